"""Setup, the choice of Command cards, Clerks and activations."""

import pytest

from mandate.core.errors import Refused
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.game import GREAT_WALL
from mandate.games.great_wall.numbers import CARDS, PLACE
from mandate.games.great_wall.state import GreatWallState

from .stories import Table


def begun(players: int = 3) -> GreatWallState:
    return GREAT_WALL.start({"players": players}, Chance("begin"))


def chosen(players: int = 3) -> GreatWallState:
    s = begun(players)
    for seat in range(players):
        s.apply(Seat(seat), s.asked[seat][0])
    return s


# --- setup --------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.setup.hordes")
def test_three_players_begin_with_a_horde_in_each_section() -> None:
    assert [len(row) for row in begun(3).rows] == [1, 1, 1]


@pytest.mark.clause("gw.setup.hordes")
def test_with_four_players_one_more_lies_where_the_next_back_points() -> None:
    s = begun(4)
    where = s.mark_of[s.horde_deck[-1]]
    assert [len(row) for row in s.rows] == [1 + (section == where) for section in range(3)]


@pytest.mark.clause("gw.setup.choose")
def test_generals_are_chosen_by_all_at_once_and_revealed_together() -> None:
    s = begun()
    assert sorted(s.pending) == [0, 1, 2]
    told = s.apply(Seat(1), s.asked[1][3])
    assert [event.kind for event in told] == ["chose"]
    assert s.general == ["", "", ""]
    assert s.view(Seat(0)).old_json()["history"] == [[1, "??"]]
    assert s.view(Seat(1)).old_json()["history"] == [[1, s.history[0][1]]]
    s.apply(Seat(0), s.asked[0][0])
    told = s.apply(Seat(2), s.asked[2][0])
    assert [event.kind for event in told].count("revealed") == 3
    general, advisor = s.history[0][1].split("+")
    assert (s.general[1], s.advisors[1]) == (general, [advisor])
    assert len(s.supporting[1]) == 1


@pytest.mark.clause("gw.setup.goods", "gw.setup.tea", "gw.setup.clerks")
def test_a_general_gives_goods_tactics_and_a_place_in_the_tea_order() -> None:
    s = chosen()
    for seat in range(3):
        general = CARDS.generals[s.general[seat]]
        assert s.res[seat * 4 : seat * 4 + 4] == [general.resources[what] for what in "WSGC"]
        assert len(s.tactics[seat]) == general.tactics
    values = [CARDS.generals[s.general[seat]].tea for seat in s.tea]
    assert values == sorted(values, reverse=True)
    assert s.clerk_pool == [5, 5, 5]
    assert s.clerk_new == [3, 3, 3]
    assert len(s.display) == 4


@pytest.mark.clause("gw.secret")
def test_a_seat_sees_its_own_screen_and_nobody_elses() -> None:
    s = chosen()
    seen = s.view(Seat(0)).old_json()
    assert list(seen["resources"].values()) == s.res[:4]
    assert seen["tactics"] == s.tactics[0]
    assert "res" not in seen
    assert seen["supporting"][0] == s.supporting[0]
    assert seen["supporting"][1] == ["??"]
    assert s.view(None).old_json()["resources"] is None


# --- Command cards ------------------------------------------------------------------------------------


@pytest.mark.clause("gw.fall.choose")
def test_command_cards_stay_face_down_until_all_have_chosen() -> None:
    s = chosen()
    assert s.stack[-1].kind == "fall.choose"
    s.apply(Seat(2), "C1")
    assert s.card == ["", "", ""]
    assert s.view(Seat(0)).old_json()["stack"][-1][3] == {"2": "??"}
    assert s.unrevealed() == {3: "C1"}
    s.apply(Seat(0), "C2")
    s.apply(Seat(1), "C1")
    assert s.card == ["C2", "C1", "C1"]
    assert s.unrevealed() == {}


@pytest.mark.clause("gw.fall.choose")
def test_a_command_card_that_is_not_in_hand_cannot_be_chosen() -> None:
    s = chosen()
    s.hand[0].remove("C4")
    s._asked = None
    with pytest.raises(Refused) as refusal:
        s.apply(Seat(0), "C4")
    assert refusal.value.clause == "gw.fall.choose"


@pytest.mark.clause("gw.fall.order")
def test_cards_go_on_free_spots_in_tea_order_and_are_resolved_from_the_first() -> None:
    t = Table()
    t.commands("C1", "C2", "C6")
    t.s.track = [-1, -1, -1]
    t.begin("fall.order", 1)
    t.begin("fall.order", 0)
    t.play("0 2")
    assert t.offers(1) == ["1", "3"]
    with pytest.raises(Refused) as refusal:
        t.play("1 2")
    assert refusal.value.clause == "gw.fall.order"


@pytest.mark.clause("gw.fall.boxes")
def test_boxes_go_to_the_owner_then_the_others_in_tea_order() -> None:
    t = Table()
    t.s.tea = [2, 0, 1]
    t.commands("C2", "C6", "C6")
    t.turn(0)
    asked = []
    while t.question == "clerks":
        asked.append(next(iter(t.s.asked)))
        t.play(f"{asked[-1]} done")
    assert asked == [0, 2, 1]


