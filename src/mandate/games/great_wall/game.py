"""The fixed part of The Great Wall: options, setup, and the doors to stored games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.core.errors import Code, Malformed
from mandate.core.game import Game, Json, Option, Seat, View
from mandate.games.great_wall.deal import HIDDEN, Deal, bad_setup, fresh
from mandate.games.great_wall.flow.setup import begin
from mandate.games.great_wall.numbers import NUMBER
from mandate.games.great_wall.state import GreatWallState

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mandate.core.rng import Chance


class GreatWallGame(Game):
    """The Great Wall, competitive, for three or four players."""

    id = "great-wall"
    rules_version = "1"
    options = (Option("players", 3, least=3, most=4), Option("decline", False))

    def start(self, options: Mapping[str, Any], chance: Chance) -> GreatWallState:
        return self._settled(fresh(self.configure(options), chance))

    def begin(self, setup: Json) -> GreatWallState:
        if not isinstance(setup.get("options"), dict):
            raise bad_setup("options", "an object")
        options = self.configure(setup["options"])
        return self._settled(Deal.from_json({**setup, "options": options}))

    def _settled(self, deal: Deal) -> GreatWallState:
        state = begin(deal)
        _ = state.asked
        return state

    def state_from_json(self, stored: Json) -> GreatWallState:
        try:
            return GreatWallState.from_json(stored)
        except (KeyError, TypeError, ValueError) as error:
            key = str(error.args[0]) if isinstance(error, KeyError) else "state"
            raise Malformed(Code.BAD_RECORD, line=1, key=key, expected="a stored state") from error

    def resample(self, view: View, chance: Chance) -> GreatWallState:
        from mandate.games.great_wall.resample import resample
        from mandate.games.great_wall.view import GreatWallView

        assert isinstance(view, GreatWallView)
        return resample(view, chance)

    def redact_setup(self, setup: Json, seat: Seat | None) -> Json:
        """The Artifacts and the seat's own four cards stay."""
        shown: Json = {"options": setup["options"], "artifacts": setup["artifacts"]}
        for name, each in (("generals", NUMBER["generals_dealt"]), ("advisors", NUMBER["advisors_dealt"])):
            shown[name] = [HIDDEN] * len(setup[name])
            if seat is not None:
                own = slice(seat * each, seat * each + each)
                shown[name][own] = setup[name][own]
        for name in ("hordes", "tactics"):
            shown[name] = [HIDDEN] * len(setup[name])
        return shown

    def secret(self, setup: Json) -> str:
        names = ("artifacts", "hordes", "generals", "advisors", "tactics")
        return "|".join([*(" ".join(setup[name]) for name in names), setup["later"]])


GREAT_WALL = GreatWallGame()
