"""Drawing with character cells; nothing here knows a game or the screen it is shown on."""
