"""The Great Wall's scales: one or two players, and three or four. Solo and co-op meet scenarios.

Games of five are casual: no level has been measured among five.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from mandate.core.rated import Matchup, Ratings, read_scales
from mandate.games.great_wall.rules.options import BOTH, PACK, STRONG

MOST_RATED = 4  # players
SCALES = read_scales(files(__package__).joinpath("anchors.json").read_bytes())


def matchup(options: Mapping[str, Any]) -> Matchup | None:
    if options.get(PACK):
        return None  # the scales were measured with our cards
    players = int(options["players"])
    if players > MOST_RATED:
        return None
    scale = "two" if players <= 2 else "more"
    scenario = _scenario(options, players)
    if scenario is not None and scenario not in SCALES[scale].scenarios:
        return None  # a scenario that was never measured
    return Matchup(scale, scenario)


def _scenario(options: Mapping[str, Any], players: int) -> str | None:
    if players == 1:
        honor = f"-{options['qin_honor']}" if options["qin_honor"] else ""
        return f"solo{honor}{'-both' if options['qin_advisors'] == BOTH else ''}"
    if options["coop"]:
        return f"coop-{players}{'-strong' if options['walls'] == STRONG else ''}"
    return None


RATINGS = Ratings(SCALES, matchup)
