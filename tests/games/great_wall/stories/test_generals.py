"""One short story for each of the 13 Generals."""

import pytest

from mandate.games.great_wall.rules.army.recruiting import recruit
from mandate.games.great_wall.rules.army.soldiers import attack
from mandate.games.great_wall.rules.city.building import build
from tests.games.great_wall.stories.staging import Table


def test_g01_yang_ye_draws_a_card_where_he_has_two_clerks() -> None:
    t = Table()
    t.general(0, "G01", supporting=2)
    t.clerks("quarry", 2, 1, 0)
    t.activate("quarry")
    t.play("0 pass", "0 draw_tactic")
    assert len(t.s.tactics[0]) == 1


def test_g01_yang_ye_may_attack_with_as_many_as_he_has_supporting_advisors() -> None:
    t = Table()
    t.general(0, "G01", supporting=2)
    t.hordes("L", "H3-L")
    t.rest(0, "L", Sp=3)
    t.clerks("quarry", 2, 1, 0)
    t.activate("quarry")
    t.play("0 pass", "0 attack", "0 Sp:L1a2", "0 Sp:L1a4")
    assert (t.covered("H3-L"), t.resting(0, "L")) == (2, [1, 0, 0])


def test_g01_yang_ye_acts_once_in_a_turn_and_not_with_one_clerk() -> None:
    t = Table()
    t.general(0, "G01", supporting=1)
    t.clerks("quarry", 1, 2, 0)
    t.activate("quarry")
    t.play("0 pass")
    assert t.question == "donate"
    t.skip()
    t.clerks("academy", 2, 0, 0)
    t.clerks("embassy", 2, 0, 0)
    t.activate("academy")
    t.play("0 draw_tactic")
    t.skip()
    t.activate("embassy")
    assert t.question in ("", "tactic")


def test_g02_liang_hongyu_mourns_two_soldiers_at_most() -> None:
    t = Table(year=6)  # Lethality 3
    t.general(0, "G02", supporting=3)
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=0, b3=1)
    t.begin("defeats")
    assert (t.honor(0), t.honor(1)) == (2 + 2 * 3, 2)


def test_g02_liang_hongyu_mourns_one_soldier() -> None:
    t = Table()
    t.general(1, "G02", supporting=3)
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=0, b3=1)
    t.begin("defeats")
    assert t.honor(1) == 2 + 3


def test_g03_zhou_tong_gains_for_sections_with_archers_and_for_spare_advisors() -> None:
    t = Table()
    t.general(0, "G03", supporting=3)
    t.fire(0, "L")
    t.fire(0, "R")
    t.begin("summer")
    assert t.honor(0) == 2 * 2 + 1


def test_g03_zhou_tong_gains_for_no_more_sections_than_advisors() -> None:
    t = Table()
    t.general(0, "G03", supporting=1)
    t.fire(0, "L")
    t.fire(0, "R")
    t.begin("summer")
    assert t.honor(0) == 2


def test_g03_zhou_tong_needs_an_archer() -> None:
    t = Table()
    t.general(0, "G03", supporting=3)
    t.begin("summer")
    assert t.honor(0) == 0


def test_g04_yang_paifeng_counts_his_advisors_and_gains_for_the_claim() -> None:
    t = Table()
    t.general(1, "G04", supporting=2)
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=0, b3=1)
    t.begin("defeats")  # 3 of seat 0 against 1 + 2; the tie is seat 0's
    assert (t.claimed(0), t.claimed(1)) == (["H1-L"], [])


def test_g04_yang_paifeng_wins_with_one_advisor_more() -> None:
    t = Table()
    t.general(1, "G04", supporting=3)
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=0, b3=1)
    t.begin("defeats")
    t.play("1 S")
    assert (t.claimed(1), t.goods(1)) == (["H1-L"], "S1")


def test_g05_che_kung_gains_for_an_attack_of_spearmen() -> None:
    t = Table()
    t.general(0, "G05", supporting=2)
    t.hordes("L", "H3-L")
    t.rest(0, "L", Sp=2)
    t.happens(attack, 0, 2, source="rest", kind="any")
    t.play("0 Sp:L1a2", "0 Sp:L1a4")
    assert t.honor(0) == 4  # once, however many Attack


def test_g05_che_kung_gains_nothing_for_archers() -> None:
    t = Table()
    t.general(0, "G05", supporting=2)
    t.hordes("L", "H3-L")
    t.fire(0, "L")
    t.happens(attack, 0, 2, source="fire", kind="any")
    t.play("0 fire:L", "0 L1a2")
    assert t.honor(0) == 0


def test_g06_zhang_shijie_gains_chi_and_honor_for_a_tactic_card() -> None:
    t = Table()
    t.general(0, "G06", supporting=4)
    t.hold(0, "T07")
    t.begin("fall")
    t.play("0 C1", "1 C1", "2 C1", "0 T07", "0 W")
    assert (t.goods(0), t.honor(0)) == ("W1 C3", 1)  # three Chi at most


