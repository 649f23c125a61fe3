"""Fair play: which games count as missed, and what follows from several."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mandate.core.rng import Chance
from mandate.people.conduct import noticed
from mandate.people.fair_play import (
    EARLY_CHOICES,
    FADE_MS,
    FREE_MISSES,
    GAMES_PER_MISS,
    PAUSES_MS,
    Game,
    excused,
    fair_play,
)
from mandate.people.fold import DAY_MS, MAX_PAIR_GAMES_PER_DAY
from mandate.people.played import played_at
from mandate.table import commands
from mandate.table.acts.playing import take_out
from tests.table.scenes import ANN, BEN, CEM, Scene, clocked, plan

MINUTE_MS = 60_000


def begun(seats: int, moves: int, **more: Any) -> Scene:
    scene = Scene(plan("me", *["open"] * (seats - 1), hints=False, **more))
    for guest in (BEN, CEM)[: seats - 1]:
        scene.do(guest, commands.Sit())
    chance = Chance("fair play")
    for _ in range(moves):
        scene.play(chance)
    return scene


def missed(scene: Scene, guest: str = ANN) -> tuple[str | None, bool]:
    [own] = [each for each in played_at(scene.table) if each.guest == guest]
    return own.miss, own.miss_rated


@pytest.mark.parametrize(
    ("seats", "moves", "rated", "miss"),
    [(2, 2, True, "early"), (2, 2 * EARLY_CHOICES, True, None), (2, 2, False, None), (3, 6, False, "left"),
     (3, 6, True, "early")],
)  # fmt: skip
def test_resigning_is_a_way_to_lose_but_not_at_once_or_at_the_cost_of_others(
    seats: int, moves: int, rated: bool, miss: str | None
) -> None:
    scene = begun(seats, moves, rated=rated)
    scene.do(ANN, commands.Resign(seat=0))
    if seats > 2:
        scene.do(BEN, commands.Resign(seat=1))
    assert missed(scene) == (miss, rated)


def test_a_clock_that_runs_out_stalls_a_live_game_and_leaves_a_slow_one() -> None:
    for seconds, miss in ((60, "stalled"), (DAY_MS // 1000, "left")):
        scene = begun(2, 4, rated=True, pace=clocked("move", seconds))
        [seat] = scene.table.pending
        guest = scene.table.chairs[seat].guest
        scene.act(lambda act, seat=seat: take_out(act, seat, "time"))  # type: ignore[misc]
        assert missed(scene, guest or "") == (miss, True)
        others = [each for each in played_at(scene.table) if each.guest != guest]
        assert [each.miss for each in others] == [None]


def test_who_is_replaced_or_removed_has_left() -> None:
    scene = begun(2, 4)
    scene.do(ANN, commands.Leave(seat=0))
    scene.do(BEN, commands.Offer(what="remove", seat=0))
    assert missed(scene) == ("left", False)
    assert missed(scene, BEN) == (None, False)


def misses(count: int, at: int = 0) -> list[Game]:
    return [Game(at + number * MINUTE_MS, "left", True, ("b",)) for number in range(count)]


def test_a_message_comes_first_then_pauses_that_grow() -> None:
    assert fair_play([]).until == 0
    untils = [fair_play(misses(count)).until for count in range(1, FREE_MISSES + len(PAUSES_MS) + 2)]
    lengths = [until - number * MINUTE_MS for number, until in enumerate(untils) if until]
    assert untils[:FREE_MISSES] == [0] * FREE_MISSES
    assert lengths == [*PAUSES_MS, PAUSES_MS[-1]]
    now = 3 * MINUTE_MS
    assert [each.kind for each in noticed(misses(1), now)] == ["left"]
    assert noticed(misses(1), DAY_MS + now) == []
    assert [each.kind for each in noticed(misses(FREE_MISSES + 1), now)] == ["paused"]


def test_games_played_to_their_end_and_time_make_up_for_misses() -> None:
    fair = [Game(DAY_MS + number, None, True, ("b",)) for number in range(GAMES_PER_MISS)]
    before = fair_play(misses(FREE_MISSES))
    assert fair_play([*misses(FREE_MISSES), *fair]).misses == before.misses - 1
    assert fair_play([*misses(FREE_MISSES + 3), *misses(1, at=FADE_MS + DAY_MS)]).misses == 1
    casual = [Game(number, "left", False, ("b",)) for number in range(20)]
    assert fair_play(casual).misses == 0
    assert (excused(19, 3), excused(40, 3), excused(400, 3)) == (0, 2, 3)


def test_many_rated_games_with_one_person_on_a_day_are_noticed() -> None:
    games = [Game(number, None, True, ("b", str(number))) for number in range(MAX_PAIR_GAMES_PER_DAY)]
    assert [each.kind for each in noticed(games, DAY_MS - 1)] == ["repeated"]
    assert noticed(games[1:], DAY_MS - 1) == noticed(games, DAY_MS) == []


@given(st.lists(st.tuples(st.integers(1, FADE_MS), st.sampled_from(["left", "early", None]), st.booleans())))
def test_a_game_played_to_its_end_never_makes_it_worse(steps: list[tuple[int, str | None, bool]]) -> None:
    at, games = 0, []
    for after, miss, rated in steps:
        at += after
        games.append(Game(at, miss, rated, ("b",)))  # type: ignore[arg-type]
    found = fair_play(games)
    better = fair_play([*games, Game(at, None, True, ("b",))])
    assert better.misses <= found.misses
    assert better.until == found.until
