"""Co-op: who leaves the table costs those who play on nothing."""

import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.game import GREAT_WALL
from mandate.games.great_wall.hordes import place
from mandate.games.great_wall.shame import gain_shame
from tests.games.great_wall.coop_tables import happen, in_force, together
from tests.games.great_wall.driving import check_pieces, choose

pytestmark = pytest.mark.clause("gw.coop.resign")


def test_who_left_takes_no_shame_for_requests() -> None:
    t = together("RQ05", "RQ06", "RQ07")
    t.s.resign(Seat(1))
    before = t.s.shame_pool
    t.begin("requests")
    t.skip()
    assert [sum(t.s.shamed[seat * 3 : seat * 3 + 3]) for seat in range(3)] == [3, 0, 3]
    assert t.s.shame_pool == before - 6


def test_a_token_that_was_due_from_who_left_cannot_lose_the_game() -> None:
    t = together("RQ05")
    t.s.resign(Seat(1))
    t.s.shame_pool = 2
    t.begin("requests")
    t.skip()
    assert (t.s.shame_pool, t.s.outcome) == (0, None)


def test_who_leaves_when_asked_where_a_token_goes_takes_none() -> None:
    t = together()
    before = t.s.shame_pool
    t.happens(gain_shame, 1, 3)
    assert (t.question, list(t.s.asked)) == ("shame", [1])
    t.s.resign(Seat(1))
    assert (t.question, t.s.shame_pool) == ("", before)


@pytest.mark.parametrize("event", ["E01", "E03", "E04", "E06", "E11", "E12"])
def test_an_event_strikes_only_those_who_are_left(event: str) -> None:
    t = together()
    for seat in range(3):
        t.give(seat, "W5 S5")
        t.rest(seat, "L", Sp=1)
        t.clerks("builders", 1, 1, 1)
        t.s.honor[seat] = 9
        t.hold(seat, f"T0{seat + 1}")
    t.s.resign(Seat(1))
    own = (t.goods(1), t.honor(1), list(t.s.tactics[1]), t.resting(1, "L"), t.at("builders")[1], t.pool(1))
    happen(t, event)
    assert 1 not in t.s.asked
    t.skip()
    after = (t.goods(1), t.honor(1), list(t.s.tactics[1]), t.resting(1, "L"), t.at("builders")[1], t.pool(1))
    assert after == own


def test_palace_intrigue_takes_no_honor_from_who_left() -> None:
    t = together()
    in_force(t, "E05")
    t.s.honor[0] = 9
    t.s.resign(Seat(0))
    t.begin("summer")
    t.skip()
    assert t.honor(0) == 9


def test_a_breach_shames_only_those_who_are_left() -> None:
    t = together()
    t.hordes("L", "X5-L", "X3-L")
    t.s.resign(Seat(1))
    t.begin("breach", section=0)
    t.skip()
    assert [sum(t.s.shamed[seat * 3 : seat * 3 + 3]) for seat in range(3)] == [2, 0, 2]


def test_a_lone_clerk_of_who_left_brings_no_shame() -> None:
    t = together()
    t.clerks("lumber_mill", 0, 3, 0)
    t.s.resign(Seat(1))
    before = t.s.shame_pool
    t.activate("lumber_mill")
    t.skip()
    assert (t.s.shame_pool, t.at("lumber_mill")) == (before, [0, 0, 0])


def test_a_raid_counts_those_who_are_left() -> None:
    t = together()
    t.hordes("L", "X1-L", "X2-L", "X3-L")
    t.s.resign(Seat(1))
    before = t.s.shame_pool
    t.happens(place, 0)
    assert t.s.shame_pool == before - 2


def test_soldiers_of_who_left_take_no_trophy_from_the_others() -> None:
    t = together()
    t.hordes("L", "X1-L")
    t.cover("X1-L", a2=1, a3=1, b2=0)
    t.s.resign(Seat(1))
    t.begin("defeats")
    t.skip()
    assert t.s.trophies == [1, 0, 0]


def test_nobody_is_put_in_order_or_given_anything_who_has_left() -> None:
    t = together()
    t.give(0, "W3")
    t.hold(0, "U01")
    t.s.resign(Seat(1))
    t.happens(lambda s: s.push("tactic", 0, window="SUMMER_INCOME"))
    t.play("0 U01")
    assert t.offers(0) == ["W>seat3", "done"]
    t.play("0 done")
    t.commands("C5", "C6", "C6")
    t.turn()
    t.play("0 done")
    assert (t.question, list(t.s.asked)) == ("clerks", [2])  # one other is left: no order is asked for


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_go_on_after_somebody_left_and_nothing_is_due_from_them(players: int) -> None:
    for number in range(6):
        chance = Chance(f"leaving{players}/{number}")
        state = GREAT_WALL.start({"players": players, "coop": True}, Chance(f"deal{players}/{number}"))
        state.shame_pool = 500
        when, left = chance.below(300), Seat(chance.below(players))
        held: list[int] | None = None
        for step in range(4000):
            if not state.asked:
                break
            if step == when:
                state.resign(left)
                held = state.shamed[left * 3 : left * 3 + 3]
                continue
            assert held is None or left not in state.asked
            state.apply_unchecked(*choose(state, chance, eager=True))
            check_pieces(state, 500)
            if held is not None:
                assert sum(state.shamed[left * 3 : left * 3 + 3]) <= sum(held)
        assert state.outcome is not None
