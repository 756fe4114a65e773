"""The widgets that the screens are put together from."""
