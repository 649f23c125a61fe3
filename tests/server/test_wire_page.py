"""docs/wire.md: every example on it is read or played, and nothing of the wire is missing from it."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from mandate.people.cups.plan import CupPlan
from mandate.table import commands, items, wire
from mandate.table.plan import Plan
from tests.server.serving import Line, Person, serving
from tools.refusal_table import PAGE, renewed


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def examples() -> Iterator[Any]:
    """The JSON values on the page, however many stand in a block."""
    decoder = json.JSONDecoder()
    for block in blocks("json"):
        rest = block.strip()
        while rest:
            value, end = decoder.raw_decode(rest)
            yield value
            rest = rest[end:].strip()


def test_every_example_is_a_message_and_every_kind_of_message_has_one() -> None:
    shown: set[type] = set()
    for value in examples():
        kind: Any = (
            CupPlan if "starts_in" in value
            else commands.AnyCommand if "do" in value
            else wire.AnyMessage if "is" in value
            else items.AnyItem if "what" in value
            else Plan
        )  # fmt: skip
        shown.add(type(msgspec.convert(value, kind)))
    for kinds in (commands.AnyCommand, wire.AnyMessage, items.AnyItem):
        assert set(get_args(kinds)) <= shown


def test_an_update_on_the_page_has_every_field() -> None:
    update = next(value for value in examples() if value.get("is") == "update")
    assert set(update["table"]) == set(wire.TableNow.__struct_fields__)
    assert set(update["terms"]) == set(wire.TableTerms.__struct_fields__)
    assert {*update["table"], *update["terms"]} == set(wire.TableInfo.__struct_fields__)
    assert set(update["table"]["seats"][0]) == set(wire.SeatInfo.__struct_fields__)
    assert set(update["sights"][0]) == set(wire.Sight.__struct_fields__)


@pytest.mark.parametrize("session", blocks("session"))
def test_a_session_on_the_page_goes_as_written(tmp_path: Path, session: str) -> None:

    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as person:
            del person.http.headers["Authorization"]
            await Conversation(person).hold(session.splitlines())

    asyncio.run(run())


class Conversation:
    """Plays a session: sends what it sends, and finds each answer among those that come."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.known: dict[str, str] = {}
        self.line: Line | None = None
        self.answer: tuple[int, Any] = (0, None)

    async def hold(self, lines: list[str]) -> None:
        for number, text in enumerate(lines):
            arrow, _, said = text.partition(" ")
            for name, value in self.known.items():
                said = said.replace("{" + name + "}", value)
            if arrow == "→" and said.startswith("SOCKET "):
                async with self.person.at({"id": self.known["id"]}) as line:
                    self.line = line
                    await self.hold(lines[number + 1 :])
                return
            await (self._send(said) if arrow == "→" else self._expect(said))

    async def _send(self, said: str) -> None:
        if said.startswith("{"):
            assert self.line is not None
            await self.line.socket.send(said)
            return
        method, path, body = (said + "  ").split(" ", 2)
        content = body.strip() or None
        answer = await self.person.http.request(method, path, content=content)
        self.answer = answer.status_code, answer.json() if answer.content else None
        self._learn(self.answer[1] or {})

    async def _expect(self, said: str) -> None:
        if not said.startswith("{"):
            status, _, body = said.partition(" ")
            assert self.answer[0] == int(status), self.answer
            assert like(json.loads(body or "null"), self.answer[1]), (body, self.answer)
            return
        line, wanted = self.line, json.loads(said)
        assert line is not None
        await line.until(lambda: any(like(wanted, actual) for actual in line.updates + line.loose))
        found = next(actual for actual in line.updates + line.loose if like(wanted, actual))
        if found["is"] == "update" and found["sights"][0]["ask"] == 1:
            self.known["option"] = found["sights"][0]["view"]["decision"]["options"][0]

    def _learn(self, actual: Any) -> None:
        if actual.get("token"):
            self.person.token = actual["token"]
            self.person.http.headers["Authorization"] = f"Bearer {actual['token']}"
        if "id" in actual:
            self.known["id"] = actual["id"]


def like(wanted: Any, actual: Any) -> bool:
    """Whether an answer is the one on the page, of which only a part is shown."""
    if wanted == "…":
        return actual is not None
    if isinstance(wanted, dict):
        return isinstance(actual, dict) and all(
            key in actual and like(wanted[key], actual[key]) for key in wanted
        )
    if isinstance(wanted, list):
        return isinstance(actual, list) and all(like(a, b) for a, b in zip(wanted, actual, strict=False))
    return bool(wanted == actual)


def test_the_page_lists_every_refusal() -> None:
    assert PAGE.read_text("utf-8") == renewed(), "run: make docs"
