"""Several games in a row."""

from __future__ import annotations

import pytest

from mandate import qin
from mandate.core.errors import Malformed, Refused
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.series import Series
from mandate.games.qin.rules.state import QinState

from .pictures import lay

TINY = "R..\n.Y.\n..B\n"


def play_first_choices(match: Match[QinState]) -> Match[QinState]:
    while match.options:
        match.play(match.options[0])
    return match


def finished(left: tuple[int, int]) -> Match[QinState]:
    """A game of two that is over, with these pagodas left over."""
    board = "R1 r1 ~\n~ ~ ~\n~ ~ ~"
    state = lay(board, hands={1: "RR"}, left={1: left[0], 2: left[1]}).state
    assert state.outcome is not None
    return Match.begin(QIN, state, verifiable=False)


@pytest.mark.clause("qin.series")
def test_by_default_one_game_is_played_on_each_board() -> None:
    series = Series(players=2, seed=1)
    names = []
    while not series.over:
        match = series.next_match()
        names.append(match.state.board.name)
        match.resign()
    assert names == ["bird", "lion"]


@pytest.mark.clause("qin.series")
def test_the_start_moves_on_one_seat_with_each_game() -> None:
    series = Series(players=3, boards=[TINY] * 4, first=1, seed=1)
    begun = []
    while not series.over:
        match = series.next_match()
        begun.append(match.record.setup["options"]["first"])
        play_first_choices(match)
    assert begun == [1, 2, 0, 1]


@pytest.mark.clause("qin.series")
def test_the_fewest_pagodas_left_over_in_all_games_win() -> None:
    """Seat 1 wins two games of three, seat 2 the series."""
    series = Series(2, [TINY] * 3)
    series.matches = [finished(left) for left in ((10, 11), (12, 13), (22, 8))]
    assert [match.outcome.winners for match in series.matches if match.outcome] == [(0,), (0,), (1,)]
    assert series.left_over == [44, 32]
    assert series.winners == (1,)


@pytest.mark.clause("qin.series")
def test_a_series_adds_up_what_each_of_its_games_left_over() -> None:
    series = Series(players=4, boards=[TINY, "bird", TINY], seed=11)
    totals = [0, 0, 0, 0]
    while not series.over:
        assert series.winners == ()
        match = series.next_match()
        assert match.record.series is not None
        assert match.record.series.points == totals
        play_first_choices(match)
        totals = [a + b for a, b in zip(totals, match.state.supply, strict=True)]
        assert series.left_over == totals
    assert series.winners == tuple(Seat(seat) for seat in range(4) if totals[seat] == min(totals))


@pytest.mark.clause("qin.series.left")
def test_who_leaves_a_game_of_a_series_gains_nothing_by_it() -> None:
    """Ahead after the first game, seat 1 resigns the second at once, and loses the series by it."""
    series = Series(2, [TINY] * 2, seed=1)
    series.next_match()
    series.matches = [finished((10, 20))]
    series.next_match().resign(Seat(0))
    assert series.left_over == [10 + 24, 20 + 0]
    assert series.winners == (1,)


@pytest.mark.clause("qin.series.left")
def test_where_several_stay_only_who_left_is_charged() -> None:
    series = Series(3, [TINY], seed=1)
    match = series.next_match()
    match.resign(Seat(1))
    play_first_choices(match)
    assert match.outcome is not None
    first, _, third = match.outcome.scores
    assert series.left_over == [first, 19, third]


@pytest.mark.clause("qin.series.shared")
def test_equals_share_a_series() -> None:
    series = Series(2, [TINY] * 2)
    series.matches = [finished((9, 14)), finished((16, 11))]
    assert series.left_over == [25, 25]
    assert series.winners == (0, 1)


@pytest.mark.clause("qin.series")
def test_the_next_game_begins_only_when_the_last_one_is_over() -> None:
    series = Series(players=2, boards=[TINY, TINY], seed=1)
    first = series.next_match()
    with pytest.raises(Refused) as refusal:
        series.next_match()
    assert (refusal.value.code, refusal.value.clause) == ("not-offered", "qin.series")
    first.resign()
    series.next_match().resign()
    with pytest.raises(Refused):
        series.next_match()


@pytest.mark.clause("qin.series")
def test_a_series_continues_from_the_records_of_its_games() -> None:
    series = Series(players=2, boards=[TINY, "lion"], seed=4, names=["Ana", "Bo"])
    play_first_choices(series.next_match())
    again = Series.resume([match.record for match in series.matches])
    assert again.left_over == series.left_over
    assert series.next_match().record.setup == again.next_match().record.setup


def test_a_series_needs_a_board_and_good_ones() -> None:
    with pytest.raises(Malformed) as refusal:
        Series(boards=[])
    assert refusal.value.code == "bad-option"
    with pytest.raises(Malformed) as refusal:
        Series(boards=["bird", "R..\n...\n...\n"])
    assert refusal.value.code == "qin-map-no-start"


def test_a_series_may_begin_with_a_random_seat_and_with_none_that_is_not_there() -> None:
    begun = {Series(players=4, first="random", seed=seed).first for seed in range(40)}
    assert begun == {0, 1, 2, 3}
    with pytest.raises(Malformed):
        Series(players=2, first=7)


def test_the_library_makes_as_many_series_as_one_likes() -> None:
    assert qin.series(2, ["bird"]).boards == ["bird"]
    assert qin.series(players=3).players == 3
