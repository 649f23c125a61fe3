"""Matchmaking as pure data: wishes, who meets whom, and a simulation of it. No clock, no database."""
