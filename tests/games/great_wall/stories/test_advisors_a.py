"""One short story for each Advisor, A01 to A22: work, income, Clerks and the court."""

import pytest

from tests.games.great_wall.stories.staging import Table

# --- gathering --------------------------------------------------------------------------------------------


def test_a01_forester_brings_two_more_wood() -> None:
    t = Table()
    t.advisor(0, "A01")
    t.clerks("lumber_mill", 1, 1, 1)
    t.activate("lumber_mill")
    assert (t.goods(0), t.goods(1)) == ("W3", "W1")


def test_a01_forester_stays_at_home_when_others_gather() -> None:
    t = Table()
    t.advisor(0, "A01")
    t.clerks("lumber_mill", 0, 2, 1)
    t.activate("lumber_mill")
    assert t.goods(0) == ""


def test_a02_stonemason_brings_two_more_stone() -> None:
    t = Table()
    t.advisor(1, "A02")
    t.clerks("quarry", 1, 1, 1)
    t.activate("quarry")
    assert (t.goods(0), t.goods(1)) == ("S1", "S3")


def test_a03_assayer_brings_two_more_gold() -> None:
    t = Table()
    t.advisor(0, "A03")
    t.clerks("gold_mine", 2, 1, 0)
    t.activate("gold_mine")
    assert t.goods(0) == "G4"


def test_a04_incense_keeper_brings_two_more_chi() -> None:
    t = Table()
    t.advisor(0, "A04")
    t.clerks("temple", 1, 1, 1)
    t.activate("temple")
    assert (t.goods(0), t.goods(1)) == ("C3", "C1")


def test_a04_incense_keeper_does_nothing_at_the_quarry() -> None:
    t = Table()
    t.advisor(0, "A04")
    t.clerks("quarry", 1, 1, 1)
    t.activate("quarry")
    assert t.goods(0) == "S1"


def test_a06_racketeer_lives_on_the_overseers_of_others() -> None:
    t = Table(players=4)
    t.advisor(0, "A06")
    for seat in (1, 2, 3):
        t.overseer(seat, "quarry", 1)
    t.clerks("quarry", 1, 1, 1, 1)
    t.activate("quarry")
    assert t.goods(0) == "S3"  # one for the Clerk, and never more than two


def test_a06_racketeer_does_not_count_his_own_overseer() -> None:
    t = Table()
    t.advisor(0, "A06")
    t.overseer(0, "quarry", 1)
    t.overseer(1, "quarry", 2)
    t.clerks("quarry", 1, 1, 1)
    t.activate("quarry")
    assert t.goods(0) == "S3"  # Clerk, own Overseer, one foreign Overseer


# --- Overseers and Summer ---------------------------------------------------------------------------------


def test_a05_spiritual_guide_upgrades_the_temple_for_two_less() -> None:
    t = Table()
    t.advisor(0, "A05")
    t.overseer(0, "temple", 1)
    t.give(0, "G1")
    t.begin("summer")
    assert t.offers(0) == ["tem", "done"]
    t.play("0 tem")
    assert t.goods(0) == "C1"  # the income of level 1; level 2 costs 3 - 2 Gold
    assert t.s.level[3][0] == 2


def test_a07_tax_registrar_counts_overseers_in_pairs_rounded_up() -> None:
    t = Table()
    t.advisor(0, "A07")
    for place in ("lumber_mill", "quarry", "gold_mine"):
        t.overseer(0, place, 1)
    t.begin("summer")
    t.play("0 W", "0 W")
    assert t.goods(0) == "W3 S1 G1"


def test_a08_surveyor_upgrades_cheaper() -> None:
    t = Table()
    t.advisor(0, "A08")
    t.clerks("lumber_mill", 1, 1, 1)
    t.give(0, "C1")
    t.activate("lumber_mill")
    t.play("0 lum:Sp")
    assert (t.goods(0), t.honor(0)) == ("W1", 0)


def test_a15_tea_master_gains_honor_at_the_top() -> None:
    t = Table()
    t.advisor(0, "A15")
    t.begin("summer")
    assert (t.honor(0), t.goods(0), t.s.tea) == (1, "", [0, 1, 2])


