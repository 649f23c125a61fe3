"""`mandate benchmark` through its real door."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.forked import mandate
from tests.cli.test_commands import one_line

TEXT = "text:examples.agents.text_players"
PROJECT = Path(__file__).parents[2]


def test_a_result_is_kept_resumed_and_checked(tmp_path: Path) -> None:
    out = tmp_path / "greedy.jsonl"
    order = [
        "benchmark",
        "greedy",
        "--levels",
        "1",
        "--seed",
        "1",
        "--jobs",
        "1",
        "--json",
        "--out",
        str(out),
    ]
    first = mandate(*order, "--games", "4")
    assert first.returncode == 0, first.stderr
    lines = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(b"".join(lines[:4]) + lines[4][:30])  # interrupted within a line
    facts = json.loads(mandate(*order, "--games", "8").stdout)
    assert [row["games"] for row in facts["rows"]] == [8] * 2
    assert {row["setting"] for row in facts["rows"]} == {"seen", "unseen"}
    assert facts["scores"]["unseen"]["low"] <= facts["scores"]["unseen"]["mean"]
    assert facts["seconds"] > 0
    assert facts["usage"] is None
    done = mandate("benchmark", "verify", str(out), "--deep", "--json")
    assert done.returncode == 0, done.stderr
    again = json.loads(done.stdout)
    assert again["rows"] == facts["rows"]
    assert again["sha256"] == facts["sha256"]
    shown = mandate("benchmark", "show", str(out)).stdout
    assert "wanderer (level 1)" in shown
    assert facts["sha256"] in shown


def test_what_was_changed_left_out_or_added_is_found(tmp_path: Path) -> None:
    out, other = tmp_path / "run.jsonl", tmp_path / "other.jsonl"
    order = ["benchmark", "random", "--levels", "1", "--games", "4", "--seed", "1", "--jobs", "1"]
    assert mandate(*order, "--out", str(out)).returncode == 0
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]

    def verify(changed: list[Any], *more: str) -> str:
        other.write_text("".join(json.dumps(line) + "\n" for line in changed), "utf-8")
        done = mandate("benchmark", "verify", str(other), *more)
        assert done.returncode == 1, changed
        return done.stderr

    def with_game(**changes: object) -> list[Any]:
        return [lines[0], lines[1] | changes, *lines[2:]]

    assert "line 2" in verify(with_game(winners=[1 - lines[1]["winners"][0]]))
    assert "line 4" in verify([*lines[:3], *lines[4:]])  # a game that was lost is left out
    assert "line 3" in verify([*lines[:2], lines[1], *lines[2:]])  # one that was won is there twice
    assert "luck" in verify(with_game(seen=lines[1]["seen"] | {"luck": [0.5, -0.5]}))
    assert "sealed" in verify(with_game(seen=lines[1]["seen"] | {"record": lines[3]["seen"]["record"]}))
    failed = [{"seat": lines[1]["seats"].index(1), "problem": "bot-time", "facts": {}}]
    assert "failures" in verify(with_game(failures=failed))
    # a level that resigns at once is a good record, and only asking the level shows that it did not
    record = lines[1]["seen"]["record"]
    seat = lines[1]["seats"].index(1)
    given_up = {**record, "choices": [{"seat": seat, "choice": "resign"}]}
    won = {"winners": [1 - seat], "reason": "resigned", "scores": [24, 24]}
    weak = with_game(**won, seen={"record": given_up})
    assert "level" in verify(weak, "--deep")


@pytest.mark.parametrize("place", ["Guess", "by_rules"])
def test_text_players_read_looks_and_what_they_took_is_counted(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(PROJECT)
    out = tmp_path / "text.jsonl"
    order = ("--levels", "1", "--games", "2", "--seed", "1", "--jobs", "1", "--out", str(out), "--json")
    done = mandate("benchmark", f"{TEXT}:{place}", *order)
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    usage = facts["usage"]
    assert facts["failures"] == 0
    assert usage["answers"] == facts["choices"]
    assert usage["read"] > 1000 * usage["answers"]
    assert mandate("benchmark", "verify", str(out), "--deep").returncode == 0


def test_illegal_answers_are_refused_with_the_reason_and_then_lose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "stubborn.py").write_text(
        "asked = []\n"
        "def never(messages):\n"
        "    return {'text': 'I pass [nothing]', 'input_tokens': 7, 'output_tokens': 3, 'cost': 0.5}\n"
        "def second(messages):\n"
        "    look = messages[1]['content']\n"
        "    if len(messages) == 2:\n"
        "        return 'b99'\n"
        "    assert messages[2]['role'] == 'assistant' and messages[3]['role'] == 'user'\n"
        "    return '1'\n",
        "utf-8",
    )
    order = ("--suite", "wall-coop", "--levels", "1", "--games", "2", "--seed", "1", "--jobs", "1", "--json")
    done = mandate("benchmark", "text:stubborn:never", *order)
    assert done.returncode == 1
    assert "text:stubborn:never" in done.stderr
    facts = json.loads(done.stdout)
    assert facts["usage"]["illegal"] % 3 == 0
    assert facts["failures"] == facts["games"]
    assert facts["usage"]["input_tokens"] == 7 * facts["usage"]["answers"]
    assert facts["usage"]["cost"] == 0.5 * facts["usage"]["answers"]
    patient = json.loads(mandate("benchmark", "text:stubborn:second", *order).stdout)
    assert patient["failures"] == 0
    assert patient["usage"]["answers"] == 2 * patient["usage"]["illegal"] == 2 * patient["choices"]


def test_bad_input_is_refused_in_one_line(tmp_path: Path) -> None:
    for words, sentence in (
        (("genius",), "genius"),
        (("verify",), "FILE"),
        (("greedy", "more"), "PLAYER"),
        (("greedy", "--suite", "chess"), "wall-coop"),
        (("greedy", "--levels", "0-3"), "1–11"),
        (("greedy", "--narrow", "0"), "1–50"),
        (("text:nothing:here",), "nothing"),
        (("show", str(tmp_path / "none")), "none"),
        (("verify", str(PROJECT / "README.md")), "README.md"),
    ):
        one_line(mandate("benchmark", *words), sentence)
