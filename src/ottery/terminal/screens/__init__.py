"""The screens of the full-screen client."""
