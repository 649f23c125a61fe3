"""Co-op: setup, Spring, order of actions, Shame, Command cards, Honor, the end."""

from __future__ import annotations

import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.army.hordes import place
from mandate.games.great_wall.rules.army.shame import gain_shame
from mandate.games.great_wall.rules.city.building import build
from mandate.games.great_wall.rules.fields import flattened
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from tests.games.great_wall.coop_tables import in_force, together
from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import refusal, shamed
from tests.games.great_wall.stories.staging import Table


def begun(players: int) -> GreatWallState:
    return GREAT_WALL.start({"players": players, "coop": True}, Chance("a co-op deal"))


# --- setup ---------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.coop.setup")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_hordes_as_players_and_one_more_come_at_setup(players: int) -> None:
    s = begun(players)
    assert sum(map(len, s.rows)) == players + 1
    assert all(s.rows)


@pytest.mark.clause("gw.coop.setup")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_co_op_has_hordes_of_its_own_and_adds_generals_and_tactic_cards(players: int) -> None:
    s = begun(players)
    assert sorted(s.deal.hordes) == sorted(card.id for card in OURS.cards.hordes.values() if card.coop)
    assert sorted(set(s.deal.tactics)) == sorted(OURS.cards.tactics)
    assert len(s.deal.tactics) == 32
    dealt = {card for n in range(60) for card in _generals(players, n)}
    assert dealt == set(OURS.cards.generals)
    assert len(s.deal.events) == 12


def _generals(players: int, number: int) -> tuple[str, ...]:
    return GREAT_WALL.start({"players": players, "coop": True}, Chance(number)).deal.generals


@pytest.mark.clause("gw.coop.setup")
def test_no_card_with_the_co_op_symbol_is_dealt_in_the_other_game() -> None:
    s = GREAT_WALL.start({"players": 4}, Chance("a deal"))
    assert not any(OURS.cards.generals[card].coop for card in s.deal.generals)
    assert not any(OURS.cards.hordes[card].coop for card in s.deal.hordes)
    assert not any(OURS.cards.tactics[card].coop for card in s.deal.tactics)
    assert (s.deal.requests, s.deal.events, s.requests) == ((), (), [])


@pytest.mark.clause("gw.coop.setup")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_requests_lie_where_the_artifacts_would(players: int) -> None:
    s = begun(players)
    assert (s.deal.artifacts, len(s.deal.requests)) == ((), 12)
    assert s.requests == list(s.deal.requests[:3])
    assert s.shame_pool == 10 * players


# --- Spring --------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.coop.hordes")
@pytest.mark.parametrize(
    ("players", "year", "hordes"), [(3, 1, 3), (3, 4, 4), (4, 1, 5), (4, 4, 6), (5, 1, 7), (5, 3, 7)]
)
def test_each_spring_brings_one_horde_more_than_the_time_track_shows(
    players: int, year: int, hordes: int
) -> None:
    t = together(players=players, year=year)
    t.begin("spring")
    assert sum(map(len, t.s.rows)) == hordes


def emptied(*last: str, discards: tuple[str, ...] = ()) -> Table:
    """A table whose Horde deck holds only these cards, the first on top."""
    t = together()
    out = [horde for horde in t.s.horde_deck if t.s.hordes[horde] not in (*last, *discards)]
    t.s.horde_deck = [t.horde(card) for card in reversed(last)]
    t.s.horde_discard = [t.horde(card) for card in discards]
    t.s.rows = [out[:1], out[1:2], out[2:3]]
    t.s.shown |= sum(1 << t.horde(card) for card in discards)
    return t


@pytest.mark.clause("gw.coop.hordes")
def test_an_empty_horde_deck_is_made_of_the_discards() -> None:
    t = emptied(discards=("X1-L", "X2-M"))
    t.s.rows[0] = []
    t.happens(place)
    assert (len(t.s.rows[0]), len(t.s.horde_deck), t.s.horde_discard) == (1, 1, [])
    assert t.s.hordes[t.s.rows[0][0]] in ("X1-L", "X2-M")


