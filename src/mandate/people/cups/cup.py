"""A cup, folded from its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from mandate.people.cups import log
from mandate.people.cups.plan import CupPlan

POINT = 12  # a whole point: shares of it at tables of two, three and four seats are whole numbers

CupStatus: TypeAlias = Literal["open", "running", "ended"]


@dataclass(slots=True)
class Entrant:
    """A guest in a cup."""

    guest: str
    since: int
    missed: int = 0  # rounds before a late entry
    active: bool = True
    byes: int = 0
    free_since: int = 0  # when they entered, or their last game ended


@dataclass(slots=True)
class CupGame:
    """A game of a cup; `ranks` once it is decided."""

    round: int
    table: str
    link: str
    seats: list[str]
    at: int
    ranks: list[int] | None = None
    forfeits: list[int] = field(default_factory=list)

    def share(self, guest: str) -> int:
        """What a player gets of a point, in parts of `POINT`: for every other one beaten, half for a tie."""
        assert self.ranks is not None
        own = self.seats.index(guest)
        if own in self.forfeits:
            return 0
        others = [rank for seat, rank in enumerate(self.ranks) if seat != own]
        halves = sum(2 * (rank > self.ranks[own]) + (rank == self.ranks[own]) for rank in others)
        return halves * POINT // (2 * len(others))


class Cup:
    """All that is known of a cup. Only `add` changes it."""

    def __init__(self, name: str, lines: Iterable[log.AnyLine]) -> None:
        self.name = name
        self.lines = 0
        self.entrants: dict[str, Entrant] = {}  # in the order of entry
        self.games: dict[str, CupGame] = {}  # by table
        self.rounds: list[log.Paired] = []
        self.ended: log.Ended | None = None
        self.changed = 0
        for line in lines:
            self.add(line)

    created: log.Created

    @property
    def plan(self) -> CupPlan:
        return self.created.plan

    @property
    def status(self) -> CupStatus:
        if self.ended is not None:
            return "ended"
        return "running" if self.rounds else "open"

    @property
    def active(self) -> list[Entrant]:
        return [entrant for entrant in self.entrants.values() if entrant.active]

    @property
    def running(self) -> list[CupGame]:
        return [game for game in self.games.values() if game.ranks is None]

    def games_of(self, guest: str) -> Iterator[CupGame]:
        return (game for game in self.games.values() if guest in game.seats)

    def is_shown(self, game: CupGame) -> bool:
        """Whether all may see a game: with one deal for a round, once the whole round is over."""
        return not self.plan.duplicate or all(
            other.ranks is not None for other in self.games.values() if other.round == game.round
        )

    def deal_of(self, game: CupGame) -> log.Paired:
        return self.rounds[game.round - 1]

    # --- folding ------------------------------------------------------------------------------------

    def add(self, line: log.AnyLine) -> None:
        self.lines += 1
        self.changed = line.at
        match line:
            case log.Created():
                self.created = line
            case log.Entered(guest=guest, at=at, missed=missed):
                entrant = self.entrants.setdefault(guest, Entrant(guest, at, missed))
                entrant.active, entrant.free_since = True, at
            case log.Withdrawn(guest=guest):
                if self.rounds:
                    self.entrants[guest].active = False
                else:
                    del self.entrants[guest]
            case log.Paired():
                self.rounds.append(line)
                for pairing in line.games:
                    table, link, seats = pairing.table, pairing.link, pairing.seats
                    self.games[table] = CupGame(line.number, table, link, seats, line.at)
                for guest in line.byes:
                    self.entrants[guest].byes += 1
            case log.Finished(table=table, ranks=ranks):
                self._decide(table, ranks, line.at)
            case log.Forfeited(table=table, seats=absent):
                game = self.games[table]
                game.forfeits = absent
                self._decide(table, [2 if seat in absent else 1 for seat in range(len(game.seats))], line.at)
            case log.Ended():
                self.ended = line

    def _decide(self, table: str, ranks: list[int], at: int) -> None:
        self.games[table].ranks = ranks
        for guest in self.games[table].seats:
            self.entrants[guest].free_since = at