def test_g07_yue_fei_pays_chi_for_wounds_where_he_attacked_once_a_year() -> None:
    t = Table()
    t.general(0, "G07", supporting=2)
    t.give(0, "C2")
    t.hordes("L", "H3-L")
    t.hordes("M", "H1-L")
    t.rest(0, "L", Sp=2)
    t.happens(attack, 0, 1, source="rest", kind="any")
    t.play("0 Sp:L1a2", "0 pay")
    assert all(spot.startswith("L") or spot == "done" for spot in t.offers(0))
    t.play("0 L1a3", "0 L1a4")
    assert (t.covered("H3-L"), t.covered("H1-L"), t.goods(0)) == (3, 0, "S1 C1")
    assert (t.honor(0), t.s.wounds[0]) == (0, 3)  # Wounds give no reward, but are Wounds dealt
    t.happens(attack, 0, 1, source="rest", kind="any")
    t.play("0 Sp:L1b4")
    assert t.question == ""


@pytest.mark.clause("gw.advisor")
def test_g07_yue_fei_who_does_not_pay_has_not_used_his_ability() -> None:
    t = Table()
    t.general(0, "G07", supporting=1)
    t.give(0, "C1")
    t.hordes("L", "H3-L")
    t.rest(0, "L", Sp=2)
    t.happens(attack, 0, 1, source="rest", kind="any")
    t.play("0 Sp:L1a2", "0 pass")
    assert (t.question, t.s.used) == ("", [])
    t.happens(attack, 0, 1, source="rest", kind="any")
    t.play("0 Sp:L1a3", "0 pay", "0 L1a4")
    assert (t.goods(0), t.s.used) == ("S1", ["year:0:G07/0"])


@pytest.mark.clause("gw.advisor")
def test_g01_yang_ye_who_chooses_nothing_may_choose_later_in_the_turn() -> None:
    t = Table()
    t.general(0, "G01", supporting=1)
    t.clerks("academy", 2, 0, 0)
    t.activate("academy")
    t.play("0 pass")
    assert t.s.used == []


def test_g08_han_shizhong_saves_on_the_whole_of_a_recruitment() -> None:
    t = Table()
    t.general(0, "G08", supporting=2)
    t.give(0, "W2 S2")
    t.happens(recruit, 0, 2)
    t.play("0 Sp", "0 Sp")  # 4 Stone and 2 Wood, 2 saved in all: the Stone that is not there
    t.play("0 Sp>L", "0 Sp>L")
    assert (t.goods(0), t.resting(0, "L")) == ("", [2, 0, 0])


def test_g09_meng_gong_recruits_horsemen_cheaper_and_honors_their_attack() -> None:
    t = Table()
    t.general(0, "G09", supporting=2)
    t.give(0, "W1 G2")
    t.hordes("L", "H3-L")
    t.happens(recruit, 0, 1)
    t.play("0 Ho", "0 Ho:L1a4b4")
    assert (t.goods(0), t.honor(0)) == ("S2", 4)


def test_g09_meng_gong_gains_nothing_for_spearmen() -> None:
    t = Table()
    t.general(0, "G09", supporting=2)
    t.hordes("L", "H3-L")
    t.rest(0, "L", Sp=1)
    t.happens(attack, 0, 1, source="rest", kind="any")
    t.play("0 Sp:L1a2")
    assert t.honor(0) == 0


def test_g10_di_qing_gains_when_no_section_is_breached() -> None:
    t = Table()
    t.general(0, "G10", supporting=3)
    t.hordes("L", "H1-L")
    t.begin("winter")
    assert t.honor(0) == 6


def test_g10_di_qing_gains_ten_at_most() -> None:
    t = Table()
    t.general(0, "G10", supporting=6)
    t.begin("winter")
    assert t.honor(0) == 10


def test_g10_di_qing_gains_nothing_after_a_breach() -> None:
    t = Table()
    t.general(0, "G10", supporting=3)
    t.hordes("L", "H6-L")
    t.begin("winter")
    t.skip()
    assert t.honor(0) == 0


def test_g11_li_gang_builds_walls_cheaper_and_gains_honor() -> None:
    t = Table()
    t.general(0, "G11", supporting=2)
    t.give(0, "W1 S1 G1")
    t.happens(build, 0, 1)
    t.play("0 wall:L")
    assert (t.goods(0), t.honor(0), t.s.walls) == ("", 5 + 2, [1, 0, 0])


def test_g12_zong_ze_gains_for_the_first_donation_of_a_turn() -> None:
    t = Table()
    t.general(0, "G12", supporting=3)
    t.clerks("quarry", 1, 1, 1)
    t.clerks("gold_mine", 1, 1, 1)
    t.activate("quarry")
    t.play("0 S", "1 pass", "2 pass")
    assert t.honor(0) == 2 + 3
    t.activate("gold_mine")
    t.play("0 G", "1 pass", "2 pass")
    assert t.honor(0) == 2 + 3 + 2


def test_g13_wu_jie_gains_a_resource_for_each_advisor_and_honor() -> None:
    t = Table()
    t.general(0, "G13", supporting=2)
    t.begin("summer")
    t.play("0 C", "0 G")
    assert (t.goods(0), t.honor(0)) == ("G1 C1", 1)
