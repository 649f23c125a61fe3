"""Co-op: who leaves the table counts until the end of the Year, and costs the others nothing after it."""

import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.army.hordes import place
from mandate.games.great_wall.rules.army.shame import gain_shame
from mandate.games.great_wall.rules.game import GREAT_WALL
from tests.games.great_wall.coop_tables import happen, in_force, together
from tests.games.great_wall.driving import check_pieces, choose
from tests.games.great_wall.stories.staging import Table

pytestmark = pytest.mark.clause("gw.coop.resign")


def leave(t: Table, seat: int) -> None:
    """In the Year before this one."""
    t.s.resign(Seat(seat))
    t.s.year += 1


def test_who_left_takes_no_shame_for_requests() -> None:
    t = together("RQ05", "RQ06", "RQ07")
    leave(t, 1)
    before = t.s.shame_pool
    t.begin("requests")
    t.skip()
    assert [sum(t.s.shamed[seat]) for seat in range(3)] == [3, 0, 3]
    assert t.s.shame_pool == before - 6


def test_a_token_of_who_left_in_an_earlier_year_cannot_lose_the_game() -> None:
    t = together("RQ05")
    leave(t, 1)
    t.s.shame_pool = 2
    t.begin("requests")
    t.skip()
    assert (t.s.shame_pool, t.s.outcome) == (0, None)


# --- in the Year of leaving: leaving never wins what staying would lose ---------------------------------


def test_who_leaves_when_asked_where_a_token_goes_still_takes_it() -> None:
    t = together()
    before = t.s.shame_pool
    t.happens(gain_shame, 1, 3)
    assert (t.question, list(t.s.asked)) == ("shame", [1])
    t.s.resign(Seat(1))
    assert (t.question, t.s.shame_pool) == ("", before - 3)


def test_leaving_does_not_avert_the_loss_by_a_token_that_is_due() -> None:
    t = together()
    t.s.shame_pool = 1
    t.happens(gain_shame, 1, 2)
    t.s.resign(Seat(1))
    assert t.s.outcome is not None
    assert (t.s.outcome.reason, t.s.outcome.winners) == ("shame", ())


@pytest.mark.parametrize("asked", [False, True])
def test_a_request_that_who_left_cannot_pay_is_not_fulfilled_in_that_winter(asked: bool) -> None:
    """Whether the seat leaves before the step, or when it is asked and can only refuse."""
    t = together("RQ05")
    t.give(0, "W9")
    t.give(2, "W9")
    if not asked:
        t.s.resign(Seat(1))
    t.begin("fulfilment")
    t.play("0 RQ05", "0 agree")
    if asked:
        assert t.offers(1) == ["refuse"]
        t.s.resign(Seat(1))
    t.skip()
    assert (t.s.fulfilled, t.goods(0)) == ([], "W9")
    t.s.year += 1  # from the next Year on the others pay alone
    t.begin("fulfilment")
    t.play("0 RQ05", "0 agree", "2 agree")
    t.skip()
    assert t.s.fulfilled == ["RQ05"]


def test_who_left_pays_in_that_winter_what_is_there() -> None:
    t = together("RQ05")
    for seat in range(3):
        t.give(seat, "W9")
    t.s.resign(Seat(1))
    t.begin("fulfilment")
    t.play("0 RQ05", "0 agree", "2 agree")
    t.skip()
    assert (t.s.fulfilled, t.goods(1)) == (["RQ05"], t.goods(0))


def test_overseers_of_who_left_count_until_the_end_of_the_year() -> None:
    t = together("RQ12")
    for seat in (0, 2):
        t.s.level[0][seat] = 3  # at the Lumber Mill
    t.s.resign(Seat(1))
    t.begin("fulfilment")
    t.skip()
    assert t.s.fulfilled == []
    t.s.year += 1
    t.begin("fulfilment")
    t.skip()
    assert t.s.fulfilled == ["RQ12"]


