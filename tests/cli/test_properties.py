"""`mandate report properties` through its real door."""

import json
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.lang import LANGUAGES, say
from tests.cli.interrupting import interrupt_at_the_second_deal

FAST = [
    "--games",
    "2",
    "--duels",
    "2",
    "--doublings",
    "1",
    "--seed",
    "door",
    "--jobs",
    "1",
    "--board",
    "lion",
]


def report(*arguments: str) -> int:
    return main(["--lang", "en", "report", "properties", *arguments])


def test_it_plays_writes_and_continues(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from mandate.games.qin.study import traits
    from mandate.study.properties.traits import Traits

    quick = Traits(player="random", standing=traits.standing, hidden=traits.hidden, thinker="search", least=2)
    monkeypatch.setattr(traits, "TRAITS", quick)
    cache, page = tmp_path / "games.jsonl", tmp_path / "page.html"
    assert report("qin", *FAST, "--cache", str(cache), "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert found["measures"]["hidden"]["mean"] > 0
    assert [one["games"] for one in found["doublings"]] == [2]
    before = cache.read_bytes()
    assert before.count(b"\n") == 5
    assert report("qin", *FAST, "--cache", str(cache), "--report", str(page)) == 0
    out = capsys.readouterr().out
    assert "page.html" in out
    assert "search:4" in out
    assert cache.read_bytes() == before
    assert "At a glance" in page.read_text("utf-8")


def test_an_interrupt_keeps_what_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt_at_the_second_deal(monkeypatch)
    cache = tmp_path / "games.jsonl"
    wanted = ["qin", "--player", "random", "--games", "2", "--doublings", "0", "--jobs", "1"]
    assert report(*wanted, "--cache", str(cache)) == 130
    assert "games.jsonl" in capsys.readouterr().err
    assert cache.read_bytes().count(b"\n") == 2
    assert report(*wanted) == 130
    assert "--cache" in capsys.readouterr().err


def test_the_great_wall_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert report("great-wall", "--players", "1", "--games", "1", "--seed", "door", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seats"] == found["doublings"] == found["hidden"] == found["leads"] == []
    assert len(found["kinds"]) > 5


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ([], "qin"),
        (["chess"], "chess"),
        (["qin", "--games", "0"], "games"),
        (["qin", "--doublings", "-1"], "doublings"),
        (["qin", "--player", "missing"], "missing"),
        (["qin", "--mode", "3p"], "mode"),
        (["qin", "--coop"], "coop"),
        (["qin", "--report", "/no/such/folder/page.html"], "/no/such/folder"),
    ],
)
def test_bad_input_is_one_clear_line(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(*arguments) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert word in err


@pytest.mark.parametrize("arguments", [["qin"], ["--duels", "3"], ["--board", "lion"]])
def test_what_is_about_properties_is_not_about_balance(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "report", "balance", *arguments]) == 2
    assert "mandate report properties" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_help_teaches(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--lang", language, "report", "--help"])
    assert left.value.code == 0
    out = capsys.readouterr().out
    assert "mandate report properties qin" in out
    assert say(language, "report-of-properties") in out
