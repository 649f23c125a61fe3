"""The file of results: what is whole is kept, what is damaged is refused, nothing is misread."""

import errno
import json
from pathlib import Path
from typing import Any

import pytest

from mandate.arena.plan import Plan
from mandate.arena.played import Failure
from mandate.arena.results import Results, seed_in
from mandate.core.errors import Code, Malformed
from tests.arena.games import plan_of, won_by

PLAN = plan_of("a", "b")
GAMES = won_by(PLAN, 3)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with all games in it."""
    file = tmp_path / "run.jsonl"
    with Results(file, PLAN) as results:
        for played in GAMES:
            results.add(played)
    return file


def reread(path: Path, plan: Plan = PLAN) -> list[Any]:
    with Results(path, plan) as results:
        return held(results)


def held(results: Results) -> list[Any]:
    return [played for _, played in results.earlier.values()]


def refusal(path: Path, plan: Plan = PLAN) -> Malformed:
    before = path.read_bytes()
    with pytest.raises(Malformed) as refused:
        reread(path, plan)
    assert path.read_bytes() == before
    assert str(path) in refused.value.tell("en")
    return refused.value


def test_what_was_written_is_read_back(path: Path) -> None:
    assert reread(path) == GAMES
    assert seed_in(path) == PLAN.seed
    assert len(path.read_text("utf-8").splitlines()) == 1 + len(GAMES)


def test_a_failure_is_kept_with_its_facts(tmp_path: Path) -> None:
    reason = {"problem": "not-offered", "facts": {"choice": "x"}}
    failure = Failure(1, "bot-illegal", {"bot": "./b", "token": "x", "reason": reason, "said": "oops"})
    played = won_by(PLAN, 1)[0]
    played.failures = [failure]
    with Results(tmp_path / "f", PLAN) as results:
        results.add(played)
    (again,) = reread(tmp_path / "f")
    sentence = again.failures[0].tell("en")
    assert (
        sentence
        == "The bot “./b” chose “x”: “x” is not one of the choices on offer. Its standard error says: oops"
    )


@pytest.mark.parametrize("cut", [1, 20, 100])
def test_a_last_line_that_was_cut_off_is_dropped_and_written_again(path: Path, cut: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    with Results(path, PLAN) as results:
        assert held(results) == GAMES[:-1]
        results.add(GAMES[-1])
    assert path.read_bytes() == whole


@pytest.mark.parametrize("text", [b"", b"{", b"\n"])
def test_a_file_without_a_whole_line_starts_over_only_where_it_is_empty(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "f"
    file.write_bytes(text)
    if text:
        assert refusal(file).code is Code.RESULTS_FOREIGN
    else:
        assert reread(file) == []
        assert file.read_bytes().endswith(b"}\n")


@pytest.mark.parametrize(
    "line", ["notes\n", '{"game": "qin"}\n', "[1]\n", '{"plan": 3, "digest": ""}\n', "\xff\n"]
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, line: str) -> None:
    file = tmp_path / "f"
    file.write_bytes(line.encode("latin-1") * 3)
    assert refusal(file).code is Code.RESULTS_FOREIGN
    assert seed_in(file) is None


def test_results_of_another_plan_are_refused_with_what_is_different(path: Path) -> None:
    found = refusal(path, plan_of("a", "c", seats=3))
    assert found.code is Code.RESULTS_OTHER
    assert found.facts["keys"] == "players, options"


def test_a_plan_that_was_edited_by_hand_is_noticed(path: Path) -> None:
    head, *rest = path.read_text("utf-8").splitlines(keepends=True)
    header = json.loads(head)
    header["digest"] = "0" * 16
    path.write_text(json.dumps(header) + "\n" + "".join(rest), "utf-8")
    found = refusal(path)
    assert (found.code, found.facts["line"]) == (Code.RESULTS_DAMAGED, 1)


@pytest.mark.parametrize("damage", ["nonsense", "{}", '{"deal": "one"}', ""])
def test_a_damaged_line_is_named(path: Path, damage: str) -> None:
    lines = path.read_text("utf-8").splitlines()
    lines[3] = damage
    path.write_text("\n".join(lines) + "\n", "utf-8")
    found = refusal(path)
    assert (found.code, found.facts["line"]) == (Code.RESULTS_DAMAGED, 4)


def test_two_runs_do_not_write_to_one_file(path: Path) -> None:
    with Results(path, PLAN):
        assert refusal(path).code is Code.RESULTS_BUSY
    assert reread(path) == GAMES


class Full:
    """A file on a disk that has room for a few bytes more."""

    def __init__(self, file: Any, room: int) -> None:
        self.file, self.room = file, room

    def write(self, data: bytes) -> None:
        self.file.write(data[: self.room])
        self.file.flush()
        raise OSError(errno.ENOSPC, "No space left on device")

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


def test_a_full_disk_leaves_whole_lines_only(path: Path) -> None:
    whole = path.read_bytes()
    with Results(path, PLAN) as results:
        results._file = Full(results._file, 17)  # type: ignore[assignment]
        with pytest.raises(Malformed) as refused:
            results.add(GAMES[0])
    assert refused.value.code is Code.UNWRITABLE
    assert "No space left" in refused.value.tell("en")
    assert path.read_bytes() == whole


def test_a_disk_that_is_full_from_the_beginning_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "f"

    def open_full(*how: Any) -> Full:
        return Full(open(*how), 5)  # the caller closes it

    monkeypatch.setattr("mandate.arena.results.open", open_full, raising=False)
    with pytest.raises(Malformed) as refused, Results(file, PLAN):
        pass
    assert refused.value.code is Code.UNWRITABLE
    assert not file.exists()


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed) as refused:
        reread(tmp_path / "none" / "f")
    assert refused.value.code is Code.UNWRITABLE
