"""`mandate puzzles`: shown and answered in the terminal, for both games; and what is refused at once."""

import json
import sys
from pathlib import Path

import pytest

from mandate.cli.kit.layout import cell_width
from mandate.cli.main import main
from mandate.study.puzzles import puzzles

WALL = puzzles("great-wall")[0]


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(["--lang", "en", "puzzles", *arguments])
    return code, capsys.readouterr().out


def test_a_puzzle_of_the_great_wall_is_shown_and_answered_by_number(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, shown = said(capsys, "show", WALL.id)
    assert code == 0
    assert "You have" in shown
    assert WALL.id in shown
    code, text = said(capsys, "show", WALL.id, "--answer", WALL.wrong[0].choice)
    assert code == 1
    assert "Not the best choice." in text
    assert f"With it you win {round(100 * WALL.wrong[0].value)}% of the time" in text
    assert "by the end of the Year" in text
    best = text.split("The best choice: ")[1].split()[0]
    assert best.isdigit()
    code, text = said(capsys, "show", WALL.id, "--answer", best)
    assert code == 0
    assert "Solved!" in text


def test_the_game_may_stand_behind_the_verb(capsys: pytest.CaptureFixture[str]) -> None:
    code, listed = said(capsys, "list", "great-wall")
    assert code == 0
    assert all(puzzle.id in listed for puzzle in puzzles("great-wall"))
    code, today = said(capsys, "today", "great-wall", "--json")
    assert code == 0
    assert json.loads(today)["game"] == "great-wall"


def test_an_unknown_answer_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "show", WALL.id, "--answer", "nonsense"]) == 2
    assert "nonsense" in capsys.readouterr().err


def test_a_folder_is_no_file_for_puzzles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "make", "great-wall", "--out", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize("what", ["today", "list", "make"])
def test_a_game_that_there_is_not_is_reported_so(capsys: pytest.CaptureFixture[str], what: str) -> None:
    assert main(["--lang", "en", "puzzles", what, "chess"]) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert "no game called “chess”" in found.err


def test_a_terminal_breaks_no_word_of_a_puzzle(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for width in (60, 80):
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
        for game in ("qin", "great-wall"):
            assert main(["--lang", "de", "puzzles", "today", game]) == 0
            lines = capsys.readouterr().out.splitlines()
            assert max(map(cell_width, lines)) <= width
