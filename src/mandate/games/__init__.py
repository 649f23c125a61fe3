"""The games, by name. Each is imported only when somebody asks for it."""

from __future__ import annotations

import importlib

from mandate.core.errors import Code, Malformed
from mandate.core.game import Game, Option

_MODULES = {
    "qin": ("mandate.games.qin.game", "QIN"),
    "great-wall": ("mandate.games.great_wall.game", "GREAT_WALL"),
}
NAMES = tuple(_MODULES)


def find(name: str) -> Game:
    """The game of that name."""
    if name not in _MODULES:
        raise Malformed(Code.UNKNOWN_GAME, game=name, known=", ".join(NAMES))
    module, attribute = _MODULES[name]
    game = getattr(importlib.import_module(module), attribute)
    assert isinstance(game, Game)
    return game


def options_of(name: str) -> tuple[Option, ...]:
    """The options of a game, without loading its rules."""
    package = _MODULES[name][0].rpartition(".")[0]
    options: tuple[Option, ...] = importlib.import_module(f"{package}.options").OPTIONS
    return options
