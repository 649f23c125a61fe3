"""The rules as they may be compiled (`make compiled`): what is chosen for it, without compiling anything."""

import subprocess
import sys
import tomllib

import pytest
from pathspec import GitIgnoreSpec

from mandate.games.great_wall.study.balance.modes import MODES
from tests.dist.installed import ROOT
from tools.compiled import __main__ as compiled
from tools.compiled.games import PLAYERS, plan


def hook() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: dict[str, list[str]] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    return found


def test_only_what_mypyc_can_compile_is_chosen() -> None:
    chosen, left = (GitIgnoreSpec.from_lines(hook()[kind]) for kind in ("include", "exclude"))
    names = [str(path.relative_to(ROOT)) for path in (ROOT / "src").rglob("*.py")]
    compiles = [name for name in names if chosen.match_file(name) and not left.match_file(name)]
    assert "src/mandate/core/settling.py" in compiles
    assert "src/mandate/games/great_wall/players/heuristics/playout.py" in compiles
    for name in compiles:
        source = (ROOT / name).read_text("utf-8")
        assert "slots=True" not in source, f"{name}: leave it out in pyproject.toml"
        assert "msgspec.Struct" not in source, f"{name}: leave it out in pyproject.toml"


def test_what_is_left_out_exists() -> None:
    for pattern in hook()["exclude"]:
        assert pattern == "__init__.py" or list(ROOT.glob(pattern.strip("/"))), pattern


def test_a_usual_wheel_is_never_compiled() -> None:
    assert not hook()["enable-by-default"]


def test_every_mode_and_the_option_to_decline_are_compared() -> None:
    games = plan(1)
    assert {mode for mode, *_ in games} >= set(MODES)
    assert any(options.get("decline") for _, options, *_ in games)
    assert {player for *_, player, _ in games} == set(PLAYERS)


def test_no_compiler_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _name: None)
    with pytest.raises(compiled.Failed) as failed:
        compiled.check_compiler()
    assert str(failed.value) == compiled.NO_COMPILER


def test_its_help_names_what_it_makes() -> None:
    order = [sys.executable, "-m", "tools.compiled", "--help"]
    done = subprocess.run(order, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ".venv-compiled" in done.stdout
