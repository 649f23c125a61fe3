"""How a seat of The Great Wall stands, for rewards: a number from -1 to 1."""

from __future__ import annotations

import math
from typing import cast

from mandate.core.flow import NO_ONE
from mandate.core.game import Seat, State
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.scoring import artifact_honor, horde_honor, shame_honor

MARGIN_HONOR = 40.0  # a lead that counts as three quarters of all


def honor_now(s: GreatWallState, clan: Clan) -> int:
    """The Honor that the end would leave now; once it is over, what it is."""
    total = s.honor[clan]
    if s.coop or s.reason:
        return total
    for n in (
        shame_honor(s, clan),
        horde_honor(s, clan),
        *(artifact_honor(s, clan, card) for card in s.deal.artifacts),
    ):
        total = max(total + n, 0)
    return total


def standing(state: State, seat: Seat) -> float:
    """Against rivals the lead in Honor; alone also the Shame that is left; together Requests and Shame."""
    s = cast(GreatWallState, state)
    left = s.shame_pool / (OURS.numbers["shame_per_player"] * s.n)
    if s.lineup.coop is not None:
        return len(s.fulfilled) / s.lineup.coop.requests - (1 - left)
    rivals: list[Clan] = [other for other in s.lineup.all_seats if other != seat]
    if s.jiushao != NO_ONE:
        rivals.append(s.jiushao)
    lead = math.tanh((honor_now(s, seat) - max(honor_now(s, rival) for rival in rivals)) / MARGIN_HONOR)
    return lead if s.jiushao == NO_ONE else (lead + min(left, 1.0) - 1) / 2
