"""The Great Wall as an environment, run on the offer itself: no decisions and no views are made of it."""

from __future__ import annotations

from typing import Any

from mandate.core.flow import NO_ONE, Asked
from mandate.core.game import Outcome, Seat
from mandate.envs.encoding import Mask, whole
from mandate.envs.kinds import Kind
from mandate.envs.pixels import text_in_pixels
from mandate.envs.play import Illegal, Play
from mandate.games.great_wall.envs.encoding import GreatWallEncoding
from mandate.games.great_wall.envs.standing import honor_now, standing
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.view import GreatWallView


class GreatWallPlay(Play):
    """Does what a `Play` does, and nothing else; only faster."""

    state: GreatWallState
    encoding: GreatWallEncoding

    def __init__(self, *parts: Any, years: int | None = None, head_start: int = 0) -> None:
        """`years`: the game ends after so many, by the Honor that each would have; `head_start`: Honor that
        every seat begins with. Neither is the printed game."""
        super().__init__(*parts)
        self._years = None if years is None else whole("years", years, 1)
        self._head_start = whole("head_start", head_start, 0)
        if years is not None and self.options["coop"]:
            raise ValueError("years is for rivals, and for the game against Qin Jiushao")

    def start(self, seed: int | str) -> None:
        super().start(seed)
        for seat in range(self.seats):
            self.state.honor[seat] += self._head_start

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome or self._cut()

    def _cut(self) -> Outcome | None:
        """How it ends once its Years are over."""
        s = self.state
        if self._years is None or s.year <= self._years:
            return None
        honor = [honor_now(s, clan) for clan in s.lineup.all_clans]
        scores = tuple(honor[: s.n])
        if s.jiushao != NO_ONE:
            return Outcome((Seat(0),) if honor[0] > honor[s.jiushao] else (), "time", scores)
        best = max(s.persons(), key=lambda seat: (honor[seat], -s.tea.index(seat)))
        return Outcome((best,), "time", scores)

    @property
    def asked(self) -> Seat | None:
        return next(iter(self._asked), None)

    @property
    def _asked(self) -> Asked:
        return {} if self._years is not None and self._cut() is not None else self.state.asked

    def kind(self, seat: Seat) -> str | None:
        return str(self.state.stack[-1].kind) if seat in self._asked else None

    def mask(self, seat: Seat) -> Mask:
        asked = self._asked
        return self.encoding.mask_of(asked[seat]) if seat in asked else self.encoding.mask(None)

    def act(self, seat: Seat, action: object) -> Illegal | None:
        number = self.encoding.number(action)
        offered = self.state.asked[seat]
        token = self.encoding.token_of(offered, number)
        if token is None or token not in offered:
            return self._refused(seat, number, token)
        self.state.apply_unchecked(seat, token)
        self._settle()
        return None

    def _settle(self) -> None:
        """Nothing here is automatic: an option that is alone is taken by the rules, or put on purpose."""
        self._masks = {}


GREAT_WALL_KIND = Kind(
    GREAT_WALL,
    GreatWallView,
    GreatWallEncoding,
    {"ansi": str, "rgb_array": text_in_pixels},
    standing,
    ("actions",),
    running=GreatWallPlay,
    easier=("years", "head_start"),
)
