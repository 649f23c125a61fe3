"""`mandate review` and hints, through their doors."""

import json
from pathlib import Path

import pytest

from mandate.cli.main import main
from tests.games.qin.terminal.tables import by_lines, new_table


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    assert (
        main(["simulate", "qin", "--games", "2", "--agent", "greedy", "--seed", "1", "--out", str(file)]) == 0
    )
    return file


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("own choices", "own draws", "chance before")),
        ("de", ("eigene Züge", "eigenes Ziehen", "Gewinnchance vorher")),
        ("fr", ("ses choix", "ses pioches", "chances avant")),
    ],
)
def test_a_review_shows_every_placement_and_what_made_the_game(
    game: Path, capsys: pytest.CaptureFixture[str], language: str, words: tuple[str, ...]
) -> None:
    capsys.readouterr()
    assert main(["review", str(game), "--simulations", "30", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert all(word in shown for word in words)
    record = json.loads(game.read_text().splitlines()[0])
    assert all(entry["choice"] in shown for entry in record["choices"] if entry["choice"] != "pass")


def test_figures_come_as_json_for_any_game_of_a_file(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["review", str(game), "--simulations", "20", "--game", "1", "--json"]) == 0
    out = json.loads(capsys.readouterr().out)
    record = json.loads(game.read_text().splitlines()[1])
    assert out["winners"] == record["outcome"]["winners"]
    assert out["moves"][0]["choice"] == record["choices"][0]["choice"]
    assert set(out["moves"][0]) - {"obvious"} == {
        "ply", "seat", "choice", "before", "after", "drawn", "lost", "luck", "error",
        "alternatives", "points",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--simulations", "0"], "simulations"),
        (["--game", "2"], "game"),
        (["--jobs", "0"], "jobs"),
    ],
)
def test_impossible_options_are_refused_in_one_line(
    game: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    capsys.readouterr()
    assert main(["review", str(game), *arguments]) == 2
    captured = capsys.readouterr()
    assert words in captured.err
    assert captured.err.count("\n") == 1
    assert not captured.out


def test_a_missing_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err


def test_a_hint_names_placements_that_are_legal(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    options = set(table.session.match.options)
    before = table.session.match.state.digest()
    text = by_lines(table, "hint", "quit")
    named = [word for word in text.replace(",", " ").split() if word in options]
    assert 1 <= len(named) <= 3
    assert table.session.match.state.digest() == before
