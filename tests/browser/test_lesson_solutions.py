"""The lesson: every step is a position of the rules, and its solution does what its task asks for."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mandate import qin
from mandate.core.errors import Refused
from mandate.core.game import Event

STEPS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "games" / "qin" / "learn" / "lesson.json").read_text("utf-8")
)


def reached(goal: dict[str, Any], events: Sequence[Event]) -> bool:
    wanted = {key: goal[key] for key in ("event", "seat", "colour") if key in goal}
    found = [
        facts
        for facts in (event.to_json() for event in events)
        if wanted == {k: facts.get(k) for k in wanted}
    ]
    return len(found) >= int(goal.get("count", 1))


@pytest.mark.parametrize("step", STEPS, ids=lambda step: str(step["id"]))
def test_the_solution_reaches_the_goal(step: dict[str, Any]) -> None:
    match = qin.from_position(step["position"])
    if "refused" in step["goal"]:
        with pytest.raises(Refused) as refusal:
            match.play(step["solution"])
        assert refusal.value.clause == step["goal"]["refused"]
    else:
        assert reached(step["goal"], match.play(step["solution"]))


def test_the_learner_has_the_first_seat_and_is_to_move() -> None:
    for step in STEPS:
        assert qin.from_position(step["position"]).turn == 0, step["id"]


def test_only_the_first_task_is_solved_by_any_placement() -> None:
    for number, step in enumerate(STEPS):
        match = qin.from_position(step["position"])
        if "event" in step["goal"]:
            solved = all(reached(step["goal"], match.preview(option)) for option in match.options)
            assert solved == (number == 0), step["id"]
