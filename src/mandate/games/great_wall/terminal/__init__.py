"""The Great Wall at the terminal: a dashboard, and every decision numbered and in words.

`play.py` is the door; everything here reads views, never a state, and asks the engine for its numbers.
"""
