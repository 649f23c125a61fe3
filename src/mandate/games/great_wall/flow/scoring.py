"""The end: Shame is counted, then claimed Hordes, then the three Artifacts."""

from __future__ import annotations

from mandate.games.great_wall.events import Ended
from mandate.games.great_wall.goods import add_honor
from mandate.games.great_wall.numbers import CARDS, HORDE_TYPES, NUMBER, QIN
from mandate.games.great_wall.state import GreatWallState
from mandate.games.great_wall.stats import NOTHING, number


def end(s: GreatWallState, reason: str) -> None:
    """Score, and clear the stack: nothing is asked any more. In co-op there is nothing to score."""
    if reason != "resigned" and not s.coop:
        for seat in s.persons():
            add_honor(s, seat, -NUMBER["shame_honor"] * sum(s.shamed[seat * 3 : seat * 3 + 3]))
            add_honor(s, seat, horde_honor(s, seat))
            for artifact in s.deal.artifacts:
                scoring = CARDS.artifacts[artifact].scoring
                add_honor(s, seat, number(s, seat, int(scoring) if scoring.isdigit() else scoring, NOTHING))
        if s.qin >= 0:
            add_honor(s, s.qin, horde_honor(s, s.qin))
            add_honor(s, s.qin, QIN.artifact_honor * len(s.deal.artifacts))
    s.reason = reason
    del s.stack[:]
    outcome = s.outcome
    assert outcome is not None
    if s.told is not None:
        s.told.append(Ended(outcome.winners, reason))


def horde_honor(s: GreatWallState, seat: int) -> int:
    """Claimed Hordes without Shame give the Honor printed on them."""
    return sum(HORDE_TYPES[s.kind_of[horde]].honor for horde in s.claimed[seat] if not s.horde_shame[horde])