def test_a15_tea_master_pays_chi_to_climb_otherwise() -> None:
    t = Table()
    t.advisor(1, "A15")
    t.give(1, "C1")
    t.begin("summer")
    t.play("1 pay", "1 up")
    assert (t.honor(1), t.goods(1), t.s.tea) == (0, "", [1, 0, 2])


def test_a15_tea_master_need_not_climb_and_cannot_without_chi() -> None:
    t = Table()
    t.advisor(1, "A15")
    t.give(1, "C1")
    t.begin("summer")
    t.play("1 pass")
    assert (t.honor(1), t.goods(1), t.s.tea) == (0, "C1", [0, 1, 2])
    poor = Table()
    poor.advisor(1, "A15")
    poor.begin("summer")
    assert poor.s.tea == [0, 1, 2]


def test_a21_treasurer_gains_gold_for_every_two_advisors() -> None:
    t = Table()
    t.advisor(0, "A21", "A01", "A02")
    t.support(0, 2)
    t.begin("summer")
    assert t.goods(0) == "G2"


def test_a22_strategist_draws_a_tactic_card() -> None:
    t = Table()
    t.advisor(0, "A22")
    t.begin("summer")
    assert [len(hand) for hand in t.s.tactics] == [1, 0, 0]


def test_a14_talent_broker_refreshes_the_display_and_hires_an_advisor_for_one_less() -> None:
    t = Table()
    t.advisor(0, "A14")
    t.show("A01", "A02", "A03", "A04")
    t.give(0, "G1")
    t.begin("summer")
    t.play("0 A02")
    assert t.s.display[:3] == ["A01", "A03", "A04"]
    t.play("0 hire_advisor", "0 A03")
    assert t.s.advisors[0] == ["A14", "A03"]
    assert t.goods(0) == ""  # the second Advisor costs 2 - 1 Gold


def test_a14_talent_broker_may_hire_a_clerk_instead() -> None:
    t = Table()
    t.advisor(0, "A14")
    t.show("A01", "A02", "A03", "A04")
    t.give(0, "G1")
    t.begin("summer")
    t.play("0 done", "0 hire_clerk", "0 clerk")
    assert (t.s.clerk_pool[0], t.s.clerk_new[0], t.goods(0)) == (6, 2, "")
    assert t.question == ""


def test_a17_confessor_makes_penance_cheap_and_honorable() -> None:
    t = Table()
    t.advisor(0, "A17")
    t.shame(0, 2)
    t.give(0, "C2")
    t.begin("summer")
    t.play("0 Sp", "0 Sp")
    assert (t.goods(0), t.honor(0), t.s.shame_pool) == ("", 2, 30)


def test_a18_archivist_gains_a_resource_when_cards_are_taken_back() -> None:
    t = Table()
    t.advisor(0, "A18")
    t.commands("C1", "C1", "C1")
    t.begin("summer")
    t.play("0 reclaim", "0 C")
    assert (t.goods(0), t.honor(0)) == ("C1", 0)


def test_a18_archivist_gains_honor_for_cards_that_stay() -> None:
    t = Table()
    t.advisor(0, "A18")
    t.commands("C1", "C1", "C1")
    t.s.discard[0] = ["C2"]
    t.s.hand[0].remove("C2")
    t.begin("summer")
    t.play("0 honor")
    assert (t.goods(0), t.honor(0)) == ("", 6)  # 2 for each card by the rules, 1 for each by the Archivist


# --- Spring and Fall --------------------------------------------------------------------------------------


def test_a20_geomancer_orders_the_next_hordes_and_gains_chi() -> None:
    t = Table(year=1)
    t.advisor(0, "A20")
    t.next_hordes("H1-L", "H2-L", "H3-L")
    t.begin("spring")
    t.play("0 321")
    assert (t.row("L"), t.row("M")) == (["H3-L"], ["H2-L"])
    assert t.goods(0) == "C1"


def test_a19_spy_gains_one_resource() -> None:
    t = Table()
    t.advisor(0, "A19")
    t.begin("fall")
    t.play("0 C1", "1 C2", "2 C4", "0 C")
    assert (t.goods(0), t.question) == ("C1", "fall.order")


