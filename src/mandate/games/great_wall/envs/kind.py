"""The Great Wall as an environment."""

from mandate.envs.kinds import Kind
from mandate.games.great_wall.envs.encoding import GreatWallEncoding
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.views.view import GreatWallView

GREAT_WALL_KIND = Kind(GREAT_WALL, GreatWallView, GreatWallEncoding, {"ansi": str}, ("actions",))
