"""The fastest way to step through games from Python: for search, learning and counting.

A stepper plays in the kernel's own numbers. It checks nothing, tells no events and keeps no history;
each step is one call of the compiled kernel and lists all that the next mover can place.

    game = Stepper(match.state)
    while len(game.legal):
        game.step(int(game.legal[0]))
"""

from __future__ import annotations

from mandate.core.game import Seat
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.state import NO_EVENTS, QinState, room_for_codes


class Stepper:
    """A copy of a game, played by numbers."""

    __slots__ = ("_codes", "_geometry", "board", "g", "legal")

    def __init__(self, state: QinState) -> None:
        self.board = state.board
        self.g = state.g.copy()
        self._geometry = state.board.geometry
        self._codes = room_for_codes(state.board)
        self.legal: kernel.Codes = self._list()

    def _list(self) -> kernel.Codes:
        return self._codes[: kernel.legal(self._geometry, self.g, self._codes)]

    @property
    def over(self) -> bool:
        return bool(self.g[kernel.ENDED] != kernel.RUNNING)

    @property
    def mover(self) -> Seat | None:
        mover = int(self.g[kernel.MOVER])
        return None if mover == kernel.NO_ONE else Seat(mover)

    def step(self, code: int, pile: int = kernel.NOTHING) -> kernel.Codes:
        """Place one of `legal`; returns what the next mover can place, in rising order.

        The list is empty when the game is over, and when the mover must pass. It is good until the
        next step.
        """
        count = kernel.play_and_list(self._geometry, self.g, code, pile, self._codes)
        self.legal = codes = self._codes[:count]
        return codes

    def pass_turn(self) -> kernel.Codes:
        """The forced pass of a mover who can place nothing."""
        kernel.pass_turn(self._geometry, self.g, NO_EVENTS)
        self.legal = codes = self._list()
        return codes

    def token(self, code: int) -> str:
        """What people and records call this placement."""
        return self.board.tokens[code]
