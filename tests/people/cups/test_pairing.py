"""Who meets whom: evenly in a mini cup, never twice in a Swiss cup, neighbors in an arena."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from mandate.core.errors import Refused
from mandate.people.cups import acts, log
from mandate.people.cups.cup import Cup
from mandate.people.cups.designs import DESIGNS, blocks, rounds
from mandate.people.cups.pairing import arena, swiss
from mandate.people.cups.plan import CupPlan
from mandate.people.cups.standings import standings
from mandate.table.codes import ServerCode


def cup_of(*guests: str, kind: str = "swiss", **terms: object) -> Cup:
    cup = Cup("cup", acts.create(CupPlan(kind=kind, game="qin", **terms), "host", 0))  # type: ignore[arg-type]
    for guest in guests:
        follow(cup, acts.enter(cup, guest, 1))
    return cup


def follow(cup: Cup, lines: list[log.AnyLine]) -> list[log.AnyLine]:
    for line in lines:
        cup.add(log.decode(log.encode(line)))  # as the store brings it back
    return lines


@pytest.mark.parametrize(("seats", "size"), DESIGNS)
def test_everybody_meets_evenly_and_sits_on_each_seat_evenly(seats: int, size: int) -> None:
    games = blocks(seats, size)
    meetings = Counter(frozenset(pair) for game in games for pair in combinations(game, 2))
    assert len(meetings) == size * (size - 1) // 2
    assert len(set(meetings.values())) == 1
    for seat in range(seats):
        assert set(Counter(game[seat] for game in games).values()) == {len(games) // size}
        assert {game[seat] for game in games} == set(range(size))


@pytest.mark.parametrize(("seats", "size"), DESIGNS)
def test_rounds_hold_every_game_once_and_no_player_twice(seats: int, size: int) -> None:
    planned = rounds(seats, size)
    assert sorted(game for games in planned for game in games) == sorted(blocks(seats, size))
    for games in planned:
        players = [player for game in games for player in game]
        assert len(players) == len(set(players))


@pytest.mark.parametrize("size", [5, 8, 13])
def test_in_a_swiss_cup_no_pair_meets_twice_and_seats_and_byes_are_even(size: int) -> None:
    chance = Random(random_seed(size))
    cup = cup_of(*(f"p{number}" for number in range(size)), rounds=4)
    met: Counter[frozenset[str]] = Counter()
    for now in range(1_000_000, 1_000_004):
        (line,) = follow(cup, acts.go_on(cup, now))
        assert isinstance(line, log.Paired)
        assert len(line.byes) == size % 2
        for game in line.games:
            met[frozenset(game.seats)] += 1
            ranks = chance.choice([[1, 2], [2, 1], [1, 1]])
            follow(cup, acts.finish(cup, game.table, ranks, now))
    assert set(met.values()) == {1}
    for entrant in cup.active:
        firsts = [game.seats[0] == entrant.guest for game in cup.games_of(entrant.guest)]
        assert entrant.byes <= 1
        assert abs(2 * sum(firsts) - len(firsts)) <= 2
    (end,) = acts.go_on(cup, 2_000_000)
    assert isinstance(end, log.Ended)


def random_seed(size: int) -> str:
    return f"swiss-{size}"


def test_equal_points_meet_the_upper_half_the_lower_half() -> None:
    cup = cup_of("a", "b", "c", "d")
    (first,) = follow(cup, acts.go_on(cup, 1_000_000))
    assert isinstance(first, log.Paired)
    assert {frozenset(game.seats) for game in first.games} == {frozenset("ac"), frozenset("bd")}
    for game in first.games:
        follow(cup, acts.finish(cup, game.table, [2, 1] if game.seats[1] in "ab" else [1, 2], 2))
    pairs, byes = swiss(cup)
    assert {frozenset(pair) for pair in pairs} == {frozenset("ab"), frozenset("cd")}
    assert not byes


def test_people_kept_apart_are_not_paired() -> None:
    cup = cup_of("a", "b", "c", "d")
    pairs, _ = swiss(cup, [frozenset("ac"), frozenset("ad")])
    assert frozenset("ab") in {frozenset(pair) for pair in pairs}
    only = cup_of("a", "b")
    assert swiss(only, [frozenset("ab")]) == ([], ["a", "b"])


def test_an_arena_pairs_neighbors_and_no_last_opponents() -> None:
    cup = cup_of("a", "b", "c", "d", kind="arena")
    (first,) = follow(cup, acts.go_on(cup, 1_000_000))
    assert isinstance(first, log.Paired)
    for game in first.games:
        follow(cup, acts.finish(cup, game.table, [1, 2], 1_100_000))
    winners = {game.seats[0] for game in first.games}
    pairs = arena(cup, acts.free_players(cup))
    assert {frozenset(pair) for pair in pairs} == {frozenset(winners), frozenset("abcd") - winners}
    early = 1_100_000 + cup.plan.wait_ms - 1
    assert acts.go_on(cup, early) == []
    assert acts.go_on(cup, early + 1)


def test_late_entry_until_half_time_with_half_points() -> None:
    cup = cup_of("a", "b", "c", "d", rounds=4)
    for now in (1_000_000, 1_000_001):
        (line,) = follow(cup, acts.go_on(cup, now))
        assert isinstance(line, log.Paired)
        for game in line.games:
            follow(cup, acts.finish(cup, game.table, [1, 2], now))
    follow(cup, acts.enter(cup, "late", 1_000_002))
    place = next(place for place in standings(cup) if place.guest == "late")
    assert place.points == 12  # two rounds, half a point each
    (line,) = follow(cup, acts.go_on(cup, 1_000_003))
    with pytest.raises(Refused) as refused:
        acts.enter(cup, "later", 1_000_004)
    assert refused.value.code == ServerCode.CUP_LATE
