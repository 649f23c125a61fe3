"""Cups as a fold: points, ties, forfeits, evasions, and one deal for a whole round."""

import msgspec
import pytest

from mandate import games
from mandate.core.errors import Refused
from mandate.core.rng import commit
from mandate.people.cups import acts, log
from mandate.people.cups.cup import Cup
from mandate.people.cups.plan import CupPlan, check_cup
from mandate.people.cups.standings import WEEK_MS, standings, week_of, weeks
from mandate.table.codes import ServerCode
from mandate.table.plan import Pace
from tests.people.cups.test_pairing import cup_of, follow


def test_a_mini_cup_begins_by_itself_when_full_and_ends_after_its_last_game() -> None:
    cup = cup_of("a", "b", kind="mini", size=3)
    assert not cup.rounds
    follow(cup, acts.enter(cup, "c", 5))
    played = 0
    while cup.running:
        for game in cup.running:
            best = min(game.seats)
            follow(cup, acts.finish(cup, game.table, [1 if seat == best else 2 for seat in game.seats], 6))
            played += 1
        follow(cup, acts.go_on(cup, 7))
    assert played == 3
    assert cup.ended is not None
    assert [(place.guest, place.rank, place.points) for place in standings(cup)] == [
        ("a", 1, 24), ("b", 2, 12), ("c", 3, 0),
    ]  # fmt: skip


def test_equal_points_are_broken_by_name_and_a_full_tie_shares_the_place() -> None:
    cup = cup_of("a", "b", "c", kind="mini", size=3)
    while cup.ended is None:
        for game in cup.running:
            follow(cup, acts.finish(cup, game.table, [1, 1], 6))
        follow(cup, acts.go_on(cup, 7))
    assert {place.rank for place in standings(cup)} == {1}


def test_leaving_out_a_round_and_coming_back_brings_nothing() -> None:
    cup = cup_of("a", "b", "c", "d", rounds=4)

    def play_round(now: int) -> None:
        follow(cup, acts.go_on(cup, now))
        for game in cup.running:
            follow(cup, acts.finish(cup, game.table, [1, 2], now))

    play_round(1_000_000)
    before = {place.guest: place.points for place in standings(cup)}
    follow(cup, acts.withdraw(cup, "a", 1_000_001))
    play_round(1_000_002)
    assert not any(game.round == 2 for game in cup.games_of("a"))
    follow(cup, acts.enter(cup, "a", 1_000_003))
    (place,) = (place for place in standings(cup) if place.guest == "a")
    assert place.points == before["a"], "no half point as for a late entry, and no bye"
    play_round(1_000_004)
    assert any(game.round == 3 for game in cup.games_of("a"))


def test_a_week_adds_up_the_cups_that_began_in_it() -> None:
    def begun(at: int, *guests: str, best: str) -> Cup:
        cup = cup_of(*guests, kind="mini", size=len(guests))
        cup.rounds[0] = msgspec.structs.replace(cup.rounds[0], at=at)
        for game in cup.running:
            follow(cup, acts.finish(cup, game.table, [1 if seat == best else 2 for seat in game.seats], 6))
        return cup

    later, earlier = 20_000 * WEEK_MS, 19_999 * WEEK_MS
    open_one = cup_of("a", kind="mini", size=2)
    cups = [begun(later, "a", "b", best="a"), begun(later + 5, "b", "c", best="b"), open_one]
    cups.append(begun(earlier, "c", "d", best="c"))
    (last, places), (before, _) = weeks(cups, 8)
    assert (last, before) == (week_of(later), week_of(earlier))
    assert last - before == WEEK_MS
    assert week_of(last) == last
    assert [(place.rank, place.guest, place.points, place.played, place.cups) for place in places] == [
        (1, "a", 12, 1, 1), (1, "b", 12, 2, 2), (3, "c", 0, 1, 1),
    ]  # fmt: skip
    assert [week for week, _ in weeks(cups, 1)] == [last]


