"""The levels of The Great Wall at the command line: budgets that are none, weights that are of no use."""

import json
import logging
from importlib import resources

import pytest

from mandate.cli.main import main
from mandate.games.great_wall.players import search
from mandate.games.great_wall.players.value import FILE, Learned, read


@pytest.mark.parametrize("name", ["marshal:0", "marshal:-1s", "marshal:abc", "marshal:1s,2", "marshal:"])
def test_a_broken_budget_is_refused_in_one_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "arena", "great-wall", name, "rules", "--games", "1"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == (
        f"mandate arena: “{name}” gives no thinking time. "
        "Write marshal:500 for 500 simulations or marshal:0.2s for seconds.\n"
    )


@pytest.mark.parametrize("name", ["scribe:3", "strategist:1s"])
def test_a_level_that_takes_no_budget_says_so(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "arena", "great-wall", name, "rules", "--games", "1"]) == 2
    captured = capsys.readouterr()
    assert "takes nothing after its name" in captured.err
    assert captured.err.count("\n") == 1


def test_with_weights_of_other_rules_the_steward_plays_on_and_one_line_says_why(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    def old() -> Learned:
        stored = json.loads(
            resources.files("mandate.games.great_wall.players").joinpath(FILE).read_text("utf-8")
        )
        return read(json.dumps({**stored, "rules": "0"}).encode(), FILE)

    monkeypatch.setattr("mandate.games.great_wall.players.value.learned", old)
    search._warn.cache_clear()
    order = ["simulate", "great-wall", "--games", "1", "--seed", "1", "--jobs", "1", "--json"]
    with caplog.at_level(logging.WARNING):
        assert main([*order, "--agent", "marshal", "--agent", "strategist", "--agent", "marshal"]) == 0
    assert json.loads(capsys.readouterr().out)
    [line] = [record.message for record in caplog.records]
    assert line.startswith(f"The learned weights in {FILE} do not fit these rules (0 ≠ ")
    assert line.endswith("The steward plays instead.")
