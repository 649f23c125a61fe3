"""Going on from a position of another game: the same position for every seat, and other things to come."""

from __future__ import annotations

from typing import Any

import pytest

from mandate import games, qin
from mandate.core.branch import going_on
from mandate.core.errors import Code, Problem
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.record import Record, loads
from mandate.core.replay import replay, verify
from mandate.core.rng import Chance


def played(game: str, players: int, choices: int | None = None) -> Match[Any]:
    """A game played at random, to its end or for so many choices."""
    rules, chance = games.find(game), Chance(3)
    match: Match[Any] = Match.begin(rules, rules.start({"players": players}, chance))
    while match.pending and (choices is None or len(match.record.choices) < choices):
        seat = chance.choose(sorted(match.pending))
        match.play(chance.choose(match.pending[seat].options), seat)
    return match


def resumed(game: str, record: Record) -> Match[Any]:
    return Match.resume(games.find(game), loads(record.dumps()))


@pytest.mark.parametrize(("game", "players"), [("qin", 2), ("qin", 3), ("qin", 4), ("great-wall", 2)])
def test_every_seat_sees_the_same_and_the_game_continues(game: str, players: int) -> None:
    record = played(game, players).record
    steps = replay(games.find(game), record)
    for number, (_, state, _) in enumerate(steps):
        if number % 9 or not state.pending:
            continue
        begun = going_on(games.find(game), record, number, Chance(number))
        match = resumed(game, begun)
        automatic = any(decision.automatic for decision in state.pending.values())
        for seat in [None, *map(Seat, range(players))]:
            assert automatic or match.view(seat).to_json() == state.view(seat).to_json()
        assert match.record.begun_after == number
        assert (match.record.commitment, match.record.salt, match.record.seed) == (None, None, None)


def test_the_tiles_to_come_are_others_and_those_that_came_are_the_same() -> None:
    record = played("qin", 3).record
    begun = going_on(games.find("qin"), record, 20, Chance(1))
    other = going_on(games.find("qin"), record, 20, Chance(2))
    assert begun.choices == record.choices[:20]
    assert begun.setup["tiles"] != record.setup["tiles"] != other.setup["tiles"] != begun.setup["tiles"]
    assert sorted(begun.setup["tiles"].split()) == sorted(record.setup["tiles"].split())
    left, before = resumed("qin", begun).state, resumed("qin", record_until(record, 20)).state
    assert left.piles == before.piles
    assert [left.hand(Seat(seat)) for seat in range(3)] == [before.hand(Seat(seat)) for seat in range(3)]


def record_until(record: Record, choices: int) -> Record:
    shorter = record.copy()
    del shorter.choices[choices:]
    return shorter


def test_a_game_that_began_with_a_position_is_gone_on_with_too() -> None:
    match = qin.from_position("qin1 2 R.../Y.../B... - 24,24 RRYYBB,RBYBRY 4,4,4,4 0 0 -")
    for _ in range(2):
        match.play(match.options[0])
    begun = [going_on(match.game, match.record, 2, Chance(seed)) for seed in range(4)]
    assert len({record.setup["position"] for record in begun}) > 1
    for record in begun:
        again = resumed("qin", record)
        assert again.view(Seat(0)).to_json() == match.view(Seat(0)).to_json()
        assert again.view(Seat(1)).to_json() == match.view(Seat(1)).to_json()


def test_what_was_taken_back_is_left_out() -> None:
    match = qin.new(seed=4, takebacks=True)
    match.play(match.options[0])
    match.take_back()
    match.play(match.options[1])
    begun = going_on(match.game, match.record, 1, Chance(1))
    assert [entry.choice for entry in begun.choices] == [match.record.choices[-1].choice]


def test_nothing_from_before_its_beginning_is_taken_back() -> None:
    record = played("qin", 2).record
    match = resumed("qin", going_on(games.find("qin"), record, 10, Chance(1), takebacks=True))
    with pytest.raises(Problem) as refused:
        match.take_back()
    assert refused.value.code is Code.NOTHING_TO_TAKE_BACK
    with pytest.raises(Problem) as refused:
        match.step_back(Seat(match.record.choices[-1].seat))
    assert refused.value.code is Code.NOTHING_TO_TAKE_BACK
    match.play(match.options[0])
    match.take_back()
    assert len(match.record.in_force()) == 10


def test_a_position_after_the_end_or_beyond_the_record_is_refused() -> None:
    record = played("qin", 2).record
    for after, code in ((len(record.choices), Code.GAME_OVER), (500, Code.BAD_OPTION)):
        with pytest.raises(Problem) as refused:
            going_on(games.find("qin"), record, after, Chance(1))
        assert refused.value.code is code


def test_the_whole_of_an_unfinished_record_is_gone_on_with_by_default() -> None:
    match = played("qin", 2, choices=5)
    assert going_on(match.game, match.record, None, Chance(1)).begun_after == 5


def test_such_a_game_is_never_shown_to_be_verified() -> None:
    match = resumed("qin", going_on(games.find("qin"), played("qin", 2).record, 60, Chance(1)))
    while match.decision is not None:
        match.play(match.options[0])
    with pytest.raises(Problem) as refused:
        verify(match.game, loads(match.record.dumps()))
    assert refused.value.code is Code.NOT_VERIFIABLE


def test_a_seat_is_shown_where_the_game_began_and_no_tile_to_come() -> None:
    match = resumed("qin", going_on(games.find("qin"), played("qin", 2).record, 10, Chance(1)))
    shown = match.record_for(Seat(0))
    assert shown.begun_after == 10
    assert set(shown.setup["tiles"].split()[6:]) == {"??"}
    assert all(not entry.chance for entry in shown.choices if entry.seat == 1)
