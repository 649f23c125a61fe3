"""Rule tests as small pictures: the board before, a placement, the board after.

    table = lay('''
        .   .   .
        R   .   V
        .   .   .
    ''')
    assert table.place("RR:b2b3") == ["1 founded red 3", "1 connected c2"]
    table.shows('''
        .   .   .
        R1  r1  V1
        .   r1  .
    ''')

The signs are those of `mandate.games.qin.views.picture`: `.` grass, `V` village, `~` water, `R Y B` printed
start spaces, `r y b` placed ones, and behind them the owner's seat, counted from 1. `^` on the first
space of a province is written only where its pagodas matter.

Below the picture, behind a row of water and out of everybody's reach, lies the *far shore*: the start
spaces that a map needs and the picture leaves out, and villages that hold the pagodas of a player who
is to have few `left`. It is not drawn.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from mandate.core.errors import Problem
from mandate.core.game import Event, Seat
from mandate.games.qin.rules import events
from mandate.games.qin.rules.board import TILE_NAMES
from mandate.games.qin.rules.provinces import provinces, village_owners
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views import position_reader
from mandate.games.qin.views.picture import cells

WHOLE = {2: 24, 3: 19, 4: 15}
COLOUR = {"R": "red", "Y": "yellow", "B": "blue"}
USUAL_HAND = ("RY", "RB", "YB")


def lay(
    picture: str,
    *,
    players: int = 2,
    mover: int = 1,
    hands: Mapping[int, str] | None = None,
    left: Mapping[int, int] | None = None,
    piles: str | None = None,
    out: Mapping[int, str] | None = None,
) -> Table:
    """A position. Seats count from 1.

    `hands` are tiles such as "RY BB" (by default three mixed tiles; the mover has what it places),
    `left` pagodas in the supplies, `piles` four lists of tiles from the bottom up or their sizes,
    `out` the resigned seats with the hands that left the game.
    """
    return Table(
        read_rows(picture), players, mover, dict(hands or {}), dict(left or {}), piles, dict(out or {})
    )


@dataclass
class Table:
    """A position that is being tried out."""

    rows: list[list[str]]
    players: int
    mover: int
    hands: dict[int, str]
    wanted: dict[int, int]
    piles: str | None
    out: dict[int, str]
    last_events: list[Event] = field(default_factory=list)  # all events of the last choice
    _state: QinState | None = None

    @property
    def state(self) -> QinState:
        if self._state is None:
            self._state = position_reader.read(self.position)
        return self._state

    # --- trying -------------------------------------------------------------------------------------

    def place(self, token: str) -> list[str]:
        """The mover's choice; what came of it, without the placing and the drawing themselves."""
        self._take_in_hand(token)
        mover = self.state.mover
        assert mover is not None, "the game is over"
        self.last_events = self.state.apply(mover, token)
        self._count_pagodas()
        return [line for event in self.last_events if (line := tell(event)) is not None]

    def resign(self, seat: int) -> list[str]:
        self.last_events = self.state.resign(Seat(seat - 1))
        self._count_pagodas()
        return [line for event in self.last_events if (line := tell(event)) is not None]

    def refuses(self, token: str, problem: str, clause: str) -> None:
        """The mover may not choose `token`, for this reason, and nothing changes."""
        self._take_in_hand(token)
        mover, before = self.state.mover, self.state.digest()
        assert mover is not None, "the game is over"
        with pytest.raises(Problem) as refusal:
            self.state.apply(mover, token)
        assert (refusal.value.code, refusal.value.clause) == (problem, clause)
        assert refusal.value.tell("en")
        assert self.state.digest() == before
        assert token.partition("/")[0] not in self.offer or "/" in token

    def _take_in_hand(self, token: str) -> None:
        if self._state is None and self.mover not in self.hands and token[:2] in TILE_NAMES:
            others = [tile for tile in USUAL_HAND if tile != token[:2]]
            self.hands[self.mover] = " ".join([token[:2], *others[:2]])

    # --- looking ------------------------------------------------------------------------------------

    @property
    def offer(self) -> list[str]:
        """What the player to move may choose."""
        return [token for decision in self.state.pending.values() for token in decision.options]

    @property
    def left(self) -> list[int]:
        """The pagodas in the supplies."""
        return self.state.supply

    @property
    def won(self) -> str:
        """How it ended: the reason and the winners' seats; empty while it continues."""
        outcome = self.state.outcome
        return "" if outcome is None else ended(outcome.reason, outcome.winners)

    def hand(self, seat: int) -> str:
        return " ".join(self.state.hand(Seat(seat - 1)))

    def shows(self, picture: str) -> None:
        """The board is as drawn. Pagodas are compared where the drawing has them."""
        wanted = read_rows(picture)
        signs = list(cells(self.state).values())
        width = len(self.rows[0])
        drawn = [signs[i * width : (i + 1) * width] for i in range(len(self.rows))]
        for row, wanted_row in zip(drawn, wanted, strict=True):
            for column, sign in enumerate(wanted_row):
                if "^" not in sign:
                    row[column] = row[column].rstrip("^")
        assert drawn == wanted, f"\n{draw_rows(drawn)}\nis not\n{draw_rows(wanted)}"

    def _count_pagodas(self) -> None:
        """No pagoda is ever lost, and while the game continues each province has what it should have."""
        state = self.state
        standing = list(state.supply)
        for province in provinces(state.board, state.g):
            if province.owner is not None:
                standing[province.owner] += province.pagodas
            if state.outcome is None and province.owner is not None and not state.resigned(province.owner):
                assert province.pagodas == (2 if province.major else 1)
        for owner in village_owners(state.board, state.g):
            if owner is not None:
                standing[owner] += 1
        assert standing == [WHOLE[self.players]] * self.players

    # --- as a position string -----------------------------------------------------------------------

    @property
    def position(self) -> str:
        rows = [*self.rows, *self._far_shore()]
        width, seats = len(self.rows[0]), range(1, self.players + 1)
        assert all(len(row) == width for row in rows), "a ragged picture"
        owners = list(_owners(rows))
        standing = {seat: sum(p for _, owner, p in owners if owner == seat) for seat in seats}
        hands = [self.hands.get(seat, "" if seat in self.out else " ".join(USUAL_HAND)) for seat in seats]
        out = [f"{seat - 1}:{hand.replace(' ', '') or '-'}" for seat, hand in self.out.items()]
        return " ".join(
            (
                "qin1",
                str(self.players),
                "/".join("".join(sign[0] for sign in row) for row in rows),
                ",".join(f"{space}={owner - 1}x{p}" for space, owner, p in owners) or "-",
                ",".join(str(WHOLE[self.players] - standing[seat]) for seat in seats),
                ",".join(hand.replace(" ", "") or "-" for hand in hands),
                self.piles or self._usual_piles(hands),
                str(self.mover - 1),
                "0",
                ",".join(out) or "-",
            )
        )

    def _usual_piles(self, hands: list[str]) -> str:
        """All the tiles that are neither in a hand nor on the board, in four piles."""
        placed = sum(sign[0] in "ryb" for row in self.rows for sign in row)
        tiles = 72 - placed // 2 - sum(len(hand.split()) for hand in [*hands, *self.out.values()])
        return ",".join(str((tiles + 3 - pile) // 4) for pile in range(4))

    def _far_shore(self) -> Iterator[list[str]]:
        printed = {sign[0] for row in self.rows for sign in row}
        pieces = [colour for colour in "RYB" if colour not in printed]
        standing = [(owner, pagodas) for _, owner, pagodas in _owners(self.rows)]
        for seat, wanted in self.wanted.items():
            spare = WHOLE[self.players] - wanted - sum(p for owner, p in standing if owner == seat)
            assert spare >= 0, f"seat {seat} has more pagodas on the board than that"
            pieces += [f"V{seat}"] * spare
        if pieces:
            yield ["~"] * len(self.rows[0])
        shift = 0
        while pieces:
            row = ["~"] * len(self.rows[0])
            for column in range(shift, len(row), 2):
                if pieces:
                    row[column] = pieces.pop(0)
            shift = 1 - shift
            yield row


def read_rows(picture: str) -> list[list[str]]:
    return [line.split() for line in textwrap.dedent(picture).strip().splitlines()]


def draw_rows(rows: list[list[str]]) -> str:
    return "\n".join("  " + "".join(f"{sign:<5}" for sign in row) for row in rows)


def _owners(rows: list[list[str]]) -> Iterator[tuple[str, int, int]]:
    """For each owned area of a drawing: its first space, its owner, its pagodas."""
    seen: set[tuple[int, int]] = set()
    for at in ((i, j) for i, row in enumerate(rows) for j in range(len(row))):
        sign = rows[at[0]][at[1]]
        if at in seen or sign[0] in ".~":
            continue
        area, queue = {at}, [at]
        while queue:
            i, j = queue.pop()
            for near in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                inside = 0 <= near[0] < len(rows) and 0 <= near[1] < len(rows[near[0]])
                if inside and near not in area and rows[near[0]][near[1]][0].lower() == sign[0].lower():
                    area.add(near)
                    queue.append(near)
        seen |= area
        marks = {rows[i][j][1:2] for i, j in area}
        assert len(marks) == 1, f"an area of two owners at {chr(97 + at[1])}{at[0] + 1}"
        if marks != {""}:
            usual = 2 if sign[0] != "V" and len(area) >= 5 else 1
            yield f"{chr(97 + at[1])}{at[0] + 1}", int(sign[1]), sign.count("^") or usual


def tell(event: Event) -> str | None:
    """An event in a few words; None for those that are in every turn."""
    facts: Any = event
    match event:
        case events.Founded() | events.Expanded() | events.BecameMajor() | events.Joined():
            return f"{facts.seat + 1} {event.kind} {COLOUR[facts.colour]} {facts.size}"
        case events.Returned():
            return f"{event.seat + 1} returned {event.pagodas}"
        case events.Connected():
            return f"{event.seat + 1} connected {event.village}"
        case events.Conquered():
            return f"{event.seat + 1} conquered {event.village} from {event.loser + 1}"
        case events.Passed() | events.Resigned():
            return f"{facts.seat + 1} {event.kind}"
        case events.Ended():
            return ended(event.reason, event.winners)
        case _:
            return None


def ended(reason: str, winners: tuple[Seat, ...]) -> str:
    return f"{reason}: {' '.join(str(winner + 1) for winner in winners)}"
