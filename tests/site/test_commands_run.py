"""Every command that a document shows runs: as it stands there, with fewer games and less thought.

Of those that differ in names and numbers alone, one is run. What needs another machine, a package that is not
here, someone at the other end, or minutes, is run by the test that `ELSEWHERE` names.
"""

from __future__ import annotations

import argparse
import importlib
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import pytest

from mandate.cli.main import main
from mandate.games import names
from mandate.players import names_for
from tests.cli.forked import mandate, nursery
from tests.site.test_commands import PAGES, PROJECT, shown, words_of
from tests.site.test_tutorials import BOT, MAP, TLS, block

# by what is in a command: the file and the test that runs one like it
ELSEWHERE = {
    "tea-caravan": ("cli/test_new_game", "once_installed_it_is_played_everywhere"),
    "lantern-night": ("examples/test_lantern_night", "the_arena"),
    "train_qin_ppo": ("examples/test_training", "the_example_trains_and_then_plays_on_any_board"),
    "agent:sb3": ("examples/test_recipes", "a_recipe_trains_and_its_agent_plays"),
    "agent:cleanrl": ("examples/test_recipes", "a_recipe_trains_and_its_agent_plays"),
    "--cluster": ("arena/test_cluster", "a_command_gives_the_same_results_as_on_this_machine"),
    "--device cuda": ("games/qin/batch/test_cuda", "a_gpu_plays_the_same_games"),
    "mandate bench qin": ("cli/test_commands", "batches_are_measured_on_the_processor"),
    "mandate bot ": ("server/test_bot_socket", "the_example_program_plays_a_series_through_the_adapter"),
    "play qin --at": ("cli/remote/test_remote_play", "hints_at_a_table_against_the_computer"),
    "play --at": ("cli/remote/test_remote_play", "who_comes_is_sent_what_was_said_before"),
    "puzzles make": ("study/test_puzzles", "making_continues_where_a_file_ends_and_finds_the_same_again"),
    "mandate perft": ("cli/test_commands", "perft_states_its_deal_and_counts_from_a_given_one"),
    "mandate verify": ("cli/test_commands", "verify_accepts_a_committed_deal_and_refuses_a_seeded_one"),
    "report balance": ("cli/test_report", "it_plays_writes_and_continues"),
    "report properties": ("cli/test_properties", "it_plays_writes_and_continues"),
    "mandate review": ("cli/test_review", "a_review_shows_every_placement_and_what_made_the_game"),
    "mandate benchmark": ("cli/test_benchmark", "a_result_is_kept_resumed_and_checked"),
    "mandate ladder": ("cli/test_ladder", "players_are_paired_rated_kept_and_verified"),
    "mandate mcp": ("prompt/test_tools", "a_client_plays_a_whole_game_over_stdio"),
    "mandate data": ("envs/test_dataset", "an_export_that_was_cut_off_continues_with_the_same_bytes"),
    "mandate moderate": ("cli/test_moderate", "a_report_is_read_decided_and_closed"),
    "mandate worker": (
        "server/test_remote_workers",
        "a_server_without_processes_plays_hints_and_reviews_through_workers",
    ),
    "--bot-workers 0": ("server/test_remote_workers", "a_server_without_processes_needs_a_key"),
    "--backup": ("server/test_backup", "a_backup_is_whole_while_the_server_writes"),
}
FEWER = {"--games": "1"}
CHEAPER = (
    (r"^search:\d+$", "search:4"),
    (r"^(strategist|marshal)(:\d+)?$", "rules"),
    (r"^(chancellor|chancellor:2s|regent)$", "search:4"),
    (r"^(chancellor|regent):\d+$", r"\1:4"),
    (r"^(mine|yours)$", "greedy"),  # placeholders
    (r"^\$boards$", "seed:fair-1,seed:fair-2"),
    (r"^bot:\./mybot$", "random"),
    (r"^/etc/mandate\.toml$", "mandate.toml"),
    (r"^bot:python3 ", f"bot:{sys.executable} "),
)


def plain(program: str) -> list[str]:
    """What the documents show of this program, each line once and without what is said of it."""
    lines = (re.sub(r"\s+# .*$", "", line) for page in PAGES for line in shown(page))
    short = (re.sub(rf"^\S*?(?={program} )", "", line) for line in lines)
    return sorted({line for line in short if line.startswith(f"{program} ")})


PLAYERS = {player for game in names() for player in names_for(game, references=True)}
COMMANDS = plain("mandate")
HERE = [line for line in COMMANDS if not any(part in line for part in ELSEWHERE)]
SERVING = [line for line in HERE if line.startswith("mandate serve")]
CHORES = plain("make")


def smaller(line: str) -> list[str]:
    """The words behind `mandate`, with less to do."""
    made: list[str] = []
    for word in words_of(line)[1:]:
        before = made[-1] if made else ""
        for pattern, instead in CHEAPER:
            word = re.sub(pattern, instead, word)
        made.append(FEWER.get(before, word))
    if made[0] in ("simulate", "arena"):
        made += ["--jobs", "1"] + ([] if "--games" in made else ["--games", "1"])
    return made


