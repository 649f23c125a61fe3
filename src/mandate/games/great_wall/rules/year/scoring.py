"""The end: Shame is counted, then claimed Hordes, then the three Artifacts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mandate.core.flow import NO_ONE
from mandate.games.great_wall.rules.causes import Cause, Why, of_card
from mandate.games.great_wall.rules.city.goods import add_honor
from mandate.games.great_wall.rules.effects.stats import NOTHING, number
from mandate.games.great_wall.rules.events.course import Ended, Scored
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.steps import step


def end(s: GreatWallState, reason: str) -> None:
    """Score, and clear the stack: nothing is asked any more. In co-op there is nothing to score."""
    if reason != "resigned" and not s.coop:
        step(s, "end", "scoring")
        _score(s, Cause(Why.SHAME), shame_honor)
        _score(s, Cause(Why.HORDES), horde_honor)
        for artifact in s.deal.artifacts:
            _score(s, of_card(artifact), partial(artifact_honor, artifact=artifact))
    s.reason = reason
    del s.stack[:]
    outcome = s.outcome
    assert outcome is not None
    s.emit(Ended, outcome.winners, reason, _tied(s, outcome.winners))


def _tied(s: GreatWallState, winners: tuple[int, ...]) -> tuple[int, ...]:
    """Who lost to the winner by Tea order alone."""
    if s.coop or s.jiushao != NO_ONE or s.reason == "resigned" or len(winners) != 1:
        return ()
    best = s.honor[winners[0]]
    return tuple(seat for seat in s.persons() if seat not in winners and s.honor[seat] == best)


def _score(s: GreatWallState, cause: Cause, scored: Callable[[GreatWallState, Clan], int]) -> None:
    """One step, for everybody who counts Honor."""
    before = s.honor[:]
    clans: list[Clan] = [*s.persons(), *([s.jiushao] if s.jiushao != NO_ONE else [])]
    for clan in clans:
        add_honor(s, clan, scored(s, clan), cause)
    amounts = tuple(after - then for after, then in zip(s.honor, before, strict=True))
    s.emit_caused(cause, Scored, amounts, tuple(s.honor))


def shame_honor(s: GreatWallState, clan: Clan) -> int:
    """Lost for tokens under Soldiers; those on Hordes cost what the Hordes would have given."""
    return -s.box.numbers["shame_honor"] * sum(s.shamed[clan])


def horde_honor(s: GreatWallState, clan: Clan) -> int:
    """Claimed Hordes without Shame give the Honor printed on them."""
    return sum(
        s.box.horde_types[s.kind_of[horde]].honor for horde in s.claimed[clan] if not s.horde_shame[horde]
    )


def artifact_honor(s: GreatWallState, clan: Clan, artifact: str) -> int:
    """As its card says; for Qin Jiushao each is worth the same."""
    if clan == s.jiushao:
        return s.box.jiushao.artifact_honor
    scoring = s.box.cards.artifacts[artifact].scoring
    return number(s, clan, int(scoring) if scoring.isdigit() else scoring, NOTHING)
