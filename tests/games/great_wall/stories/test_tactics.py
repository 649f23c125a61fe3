"""One short story for each box of the ten Tactic cards."""

from mandate.core.game import Seat
from tests.games.great_wall.stories.staging import Table


def breach(t: Table) -> None:
    """Khan's Guard breaks through on the left: two Spearmen on it, an Archer on the Wall; Lethality 1."""
    t.hordes("L", "H6-L")
    t.cover("H6-L", a2=0, a3=0)
    t.fire(0, "L")
    t.begin("winter")
    t.play("0 L1a4", "0 pass", "1 Sp", "2 Sp")  # a shot, nothing before the Assault, Shame for the others


def test_t01_withdrawal_saves_one_soldier() -> None:
    t = Table()
    t.hold(0, "T01")
    breach(t)
    t.play("0 T01", "0 Ar")
    assert (t.resting(0, "L"), t.s.tactics[0]) == ([0, 1, 0], [])


def test_t01_withdrawal_boosted_saves_all() -> None:
    t = Table()
    t.hold(0, "T01")
    t.give(0, "C2")
    breach(t)
    t.play("0 T01+")
    assert (t.resting(0, "L"), t.goods(0)) == ([1, 1, 0], "")


def my_turn(t: Table) -> None:
    t.commands("C5", "C6", "C6")
    t.turn()


def test_t02_restless_upgrades_an_overseer_for_two_less() -> None:
    t = Table()
    t.hold(0, "T02")
    t.overseer(0, "quarry", 1)
    t.give(0, "W1")
    my_turn(t)
    t.play("0 T02", "0 qua")
    assert (t.s.level[1][0], t.goods(0), t.question) == (2, "", "clerks")


def test_t02_restless_boosted_upgrades_two_different_overseers() -> None:
    t = Table()
    t.hold(0, "T02")
    t.overseer(0, "quarry", 1)
    t.give(0, "W3 C2")
    my_turn(t)
    t.play("0 T02+", "0 qua")
    assert "qua" not in t.offers(0)
    t.play("0 gol:Sp")  # a first box costs 2 - 2
    assert (t.s.level[1][0], t.s.level[2][0], t.goods(0), t.question) == (2, 1, "W2", "clerks")


def test_t03_forced_march_moves_soldiers_twice() -> None:
    t = Table()
    t.hold(0, "T03")
    t.rest(0, "L", Sp=2)
    my_turn(t)
    t.play("0 T03", "0 L-M", "0 all", "0 M-R", "0 all")
    assert (t.resting(0, "R"), t.question) == ([2, 0, 0], "clerks")


def test_t03_forced_march_boosted_moves_and_attacks() -> None:
    t = Table()
    t.hold(0, "T03")
    t.give(0, "C1")
    t.hordes("R", "H3-L")
    t.rest(0, "L", Sp=3)
    my_turn(t)
    t.play("0 T03+", "0 L-R", "0 all", "0 Sp:R1a2", "0 Sp:R1a4")
    assert (t.covered("H3-L"), t.resting(0, "R"), t.question) == (2, [1, 0, 0], "clerks")


def test_t04_volley_shoots_once() -> None:
    t = Table()
    t.hold(0, "T04")
    t.hordes("L", "H3-L")
    t.s.walls = [1, 0, 0]
    t.fire(0, "L", 2)
    my_turn(t)
    t.play("0 T04", "0 fire:L", "0 L1a2")
    assert (t.covered("H3-L"), t.honor(0), t.question) == (1, 1, "clerks")


def test_t04_volley_boosted_shoots_with_all() -> None:
    t = Table()
    t.hold(0, "T04")
    t.give(0, "C1")
    t.hordes("L", "H3-L")
    t.s.walls = [1, 0, 0]
    t.fire(0, "L", 2)
    my_turn(t)
    t.play("0 T04+", "0 fire:L", "0 L1a2", "0 fire:L", "0 L1a3")
    assert (t.covered("H3-L"), t.honor(0), t.question) == (2, 2, "clerks")


def test_t05_stopgap_builds_a_cheap_barricade_where_the_assault_is() -> None:
    t = Table()
    t.hold(1, "T05")
    t.give(1, "S1")
    t.hordes("M", "H6-L")  # power 5 against 3
    t.begin("winter")
    t.play("1 T05", "1 barricade:M")
    assert (t.goods(1), t.honor(1), t.s.breached) == ("", 2, [0, 1, 0])


def test_t05_stopgap_boosted_builds_two_for_nothing() -> None:
    t = Table()
    t.hold(1, "T05")
    t.give(1, "C1")
    t.hordes("M", "H6-L")
    t.begin("winter")
    t.play("1 T05+", "1 barricade:M", "1 barricade:M")
    assert (t.goods(1), t.honor(1), t.s.breached) == ("", 4, [0, 1, 0])


def test_t06_night_shift_gathers_again() -> None:
    t = Table()
    t.hold(0, "T06")
    t.clerks("quarry", 2, 1, 0)
    t.activate("quarry")
    t.play("0 pass", "1 pass", "0 T06")
    assert t.goods(0) == "S4"


def test_t06_night_shift_gives_one_resource_elsewhere_and_has_no_boost_there() -> None:
    t = Table()
    t.hold(0, "T06")
    t.give(0, "C1")
    t.clerks("embassy", 2, 0, 0)
    t.activate("embassy")
    assert t.offers(0) == ["T06", "pass"]
    t.play("0 T06", "0 G")
    assert t.goods(0) == "G1 C1"


