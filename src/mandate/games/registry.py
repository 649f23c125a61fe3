"""One game, one object: everything that the rooms need to know of a game stands in its `Registration`.

    REGISTRATION = Registration(id="nim", rules="nim.rules:NIM", words="nim.words")

Its parts are places, `module:attribute`, imported where they are needed. So a command line that only lists
games loads none of them, and a game may name its players and its screens though its own room may not import
theirs. A package of its own names its `Registration` as an entry point in the group `mandate.games`; see
docs/add-a-game.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mandate.core.errors import Code, Malformed
from mandate.core.game import Game, Option
from mandate.core.packages import Place, load, reason_of

GROUP = "mandate.games"
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def is_id(name: str) -> bool:
    """Whether a game or a player may have this name: small letters, digits and single hyphens.

    Examples:
        >>> is_id("tea-caravan"), is_id("Tea Caravan")
        (True, False)
    """
    return _ID.fullmatch(name) is not None


@dataclass(frozen=True, slots=True)
class Measured:
    """One against one or more of the same kind, every deal from each seat; shared wins count in parts."""

    against: str  # the name of a player
    percent: float  # of the wins
    games: int
    others: int = 1  # how many of them it met at a time
    low: float | None = None  # the interval of 95 % over deals
    high: float | None = None


@dataclass(frozen=True, slots=True)
class PlayerEntry:
    """A computer player: its name, and what makes one from a seed.

    With `takes_argument` its name may carry one, as in `search:500`: it is made from the whole name, what
    follows the colon (or None) and the seed. A `reference` is kept to measure others against: it plays when
    called by its name, and is not offered as an opponent.
    """

    name: str
    make: Place
    takes_argument: bool = False
    measured: Measured | None = None  # how strong it was found to be
    also: tuple[Measured, ...] = ()  # and at other tables
    reference: bool = False
    slow: bool = False  # whether it keeps a person waiting where kernels are not compiled
    games: tuple[str, ...] = ()  # of a player from a package of its own: those that it knows; none means any
    words: str = ""  # the same: the package with its name and temper, a folder for each language

    def __post_init__(self) -> None:
        if not is_id(self.name):
            raise ValueError(f"{self.name!r} is no name for a player")


@dataclass(frozen=True, slots=True)
class Adviser:
    """Who advises people: the name of the player, and `(view, decision) -> Advice`."""

    player: str
    think: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Registration:
    """What a game brings. Only the rules are needed: for everything else there is something plain."""

    id: str
    rules: Place  # a `Game`, which also says what a series of it is
    options: Place = ""  # its options, where they can be had without loading the rules
    words: str = (
        ""  # a package with a folder of Fluent files for each language; empty: they are in `mandate.lang`
    )
    players: tuple[PlayerEntry, ...] = ()  # beside those that play any game
    levels: tuple[str, ...] = ()  # those of them that are opponents for people, the weakest first
    adviser: Adviser | None = None
    review: Place = ""  # a `Judge`, who says of a finished game what each choice was worth
    luck: Place = (
        ""  # a `LuckEvaluator`, who says what chance was worth; empty: results are not adjusted for it
    )
    benchmarks: Place = ""  # `Suite`s, on which players are measured against its levels; empty: a plain one
    puzzles: Place = ""  # a `Maker`, who finds positions with one clearly best choice
    ratings: Place = ""  # `Ratings`: its scales, with the levels as fixed points; empty: it is not rated
    weekly: Place = ""  # a `Weekly`: what is played on the deal of the week; empty: it has none
    draft: Place = ""  # a `Drafter`, which reads made-up positions
    traits: Place = ""  # `Traits`: how seats stand and what is hidden, for a report on its properties
    prompt: Place = ""  # a `Prompt`, which writes it as plain text; empty: the one that fits any game
    warm_up: Place = ""  # a function that uses everything which must be compiled
    terminal: Place = ""  # a `Drawing` for the terminal; empty: the plain one
    commands: Mapping[str, str] = field(default_factory=dict)  # verbs of `mandate`: the module of each
    reports: Mapping[str, str] = field(default_factory=dict)  # subjects of `mandate report`: likewise
    kind: Place = ""  # a `Kind`: the game as arrays, for every library of environments
    envs: str = ""  # the module with its environments for PettingZoo and Gymnasium
    vector_env: Place = ""  # Gymnasium's vector environment, where the game has one of its own
    openspiel: str = ""  # the module that registers it with OpenSpiel
    device: tuple[str, ...] = ()  # packages, or `package:file`, with which a browser plays it by itself

    def __post_init__(self) -> None:
        if not is_id(self.id):
            raise ValueError(f"{self.id!r} is no id for a game")

    def part(self, name: str) -> Any:
        """A part by the name of its field; None where the game has none."""
        place = getattr(self, name)
        return self.load(place) if place else None

    def load(self, place: Place) -> Any:
        """What stands at a place of this game; one sentence where its code cannot be used."""
        try:
            return load(place)
        except Exception as error:  # whatever a stranger's module does when it is imported
            raise Malformed(Code.BROKEN_GAME, game=self.id, part=place, reason=reason_of(error)) from error

    def game(self) -> Game:
        """The rules."""
        rules = self.part("rules")
        if not isinstance(rules, Game) or rules.id != self.id:
            reason = f"no Game with the id {self.id}"
            raise Malformed(Code.BROKEN_GAME, game=self.id, part=self.rules, reason=reason)
        return rules

    def game_options(self) -> tuple[Option, ...]:
        """The options of the game; where that is possible, without loading its rules."""
        options: Any = self.part("options") if self.options else self.game().options
        if not isinstance(options, tuple) or not all(isinstance(option, Option) for option in options):
            part, reason = self.options or f"{self.rules}.options", "no tuple of Options"
            raise Malformed(Code.BROKEN_GAME, game=self.id, part=part, reason=reason)
        return options

    @property
    def measured(self) -> Mapping[str, Measured]:
        """The players whose strength is known."""
        return {player.name: player.measured for player in self.players if player.measured is not None}

    @property
    def figures(self) -> Mapping[str, tuple[Measured, ...]]:
        """All that was measured of each of them, the plainest first."""
        return {each.name: (each.measured, *each.also) for each in self.players if each.measured is not None}
