"""Many games at once: what happens over thousands of them, and how fast."""
