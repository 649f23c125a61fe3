"""The end of the game: when it comes, and how it is scored. And leaving before it."""

from __future__ import annotations

import pytest

from mandate.core.errors import Code, Refused
from mandate.core.flow import Frame
from mandate.core.game import Seat
from mandate.games.great_wall.rules.army.hordes import coming
from mandate.games.great_wall.rules.year.scoring import end
from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import asked, at, claim, dealt
from tests.games.great_wall.stories.staging import Table


def finish(t: Table, *artifacts: str) -> None:
    """The game ends here, with these Artifacts."""
    object.__setattr__(t.s.deal, "artifacts", artifacts)
    t.happens(end, "time")


# --- the check in Winter ------------------------------------------------------------------------------


@pytest.mark.clause("gw.end.check")
@pytest.mark.parametrize(
    ("players", "walls", "ends"),
    [
        (3, [3, 2, 3], True),
        (3, [3, 2, 2], False),
        (4, [3, 2, 3], False),
        (4, [3, 3, 3], True),
        (5, [3, 2, 3], False),
        (5, [3, 3, 3], True),
    ],
)
def test_two_complete_walls_end_a_game_of_three_and_three_a_game_of_more(
    players: int, walls: list[int], ends: bool
) -> None:
    t = Table(players)
    t.s.walls = walls
    t.begin("winter")
    assert t.s.reason == ("walls" if ends else "")


@pytest.mark.clause("gw.end.check")
def test_an_empty_shame_pool_ends_the_game() -> None:
    t = Table()
    t.s.shame_pool = 0
    t.begin("winter")
    assert t.s.reason == "shame"


@pytest.mark.clause("gw.end.check")
@pytest.mark.parametrize(("players", "year"), [(3, 6), (4, 5), (5, 4)])
def test_the_last_slot_of_the_time_track_ends_the_game(players: int, year: int) -> None:
    t = Table(players, year - 1)
    t.begin("winter")
    assert t.s.reason == ""
    t.s.year = year
    t.begin("winter")
    assert t.s.reason == "time"


@pytest.mark.clause("gw.end.check")
def test_a_pool_that_was_filled_again_before_winter_is_not_empty() -> None:
    t = Table()
    t.shame(0, 1)
    t.s.shame_pool = 0
    t.give(0, "C2")
    t.begin("summer")
    t.play("0 Sp")
    t.begin("winter")
    assert (t.s.shame_pool, t.s.reason) == (1, "")


@pytest.mark.clause("gw.end.check")
def test_walls_that_are_complete_in_fall_do_not_end_the_game_before_the_assault() -> None:
    t = Table()
    t.s.walls = [3, 3, 0]
    t.hordes("R", "H4-R")
    t.begin("winter")
    assert (t.s.reason, t.question) == ("", "shame")
    t.play("0 Sp", "1 Sp", "2 Sp")
    assert t.s.reason == "walls"


@pytest.mark.clause("gw.end.check")
def test_without_an_end_a_new_year_begins_with_spring() -> None:
    t = Table(year=2)
    t.s.stack = [Frame("game", step="year"), Frame("year", step="winter")]
    t.happens(lambda _s: None)
    assert (t.s.year, t.question) == (3, "fall.choose")
    assert sum(map(len, t.s.rows)) == 3


# --- scoring ------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.end.score")
def test_each_soldier_with_shame_costs_five_honor_and_no_one_falls_below_zero() -> None:
    t = Table()
    t.s.honor = [20, 7, 0]
    t.shame(0, 2)
    t.shame(1, 3)
    finish(t)
    assert t.s.honor == [10, 0, 0]


@pytest.mark.clause("gw.end.score")
def test_claimed_hordes_without_shame_bring_their_honor() -> None:
    t = Table()
    claim(t, 0, "H6-L")
    claim(t, 0, "H1-L", shame=1)
    claim(t, 1, "H5-L", shame=2)
    claim(t, 2, "H7-L")
    finish(t)
    assert t.s.honor == [8, 0, 5]


@pytest.mark.clause("gw.end.score")
def test_shame_on_hordes_costs_no_honor_of_its_own() -> None:
    t = Table()
    t.s.honor[0] = 20
    claim(t, 0, "H6-L", shame=2)
    finish(t)
    assert t.honor(0) == 20


@pytest.mark.clause("gw.end.score")
def test_shame_is_taken_off_before_hordes_and_artifacts_are_added() -> None:
    t = Table()
    t.s.honor[0] = 3
    t.shame(0, 2)
    claim(t, 0, "H6-L")
    t.support(0, 1)
    finish(t, "F1")  # 8 Honor for each Supporting Advisor
    assert t.honor(0) == 16


