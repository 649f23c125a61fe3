"""Whether two batches play the same games, as they must on any device and with any number of threads."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import numpy.typing as npt

from mandate.games.qin.batch.arrays import BatchState
from mandate.games.qin.batch.batch import QinBatch

ILLEGAL_EVERY = 7  # steps; they, too, end games, which are then dealt again


def on_host(array: Any) -> npt.NDArray[Any]:
    """An array of any device in NumPy."""
    return np.asarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array)


def first_difference(one: QinBatch, other: QinBatch, steps: int, seed: int = 1) -> str | None:
    """Two batches of the same options play: what differs first, and where; None if nothing does."""
    states = one.init(seed), other.init(seed)
    if difference := _differs(one, other, *states):
        return f"{difference} after dealing"
    for number in range(steps):
        actions = on_host(one.random_actions(states[0], number))
        if (actions != on_host(other.random_actions(states[1], number))).any():
            return f"random actions in step {number}"
        if number % ILLEGAL_EVERY == ILLEGAL_EVERY - 1:
            actions[0] = one.actions - 1
        # once into new arrays, once into those that are there
        states = (
            one.step(states[0], actions, number),
            other.step(states[1], actions, number, out=states[1] if number % 2 else None),
        )
        if difference := _differs(one, other, *states):
            return f"{difference} after step {number}"
    played = one.play_out(states[0], seed), other.play_out(states[1], seed)
    same = np.array_equal(on_host(played[0]), on_host(played[1])) and np.array_equal(
        one.rows(states[0]), other.rows(states[1])
    )
    return None if same else "random games"


def _differs(one: QinBatch, other: QinBatch, first: BatchState, second: BatchState) -> str | None:
    if not np.array_equal(one.rows(first), other.rows(second)):
        return "games"
    for field in dataclasses.fields(BatchState):
        if field.name != "games" and not np.array_equal(
            on_host(getattr(first, field.name)), on_host(getattr(second, field.name))
        ):
            return field.name
    return None
