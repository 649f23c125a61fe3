"""Views as they go over a wire, written down fast: what all who look are told alike is written once.

`QinView.to_json` says what a view is; this gives the same, and the contract's checks hold the two to each
other. What is written for all is open to all; each seat gets its own hand, and what follows from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from mandate.core.game import Seat
from mandate.games.qin import kernel, survey
from mandate.games.qin.board import TILE_NAMES
from mandate.games.qin.position import FORMAT, NO_TILES
from mandate.games.qin.view import (
    HIDDEN,
    began_for,
    first_hand_of,
    history_of,
    latest_of,
    open_part,
    tiles_in,
)

if TYPE_CHECKING:
    from mandate.games.qin.state import QinState


class Open(NamedTuple):
    """What everybody is told of one moment of a game."""

    written: bytes  # the keys that are the same for all, as JSON without its last bracket
    position: tuple[str, str]  # a position string, what stands before the hands and behind them
    hands: list[str]  # each hand as those know it who do not hold it
    gone: list[str]  # the same for hands that left the game
    unseen: list[int]  # how many tiles of each kind do not lie on the board


def open_to_all(state: QinState) -> Open:
    seen, counts = open_part(state.g, None)
    head: list[int] = seen[: kernel.DECK].tolist()
    seats, mover, out = head[kernel.PLAYERS], head[kernel.MOVER], head[kernel.RESIGNED]
    supply, piles = head[kernel.SUPPLY : kernel.SUPPLY + seats], head[kernel.PILES : kernel.PILES + 4]
    chart = state.chart
    provinces, villages = chart.encoded
    outcome = state.outcome
    written = msgspec.json.encode(
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
    before = f"{FORMAT} {seats} {chart.in_position} {','.join(map(str, supply))}"
    turn = "-" if mover == kernel.NOBODY else mover
    behind = f"{','.join(map(str, piles))} {turn} {head[kernel.PLY]}"
    return Open(
        written[:-1],
        (before, behind),
        [HIDDEN * size or NO_TILES for size in counts[:seats]],
        [HIDDEN * size or NO_TILES for size in counts[survey.SEATS : survey.SEATS + seats]],
        counts[2 * survey.SEATS :],
    )


def encode_view(state: QinState, seat: Seat | None) -> bytes:
    """`state.view(seat).to_json()` as bytes."""
    told = state.open_to_all
    hand: list[str] = []
    hands, gone, unseen = told.hands, told.gone, told.unseen
    if seat is not None:
        own: list[int] = state.g[: kernel.DECK].tolist()
        hand, left = tiles_in(own, kernel.HANDS, seat), tiles_in(own, kernel.GONE, seat)
        hands, gone = [*hands], [*gone]
        hands[seat] = "".join(hand) or NO_TILES
        gone[seat] = "".join(left) or NO_TILES
        at, gone_at = kernel.HANDS + seat * kernel.KINDS, kernel.GONE + seat * kernel.KINDS
        unseen = [count - own[at + kind] - own[gone_at + kind] for kind, count in enumerate(unseen)]
    decision = state.pending.get(seat) if seat is not None else None
    before, behind = told.position
    out = ",".join([f"{s}:{tiles}" for s, tiles in enumerate(gone) if state.resigned(Seat(s))])
    mine = msgspec.json.encode(
        {
            "seat": seat,
            "decision": decision and decision.to_json(),
            "position": f"{before} {','.join(hands)} {behind} {out or '-'}",
            "began": began_for(state, seat),
            "first_hand": first_hand_of(state, seat),
            "hand": hand,
            "history": history_of(state, seat),
            "unseen": dict(zip(TILE_NAMES, unseen, strict=True)),
        }
    )
    return b"%b,%b" % (told.written, mine[1:])
