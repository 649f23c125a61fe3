"""A move takes few calls through few files, from a client's frame to the updates of two seats."""

import asyncio
from pathlib import Path

import pytest

from tests.server.walk import Walk, play

MAX_STEPS, MAX_FILES = 40, 22


@pytest.mark.parametrize(("game", "moves"), [("qin", 3), ("great-wall", 5)])
def test_a_move_takes_few_steps_through_few_files(game: str, moves: int, tmp_path: Path) -> None:
    with Walk() as walk:
        asyncio.run(play(game, tmp_path, walk, moves))
    listed = "\n".join(f"{step.file} {step.function}" for step in walk.steps)
    assert len(walk.steps) <= MAX_STEPS, listed
    assert len(walk.files) <= MAX_FILES, listed
    # of each of the two seats once: its view, the same as JSON, and what it is asked in words
    assert walk.made["apply"] == 1
    assert walk.made["view"] == walk.made["encode_view"] == walk.made["question"] == 2
