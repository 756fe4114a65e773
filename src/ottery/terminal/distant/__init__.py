"""Playing at a server's table from this terminal: what is shown comes over its socket, what is decided goes back."""
