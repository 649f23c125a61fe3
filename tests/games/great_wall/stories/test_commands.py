"""One short story for each Command card, with and without its bonus from the track."""

from tests.games.great_wall.stories.staging import Table

NO_MOVES = ("0 done", "1 done", "2 done")


def test_c1_despotism_moves_three_clerks_then_activates_a_location() -> None:
    t = Table()
    t.commands("C1", "C4", "C4")
    t.turn()
    t.play("0 qua", "0 qua", "0 aca", "1 done", "2 done")
    assert t.offers(0) == ["qua", "aca", "pass"]
    t.play("0 qua")
    assert (t.goods(0), t.s.shame_pool) == ("S2", 30)


def test_c1_despotism_moves_five_when_economy_is_on_the_track() -> None:
    t = Table()
    t.commands("C1", "C2", "C4")
    t.turn()
    t.play("0 aca", "0 aca", "0 aca", "0 aca", "0 aca")
    assert list(t.s.asked) == [1]


def test_other_players_move_two_clerks_to_different_locations() -> None:
    t = Table()
    t.commands("C1", "C4", "C4")
    t.turn()
    t.play("0 done", "1 aca")
    assert "aca" not in t.offers(1)
    t.play("1 emb")
    assert list(t.s.asked) == [2]


def test_c2_economy_gives_the_income_of_all_overseers() -> None:
    t = Table()
    t.commands("C2", "C1", "C1")
    t.overseer(0, "quarry", 2)
    t.overseer(0, "temple", 1)
    t.turn()
    t.play(*NO_MOVES)
    assert (t.goods(0), t.question) == ("S2 C1", "")


def test_c2_economy_gives_one_resource_without_overseers() -> None:
    t = Table()
    t.commands("C2", "C1", "C1")
    t.turn()
    t.play(*NO_MOVES, "0 G")
    assert t.goods(0) == "G1"


def test_c2_economy_gives_one_more_with_work_harder_on_the_track() -> None:
    t = Table()
    t.commands("C2", "C4", "C1")
    t.turn()
    t.play(*NO_MOVES, "0 G", "0 W")
    assert t.goods(0) == "W1 G1"


def test_c3_betrayal_resolves_the_card_of_another_as_its_own() -> None:
    t = Table()
    t.commands("C3", "C2", "C1")
    t.overseer(0, "quarry", 2)
    t.turn()
    t.play("0 copy_card", "0 C2", "0 aca", "0 aca", "0 emb", "1 done", "2 done")
    assert t.goods(0) == "S2"


def test_c3_betrayal_counts_the_copied_card_on_the_track_for_its_bonus() -> None:
    t = Table()
    t.commands("C3", "C1", "C2")
    t.turn()
    t.play("0 copy_card", "0 C1", "0 aca", "0 aca", "0 aca", "0 aca", "0 aca")
    assert list(t.s.asked) == [1]


def test_c3_betrayal_may_move_two_clerks_instead_and_nothing_else() -> None:
    t = Table()
    t.commands("C3", "C2", "C1")
    t.turn()
    t.play("0 move_clerks", "0 qua", "0 qua")
    assert (t.s.at[1][0], t.question) == (2, "")


def test_c3_betrayal_cannot_copy_betrayal() -> None:
    t = Table()
    t.commands("C3", "C3", "C3")
    t.turn()
    assert "copy_card" not in t.offers(0)


def test_c4_work_harder_builds_a_wall_for_four_less() -> None:
    t = Table()
    t.commands("C4", "C1", "C1")
    t.give(0, "S1")
    t.turn()
    t.play(*NO_MOVES, "0 build_wall", "0 wall:L")
    assert (t.s.walls, t.honor(0), t.goods(0), t.question) == ([1, 0, 0], 5, "", "")


def test_c4_work_harder_builds_two_barricades_at_their_price() -> None:
    t = Table()
    t.commands("C4", "C1", "C1")
    t.give(0, "W4")
    t.turn()
    t.play(*NO_MOVES, "0 build_barricade", "0 barricade:L", "0 barricade:R")
    assert (t.s.barricades, t.honor(0), t.goods(0)) == ([1, 0, 1], 4, "")


def test_c4_work_harder_adds_a_free_barricade_with_attack_order_on_the_track() -> None:
    t = Table()
    t.commands("C4", "C5", "C1")
    t.turn()
    t.play(*NO_MOVES, "0 barricade:M")
    assert (t.s.barricades, t.honor(0)) == ([0, 1, 0], 2)


def test_c5_attack_order_sends_all_of_a_rest_zone() -> None:
    t = Table()
    t.commands("C5", "C1", "C1")
    t.hordes("L", "H3-L")
    t.hordes("M", "H1-L")
    t.rest(0, "L", Sp=2)
    t.rest(0, "M", Sp=1)
    t.turn()
    t.play(*NO_MOVES, "0 Sp:L1a2")
    assert "done" not in t.offers(0)  # the second one must follow
    t.play("0 Sp:L1a4", "0 done")
    assert (t.resting(0, "L"), t.resting(0, "M")) == ([0, 0, 0], [1, 0, 0])


def test_c5_attack_order_lets_archers_on_firing_spots_attack() -> None:
    t = Table()
    t.commands("C5", "C1", "C1")
    t.hordes("L", "H3-L")
    t.fire(0, "L")
    t.turn()
    t.play(*NO_MOVES, "0 fire:L", "0 L1a2")
    assert (t.covered("H3-L"), t.question) == (1, "")


def test_c5_attack_order_moves_soldiers_first_with_conscription_on_the_track() -> None:
    t = Table()
    t.commands("C5", "C6", "C1")
    t.hordes("L", "H3-L")
    t.rest(0, "M", Sp=1)
    t.turn()
    t.play(*NO_MOVES, "0 M-L", "0 all", "0 Sp:L1a2")
    assert t.covered("H3-L") == 1


def test_c6_conscription_recruits_for_one_less() -> None:
    t = Table()
    t.commands("C6", "C2", "C2")
    t.give(0, "S2")
    t.turn()
    t.play(*NO_MOVES, "0 Sp", "0 Sp>L")
    assert (t.goods(0), t.resting(0, "L")) == ("", [1, 0, 0])


def test_c6_conscription_recruits_for_two_less_with_despotism_on_the_track() -> None:
    t = Table()
    t.commands("C6", "C1", "C2")
    t.give(0, "S1")
    t.turn()
    t.play(*NO_MOVES, "0 Sp", "0 Sp>L")
    assert (t.goods(0), t.resting(0, "L")) == ("", [1, 0, 0])
