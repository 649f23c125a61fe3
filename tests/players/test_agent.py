"""A Python function as a player."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.core.errors import Malformed
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.qin.game import QIN
from mandate.players import find, label
from mandate.server.bots import seatable

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
    ("name", "told"),
    [
        ("agent", "agent:MODULE:FUNCTION"),
        ("agent:my_agent", "agent:MODULE:FUNCTION"),
        ("agent:no_such_module:f", "ModuleNotFoundError"),
        ("agent:my_agent:nobody", "AttributeError"),
        ("agent:my_agent:number", "number is no function"),
    ],
)
def test_what_cannot_play_is_told_in_one_sentence(name: str, told: str) -> None:
    with pytest.raises(Malformed, match=told):
        find(name)


def test_a_choice_that_is_not_offered_is_told() -> None:
    state = QIN.start({}, Chance(1))
    with pytest.raises(Malformed, match="ZZ:a1a1"):
        find("agent:my_agent:nonsense").choose(state.view(Seat(0)), state.pending[Seat(0)])


def test_it_plays_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "qin", "agent:my_agent:last", "greedy", "--games", "2", "--jobs", "1"]) == 0
    assert "agent:my_agent:last" in capsys.readouterr().out


def test_a_server_takes_no_functions_from_the_wire() -> None:
    with pytest.raises(Malformed, match="agent:my_agent:last"):
        seatable("agent:my_agent:last", "qin")
