"""Whether a choice of Qin may be made now; if not, why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.core.errors import Code, Refused
from mandate.core.game import Seat
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.clauses import QinCode
from mandate.games.qin.rules.notation import PASS, read_placement, why_not

if TYPE_CHECKING:
    from mandate.games.qin.rules.state import QinState


def check(state: QinState, seat: Seat, choice: str) -> tuple[int | None, int | None]:
    """The code and pile of a legal placement, or (None, None) for a legal pass."""
    board, g = state.board, state.g
    state.check_seat(seat)
    mover = state.mover
    if mover is None:
        raise Refused(Code.GAME_OVER)
    if seat != mover:
        raise Refused(Code.NOT_ASKED, seat=seat + 1, asked=mover + 1)
    if choice == PASS:
        if not g[kernel.MUST_PASS]:
            raise Refused(QinCode.MUST_PLACE, clause="qin.pass.must")
        return None, None
    body, _, suffix = choice.partition("/")
    code = board.codes.get(body)
    if code is None or (suffix == "" and "/" in choice):
        read_placement(board, choice)  # refuses what is badly written
        raise why_not(board, g, choice)
    pile = read_placement(board, choice).pile if suffix else None
    if g[kernel.MUST_PASS]:
        raise Refused(QinCode.MUST_PASS, clause="qin.pass")
    at = code // 9, code % 9 // 3 + 1, code % 3 + 1
    in_hand = g[kernel.HANDS + mover * kernel.KINDS + kernel.KIND_OF[code % 9]]
    if (
        not in_hand
        or not kernel.pair_is_open(board.geometry, g, at[0])
        or not kernel.pair_allows(board.geometry, g, *at)
        or (pile is not None and g[kernel.PILES + pile] == 0)
    ):
        raise why_not(board, g, choice)
    return code, pile
