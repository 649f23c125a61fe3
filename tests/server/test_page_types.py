"""The page's types are written by hand; here they are held against what the server really sends."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from mandate import qin
from mandate.core.game import Seat
from mandate.games.qin import events
from mandate.server import plan, study, wire

WEB = Path(__file__).parents[2] / "web" / "src"
MESSAGES = (WEB / "wire" / "messages.ts").read_text("utf-8")
STUDY = (WEB / "wire" / "study.ts").read_text("utf-8")
VIEW = (WEB / "qin" / "view.ts").read_text("utf-8")
EVENTS = (WEB / "qin" / "events.ts").read_text("utf-8")


def fields(source: str, name: str) -> set[str]:
    """The fields of an interface."""
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}", source, re.DOTALL | re.MULTILINE)
    assert found, name
    return set(re.findall(r"^  (\w+)\??:", found.group(1), re.MULTILINE))


@pytest.mark.parametrize(
    ("source", "name", "struct"),
    [
        (MESSAGES, "Pace", plan.Pace),
        (MESSAGES, "Plan", plan.Plan),
        (MESSAGES, "SeatInfo", wire.SeatInfo),
        (MESSAGES, "OfferInfo", wire.OfferInfo),
        (MESSAGES, "TableInfo", wire.TableInfo),
        (MESSAGES, "Summary", wire.Summary),
        (MESSAGES, "Sight", wire.Sight),
        (STUDY, "Frame", study.Frame),
    ],
)
def test_a_type_has_the_fields_of_its_message(source: str, name: str, struct: Any) -> None:
    assert fields(source, name) == set(struct.__struct_fields__)


def test_an_update_and_a_refusal_have_their_fields_and_their_sign() -> None:
    assert fields(MESSAGES, "Update") == {"is", *wire.Update.__struct_fields__}
    assert fields(MESSAGES, "Refusal") | {"ref"} == set(wire.Refusal.__struct_fields__)


def test_the_page_knows_every_command_every_answer_and_all_news() -> None:
    def signs(kinds: Any) -> set[str]:
        return {kind.__struct_config__.tag for kind in get_args(kinds)}

    commands = MESSAGES[MESSAGES.index("export type Command") :]
    news = MESSAGES[MESSAGES.index("export type Item") : MESSAGES.index("export interface Sight")]
    assert words(commands, "do") == signs(wire.AnyCommand)
    assert words(news, "what") == signs(wire.AnyItem)
    assert words(MESSAGES, "is") == signs(wire.AnyMessage)


def words(source: str, key: str) -> set[str]:
    """The values of a key, as in `do: "play" | "preview"`."""
    found = re.findall(rf'\b{key}: ("[a-z-]+"(?: \| "[a-z-]+")*)', source)
    return {word for each in found for word in re.findall(r'"([a-z-]+)"', each)}


def test_a_view_has_the_keys_that_the_page_reads() -> None:
    match = qin.new(seed=1)
    told = match.view(Seat(0)).to_json()
    assert fields(VIEW, "QinView") == set(told)
    assert fields(VIEW, "Decision") == set(told["decision"])
    assert fields(VIEW, "Village") == set(told["villages"][0])


def test_the_page_knows_every_event() -> None:
    assert words(EVENTS, "event") == {event.kind for event in events.ALL}
