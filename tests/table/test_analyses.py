"""Analyses: moves off the line of a record, read, explored and assessed, and what is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mandate import games
from mandate.core.errors import Code, Malformed, Problem
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.core.replay import replay
from mandate.core.rng import Chance
from mandate.study.assess import assess
from mandate.table import analyses
from mandate.table.analyses import (
    DEPTH,
    Analysis,
    AnalysisMove,
    Explored,
    Exploring,
    OpenedAnalysis,
    OpeningAnalysis,
    SideMove,
)


def played(game: str, choices: int = 1000, **options: Any) -> Record:
    """A game played at random, so far."""
    match: Match[Any] = Match.start(games.find(game), options, seed=5)
    chance = Chance(5)
    while match.pending and len(match.record.choices) < choices:
        seat = chance.choose(sorted(match.pending))
        match.play(chance.choose(match.pending[seat].options), seat)
    return match.record


def explored(
    record: Record, after: int, *moves: SideMove, seed: str = "s", seat: int | None = None
) -> Explored:
    task = Exploring(record=record, after=after, moves=list(moves), seed=seed, seat=seat, show=["words"])
    return msgspec.json.decode(msgspec.json.encode(analyses.explored(task, lambda: None)), type=Explored)


def opened(record: Record, *moves: AnalysisMove, **more: Any) -> OpenedAnalysis:
    analysis = Analysis(format="mandate-analysis-1", seed="s", record=record, moves=list(moves), **more)
    return analyses.opened(OpeningAnalysis(analysis=analysis), lambda: None)


def another(found: Explored) -> SideMove:
    """A choice of the first seat that is asked: the last of the offer."""
    decision = found.seen.view["decision"]
    return SideMove(seat=found.asked[0], choice=decision["options"][-1])


GAMES = [("qin", {"players": 3}), ("great-wall", {"players": 2}), ("great-wall", {"players": 1})]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_moves_along_the_record_are_counted_to_it(game: str, options: dict[str, Any]) -> None:
    record = played(game, 40, **options)
    entries = record.in_force()
    states = {at: state.copy() for at, (_, state, _) in enumerate(replay(games.find(game), record))}
    for after in (0, 9, 20):
        made = [SideMove(seat=e.seat, choice=e.choice.split("/")[0]) for e in entries[after : after + 3]]
        found = explored(record, after, *made)
        assert (found.after, found.moves) == (after + 3, [])
        assert found.record.choices == entries[: after + 3]
        seat = None if found.seat is None else Seat(found.seat)
        assert found.seen.view == msgspec.json.decode(states[after + 3].encode_view(seat))
        assert found.asked == sorted(
            seat for seat, asked in states[after + 3].pending.items() if not asked.automatic
        )


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_variation_is_the_same_whenever_it_is_opened(game: str, options: dict[str, Any]) -> None:
    record = played(game, 60, **options)
    moves: list[SideMove] = []
    for _ in range(12):
        found = explored(record, 30, *moves)
        assert found == explored(record, 30, *moves)
        if not found.asked:
            break
        moves.append(another(found))
    last = explored(record, 30, *moves)
    followed = len(moves) - len(last.moves)  # the record goes there too
    assert [move.seat for move in last.moves] == [move.seat for move in moves[followed:]]
    others = (explored(record, 30, *moves[: followed + 1], seed=f"{i}") for i in range(3))
    assert len({msgspec.json.encode(other.record.setup) for other in others}) == 3
    ready: Match[Any] = Match.resume(games.find(game), last.record)  # a record like any other
    assert [decision.seat for decision in ready.pending.values() if not decision.automatic] == last.asked


def test_the_hands_stay_as_they_were_and_what_comes_is_drawn_again() -> None:
    record = played("qin", 20, players=2)
    here = explored(record, 10)
    move = another(here)
    there = explored(record, 10, move)
    assert here.seen.hidden is not msgspec.UNSET
    assert there.seen.hidden is not msgspec.UNSET
    mover, other = move.seat, 1 - move.seat
    assert there.seen.hidden["hands"][other] == here.seen.hidden["hands"][other]
    drawn = {
        explored(record, 10, move, seed=f"{i}").seen.hidden["hands"][mover][-1]  # type: ignore[index]
        for i in range(30)
    }
    assert len(drawn) > 1


def test_an_analysis_is_read_and_cleaned_with_a_step_for_each_move() -> None:
    record = played("great-wall", 40, players=2)
    record.names = ["A\u202enna", "Ben"]
    here = explored(record, 20)
    first = another(here)
    second = another(explored(record, 20, first))
    moves = [
        AnalysisMove(after=20, comment=" a\nline\u202e ", **msgspec.structs.asdict(first)),
        AnalysisMove(after=41, **msgspec.structs.asdict(second)),
    ]
    found = opened(record, *moves, title="T\tt", comments={3: "  ", 4: "good\x00"})
    assert (found.analysis.title, found.analysis.comments) == ("T t", {4: "good"})
    assert (found.analysis.moves[0].comment, found.analysis.record.names) == ("a line", ["Anna", "Ben"])
    assert [step.choice for step in found.steps] == [move.choice for move in found.analysis.moves]
    again = opened(found.analysis.record, *found.analysis.moves, title="T t", comments={4: "good"})
    assert again.analysis == found.analysis


def test_what_is_no_analysis_is_refused_by_what_is_wrong_with_it() -> None:
    record = played("qin", 12, players=2)
    good = another(explored(record, 5))
    move = AnalysisMove(after=5, **msgspec.structs.asdict(good))
    later = msgspec.structs.replace(move, after=13)  # itself
    illegal = msgspec.structs.replace(move, choice="RR:a1b1")
    no_seat = msgspec.structs.replace(move, seat=1 - move.seat)
    deep = [move, *(msgspec.structs.replace(move, after=13 + i) for i in range(DEPTH + 1))]
    refused: list[tuple[Code, list[AnalysisMove], dict[str, Any]]] = [
        (Code.BAD_OPTION, [later], {}),
        (Code.BAD_OPTION, [move], {"comments": {13: "x"}}),
        (Code.BAD_OPTION, [move], {"comments": {-1: "x"}}),
        (Code.BAD_CHOICE, [illegal], {}),
        (Code.BAD_CHOICE, [no_seat], {}),
        (Code.BAD_CHOICE, deep, {}),
    ]
    for code, moves, more in refused:
        with pytest.raises(Problem) as problem:
            opened(record, *moves, **more)
        assert problem.value.code is code
    with pytest.raises(Malformed):
        explored(record, 13)


@pytest.mark.parametrize(("game", "options"), GAMES[:2])
def test_an_assessment_uses_only_what_the_seat_can_know(game: str, options: dict[str, Any]) -> None:
    *_, (_, state, _) = replay(games.find(game), played(game, 30, **options))
    seat = min(state.pending)
    found = assess(game, state, seat)
    other = games.find(game).resample(state.view(seat), Chance(3))
    assert other.view(seat).to_json() == state.view(seat).to_json()
    assert assess(game, other, seat) == found
    offered = state.pending[seat].options
    assert 0 < len(found.prospects) <= 3
    for prospect in found.prospects:
        assert prospect.choice in offered
        assert 0 <= prospect.share <= 1
        assert prospect.points is not None
    assert [p.share for p in found.prospects] == sorted((p.share for p in found.prospects), reverse=True)


def test_only_a_seat_that_has_to_choose_is_assessed() -> None:
    *_, (_, state, _) = replay(games.find("qin"), played("qin", 12, players=2))
    with pytest.raises(Problem) as waiting:
        assess("qin", state, Seat(1 - min(state.pending)))
    state.resign(Seat(0))
    with pytest.raises(Problem) as over:
        assess("qin", state, None)
    assert (waiting.value.code, over.value.code) == (Code.NOT_ASKED, Code.GAME_OVER)
