"""`mandate ladder` through its real door."""

import json
import shlex
import sys
from pathlib import Path

from tests.cli.forked import mandate
from tests.cli.test_commands import one_line
from tests.players.test_external import PROGRAMS

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


def test_players_are_paired_rated_kept_and_verified(tmp_path: Path) -> None:
    out, page = tmp_path / "mine.jsonl", tmp_path / "mine.html"
    players = ["ladder", "run", "qin", "old@1=random", "greedy", "level:1"]
    order = ["--seed", "1", "--out", str(out), "--games", "6", "--json"]
    done = mandate(*players, *order, "--report", str(page))
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    places = {place["who"]: place for place in facts["places"]}
    assert set(places) == {"old@1", "greedy", "wanderer"}
    assert places["greedy"]["rating"] > places["old@1"]["rating"]
    assert places["wanderer"]["plays_like"] == 1
    assert places["greedy"]["games"] >= 6
    assert places["greedy"]["games"] % 2 == 0  # whole sets
    assert "mine.html" in {path.name for path in tmp_path.iterdir()}
    assert "plays like level" in page.read_text("utf-8")
    # a version joins later; what was played stays
    more = mandate(*players, "new@2=random", *order)
    again = json.loads(more.stdout)
    assert again["games"] > facts["games"]
    assert {place["who"] for place in again["places"]} == {*places, "new@2"}
    assert mandate("ladder", "verify", str(out)).returncode == 0
    shown = mandate("ladder", "show", str(out))
    assert "new@2" in shown.stdout
    assert "wanderer (level 1)" in shown.stdout


def test_an_interrupted_run_loses_and_doubles_nothing(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    order = [
        "ladder",
        "run",
        "qin",
        "one=random",
        "two=random",
        "--seed",
        "1",
        "--games",
        "10",
        "--jobs",
        "1",
    ]
    whole = mandate(*order, "--out", str(tmp_path / "whole.jsonl"), "--json")
    assert mandate(*order, "--out", str(out)).returncode == 0
    lines = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(b"".join(lines[:9]) + lines[9][:20])  # within a set, within a line
    resumed = mandate(*order, "--out", str(out), "--json")
    assert json.loads(resumed.stdout)["places"] == json.loads(whole.stdout)["places"]
    assert json.loads(resumed.stdout)["games"] == 10
    assert mandate("ladder", "verify", str(out)).returncode == 0


def test_the_great_wall_at_three_seats_and_programs(tmp_path: Path) -> None:
    del tmp_path
    bot = "bot:" + shlex.join([sys.executable, str(EXAMPLES / "random_bot.py")])
    done = mandate(
        "ladder", "run", "great-wall", f"mine@1={bot}", "random", "--games", "3", "--players", "3", "--json"
    )
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts["seats"] == 3
    assert {place["who"] for place in facts["places"]} == {"mine@1", "random"}
    failing = "bot:" + shlex.join([sys.executable, str(PROGRAMS), "crash"])
    bad = json.loads(mandate("ladder", "run", "qin", failing, "random", "--games", "2", "--json").stdout)
    assert sum(bad["failures"].values()) == 2
    assert bad["places"][0]["who"] == "random"


def test_a_file_that_was_changed_is_found_out(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    mandate(
        "ladder", "run", "qin", "one=random", "two=random", "--games", "4", "--seed", "1", "--out", str(out)
    )
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]

    def verify(number: int, **changes: object) -> str:
        changed = [dict(line) for line in lines]
        changed[number] |= changes
        other = tmp_path / "other.jsonl"
        other.write_text("".join(json.dumps(line) + "\n" for line in changed), "utf-8")
        done = mandate("ladder", "verify", str(other))
        assert done.returncode == 1, changes
        return done.stderr

    game = next(number for number, line in enumerate(lines) if line["is"] == "played")
    won = lines[game]["winners"]
    assert f"line {game + 1}" in verify(game, winners=[1 - won[0]])
    assert "luck" in verify(game, luck=[0.5, -0.5])
    deal = lines[game]["record"] | {"setup": lines[-3]["record"]["setup"]}
    assert f"line {game + 1}" in verify(game, record=deal)
    rated = len(lines) - 1
    assert "ratings" in verify(rated, places=[place | {"rating": 999} for place in lines[rated]["places"]])
    assert "does not hold" in verify(rated, places=[])


def test_bad_input_is_refused_in_one_line(tmp_path: Path) -> None:
    for words, sentence in (
        (("run", "qin", "random"), "≥ 2"),
        (("run", "qin", "random", "random"), "random@2=random"),
        (("run", "qin", "genius", "random"), "genius"),
        (("run", "great-wall", "random", "rules", "--option", "coop=true"), "compete"),
        (("show", str(tmp_path / "none")), "none"),
        (("verify", str(EXAMPLES / "random_bot.py")), "random_bot.py"),
    ):
        one_line(mandate("ladder", *words), sentence)
