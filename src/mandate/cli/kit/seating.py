"""Who sits where: persons and opponents, with their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mandate.cli.kit.trouble import Trouble
from mandate.core.game import Seat
from mandate.core.text import can_be_seen, tidy

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PERSON = "person"
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Seating:
    """The name and kind of each seat: a person, or the name of a computer player."""

    kinds: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def persons(self) -> list[Seat]:
        return [Seat(seat) for seat, kind in enumerate(self.kinds) if kind == PERSON]

    @property
    def opponents(self) -> list[str]:
        """The computer players, by name."""
        return [kind for kind in self.kinds if kind != PERSON]


def kinds_for(
    game: str, players: int, opponents: Sequence[str], *, hot_seat: bool, default: str
) -> tuple[str, ...]:
    """The kind of each seat: persons first, then opponents."""
    from mandate.players import find, full_name

    for opponent in opponents:
        find(opponent, game=game)  # raises for an unknown player
    opponents = [full_name(opponent, game=game) for opponent in opponents]
    if hot_seat:
        if len(opponents) > players - 1:
            raise Trouble("play-trouble-opponents", given=len(opponents), seats=players - 1)
        return (PERSON,) * (players - len(opponents)) + tuple(opponents)
    others = list(opponents) or ([default] if players > 1 else [])
    if len(others) == 1 and players > 1:
        others *= players - 1
    if len(others) != players - 1:
        raise Trouble("play-trouble-opponents", given=len(others), seats=players - 1)
    return (PERSON, *others)


def seat_all(
    kinds: Sequence[str], given: Sequence[str], default: Callable[[Sequence[str], int], str]
) -> Seating:
    """The seating with a name for each seat: the given name, else the default."""
    if len(given) > len(kinds):
        raise Trouble("play-trouble-names", given=len(given), seats=len(kinds))
    names = [_clean(name) for name in given]
    names += [default(kinds, seat) for seat in range(len(names), len(kinds))]
    return Seating(tuple(kinds), tuple(names))


def opponent_name(kinds: Sequence[str], seat: int, language: str) -> str:
    """A computer player's name, distinct from others of its kind."""
    from mandate.players import label
    from mandate.players.external import is_bot

    kind = kinds[seat]
    name = short_name(kind) if is_bot(kind) else label(kind, language)
    return name if kinds.count(kind) == 1 else f"{name} {seat + 1}"


def short_name(kind: str) -> str:
    """An opponent's name, short enough for a screen."""
    from mandate.players.external import file_of, is_bot

    return _clean(file_of(kind)) if is_bot(kind) else kind


def _clean(name: str) -> str:
    """The name made safe for the screen: printable, on one line, not too long."""
    short = tidy(name)[:LONGEST_NAME].strip()
    if not can_be_seen(short):
        raise Trouble("play-trouble-empty-name")
    return short
