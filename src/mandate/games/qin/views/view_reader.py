"""Decode a view from its JSON, for screens and programs at the other end of a wire.

It holds no more than the view does: hidden tiles are zeros, as in every view.
"""

from __future__ import annotations

from dataclasses import replace

from mandate.core.game import Decision, Json, Outcome, Seat
from mandate.games.qin.rules import board as boards
from mandate.games.qin.rules.board import TILE_NAMES
from mandate.games.qin.rules.provinces import chart_of
from mandate.games.qin.views import position, position_reader
from mandate.games.qin.views.view import QinView, open_array


def read_view(stored: Json) -> QinView:
    """The reverse of `QinView.to_json`, which leaves out the past: history is sent once, as news."""
    seat = None if stored["seat"] is None else Seat(stored["seat"])
    # The position has `??` for what this seat does not know; whatever is filled in there is removed again.
    filled = position_reader.read(stored["position"]).g
    drawn = stored["options"]["board"]
    board = boards.from_rows(drawn["name"], tuple(drawn["rows"]))
    asked, outcome = stored["decision"], stored["outcome"]
    return QinView(
        seat=seat,
        decision=None
        if asked is None or seat is None
        else Decision(seat, asked["number"], asked["kind"], asked["options"]),
        pending=tuple(Seat(number) for number in stored["pending"]),
        outcome=None if outcome is None else _outcome(outcome, stored["supply"]),
        options=stored["options"],
        board=board,
        g=open_array(filled, seat),
        chart=chart_of(board, filled),
        began=stored["began"],
        first_hand=tuple(stored["first_hand"]),
        hand_sizes=tuple(stored["hand_sizes"]),
        gone_sizes=_gone_sizes(stored),
        history=(),
        unseen=tuple(stored["unseen"][name] for name in TILE_NAMES),
        latest=tuple((Seat(by), choice) for by, choice in stored["latest"]),
    )


def _outcome(stored: Json, supply: list[int]) -> Outcome:
    winners = tuple(Seat(winner) for winner in stored["winners"])
    return Outcome(winners, stored["reason"], tuple(supply))


def _gone_sizes(stored: Json) -> tuple[int, ...]:
    """How many tiles left the game with each seat that resigned."""
    sizes = [0] * len(stored["hand_sizes"])
    out = stored["position"].split()[-1]
    for entry in [] if out == "-" else out.split(","):
        seat, _, tiles = entry.partition(":")
        sizes[int(seat)] = len(position.split_tiles(tiles))
    return tuple(sizes)


def from_outside(view: QinView) -> QinView:
    """The view without its seat's secrets: what any passer-by may see on the screen."""
    unseen = [
        count + view.hand.count(name) + view.gone.count(name) for name, count in view.unseen_tiles.items()
    ]
    return replace(
        view, seat=None, decision=None, g=open_array(view.g, None), first_hand=(), unseen=tuple(unseen),
        history=tuple(step._replace(drew=None) for step in view.history),
    )  # fmt: skip
