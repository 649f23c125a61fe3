"""One short story for each Advisor, A23 to A44: Tactic cards, building and fighting."""

from mandate.games.great_wall.rules.army.recruiting import recruit
from mandate.games.great_wall.rules.army.soldiers import attack
from mandate.games.great_wall.rules.city.building import build
from tests.games.great_wall.stories.staging import Table

# --- Tactic cards -----------------------------------------------------------------------------------------


def test_a23_codebreaker_gains_honor_for_a_tactic_card() -> None:
    t = Table()
    t.advisor(0, "A23")
    t.hold(0, "T08")
    t.fire(0, "L")
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=-1, a3=-1, b2=-1, b3=-1)
    t.begin("defeats")
    t.play("0 T08", "0 W", "0 W")
    assert t.honor(0) == 4  # 2 for the card, 2 for the Archer
    assert t.goods(0) == "W2"


def test_a24_provocateur_boosts_cheaper() -> None:
    t = Table()
    t.advisor(0, "A24")
    t.hold(0, "T07")
    t.begin("fall")
    t.play("0 C1", "1 C1", "2 C1")
    assert t.offers(0) == ["T07", "T07+", "pass"]  # without any Chi
    t.play("0 T07+")
    assert t.honor(0) == 2


def test_a24_provocateur_holds_seven_cards() -> None:
    t = Table()
    t.advisor(0, "A24")
    t.hold(0, "T01", "T02", "T03", "T04", "T05")
    t.clerks("academy", 2, 0, 0)
    t.activate("academy")
    assert len(t.s.tactics[0]) == 7
    assert t.question != "limit"


def test_a25_academy_rector_draws_one_more_and_gains_chi() -> None:
    t = Table()
    t.advisor(0, "A25")
    t.clerks("academy", 1, 1, 0)
    t.activate("academy")
    assert [len(hand) for hand in t.s.tactics] == [2, 1, 0]
    assert t.goods(0) == "C1"


# --- building ---------------------------------------------------------------------------------------------


def test_a26_master_mason_builds_a_wall_for_two_less() -> None:
    t = Table()
    t.advisor(0, "A26")
    t.give(0, "S3")
    t.clerks("builders", 1, 0, 0)
    t.activate("builders")
    t.play("0 wall:M")
    assert (t.goods(0), t.honor(0), t.s.walls) == ("", 5, [0, 1, 0])


def test_a27_carpenter_builds_barricades_for_one_less() -> None:
    t = Table()
    t.advisor(0, "A27")
    t.give(0, "W2")
    t.clerks("builders", 2, 0, 0)
    t.activate("builders")
    t.play("0 barricade:L", "0 barricade:L")
    assert (t.goods(0), t.honor(0), t.s.barricades) == ("", 4, [2, 0, 0])


def test_a28_architect_gains_honor_once_for_two_levels() -> None:
    t = Table()
    t.advisor(0, "A28")
    t.give(0, "S10")
    t.happens(build, 0, 2)
    t.play("0 wall:L", "0 wall:M")
    assert t.honor(0) == 5 + 5 + 3


def test_a28_architect_gains_nothing_for_barricades() -> None:
    t = Table()
    t.advisor(0, "A28")
    t.give(0, "S2")
    t.happens(build, 0, 1)
    t.play("0 barricade:L")
    assert t.honor(0) == 2


def test_a29_foreman_gains_two_resources_at_the_builders() -> None:
    t = Table()
    t.advisor(0, "A29")
    t.clerks("builders", 1, 1, 0)
    t.activate("builders")
    t.play("0 W", "0 G")
    assert (t.goods(0), t.goods(1)) == ("W1 G1", "")


# --- Winter -----------------------------------------------------------------------------------------------


def test_a30_rampart_warden_gains_honor_for_each_section_held() -> None:
    t = Table()
    t.advisor(0, "A30")
    t.hordes("L", "H1-L")  # power 2 against 3
    t.hordes("M", "H2-L")  # power 3 against 3
    t.hordes("R", "H6-L")  # power 5: a Breach
    t.begin("winter")
    t.skip()
    assert (t.s.breached, t.honor(0)) == ([1, 1, 2], 2)


