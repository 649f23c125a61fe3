"""Batches on a GPU play the games of the CPU, number for number.

Where there is no GPU, numba-cuda's simulator runs the same kernels in Python: slowly, so with few games.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mandate.envs.cuda import NoDevice, open_cuda
from mandate.games.qin.batch import QinBatch, sameness
from tests.envs.games import SMALL

FIELDS = ("games", "latest", "player", "planes", "vector", "mask", "rewards", "terminated")
ROOT = Path(__file__).parents[4]
SIMULATED = f"""
from mandate.games.qin.batch import QinBatch
from mandate.games.qin.batch.sameness import first_difference
options = dict(players=3, board={SMALL!r})
for kind in ("float32", "uint8"):
    one, other = (QinBatch(2, device=device, dtype=kind, **options) for device in ("cpu", "cuda"))
    print(first_difference(one, other, 2 if kind == "float32" else 1))
"""


def gpu_is_there() -> bool:
    try:
        open_cuda()
    except NoDevice:
        return False
    return True


needs_gpu = pytest.mark.skipif(not gpu_is_there(), reason="there is no GPU here")


@pytest.mark.long
def test_the_kernels_of_a_gpu_play_the_same_games_in_a_simulator() -> None:
    pytest.importorskip("numba_cuda")
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SIMULATED],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "None\nNone\n", done.stderr


@needs_gpu
@pytest.mark.parametrize(
    "options",
    [{}, {"board": "lion", "players": 3, "dtype": "uint8"}, {"board": SMALL, "players": 4, "first": 2}],
    ids=str,
)
def test_a_gpu_plays_the_same_games(options: dict[str, Any]) -> None:
    batches = QinBatch(301, **options), QinBatch(301, device="cuda", **options)
    assert sameness.first_difference(*batches, steps=60) is None


@needs_gpu
def test_chance_sets_up_the_same_games_on_a_gpu() -> None:
    options: dict[str, Any] = {"board": SMALL, "players": 4, "first": "random", "fair_start": True}
    one, other = QinBatch(500, **options), QinBatch(500, device="cuda", **options)
    states = one.init(3), other.init(3)
    for number in range(20):
        np.testing.assert_array_equal(one.rows(states[0]), other.rows(states[1]))
        actions = one.random_actions(states[0], number)
        states = one.step(states[0], actions, number), other.step(states[1], actions, number)


@needs_gpu
def test_what_a_gpu_tells_is_shared_with_libraries_without_a_copy() -> None:
    torch = pytest.importorskip("torch")
    batch = QinBatch(64, board=SMALL, device="cuda")
    state = batch.init(1)
    planes, mask = (torch.as_tensor(each, device="cuda") for each in (state.planes, state.mask))
    assert planes.data_ptr() == state.planes.__cuda_array_interface__["data"][0]
    for number in range(10):
        batch.step(state, torch.multinomial(mask.float(), 1)[:, 0], number, out=state)
        np.testing.assert_array_equal(planes.cpu().numpy(), sameness.on_host(state.planes))
    with pytest.raises(TypeError, match=r"actions are whole numbers of shape \(64,\)"):
        batch.step(state, torch.zeros(64, device="cuda"), 1)


@pytest.mark.skipif(gpu_is_there(), reason="there is a GPU here")
def test_without_a_gpu_one_line_says_what_is_needed() -> None:
    with pytest.raises(NoDevice, match=r"^device='cuda' needs an NVIDIA GPU .*numba-cuda\[cu13\]>=.*\)$"):
        QinBatch(3, device="cuda")


def test_a_difference_is_found() -> None:
    """The check itself: other seeds of the steps, other rules, other numbers."""
    one, other = QinBatch(5, board=SMALL), QinBatch(5, board=SMALL)
    assert sameness.first_difference(one, other, 9) is None
    assert sameness.first_difference(one, QinBatch(5, board=SMALL, first=1), 9) == "games after dealing"
    step = other.step
    other.step = lambda state, actions, seed, out=None: step(state, actions, seed + 1, out)  # type: ignore[method-assign]
    assert str(sameness.first_difference(one, other, 9)).startswith("games after step")


def test_unknown_devices_are_refused() -> None:
    with pytest.raises(ValueError, match="device is one of cpu, cuda, not 'tpu'"):
        QinBatch(3, device="tpu")


def test_steps_may_be_written_over_what_is_there() -> None:
    batch = QinBatch(20, board=SMALL)
    kept = state = batch.init(1)
    for number in range(25):
        actions = batch.random_actions(state, number)
        assert state.mask[np.arange(20), actions].all()
        new = batch.step(state, actions, number)
        assert batch.step(kept, actions, number, out=kept) is kept
        for name in FIELDS:
            np.testing.assert_array_equal(getattr(kept, name), getattr(new, name))
        state = new


def test_whole_random_games() -> None:
    batch = QinBatch(30, board=SMALL, threads=2)
    state = batch.init(1)
    once = batch.play_out(state, 4)
    ended = state.games.copy()
    assert (once > 3).all()
    assert (batch.play_out(state, 4, rounds=2) > once).all()
    assert (batch.play_out(state, 4) == once).all()
    assert (state.games == ended).all()
    with pytest.raises(ValueError, match="need a first player"):
        QinBatch(3, board=SMALL, first="random").play_out(state, 1)