@pytest.mark.clause("gw.fall.betrayal")
def test_betrayal_copies_a_card_of_another_clan_but_no_betrayal() -> None:
    t = Table()
    t.commands("C3", "C3", "C2")
    t.turn(0)
    assert t.offers(0) == ["copy_card", "move_clerks", "pass"]
    t.play("0 copy_card")
    assert t.question == "clerks"  # Economy was the only card to copy
    t.play("0 lum", "0 lum", "0 lum")
    assert next(iter(t.s.asked)) == 1  # the others' box of the copied card


@pytest.mark.clause("gw.fall.betrayal")
def test_betrayal_among_betrayals_only_moves_clerks() -> None:
    t = Table()
    t.commands("C3", "C3", "C3")
    t.turn(0)
    assert t.offers(0) == ["move_clerks", "pass"]


# --- Clerks -------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.fall.different")
def test_clerks_of_an_other_players_box_go_to_different_locations() -> None:
    t = Table()
    t.begin("clerks", 0, n=2, diff=True, went=0, other=True)
    t.play("0 aca")
    assert "aca" not in t.offers(0)
    with pytest.raises(Refused) as refusal:
        t.play("0 aca")
    assert refusal.value.clause == "gw.fall.different"


@pytest.mark.clause("gw.fall.full", "gw.fall.locked")
def test_a_full_regular_location_takes_no_clerk_and_lets_none_go() -> None:
    t = Table()
    t.clerks("quarry", 1, 1, 1)
    t.begin("clerks", 0, n=3, diff=False, went=0, other=False)
    for token, clause in (("qua", "gw.fall.full"), ("qua-tem", "gw.fall.locked")):
        with pytest.raises(Refused) as refusal:
            t.play(f"0 {token}")
        assert refusal.value.clause == clause
    assert "qua-tem" not in t.offers(0)


def test_clerks_leave_a_location_that_is_not_full() -> None:
    t = Table()
    t.clerks("quarry", 1, 1)
    t.begin("clerks", 0, n=1, diff=False, went=0, other=False)
    t.play("0 qua-tem")
    assert t.s.at[PLACE["temple"] * 3] == 1
    assert t.s.at[PLACE["quarry"] * 3] == 0


@pytest.mark.clause("gw.fall.once")
def test_a_clerk_moves_only_once_in_an_effect() -> None:
    t = Table()
    t.begin("clerks", 0, n=2, diff=False, went=0, other=False)
    t.play("0 tem")
    with pytest.raises(Refused) as refusal:
        t.play("0 tem-lum")
    assert refusal.value.clause == "gw.fall.once"


# --- activation ---------------------------------------------------------------------------------------


@pytest.mark.clause("gw.fall.activate")
def test_full_regular_and_any_visited_special_locations_activate_in_the_active_players_order() -> None:
    t = Table()
    t.clerks("quarry", 1, 1, 1)
    t.clerks("temple", 0, 1, 1)
    t.clerks("academy", 0, 1, 0)
    t.commands("C6", "C6", "C6")
    t.turn(0)
    t.skip("activation")
    assert t.offers(0) == ["qua", "aca"]
    t.play("0 aca")
    assert len(t.s.tactics[1]) == 1
    t.skip()
    assert t.s.clerk_pool == [5, 4, 4]  # those at the Temple stay
    assert t.goods(0) == "S1"


@pytest.mark.clause("gw.fall.alone")
def test_who_stands_alone_where_the_icon_is_takes_shame_at_once() -> None:
    t = Table()
    t.clerks("temple", 3)
    t.activate("temple")
    assert t.question == "shame"
    t.play("0 Sp")
    assert t.s.shamed[0] == 1
    assert t.goods(0) == "C3"


@pytest.mark.clause("gw.fall.alone")
def test_no_shame_with_company_or_without_the_icon() -> None:
    t = Table()
    t.clerks("temple", 2, 1)
    t.activate("temple")
    t.skip()
    t.clerks("academy", 1)
    t.activate("academy")
    assert sum(t.s.shamed) == 0


@pytest.mark.clause("gw.fall.advanced")
def test_an_advanced_activation_needs_an_own_clerk_and_brings_no_shame() -> None:
    t = Table()
    t.clerks("quarry", 1)
    t.clerks("temple", 0, 1)
    t.commands("C1", "C6", "C6")
    t.turn(0)
    t.skip("advanced")
    assert t.offers(0) == ["qua", "pass"]
    t.play("0 qua")
    assert t.goods(0) == "S1"
    assert sum(t.s.shamed) == 0


@pytest.mark.clause("gw.tea")
def test_tea_markers_move_up_in_the_old_order_on_the_new_stack() -> None:
    """Seat 0 on top; both others have a Clerk: each passes the marker that is then above."""
    t = Table()
    t.clerks("tea_house", 0, 1, 1)
    t.activate("tea_house")
    t.play("1 up", "2 up")
    assert t.s.tea == [1, 2, 0]


@pytest.mark.clause("gw.tea")
def test_all_spots_of_the_tea_house_lead_to_the_top() -> None:
    t = Table()
    t.clerks("tea_house", 0, 0, 2)
    t.activate("tea_house")
    t.play("2 up")
    assert t.s.tea == [2, 0, 1]
