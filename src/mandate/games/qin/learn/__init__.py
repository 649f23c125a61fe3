"""Learning what positions of Qin are worth, from games of the search with itself; see `loop`."""
