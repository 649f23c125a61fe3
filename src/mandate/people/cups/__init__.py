"""Cups as pure data: a cup is a fold over its own log. No server, no clock."""
