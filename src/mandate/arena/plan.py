"""A plan: everything that defines what is played. Two runs of one plan play the same games."""

from __future__ import annotations

import functools
import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from mandate import __version__, games
from mandate.core.game import Json
from mandate.players import find
from mandate.players.external import PREFIX, file_of, is_bot

FORMAT = "mandate-arena-1"
ANSWER_S = 5.0  # a bot's time for one answer


class Seating(StrEnum):
    """In which seats a deal is played."""

    ALL = "all"  # by every table, once in each seating
    NAMED = "named"  # once: there is a player for each seat
    TURNING = "turning"  # once, the players of the seats before moved on by one seat


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what. How many games of it are played is not part of it: a run can be made longer."""

    format: str = FORMAT
    mandate: str
    game: str
    rules: str
    players: list[str]
    options: list[Json]  # one setting of the game for each deal, in turn
    together: bool  # whether all seats win or lose together, so that each player fills a table alone
    mixed: bool  # whether they share tables all the same
    seed: str
    seconds: float  # that a bot has for one answer
    until_decided: bool
    seating: Seating = Seating.ALL
    part: str = ""  # of a run that has several

    @property
    def seats(self) -> int:
        """How many sit at each table."""
        return _seats(self.game, msgspec.json.encode(self.options[0]))

    @property
    def labels(self) -> list[str]:
        """The players' names; of a program only its file's name, if that is enough to identify it.

        If a player meets itself, each name gets a number.
        """
        short = {name: _short_name(name) for name in self.players}
        alike = Counter(short.values())
        names = [short[name] if alike[short[name]] == 1 else name for name in self.players]
        often = Counter(names)
        met: Counter[str] = Counter()
        labels = []
        for name in names:
            met[name] += 1
            labels.append(name if often[name] == 1 else f"{name}#{met[name]}")
        return labels

    def digest(self) -> str:
        """A hash over the whole plan, for its results to be known by."""
        return digest_of(msgspec.to_builtins(self))


@functools.lru_cache(maxsize=64)  # a game may be dealt to find it out, and every deal asks
def _seats(game: str, options: bytes) -> int:
    return games.find(game).seats(msgspec.json.decode(options))


def digest_of(plan: Json) -> str:
    """A hash over a plan as JSON values: its own keys in their order, those within sorted."""
    encode = msgspec.json.encode
    parts = (encode(key) + b":" + encode(value, order="deterministic") for key, value in plan.items())
    return hashlib.sha256(b"{" + b",".join(parts) + b"}").hexdigest()[:16]


def _short_name(name: str) -> str:
    return PREFIX + file_of(name) if is_bot(name) else name


def make_plan(
    game: str,
    players: Sequence[str],
    options: Sequence[Mapping[str, Any]],
    *,
    seed: str,
    seconds: float = ANSWER_S,
    until_decided: bool = False,
    mixed: bool = False,
    seating: Seating = Seating.ALL,
    part: str = "",
) -> Plan:
    """The plan, with every option and every player's name checked; no bot is started for that."""
    rules = games.find(game)
    settings = [rules.configure(chosen) for chosen in options]
    for player in dict.fromkeys(players):
        find(player, game=game)
    return Plan(
        mandate=__version__,
        game=rules.id,
        rules=rules.rules_version,
        players=list(players),
        options=settings,
        together=rules.together(settings[0]),
        mixed=mixed,
        seed=seed,
        seconds=float(seconds),
        until_decided=until_decided,
        seating=seating,
        part=part,
    )
