"""Words: every event has its sentence, every message that the code asks for is there, and no other."""

import re
from pathlib import Path

import pytest

import mandate.cli as package
from mandate import qin
from mandate.cli.kit.pages import log_page, rules_page
from mandate.cli.kit.typed import read_command
from mandate.cli.kit.words import fold
from mandate.cli.remote import commands
from mandate.core.game import Event, Seat
from mandate.games.great_wall.terminal.lines import COMMANDS as GREAT_WALL
from mandate.games.qin.rules import events
from mandate.games.qin.rules.board import built_in
from mandate.games.qin.terminal import pages
from mandate.games.qin.terminal.loose import COMMANDS, read_placement, spaces_in
from mandate.games.qin.terminal.mode import Mode
from mandate.games.qin.terminal.signs import ASCII, UNICODE
from mandate.games.qin.terminal.words import Words
from mandate.lang import catalog
from tests.games.qin.terminal.tables import new_table, play_on

WORDS = Words("en", ["Ann", "Bob", "Cid"])
A, B = Seat(0), Seat(1)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.Placed(A, "RY:g8g9", ("g8", "g9")), "Ann places RY on g8 and g9."),
        (events.Founded(A, "g8", "R", 2), "Ann founds a red province of 2 at g8: one pagoda."),
        (events.Expanded(B, "g8", "Y", 4), "The yellow province of Bob at g8 grows to 4."),
        (events.BecameMajor(B, "g8", "B", 5), "The blue province of Bob at g8 is major: a second pagoda."),
        (events.Joined(A, "g8", "R", 7), "The red provinces at g8 become one of 7, owned by Ann."),
        (events.Returned(B, "g8", "R", 1), "Bob takes back one pagoda."),
        (events.Returned(B, "g8", "R", 2), "Bob takes back 2 pagodas."),
        (events.Connected(A, "f1"), "Ann seizes the village at f1."),
        (events.Conquered(A, "f1", B), "Ann conquers the village at f1 from Bob."),
        (events.Drew(A, 2, "RY"), "Ann draws RY from pile 2."),
        (events.Drew(A, 2, None), "Ann draws a tile from pile 2."),
        (events.Passed(A), "Ann cannot place a tile and passes."),
        (events.Resigned(B), "Bob resigns."),
        (events.Ended((A,), "last_pagoda"), "Ann has placed the last pagoda and wins!"),
        (
            events.Ended((A, B, Seat(2)), "no_tiles"),
            "All tiles are placed. Most pagodas on the board: Ann, Bob and Cid.",
        ),
        (
            events.Ended((A, B), "no_placement"),
            "No tile fits any more. Most pagodas on the board: Ann and Bob.",
        ),
        (events.Ended((B,), "resigned"), "Bob wins."),
    ],
)
def test_every_event_has_its_sentence(event: Event, sentence: str) -> None:
    assert WORDS.event(event) == sentence


def test_the_catalog_has_what_the_code_asks_for_and_nothing_else() -> None:
    folder = Path(package.__file__).parent
    games = folder.parent.glob("games/*/terminal/*.py")
    source = "\n".join(path.read_text("utf-8") for path in (*folder.rglob("*.py"), *games))
    asked = set(re.findall(r"[\"'](play-[a-z-]+[a-z])[\"']", source))
    asked |= {f"play-command-{command}" for command in (*COMMANDS, *GREAT_WALL, *commands.COMMANDS)}
    asked |= {f"play-hints-{mode.name.lower()}" for mode in Mode}
    flags = re.findall(r'"--([a-z-]+)"', (folder / "play.py").read_text("utf-8"))
    asked |= {f"play-option-{flag}" for flag in flags}
    text = catalog("en")
    known = set(re.findall(r"^(play-[a-z-]+) =", text, re.MULTILINE)) - {"play-about"}
    assert asked == known


def test_every_clause_can_be_shown(tmp_path: Path) -> None:
    lines = rules_page(new_table(tmp_path)).lines
    assert any(line.startswith("[qin.join.tie] ") for line in lines)
    assert len(lines) == 51


def test_the_pages_fit_the_screen(tmp_path: Path) -> None:
    table = new_table(tmp_path, takebacks=True)
    play_on(table, 8)
    table.take_back(Seat(0))
    for command in ("help", "rules", "log", "unseen"):
        for signs in (UNICODE, ASCII):
            page = pages.find(command, table, signs)
            assert page is not None
            assert all(len(line) <= 78 for line in page.laid_out(78))


def test_the_help_teaches_in_five_lines_and_says_that_it_is_unofficial(tmp_path: Path) -> None:
    page = pages.help_page(new_table(tmp_path), UNICODE)
    lines = page.laid_out(78)
    assert lines[0] == "# The goal"
    assert lines[6] == ""
    text = "\n".join(lines)
    assert "Unofficial" in text
    assert "reconstructions" in text
    assert "RY:g8g9" in text


def test_the_log_tells_only_the_own_draws(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    play_on(table, 6)
    text = "\n".join(log_page(table, table.seat).lines)
    assert len(re.findall(r"Green draws [RYB]{2} from", text)) == 3
    assert len(re.findall(r"Greedy draws a tile from", text)) == 3


def test_folding_leaves_ascii() -> None:
    assert fold("“Größe” – l’été… · 2 × ▲") == '"Groesse" - l\'ete... - 2 x ^'
    assert fold("秦").isascii()


@pytest.mark.parametrize(
    "text",
    ["RY:g8g9", "ry:g8g9", "yr g9 g8", "RYg8g9", " r y : g8 , g9 ", "YR:G9G8", "ry-g8-g9", "ry g08 g09"],
)
def test_a_placement_is_understood_in_any_spelling(text: str) -> None:
    assert read_placement(built_in("bird"), text) == "RY:g8g9"


def test_piles_doubles_and_columns_named_like_colours_are_understood() -> None:
    board = built_in("bird")
    assert read_placement(board, "rr g9 g8 / 2") == "RR:g8g9/2"
    assert read_placement(board, "ybb3b4") == "YB:b3b4"
    assert read_placement(board, "rb:b10b11/4") == "RB:b10b11/4"


def test_what_is_no_placement_is_left_to_the_commands_and_what_looks_like_one_to_the_rules() -> None:
    board = built_in("bird")
    assert read_placement(board, "rules") is None
    assert read_placement(board, "zz") is None
    assert read_placement(board, "XY:g8g9") == "XY:g8g9"
    assert read_placement(board, "ry z1 z2") == "RY:z1z2"


def test_commands_are_understood_with_what_stands_behind_them() -> None:
    assert read_command("SAVE  my game.json", COMMANDS, "en") == ("save", "my game.json")
    assert read_command("?", COMMANDS, "en") == ("help", "")
    assert read_command("ry g8 g9", COMMANDS, "en") is None


def test_the_spaces_of_every_token_are_found() -> None:
    match = qin.new(seed=3)
    for token in match.options:
        assert token[3:] == "".join(spaces_in(f"{token}/2"))
