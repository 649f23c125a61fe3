"""Who would win if the game ended now: what lies open, scored as at the end."""

from __future__ import annotations

from mandate.games.great_wall.players.heuristics.sight import Sight
from mandate.games.great_wall.rules.effects.stats import NOTHING, number
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.year.scoring import horde_honor


def standing(sight: Sight, seat: Clan) -> int:
    """The Honor of a seat after a scoring at this moment."""
    table = sight.table
    total = table.honor[seat] - sight.box.numbers["shame_honor"] * sum(table.shamed[seat])
    scorings = [sight.box.cards.artifacts[artifact].scoring for artifact in sight.artifacts]
    return (
        total
        + horde_honor(table, seat)
        + sum(number(table, seat, int(s) if s.isdigit() else s, NOTHING) for s in scorings)
    )


def ahead(sight: Sight, gain: float) -> float:
    """How far this seat would be before the best of the others with so much more Honor."""
    best = max(standing(sight, seat) for seat in sight.table.lineup.all_clans if seat != sight.me)
    return standing(sight, sight.me) + gain - best
