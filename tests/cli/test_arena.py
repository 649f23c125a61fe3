"""`mandate arena` through its real door: a process, its output, its exit code, its files."""

import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mandate.cli.main import main
from tests.cli.forked import mandate
from tests.cli.test_commands import one_line
from tests.players.test_external import PROGRAMS, is_running

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"


def program(way: str, *more: str) -> str:
    return "bot:" + shlex.join([sys.executable, str(PROGRAMS), way, *more])


def test_the_figures_as_a_table_and_as_json(tmp_path: Path) -> None:
    out, page = tmp_path / "run.jsonl", tmp_path / "run.html"
    order = ["arena", "qin", "greedy", "random", "--games", "7", "--board", "both", "--seed", "1"]
    done = mandate(*order, "--out", str(out), "--report", str(page))
    assert done.returncode == 0, done.stderr
    assert "Whole deals in all seatings: 8 games" in done.stdout
    assert "100.0%" in done.stdout
    assert page.read_text("utf-8").startswith("<!doctype html>")
    shorter = mandate(*order[:4], "--games", "4", *order[6:], "--out", str(out))
    assert "4 games of Qin" in shorter.stdout
    assert "games/s" not in shorter.stdout  # nothing was played
    finished = mandate(*order, "--out", str(out), "--json")
    facts = json.loads(finished.stdout)
    assert (facts["games"], facts["tables"][0]["deals"]) == (8, 4)
    assert facts["tables"][0]["standings"][0]["share"]["mean"] == 1.0
    assert facts["ratings"][1]["mean"] < -100
    header, *games = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert [setting["board"]["name"] for setting in header["plan"]["options"]] == ["bird", "lion"]
    assert len(games) == 8


def test_tables_for_four_and_a_bot_that_fails_are_reported() -> None:
    done = mandate(
        "arena", "qin", program("crash"), "random", "--players", "4", "--games", "4", "--seed", "1"
    )
    assert done.returncode == 1  # it failed in each of them
    assert "Failed in every game" in done.stderr
    assert "failed 4 times" in done.stdout
    assert "a bug in the bot" in done.stdout
    assert "1/4" in done.stdout
    assert "3/4" in done.stdout


def test_the_great_wall_is_played_by_the_same_command() -> None:
    done = mandate(
        "arena", "great-wall", "rules", "random", "--games", "3", "--option", "players=3", "--json"
    )
    facts = json.loads(done.stdout)
    assert [standing["seats"] for standing in facts["tables"][0]["standings"]] == [1, 2]


