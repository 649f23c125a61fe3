"""What docs/games/great-wall.md shows is so."""

from __future__ import annotations

import re
from pathlib import Path

from mandate.core.flow import Steps
from mandate.core.game import Seat
from mandate.core.record import Record
from mandate.games import great_wall
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.cards.vocabulary import SOURCES
from mandate.games.great_wall.rules.clauses import CLAUSES
from mandate.games.great_wall.rules.events import REASONS
from mandate.games.great_wall.rules.flow import KINDS
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.views.tabletop import Tabletop
from tests.games.game_page import GamePage
from tools import view_tables
from tools.question_table import renewed
from tools.typescript import remarks_in

PAGE = GamePage("great-wall.md")
DATA = Path(__file__).parents[3] / "src" / "mandate" / "games" / "great_wall" / "data"


def test_it_says_that_it_is_unofficial_and_which_cards_are_our_own() -> None:
    assert "unofficial" in PAGE.text
    assert "not affiliated" in PAGE.text
    assert "our own design" in PAGE.section("## Where the numbers come from")


def test_the_data_files_and_their_sources_are_all_there() -> None:
    said = PAGE.section("## Where the numbers come from")
    assert set(re.findall(r"`(\w+\.toml)`", said)) == {file.name for file in DATA.glob("*.toml")}
    for source in SOURCES:
        assert f"`{source}`" in said


def test_the_options_are_there_with_their_defaults() -> None:
    said = PAGE.section("## What is played today")
    assert re.findall(r"^\| `(\w+)` \| (\w+) \|", said, re.MULTILINE) == [
        (option.name, {"False": "false", "": "ours"}.get(str(option.default), str(option.default)))
        for option in GREAT_WALL.options
    ]


def test_the_python_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.text, re.DOTALL)
    exec(compile(example, "great-wall.md", "exec"), {"print": lambda *_: None})


def test_the_locations_are_named_by_their_codes_in_the_order_of_the_state() -> None:
    table = PAGE.section("## The game in ten minutes").partition("| Location |")[2]
    assert tuple(re.findall(r"`([a-z]{3})`", table)) == CODES


def test_every_question_that_can_be_asked_has_a_line() -> None:
    questions = {name for name, kind in KINDS.items() if not isinstance(kind, Steps)}
    named = PAGE.keys("## Notation")
    assert (set(named), len(named)) == (questions, len(questions))


def test_the_table_of_questions_says_what_the_rules_ask() -> None:
    assert renewed(PAGE.text) == PAGE.text, "make docs"
    assert "| . |" not in PAGE.section("## Notation")


def test_the_seven_windows_are_all_there() -> None:
    assert set(PAGE.keys("## Windows and standing answers")) == {
        card.window for card in OURS.cards.tactics.values()
    }


def test_the_keys_of_the_state_are_all_there_and_those_that_are_open() -> None:
    state = great_wall.new(seed=1, coop=True).state
    assert PAGE.keys("### The state") == list(state.to_json())
    rows = re.findall(r"^\| `(\w+)` \| (yes|no) \|", PAGE.section("### The state"), re.MULTILINE)
    shown = state.view(Seat(0))
    assert {name for name, is_open in rows if is_open == "yes"} == set(shown.open)


def test_the_keys_of_the_view_are_all_there_and_all_explained() -> None:
    assert view_tables.renewed(PAGE.text) == PAGE.text, "run: make docs"
    for shape in view_tables.shapes(Tabletop):
        assert set(remarks_in(shape)) >= set(shape.__struct_fields__), f"a key of {shape} is not explained"
        assert shape.__doc__
    for reason in REASONS:
        assert f"`{reason}`" in PAGE.section("### The view")


def test_the_keys_of_the_record_are_all_there() -> None:
    assert PAGE.keys("### The record") == list(Record.__struct_fields__)


def test_the_keys_of_the_trace_are_all_there() -> None:
    shown = PAGE.keys("### The trace")
    assert shown[0] == "game"
    assert shown[1:] == [*great_wall.new(seed=1).state.facts(None, None, legal=True), "events"]


def test_every_clause_that_the_page_names_exists() -> None:
    assert set(re.findall(r"`(gw\.[a-z.]+)`", PAGE.text)) == set(CLAUSES)


def test_every_ruling_is_read_or_said_not_to_concern_this_game() -> None:
    readings = PAGE.section("## Readings of the rules")
    found = {int(number) for number in re.findall(r"Q(\d+)", readings)}
    for first, last in re.findall(r"Q(\d+) to Q(\d+)", readings):
        found |= set(range(int(first), int(last) + 1))
    assert found == set(range(1, 67))


def test_every_link_leads_somewhere() -> None:
    assert PAGE.dead_links() == []
