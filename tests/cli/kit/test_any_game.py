"""What the kit promises for every game: saving, leaving, coming back, another game, and what is loaded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mandate import games
from mandate.cli.kit import files, session
from mandate.cli.kit.drawing import drawing_of
from mandate.cli.kit.local import LocalTable
from mandate.cli.kit.viewer import read_steps
from mandate.cli.plain.drawing import PlainDrawing
from mandate.core.game import Seat

HOUSE = tuple(each.id for each in games.OF_THE_HOUSE)
GAMES = (*HOUSE, *(f"plain {game}" for game in HOUSE))


def drawn(name: str) -> Any:
    """The drawing of a game, or the plain one, as if no one had drawn it."""
    how, _, game = name.rpartition(" ")
    return PlainDrawing(games.registration(game)) if how else drawing_of(game)


def new_table(name: str, folder: Path, *, takebacks: bool = False) -> LocalTable[Any, Any]:
    drawing = drawn(name)
    options = drawing.game.configure({"players": 2})
    seats = drawing.seat_all(drawing.kinds(2, ["random"], hot_seat=False), ["Ann"], "en")
    path = folder / "game.json"
    at = session.begin(drawing, options, seats, path=path, seed="1", takebacks=takebacks)
    return LocalTable(drawing, at, "en")


def by_lines(table: LocalTable[Any, Any], *script: str) -> str:
    """What is answered to these lines, and to the end of the input after them."""
    written: list[str] = []
    given = iter(script)

    def read() -> str:
        for line in given:
            return line
        raise EOFError

    table.drawing.lines(table, read, written.append).run()
    return " ".join("\n".join(written).split())


@pytest.fixture(autouse=True)
def _own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "saves", lambda: tmp_path / "saves")


@pytest.mark.parametrize("name", GAMES)
def test_save_with_a_file_is_a_copy_and_the_game_stays_where_it_is(name: str, tmp_path: Path) -> None:
    table, copy = new_table(name, tmp_path), tmp_path / "copy.json"
    said = by_lines(table, f"save {copy}", f"save {copy}", "save", "quit")
    assert f"The game is saved in {copy}." in said
    assert "Not saved:" in said  # it is there already, and stays as it is
    assert said.count(f"The game is saved in {table.session.path}.") == 2  # requested, and on leaving
    again = session.resume(table.drawing, copy, lambda seats: ["person"] * seats, "en")
    assert again.match.state.digest() == table.match.state.digest()


@pytest.mark.parametrize("name", GAMES)
def test_after_a_save_that_failed_nothing_says_that_the_game_is_saved(name: str, tmp_path: Path) -> None:
    table = new_table(name, tmp_path)
    table.session.path.write_text("another window has been here")
    said = by_lines(table, "save", "quit")
    assert said.count("Not saved:") >= 2  # when it was tried, and on leaving
    assert "The game is saved" not in said
    assert "Continue with" not in said
    other = tmp_path / "other.json"
    said = by_lines(table, f"save {other}", "quit")  # the game moves to the copy
    assert (table.session.path, said.count(f"The game is saved in {other}.")) == (other, 2)


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_that_cannot_be_saved_is_reported_and_the_game_continues(name: str, tmp_path: Path) -> None:
    table = new_table(name, tmp_path)
    table.session.path.write_text("another window has been here")
    seat = table.asked()[0]
    choice = table.match.pending[seat].options[0]
    said = by_lines(table, f"{choice}!" if name == "qin" else choice)
    assert any(entry.seat == seat for entry in table.match.record.in_force())
    assert "Not saved:" in said
    assert "The game is saved" not in said


@pytest.mark.parametrize("name", GAMES)
def test_undo_needs_takebacks_and_brings_back_what_was(name: str, tmp_path: Path) -> None:
    strict = new_table(name, tmp_path)
    assert "nothing to take back" in by_lines(strict, "undo")
    (tmp_path / "free").mkdir()
    free = new_table(name, tmp_path / "free", takebacks=True)
    seat = free.asked()[0]
    asked = free.match.pending[seat]
    free.play(seat, asked.options[0])
    assert "Taken back." in by_lines(free, "undo")
    assert free.match.pending[seat] == asked
    assert all(entry.seat != seat for entry in free.match.record.in_force())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_resigned_is_followed_by_another_one(name: str, tmp_path: Path) -> None:
    table = new_table(name, tmp_path)
    said = by_lines(table, "resign", "y", "y", "quit")
    assert table.over
    assert "Another game? (y/n)" in said
    assert said.count("You are Ann, seat 1.") == 2


@pytest.mark.parametrize("name", GAMES)
def test_help_log_and_what_is_unknown(name: str, tmp_path: Path) -> None:
    table = new_table(name, tmp_path)
    said = by_lines(table, "help", "log", "abracadabra", "quit")
    for part in ("HELP", "THE GAME SO FAR", "“abracadabra” is n"):
        assert part in said


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_stepped_through(name: str, tmp_path: Path) -> None:
    table = new_table(name, tmp_path)
    while len(table.match.record.choices) < 12 and not table.over:
        if not table.opponents_play():
            seat = table.asked()[0]
            table.play(seat, table.match.pending[seat].options[0])
    steps = [
        table.drawing.step("", result, table.match.state.copy(), ["Ann", "Random"], "en")
        for result in table.results
    ]
    assert all(step.plain() and step.draw(80, 18) for step in steps)
    assert any(step.story for step in steps)
    assert len(read_steps(table.match.record, "en")) == 1 + len(table.match.record.in_force())


@pytest.mark.parametrize("game", HOUSE)
def test_a_plain_screen_shows_facts_labels_and_previews(game: str, tmp_path: Path) -> None:
    table = new_table(f"plain {game}", tmp_path)
    question, groups = table.question(Seat(0)), table.view.groups
    assert question is not None
    assert groups
    said = by_lines(table, "1?", "quit")
    assert table.words.tell(question.title) in said
    label = table.words.tell(question.choices[0].label)
    assert f"1 {label}" in said
    assert f"{label}: " in said.partition("quit")[0]
    assert table.words.tell(groups[0].title).upper() in said


def test_playing_the_great_wall_loads_no_compiler_and_no_arrays(tmp_path: Path) -> None:
    program = (
        "import sys; from mandate.cli.main import main; "
        "code = main(['--lang', 'en', 'play', 'great-wall', '--opponent', 'rules']); "
        "print('LOADED', code, *sorted({'numba', 'numpy', 'llvmlite'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="1\nhint\ntable\nquit\n",
        capture_output=True,
        text=True,
        check=True,
        env={"XDG_DATA_HOME": str(tmp_path), "PATH": "", "LC_ALL": "C.UTF-8"},
    )
    assert "The game is saved in" in done.stdout
    assert done.stdout.splitlines()[-1] == "LOADED 0"
