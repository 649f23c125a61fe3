"""The standings of a cup: points, then tie-breaks with names, then a shared place."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mandate.people.cups.cup import POINT, Cup
from mandate.people.cups.plan import CupKind

WEEK_MS = 7 * 86_400_000
FIRST_MONDAY_MS = 4 * 86_400_000  # 1970-01-05

# buchholz: the points of all opponents. sonneborn: the points of those beaten, half of those tied with.
# wins: games won. share: points for each game, in parts of a thousand.
TieBreak: TypeAlias = Literal["buchholz", "sonneborn", "wins", "share"]

TIE_BREAKS: dict[CupKind, tuple[TieBreak, ...]] = {
    "mini": ("sonneborn", "wins"),
    "swiss": ("buchholz", "sonneborn", "wins"),
    "arena": ("wins", "share"),
}


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place; equal places are shared. Points and tie-breaks are in parts of `POINT`."""

    rank: int
    guest: str
    points: int
    ties: tuple[int, ...]
    played: int


def points_of(cup: Cup) -> dict[str, int]:
    """The points of every entrant: games, byes, and half a point for each round before a late entry."""
    points = {
        guest: entrant.byes * POINT + entrant.missed * POINT // 2 for guest, entrant in cup.entrants.items()
    }
    for game in cup.games.values():
        if game.ranks is not None:
            for guest in game.seats:
                points[guest] += game.share(guest)
    return points


def standings(cup: Cup) -> list[Place]:
    """All entrants, the best first; where all is equal, in the order of entry."""
    points = points_of(cup)
    found = []
    for guest in cup.entrants:
        ties = tuple(_measure(name, cup, guest, points) for name in TIE_BREAKS[cup.plan.kind])
        played = sum(game.ranks is not None for game in cup.games_of(guest))
        found.append((points[guest], ties, guest, played))
    merits = [each[:2] for each in found]
    places = [
        Place(1 + sum(merit > (own, ties) for merit in merits), guest, own, ties, played)
        for own, ties, guest, played in found
    ]
    return sorted(places, key=lambda place: place.rank)


@dataclass(frozen=True, slots=True)
class WeekPlace:
    """A member's place in a club's week, over all cups that began in it."""

    rank: int
    guest: str
    points: int
    played: int
    cups: int


def weeks(cups: Iterable[Cup], most: int) -> list[tuple[int, list[WeekPlace]]]:
    """A table for each of the last weeks in which a cup began, by when the week began, the latest first."""
    begun: dict[int, list[Cup]] = defaultdict(list)
    for cup in cups:
        if cup.rounds:
            begun[week_of(cup.rounds[0].at)].append(cup)
    return [(week, _week(begun[week])) for week in sorted(begun, reverse=True)[:most]]


def week_of(moment: int) -> int:
    """When the week of a moment began: Monday, 0:00 UTC."""
    return moment - (moment - FIRST_MONDAY_MS) % WEEK_MS


def _week(cups: Iterable[Cup]) -> list[WeekPlace]:
    points: Counter[str] = Counter()
    played: Counter[str] = Counter()
    entered: Counter[str] = Counter()
    for cup in cups:
        for place in standings(cup):
            points[place.guest] += place.points
            played[place.guest] += place.played
            entered[place.guest] += 1
    places = [
        WeekPlace(
            1 + sum(other > points[guest] for other in points.values()),
            guest,
            points[guest],
            played[guest],
            each,
        )
        for guest, each in entered.items()
    ]
    return sorted(places, key=lambda place: (place.rank, place.played))


def _measure(name: TieBreak, cup: Cup, guest: str, points: dict[str, int]) -> int:
    total, wins, shares, played = 0, 0, 0, 0
    for game in cup.games_of(guest):
        if game.ranks is None:
            continue
        own, played, shares = game.ranks[game.seats.index(guest)], played + 1, shares + game.share(guest)
        wins += game.share(guest) == POINT
        for other, rank in zip(game.seats, game.ranks, strict=True):
            if other == guest:
                continue
            halves = 2 if name == "buchholz" else 2 * (rank > own) + (rank == own)
            total += points[other] * halves // 2
    if name == "wins":
        return wins * POINT
    if name == "share":
        return shares * 1000 // played if played else 0
    return total
