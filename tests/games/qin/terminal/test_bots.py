"""Programs as opponents at the terminal."""

import json
from pathlib import Path

from tests.cli.forked import mandate
from tests.cli.test_arena import program
from tests.cli.test_commands import one_line


def in_one_line(text: str) -> str:
    """Lines are broken where the length of the program's path wants it."""
    return " ".join(text.split())


def test_a_program_plays_and_continues_after_a_resumption(tmp_path: Path) -> None:
    save, heard = tmp_path / "game.json", tmp_path / "heard"
    bot = program("good", str(heard))
    begun = mandate(
        "play", "qin", "--plain", "--opponent", bot, "--first", "2", "--seed", "1", "--save", str(save),
        given="quit\n",
    )  # fmt: skip
    assert begun.returncode == 0, begun.stderr
    assert "programs.py" in in_one_line(begun.stdout)
    record = json.loads(save.read_text("utf-8"))
    assert [entry["seat"] for entry in record["choices"]] == [1]
    again = mandate("play", "--plain", "--resume", str(save), given="resign\ny\nn\n")
    assert again.returncode == 0, again.stderr
    messages = [json.loads(line)["type"] for line in heard.read_text("utf-8").splitlines()]
    assert messages == ["hello", "ask", "hello", "over"]


def test_a_program_that_fails_resigns_and_it_gets_the_reason(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    done = mandate(
        "play", "qin", "--plain", "--opponent", program("illegal"), "--first", "2", "--save", str(save),
        given="n\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "chose “RR:a1a2”" in in_one_line(done.stdout)
    assert json.loads(save.read_text("utf-8"))["outcome"] == {"winners": [0], "reason": "resigned"}


def test_in_the_great_wall_too(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    done = mandate("play", "great-wall", "--opponent", program("crash"), "--save", str(save), given="1\n" * 5)
    assert done.returncode == 0, done.stderr
    assert in_one_line(done.stdout).count("| ValueError: a bug in the bot") == 2
    assert json.loads(save.read_text("utf-8"))["outcome"] == {"winners": [0], "reason": "resigned"}


def test_a_program_that_does_not_start_leaves_no_game(tmp_path: Path) -> None:
    for game in ("qin", "great-wall"):
        done = mandate("play", game, "--opponent", "bot:/nowhere", "--save", str(tmp_path / "game.json"))
        one_line(done, "/nowhere", "could not be started")
    assert list(tmp_path.iterdir()) == []
