"""Thousands of games at once, as arrays. See docs/envs.md."""
