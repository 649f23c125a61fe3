"""What docs/games/qin.md shows is so."""

from __future__ import annotations

import re

import pytest

from mandate import qin
from mandate.core.game import Seat
from mandate.core.record import Record
from mandate.games.qin.rules.board import BUILT_IN, built_in
from mandate.games.qin.rules.clauses import CLAUSES
from mandate.games.qin.rules.events import REASONS
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.notation import read_placement
from mandate.games.qin.views.position_reader import read
from mandate.games.qin.views.trace import facts
from tests.games.game_page import GamePage

PAGE = GamePage("qin.md")
BLOCKS = dict(re.findall(r"^(?P<before>[^\n]*)\n\n```text\n(.*?)```$", PAGE.text, re.DOTALL | re.MULTILINE))
EXAMPLE = next(text for text in BLOCKS.values() if text.startswith("qin1")).strip()
PICTURE = next(text for text in BLOCKS.values() if text.startswith("    a "))


def test_it_says_that_it_is_unofficial_and_that_the_maps_are_reconstructions() -> None:
    assert "unofficial" in PAGE.text
    assert "not affiliated" in PAGE.text
    assert "reconstructions" in PAGE.section("## Boards")


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_maps_are_those_that_are_built_in(name: str) -> None:
    shown = next(text for before, text in BLOCKS.items() if before.startswith(f"`{name}`"))
    assert shown == built_in(name).text


def test_the_position_is_the_one_that_is_drawn_above_it() -> None:
    state = read(EXAMPLE)
    assert state.view(Seat(0)).position == EXAMPLE
    assert str(state).startswith(PICTURE)


def test_the_tokens_of_the_page_are_well_written() -> None:
    board = built_in("bird")
    placements = re.findall(r"`([RYB]{2}:\w+(?:/\d)?)`", PAGE.section("## Notation"))
    assert [read_placement(board, token).pile for token in placements] == [None, 1, None]
    assert "BB:h5h6" in qin.from_position(EXAMPLE).options


def test_the_python_examples_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE.text, re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        exec(compile(example, "qin.md", "exec"), {})


def test_the_options_are_all_there_with_their_defaults() -> None:
    assert PAGE.keys("## Options") == [option.name for option in QIN.options]
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", PAGE.section("## Options"), re.MULTILINE)
    said = {name: default.strip("` ") for name, default in rows}
    assert said == {option.name: str(option.default).lower() for option in QIN.options}


def test_the_keys_of_the_view_are_all_there() -> None:
    assert PAGE.keys("### The view") == list(qin.new(seed=1).view(Seat(0)).to_json())
    for reason in REASONS.values():
        assert f"`{reason}`" in PAGE.section("### The view")


def test_the_keys_of_the_record_are_all_there() -> None:
    assert PAGE.keys("### The record") == list(Record.__struct_fields__)


def test_the_keys_of_the_trace_are_all_there() -> None:
    shown = PAGE.keys("### The trace")
    assert shown[0] == "game"
    assert shown[1:] == list(facts(qin.new(seed=1).state, None, None, legal=True))


def test_every_clause_that_the_page_names_exists() -> None:
    assert set(re.findall(r"`(qin\.[a-z.]+)`", PAGE.text)) == set(CLAUSES)


def test_every_link_leads_somewhere() -> None:
    assert PAGE.dead_links() == []