@pytest.mark.clause("gw.coop.hordes")
def test_without_a_top_card_the_discards_are_shuffled_to_show_an_indicator() -> None:
    t = emptied("X3-L", discards=("X4-M",))
    t.happens(place)  # the new deck's only card points to the middle
    assert (t.row("M")[1:], len(t.s.horde_deck)) == (["X3-L"], 1)


@pytest.mark.clause("gw.coop.hordes")
def test_with_no_card_left_to_point_the_placed_one_points_itself() -> None:
    t = emptied("X3-R")
    t.happens(place)
    assert t.row("R")[1:] == ["X3-R"]


@pytest.mark.clause("gw.coop.hordes")
def test_with_neither_deck_nor_discards_no_horde_comes() -> None:
    t = emptied()
    t.happens(place)
    assert sum(map(len, t.s.rows)) == 3


@pytest.mark.clause("gw.coop.hordes")
def test_the_order_of_a_new_deck_is_hidden_and_its_top_back_is_not() -> None:
    t = emptied(discards=("X1-L", "X2-M", "X3-R", "X4-L"))
    t.s.rows[0] = []
    t.happens(place)
    view = t.s.view(Seat(0))
    came, top, *below = view.hordes[24:]
    assert came in ("X1-L", "X2-M", "X3-R", "X4-L")
    assert (top[0], below) == ("?", ["??", "??"])
    assert view.open["horde_piles"] == [["X1-L", "X2-M", "X3-R", "X4-L"]]


# --- who acts first ------------------------------------------------------------------------------------


@pytest.mark.clause("gw.coop.order")
def test_the_active_player_says_in_which_order_the_others_move_clerks() -> None:
    t = together()
    t.commands("C5", "C6", "C6")
    t.turn()
    t.play("0 done")
    assert (t.question, t.offers(0)) == ("arrange", ["2-3", "3-2"])
    t.play("0 3-2")
    assert (t.question, list(t.s.asked)) == ("clerks", [2])


@pytest.mark.clause("gw.coop.order")
def test_the_active_player_says_in_which_order_a_location_is_resolved() -> None:
    t = together()
    t.clerks("builders", 1, 1, 1)
    t.s.warehouse = [5, 0, 0]
    t.s.active = Seat(1)
    t.activate("builders")
    assert t.offers(1)[0] == "1-2-3"  # Tea order
    t.play("1 3-1-2")
    assert list(t.s.asked) == [2]


@pytest.mark.clause("gw.coop.order")
def test_one_order_holds_for_all_steps_of_production() -> None:
    t = together()
    t.clerks("quarry", 1, 1, 1)
    for seat in range(3):
        t.give(seat, "W2")
    t.s.active = Seat(0)
    t.activate("quarry")
    t.play("0 2-3-1")
    assert list(t.s.asked) == [1]
    t.play("1 done", "2 done", "0 done")
    assert (t.question, list(t.s.asked)) == ("donate", [1])


@pytest.mark.clause("gw.coop.order")
def test_a_player_alone_at_a_location_is_not_put_in_order() -> None:
    t = together()
    t.clerks("builders", 1, 0, 0)
    t.give(0, "W2")
    t.s.active = Seat(1)
    t.activate("builders")
    assert t.question == "build"


@pytest.mark.clause("gw.coop.order")
def test_the_tea_order_still_breaks_the_tie_for_a_horde() -> None:
    t = together()
    t.hordes("L", "X1-L")
    t.cover("X1-L", a2=2, a3=1, b2=-1)
    t.begin("defeats")
    assert t.s.trophies == [0, 1, 0]


@pytest.mark.clause("gw.coop.order")
def test_cards_go_onto_the_command_track_in_tea_order() -> None:
    t = together()
    t.s.tea = clans(2, 0, 1)
    t.begin("fall")
    t.play("0 C1", "1 C1", "2 C1")
    assert (t.question, list(t.s.asked)) == ("fall.order", [2])


