"""The terminal kit: what playing any game at a terminal has in common. It knows no game."""
