"""`python -m tests.soak`: thousands of games of The Great Wall, every piece counted at every step.

A game is named by its number alone: that gives the seats, who sits there, and the seed.
"""