def test_a42_watch_captain_gains_honor_for_each_section_where_his_archers_fired() -> None:
    t = Table()
    t.advisor(0, "A42")
    t.hordes("L", "H1-L")
    t.hordes("M", "H2-L")
    t.s.walls = [1, 1, 0]
    t.fire(0, "L", 2)
    t.fire(0, "M")
    t.fire(1, "M")
    t.begin("winter")
    t.skip()
    assert (t.covered("H1-L"), t.honor(0), t.honor(1)) == (2, 2, 0)  # H2 drives the other Clan’s away
    assert t.resting(1, "M") == [0, 1, 0]


# --- Killing ----------------------------------------------------------------------------------------------


def defeat(t: Table) -> None:
    """Steppe Scouts, covered by two Spearmen of seat 0 and two of seat 1; Lethality 1."""
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=1, b3=1)
    t.begin("defeats")


def test_a31_gravedigger_gains_honor_once_for_a_killing() -> None:
    t = Table(year=3)  # Lethality 2
    t.advisor(1, "A31")
    defeat(t)
    assert (t.honor(0), t.honor(1)) == (2, 4)
    assert t.pool(1) == [10, 4, 2]


def test_a31_gravedigger_gains_nothing_when_all_are_saved() -> None:
    t = Table()
    t.advisor(1, "A31")
    t.give(1, "C2")
    defeat(t)
    t.play("1 Sp")
    assert t.honor(1) == 2


def test_a33_horse_trader_gains_gold_for_a_killed_horseman() -> None:
    t = Table()
    t.advisor(0, "A33")
    t.hordes("L", "H1-L")
    t.rider("H1-L", 0, "a2", "a3")
    t.cover("H1-L", b2=-1, b3=-1)
    t.begin("defeats")
    assert t.goods(0) == "G2"


def test_a33_horse_trader_gains_nothing_for_a_spearman() -> None:
    t = Table()
    t.advisor(0, "A33")
    defeat(t)
    assert t.goods(0) == ""


def test_a39_field_physician_saves_for_one_chi_and_gains_honor() -> None:
    t = Table()
    t.advisor(0, "A39")
    t.give(0, "C1")
    t.give(1, "C1")
    defeat(t)
    t.play("0 Sp")
    assert (t.goods(0), t.honor(0), t.honor(1)) == ("", 3, 2)
    assert (t.resting(0, "L"), t.resting(1, "L")) == ([2, 0, 0], [1, 0, 0])


def test_a40_veteran_captain_loses_one_less_on_a_defeated_horde() -> None:
    t = Table()
    t.advisor(0, "A40")
    defeat(t)
    assert (t.resting(0, "L"), t.resting(1, "L")) == ([2, 0, 0], [1, 0, 0])


def test_a40_veteran_captain_loses_one_to_berserkers() -> None:
    t = Table()
    t.advisor(0, "A40")
    t.hordes("L", "H5-L")
    t.cover("H5-L", a1=0, a3=0, a5=0, b2=1, b4=1)
    t.begin("defeats")
    assert (t.resting(0, "L"), t.resting(1, "L")) == ([2, 0, 0], [0, 0, 0])


def test_a40_veteran_captain_does_not_help_in_a_breach() -> None:
    t = Table()
    t.advisor(0, "A40")
    t.hordes("L", "H6-L")
    t.cover("H6-L", a2=0, a3=0)
    t.begin("winter")
    t.skip()
    assert t.pool(0) == [9, 4, 2]


def test_a38_trophy_hunter_gains_honor_and_a_resource_for_a_claim() -> None:
    t = Table()
    t.advisor(0, "A38")
    defeat(t)
    t.play("0 G")
    assert (t.claimed(0), t.honor(0), t.goods(0)) == (["H1-L"], 4, "G1")


def test_a41_vanguard_leader_counts_one_more_and_gains_honor_for_the_claim() -> None:
    t = Table()
    t.advisor(1, "A41")
    defeat(t)
    assert (t.claimed(0), t.claimed(1), t.honor(1)) == ([], ["H1-L"], 3)


def test_a41_vanguard_leader_needs_a_soldier_on_the_card() -> None:
    t = Table()
    t.advisor(1, "A41")
    t.fire(1, "L")
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=-1, b2=-1, b3=-1)
    t.begin("defeats")
    assert (t.claimed(0), t.claimed(1)) == (["H1-L"], [])


# --- Attacks ----------------------------------------------------------------------------------------------


