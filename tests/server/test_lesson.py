"""The lesson of the page: every step is a position of the rules, and its solution does what its task asks for."""

import json
from pathlib import Path
from typing import Any

import pytest

from mandate import qin
from mandate.core.errors import Refused

STEPS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "learn" / "lesson.json").read_text("utf-8")
)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: str(step["id"]))
def test_the_solution_reaches_the_goal(step: dict[str, Any]) -> None:
    match = qin.from_position(step["position"])
    goal = step["goal"]
    if "refused" in goal:
        with pytest.raises(Refused) as refusal:
            match.play(step["solution"])
        assert refusal.value.clause == goal["refused"]
        return
    told = [event.to_json() for event in match.play(step["solution"])]
    found = [e for e in told if e["event"] == goal["event"] and goal.get("seat") in (None, e.get("seat"))]
    assert len(found) >= goal.get("count", 1)


def test_the_learner_has_the_first_seat_and_is_to_move() -> None:
    for step in STEPS:
        assert qin.from_position(step["position"]).turn == 0, step["id"]


def test_no_task_is_solved_by_every_placement_but_the_first() -> None:
    for step in STEPS[1:]:
        match = qin.from_position(step["position"])
        kinds = [{event.kind for event in match.preview(option)} for option in match.options]
        assert not all(step["goal"].get("event") in each for each in kinds), step["id"]
