"""The lessons: every step is a position of the rules, its solution does its task, its numbers are true."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mandate import qin
from mandate.core.errors import Refused
from mandate.core.game import Event

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games" / "qin" / "learn"
STEPS: list[dict[str, Any]] = json.loads((FOLDER / "lesson.json").read_text("utf-8"))
LESSONS: list[dict[str, Any]] = json.loads((FOLDER / "lessons.json").read_text("utf-8"))  # on one idea each
SHORT: list[dict[str, Any]] = [step for lesson in LESSONS for step in lesson["steps"]]


def reached(goal: dict[str, Any], events: Sequence[Event]) -> bool:
    wanted = {key: goal[key] for key in ("event", "seat", "colour") if key in goal}
    found = [
        facts
        for facts in (event.to_json() for event in events)
        if wanted == {k: facts.get(k) for k in wanted}
        and ("on" not in goal or {*goal["on"]} & {*facts["spaces"]})
    ]
    return len(found) >= int(goal.get("count", 1))


@pytest.mark.parametrize("step", [*STEPS, *SHORT], ids=lambda step: str(step["id"]))
def test_the_solution_reaches_the_goal(step: dict[str, Any]) -> None:
    match = qin.from_position(step["position"])
    if "refused" in step["goal"]:
        with pytest.raises(Refused) as refusal:
            match.play(step["solution"])
        assert refusal.value.clause == step["goal"]["refused"]
    else:
        assert reached(step["goal"], match.play(step["solution"]))


def test_the_learner_has_the_first_seat_and_is_to_move() -> None:
    for step in (*STEPS, *SHORT):
        assert qin.from_position(step["position"]).turn == 0, step["id"]


def test_only_the_first_task_is_solved_by_any_placement() -> None:
    for number, step in enumerate(STEPS):
        match = qin.from_position(step["position"])
        if "event" in step["goal"]:
            solved = all(reached(step["goal"], match.preview(option)) for option in match.options)
            assert solved == (number == 0), step["id"]


def named(name: str) -> Any:
    return qin.from_position(next(step for step in SHORT if step["id"] == name)["position"])


def solving(step: dict[str, Any]) -> list[str]:
    match = qin.from_position(step["position"])
    return [option for option in match.options if reached(step["goal"], match.preview(option))]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: str(lesson["id"]))
def test_a_short_lesson_ends_in_a_win_that_only_one_choice_brings(lesson: dict[str, Any]) -> None:
    last = lesson["steps"][-1]
    match = qin.from_position(last["position"])
    assert solving(last) == [last["solution"]]
    match.play(last["solution"])
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    ids = [step["id"] for step in (*STEPS, *SHORT)]
    assert len({*ids}) == len(ids)


def test_no_short_task_is_solved_by_most_placements() -> None:
    for step in SHORT:
        assert 3 * len(solving(step)) < len(qin.from_position(step["position"]).options), step["id"]


def facts_of(match: Any, solution: str) -> list[dict[str, Any]]:
    return [event.to_json() for event in match.preview(solution)]


def test_what_the_texts_say_of_joinings_is_true() -> None:
    for name, sizes in (("joining-sum", [2, 2, 3]), ("joining-major", [5, 4]), ("three-owners", [3, 2, 2])):
        step = next(step for step in SHORT if step["id"] == name)
        match = named(name)
        joined = next(fact for fact in facts_of(match, step["solution"]) if fact["event"] == "joined")
        assert joined["seat"] == 0
        assert joined["size"] == sum(sizes) + 2, name  # both halves of the tile are in it
    assert named("joining-win").state.supply[0] == 3
    back = [fact for fact in facts_of(named("three-owners"), "RR:c3d3") if fact["event"] == "returned"]
    assert sorted(fact["seat"] for fact in back) == [1, 2]


def test_the_gap_is_closed_by_the_tiles_that_solve_it_and_by_no_other() -> None:
    step = next(step for step in SHORT if step["id"] == "blocking-gap")
    closing = solving(step)
    for option in named("blocking-gap").options:
        match = named("blocking-gap")
        match.play(option)
        threat = False
        for tile in ("RR", "RY", "RB", "YY", "YB", "BB"):
            position = match.state.position().split(" ")
            position[5] = f"??????,{tile}"
            position[6], position[7] = "4,4,4,4", "1"
            reply = qin.from_position(" ".join(position))
            joinings = [r for r in reply.options if "joined" in [event.kind for event in reply.preview(r)]]
            threat = threat or bool(joinings)
        assert threat == (option not in closing), option


def test_what_the_texts_say_of_the_end_is_true() -> None:
    tiles = named("counting-tiles")
    assert (sum(tiles.state.piles), tiles.state.hand(0), tiles.state.hand(1)) == (0, ["RB"], [])
    assert [24 - left for left in tiles.state.supply] == [1, 2]
    endings = {}
    for option in tiles.options:
        match = named("counting-tiles")
        match.play(option)
        assert match.outcome is not None
        founded = sum(event.kind == "founded" for event in tiles.preview(option))
        endings[founded] = match.outcome.winners
    assert endings == {0: (1,), 1: (0, 1), 2: (0,)}  # one more pagoda is a tie
    count = named("counting-win").state
    assert (count.supply[:2], sum(count.piles)) == ([2, 1], 6)
    for name, left in (("villages-win", 2), ("blocking-win", 2), ("three-win", 2)):
        assert named(name).state.supply[0] == left
