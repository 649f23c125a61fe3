"""docs/protocol.md: its conversation is the one that happens, and it explains every key there is."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mandate.core.game import Outcome, Seat
from mandate.core.match import Match
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState
from mandate.players import bot_process, external, protocol
from mandate.players.external import ExternalPlayer
from mandate.players.protocol import Answer, Ask, FromProgram, Hello, Over, Ready, ToProgram

PAGE = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text("utf-8")
MESSAGES: tuple[type[msgspec.Struct], ...] = (Hello, Ready, Ask, Answer, Over)
TINY = {"name": "tiny", "rows": ["R..V", "....", "Y..B"]}


def examples() -> list[dict[str, Any]]:
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


class Script:
    """In place of a process: records messages, and answers as the page does, then anything."""

    open = True

    def __init__(self, answers: list[dict[str, Any]]) -> None:
        self.answers = answers
        self.sent: list[dict[str, Any]] = []

    def tell(self, message: ToProgram) -> None:
        self.sent.append(json.loads(protocol.write(message)))

    def hear(self, seconds: float, *, greeted: bool = True) -> FromProgram:
        del greeted
        assert seconds >= 5
        if self.answers:
            return protocol.read(json.dumps(self.answers.pop(0)).encode())
        return Answer(self.sent[-1]["decision"], self.sent[-1]["legal"][0])


def conversation() -> list[dict[str, Any]]:
    """The game of the page: the program has seat 0, the other plays the first choice it is offered."""
    _, _, _, ready, answer = examples()
    script = Script([ready, answer])
    match: Match[QinState] = Match.start(QIN, {"players": 2, "board": TINY}, seed="protocol")
    program = ExternalPlayer("", "protocol", process=script)  # type: ignore[arg-type]
    while match.pending:
        seat, decision = next(iter(match.pending.items()))
        own = seat == Seat(0)
        match.play(program.choose(match.view(seat), decision) if own else decision.options[0])
    assert match.outcome is not None
    program.over(match.outcome)
    return [script.sent[0], script.sent[1], script.sent[-1], ready, answer]


def test_the_conversation_of_the_page_is_the_one_that_happens() -> None:
    assert examples() == conversation()


@pytest.mark.parametrize("message", MESSAGES)
def test_every_key_of_every_message_is_explained(message: type[msgspec.Struct]) -> None:
    name = message.__struct_config__.tag
    section = PAGE.partition(f"### `{name}`")[2].partition("\n### ")[0].partition("\n## ")[0]
    explained = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    assert explained == ["type", *message.__struct_fields__]


def test_the_limits_of_the_page_are_those_of_the_code() -> None:
    for words in (
        f"{external.ANSWER_S:g} seconds",
        f"{external.HELLO_SECONDS:g} seconds",
        f"{bot_process.LONGEST_LINE:,} bytes",
        f"version {protocol.VERSIONS[-1]}",
    ):
        assert words in PAGE, words


def test_every_link_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", PAGE):
        assert (Path(__file__).parent.parent / "docs" / target).exists(), target


def test_the_plain_sentences_of_the_page_are_those_that_are_sent() -> None:
    section = PAGE.partition("## Plain sentences")[2].partition("\n## ")[0]
    match: Match[QinState] = Match.start(QIN, {"players": 2, "board": TINY}, seed="protocol")
    names = protocol.seat_names(QIN, match.record.setup["options"], "en")
    ready = Ready(2, show=["words", "facts"], language="en")
    asked = protocol.ask(match.view(Seat(0)), match.pending[Seat(0)], ready, 5.0, names)
    row = asked.facts[0]["rows"][0]
    shown = [asked.question["title"], asked.question["choices"][0]["label"], row["name"], row["value"]]
    sentence = protocol.over(Outcome((Seat(1),), "no_placement", (23, 21)), ready).told
    for text in (*shown, asked.facts[0]["title"], sentence):
        assert f'"{text}"' in section
