"""The games available here, with their options and computer players."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import msgspec

from mandate import games
from mandate.core.errors import Malformed
from mandate.games.registry import Measured
from mandate.players import names_for
from mandate.players.invited import invited_for

logger = logging.getLogger(__name__)


class OptionInfo(msgspec.Struct):
    name: str
    default: Any
    least: int | None
    most: int | None
    choices: list[Any]
    about: str  # the message that describes its effect for the chosen `value`, or empty


class GameInfo(msgspec.Struct):
    id: str
    rules: str
    options: list[OptionInfo]
    bots: list[str]
    agents: list[str]  # the bots that the operator of this server has invited
    strength: dict[str, Measured]  # of the bots whose strength was measured
    levels: list[str]  # the opponents for people, the weakest first
    figures: dict[str, list[Measured]]  # all measurements of them
    rated: bool  # whether its games can be rated


def offered() -> Iterator[GameInfo]:
    """Yield all games; skip one whose package is broken or missing."""
    for name in games.names():
        try:
            game = games.find(name)
        except Malformed as problem:
            logger.warning("game cannot be used", extra={"game": name, "why": problem.facts})
            continue
        options = [
            OptionInfo(o.name, o.default, o.least, o.most, list(o.choices), o.about) for o in game.options
        ]
        brought = games.registration(name)
        yield GameInfo(
            name,
            game.rules_version,
            options,
            bots=list(names_for(name)),
            agents=list(invited_for(name)),
            strength=dict(brought.measured),
            levels=list(brought.levels),
            figures={level: list(figures) for level, figures in brought.figures.items()},
            rated=bool(brought.ratings),
        )
