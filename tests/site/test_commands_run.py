"""Every command that a document shows runs: as it stands there, with fewer games and less thought.

What needs another machine, a package that is not here, or somebody at the other end, is run by the test that
`ELSEWHERE` names.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import pytest

from mandate.cli.main import main
from tests.cli.forked import mandate, nursery
from tests.site.test_commands import PAGES, PROJECT, shown, words_of
from tests.site.test_tutorials import BOT, MAP, TLS, block

# by what is in a command: the test that runs one like it
# ruff: noqa: E501
ELSEWHERE = {
    "lantern-night": "tests/examples/test_lantern_night.py::test_the_arena",
    "train_qin_ppo": "tests/examples/test_training.py::test_the_example_trains_and_then_plays_on_any_board",
    "--cluster": "tests/arena/test_cluster.py::test_a_command_gives_the_same_results_as_on_this_machine",
    "--device cuda": "tests/batch/test_cuda.py::test_a_gpu_plays_the_same_games",
    "mandate bot ": "tests/server/test_bot_socket.py::test_the_example_program_plays_a_series_through_the_adapter",
    "play qin --at": "tests/cli/remote/test_remote_play.py::test_hints_at_a_table_against_the_computer",
    "play --at": "tests/cli/remote/test_remote_play.py::test_two_terminals_play_a_whole_game_through_a_crash_of_the_server",
    "puzzles make": "tests/arena/test_puzzles.py::test_making_goes_on_where_a_file_ends_and_finds_the_same_again",
    "--backup": "tests/server/test_store.py::test_a_backup_is_whole_while_the_server_writes",
}
FEWER = {"--games": "2", "--depth": "2", "--until-decided": ""}
CHEAPER = (
    (r"^search:\d+$", "search:4"),
    (r"^(strategist|marshal)$", "rules"),
    (r"^(chancellor|chancellor:2s|regent)$", "search:4"),
    (r"^(mine|yours)$", "greedy"),  # placeholders
    (r"^bot:\./mybot$", "random"),
    (r"^bot:python3 ", f"bot:{sys.executable} "),
)


def commands() -> list[str]:
    """Those of `mandate`, each once."""
    lines = (line.partition("  #")[0].strip() for page in PAGES for line in shown(page))
    plain = (re.sub(r"^\S*?(?=mandate )", "", line) for line in lines)
    return sorted({line for line in plain if line.startswith("mandate ")})


def elsewhere(line: str) -> str | None:
    return next((test for part, test in ELSEWHERE.items() if part in line), None)


HERE = [line for line in commands() if elsewhere(line) is None]
SERVING = [line for line in HERE if line.startswith("mandate serve")]


def smaller(words: Sequence[str]) -> list[str]:
    """The same command, with less to do."""
    made: list[str] = []
    for word in words:
        before = made[-1] if made else ""
        if before in FEWER:
            made.append(FEWER[before])
            continue
        for pattern, instead in CHEAPER:
            word = re.sub(pattern, instead, word)
        made.append(word)
    if made[0] in ("simulate", "arena", "report") and "--games" not in made:
        made += ["--games", FEWER["--games"]]
    if made[0] in ("simulate", "arena", "report"):
        made += ["--jobs", "1"]
    return made


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that the documents speak of."""
    nursery()  # it starts in the project's folder
    folder = tmp_path_factory.mktemp("desk")
    (folder / "examples").symlink_to(PROJECT / "examples")
    texts = {
        "thinking_bot.py": block(BOT, "python"),
        "thinking_bot.js": block(BOT, "js"),
        "two-lakes.txt": block(MAP, "text"),
        "my-bird.txt": block(MAP, "text"),
        "my_agent.py": "def choose(view, decision):\n    return decision.options[0]\n",
        "mandate.toml": block(TLS, "toml"),
    }
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    simulate = ["simulate", "qin", "--games", "2", "--agent", "greedy", "--agent", "random", "--jobs", "1"]
    assert main([*simulate, "--out", str(folder / "games.jsonl")]) == 0
    first, *_ = (folder / "games.jsonl").read_text("utf-8").splitlines()
    (folder / "game.json").write_text(first, "utf-8")
    return folder


@pytest.fixture(autouse=True)
def at_the_desk(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(desk)
    monkeypatch.syspath_prepend(desk)
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(desk / name))


@pytest.mark.parametrize("line", [line for line in HERE if line not in SERVING])
def test_a_command_runs(line: str, desk: Path) -> None:
    words = smaller(words_of(line)[1:])
    kept = sorted(path for path in desk.rglob("saves/*.json"))
    done = mandate(*words, given="quit\n")
    if words[:1] == ["doctor"]:
        assert done.returncode in (0, 1), done.stderr  # it may well find something missing
        assert done.stdout
    elif "--resume" in words and not kept:
        assert done.returncode == 2
    else:
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("line", SERVING)
def test_a_server_starts(
    line: str, desk: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Up to the moment when it would listen; tests of the server take it from there."""

    class Room:
        most, most_each = 100, 50

    monkeypatch.setattr("mandate.server.run.run", lambda _, listening: listening("http://here/", Room()))
    monkeypatch.setattr("mandate.server.logs.log_to_stderr", lambda _: None)
    monkeypatch.setattr("mandate.cli.serve.has_screen", lambda: False)
    words = [
        str(desk / "mandate.toml") if word == "/etc/mandate.toml" else word for word in words_of(line)[1:]
    ]
    assert main(["--lang", "en", *words]) == 0
    assert "http://here/" in capsys.readouterr().out


@pytest.mark.parametrize("test", ELSEWHERE.values())
def test_what_is_run_elsewhere_is(test: str) -> None:
    file, _, name = test.partition("::")
    assert re.search(rf"^(async )?def {name}\(", (PROJECT / file).read_text("utf-8"), re.MULTILINE), test


def test_nothing_is_left_to_other_tests_without_need() -> None:
    assert all(any(part in line for line in commands()) for part in ELSEWHERE)
    assert len(HERE) > 50


# --- make ---------------------------------------------------------------------------------------------------


def chores() -> list[str]:
    lines = (line.partition("  #")[0].strip() for page in PAGES for line in shown(page))
    return sorted({line for line in lines if line.startswith("make ")})


@pytest.mark.parametrize("line", chores())
def test_make_knows_what_to_do(line: str) -> None:
    """It would find everything that it needs; `make test`, which runs this, has done some of it."""
    done = subprocess.run(
        ["make", "-n", *words_of(line)[1:]], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


class Understood(Exception): ...


@pytest.mark.parametrize(
    "line", [line for line in chores() if re.search(r"^make (bench|soak|learn) .*ARGS", line)]
)
def test_the_options_of_a_chore_are_its_own(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Measuring, soaking and learning take hours: their words are read, and then they are stopped."""
    parse = argparse.ArgumentParser.parse_args

    def only_parse(self: argparse.ArgumentParser, *given: Any) -> NoReturn:
        parse(self, *given)
        raise Understood

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", only_parse)
    _, chore, *settings = words_of(line)
    values = dict(word.split("=", 1) for word in settings)
    words = words_of(values["ARGS"])
    if words == ["--help"]:
        return
    module = {"bench": "bench.__main__", "soak": "tests.soak.__main__", "learn": "mandate.learn.__main__"}[
        chore
    ]
    monkeypatch.setattr(sys, "argv", [chore, *words])
    with pytest.raises(Understood):
        _main_of(module)


def _main_of(module: str) -> None:
    import importlib

    importlib.import_module(module).main()