def test_a_breach_a_raid_and_the_request_step_count_who_left_in_this_year() -> None:
    t = together("RQ05")
    t.s.resign(Seat(1))
    before = t.s.shame_pool
    t.begin("requests")
    t.skip()
    assert t.s.shame_pool == before - 3
    t.hordes("L", "X1-L", "X2-L", "X3-L")
    t.happens(place, 0)
    assert t.s.shame_pool == before - 6


@pytest.mark.parametrize("event", ["E06", "E11"])
def test_an_event_strikes_who_left_in_this_year_where_it_hurts_the_others_least(event: str) -> None:
    t = together()
    t.give(1, "W5")
    t.s.honor[1] = 9
    t.s.resign(Seat(1))
    happen(t, event)
    t.skip()
    assert sum(t.s.shamed[1]) == 0


# --- from the next Year on ------------------------------------------------------------------------------


@pytest.mark.parametrize("event", ["E01", "E03", "E04", "E06", "E11", "E12"])
def test_an_event_strikes_only_those_who_are_left(event: str) -> None:
    t = together()
    for seat in range(3):
        t.give(seat, "W5 S5")
        t.rest(seat, "L", Sp=1)
        t.clerks("builders", 1, 1, 1)
        t.s.honor[seat] = 9
        t.hold(seat, f"T0{seat + 1}")
    leave(t, 1)
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
    leave(t, 0)
    t.begin("summer")
    t.skip()
    assert t.honor(0) == 9


def test_a_breach_shames_only_those_who_are_left() -> None:
    t = together()
    t.hordes("L", "X5-L", "X3-L")
    leave(t, 1)
    t.begin("breach", section=0)
    t.skip()
    assert [sum(t.s.shamed[seat]) for seat in range(3)] == [2, 0, 2]


def test_a_lone_clerk_of_who_left_brings_no_shame() -> None:
    t = together()
    t.clerks("lumber_mill", 0, 3, 0)
    leave(t, 1)
    before = t.s.shame_pool
    t.activate("lumber_mill")
    t.skip()
    assert (t.s.shame_pool, t.at("lumber_mill")) == (before, [0, 0, 0])


def test_a_raid_counts_those_who_are_left() -> None:
    t = together()
    t.hordes("L", "X1-L", "X2-L", "X3-L")
    leave(t, 1)
    before = t.s.shame_pool
    t.happens(place, 0)
    assert t.s.shame_pool == before - 2


def test_soldiers_of_who_left_take_no_trophy_from_the_others() -> None:
    t = together()
    t.hordes("L", "X1-L")
    t.cover("X1-L", a2=1, a3=1, b2=0)
    leave(t, 1)
    t.begin("defeats")
    t.skip()
    assert t.s.trophies == [1, 0, 0]


def test_no_one_is_put_in_order_or_given_anything_who_has_left() -> None:
    t = together()
    t.give(0, "W3")
    t.hold(0, "U01")
    leave(t, 1)
    t.happens(lambda s: s.push("tactic", 0, window="SUMMER_INCOME"))
    t.play("0 U01")
    assert t.offers(0) == ["W>seat3", "done"]
    t.play("0 done")
    t.commands("C5", "C6", "C6")
    t.turn()
    t.play("0 done")
    assert (t.question, list(t.s.asked)) == ("clerks", [2])  # one other is left: no order is requested


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_go_on_after_someone_left_and_nothing_is_due_from_them(players: int) -> None:
    for number in range(6):
        chance = Chance(f"leaving{players}/{number}")
        state = GREAT_WALL.start({"players": players, "coop": True}, Chance(f"deal{players}/{number}"))
        state.shame_pool = 500
        when, left = chance.below(300), Seat(chance.below(players))
        held: int | None = None  # tokens of who left, as the next Year begins
        for step in range(4000):
            if not state.asked:
                break
            if step == when:
                state.resign(left)
                continue
            assert step < when or left not in state.asked
            state.apply_unchecked(*choose(state, chance, eager=True))
            check_pieces(state, 500)
            if state.settled(left):
                tokens = sum(state.shamed[left])
                assert held is None or tokens <= held
                held = tokens
        assert state.outcome is not None
