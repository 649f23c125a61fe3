"""From an empty file to an agent at a table: the page that tells how, and the example that trains."""

from __future__ import annotations

import ast
import importlib.util
import re
import shlex
import sys
from pathlib import Path
from types import ModuleType

import pytest

from mandate.cli.main import build, main
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.qin.envs.kind import QIN_KIND
from mandate.games.qin.rules.game import QIN
from mandate.players import find

PROJECT = Path(__file__).parents[2]
PAGE = (PROJECT / "docs" / "train-an-agent.md").read_text("utf-8")
EXAMPLE = PROJECT / "examples" / "train_qin_ppo.py"
GREAT_WALL_EXAMPLE = PROJECT / "examples" / "train_great_wall.py"
MAP = str(PROJECT / "examples" / "small-field.txt")
COMMANDS = [
    shlex.split(line)[1:]
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines()
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With the file that the page tells to write."""
    (written,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "my_agent.py").write_text(written, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.delitem(sys.modules, "my_agent", raising=False)
    return tmp_path


def test_the_pages_commands_play(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert {command[0] for command in COMMANDS} == {"arena", "simulate", "play", "serve"}
    for command in COMMANDS:
        if command[0] in ("arena", "simulate"):
            assert main([*command, "--jobs", "1"]) == 0
            assert "agent:my" in capsys.readouterr().out  # broken off in a narrow table
        else:  # which would wait for someone
            build("en", command[0]).parse_args(command)
    state = QIN.start({}, Chance(1))
    decision = state.pending[Seat(0)]
    assert find("agent:my_agent:choose").choose(state.view(Seat(0)), decision) in decision.options
    assert [path.name for path in folder.glob("*.py")] == ["my_agent.py"]


def test_the_example_and_its_map_can_be_read() -> None:
    names = {
        node.name for node in ast.parse(EXAMPLE.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)
    }
    assert {"train", "policy", "main"} <= names
    for shown in ("agent:train_qin_ppo:agent", "--agent Hua=train_qin_ppo:agent", "python train_qin_ppo.py"):
        assert shown in PAGE
        assert shown in EXAMPLE.read_text("utf-8")
    assert QIN.configure({"board": MAP})["board"]["rows"]


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("torch", reason="torch is not installed")
    monkeypatch.setenv("QIN_PPO_WEIGHTS", str(tmp_path / "weights.pt"))
    spec = importlib.util.spec_from_file_location("train_qin_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_trains_and_then_plays_on_any_board(
    example: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    example.train(MAP, tmp_path / "weights.pt", updates=2, seed=3, games=8)
    assert re.search(r"\n +2/2 ", capsys.readouterr().out)
    for board in (MAP, "lion"):
        state, seat = QIN.start({"board": board}, Chance(1)), Seat(0)
        decision = state.pending[seat]
        assert example.agent(state.view(seat), decision) in decision.options


def test_every_placement_is_where_the_network_answers_for_it(example: ModuleType) -> None:
    """At its first space, by direction and colours."""
    for board in (MAP, "bird"):
        state, seat = QIN.start({"board": board}, Chance(1)), Seat(0)
        encoding = QIN_KIND.encode(state.view(seat).options, "blocks")
        seen = encoding.observe(state.view(seat))
        planes = seen["planes"]
        places = example.places_of(planes).tolist()
        assert len(places) == len(seen["action_mask"]) - 1
        for number in seen["action_mask"].nonzero()[0]:
            tile, spaces = str(encoding.token(state.pending[seat], int(number))).split(":")
            named = zip(re.findall(r"([a-z])(\d+)", spaces), tile, strict=True)
            first, second = sorted(
                (int(row) - 1, ord(column) - ord("a"), colour) for (column, row), colour in named
            )
            kind, cell = divmod(places[number], planes.shape[1] * planes.shape[2])
            assert cell == first[0] * planes.shape[2] + first[1]
            assert (kind >= 9) == (first[0] != second[0])  # below, not beside
            assert ("RYB"[kind % 9 // 3], "RYB"[kind % 3]) == (first[2], second[2])


def test_the_other_example_learns_from_teachers_and_then_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A few steps with each teacher; then the agent plays, and is compared with the Scribe."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(GREAT_WALL_EXAMPLE.parent))
    example = importlib.import_module(GREAT_WALL_EXAMPLE.stem)
    try:
        short = ["--rounds", "2", "--games", "3", "--steps", "8", "--batches", "25"]
        assert example.main(["--seed", "1", *short]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert [line.split(":")[1][:5] for line in lines] == ["2 1/2", "2 2/2", "3 1/2", "3 2/2"]
        surprise = [float(re.findall(r"surprise ([\d.]+)", line)[0]) for line in lines]
        assert surprise[1] < surprise[0]  # it learns
        state = GREAT_WALL.start({"players": 1}, Chance(1))
        for _ in range(5):
            seat, decision = next(iter(state.pending.items()))
            choice = example.agent(state.view(seat), decision)
            assert choice in decision.options
            state.apply(seat, choice)
        assert example.main(["--compare", "2"]) == 0
        assert re.fullmatch(r"the agent: \d of 2 .*\nlevel:1: \d of 2 .*\n", capsys.readouterr().out)
    finally:
        sys.modules.pop(GREAT_WALL_EXAMPLE.stem, None)
    for shown in ("--agent Lian=train_great_wall:agent", "python train_great_wall.py --seed 1"):
        assert shown in PAGE
        assert shown in GREAT_WALL_EXAMPLE.read_text("utf-8")