def test_until_decided_says_who_is_better() -> None:
    done = mandate("arena", "qin", "greedy", "random", "--games", "400", "--until-decided", "--seed", "1")
    assert "greedy is better than random" in done.stdout
    assert "Share of wins, valid however long the run" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["genius"], ["genius", "greedy"]),
        (["greedy:3"], ["greedy:3"]),
        (["random", "--games", "0"], ["games", "≥ 1"]),
        (["random", "--jobs", "0"], ["jobs", "≥ 1"]),
        (["random", "--time", "0"], ["time", "> 0"]),
        (["random", "--time", "nan"], ["time", "nan"]),
        (["random", "--players", "5"], ["players", "5", "2–4"]),
        (["random", "--board", "nowhere.txt"], ["nowhere.txt", "bird"]),
        (["random", "--option", "players"], ["NAME=VALUE"]),
        (["random", "--option", "colour=red"], ["colour", "fair_start"]),
        (["random", "--option", "fair_start=maybe"], ["fair_start", "maybe", "true"]),
        (["random", "--until-decided"], ["until-decided", "two players"]),
        (["random", "greedy", "--mixed"], ["mixed", "won together"]),
        (["random", *["random"] * 64], ["65", "64"]),
        (["bot:/nowhere/at/all"], ["/nowhere/at/all", "could not be started"]),
        (["bot:"], ["could not be started"]),
        (["bot:false"], ["false", "exit status 1"]),
        (["random", "--out", "/nowhere/at/all.jsonl"], ["/nowhere/at/all.jsonl"]),
        (["random", "--report", "/nowhere/at/all.html"], ["/nowhere/at/all.html"]),
        (["random", "--out", "."], ["."]),
        (["random", "--out", "-"], ["out", "FILE"]),
    ],
)
def test_bad_input_is_refused_in_one_line(
    arguments: list[str], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "arena", "qin", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1, captured.err
    for word in words:
        assert word in captured.err


def test_a_bot_that_does_not_start_leaves_no_file(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    one_line(mandate("arena", "qin", "random", "bot:/nowhere", "--out", str(out)), "/nowhere")
    assert list(tmp_path.iterdir()) == []


def test_results_of_another_run_are_refused_and_kept(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    order = ["arena", "qin", "random", "--games", "2", "--out", str(out)]
    assert mandate(*order, "--seed", "1").returncode == 0
    before = out.read_bytes()
    one_line(mandate(*order, "--seed", "2"), str(out), "seed")
    assert out.read_bytes() == before
    assert mandate(*order).returncode == 0  # without a seed that of the file is taken
    assert out.read_bytes() == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_device_in_place_of_a_file_is_refused() -> None:
    one_line(mandate("arena", "qin", "random", "--games", "2", "--out", "/dev/full"), "/dev/full")


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are sent in another way there")
def test_an_interrupted_run_ends_its_programs_and_is_taken_up_again(tmp_path: Path) -> None:
    out, heard = tmp_path / "run.jsonl", tmp_path / "heard"
    order = ["arena", "qin", "greedy", program("good", str(heard)), "--games", "2000", "--seed", "1"]
    order += ["--out", str(out), "--jobs", "2"]
    running = subprocess.Popen(
        [sys.executable, "-m", "mandate", "--lang", "en", *order],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        # Jobs in the background of a shell ignore interrupts, and so would what they start.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        playing: set[int] = set()  # the jobs that have begun: one that still starts has more to say
        while running.poll() is None and (
            len(playing) < 2 or not out.exists() or out.read_bytes().count(b"\n") < 30
        ):
            playing |= {job for job in _children(running.pid) if _children(job)}
            time.sleep(0.02)
        children = _children(running.pid)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=300)
    finally:
        running.kill()
        running.communicate()
    assert running.returncode == 130, err
    assert err.count(b"\n") == 1
    assert b"resumes from there" in err
    deadline = time.monotonic() + 60
    while running_on := [child for child in children if is_running(child)]:
        assert time.monotonic() < deadline, running_on
        time.sleep(0.05)
    done = out.read_bytes().count(b"\n") - 1
    assert 29 <= done < 2000
    assert out.read_bytes().endswith(b"}\n")
    finished = mandate(*order[:4], "--games", str(done + 4), *order[6:], "--json")
    assert finished.returncode == 0, finished.stderr
    assert json.loads(finished.stdout)["games"] in (done + 4, done + 5)


def _children(process: int) -> list[int]:
    """All processes below this one, where the system can be asked."""
    found = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with contextlib.suppress(OSError):  # one that has ended meanwhile
            for child in map(int, task.read_text("utf-8").split()):
                found += [child, *_children(child)]
    return found


# --- the examples -----------------------------------------------------------------------------------------


def play_example(interpreter: str, file: str, *more: str) -> None:
    bot = f"bot:{shlex.join([interpreter, str(EXAMPLES / file)])}"
    done = mandate("arena", *more, bot, "--games", "2", "--seed", "1", "--time", "60", "--json")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts["failures"] == {}
    assert facts["games"] >= 2


@pytest.mark.parametrize("order", [("qin", "random"), ("great-wall", "random")])
def test_the_example_in_python_plays_both_games(order: tuple[str, str]) -> None:
    play_example(sys.executable, "random_bot.py", *order)


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not here")
def test_the_example_in_javascript_plays() -> None:
    play_example("node", "random_bot.js", "qin", "random")


def test_the_example_in_python_is_short_and_needs_nothing() -> None:
    text = (EXAMPLES / "random_bot.py").read_text("utf-8")
    assert len(text.splitlines()) < 40
    imported = {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))}
    assert imported <= sys.stdlib_module_names


def test_a_program_that_fails_in_every_game_is_the_last_word_and_the_exit_code() -> None:
    done = mandate("arena", "qin", "random", program("crash"), "--games", "2", "--seed", "1", "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["games"] == 2
    assert done.stderr.splitlines()[-1].startswith(
        "Failed in every game, so the results above mean nothing: bot:"
    )
    figures = ("report", "properties", "qin", "--games", "2", "--player", program("crash"), "--jobs", "1")
    for order in (("simulate", "qin", "--agent", program("crash"), "--games", "2"), figures):
        stopped = mandate(*order)
        assert stopped.returncode == 2
        assert "a bug in the bot" in stopped.stderr
