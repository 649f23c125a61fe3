"""Qin as an environment, run in the kernel's numbers: no tokens are made of what is not chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from mandate.core.game import Seat, State
from mandate.envs.encoding import IDLE, Mask
from mandate.envs.kinds import Kind
from mandate.envs.play import Illegal, Play
from mandate.games.qin.envs.encoding import QinEncoding
from mandate.games.qin.envs.svg import draw, paint
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views.view import QinView

PAGODAS = 24  # of a seat at the start, at most


class QinPlay(Play):
    """Does what a `Play` does, and nothing else; only faster."""

    state: QinState
    encoding: QinEncoding

    @property
    def asked(self) -> Seat | None:
        return self.state.mover

    def kind(self, seat: Seat) -> str | None:
        return "place" if self.state.mover == seat else None

    def mask(self, seat: Seat) -> Mask:
        if seat not in self._masks:
            mask = self.encoding.mask(None)
            if seat == self.state.mover:
                mask[IDLE] = 0
                mask[self.state.legal_codes()] = 1
            self._masks[seat] = mask
        return self._masks[seat].copy()

    def act(self, seat: Seat, action: object) -> Illegal | None:
        number = self.encoding.number(action)
        token = self.encoding.placement(number)
        if seat not in self._masks:
            self.mask(seat)
        if not self._masks[seat][number]:
            return self._refused(seat, number, token)
        self.state.apply_unchecked(seat, token)
        self._settle()
        return None

    def _settle(self) -> None:
        self._masks = {}
        state = self.state
        while state.g[kernel.MUST_PASS] and (mover := state.mover) is not None:
            state.apply_unchecked(mover, PASS)


def standing(state: State, seat: Seat) -> float:
    """The lead in pagodas that are placed, over the best of the others."""
    left = cast(QinState, state).supply
    lead = min(n for other, n in enumerate(left) if other != seat) - left[seat]
    return max(-1.0, min(1.0, lead / PAGODAS))


DRAWINGS: dict[str, Callable[[State], Any]] = {"ansi": str, "svg": draw, "rgb_array": paint}
QIN_KIND = Kind(QIN, QinView, QinEncoding, DRAWINGS, standing, running=QinPlay)
