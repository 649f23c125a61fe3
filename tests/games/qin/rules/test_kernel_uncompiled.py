"""The same kernel source, compiled and as plain Python, plays the same games."""

import importlib.util
from types import ModuleType

import numpy as np
import pytest

from mandate.core import jit
from mandate.games.qin.rules import board as boards
from mandate.games.qin.rules import kernel


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    """The kernel's source loaded a second time, without the compiler."""
    assert kernel.__file__ is not None
    spec = importlib.util.spec_from_file_location("plain_kernel", kernel.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    compiled, jit.COMPILED = jit.COMPILED, False
    try:
        spec.loader.exec_module(module)
    finally:
        jit.COMPILED = compiled
    return module


@pytest.mark.parametrize("name", ["bird", "lion"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_compiled_and_plain_kernel_agree_on_random_games(plain: ModuleType, name: str, players: int) -> None:
    board = boards.built_in(name)
    b = board.geometry
    events = [np.zeros(kernel.EVENT_ROOM, dtype=np.uint16) for _ in range(2)]
    codes = [np.zeros(len(board.pairs) * 9 + kernel.SPARE, dtype=np.int32) for _ in range(2)]
    chance = [np.array([players * 7919 + len(name)], dtype=np.uint64) for _ in range(2)]
    records = []
    for which, rules in enumerate((kernel, plain)):
        g = np.zeros(board.game_size, dtype=np.uint16)
        tiles = np.repeat(np.arange(6, dtype=np.uint16), 12)
        rules.lay_out(b, g, players, 0)
        rules.shuffle(tiles, chance[which])
        rules.deal(b, g, tiles)
        records.append(g)
    assert np.array_equal(records[0], records[1])
    steps = 0
    while records[0][kernel.ENDED] == kernel.RUNNING:
        for which, rules in enumerate((kernel, plain)):
            g = records[which]
            events[which][:] = 0
            if g[kernel.MUST_PASS]:
                rules.pass_turn(b, g, events[which])
            elif steps == 30 and players > 2:
                rules.resign(b, g, events[which], int(g[kernel.MOVER]))
            else:
                code = rules.random_code(b, g, chance[which], codes[which])
                rules.play(b, g, events[which], code, kernel.NOTHING)
        assert np.array_equal(records[0], records[1])
        assert np.array_equal(events[0], events[1])
        assert chance[0] == chance[1]
        counts = [rules.legal(b, records[0], codes[w]) for w, rules in enumerate((kernel, plain))]
        assert counts[0] == counts[1]
        assert np.array_equal(codes[0][: counts[0]], codes[1][: counts[1]])
        steps += 1
    assert steps > 20


def test_random_play_chooses_every_legal_placement_equally_often() -> None:
    board = boards.parse("small", "R.Y.\n..V.\n.B..\n....\n")
    b = board.geometry
    g = np.zeros(board.game_size, dtype=np.uint16)
    kernel.lay_out(b, g, 2, 0)
    kernel.deal(b, g, np.array([3, 0, 4] + [1] * 69, dtype=np.uint16))
    codes = np.zeros(len(board.pairs) * 9 + kernel.SPARE, dtype=np.int32)
    legal = set(codes[: kernel.legal(b, g, codes)].tolist())
    chance = np.array([12345], dtype=np.uint64)
    draws = 400 * len(legal)
    seen: dict[int, int] = dict.fromkeys(legal, 0)
    for _ in range(draws):
        seen[int(kernel.random_code(b, g, chance, codes))] += 1
    assert set(seen) == legal
    # chi-squared with 5 standard deviations of room: a real bias of a few per cent would break it
    expected = draws / len(legal)
    chi = sum((count - expected) ** 2 / expected for count in seen.values())
    freedom = len(legal) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5
