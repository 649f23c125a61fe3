"""A game in a package of its own is played everywhere, and no line of ours knows it."""

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from mandate.core.rng import Chance
from mandate.lang import LANGUAGES
from tests.cli.remote.terminals import Terminal
from tests.examples.packages import PROJECT, Package
from tests.server.serving import Person, Process

GUIDE = (PROJECT / "docs" / "add-a-game.md").read_text("utf-8")
EXAMPLE = PROJECT / "examples" / "lantern-night"
ID = "lantern-night"
IMPORT = "from mandate.games.registry import PlayerEntry, Registration\n"


def commands() -> list[list[str]]:
    """What the guide says to type, a list of words each."""
    (block,) = (block for block in re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL) if ID in block)
    return [line.split() for line in block.splitlines()]


def command(verb: str) -> list[str]:
    return next(words[1:] for words in commands() if words[:2] == ["mandate", verb])


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command of Mandate in a process of its own, which finds whatever PYTHONPATH leads to."""
    return subprocess.run(
        [sys.executable, "-m", "mandate", "--lang", "en", *words],
        input=typed, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip


# --- what it is ---------------------------------------------------------------------------------------------


def test_it_is_small_and_a_package_of_its_own() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < 320
    assert commands()[0] == ["pip", *Package.HOW, EXAMPLE.relative_to(PROJECT).as_posix()]


def test_nothing_of_ours_names_it() -> None:
    ours = [path for room in ("src", "web/src") for path in (PROJECT / room).rglob("*") if path.is_file()]
    texts = [path for path in ours if path.suffix in (".py", ".ftl", ".ts", ".svelte")]
    assert len(texts) > 300
    assert [path for path in texts if re.search("lantern.?night", path.read_text("utf-8"), re.I)] == []


@pytest.mark.usefixtures("lantern_night")
def test_the_contract_holds() -> None:
    checks = """
from lantern_night.rules import LANTERN_NIGHT
from mandate.core.contract import check_game
print(check_game(LANTERN_NIGHT, {"players": 3}, games=5, looks=0.5, resignations=0.03))
"""
    done = subprocess.run([sys.executable, "-c", checks], capture_output=True, text=True, check=True)
    assert re.match(r"Tally\(games=5, choices=\d\d.*notes=\[\]\)", done.stdout)
    after = "\nfrom mandate import games\nassert games.broken() == ()\n"
    subprocess.run([sys.executable, "-c", after], capture_output=True, check=True)


# --- where it is played -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("lantern_night")
def test_its_players_are_listed_with_everybody_elses() -> None:
    answer = json.loads(run("players", "--json").stdout)
    assert [player["name"] for player in answer[ID]] == ["random", "moth", "daring"]
    assert [player["called"] for player in answer[ID]] == ["Random", "Moth", "Daredevil"]
    assert answer["qin"][-1]["name"] == "daring"  # who came by itself plays any game
    assert "Lantern Night" in run(*command("players")).stdout


@pytest.mark.usefixtures("lantern_night")
def test_many_games(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    done = run(*command("simulate"), "--out", str(out))
    assert done.stderr == ""
    assert "20 games of Lantern Night" in done.stdout
    assert "the last lantern 20" in done.stdout
    assert len(out.read_text("utf-8").splitlines()) == 20
    replayed = run("replay", str(out), "--game", "3")
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert "is lit." in replayed.stdout
    traced = [json.loads(line) for line in run("replay", str(out), "--trace", "--legal").stdout.splitlines()]
    assert traced[0]["pending"] == [0, 1]
    assert len(traced[0]["legal"]["0"]) == 6


@pytest.mark.usefixtures("lantern_night")
def test_the_arena() -> None:
    done = run(*command("arena"))
    assert done.stderr == ""
    assert re.search("moth .*daring|daring .*moth", done.stdout)
    assert "the last lantern" in done.stdout


ENVIRONMENTS = """
import gymnasium, numpy as np, pettingzoo
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

