"""The two games as environments have them: their rules, their encodings, and how they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from mandate.core.game import Game, State
from mandate.envs.encoding import Encoding
from mandate.envs.great_wall_encoding import GreatWallEncoding
from mandate.envs.play import IllegalMode, Play
from mandate.envs.qin_encoding import QinEncoding
from mandate.envs.qin_play import QinPlay
from mandate.envs.qin_svg import draw
from mandate.games.great_wall.game import GREAT_WALL
from mandate.games.qin.game import QIN


@dataclass(frozen=True, slots=True)
class Kind:
    """A game, and what turns it into arrays and pictures."""

    name: str  # of its module here
    title: str  # of its id in Gymnasium
    game: Game
    encode: Callable[..., Encoding]
    drawings: Mapping[str, Callable[[State], str]]  # by render mode
    settings: tuple[str, ...] = ()  # of its encoding, beside the form of observations
    running: type[Play] = Play

    def __reduce__(self) -> str:
        return {"qin": "QIN_KIND", "great-wall": "GREAT_WALL_KIND"}[self.game.id]

    def play(self, given: Mapping[str, Any], observations: Any, illegal: IllegalMode) -> Play:
        """`given`: options of the game, and settings of its encoding."""
        options = {name: value for name, value in given.items() if name not in self.settings}
        settings = {name: given[name] for name in self.settings if name in given}
        encoding = self.encode(options, observations, **settings)
        return self.running(self.game, options, encoding, illegal)

    def render(self, mode: str | None, state: State) -> str | None:
        """The table with everything that is hidden on it, as text (`ansi`) or as a picture (`svg`)."""
        if mode is None:
            from gymnasium import logger

            logger.warn("render() draws nothing: make the environment with render_mode=…")
            return None
        if mode == "human":
            print(state)
            return None
        return self.drawings[mode](state)


# a Kind is the same one everywhere: it is pickled by its name
QIN_KIND = Kind("qin_v0", "Qin", QIN, QinEncoding, {"ansi": str, "svg": draw}, running=QinPlay)
GREAT_WALL_KIND = Kind(
    "great_wall_v0", "GreatWall", GREAT_WALL, GreatWallEncoding, {"ansi": str}, ("actions",)
)
