"""Qin Jiushao's Soldiers and Walls, and what he does as Overlord of the Reed Clan."""

import pytest

from mandate.core.game import Seat
from mandate.games.great_wall.cards.numbers import PLACE
from mandate.games.great_wall.rules.automata import jiushao
from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import wounds_on
from tests.games.great_wall.rules.test_solo import JIUSHAO, REED, TRACK, reasons, solo
from tests.games.great_wall.stories.staging import Table

# --- Spearmen -------------------------------------------------------------------------------------------


def ready(indicated: str = "R") -> Table:
    """A Horde in both Sections, and a deck that points to one of them."""
    t = solo()
    t.hordes("M", "H1-M", "H2-M")
    t.hordes("R", "H1-R", "H2-R")
    t.next_hordes(f"H3-{indicated}")
    return t


def spears(t: Table, card: str, clan: int = JIUSHAO) -> list[str]:
    cells = t.s.cover[t.horde(card)]
    return [
        f"{'ab'[cell // 6]}{cell % 6 + 1}" for cell, covered in enumerate(cells) if covered == 2 + 3 * clan
    ]


@pytest.mark.clause("gw.solo.attack")
@pytest.mark.parametrize("section", ["M", "R"])
def test_his_spearman_attacks_in_the_section_that_the_next_horde_card_points_to(section: str) -> None:
    t = ready(section)
    events = t.events_of(jiushao.recruit_spearman)
    assert spears(t, f"H1-{section}") == ["a2"]
    assert reasons(events) == [("indicated", section)]


@pytest.mark.clause("gw.solo.attack")
def test_he_covers_column_by_column_each_from_the_top() -> None:
    t = ready()
    order: list[str] = []
    for _ in range(4):
        t.happens(jiushao.recruit_spearman)
        order += [cell for cell in spears(t, "H1-R") if cell not in order]
    assert order == ["a2", "b2", "a3", "b3"]


@pytest.mark.clause("gw.solo.attack")
def test_each_covered_spot_brings_two_honor_a_wound_dealt_and_no_reward() -> None:
    t = ready()
    for _ in range(3):
        t.happens(jiushao.recruit_spearman)
    assert t.s.honor[JIUSHAO] == 6
    assert t.s.wounds[JIUSHAO] == 3
    assert t.s.res[2] == [0, 0, 0, 0]


@pytest.mark.clause("gw.solo.attack")
def test_without_a_free_spot_next_to_the_wall_he_turns_to_the_other_section() -> None:
    t = ready()
    t.cover("H1-R", a2=0, a3=0, b2=0, b3=0)
    events = t.events_of(jiushao.recruit_spearman)
    assert spears(t, "H1-M") == ["a2"]
    assert spears(t, "H2-R") == []  # a Spearman reaches only the closest
    assert reasons(events) == [("other-section", "M")]


@pytest.mark.clause("gw.solo.attack")
def test_without_any_free_spot_or_spearman_no_one_is_recruited() -> None:
    t = solo()
    t.hordes("M", "H1-M")
    t.cover("H1-M", a2=0, a3=0, b2=0, b3=0)
    t.next_hordes("H3-R")
    events = t.events_of(jiushao.recruit_spearman)
    assert (t.pool(JIUSHAO), t.s.honor[JIUSHAO], reasons(events)) == ([8, 4, 0], 0, [("no-spot", "")])
    none = ready()
    none.s.pool[JIUSHAO][0] = 0
    events = none.events_of(jiushao.recruit_spearman)
    assert (none.covered("H1-R"), reasons(events)) == (0, [("no-soldier", "")])


# --- Archers --------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.solo.attack")
def test_his_archer_takes_a_firing_spot_of_the_section_indicated_and_wounds_the_closest_horde() -> None:
    t = ready()
    events = t.events_of(jiushao.recruit_archer)
    assert t.s.fire[2][JIUSHAO] == 1
    assert wounds_on(t, "H1-R") == ["a2"]
    assert (t.s.honor[JIUSHAO], t.pool(JIUSHAO)) == (2, [8, 3, 0])
    assert reasons(events) == [("indicated", "R"), ("closest", "R1a2")]


@pytest.mark.clause("gw.solo.attack")
def test_without_a_firing_spot_there_no_archer_is_recruited_even_if_the_other_section_has_one() -> None:
    t = ready()
    t.fire(0, "R")
    events = t.events_of(jiushao.recruit_archer)
    assert (t.pool(JIUSHAO), reasons(events)) == ([8, 4, 0], [("no-firing", "R")])


@pytest.mark.clause("gw.solo.attack")
def test_an_archer_hits_the_next_horde_where_the_closest_has_no_free_spot() -> None:
    t = ready()
    t.cover("H1-R", a2=0, a3=0, b2=0, b3=0)
    t.happens(jiushao.shoot, 2)
    assert wounds_on(t, "H2-R") == ["b2"]  # its first column has no spot a2