def test_entering_twice_and_withdrawing_in_a_round() -> None:
    cup = cup_of("a", "b", "c", "d")
    with pytest.raises(Refused) as refused:
        acts.enter(cup, "a", 2)
    assert refused.value.code == ServerCode.CUP_ENTERED
    follow(cup, acts.go_on(cup, 1_000_000))
    follow(cup, acts.withdraw(cup, "a", 1_000_001))
    with pytest.raises(Refused) as refused:
        acts.withdraw(cup, "a", 1_000_002)
    assert refused.value.code == ServerCode.CUP_NOT_IN
    game = next(iter(cup.games_of("a")))  # it continues
    assert follow(cup, acts.finish(cup, game.table, [1, 2], 1_000_003))
    other = next(game for game in cup.running)
    follow(cup, acts.finish(cup, other.table, [1, 2], 1_000_004))
    (line,) = follow(cup, acts.go_on(cup, 1_000_005))
    assert isinstance(line, log.Paired)
    assert len(line.games) == 1
    assert all("a" not in game.seats for game in line.games)
    assert len(line.byes) == 1
    follow(cup, acts.enter(cup, "a", 1_000_006))  # back again, without points for the round missed
    assert cup.entrants["a"].missed == 0


def test_a_result_counts_once_and_a_forfeit_takes_its_player_out() -> None:
    cup = cup_of("a", "b", "c", "d")
    follow(cup, acts.go_on(cup, 1_000_000))
    one, two = cup.running
    assert not acts.is_overdue(cup, one, 1_000_000 + cup.plan.sit_ms - 1, lambda since, now: now - since)
    assert acts.is_overdue(cup, one, 1_000_000 + cup.plan.sit_ms, lambda since, now: now - since)
    follow(cup, acts.forfeit(cup, one.table, [1], 1_000_001))
    assert one.share(one.seats[0]) == 12
    assert one.share(one.seats[1]) == 0
    assert not cup.entrants[one.seats[1]].active
    assert acts.finish(cup, one.table, [2, 1], 1_000_002) == []
    follow(cup, acts.forfeit(cup, two.table, [0, 1], 1_000_003))
    assert two.share(two.seats[0]) == two.share(two.seats[1]) == 0
    (line,) = acts.go_on(cup, 1_000_004)
    assert isinstance(line, log.Ended)  # only one is left


def test_one_deal_for_a_round_is_sealed_once() -> None:
    cup = cup_of("a", "b", "c", "d", duplicate=True)
    (line,) = follow(cup, acts.go_on(cup, 1_000_000))
    assert isinstance(line, log.Paired)
    deal = line.deal
    assert deal is not None
    assert deal.salt is not None
    assert deal.commitment == commit(deal.salt, games.find("qin").secret(deal.setup))
    first, second = cup.running
    follow(cup, acts.finish(cup, first.table, [1, 2], 1_000_001))
    assert not cup.is_shown(first)  # its hands are those of the other table
    follow(cup, acts.finish(cup, second.table, [1, 2], 1_000_002))
    assert cup.is_shown(first)
    (following,) = follow(cup, acts.go_on(cup, 1_000_003))
    assert isinstance(following, log.Paired)
    assert following.deal is not None
    assert following.deal.commitment != deal.commitment


def test_terms_that_cannot_be_played_are_refused() -> None:
    plan = CupPlan(kind="mini", game="qin")
    assert check_cup(plan) == 2
    for changes in (
        {"pace": Pace()},
        {"kind": "swiss", "options": {"players": 3}},
        {"size": 6, "options": {"players": 3}},
        {"kind": "arena", "pace": Pace(per="move", seconds=86_400)},
        {"kind": "arena", "duplicate": True},
    ):
        with pytest.raises(Refused) as refused:
            check_cup(msgspec.structs.replace(plan, **changes))
        assert refused.value.code == ServerCode.CUP_TERMS


def test_a_cup_without_players_ends_and_only_its_host_closes_it() -> None:
    cup = cup_of("a", kind="swiss", starts_in=10)
    assert acts.go_on(cup, 9_999) == []
    (line,) = acts.go_on(cup, 10_000)
    assert isinstance(line, log.Ended)
    assert line.why == "few"
    with pytest.raises(Refused):
        acts.close(cup, "a", 5)
    assert acts.close(cup, "host", 5)
