"""A Python function as a player."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.core.errors import Malformed
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.qin.rules.game import QIN
from mandate.players import find, label
from mandate.table.opening import seatable

MODULE = """
from random import Random

def last(view, decision):
    return decision.options[-1]

def nonsense(view, decision):
    return "ZZ:a1a1"

class Dice:
    def __init__(self, seed):
        self.random = Random(seed)
    def choose(self, view, decision):
        return self.random.choice(list(decision.options))

number = 7

def careless(view, decision):
    return helper(decision)[0]

def helper(decision):
    return sorted(decision.options, key=lambda option: option["no such thing"])

def tired(view, decision):
    raise RuntimeError("no more\\nof this")

def narrow(view):
    return "never"
"""


@pytest.fixture(autouse=True)
def my_agent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module in the folder that one is in."""
    (tmp_path / "my_agent.py").write_text(MODULE, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.delitem(sys.modules, "my_agent", raising=False)


def test_a_function_or_a_class_plays() -> None:
    state = QIN.start({}, Chance(1))
    decision = state.pending[Seat(0)]
    assert find("agent:my_agent:last").choose(state.view(Seat(0)), decision) == decision.options[-1]
    chosen = [find("agent:my_agent:Dice", 3).choose(state.view(Seat(0)), decision) for _ in range(2)]
    assert chosen[0] == chosen[1] in decision.options
    assert label("agent:my_agent:last", "en") == "agent (my_agent:last)"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("agent", "agent:MODULE:FUNCTION"),
        ("agent:my_agent", "agent:MODULE:FUNCTION"),
        ("agent:no_such_module:f", "ModuleNotFoundError"),
        ("agent:my_agent:missing", "AttributeError"),
        ("agent:my_agent:number", "number is no function"),
    ],
)
def test_what_cannot_play_is_reported_in_one_sentence(name: str, expected: str) -> None:
    with pytest.raises(Malformed, match=expected):
        find(name)


def test_a_choice_that_is_not_offered_is_reported() -> None:
    state = QIN.start({}, Chance(1))
    with pytest.raises(Malformed, match="ZZ:a1a1"):
        find("agent:my_agent:nonsense").choose(state.view(Seat(0)), state.pending[Seat(0)])


def test_it_plays_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "qin", "agent:my_agent:last", "greedy", "--games", "2", "--jobs", "1"]) == 0
    assert "agent:my_agent:last" in capsys.readouterr().out


def test_a_server_takes_no_functions_from_the_wire() -> None:
    with pytest.raises(Malformed, match="agent:my_agent:last"):
        seatable("agent:my_agent:last", "qin")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("careless", "TypeError: string indices must be integers, not 'str' (HERE/my_agent.py:22)"),
        ("tired", "RuntimeError: no more of this (HERE/my_agent.py:25)"),
        ("narrow", "TypeError: narrow() takes 1 positional argument but 2 were given"),
    ],
)
@pytest.mark.parametrize(
    "order",
    [
        ["simulate", "qin", "--games", "2", "--jobs", "1"],
        ["arena", "qin", "--games", "2", "--jobs", "1"],
        ["play", "qin", "--plain", "--seed", "1"],
    ],
)
def test_a_function_that_fails_is_reported_in_one_line_with_its_place(
    order: list[str], name: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 30))
    agent = f"agent:my_agent:{name}"
    how = {
        "simulate": ["--agent", agent],
        "arena": [agent, "random"],
        "play": ["--opponent", agent, "--first", "2"],
    }
    assert main(["--lang", "en", *order, *how[order[0]]]) == 2
    line = capsys.readouterr().err.splitlines()[-1]
    assert line.endswith(f"cannot play: {expected.replace('HERE', str(tmp_path))}")


def test_the_games_before_a_failure_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    late = "met = []\ndef late(view, decision):\n    met.append(view.ply)\n    assert met.count(0) < 3\n"
    (tmp_path / "late_agent.py").write_text(f"{late}    return decision.options[0]\n", "utf-8")
    out = tmp_path / "games.jsonl"
    order = [
        "simulate",
        "qin",
        "--games",
        "9",
        "--jobs",
        "1",
        "--agent",
        "agent:late_agent:late",
        "--seed",
        "1",
    ]
    assert main(["--lang", "en", *order, "--out", str(out)]) == 2
    assert "AssertionError" in capsys.readouterr().err
    assert len(out.read_text("utf-8").splitlines()) == 2
    kept = out.read_bytes()
    assert main(["--lang", "en", *order, "--out", str(out)]) == 2  # before its first game is over
    assert out.read_bytes() == kept
