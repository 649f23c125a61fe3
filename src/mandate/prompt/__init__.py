"""Any game in plain text, for language models and programs that read: looks, news, rules, answers.

A look holds what a seat's view and offers hold, and nothing else. Everything here is in one language, with
the names at the table; what a game writes in its own way is its `mandate.core.prompt.Prompt`.

    >>> from mandate import prompt, qin
    >>> match = qin.new(players=2, seed=7)
    >>> teller = prompt.Teller("qin", match.state, ["Ann", "Ben"])
    >>> print(teller.look(match.state, 0).splitlines()[0])
    You are Ann, seat 1 of 2.
"""

from mandate.prompt.answers import read_choice
from mandate.prompt.looking import Teller
from mandate.prompt.news import News
from mandate.prompt.rules import Book

__all__ = ["Book", "News", "Teller", "read_choice"]
