"""Files of games: going on, cut lines, other seeds and rules, broken lines."""

import json
from pathlib import Path

import msgspec
import pytest

from mandate.arena.balance import runs
from mandate.core.errors import Code, Malformed
from tests.arena.balance import game


def refused(path: Path, seed: str | None = None) -> Malformed:
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(Malformed) as caught:
        runs.keep(seed, path)
    assert not path.is_file() or path.read_bytes() == before
    return caught.value


def test_a_run_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = runs.keep("spring", path)
    assert first.missing(["3p", "4p"], 2) == [("3p", "spring", 0), ("4p", "spring", 0), ("3p", "spring", 1),
                                              ("4p", "spring", 1)]  # fmt: skip
    first.add(game(1))
    first.add(game(0))
    again = runs.keep(None, path)
    assert again.seed == "spring"
    assert again.of("3p", 5) == [game(0), game(1)]
    assert again.of("3p", 1) == [game(0)]
    assert again.missing(["3p"], 3) == [("3p", "spring", 2)]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    kept = runs.keep("s", path)
    kept.add(game(0))
    kept.add(game(1))
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    again = runs.keep("s", path)
    assert again.missing(["3p"], 2) == [("3p", "s", 1)]
    again.add(game(1))
    assert path.read_bytes() == whole


def test_without_a_file_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    kept = runs.keep(None, None)
    kept.add(game(0))
    assert kept.of("3p", 1) == [game(0)]
    assert list(tmp_path.iterdir()) == []
    assert runs.keep(None, None).seed != kept.seed


def test_another_seed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    runs.keep("one", path)
    problem = refused(path, "two")
    assert problem.code is Code.BAD_OPTION
    assert "one" in problem.facts["expected"]


def test_games_of_other_rules_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    head = runs.Head(runs.FORMAT, "s", "0123456789abcdef")
    path.write_bytes(msgspec.json.encode(head) + b"\n")
    assert refused(path).code is Code.OLD_GAMES


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("hello\n", Code.BAD_RECORD, 1),
        ("hello", Code.BAD_JSON, 1),
        ('{"format": "other", "seed": "s", "made_by": "x"}\n', Code.BAD_RECORD, 1),
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str, code: Code, line: int) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text)
    problem = refused(path)
    assert (problem.code, problem.facts["line"]) == (code, line)


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    kept = runs.keep("s", path)
    kept.add(game(0))
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], json.dumps({"mode": "3p"}), lines[1]]) + "\n")
    problem = refused(path)
    assert (problem.code, problem.facts["line"]) == (Code.BAD_JSON, 2)


def test_a_folder_or_a_missing_folder_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path).code is Code.UNREADABLE
    assert refused(tmp_path / "no" / "games.jsonl").code is Code.UNWRITABLE
