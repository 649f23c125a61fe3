"""Qin on the terminal: its board, its full screen, its words."""