import mandate.envs
from mandate import games
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.envs import lantern_night_v0
from mandate.envs.plain import PlainEncoding

NAME = "mandate.envs:mandate/LanternNight-v0"

def secrets():
    rules, chance, looks, noticed = games.find("lantern-night"), Chance("secrets"), 0, 0
    for form in ("array", "blocks", "flat"):
        encoding, state = PlainEncoding({}, form), rules.start({"players": 3}, chance)
        while state.pending:
            for seat in map(Seat, range(3)):
                view = state.view(seat)
                seen, redrawn = encoding.observe(view), rules.resample(view, chance)
                assert encoding.space().contains(seen)
                np.testing.assert_equal(encoding.observe(redrawn.view(seat)), seen)
                other = Seat((seat + 1) % 3)
                shown = [encoding.observe(each.view(other)) for each in (state, redrawn)]
                noticed += not all(np.array_equal(shown[0][name], shown[1][name]) for name in shown[0])
                looks += 1
            seat, decision = next(iter(state.pending.items()))
            assert [encoding.token(decision, n) for n in encoding.legal(decision)] == [*decision.options]
            state.apply(seat, chance.choose(decision.options))
    return looks, noticed

def main():
    looks, noticed = secrets()
    assert looks > 150 and noticed > looks / 2, (looks, noticed)
    for settings in ({}, {"players": 2, "observations": "blocks", "opponent": "moth", "slots": 8}):
        env = gymnasium.make(NAME, disable_env_checker=True, **settings)
        check_env(env.unwrapped, skip_render_check=True)
    api_test(pettingzoo.make("aec", "mandate/lantern_night-v0"), num_cycles=50)
    parallel_api_test(lantern_night_v0.parallel_env(players=2), num_cycles=50)
    with np.testing.assert_raises_regex(ValueError, "6 options are offered, and there are 3 slots"):
        gymnasium.make(NAME, slots=3).reset(seed=1)
    played = []
    for workers in (1, 2):
        many = gymnasium.make_vec(NAME, num_envs=4, players=2, reward="margin", workers=workers)
        many.reset(seed=1)
        played.append([many.step(many.action_masks().argmax(axis=1)) for _ in range(8)])
        many.close()
    np.testing.assert_equal(played[0], played[1])
    rewards = np.array([step[1] for step in played[0]])
    assert rewards.any() and abs(rewards).max() < 1
    one = gymnasium.make(NAME, render_mode="rgb_array")
    one.reset(seed=1)
    assert one.render().std() > 0
    print("all well")

if __name__ == "__main__":
    main()
"""
AGENT = """
from mandate.envs.agents import plays

def policy(observation):
    legal = observation["action_mask"].nonzero()[0]
    return int(legal[observation["options"][legal, 1].argmax()])  # the highest number

highest = plays(policy, observations="blocks")
"""


@pytest.mark.usefixtures("lantern_night")
def test_it_is_an_environment_though_it_brings_no_encoding(tmp_path: Path) -> None:
    script = tmp_path / "environments.py"
    script.write_text(ENVIRONMENTS, "utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1:] == ["all well"], done.stderr


@pytest.mark.usefixtures("lantern_night")
def test_its_positions_go_into_a_file_and_a_policy_into_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_agent.py").write_text(AGENT, "utf-8")
    options = ["--players", "2", "--agent", "agent:my_agent:highest", "--agent", "moth"]
    done = run("simulate", ID, *options, "--games", "3", "--seed", "1", "--features", "seen.parquet")
    assert (done.returncode, done.stderr) == (0, "")
    read = """
