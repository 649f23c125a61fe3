"""Who meets whom, in which seats: everything is balanced."""

from collections import Counter

import pytest
from msgspec.structs import replace

from mandate.arena.plan import Seating
from mandate.arena.schedule import Schedule, deals_for, games_a_deal, seatings, tables
from tests.arena.games import plan_of, tasks


def test_at_tables_for_two_everybody_meets_everybody_in_both_seats() -> None:
    plan = plan_of("a", "b", "c")
    assert tables(plan) == [(0, 1), (0, 2), (1, 2)]
    assert [task.seats for task in tasks(plan, 1)] == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_all_pairings_play_the_same_deals() -> None:
    plan = plan_of("a", "b", "c")
    deals = [{task.deal for task in tasks(plan, 5) if task.table == table} for table in range(3)]
    assert deals == [set(range(5))] * 3


def test_with_fewer_players_than_seats_the_first_sits_alone() -> None:
    assert seatings((0, 1), 4, 0) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (2, 3), (3, 3), (2, 4), (3, 4), (4, 4)])
def test_every_player_sits_equally_often_on_every_seat(players: int, seats: int) -> None:
    plan = plan_of(*"abcd"[:players], seats=seats)
    held = Counter((seat, one) for task in tasks(plan, 12) for seat, one in enumerate(task.seats))
    for player in range(players):
        assert len({held[seat, player] for seat in range(seats)}) == 1
    others = {held[0, player] for player in range(1, players)}
    assert len(others) == 1


def test_players_of_one_table_follow_each_other_in_every_order() -> None:
    orders = {seatings((0, 1, 2, 3), 4, turn)[0] for turn in range(6)}
    assert len(orders) == 6


def test_with_more_players_than_seats_all_tables_are_filled() -> None:
    assert tables(plan_of("a", "b", "c", "d", seats=3)) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


def test_a_single_player_meets_itself() -> None:
    plan = plan_of("a", seats=3)
    assert [task.seats for task in tasks(plan, 2)] == [(0, 0, 0), (0, 0, 0)]


def test_who_wins_together_sits_together() -> None:
    plan = plan_of("a", "b", seats=2, together=True)
    assert [task.seats for task in tasks(plan, 1)] == [(0, 0), (1, 1)]


def test_unless_they_are_to_mix() -> None:
    plan = plan_of("a", "b", seats=3, together=True, mixed=True)
    assert [task.seats for task in tasks(plan, 1)] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


@pytest.mark.parametrize(
    ("players", "seats", "settings", "games", "deals"),
    [
        (2, 2, 1, 200, 100),
        (2, 2, 2, 200, 100),
        (2, 2, 2, 201, 102),
        (2, 2, 2, 1, 2),
        (2, 4, 2, 400, 100),
        (1, 2, 1, 7, 7),
    ],
)
def test_games_are_rounded_up_to_whole_deals(
    players: int, seats: int, settings: int, games: int, deals: int
) -> None:
    plan = plan_of(*"ab"[:players], seats=seats, settings=settings)
    assert deals_for(plan, games) == deals
    assert deals * games_a_deal(plan) >= games


def test_players_may_keep_the_seats_of_their_names() -> None:
    plan = replace(plan_of("a", "b", "c", seats=3), seating=Seating.NAMED)
    assert [(task.deal, task.seats) for task in tasks(plan, 2)] == [(0, (0, 1, 2)), (1, (0, 1, 2))]
    assert Schedule(plan, 5).total == deals_for(plan, 5) == 5


def test_or_move_on_by_one_seat_with_each_deal() -> None:
    plan = replace(plan_of("a", "b", "c", seats=3), seating=Seating.TURNING)
    assert [task.seats.index(0) for task in tasks(plan, 4)] == [0, 1, 2, 0]
    assert all(sorted(task.seats) == [0, 1, 2] for task in tasks(plan, 4))


def test_several_plans_take_turns_deal_by_deal() -> None:
    one = replace(plan_of("a", "b", seats=2), part="one", seating=Seating.NAMED)
    two = replace(plan_of("a", "b", seats=2), part="two")
    schedule = Schedule([one, two], 2)
    keys = [schedule.key(task) for task in schedule.tasks()]
    assert keys == [("one", 0, 0, 0), ("two", 0, 0, 0), ("two", 0, 0, 1),
                    ("one", 1, 0, 0), ("two", 1, 0, 0), ("two", 1, 0, 1)]  # fmt: skip
    assert schedule.total == len(keys)


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    plan = plan_of("a", "b", "c", settings=2)
    short = list(tasks(plan, 4))
    assert list(tasks(plan, 9))[: len(short)] == short