@pytest.mark.clause("gw.solo.attack")
def test_an_archer_without_a_target_takes_the_spot_all_the_same() -> None:
    t = solo()
    t.next_hordes("H3-R")
    events = t.events_of(jiushao.recruit_archer)
    assert t.s.fire[2][JIUSHAO] == 1
    assert (t.s.honor[JIUSHAO], reasons(events)) == (0, [("indicated", "R"), ("no-target", "R")])


@pytest.mark.clause("gw.solo.attack")
def test_in_winter_his_archers_shoot_in_tea_order_and_not_at_a_shielded_horde() -> None:
    t = solo()
    t.hordes("M", "H3-M", "H1-M")
    t.s.walls[1] = 1
    t.fire(JIUSHAO, "M")
    t.fire(0, "M")
    t.s.tea = clans(JIUSHAO, 0, REED)
    t.begin("winter")
    assert wounds_on(t, "H1-M") == ["a2"]
    assert t.s.honor[JIUSHAO] == 2
    assert t.s.fired[JIUSHAO] == 2
    assert (t.question, t.offers(0)) == ("wound", ["M2a3", "M2b2", "M2b3"])


@pytest.mark.clause("gw.solo.attack")
def test_his_attacks_may_hit_a_shielded_horde() -> None:
    t = solo()
    t.hordes("M", "H3-M")
    t.happens(jiushao.shoot, 1)
    assert wounds_on(t, "H3-M") == ["a2"]


# --- Walls ----------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.solo.wall")
def test_he_builds_in_the_section_indicated_and_the_warehouse_pays_what_it_can() -> None:
    t = ready()
    t.s.warehouse = [1, 2, 0]
    events = t.events_of(jiushao.build_wall)
    assert t.s.walls == [0, 0, 1]
    assert (t.s.honor[JIUSHAO], t.s.built[JIUSHAO], t.s.warehouse) == (5, 1, [0, 0, 0])
    assert reasons(events) == [("indicated", "R")]


@pytest.mark.clause("gw.solo.wall")
def test_a_full_warehouse_pays_the_whole_cost_from_what_it_has_most_of() -> None:
    t = ready()
    t.s.walls = [0, 0, 1]
    t.s.warehouse = [8, 5, 2]
    t.happens(jiushao.build_wall)
    assert (t.s.walls[2], t.s.honor[JIUSHAO]) == (2, 10)
    assert t.s.warehouse == [1, 2, 2]
    assert sum(t.s.warehouse) == 15 - 10


@pytest.mark.clause("gw.solo.wall")
def test_where_that_wall_is_complete_he_builds_the_other_and_then_none() -> None:
    t = ready()
    t.s.walls = [0, 2, 3]
    assert reasons(t.events_of(jiushao.build_wall)) == [("other-section", "M")]
    assert (t.s.walls, t.s.honor[JIUSHAO]) == ([0, 3, 3], 15)
    assert reasons(t.events_of(jiushao.build_wall)) == [("walls-done", "")]
    assert t.s.walls == [0, 3, 3]


# --- as Overlord ----------------------------------------------------------------------------------------


def reed_places(t: Table) -> list[str]:
    return [name for name in PLACE if t.s.at[PLACE[name]][REED]]


@pytest.mark.clause("gw.solo.overlord")
def test_he_first_takes_reed_clerks_from_where_he_sends_no_one() -> None:
    t = solo()
    t.reed_at("logistics", "embassy", "temple")
    events = t.events_of(jiushao.lead_reed_clerks, 2)
    assert set(reed_places(t)) == {"barracks", "quarry", "temple"}
    assert reasons(events) == [
        ("reed-off-track", "emb"), ("lowest", "bar"), ("reed-off-track", "log"), ("lowest", "qua"),
    ]  # fmt: skip


@pytest.mark.clause("gw.solo.overlord")
@pytest.mark.parametrize(
    ("places", "first"),
    [
        (("logistics", "academy", "embassy"), "embassy"),
        (("logistics", "academy", "builders"), "builders"),
        (("builders", "tea_house", "academy"), "tea_house"),
        (("logistics", "academy", "quarry"), "academy"),
    ],
)
def test_the_order_is_tea_house_builders_embassy_academy_logistics(
    places: tuple[str, ...], first: str
) -> None:
    t = solo()
    t.reed_at(*places)
    t.happens(jiushao.lead_reed_clerks, 1)
    assert first not in reed_places(t)
    assert "barracks" in reed_places(t)


