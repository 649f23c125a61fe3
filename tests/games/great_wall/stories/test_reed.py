"""The cards of the Reed Clan at work: its Command card and its two Generals."""

import pytest

from mandate.core.flow import Automaton
from mandate.core.game import Seat
from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import asked, refusal, tell
from tests.games.great_wall.stories.staging import Table

REED = Automaton(2)


def visit(place: str, *clerks: int, option: str = "A", tea: tuple[int, ...] = (0, 1, REED)) -> Table:
    """The Reed Clan and these Clerks at a Location, in seat 0's turn."""
    t = Table(2, reed_general=option)
    t.s.tea = clans(*tea)
    t.s.active = Seat(0)
    others = [name for name in ("lumber_mill", "quarry", "gold_mine") if name != place]
    t.reed_at(place, *others[:2])
    t.clerks(place, *clerks)
    return t


# --- the Command card -----------------------------------------------------------------------------------


@pytest.mark.clause("gw.reed.clerks")
def test_r1_lets_the_overlord_move_two_reed_clerks_and_then_each_person_two_clerks() -> None:
    t = Table(2)
    t.s.tea = clans(1, 0, REED)
    t.commands("C1", "C2", "R1")
    t.turn(REED)
    assert (t.question, asked(t)) == ("reed.move", [1])
    t.play("1 lum-aca", "1 qua-log")
    assert (t.question, asked(t)) == ("clerks", [1])
    t.play("1 tem")
    assert "tem" not in t.offers(1)  # different Locations
    t.play("1 bar")
    assert (t.question, asked(t)) == ("clerks", [0])
    t.play("0 done")
    assert t.question == ""  # no third box, and a Reed Clerk alone activates nothing
    assert t.at("academy") == [0, 0, 1]


# --- Border Militia -------------------------------------------------------------------------------------


@pytest.mark.clause("gw.reed.production")
@pytest.mark.parametrize(("place", "stored"), [("lumber_mill", 0), ("quarry", 1), ("gold_mine", 2)])
def test_ra_puts_one_token_into_the_warehouse(place: str, stored: int) -> None:
    t = visit(place, 1, 1)
    t.activate(place)
    t.skip()
    assert t.s.warehouse == [int(what == stored) for what in range(3)]
    assert t.s.honor == [0, 0, 0]
    assert t.s.res[2] == [0, 0, 0, 0]


@pytest.mark.clause("gw.reed.production")
def test_ra_gives_its_token_in_the_step_of_donations_at_its_place_in_tea_order() -> None:
    t = visit("quarry", 1, 1, tea=(0, REED, 1))
    t.activate("quarry")
    assert t.question == "donate"
    t.play("0 pass")
    assert (t.question, asked(t), t.s.warehouse[1]) == ("donate", [1], 1)


@pytest.mark.clause("gw.reed.production")
def test_ra_at_the_temple_takes_a_shame_token_of_the_active_player_no_matter_who_leads() -> None:
    """With one place to take it from nothing is asked: it is no choice."""
    t = visit("temple", 1, 1, tea=(1, 0, REED))
    t.shame(0, 2)
    t.shame(1, 2)
    t.activate("temple")
    assert t.question == ""
    assert (t.s.shamed[0][0], t.s.shamed[1][0], t.s.warehouse) == (1, 2, [0, 0, 0])


@pytest.mark.clause("gw.reed.production")
def test_ra_at_the_temple_asks_which_token_goes_and_not_whether() -> None:
    t = visit("temple", 1, 1)
    t.shame(0, 1)
    t.s.pool[0][2], t.s.shamed[0][2] = 0, 1  # and one below a Horseman
    t.activate("temple")
    assert (t.question, t.offers(0)) == ("penance", ["Sp", "Ho"])
    t.play("0 Ho")
    assert (t.question, t.s.shamed[0][0], t.s.shamed[0][2]) == ("", 1, 0)


@pytest.mark.clause("gw.reed.production")
@pytest.mark.parametrize(("active", "shame"), [(REED, 2), (0, 0)])
def test_ra_at_the_temple_does_nothing_in_the_reed_turn_or_without_shame(active: int, shame: int) -> None:
    t = visit("temple", 1, 1)
    t.s.active = Seat(active)
    t.shame(0, shame)
    t.activate("temple")
    assert t.question == ""


@pytest.mark.clause("gw.reed.locations")
def test_ra_at_the_embassy_lets_the_overlord_discard_any_advisor() -> None:
    t = visit("embassy", 1, tea=(REED, 1, 0))
    t.show("A01", "A02", "A03", "A04")
    t.activate("embassy")
    assert (t.question, asked(t)) == ("reed.discard", [1])
    assert t.offers(1) == ["A01", "A02", "A03", "A04"]  # one of them must go
    t.play("1 A02")
    assert t.s.display[:3] == ["A01", "A03", "A04"]
    assert len(t.s.display) == 4
    assert t.s.advisor_discard == ["A02"]


