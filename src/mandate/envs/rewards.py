"""What an agent is given: the result, how clearly it was reached, or a little at each step on the way.

`shaped` adds the change of a potential to the result: how a seat stands, from -1 to 1, and 0 when the game is
over. Which play is best stays the same if `gamma` is the learner's discount (Ng, Harada and Russell 1999).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias, get_args

from mandate.core.game import Seat, State
from mandate.envs.encoding import one_of

Standing: TypeAlias = Callable[[State, Seat], float]
RewardMode: TypeAlias = Literal["result", "margin", "shaped"]


class Rewards:
    """The rewards of one game."""

    def __init__(
        self, standing: Standing, seats: int, mode: RewardMode = "result", gamma: float = 1.0
    ) -> None:
        self.mode: RewardMode = one_of("reward", mode, get_args(RewardMode))
        if not 0 < gamma <= 1:
            raise ValueError(f"gamma is a number above 0 and up to 1, not {gamma!r}")
        self._standing, self._gamma = standing, gamma
        self._before = [0.0] * seats

    def begin(self, state: State) -> None:
        """A new game."""
        if self.mode == "shaped":
            self._before = self._all(state)

    def _all(self, state: State) -> list[float]:
        return [self._standing(state, Seat(seat)) for seat in range(len(self._before))]

    def after(self, state: State, returns: Sequence[float] | None) -> list[float]:
        """By seat, for one step; `returns`: what the seats get in the end, if the game is over."""
        if self.mode == "shaped":
            now = [0.0] * len(self._before) if returns is not None else self._all(state)
            steps = zip(now, self._before, returns or now, strict=True)
            rewards = [
                self._gamma * after - before + (end if returns is not None else 0.0)
                for after, before, end in steps
            ]
            self._before = now
            return rewards
        if returns is None:
            return [0.0] * len(self._before)
        return self._all(state) if self.mode == "margin" else [*returns]
