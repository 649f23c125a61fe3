"""The games, by name: those of this package, then those that other packages bring.

Each is imported only on use; what a game consists of stands in its `Registration`.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping

from mandate import lang
from mandate.core.draft import Drafter
from mandate.core.errors import Code, Malformed
from mandate.core.game import Game, Option
from mandate.core.packages import broken_package, brought, reason_of
from mandate.games.great_wall.registration import GREAT_WALL
from mandate.games.qin.registration import QIN
from mandate.games.registry import GROUP, Registration
from mandate.lang.text import text

OF_THE_HOUSE = (QIN, GREAT_WALL)
DEFAULT = OF_THE_HOUSE[0].id  # the game if none is named


def names() -> tuple[str, ...]:
    """Every game that can be played here."""
    return tuple(_shelf()[0])


def registration(name: str) -> Registration:
    """Everything that a game of that name brings."""
    shelf = _shelf()[0]
    if name not in shelf:
        raise Malformed(Code.UNKNOWN_GAME, game=name, known=", ".join(shelf))
    return shelf[name]


def find(name: str) -> Game:
    """The rules of the game of that name."""
    return registration(name).game()


def options_of(name: str) -> tuple[Option, ...]:
    """The options of a game; where that is possible, without loading its rules."""
    return registration(name).game_options()


def drafter(name: str) -> Drafter:
    """The reader of made-up positions of that game; refused if it has none."""
    maker: Drafter | None = registration(name).part("draft")
    if maker is None:
        raise Malformed(Code.NO_DRAFTS, game=text(f"{name}-name"))
    return maker


def broken() -> tuple[Malformed, ...]:
    """What other packages brought and cannot be used, a sentence each."""
    return _shelf()[1]


@functools.cache
def _shelf() -> tuple[Mapping[str, Registration], tuple[Malformed, ...]]:
    shelf = {each.id: each for each in OF_THE_HOUSE}
    registrations, problems = brought(GROUP, Registration)
    for package, each in registrations:
        try:
            if each.id in shelf:
                raise ValueError(f"another game is called {each.id}")  # reported like the others
            if each.words:
                lang.bring(each.id, each.words)
            if not lang.knows("en", f"{each.id}-name"):
                raise ValueError(f"no message {each.id}-name")
        except Exception as error:  # words that cannot be read
            problems.append(broken_package(package, each.id, reason_of(error)))
        else:
            shelf[each.id] = each
    return shelf, tuple(problems)
