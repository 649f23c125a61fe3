"""What random play and the levels of a game give away by each choice: the scale of a review's accuracy."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

RANDOM = "random"


class Loss(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player gave away by each choice, on average, measured over many games."""

    lost: float
    error: float  # standard error
    choices: int


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What random play and the levels of a game lose by each choice: what accuracy is measured by."""

    levels: dict[str, Loss]  # the weakest first; `random` among them

    @property
    def random(self) -> float:
        return self.levels[RANDOM].lost

    def near(self, lost: float, margin: float) -> list[str]:
        """The levels that lose that much, give or take the margin; else the nearest one."""
        away = {name: abs(loss.lost - lost) for name, loss in self.levels.items()}
        least = min(away.values())
        return [name for name in self.levels if away[name] <= max(margin, least)]


@cache
def scale_of(package: str, table: str) -> Scale | None:
    """What was measured for such a table: the game's `losses.json`, written by `tools.losses`."""
    file = resources.files(package).joinpath("losses.json")
    if not file.is_file():
        return None
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Scale]).get(table)