@pytest.mark.clause("gw.end.score")
def test_every_player_scores_all_three_artifacts() -> None:
    t = Table()
    t.support(0, 2)
    t.overseer(1, "quarry", 3)
    t.overseer(1, "temple", 1)
    t.s.wounds[2] = 7
    finish(t, "F1", "F2", "F3")
    assert t.s.honor == [16, 12, 7]


@pytest.mark.clause("gw.end.score")
def test_most_honor_wins() -> None:
    t = Table()
    t.s.honor = [30, 41, 40]
    finish(t)
    outcome = t.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "time")


@pytest.mark.clause("gw.end.score")
def test_the_higher_tea_marker_wins_a_tie() -> None:
    t = Table()
    t.s.tea = clans(2, 1, 0)
    t.s.honor = [40, 40, 12]
    finish(t)
    outcome = t.s.outcome
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.clause("gw.end.score")
def test_nothing_is_asked_when_the_game_is_over() -> None:
    t = Table(year=6)
    t.begin("winter")
    assert (asked(t), t.s.stack) == ([], [])
    with pytest.raises(Refused) as caught:
        t.s.apply(Seat(0), "pass")
    assert caught.value.code is Code.GAME_OVER


# --- resigning ----------------------------------------------------------------------------------------


@pytest.mark.clause("gw.resign")
def test_who_resigned_is_asked_nothing_and_the_pieces_stay() -> None:
    t = Table()
    t.clerks("quarry", 1, 1, 0)
    t.commands("C2", "C1", "C1")
    t.turn(0)
    t.play("0 done")
    t.s.resign(Seat(1))
    assert asked(t) == [2]
    assert at(t, "quarry") == [1, 1, 0]


@pytest.mark.clause("gw.resign")
def test_who_resigns_in_the_own_turn_is_skipped_in_it() -> None:
    t = Table()
    t.commands("C2", "C2", "C2")
    t.turn(0)
    assert asked(t) == [0]
    t.s.resign(Seat(0))
    assert asked(t) == [1]
    t.play("1 done")
    assert asked(t) == [2]


@pytest.mark.clause("gw.resign")
@pytest.mark.parametrize(("years", "tokens"), [(0, 3), (1, 2)])
def test_shame_is_due_from_who_resigned_until_the_end_of_that_year(years: int, tokens: int) -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.s.resign(Seat(1))
    t.s.year += years
    before = t.s.shame_pool
    t.begin("breach", section=0)
    t.skip()
    assert before - t.s.shame_pool == tokens


@pytest.mark.clause("gw.resign")
def test_from_the_next_year_on_hordes_come_in_proportion_to_those_who_are_left() -> None:
    rivals, partners = Table(4), Table(4, coop=True)
    for t in (rivals, partners):
        t.s.resign(Seat(3))
    years = range(1, rivals.s.side.years + 1)
    assert [coming(rivals.s, year) for year in years] == [0, 4, 3, 3, 3]
    assert [coming(partners.s, year) for year in years] == [0, 5, 5, 6, 6]
    rivals.s.resign(Seat(2))
    assert [coming(rivals.s, year) for year in years] == [0, 4, 2, 2, 2]


@pytest.mark.clause("gw.resign")
def test_who_resigned_has_no_more_turns() -> None:
    t = Table()
    t.begin("fall")
    t.play("1 C2")
    t.s.resign(Seat(1))
    t.play("0 C1", "2 C4")
    assert (t.s.card, "C2" in t.s.hand[1]) == (["C1", "", "C4"], True)
    t.play("0 2", "2 1")
    assert (t.s.track, t.s.active) == ([2, 0, -1], 2)


@pytest.mark.clause("gw.resign")
def test_who_resigned_cannot_win() -> None:
    t = Table()
    t.s.honor = [99, 5, 7]
    t.begin("fall")
    t.s.resign(Seat(0))
    t.s.stack = []
    finish(t)
    outcome = t.s.outcome
    assert outcome is not None
    assert outcome.winners == (2,)


@pytest.mark.clause("gw.resign")
def test_the_last_one_left_wins_at_once() -> None:
    s = dealt(3)
    s.resign(Seat(0))
    assert s.reason == ""
    s.resign(Seat(2))
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason) == ((1,), "resigned")


@pytest.mark.clause("gw.resign")
def test_no_one_resigns_twice() -> None:
    s = dealt(3)
    s.resign(Seat(0))
    with pytest.raises(Refused) as caught:
        s.resign(Seat(0))
    assert caught.value.clause == "gw.resign"