def test_t06_night_shift_boosted_gathers_twice_again() -> None:
    t = Table()
    t.hold(0, "T06")
    t.give(0, "C1")
    t.clerks("quarry", 2, 1, 0)
    t.activate("quarry")
    t.play("0 pass", "1 pass", "0 T06+")
    assert t.goods(0) == "S6"


def test_t06_night_shift_boosted_gathers_six_at_most() -> None:
    t = Table(players=4)
    t.hold(0, "T06")
    t.give(0, "C1")
    t.clerks("temple", 4, 0, 0, 0)
    t.activate("temple", advanced=True)
    t.play("0 T06+")
    assert t.goods(0) == "C10"


def test_t07_whisper_at_court_moves_up_one_step() -> None:
    t = Table()
    t.hold(2, "T07")
    t.begin("fall")
    t.play("0 C1", "1 C1", "2 C1", "2 T07", "2 up", "2 C")
    assert (t.s.tea, t.goods(2)) == ([0, 2, 1], "C1")


def test_t07_whisper_at_court_boosted_goes_to_the_top() -> None:
    t = Table()
    t.hold(2, "T07")
    t.give(2, "C1")
    t.begin("fall")
    t.play("0 C1", "1 C1", "2 C1", "2 T07+", "2 up")
    assert (t.s.tea, t.goods(2), t.honor(2)) == ([2, 0, 1], "", 2)


def defeat(t: Table) -> None:
    """Steppe Scouts with three Spearmen of seat 0 and one of seat 1."""
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=0, b3=1)
    t.begin("defeats")


def test_t08_spoils_of_war_gives_two_resources() -> None:
    t = Table()
    t.hold(1, "T08")
    defeat(t)
    t.play("1 T08", "1 W", "1 G")
    assert (t.goods(1), t.honor(1)) == ("W1 G1", 2)


def test_t08_spoils_of_war_boosted_gives_honor_too() -> None:
    t = Table()
    t.hold(1, "T08")
    t.give(1, "C1")
    defeat(t)
    t.play("1 T08+", "1 C", "1 C")
    assert (t.goods(1), t.honor(1)) == ("C2", 2 + 3)
    assert t.question == "save"  # the two Chi could pay for the Spearman


def test_t09_raise_the_banner_counts_two_more() -> None:
    t = Table()
    t.hold(1, "T09")
    defeat(t)
    t.play("1 T09")
    assert t.claimed(0) == ["H1-L"]  # 3 against 1 + 2, and seat 0 is higher in Tea order


def test_t09_raise_the_banner_boosted_claims_and_gains_honor() -> None:
    t = Table()
    t.hold(1, "T09")
    t.give(1, "C2")
    defeat(t)
    t.play("1 T09+")
    assert (t.claimed(1), t.honor(1)) == (["H1-L"], 2 + 3)


def test_t09_raise_the_banner_boosted_gains_no_honor_without_the_claim() -> None:
    t = Table()
    t.hold(1, "T09")
    t.give(1, "C2")
    t.hordes("L", "H6-L")
    t.cover("H6-L", a2=0, a3=0, a4=0, a5=0, b3=0, b4=1)
    t.begin("defeats")
    t.play("1 T09+")
    assert (t.claimed(0), t.honor(1)) == (["H6-L"], 2)  # 5 against 1 + 4


def test_t09_raise_the_banner_is_not_for_an_archer_alone() -> None:
    t = Table()
    t.hold(2, "T09")
    t.fire(2, "L")
    t.hordes("L", "H1-L")
    t.cover("H1-L", a2=0, a3=0, b2=0, b3=1)
    t.begin("defeats")
    assert t.offers(2) == ["pass"]


def test_t10_public_penance_discards_a_token() -> None:
    t = Table()
    t.hold(0, "T10")
    t.shame(0, 2)
    t.begin("summer")
    t.play("0 T10", "0 Sp")
    assert (t.s.shame_pool, t.s.shamed[0][0]) == (29, 1)


def test_t10_public_penance_boosted_may_take_honor_for_a_token() -> None:
    t = Table()
    t.hold(0, "T10")
    t.give(0, "C1")
    t.shame(0, 2)
    t.begin("summer")
    t.play("0 T10+", "0 discard_shame", "0 Sp", "0 honor")
    assert (t.s.shame_pool, t.s.shamed[0][0], t.honor(0)) == (29, 1, 2)


def test_t10_public_penance_boosted_proposes_honor_where_no_token_is_left() -> None:
    """Doing nothing stays possible, but is not put beside a gain that costs nothing."""
    t = Table()
    t.hold(0, "T10")
    t.give(0, "C1")
    t.begin("summer")
    t.play("0 T10+")
    assert t.offers(0) == ["honor", "pass"]
    question = t.s.view(Seat(0)).question()
    assert question is not None
    assert question.usual == "honor"


def test_each_player_plays_one_card_in_a_window() -> None:
    t = Table()
    t.hold(1, "T08", "T09")
    defeat(t)
    t.play("1 T09")
    assert t.s.tactics[1] == ["T08"]
    assert t.offers(1) == ["pass"]  # a new window: Soldiers are Killed