# --- Shame ---------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.coop.shame")
def test_a_token_just_taken_may_be_returned_for_ten_honor() -> None:
    t = together()
    t.s.honor[0] = 10
    t.happens(gain_shame, 0)
    t.play("0 Ho")
    assert (t.question, t.offers(0)) == ("atone", ["Ho", "done"])
    t.play("0 Ho")
    assert (t.honor(0), t.s.shame_pool, shamed(t, 0)) == (0, 30, [0, 0, 0])


@pytest.mark.clause("gw.coop.shame")
def test_ten_honor_must_be_there() -> None:
    t = together()
    t.s.honor[0] = 9
    t.happens(gain_shame, 0)
    t.play("0 Sp")
    assert (t.question, t.s.shame_pool) == ("", 29)


@pytest.mark.clause("gw.coop.shame")
def test_any_own_token_may_be_returned_once_for_each_received() -> None:
    t = together()
    t.s.honor[0] = 40
    t.shame(0, 2)
    t.happens(gain_shame, 0, 2)
    t.play("0 Ar", "0 Sp")  # an older one goes back
    assert t.question == "shame"
    t.play("0 Ho", "0 done")
    assert (t.honor(0), shamed(t, 0), t.question) == (30, [1, 1, 1], "")


@pytest.mark.clause("gw.coop.shame")
def test_in_summer_any_number_is_returned_for_ten_honor_each_and_not_for_chi() -> None:
    t = together()
    t.shame(0, 3)
    t.s.honor[0] = 25
    t.give(0, "C9")
    t.begin("summer")
    t.play("0 Sp", "0 Sp")
    assert (t.honor(0), t.goods(0), shamed(t, 0), t.question) == (5, "C9", [1, 0, 0], "")


@pytest.mark.clause("gw.coop.shame")
def test_the_confessor_takes_three_honor_off_and_brings_none() -> None:
    t = together()
    t.advisor(0, "A17")
    t.shame(0, 1)
    t.s.honor[0] = 8
    t.begin("summer")
    t.play("0 Sp")
    assert t.honor(0) == 1


@pytest.mark.clause("gw.coop.shame")
def test_a_token_without_a_place_leaves_the_game_and_nothing_is_returned_for_it() -> None:
    t = together()
    t.s.pool[0] = [0, 0, 0]
    t.s.shamed[0][0] = 1
    t.s.honor[0] = 30
    t.happens(gain_shame, 0)
    assert (t.honor(0), t.s.shame_pool, t.s.shame_boxed, t.question) == (25, 29, 1, "")


@pytest.mark.clause("gw.coop.shame")
def test_no_token_lies_on_a_horde() -> None:
    t = together()
    t.hordes("L", "X1-L")
    t.cover("X1-L", a2=0, a3=0, b2=0)
    t.begin("defeats")
    t.happens(gain_shame, 0)
    assert t.offers(0) == ["Sp", "Ar", "Ho"]


@pytest.mark.clause("gw.coop.lost")
def test_a_token_due_with_an_empty_pool_loses_the_game_at_once() -> None:
    t = together("RQ05", "RQ06")
    t.s.shame_pool = 1
    t.s.honor = [90, 90, 90]
    t.begin("requests")
    t.play("0 Sp", "0 done")
    outcome = t.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((), "shame", (90, 90, 90))
    assert (t.s.asked, t.s.stack) == ({}, [])


@pytest.mark.clause("gw.coop.lost")
def test_nothing_is_shed_between_two_tokens_but_by_paying() -> None:
    t = together("RQ05", "RQ06")
    t.s.shame_pool = 1
    t.s.honor = [10, 0, 0]
    t.begin("requests")
    t.play("0 Sp", "0 Sp")  # pays: the token is there again for the second one
    assert (t.question, t.s.shame_pool) == ("shame", 1)
    t.play("0 Sp")
    assert t.s.reason == "shame"  # the next one is due


