"""The Great Wall as an environment, run on the offer itself: no decisions and no views are made of it."""

from __future__ import annotations

from mandate.core.game import Seat
from mandate.envs.encoding import Mask
from mandate.envs.kinds import Kind
from mandate.envs.play import Illegal, Play
from mandate.games.great_wall.envs.encoding import GreatWallEncoding
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.view import GreatWallView


class GreatWallPlay(Play):
    """Does what a `Play` does, and nothing else; only faster."""

    state: GreatWallState
    encoding: GreatWallEncoding

    @property
    def asked(self) -> Seat | None:
        return next(iter(self.state.asked), None)

    def kind(self, seat: Seat) -> str | None:
        return str(self.state.stack[-1].kind) if seat in self.state.asked else None

    def mask(self, seat: Seat) -> Mask:
        asked = self.state.asked
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
    GREAT_WALL, GreatWallView, GreatWallEncoding, {"ansi": str}, ("actions",), running=GreatWallPlay
)