def test_a32_archer_commander_lets_all_archers_attack_at_the_start_of_the_turn() -> None:
    t = Table()
    t.advisor(0, "A32")
    t.hordes("L", "H1-L")
    t.s.walls = [1, 0, 0]
    t.fire(0, "L")
    t.rest(0, "L", Ar=1, Sp=1)
    t.commands("C1", "C1", "C1")
    t.turn()
    assert t.offers(0) == ["Ar:L", "fire:L", "done"]
    t.play("0 fire:L", "0 L1a2", "0 Ar:L", "0 L1a3")
    assert (t.covered("H1-L"), t.s.fire[0][0], t.question) == (2, 2, "clerks")


def test_a34_drill_sergeant_recruits_spearmen_for_one_less() -> None:
    t = Table()
    t.advisor(0, "A34")
    t.give(0, "W2 S2")
    t.happens(recruit, 0, 2)
    t.play("0 Sp", "0 Sp", "0 Sp>L", "0 Sp>L")
    assert (t.goods(0), t.resting(0, "L")) == ("", [2, 0, 0])


def test_a35_fletcher_recruits_archers_for_one_less_and_honors_a_firing_spot() -> None:
    t = Table()
    t.advisor(0, "A35")
    t.give(0, "W1 C1")
    t.happens(recruit, 0, 1)
    t.play("0 Ar", "0 Ar:L")
    assert (t.goods(0), t.honor(0), t.s.fire[0][0]) == ("", 1, 1)


def test_a35_fletcher_gains_no_honor_for_an_archer_at_rest() -> None:
    t = Table()
    t.advisor(0, "A35")
    t.give(0, "W1 C1")
    t.happens(recruit, 0, 1)
    t.play("0 Ar", "0 Ar>L")
    assert t.honor(0) == 0


def test_a36_stable_master_recruits_horsemen_for_two_less() -> None:
    t = Table()
    t.advisor(0, "A36")
    t.give(0, "G2")
    t.happens(recruit, 0, 1)
    t.play("0 Ho", "0 Ho>M")
    assert (t.goods(0), t.resting(0, "M")) == ("", [0, 0, 1])


def test_a37_herald_of_war_honors_one_attacker() -> None:
    t = Table()
    t.advisor(0, "A37")
    t.hordes("L", "H3-L")
    t.rest(0, "L", Sp=3)
    t.happens(attack, 0, 1, source="rest", kind="any")
    t.play("0 Sp:L1a2")
    assert (t.honor(0), t.goods(0)) == (1, "S1")


def test_a37_herald_of_war_honors_three_attackers_twice_in_all() -> None:
    t = Table()
    t.advisor(0, "A37")
    t.hordes("L", "H3-L")
    t.rest(0, "L", Sp=3)
    t.happens(attack, 0, 3, source="rest", kind="any")
    t.play("0 Sp:L1a2", "0 Sp:L1a4", "0 Sp:L1b4")
    assert (t.honor(0), t.goods(0)) == (2, "S3")


def test_a37_herald_of_war_ignores_archers() -> None:
    t = Table()
    t.advisor(0, "A37")
    t.hordes("L", "H3-L")
    t.fire(0, "L")
    t.happens(attack, 0, 1, source="fire", kind="any")
    t.play("0 fire:L", "0 L1a2")
    assert t.honor(0) == 0


def test_a43_skirmisher_attacks_with_another_soldier_after_recruiting() -> None:
    t = Table()
    t.advisor(0, "A43")
    t.hordes("L", "H3-L")
    t.rest(0, "L", Sp=1)
    t.give(0, "W1 S2")
    t.happens(recruit, 0, 1)
    t.play("0 Sp", "0 Sp:L1a2", "0 Sp:L1a4")
    assert (t.covered("H3-L"), t.resting(0, "L"), t.goods(0)) == (2, [0, 0, 0], "S2")


def test_a44_logistician_moves_soldiers_and_gains_a_resource() -> None:
    t = Table()
    t.advisor(0, "A44")
    t.rest(0, "L", Sp=2)
    t.commands("C1", "C1", "C1")
    t.turn()
    t.play("0 L-R", "0 all", "0 W")
    assert (t.resting(0, "R"), t.goods(0), t.question) == ([2, 0, 0], "W1", "clerks")


def test_a44_logistician_gains_nothing_when_no_one_moves() -> None:
    t = Table()
    t.advisor(0, "A44")
    t.rest(0, "L", Sp=2)
    t.commands("C1", "C1", "C1")
    t.turn()
    t.play("0 done")
    assert (t.goods(0), t.question) == ("", "clerks")
