"""One short story or two for each of the Emperor's Requests."""

import pytest

from tests.games.great_wall.coop_tables import agree, fulfilment, together


def test_rq01_is_fulfilled_when_no_wall_fell_before_five_hordes() -> None:
    t = together("RQ01")
    t.hordes("L", "X1-L", "X2-L")
    t.hordes("M", "X3-L", "X4-L")
    t.hordes("R", "X5-L")
    t.s.breached = [1, 1, 1]
    fulfilment(t)
    assert (t.s.fulfilled, t.s.requests, t.question) == (["RQ01"], ["", "", ""], "")


def test_rq01_is_not_fulfilled_after_a_breach_or_before_four_hordes() -> None:
    t = together("RQ01")
    t.hordes("L", "X1-L", "X2-L", "X6-L")
    t.hordes("M", "X3-L", "X4-L")
    t.s.breached = [1, 2, 0]
    fulfilment(t)
    assert t.s.fulfilled == []
    t.s.breached = [1, 1, 0]
    t.s.horde_discard.append(t.s.rows[1].pop())
    fulfilment(t)
    assert t.s.fulfilled == []


def test_rq02_costs_each_a_soldier_in_the_field() -> None:
    t = together("RQ02")
    t.rest(0, "L", Sp=1, Ho=1)
    t.fire(1, "M")
    t.rest(2, "R", Ar=1)
    fulfilment(t)
    agree(t, "RQ02")
    assert t.offers(0) == ["Sp:L", "Ho:L"]
    t.play("0 Ho:L")
    assert (t.s.fulfilled, t.s.fire) == (["RQ02"], [[0] * 3] * 3)
    assert (t.resting(0, "L"), t.resting(2, "R")) == ([1, 0, 0], [0, 0, 0])
    assert t.s.sacrificed == [[0, 0, 1, 0], [0, 1, 0, 0], [0, 1, 0, 0]]
    assert (t.pool(0), t.pool(1), t.pool(2)) == ([9, 4, 1], [10, 3, 2], [10, 3, 2])


def test_rq02_is_not_proposed_while_someone_has_no_soldier_in_the_field() -> None:
    t = together("RQ02")
    t.rest(0, "L", Sp=1)
    t.rest(1, "L", Sp=1)
    fulfilment(t)
    assert t.question == ""


def test_rq03_costs_each_ten_honor() -> None:
    t = together("RQ03")
    t.s.honor = [10, 14, 30]
    fulfilment(t)
    agree(t, "RQ03")
    assert (t.s.honor, t.s.fulfilled) == ([0, 4, 20], ["RQ03"])


def test_rq03_is_not_proposed_while_someone_has_less_honor() -> None:
    t = together("RQ03")
    t.s.honor = [10, 9, 30]
    fulfilment(t)
    assert t.question == ""


def test_rq04_costs_each_a_clerk_and_a_horseman_from_the_pool() -> None:
    t = together("RQ04")
    fulfilment(t)
    agree(t, "RQ04")
    assert (t.s.clerk_pool, t.s.sacrificed) == ([4, 4, 4], [[0, 0, 1, 1]] * 3)
    assert (t.pool(0), t.s.fulfilled) == ([10, 4, 1], ["RQ04"])


def test_rq04_takes_no_horseman_with_shame() -> None:
    t = together("RQ04")
    t.s.pool[0][2], t.s.shamed[0][2] = 0, 2
    fulfilment(t)
    assert t.question == ""


@pytest.mark.parametrize(("card", "cost"), [("RQ05", "W3"), ("RQ06", "S3"), ("RQ07", "G3"), ("RQ08", "C2")])
def test_rq05_to_rq08_cost_each_resources(card: str, cost: str) -> None:
    t = together(card)
    for seat in range(3):
        t.give(seat, cost)
        t.give(seat, "W1 S1 G1 C1")
    fulfilment(t)
    agree(t, card)
    assert t.s.fulfilled == [card]
    assert [t.goods(seat) for seat in range(3)] == ["W1 S1 G1 C1"] * 3