@pytest.mark.clause("gw.solo.overlord")
def test_then_from_the_highest_on_his_track_to_a_lower_one_only() -> None:
    t = solo()
    t.reed_at("temple", "lumber_mill", "quarry")
    events = t.events_of(jiushao.lead_reed_clerks, 2)
    assert set(reed_places(t)) == {"barracks", "gold_mine", "quarry"}
    assert reasons(events) == [
        ("reed-higher", "tem"), ("lowest", "bar"), ("reed-higher", "lum"), ("lowest", "gol"),
    ]  # fmt: skip
    low = solo()
    low.reed_at("gold_mine", "quarry", "barracks")
    assert reasons(low.events_of(jiushao.lead_reed_clerks, 2)) == [("reed-stays", "")]
    assert set(reed_places(low)) == {"gold_mine", "quarry", "barracks"}


@pytest.mark.clause("gw.solo.overlord")
def test_he_takes_none_from_a_locked_location_and_sends_none_to_a_full_one() -> None:
    t = solo()
    t.reed_at("temple", "lumber_mill", "quarry")
    t.clerks("temple", 2)
    t.clerks("barracks", 3)
    t.happens(jiushao.lead_reed_clerks, 1)
    assert set(reed_places(t)) == {"temple", "gold_mine", "quarry"}


@pytest.mark.clause("gw.solo.overlord")
def test_in_his_own_turn_he_moves_the_reed_clerks_and_in_the_players_turn_the_player_does() -> None:
    t = solo()
    t.commands("C4", "R1", "S4")
    t.turn(JIUSHAO)
    t.skip()
    assert "barracks" in reed_places(t)
    other = solo()
    other.commands("C4", "R1", "S4")
    other.turn(0)
    other.play("0 done")
    other.skip("reed.move")
    assert other.question == "reed.move"


@pytest.mark.clause("gw.solo.overlord")
def test_a_reed_spearman_follows_his_rules_and_brings_him_nothing() -> None:
    t = ready()
    t.s.active = JIUSHAO
    t.reed_at("barracks", "quarry", "gold_mine")
    t.clerks("barracks", 2)
    t.activate("barracks")
    t.skip()
    assert spears(t, "H1-R", REED) == ["a2"]
    assert (t.s.honor, t.s.wounds, t.pool(REED)) == ([0, 0, 0], [0, 0, 0], [9, 0, 0])


@pytest.mark.clause("gw.solo.overlord")
def test_a_reed_barricade_goes_to_the_section_indicated_else_to_the_other() -> None:
    for built, after in (([0, 1, 1], [0, 1, 2]), ([0, 1, 3], [0, 2, 3]), ([0, 3, 3], [0, 3, 3])):
        t = ready()
        t.s.active = JIUSHAO
        t.s.barricades = built
        t.reed_at("builders", "quarry", "gold_mine")
        t.clerks("builders", 1)
        t.activate("builders")
        t.skip()
        assert t.s.barricades == after


@pytest.mark.clause("gw.solo.overlord")
def test_he_discards_the_leftmost_advisor() -> None:
    t = ready()
    t.s.active = JIUSHAO
    t.show("A05", "A06", "A07", "A08")
    t.reed_at("embassy", "quarry", "gold_mine")
    t.clerks("embassy", 1)
    t.activate("embassy")
    t.skip()
    assert t.s.advisor_discard == ["A05"]
    assert t.s.display[:3] == ["A06", "A07", "A08"]


@pytest.mark.clause("gw.solo.overlord")
@pytest.mark.parametrize("place", ["academy", "logistics"])
def test_he_skips_what_the_marsh_guides_add(place: str) -> None:
    t = solo(reed_general="B")
    t.hordes("M", "H1-M", "H2-M")
    t.s.active = JIUSHAO
    t.reed_at(place, "quarry", "gold_mine")
    t.clerks(place, 1)
    t.activate(place)
    assert t.question not in ("scout", "reed.swap")
    assert t.row("M") == ["H1-M", "H2-M"]
    mine = solo(reed_general="B")
    mine.hordes("M", "H1-M", "H2-M")
    mine.s.active = Seat(0)
    mine.reed_at(place, "quarry", "gold_mine")
    mine.clerks(place, 1)
    mine.activate(place)
    assert mine.question == ("scout" if place == "academy" else "reed.swap")


@pytest.mark.clause("gw.reed.production")
def test_the_temple_helps_the_player_in_the_own_turn_only() -> None:
    for active, left in ((0, 0), (JIUSHAO, 1)):
        t = solo()
        t.shame(0, 1)
        t.s.active = Seat(active)
        t.reed_at("temple", "quarry", "gold_mine")
        t.clerks("temple", 1, 0, 1)
        t.activate("temple")
        assert (t.question, t.s.shamed[0][0]) == ("", left)


def test_the_track_of_these_tests_has_five_locations() -> None:
    assert sorted(PLACE[name] for name in TRACK) == [0, 1, 2, 3, 4]
