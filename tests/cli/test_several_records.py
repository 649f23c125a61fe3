"""A file of several records, at the doors that take one game."""

from pathlib import Path

import pytest

from tests.cli.forked import mandate
from tests.cli.test_commands import one_line


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    done = mandate("simulate", "great-wall", "--games", "2", "--seed", "several", "--out", str(path))
    assert done.returncode == 0, done.stderr
    return path


def test_a_game_from_its_first_record_is_one_of_the_same_kind(games: Path, tmp_path: Path) -> None:
    done = mandate("play", "--from", str(games), "--after", "3", "--save", str(tmp_path / "own.json"))
    assert (done.returncode, done.stderr) == (0, "")
    assert "mandate play great-wall" in done.stdout


def test_it_cannot_be_continued_and_says_why(games: Path) -> None:
    for words in ([], ["great-wall"]):
        done = mandate("play", *words, "--resume", str(games))
        one_line(done, "holds 2 games", "mandate play --from")


def test_no_name_is_no_folder() -> None:
    one_line(mandate("verify", ""), 'Cannot read "": No such file or directory')
    one_line(mandate("replay", "a\0b"), "null byte")