@pytest.mark.parametrize(
    ("card", "lacking"), [("RQ05", "W2"), ("RQ06", "S2"), ("RQ07", "G2"), ("RQ08", "C1")]
)
def test_who_has_too_few_resources_can_only_refuse(card: str, lacking: str) -> None:
    t = together(card)
    for seat in (0, 2):
        t.give(seat, "W3 S3 G3 C2")
    t.give(1, lacking)
    fulfilment(t)
    t.play(f"0 {card}", "0 agree")
    assert t.offers(1) == ["refuse"]
    t.play("1 refuse")
    assert (t.question, t.s.fulfilled, t.goods(0)) == ("", [], "W3 S3 G3 C2")


def test_rq05_timber_is_three_wood() -> None:
    t = together("RQ05")
    for seat in range(3):
        t.give(seat, "W3")
    fulfilment(t)
    agree(t, "RQ05")
    assert [t.goods(seat) for seat in range(3)] == [""] * 3


def test_rq06_stone_is_paid_by_everybody_alone() -> None:
    t = together("RQ06")
    t.give(0, "S9")
    fulfilment(t)
    t.play("0 RQ06", "0 agree", "1 refuse")
    assert (t.goods(0), t.s.requests) == ("S9", ["RQ06", "", ""])


def test_rq07_gold_stays_where_one_refuses() -> None:
    t = together("RQ07")
    for seat in range(3):
        t.give(seat, "G3")
    fulfilment(t)
    t.play("0 RQ07", "0 agree", "1 agree", "2 refuse")
    assert ([t.goods(seat) for seat in range(3)], t.s.fulfilled) == (["G3"] * 3, [])


def test_rq08_incense_is_two_chi() -> None:
    t = together("RQ08")
    for seat in range(3):
        t.give(seat, "C2")
    fulfilment(t)
    agree(t, "RQ08")
    assert (t.s.fulfilled, t.goods(2)) == (["RQ08"], "")


@pytest.mark.parametrize(("players", "walls"), [(3, [2, 1, 1]), (4, [3, 1, 1])])
def test_rq09_wants_one_wall_level_more_than_there_are_players(players: int, walls: list[int]) -> None:
    t = together("RQ09", players=players)
    t.s.walls = [walls[0] - 1, walls[1], walls[2]]
    fulfilment(t)
    assert t.s.fulfilled == []
    t.s.walls = walls
    fulfilment(t)
    assert t.s.fulfilled == ["RQ09"]


def test_rq10_is_paid_together_with_as_many_trophies_as_players() -> None:
    t = together("RQ10")
    t.s.trophies = [2, 0, 2]
    fulfilment(t)
    agree(t, "RQ10")
    assert (t.s.trophies, t.s.fulfilled) == ([0, 0, 1], ["RQ10"])


def test_rq10_is_not_proposed_with_too_few_trophies() -> None:
    t = together("RQ10")
    t.s.trophies = [1, 0, 1]
    fulfilment(t)
    assert t.question == ""


def test_rq10_fails_when_too_few_agree() -> None:
    t = together("RQ10")
    t.s.trophies = [2, 1, 1]
    fulfilment(t)
    t.play("0 RQ10", "0 refuse", "1 agree", "2 agree")
    assert (t.s.trophies, t.s.fulfilled, t.question) == ([2, 1, 1], [], "")


def test_rq11_costs_each_a_supporting_advisor() -> None:
    t = together("RQ11")
    for seat in range(3):
        t.support(seat, 2 if seat == 1 else 1)
    first, second = t.s.supporting[1]
    fulfilment(t)
    agree(t, "RQ11")
    assert t.offers(1) == [first, second]
    t.play(f"1 {second}")
    assert (t.s.fulfilled, t.s.supporting[1]) == (["RQ11"], [first])
    assert [len(cards) for cards in t.s.lost_advisors] == [1, 1, 1]


def test_rq12_wants_three_levels_of_overseers_of_each() -> None:
    t = together("RQ12")
    t.overseer(0, "quarry", 3)
    t.overseer(1, "quarry", 2)
    t.overseer(2, "gold_mine", 2)
    t.overseer(2, "temple", 1)
    fulfilment(t)
    assert t.s.fulfilled == []
    t.overseer(1, "temple", 1)
    fulfilment(t)
    assert t.s.fulfilled == ["RQ12"]