def test_a19_spy_gains_two_when_another_shows_the_same_card() -> None:
    t = Table()
    t.advisor(0, "A19")
    t.begin("fall")
    t.play("0 C1", "1 C2", "2 C1", "0 C", "0 W")
    assert (t.goods(0), t.question) == ("W1 C1", "fall.order")


def test_a11_messenger_moves_one_more_clerk_in_box_1() -> None:
    t = Table()
    t.advisor(0, "A11")
    t.commands("C5", "C6", "C6")
    t.turn()
    t.play("0 lum", "0 qua", "0 gol", "0 tem")
    assert t.s.clerk_pool[0] == 1
    assert not t.offers(0)  # Attack Order moves three, and the Messenger one


def test_a11_messenger_does_not_run_in_the_box_of_another() -> None:
    t = Table()
    t.advisor(1, "A11")
    t.commands("C5", "C6", "C6")
    t.turn()
    t.play("0 done", "1 lum", "1 qua")
    assert not t.offers(1)


def test_a12_envoy_moves_three_clerks_to_one_place_once_a_year() -> None:
    t = Table()
    t.advisor(1, "A12")
    t.commands("C5", "C6", "C6")
    t.turn()
    t.play("0 done", "1 envoy", "1 emb", "1 emb", "1 emb")
    assert not t.offers(1)
    t.s.stack.clear()
    t.turn()
    t.play("0 done")
    assert "envoy" not in t.offers(1)


def test_a13_provincial_inspector_activates_a_production_location_once_a_year() -> None:
    t = Table()
    t.advisor(0, "A13")
    t.commands("C5", "C6", "C6")
    t.clerks("quarry", 1, 0, 0)
    t.clerks("academy", 1, 0, 0)
    t.turn()
    t.skip(until="advanced")  # whether, and where, is one question
    assert t.offers(0) == ["qua", "pass"]
    t.play("0 qua")
    assert (t.goods(0), t.s.shame_pool) == ("S1", 30)  # alone there, but no Shame
    t.skip()
    assert t.s.at[1][0] == 0


@pytest.mark.clause("gw.advisor")
def test_a13_provincial_inspector_who_activates_nothing_may_do_so_later() -> None:
    t = Table()
    t.advisor(0, "A13")
    t.commands("C5", "C6", "C6")
    t.clerks("quarry", 1, 0, 0)
    t.turn()
    t.skip(until="advanced")
    t.play("0 pass")
    assert t.s.used == []


# --- Locations --------------------------------------------------------------------------------------------


def test_a09_storehouse_keeper_gains_honor_for_a_donation() -> None:
    t = Table()
    t.advisor(0, "A09")
    t.clerks("quarry", 1, 1, 1)
    t.activate("quarry")
    t.play("0 S", "1 S")
    assert (t.honor(0), t.honor(1), t.s.warehouse) == (3, 2, [0, 2, 0])


def test_a10_quartermaster_takes_two_from_the_warehouse_before_building() -> None:
    t = Table()
    t.advisor(0, "A10")
    t.s.warehouse = [2, 1, 0]
    t.clerks("builders", 1, 0, 0)
    t.activate("builders")
    t.play("0 W", "0 S")
    assert (t.goods(0), t.s.warehouse, t.question) == ("W1 S1", [1, 0, 0], "build")


def test_a16_mediator_pays_so_that_no_shame_is_taken() -> None:
    t = Table()
    t.advisor(0, "A16")
    t.give(0, "W1")
    t.clerks("quarry", 3, 0, 0)
    t.activate("quarry")
    t.play("0 pay")
    assert (t.goods(0), t.s.shame_pool, t.question) == ("S3", 30, "donate")


def test_a16_mediator_may_be_too_dear() -> None:
    t = Table()
    t.advisor(0, "A16")
    t.give(0, "W1")
    t.clerks("quarry", 3, 0, 0)
    t.activate("quarry")
    t.play("0 pass", "0 Sp")
    assert (t.goods(0), t.s.shame_pool) == ("W1 S3", 29)
