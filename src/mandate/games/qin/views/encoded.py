"""Views encoded fast for the wire: the part that is the same for all viewers is encoded once.

`QinView.to_json` defines a view; this gives the same result, and the contract's checks compare the two.
The shared part is public; each seat gets its own hand, and what follows from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from mandate.core.game import Seat
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES
from mandate.games.qin.views import survey
from mandate.games.qin.views.position import FORMAT
from mandate.games.qin.views.view import (
    HIDDEN,
    NO_TILES,
    began_for,
    first_hand_of,
    latest_of,
    open_part,
    tiles_in,
)

if TYPE_CHECKING:
    from mandate.games.qin.rules.state import QinState


_encode = msgspec.json.Encoder().encode


class Open(NamedTuple):
    """What is public at one moment of a game."""

    written: bytes  # the keys that are the same for all, as JSON without its last bracket
    position: tuple[str, str]  # a position string, what stands before the hands and behind them
    hands: list[str]  # each hand as those know it who do not hold it
    gone: dict[int, str]  # the same for hands that left the game
    unseen: list[int]  # how many tiles of each kind do not lie on the board


def open_to_all(state: QinState) -> Open:
    seen, counts = open_part(state.g, None)
    head: list[int] = seen[: kernel.DECK].tolist()
    seats, mover, out = head[kernel.PLAYERS], head[kernel.MOVER], head[kernel.RESIGNED]
    supply, piles = head[kernel.SUPPLY : kernel.SUPPLY + seats], head[kernel.PILES : kernel.PILES + 4]
    provinces, villages, in_position = state.chart.encode()
    outcome = state.outcome
    written = _encode(
        {
            "game": "qin",
            "options": state.start.written,
            "pending": [*state.pending],
            "outcome": outcome.to_json() if outcome else None,
            "hand_sizes": counts[:seats],
            "piles": piles,
            "supply": supply,
            "provinces": msgspec.Raw(provinces),
            "villages": msgspec.Raw(villages),
            "resigned": [seat for seat in range(seats) if out >> seat & 1] if out else [],
            "latest": latest_of(state.public_history),
        }
    )
    before = f"{FORMAT} {seats} {in_position} {','.join(map(str, supply))}"
    turn = "-" if mover == kernel.NO_ONE else mover
    behind = f"{','.join(map(str, piles))} {turn} {head[kernel.PLY]}"
    return Open(
        written[:-1],
        (before, behind),
        [HIDDEN * size or NO_TILES for size in counts[:seats]],
        {
            seat: HIDDEN * counts[survey.SEATS + seat] or NO_TILES
            for seat in (range(seats) if out else ())
            if out >> seat & 1
        },
        counts[2 * survey.SEATS :],
    )


def encode_view(state: QinState, seat: Seat | None) -> bytes:
    """`state.view(seat).to_json()` as bytes."""
    shared = state.open_to_all
    hands, gone, unseen = shared.hands, shared.gone, shared.unseen
    hand: list[str] = []
    decision = None
    if seat is not None:
        decision = state.pending.get(seat)
        own: list[int] = state.g[: kernel.DECK].tolist()
        hand = tiles_in(own, kernel.HANDS, seat)
        hands = [*hands]
        hands[seat] = "".join(hand) or NO_TILES
        tables = (kernel.HANDS, kernel.GONE) if seat in gone else (kernel.HANDS,)
        for table in tables:
            at = table + seat * kernel.KINDS
            unseen = [*map(int.__sub__, unseen, own[at : at + kernel.KINDS])]
        if seat in gone:
            gone = {**gone, seat: "".join(tiles_in(own, kernel.GONE, seat)) or NO_TILES}
    before, behind = shared.position
    out = ",".join([f"{left}:{tiles}" for left, tiles in gone.items()]) or "-"
    mine = _encode(
        {
            "seat": seat,
            "decision": decision and decision.to_json(),
            "position": f"{before} {','.join(hands)} {behind} {out}",
            "began": began_for(state, seat),
            "first_hand": first_hand_of(state, seat),
            "hand": hand,
            "unseen": dict(zip(TILE_NAMES, unseen, strict=True)),
        }
    )
    return b"%b,%b" % (shared.written, mine[1:])