from mandate.envs.features import load
data = load("seen.parquet")
assert data["table"].shape == (36, 512) and data["options"].shape == (36, 64, 64)
assert data["mask"][range(36), data["action"]].all()
highest = data["player"] == "agent:my_agent:highest"
assert [int(token) for token in data["token"][highest]][:2] > [12, 12]
"""
    subprocess.run([sys.executable, "-c", read], check=True)


@pytest.mark.usefixtures("lantern_night")
def test_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    left = run(*command("play"), typed="2?\n7\nmoth\nlog\n2\n4\nquit\n")
    assert (left.returncode, left.stderr) == (0, "")
    assert "A lantern with 5 light. Which card do you bid?\n" in left.stdout
    assert "Bid 13\n" in left.stdout
    assert "“7” is neither a choice here nor a command." in left.stdout
    assert "Moth 2 opens the" in left.stdout
    assert "Continue with: mandate play lantern-night --resume" in left.stdout
    ended = run("play", "--resume", typed="13\n14\n16\n24\nn\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert re.search(r"Seat 1 +12 light; played: 2, 4, 13, 14, 16, 24\n", ended.stdout)
    assert "Seat 1 wins." in ended.stdout
    assert "Final score (light): Seat 1 12, Moth 2 " in ended.stdout


@pytest.mark.usefixtures("lantern_night")
def test_the_terminal_in_a_language_that_it_does_not_speak_throughout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    words = ["--lang", "de", "play", ID, "--seed", "1", "--opponent", "moth"]
    said = subprocess.run(
        [sys.executable, "-m", "mandate", *words], input="2\n", capture_output=True, text=True, check=False
    ).stdout
    assert "Eine Laterne mit 5 Licht. Welche Karte bietest du?" in said
    assert "Platz 1 puts a card face down." in said


@pytest.mark.usefixtures("lantern_night")
def test_the_terminal_at_a_server(tmp_path: Path) -> None:
    with (
        Process(f"sqlite:///{tmp_path / 'tables.db'}") as server,
        Terminal(tmp_path / "ann", "play", ID, "--at", server.address, "--name", "Ann", "--players", "2",
                 "--opponent", "moth", fresh=True) as ann,
    ):  # fmt: skip
        at = 0
        for _ in range(6):
            at = ann.until("Which card do you bid?", after=at)
            at = ann.until(" Bid ", after=at)
            ann.type(ann.lines[at - 1].split()[-1])
        ann.until("win", after=at)
        text = " ".join(ann.text.split())  # where lines are broken depends on the deal
        assert text.count(" takes the lantern with ") >= 1
        assert "Moth opens the" in text


@pytest.mark.usefixtures("lantern_night")
def test_the_help_lists_it_and_a_review_names_it(tmp_path: Path) -> None:
    text = " ".join(run("play", "--help").stdout.split())
    assert "which game: qin, great-wall, lantern-night (default: qin)" in text
    assert (
        "Qin 2 to 4 (default: 2), The Great Wall 1 to 5 (default: 3), Lantern Night 2 to 4 (default: 3)"
        in text
    )
    out = tmp_path / "games.jsonl"
    run("simulate", ID, "--games", "1", "--seed", "1", "--out", str(out))
    refused = run("review", str(out))
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
    assert "Games of Lantern Night cannot be reviewed" in refused.stderr


@pytest.mark.usefixtures("lantern_night")
def test_an_option_that_it_does_not_have_is_refused() -> None:
    done = run("simulate", ID, "--players", "5")
    assert done.returncode == 2
    assert "2–4" in done.stderr


@pytest.mark.usefixtures("lantern_night")
def test_the_server(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        async with Person.coming_in(address, "Ann") as ann:
            infos = {info["id"]: info for info in (await ann.http.get("/api/games")).json()}
            assert infos[ID]["bots"] == ["random", "moth", "daring"]
            table = await ann.open("me", "moth", "daring", game=ID)
            async with ann.at(table, show="words,facts") as line:
                await line.until(lambda: bool(line.updates) and line.status == "playing")
                sight = line.sight(0)
                assert sight["question"]["title"]["id"] == "lantern-night-ask"
                assert len(sight["question"]["choices"]) == len(sight["view"]["decision"]["options"]) == 6
                assert sight["facts"][0]["title"] == {"id": "lantern-night-name"}
                await line.play(Chance(1))
                assert line.status == "over"
                assert sum(line.sight(0)["view"]["outcome"]["scores"]) == 21
                events = [event for item in line.news() for event in item.get("events", ())]
                assert {"event-lantern-night-took", "event-lantern-night-lit"} <= {
                    event["told"]["id"] for event in events
                }
                hidden = [e["card"] for e in events if e["event"] == "lantern-night-bid" and e["seat"] != 0]
                assert len(hidden) == 12
                assert set(hidden) == {"?"}
            record = await ann.http.get(f"/api/tables/{table['id']}/record", params={"link": table["link"]})
            assert record.json()["outcome"]["reason"] == "lanterns"

    with Process(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        asyncio.run(scene(server.address))
        words = {
            language: httpx.get(f"{server.address}/api/words/{language}/{ID}").text for language in LANGUAGES
        }
        assert "lantern-night-name = Laternennacht" in words["de"]
        assert all(
            "lantern-night-card = Bid" in text for text in words.values()
        )  # what it says in English only
        assert "player-daring = Daredevil" in words["fr"]  # who comes without a game, and plays this one
        assert httpx.get(f"{server.address}/api/words/en/chess").status_code == 404
        code, log = server.stop()
        assert (code, "rror" in log) == (0, False)


# --- packages that are broken -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "reason"),
    [
        ("raise RuntimeError('no luck\\ntoday')", "RuntimeError: no luck today"),
        ("GAME = 3", "TypeError: broken:GAME is no Registration"),
        (
            "GAME = Registration(id='A b', rules='x:y')",
            "no id for a game",
        ),
        ("GAME = Registration(id='qin', rules='x:y')", "another game is called qin"),
        (
            "GAME = Registration(id='nim', rules='x:y')",
            "no message nim-name",
        ),
        (
            "GAME = Registration(id='nim', rules='x:y', words='nowhere')",
            "No module named 'nowhere'",
        ),
    ],
)
def test_a_broken_package_is_reported_in_one_line_and_stops_no_one(
    module: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Package.written(tmp_path, "broken", IMPORT + module, "mandate.games", "GAME")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    done = run("players")
    assert done.returncode == 0
    assert "Chancellor" in done.stdout
    (line,) = done.stderr.splitlines()
    assert line.startswith("mandate: The package broken brings “")
    assert reason in line


def test_rules_that_cannot_be_loaded_stop_only_who_wants_to_play_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = IMPORT + "GAME = Registration(id='nim', rules='broken.rules:NIM', words='broken.words')"
    Package.written(tmp_path, "broken", module, "mandate.games", "GAME", words="nim-name = Nim\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    done = run("simulate", "nim")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "The game “nim” cannot be used: broken.rules:NIM: ModuleNotFoundError" in done.stderr
    assert run("play", "--help").returncode == 0
    assert run("simulate", "qin", "--games", "1").stderr == ""


def test_words_that_are_no_fluent_are_refused_by_their_first_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = IMPORT + "GAME = Registration(id='nim', rules='broken.rules:NIM', words='broken.words')"
    Package.written(tmp_path, "broken", module, "mandate.games", "GAME", words="nim-name Nim\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert "this is no Fluent: nim-name Nim" in run("players").stderr


def test_a_player_that_is_called_like_another_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = IMPORT + "GAME = PlayerEntry('greedy', 'x:y')"
    Package.written(tmp_path, "broken", module, "mandate.players", "GAME")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    done = run("players")
    assert "another player is called greedy" in done.stderr
    assert "Chancellor" in done.stdout


@pytest.mark.usefixtures("lantern_night")
def test_the_command_line_answers_without_loading_a_game() -> None:
    code = "import sys; from mandate.cli.main import build; build('en', 'play').format_help()\n"
    code += "print([name for name in ('numpy', 'numba', 'lantern_night.players') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]", os.environ["PYTHONPATH"]
