"""The compiled part of the search, in a folder of its own: an edit elsewhere keeps the machine code."""
