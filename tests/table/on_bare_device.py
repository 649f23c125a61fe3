"""Games on a device that has our packed sources, Python and msgspec, and nothing else: as in a browser.

    MANDATE_KERNEL=python PYTHONPATH=THE_SOURCES python tests/table/on_bare_device.py

Prints what happened as JSON. Any import of another package fails, as it would there.
"""

from __future__ import annotations

import json
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from typing import Any

ALLOWED = {*sys.stdlib_module_names, "mandate", "msgspec", "__main__"}
ME = {"kind": "me"}


class NothingElse(MetaPathFinder):
    """Refuses every package that a browser does not have."""

    def find_spec(self, name: str, *_: Any) -> ModuleSpec | None:
        if name.partition(".")[0] not in ALLOWED:
            raise ModuleNotFoundError(f"no {name} in a browser", name=name)
        return None


class Guest:
    """The person at a table of the device, who chooses by a fixed rule."""

    def __init__(self, device: Any, game: str, seats: list[dict[str, str]], **options: Any) -> None:
        self.device = device
        plan = {"game": game, "options": {"players": len(seats), **options}, "seats": seats, "seed": "bare"}
        status, answer = device.ask("POST", "tables", json.dumps({**plan, "takebacks": True}))
        assert status == 201, answer
        self.name = json.loads(answer)["id"]
        self.line = device.listen(self.name, "show=words,orders,facts")
        self.made = 0

    def look(self) -> dict[str, Any] | None:
        """What is asked after all computer players have answered; None at the end."""
        while self.device.think(self.name):
            pass
        sights = json.loads(self.line.hear())["sights"]
        return next((sight for sight in sights if sight["ask"] is not None), None)

    def do(self, command: str, sight: dict[str, Any], **more: Any) -> dict[str, Any]:
        sent = {"do": command, "seat": sight["seat"], "ask": sight["ask"], **more}
        answer: dict[str, Any] = json.loads(self.line.take(json.dumps({**sent, "ref": 1})))
        return answer

    def play(self, most: int = 10_000) -> dict[str, Any] | None:
        """Choose until the end, or so many times; what is asked then."""
        while (sight := self.look()) is not None and most:
            options = sight["view"]["decision"]["options"]
            choice = options[7 * self.made % len(options)]
            assert self.do("preview", sight, choice=choice)["is"] == "preview"
            assert self.do("play", sight, choice=choice)["is"] == "done"
            self.made, most = self.made + 1, most - 1
        return sight

    def record(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.device.ask("GET", f"tables/{self.name}/record")[1])
        return found


def people(device: Any) -> dict[str, Any]:
    """The Great Wall without computer players, whose chance has no seed: equal wherever it is played."""
    seen: dict[str, Any] = {}
    ways: Any = ("solo", [ME], {}), ("together", [ME, ME], {"coop": True}), ("shared", [ME, ME, ME], {})
    for name, seats, options in ways:
        table = Guest(device, "great-wall", seats, **options)
        sight = table.play(7)
        assert sight is not None
        refused = table.do("play", sight, choice="nonsense")
        seen[name] = [table.record()["choices"], sight["question"], refused["code"]]
        if name == "solo":
            seen["hint"] = table.do("hint", sight)["advice"]
    return seen


def against_computers(device: Any) -> None:
    """Both games to the end or for a while, then hints, replay, advice, assessment and review."""
    levels = [{"kind": "bot", "name": name} for name in ("scribe", "rules", "strategist", "marshal")]
    rivals = Guest(device, "great-wall", [ME, *levels[:2]])
    assert rivals.play() is None
    studied(device, rivals.record(), 16)
    assert Guest(device, "great-wall", [ME, *levels[2:]]).play(3) is not None
    qin = Guest(device, "qin", [ME, {"kind": "bot", "name": "wanderer"}], board="lion")
    sight = qin.play(2)
    assert sight is not None
    assert qin.do("hint", sight)["is"] == "hint"
    assert json.loads(qin.line.take('{"do": "resign", "seat": 0, "ref": 2}'))["is"] == "done"
    studied(device, qin.record(), 2)


def studied(device: Any, record: dict[str, Any], choices: int) -> None:
    """Replay, advice, assessment and review of the beginning of a game."""
    begun = {**record, "choices": record["choices"][:choices], "outcome": None}
    for study, more in (("replay", {"views": [choices, choices + 1]}), ("advice", {}), ("assess", {})):
        status, answer = device.ask("POST", f"study/{study}", json.dumps({"record": begun, **more}))
        assert status == 200, (study, answer)
    study = device.review(json.dumps({"record": begun}))
    while study.go_on():
        pass
    assert study.done == study.of > 0
    status, answer = study.answer()
    assert status == 200, answer


def main() -> None:
    sys.meta_path.insert(0, NothingElse())
    from mandate.core import flat

    flat.stand_in()
    from mandate.study.review import reviewer_of
    from mandate.table.device import Device

    reviewer = reviewer_of("qin")
    assert reviewer is not None
    reviewer.few = reviewer.for_position = 2
    against_computers(Device(lambda: 0))
    json.dump(people(Device(lambda: 0)), sys.stdout)


if __name__ == "__main__":
    main()