def shape(words: Sequence[str]) -> tuple[str, ...]:
    """What is left of a command without its seed and the names of plain players."""
    kinds = [
        "PLAYER" if word in PLAYERS or word.startswith(("level:", "search:")) else word for word in words
    ]
    seed = [at for at, word in enumerate(kinds) if word == "--seed"]
    return tuple(word for at, word in enumerate(kinds) if at not in seed and at - 1 not in seed)


DIFFERENT = {shape(smaller(line)): line for line in reversed(HERE) if line not in SERVING}


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
    order = ["simulate", "qin", "--games", "1", "--agent", "greedy", "--agent", "random", "--jobs", "1"]
    assert main([*order, "--out", str(folder / "games.jsonl")]) == 0
    (folder / "game.json").write_text((folder / "games.jsonl").read_text("utf-8"), "utf-8")
    assert main(["cards", "new", str(folder / "mybox")]) == 0
    return folder


@pytest.fixture
def _at_the_desk(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(desk)
    monkeypatch.syspath_prepend(desk)
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(desk / name))


@pytest.mark.usefixtures("_at_the_desk")
@pytest.mark.parametrize("line", sorted(DIFFERENT.values()))
def test_a_command_runs(line: str, desk: Path) -> None:
    words = smaller(line)
    if "--resume" in words:
        mandate("play", "qin", given="quit\n")  # a game to go on with
    if "--out" in words:
        (desk / words[words.index("--out") + 1]).unlink(missing_ok=True)
    if words[:2] == ["cards", "new"]:
        (desk / "mybox.toml").unlink()
    done = mandate(*words, given="quit\n")
    allowed = (0, 1) if words[0] == "doctor" else (0,)  # it may well find something missing
    assert done.returncode in allowed, done.stderr
    assert done.stdout


@pytest.mark.usefixtures("_at_the_desk")
@pytest.mark.parametrize("line", SERVING)
def test_a_server_starts(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Up to the moment when it would listen; tests of the server take it from there."""

    class Room:
        most, most_each = 100, 50

    monkeypatch.setattr("mandate.server.run.run", lambda _, listening: listening("http://here/", Room()))
    monkeypatch.setattr("mandate.server.logs.log_to_stderr", lambda _: None)
    monkeypatch.setattr("mandate.cli.serve.has_screen", lambda: False)
    assert main(["--lang", "en", *smaller(line)]) == 0
    assert "http://here/" in capsys.readouterr().out


@pytest.mark.parametrize("part", ELSEWHERE)
def test_what_is_run_elsewhere_is(part: str) -> None:
    file, name = ELSEWHERE[part]
    assert any(part in line for line in COMMANDS), "no document shows it"
    text = (PROJECT / "tests" / f"{file}.py").read_text("utf-8")
    assert re.search(rf"^(?:async )?def test_{name}\(", text, re.MULTILINE)


def test_there_is_enough_to_run() -> None:
    assert len(DIFFERENT) > 25


# --- make ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", CHORES)
def test_make_knows_what_to_do(line: str) -> None:
    """It would find everything that it needs. `make test`, which runs this, has done much of it."""
    order = ["make", "-n", *words_of(line)[1:]]
    done = subprocess.run(order, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


class Understood(Exception): ...


LONG = {
    "bench": "bench.__main__",
    "soak": "tests.soak.__main__",
    "learn": "mandate.games.great_wall.learn.value",
}
LEARNED_ELSEWHERE = {
    "GAME=qin": "mandate.games.qin.learn.__main__",
    "WHAT=options": "mandate.games.great_wall.learn.option_weights",
}


@pytest.mark.parametrize("line", [line for line in CHORES if "ARGS" in line and line.split()[1] in LONG])
def test_the_options_of_a_long_chore_are_its_own(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Measuring, soaking and learning take hours: their words are read, and there they are stopped."""
    parse = argparse.ArgumentParser.parse_args

    def only_parse(self: argparse.ArgumentParser, *given: Any) -> NoReturn:
        parse(self, *given)
        raise Understood

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", only_parse)
    _, chore, *given = words_of(line)
    (words,) = (word.removeprefix("ARGS=") for word in given if word.startswith("ARGS="))
    words = words.replace("../old", str(PROJECT))  # another checkout
    module = next((found for word, found in LEARNED_ELSEWHERE.items() if word in given), LONG[chore])
    needed = ["--out", "learned"] if "GAME=qin" in given else []  # as the Makefile adds
    monkeypatch.setattr(sys, "argv", [chore, *needed, *words_of(words)])
    with pytest.raises((Understood, SystemExit)) as stopped:
        importlib.import_module(module).main()
    assert not isinstance(stopped.value, SystemExit) or stopped.value.code == 0  # it was requested help
