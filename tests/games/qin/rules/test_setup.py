"""Before the first turn: tiles, hands, piles, supplies, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from mandate import qin
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.qin.rules.board import TILE_NAMES
from mandate.games.qin.rules.game import QIN, begin_with, fair
from mandate.games.qin.rules.state import QinState

IN_ORDER = [name for name in TILE_NAMES for _ in range(12)]


def dealt(players: int, seed: int = 1, **options: object) -> QinState:
    return QIN.start({"players": players, **options}, Chance(seed))


def everything_in(state: QinState) -> Counter[str]:
    """The tiles of all hands and piles, as the position string writes them."""
    hands, piles = state.position().split()[5:7]
    text = (hands + piles).replace(",", "")
    return Counter(text[i : i + 2] for i in range(0, len(text), 2))


@pytest.mark.clause("qin.setup.tiles")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_twelve_tiles_of_each_of_the_six_kinds(players: int) -> None:
    state = dealt(players)
    assert everything_in(state) == Counter(IN_ORDER)
    assert len(state.start.tiles) == 72


@pytest.mark.clause("qin.setup.tiles")
def test_each_seed_shuffles_in_its_own_way_and_always_the_same_way() -> None:
    assert dealt(2, seed=1).start.tiles == dealt(2, seed=1).start.tiles
    assert len({dealt(2, seed=seed).start.tiles for seed in range(20)}) == 20


@pytest.mark.clause("qin.setup.hand")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_three_tiles(players: int) -> None:
    state = dealt(players)
    for seat in range(players):
        own = state.start.tiles[3 * seat : 3 * seat + 3]
        assert sorted(state.hand(Seat(seat))) == sorted(own)


@pytest.mark.clause("qin.setup.piles")
@pytest.mark.parametrize(
    ("players", "piles"), [(2, [17, 17, 16, 16]), (3, [16, 16, 16, 15]), (4, [15, 15, 15, 15])]
)
def test_the_other_tiles_lie_in_four_piles_about_equally_high(players: int, piles: list[int]) -> None:
    assert dealt(players).piles == piles


@pytest.mark.clause("qin.setup.piles")
def test_the_piles_are_dealt_round_after_the_hands() -> None:
    options = QIN.configure({"players": 2})
    piles = begin_with(options, IN_ORDER).position().split()[6].split(",")
    rest = IN_ORDER[6:]
    assert piles == ["".join(rest[pile::4]) for pile in range(4)]


@pytest.mark.clause("qin.setup.supply")
@pytest.mark.parametrize(("players", "pagodas"), [(2, 24), (3, 19), (4, 15)])
def test_the_pagodas_depend_on_the_number_of_players(players: int, pagodas: int) -> None:
    assert dealt(players).supply == [pagodas] * players


@pytest.mark.clause("qin.setup.first")
def test_the_first_seat_begins_unless_the_table_says_otherwise() -> None:
    assert dealt(4).mover == 0
    assert [dealt(4, first=seat).mover for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.clause("qin.setup.first")
def test_a_random_first_seat_is_drawn_and_recorded() -> None:
    begun = set()
    for seed in range(30):
        match = qin.new(players=3, first="random", seed=seed)
        assert match.record.setup["options"]["first"] == match.turn
        begun.add(match.turn)
    assert begun == {0, 1, 2}


@pytest.mark.clause("qin.setup.first")
def test_turns_go_round_by_seat() -> None:
    match = qin.new(players=3, first=1, seed=3)
    turns = []
    for _ in range(7):
        turns.append(match.turn)
        match.play(match.options[0])
    assert turns == [1, 2, 0, 1, 2, 0, 1]


@pytest.mark.clause("qin.setup.fair")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_a_fair_start_every_hand_has_a_double(players: int) -> None:
    for seed in range(60):
        state = dealt(players, seed, fair_start=True)
        for seat in range(players):
            assert any(tile[0] == tile[1] for tile in state.hand(Seat(seat)))
        assert everything_in(state) == Counter(IN_ORDER)


@pytest.mark.clause("qin.setup.fair")
def test_the_fair_start_is_off_by_default_and_changes_no_deal_that_is_fair_already() -> None:
    plain = {seed: dealt(4, seed) for seed in range(60)}
    unfair = [seed for seed, state in plain.items() if not fair(state.start.tiles, 4)]
    assert 0 < len(unfair) < 60
    for seed, state in plain.items():
        same = dealt(4, seed, fair_start=True).start.tiles == state.start.tiles
        assert same == (seed not in unfair)
