"""Tables that are played over a network: HTTP, WebSockets, storage."""
