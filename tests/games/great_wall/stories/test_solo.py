"""Qin Jiushao's cards at work, each in a turn of his."""

import pytest

from mandate.games.great_wall.cards.numbers import PLACE, M, R
from mandate.games.great_wall.rules.army.assault import defense
from tests.games.great_wall.rule_tables import asked, wounds_on
from tests.games.great_wall.rules.test_solo import JIUSHAO, REED, TRACK, solo
from tests.games.great_wall.stories.staging import Table


def turn(card: str, own: str = "C2") -> Table:
    """His turn with that card; the player's Clerks stay where they are."""
    t = solo()
    t.reed_at("gold_mine", "quarry", "barracks")  # they can go no lower on his track
    t.hordes("M", "H1-M")
    t.hordes("R", "H6-R", "H2-R")
    t.next_hordes("H3-R")
    t.commands(own, "R1", card)
    return t


def placed(t: Table) -> list[int]:
    return [t.at(name)[JIUSHAO] for name in TRACK]


def box2(t: Table) -> None:
    """The Other Players box is the player's: two Clerks to different Locations."""
    assert (t.question, asked(t), t.s.stack[-1].data["n"]) == ("clerks", [0], 2)
    t.play("0 tem")
    assert "tem" not in t.offers(0)
    t.play("0 done")


# --- his General ----------------------------------------------------------------------------------------


@pytest.mark.clause("gw.solo.advisors")
def test_q1_weakens_every_section_and_gains_honor_as_winter_ends() -> None:
    t = solo()
    t.support(JIUSHAO, 6)
    assert [defense(t.s, section) for section in (M, R)] == [0, 0]
    t.begin("winter")
    assert t.s.honor[JIUSHAO] == 7


# --- his Command cards ----------------------------------------------------------------------------------


@pytest.mark.clause("gw.solo.activate")
def test_s1_moves_two_clerks_and_activates_his_highest_location() -> None:
    t = turn("S1")
    t.clerks("lumber_mill", 0, 0, 1)
    t.s.level[PLACE["lumber_mill"]][JIUSHAO] = 3
    t.turn(JIUSHAO)
    assert placed(t) == [0, 1, 0, 1, 1]
    box2(t)
    t.skip()
    assert placed(t) == [0, 0, 0, 1, 1]
    assert t.s.honor[JIUSHAO] == 3
    assert t.s.location_track[0] == PLACE["lumber_mill"]


@pytest.mark.clause("gw.fall.advanced")
def test_s1_brings_the_player_no_shame_for_being_there_and_needs_no_full_location() -> None:
    t = turn("S1")
    t.turn(JIUSHAO)
    t.skip()
    assert t.s.shame_pool == 10
    assert placed(t) == [0, 0, 0, 0, 1]  # the Quarry was the highest


@pytest.mark.clause("gw.solo.gather")
def test_s2_moves_three_clerks_and_raises_his_lowest_overseer() -> None:
    t = turn("S2")
    t.s.level[PLACE["quarry"]][JIUSHAO] = 3  # the lowest Production Location, but at the top level
    t.turn(JIUSHAO)
    assert placed(t) == [0, 0, 1, 1, 1]
    box2(t)
    t.skip()
    levels = [t.s.level[place][JIUSHAO] for place in range(4)]
    assert levels == [1, 3, 2, 1]
    assert t.pool(JIUSHAO) == [8, 4, 0]


@pytest.mark.clause("gw.solo.card")
def test_s3_becomes_the_card_with_the_name_of_the_players_card() -> None:
    t = turn("S3", own="C6")
    t.turn(JIUSHAO)
    assert placed(t) == [0, 0, 1, 1, 1]  # Conscription moves three
    box2(t)
    t.skip()
    assert t.covered("H6-R") == 2
    assert t.s.honor[JIUSHAO] == 4


@pytest.mark.clause("gw.solo.card")
def test_s3_against_betrayal_moves_two_clerks_and_brings_honor_for_each_supporting_advisor() -> None:
    t = turn("S3", own="C3")
    t.support(JIUSHAO, 4)
    t.turn(JIUSHAO)
    assert placed(t) == [0, 0, 0, 1, 1]
    box2(t)
    t.skip()
    assert t.s.honor[JIUSHAO] == 4


@pytest.mark.clause("gw.solo.wall")
def test_s4_builds_a_wall_level_in_the_section_indicated() -> None:
    t = turn("S4")
    t.s.warehouse = [0, 4, 0]
    t.turn(JIUSHAO)
    assert placed(t) == [0, 0, 0, 1, 1]
    box2(t)
    t.skip()
    assert t.s.walls == [0, 0, 1]
    assert (t.s.honor[JIUSHAO], t.s.warehouse) == (5, [0, 0, 0])


@pytest.mark.clause("gw.solo.attack")
def test_s5_lets_his_archers_attack_and_recruits_an_archer_and_a_spearman() -> None:
    t = turn("S5")
    t.s.walls = [0, 1, 1]
    t.fire(JIUSHAO, "M", 1)
    t.turn(JIUSHAO)
    box2(t)
    t.skip()
    assert wounds_on(t, "H1-M") == ["a2"]  # the Archer that stood there
    assert wounds_on(t, "H6-R") == ["a2"]  # the new Archer
    assert t.covered("H6-R") == 2  # and the Spearman
    assert t.s.fire[1][JIUSHAO] == t.s.fire[2][JIUSHAO] == 1
    assert (t.s.honor[JIUSHAO], t.pool(JIUSHAO)) == (6, [7, 2, 0])


@pytest.mark.clause("gw.solo.attack")
def test_s6_moves_three_clerks_and_recruits_two_spearmen() -> None:
    t = turn("S6")
    t.turn(JIUSHAO)
    assert placed(t) == [0, 0, 1, 1, 1]
    box2(t)
    t.skip()
    assert t.covered("H6-R") == 2
    assert (t.s.honor[JIUSHAO], t.pool(JIUSHAO)) == (4, [6, 4, 0])


@pytest.mark.clause("gw.solo.overlord")
def test_s6_lets_him_move_the_reed_clerks_in_its_second_box() -> None:
    t = turn("S6")
    t.reed_at("tea_house", "builders", "academy")
    t.turn(JIUSHAO)
    t.skip()
    reed = [name for name in PLACE if t.at(name)[REED]]
    assert sorted(reed) == ["academy", "barracks", "quarry"]