@pytest.mark.clause("gw.coop.lost")
def test_a_pool_emptied_by_a_raid_or_in_winter_loses_nothing_by_itself() -> None:
    t = together("RQ05")
    t.s.shame_pool = 0
    t.begin("winter")
    t.skip()
    assert t.s.reason == "shame"  # by the Request that is left
    u = together()
    u.s.shame_pool = 0
    u.begin("winter")
    u.skip()
    assert (u.s.reason, len(u.s.events)) == ("", 1)


# --- Command cards -------------------------------------------------------------------------------------


@pytest.mark.clause("gw.coop.reclaim")
def test_summer_brings_no_command_card_and_no_honor_for_one() -> None:
    t = together()
    t.commands("C1", "C2", "C4")
    t.begin("summer")
    assert (t.question, t.s.discard, t.s.honor) == ("", [["C1"], ["C2"], ["C4"]], [0, 0, 0])


@pytest.mark.clause("gw.coop.reclaim")
def test_each_wall_level_brings_one_card_back() -> None:
    t = together()
    t.s.hand[0], t.s.discard[0] = ["C2", "C5", "C6"], ["C1", "C3", "C4"]
    t.advisor(0, "A18")
    t.give(0, "W5 S5")
    t.happens(build, 0, 2)
    t.play("0 wall:L", "0 auto")
    assert t.offers(0) == ["C1", "C4", "done"]  # never Betrayal
    t.play("0 C1", "0 C")  # the Archivist answers
    t.play("0 wall:M", "0 done")
    assert (t.s.hand[0], t.s.discard[0], t.goods(0)) == (["C1", "C2", "C5", "C6"], ["C3", "C4"], "C1")


@pytest.mark.clause("gw.coop.reclaim")
def test_a_barricade_brings_no_card_back() -> None:
    t = together()
    t.s.hand[0], t.s.discard[0] = ["C2"], ["C1"]
    t.give(0, "W2")
    t.happens(build, 0, 1)
    t.play("0 barricade:L")
    assert t.question == ""


@pytest.mark.clause("gw.coop.reclaim")
def test_a_wall_of_a_command_card_brings_one_back_too() -> None:
    t = together()
    t.commands("C4", "C6", "C6")
    t.s.hand[0].remove("C1")
    t.s.discard[0] = ["C1"]
    t.give(0, "W1")
    t.begin("effects", 0, src="C4/box3", i=0, box=3)
    t.play("0 build_wall", "0 wall:L", "0 C1")
    assert "C1" in t.s.hand[0]


@pytest.mark.clause("gw.coop.reclaim")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_six_cards_last_to_the_end_without_building(players: int) -> None:
    assert begun(players).side.years <= len(OURS.cards.commands)


# --- Honor ---------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.coop.honor")
def test_a_claimed_horde_pays_at_once_and_can_come_again() -> None:
    t = together()
    t.hordes("L", "X5-L")
    t.cover("X5-L", a2=0, a3=0, a4=1, b2=-1, b3=-1, b4=-1)
    t.begin("defeats")
    assert (t.s.honor, t.s.trophies) == ([2 + 6, 2, 0], [1, 0, 0])
    assert (t.s.horde_discard, t.s.claimed) == ([t.horde("X5-L")], [[], [], []])


@pytest.mark.clause("gw.coop.honor")
def test_a_horde_without_soldiers_is_no_ones_trophy() -> None:
    t = together()
    t.hordes("L", "X1-L")
    t.cover("X1-L", a2=-1, a3=-1, b2=-1)
    t.begin("defeats")
    assert (t.s.honor, t.s.trophies) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.clause("gw.coop.honor")
def test_there_is_no_final_scoring() -> None:
    t = together(year=6)
    t.shame(0, 3)
    t.s.honor = [7, 8, 9]
    t.begin("winter")
    t.skip()
    outcome = t.s.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("time", (7, 8, 9))