@pytest.mark.clause("gw.reed.locations")
def test_ra_at_the_builders_places_a_free_barricade_for_no_ones_honor() -> None:
    t = visit("builders", 1, tea=(1, 0, REED))
    t.s.barricades = [0, 2, 3]
    t.activate("builders")
    assert t.s.barricades == [0, 3, 3]  # there was one place only, so no one is asked
    other = visit("builders", 1, tea=(1, 0, REED))
    other.s.barricades = [0, 2, 1]
    other.s.warehouse = [5, 0, 0]
    other.activate("builders")
    other.skip("reed.build")
    assert (asked(other), other.offers(1)) == ([1], ["barricade:M", "barricade:R"])
    assert refusal(other, "1 barricade:L") == "not-offered gw.reed.locations"
    other.play("1 barricade:R")
    assert (other.s.barricades, other.s.honor, other.s.warehouse) == ([0, 2, 2], [0, 0, 0], [5, 0, 0])


@pytest.mark.clause("gw.reed.locations")
def test_ra_at_the_builders_does_nothing_where_no_spot_is_free() -> None:
    t = visit("builders", 1)
    t.s.barricades = [0, 3, 3]
    t.activate("builders")
    assert t.question == ""
    assert t.s.barricades == [0, 3, 3]


@pytest.mark.clause("gw.reed.locations")
def test_ra_at_the_barracks_recruits_a_spearman_that_attacks_where_the_overlord_likes() -> None:
    t = visit("barracks", 1, 1, tea=(REED, 0, 1))
    t.hordes("M", "H1-M", "H2-M")
    t.hordes("R", "H1-R")
    t.activate("barracks")
    assert (t.question, asked(t)) == ("reed.attack", [0])
    assert "done" not in t.offers(0)
    assert t.offers(0)[0] == "Sp:M1a2"
    assert refusal(t, "0 Sp:M2a3") == "gw-not-closest gw.attack.spearman"
    t.play("0 Sp:R1b3")  # 2 Honor is printed there
    assert t.covered("H1-R") == 1
    assert t.pool(REED) == [9, 0, 0]
    assert (t.s.honor, t.s.wounds) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.clause("gw.reed.locations")
def test_ra_at_the_barracks_returns_the_spearman_without_a_legal_spot() -> None:
    t = visit("barracks", 1, 1)
    t.activate("barracks")
    t.skip()
    assert t.pool(REED) == [10, 0, 0]
    empty = visit("barracks", 1, 1)
    empty.hordes("M", "H1-M")
    empty.s.pool[REED][0] = 0
    empty.activate("barracks")
    assert empty.question != "reed.attack"
    assert empty.covered("H1-M") == 0


@pytest.mark.clause("gw.reed.locations")
def test_ra_at_the_tea_house_moves_its_marker_up_once() -> None:
    t = visit("tea_house", 0, 1, tea=(0, 1, REED))
    t.activate("tea_house")
    t.play("1 up")  # seat 1 acts first, being higher
    assert t.s.tea == [1, REED, 0]
    top = visit("tea_house", 0, 1, tea=(0, REED, 1))
    top.activate("tea_house")
    top.skip()
    assert top.s.tea == [REED, 0, 1]


@pytest.mark.clause("gw.reed.locations")
@pytest.mark.parametrize("place", ["academy", "logistics"])
def test_ra_brings_nothing_at_the_academy_and_the_logistics_center(place: str) -> None:
    t = visit(place, 1)
    t.hordes("M", "H1-M", "H2-M")
    before = list(t.s.horde_deck)
    t.activate(place)
    t.skip()
    assert t.s.horde_deck == before
    assert t.row("M") == ["H1-M", "H2-M"]
    assert t.at(place) == [0, 0, 1]


# --- Marsh Guides ---------------------------------------------------------------------------------------


@pytest.mark.clause("gw.reed.marsh")
def test_rb_at_the_academy_lets_the_overlord_scout_two_hordes() -> None:
    t = visit("academy", 1, option="B", tea=(1, 0, REED))
    t.next_hordes("H1-M", "H6-R")
    t.activate("academy")
    assert (t.question, asked(t)) == ("scout", [1])
    t.play("1 21")
    assert [t.s.hordes[horde] for horde in t.s.horde_deck[:-3:-1]] == ["H6-R", "H1-M"]


@pytest.mark.clause("gw.reed.marsh")
def test_rb_at_the_logistics_center_lets_two_hordes_change_places_with_all_on_them() -> None:
    t = visit("logistics", 1, option="B", tea=(1, 0, REED))
    t.hordes("M", "H1-M", "H2-M", "H3-M")
    t.hordes("R", "H1-R")
    t.cover("H1-M", a2=0)
    t.activate("logistics")
    assert (t.question, asked(t)) == ("reed.swap", [1])
    assert t.offers(1) == ["M1-M2", "M2-M3", "pass"]
    assert refusal(t, "1 M1-M3") == "not-offered gw.reed.marsh"
    t.play("1 M1-M2")
    assert t.row("M") == ["H2-M", "H1-M", "H3-M"]
    assert (t.covered("H1-M"), t.covered("H2-M")) == (1, 0)
    assert [(event.one, event.other) for event in tell(t, "swapped")] == [("M1", "M2")]


@pytest.mark.clause("gw.reed.marsh")
def test_rb_does_everything_else_as_the_border_militia() -> None:
    t = visit("quarry", 1, 1, option="B")
    t.activate("quarry")
    t.skip()
    assert t.s.warehouse == [0, 1, 0]
