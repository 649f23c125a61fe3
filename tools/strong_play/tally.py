"""What one game of Qin comes to, for figures: who did what how often, and how the pagodas went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from mandate.core.game import Event, Json, Seat
from mandate.core.replay import replay
from mandate.games.qin.rules import events
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.state import QinState
from tools.strong_play.games import Kept

DOUBLES = {"RR", "YY", "BB"}


@dataclass
class Side:
    """What a seat did and what was done to it."""

    founded: int = 0
    majors: int = 0  # second pagodas by growing to five
    joined: int = 0  # joinings that it won
    connected: int = 0  # empty villages taken
    conquered: int = 0  # villages taken from others
    sent_home: int = 0  # pagodas of others that its joinings and conquests sent back
    lost: int = 0  # own pagodas that others' joinings and conquests sent back
    doubles: int = 0  # double tiles dealt to it and drawn
    villages: int = 0  # held at the end …
    provinces: int = 0
    major_provinces: int = 0


@dataclass
class Placement:
    """One turn: who, what, and what it brought its mover."""

    seat: int
    token: str
    spaces: tuple[str, str]
    founded: int
    connected: int
    brought: int  # pagodas of the mover, set less sent home
    could_double: bool  # whether a double tile was in hand
    supply: tuple[int, ...]  # of every seat, after it

    @property
    def is_double(self) -> bool:
        return self.token[:2] in DOUBLES


@dataclass
class Tally:
    """A whole game."""

    part: str
    deal: int
    board: str
    winners: tuple[int, ...]
    reason: str
    begun_with: int  # pagodas of each seat
    sides: list[Side]
    turns: list[Placement] = field(default_factory=list)
    seized: list[tuple[int, str]] = field(default_factory=list)  # turn and village, in their order
    review: Json | None = None

    @property
    def players(self) -> int:
        return len(self.sides)

    def won(self, seat: int) -> float:
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def leader(self, turn: int) -> int | None:
        """Who has fewest pagodas left after so many placements; None where several have."""
        supply = self.turns[turn - 1].supply
        least = min(supply)
        return supply.index(least) if supply.count(least) == 1 else None


def tally(kept: Kept) -> Tally:
    """Play a record again and count."""
    found: Tally | None = None
    for entry, state, happened in replay(QIN, kept.record):
        assert isinstance(state, QinState)
        if entry is None:
            sides = [Side(doubles=_doubles(state.hand(Seat(seat)))) for seat in range(state.seats)]
            found = Tally(
                kept.part, kept.deal, state.board.name, (), "", state.supply[0], sides, review=kept.review
            )
            before = Before.of(state)
            continue
        assert found is not None
        if entry.choice != PASS:
            _count(found, int(entry.seat), entry.choice, happened, tuple(state.supply), before)
        before = Before.of(state)
    assert found is not None
    assert isinstance(state, QinState)
    outcome = state.outcome
    assert outcome is not None
    found.winners, found.reason = tuple(map(int, outcome.winners)), outcome.reason
    for owner in state.chart.village_owners:
        if owner is not None:
            found.sides[owner].villages += 1
    for province in state.chart.provinces:
        if province.owner is not None:
            found.sides[province.owner].provinces += 1
            found.sides[province.owner].major_provinces += province.major
    return found


@dataclass(frozen=True)
class Before:
    """How a state was before the next choice."""

    supply: list[int]
    doubles: list[int]  # in each hand

    @classmethod
    def of(cls, state: QinState) -> Before:
        hands = [state.hand(Seat(seat)) for seat in range(state.seats)]
        return cls(list(state.supply), [_doubles(hand) for hand in hands])


def _doubles(tiles: Sequence[str]) -> int:
    return sum(tile in DOUBLES for tile in tiles)


def _count(
    found: Tally, mover: int, token: str, happened: Sequence[Event], supply: tuple[int, ...], before: Before
) -> None:
    sides, number = found.sides, len(found.turns) + 1
    joined = {event.colour: event.seat for event in happened if isinstance(event, events.Joined)}
    counted: Counter[str] = Counter()
    [spaces] = [event.spaces for event in happened if isinstance(event, events.Placed)]
    for event in happened:
        if isinstance(event, events.Founded):
            sides[event.seat].founded += 1
            counted["founded"] += 1
        elif isinstance(event, events.BecameMajor):
            sides[event.seat].majors += 1
        elif isinstance(event, events.Joined):
            sides[event.seat].joined += 1
        elif isinstance(event, events.Returned):
            winner = joined.get(event.colour, event.seat)
            if winner != event.seat:
                sides[winner].sent_home += event.pagodas
                sides[event.seat].lost += event.pagodas
        elif isinstance(event, events.Connected):
            sides[event.seat].connected += 1
            counted["connected"] += event.seat == mover
            found.seized.append((number, event.village))
        elif isinstance(event, events.Conquered):
            sides[event.seat].conquered += 1
            sides[event.seat].sent_home += 1
            sides[event.loser].lost += 1
        elif isinstance(event, events.Drew) and event.tile is not None:
            sides[event.seat].doubles += event.tile in DOUBLES
    brought = before.supply[mover] - supply[mover]
    found.turns.append(
        Placement(
            mover,
            token.partition("/")[0],
            spaces,
            counted["founded"],
            counted["connected"],
            brought,
            before.doubles[mover] > 0,
            supply,
        )
    )