# --- the end -------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.coop.end")
@pytest.mark.parametrize(("players", "goal"), [(3, 7), (4, 9), (5, 9)])
def test_enough_requests_win_for_everybody_at_the_check(players: int, goal: int) -> None:
    t = together("RQ09", players=players)
    t.s.fulfilled = [f"RQ{n:02}" for n in range(1, goal)]
    t.s.walls = [3, 2, 1]
    t.begin("winter")
    t.skip()
    outcome = t.s.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("requests", tuple(range(players)))


@pytest.mark.clause("gw.coop.end")
def test_one_request_less_continues() -> None:
    t = together("RQ09")
    t.s.fulfilled = ["RQ01", "RQ02", "RQ03", "RQ04", "RQ05"]
    t.s.walls = [3, 2, 1]
    t.begin("winter")
    t.skip()
    assert (t.s.outcome, len(t.s.fulfilled)) == (None, 6)


@pytest.mark.clause("gw.coop.end")
def test_the_last_year_loses_if_requests_are_missing_and_no_request_or_event_step_follows() -> None:
    t = together("RQ05", year=6)
    t.begin("winter")
    t.skip()
    outcome = t.s.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, t.s.events, sum(flattened(t.s.shamed))) == ("time", (), [], 0)


@pytest.mark.clause("gw.coop.end")
def test_victory_in_the_last_year_beats_the_time() -> None:
    t = together("RQ09", year=6)
    t.s.fulfilled = ["RQ01", "RQ02", "RQ03", "RQ04", "RQ05", "RQ06"]
    t.s.walls = [3, 2, 1]
    t.begin("winter")
    t.skip()
    assert t.s.reason == "requests"


@pytest.mark.clause("gw.coop.end")
def test_complete_walls_do_not_end_the_game() -> None:
    t = together()
    t.s.walls = [3, 3, 3]
    t.begin("winter")
    t.skip()
    assert t.s.outcome is None


@pytest.mark.clause("gw.coop.end")
def test_winter_has_requests_then_the_check_then_shame_then_an_event() -> None:
    t = together("RQ05")
    for seat in range(3):
        t.give(seat, "W2")
    in_force(t, "E02")
    t.begin("winter")
    t.play("0 RQ05", "0 refuse")
    assert t.question == "shame"
    t.skip()
    events = [
        event.kind for event in t.events if event.kind in ("answered", "shamed", "demanded", "happened")
    ]
    assert events == ["answered", *["shamed"] * 3, *["demanded"] * 2, "happened"]


# --- leaving -------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.coop.resign")
def test_those_who_are_left_play_on_and_win_without_who_resigned() -> None:
    t = together("RQ05")
    t.s.fulfilled = [f"RQ{n:02}" for n in range(6, 12)]
    for seat in (0, 2):
        t.give(seat, "W3")
    t.s.resign(Seat(1))
    t.s.year += 1
    t.begin("winter")
    t.play("0 RQ05", "0 agree", "2 agree")
    outcome = t.s.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("requests", (0, 2))


@pytest.mark.clause("gw.coop.resign")
def test_the_last_one_to_resign_loses_the_game() -> None:
    s = begun(3)
    for seat in range(3):
        assert s.outcome is None
        s.resign(Seat(seat))
    outcome = s.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", ())


# --- windows -------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.tactic.window")
def test_in_co_op_everybody_may_help_where_soldiers_die() -> None:
    t = together()
    t.hold(0, "T04")
    t.hold(2, "T04")
    t.hordes("L", "X1-L")
    t.cover("X1-L", a2=1, a3=-1, b2=-1)
    t.begin("defeats")
    assert list(t.s.asked) == [0]
    t.play("0 pass")
    assert list(t.s.asked) == [2]


@pytest.mark.clause("gw.coop.order")
def test_an_order_of_others_is_refused_with_its_clause() -> None:
    t = together()
    t.commands("C5", "C6", "C6")
    t.turn()
    t.play("0 done")
    assert refusal(t, "0 2-1") == "not-offered gw.coop.order"
