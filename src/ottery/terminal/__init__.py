"""The terminal client: a full-screen table and a line-by-line one, over the same session. No rules in here."""
