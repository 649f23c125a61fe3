"""The bot ladder: programs paired continuously on the same deals, as a fold over its own log."""
