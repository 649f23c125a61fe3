"""Frames and the settle loop, shown on a flow with no game in it."""

import json
from collections.abc import Sequence

from mandate.core.flow import END, Ask, AskAll, Asked, Frame, Kinds, Steps
from mandate.core.game import Seat
from mandate.core.settling import answer, settle


class Diary:
    """A state that writes down what happens."""

    def __init__(self, *frames: Frame) -> None:
        self.stack = list(frames)
        self.lines: list[str] = []
        self.gone: set[int] = set()

    def absent(self, seat: int) -> bool:
        return seat in self.gone


def _morning(d: Diary, _frame: Frame) -> None:
    d.lines.append("morning")
    d.stack.append(Frame("meal", Seat(0), "", {"left": 2}))


def _noon(d: Diary, frame: Frame) -> str | None:
    frame.data["walks"] = frame.data.get("walks", 0) + 1
    d.lines.append("walk")
    return "noon" if frame.data["walks"] < 3 else None


def _evening(d: Diary, _frame: Frame) -> str:
    d.lines.append("evening")
    return END


def _never(d: Diary, _frame: Frame) -> None:
    d.lines.append("never")


def _dishes(_d: Diary, frame: Frame) -> Sequence[str]:
    return ["rice", "tea", "pass"] if frame.data["left"] else []


def _eat(d: Diary, frame: Frame, choice: str) -> None:
    d.lines.append(choice)
    if choice != "pass":
        frame.data["left"] -= 1
        d.stack.append(frame)


def _one(_d: Diary, _frame: Frame) -> Sequence[str]:
    return ["only"]


def _note(d: Diary, _frame: Frame, choice: str) -> None:
    d.lines.append(choice)


def _votes(_d: Diary, frame: Frame) -> Asked:
    return {seat: ["yes", "no"] for seat in map(Seat, range(3)) if str(seat) not in frame.data}


def _vote(_d: Diary, frame: Frame, seat: int, choice: str) -> None:
    frame.data[str(seat)] = choice


def _count(d: Diary, frame: Frame) -> None:
    d.lines.append(" ".join(frame.data[str(seat)] for seat in range(3)))


KINDS: Kinds[Diary] = {
    "day": Steps((("morning", _morning), ("noon", _noon), ("evening", _evening), ("never", _never))),
    "meal": Ask(_dishes, _eat),
    "lone": Ask(_one, _note),
    "asked": Ask(_one, _note, always=True),
    "vote": AskAll(_votes, _vote, _count),
}


def test_pushed_frames_come_before_the_next_step_and_steps_can_jump() -> None:
    d = Diary(Frame("day"))
    assert settle(d, KINDS) == {0: ["rice", "tea", "pass"]}
    answer(d, KINDS, Seat(0), "tea")
    assert settle(d, KINDS) == {0: ["rice", "tea", "pass"]}
    answer(d, KINDS, Seat(0), "pass")
    assert settle(d, KINDS) == {}
    assert d.lines == ["morning", "tea", "pass", "walk", "walk", "walk", "evening"]


def test_a_question_with_nothing_to_offer_ends() -> None:
    d = Diary(Frame("meal", Seat(0), "", {"left": 0}))
    assert settle(d, KINDS) == {}
    assert d.lines == []


def test_a_single_option_is_taken_unless_it_must_be_asked() -> None:
    d = Diary(Frame("asked", Seat(1)), Frame("lone", Seat(1)))
    assert settle(d, KINDS) == {1: ["only"]}
    assert d.lines == ["only"]


def test_several_seats_are_asked_at_once_until_all_have_answered() -> None:
    d = Diary(Frame("vote"))
    assert sorted(settle(d, KINDS)) == [0, 1, 2]
    answer(d, KINDS, Seat(2), "no")
    assert sorted(settle(d, KINDS)) == [0, 1]
    answer(d, KINDS, Seat(0), "yes")
    answer(d, KINDS, Seat(1), "no")
    assert settle(d, KINDS) == {}
    assert d.lines == ["yes no no"]


def test_an_absent_seat_takes_the_last_option() -> None:
    d = Diary(Frame("vote"), Frame("meal", Seat(0), "", {"left": 1}))
    d.gone = {0, 2}
    assert sorted(settle(d, KINDS)) == [1]
    answer(d, KINDS, Seat(1), "yes")
    settle(d, KINDS)
    assert d.lines == ["pass", "no yes no"]


def test_asking_again_changes_nothing() -> None:
    d = Diary(Frame("day"))
    first = settle(d, KINDS)
    stored = json.dumps([frame.to_json() for frame in d.stack])
    assert settle(d, KINDS) == first
    assert json.dumps([frame.to_json() for frame in d.stack]) == stored


def test_frames_survive_storing_and_copying() -> None:
    frame = Frame("meal", Seat(2), "step", {"left": 1, "seats": (0, (1, 2)), "what": "any3"})
    again = Frame.from_json(json.loads(json.dumps(frame.to_json())))
    assert again.data == frame.data
    twin = frame.copy()
    twin.data["left"] = 9
    assert frame.data["left"] == 1
    assert (twin.kind, twin.seat, twin.step) == ("meal", 2, "step")
