"""Fall: moving Clerks, full Locations, locked Locations."""

from __future__ import annotations

import pytest

from mandate.games.great_wall.rules.city.clerks import move
from tests.games.great_wall.rule_tables import asked, at, refusal
from tests.games.great_wall.stories.staging import Table


def moves(t: Table, seat: int, n: int, *, diff: bool = False) -> None:
    """The seat may move so many Clerks."""
    t.happens(move, seat, n, diff=diff)


@pytest.mark.clause("gw.fall.boxes")
def test_a_clerk_comes_from_the_pool_or_from_another_location() -> None:
    t = Table()
    t.clerks("quarry", 1, 0, 0)
    moves(t, 0, 2)
    t.play("0 tem", "0 qua-emb")
    assert (at(t, "temple"), at(t, "quarry"), at(t, "embassy")) == ([1, 0, 0], [0, 0, 0], [1, 0, 0])
    assert t.s.clerk_pool == [3, 5, 5]


@pytest.mark.clause("gw.fall.different")
def test_two_clerks_of_an_other_players_box_go_to_two_locations() -> None:
    t = Table()
    moves(t, 0, 2, diff=True)
    t.play("0 aca")
    assert refusal(t, "0 aca") == "gw-same-place gw.fall.different"
    t.play("0 emb")
    assert (at(t, "academy"), at(t, "embassy"), asked(t)) == ([1, 0, 0], [1, 0, 0], [])


@pytest.mark.clause("gw.fall.different")
def test_they_may_come_from_the_same_location() -> None:
    t = Table()
    t.clerks("logistics", 2, 0, 0)
    moves(t, 0, 2, diff=True)
    t.play("0 log-aca", "0 log-emb")
    assert (at(t, "logistics"), at(t, "academy"), at(t, "embassy")) == ([0, 0, 0], [1, 0, 0], [1, 0, 0])


@pytest.mark.clause("gw.fall.different")
def test_clerks_of_the_own_box_may_go_to_the_same_location() -> None:
    t = Table()
    moves(t, 0, 2)
    t.play("0 aca", "0 aca")
    assert at(t, "academy") == [2, 0, 0]


@pytest.mark.clause("gw.fall.full")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_regular_location_takes_only_one_clerk_for_each_spot(players: int) -> None:
    t = Table(players)
    t.clerks("barracks", *[1] * players)
    moves(t, 0, 1)
    assert "bar" not in t.offers(0)
    assert refusal(t, "0 bar") == "gw-full gw.fall.full"


@pytest.mark.clause("gw.fall.full")
@pytest.mark.parametrize(("players", "spots"), [(3, 2), (4, 2)])
def test_the_tea_house_has_fewer_spots(players: int, spots: int) -> None:
    t = Table(players)
    moves(t, 0, 4)
    t.play(*["0 tea"] * spots)
    assert refusal(t, "0 tea") == "gw-full gw.fall.full"


@pytest.mark.clause("gw.fall.full")
@pytest.mark.parametrize("code", ["bui", "log", "emb", "aca"])
def test_a_special_location_takes_any_number_of_clerks(code: str) -> None:
    t = Table()
    moves(t, 0, 5)
    t.play(*[f"0 {code}"] * 5)
    assert t.s.clerk_pool[0] == 0


@pytest.mark.clause("gw.fall.locked")
def test_no_one_takes_a_clerk_out_of_a_full_regular_location() -> None:
    t = Table()
    t.clerks("quarry", 2, 1, 0)
    moves(t, 0, 2)
    assert not [token for token in t.offers(0) if token.startswith("qua-")]
    assert refusal(t, "0 qua-aca") == "gw-locked gw.fall.locked"


@pytest.mark.clause("gw.fall.locked")
def test_a_clerk_that_fills_a_location_locks_it_in_the_middle_of_a_box() -> None:
    t = Table()
    t.clerks("quarry", 1, 1, 0)
    moves(t, 0, 2)
    assert "qua-aca" in t.offers(0)
    t.play("0 qua")
    assert refusal(t, "0 qua-aca") == "gw-locked gw.fall.locked"


@pytest.mark.clause("gw.fall.locked")
def test_a_location_with_a_free_spot_and_a_special_one_may_be_left() -> None:
    t = Table()
    t.clerks("quarry", 1, 1, 0)
    t.clerks("embassy", 3, 3, 3)
    moves(t, 0, 2)
    t.play("0 qua-log", "0 emb-log")
    assert at(t, "logistics") == [2, 0, 0]


@pytest.mark.clause("gw.fall.once")
def test_a_clerk_moves_once_in_an_effect() -> None:
    t = Table()
    moves(t, 0, 2)
    t.play("0 qua")
    assert refusal(t, "0 qua-aca") == "gw-no-clerk gw.fall.once"


@pytest.mark.clause("gw.fall.once")
def test_another_clerk_may_leave_where_one_has_just_arrived() -> None:
    t = Table()
    t.clerks("quarry", 1, 0, 0)
    moves(t, 0, 3)
    t.play("0 qua", "0 qua-aca")
    assert refusal(t, "0 qua-aca") == "gw-no-clerk gw.fall.once"


@pytest.mark.clause("gw.fall.once")
def test_a_clerk_may_move_again_in_the_next_effect() -> None:
    t = Table()
    moves(t, 0, 1)
    t.play("0 qua")
    moves(t, 0, 1)
    t.play("0 qua-aca")
    assert at(t, "academy") == [1, 0, 0]


@pytest.mark.clause("gw.fall.clerks")
def test_a_clerk_that_is_not_there_does_not_move() -> None:
    t = Table()
    t.clerks("quarry", 1, 1, 0)
    t.clerks("academy", 4, 1, 0)
    moves(t, 0, 2)
    assert refusal(t, "0 emb") == "gw-no-clerk gw.fall.clerks"  # the pool is empty
    assert refusal(t, "0 tem-emb") == "gw-no-clerk gw.fall.clerks"
    assert refusal(t, "0 qua-qua").startswith("not-offered")


@pytest.mark.parametrize("token", ["wall:L", "lum-lum", "zzz", "zzz-lum"])
def test_what_names_no_way_from_one_location_to_another_is_refused(token: str) -> None:
    t = Table()
    moves(t, 0, 1)
    assert refusal(t, f"0 {token}").startswith("not-offered")


def test_an_empty_pool_and_locked_locations_leave_nothing_to_move() -> None:
    t = Table()
    t.clerks("quarry", 3, 0, 0)
    t.clerks("temple", 2, 1, 0)
    moves(t, 0, 2)
    assert asked(t) == []
