"""`mandate report balance` through its real door."""

import json
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.lang import LANGUAGES, say
from tests.cli.interrupting import interrupt_at_the_second_deal

FAST = ["--mode", "3p", "--games", "2", "--seed", "door", "--jobs", "1"]


def report(*arguments: str) -> int:
    return main(["--lang", "en", "report", "balance", *arguments])


def test_it_plays_writes_and_continues(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cache, page, plots = tmp_path / "games.jsonl", tmp_path / "page.md", tmp_path / "page.html"
    assert report(*FAST, "--cache", str(cache), "--json") == 0
    first = json.loads(capsys.readouterr().out)
    assert first["games"] == {"3p": 2}
    before = cache.read_bytes()
    assert before.count(b"\n") == 3
    again = ["--mode", "3p", "--games", "2", "--cache", str(cache)]
    assert report(*again, "--out", str(page), "--report", str(plots)) == 0
    out = capsys.readouterr().out
    assert "page.md" in out
    assert "page.html" in out
    assert "At a glance" in plots.read_text("utf-8")
    assert "not measured" in out
    assert cache.read_bytes() == before
    assert "| `3p` | 3 players | 2 |" in page.read_text("utf-8")


def test_games_do_not_depend_on_the_number_of_processes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from mandate.arena import pool

    monkeypatch.setattr(pool, "ESTIMATE_SECONDS", 0.0)
    monkeypatch.setattr(pool, "WORTH_IT", -1.0)
    found = []
    for jobs in ("1", "2"):
        assert report("--mode", "3p", "--games", "3", "--seed", "jobs", "--jobs", jobs, "--json") == 0
        found.append(json.loads(capsys.readouterr().out))
    assert all(one.pop("seconds") for one in found)  # what it took differs, what was played does not
    assert found[0] == found[1]
    assert found[0]["figures"]["3p"]["years"]["Years"]["games"] == 3


def test_an_interrupt_keeps_what_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt_at_the_second_deal(monkeypatch)
    cache = tmp_path / "games.jsonl"
    assert report(*FAST, "--cache", str(cache)) == 130
    assert "games.jsonl" in capsys.readouterr().err
    assert cache.read_bytes().count(b"\n") == 2
    assert report(*FAST) == 130
    assert "--cache" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--mode", "9p"], "3p"),
        (["--games", "0"], "games"),
        (["--player", "missing"], "strategist"),
        (["--player", "strategist", "--mode", "3p-habit"], "rules"),
        (["--jobs", "-1"], "jobs"),
        (["--cache", "/no/such/folder/games.jsonl", "--games", "1"], "/no/such/folder"),
        (["--out", "/no/such/folder/page.md", "--games", "1"], "/no/such/folder"),
        (["--report", "/no/such/folder/page.html", "--games", "1"], "/no/such/folder"),
    ],
)
def test_bad_input_is_one_clear_line(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(*arguments) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert word in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", language, "report", "balance", "--mode", "3p", "--games", "1"]) == 0
    out = capsys.readouterr().out
    assert say(language, "report-not-measured") in out
    with pytest.raises(SystemExit) as left:
        main(["--lang", language, "report", "--help"])
    assert left.value.code == 0
    assert "mandate report balance --mode 3p" in capsys.readouterr().out
