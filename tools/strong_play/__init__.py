"""The page on strong play in Qin: its games, what is counted in them, its tables and pictures."""
