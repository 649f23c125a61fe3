"""Games of other packages stand beside ours, whatever their options are called and however many play."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from mandate.cli.main import build
from mandate.cli.options import flag
from mandate.core.option import RESERVED
from mandate.games import OF_THE_HOUSE, options_of
from tests.examples import nim
from tests.examples.packages import PROJECT, Package
from tests.server.serving import Person, Process

WITH_OPTIONS = ("play", "simulate", "report")  # the commands that take the options of a game
NONE = "OPTIONS: tuple[Option, ...] = ()"
NIM = Path(nim.__file__).read_text("utf-8")


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mandate", "--lang", "en", *words],
        input=typed, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, options: str = "", words: str = "") -> None:
    """Nim with these options, for every process that is started in the test."""
    module = NIM.replace(NONE, f"OPTIONS = ({options})")
    Package.written(folder, "nim", module, "mandate.games", "GAME", words=nim.WORDS + words)
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{PROJECT / 'src'}")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))


# --- options ------------------------------------------------------------------------------------------------


def test_an_option_of_another_game_stops_no_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options = (
        'Option("heaps", 3, least=2, most=5, about="nim-heaps"), Option("bare", "x"), Option("open", True),'
    )
    install(tmp_path, monkeypatch, options, "nim-heaps = { $value } heaps\n")
    helped = run("play", "--help")
    assert (helped.returncode, helped.stderr) == (0, "")
    text = " ".join(helped.stdout.split())
    assert "--heaps HEAPS Nim: 3 heaps" in text
    assert "--bare BARE Nim: bare" in text
    assert "--open, --no-open Nim: open" in text
    for words in (["simulate", "qin", "--games", "1"], ["simulate", "nim", "--games", "1", "--heaps", "4"]):
        done = run(*words, "--json")
        assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["options"] == {"heaps": 4, "bare": "x", "open": True}
    assert json.loads(run("simulate", "nim", "--no-open", "--json").stdout)["options"]["open"] is False
    refused = run("simulate", "qin", "--heaps", "4")
    assert (refused.returncode, "“heaps”" in refused.stderr) == (2, True)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_message_that_its_package_forgot_is_not_missed(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, 'Option("heaps", 3, about="nim-forgotten"),')
    done = run("--lang", language, "simulate", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "heaps" in done.stdout


def test_an_option_never_takes_a_name_that_a_command_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("out", "save", "seed", "game", "walls")  # of commands; the last one of The Great Wall, as words
    install(tmp_path, monkeypatch, "".join(f'Option("{name}", 1, least=1, most=9),' for name in names))
    out = tmp_path / "games.jsonl"
    done = run("simulate", "nim", "--games", "1", "--out", str(out), "--nim-out", "2", "--nim-walls", "3")
    assert (done.returncode, done.stderr) == (0, "")
    options = json.loads(out.read_text("utf-8"))["setup"]["options"]
    assert options == {"out": 2, "save": 1, "seed": 1, "game": 1, "walls": 3}
    saved = tmp_path / "saved.json"
    played = run("play", "nim", "--save", str(saved), "--nim-game", "4", typed="quit\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert json.loads(saved.read_text("utf-8"))["setup"]["options"]["game"] == 4
    taken = run("play", "nim", "--resume", str(saved), "--nim-out", "2")
    assert (taken.returncode, "--nim-out" in taken.stderr) == (2, True)
    helped = " ".join(run("simulate", "--help").stdout.split())
    assert "--walls {usual,strong}" in helped
    assert "--nim-walls NIM_WALLS" in helped


def test_every_name_of_a_command_is_reserved() -> None:
    ours = {option.name for game in OF_THE_HOUSE for option in options_of(game.id)}
    for verb in WITH_OPTIONS:
        parser = build("en", verb)
        assert parser._subparsers is not None
        (verbs,) = parser._subparsers._group_actions
        assert isinstance(verbs.choices, dict)
        actions = [*parser._actions, *verbs.choices[verb]._actions]
        flags = {word.lstrip("-").replace("-", "_") for action in actions for word in action.option_strings}
        assert flags | {action.dest for action in actions} <= RESERVED | ours
    assert not RESERVED & ours
    assert all(flag(name).startswith("--") for name in RESERVED)


def test_options_that_are_none_are_reported_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, '"heaps",')
    assert run("play", "--help").returncode == 0
    done = run("simulate", "nim")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "no tuple of Options" in done.stderr


def test_the_checks_tell_what_is_wrong_with_an_option(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, 'Option("out", 1), Option("heaps", 3, about="nim-forgotten"),')
    code = (
        "from nim import NIM; from mandate.core.contract import check_game; print(check_game(NIM, games=1))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (
        "AssertionError: check_options: en cannot tell what the option heaps changes: nim-forgotten"
        in done.stderr
    )
    module = tmp_path / "nim" / "__init__.py"
    module.write_text(module.read_text("utf-8").replace(', about="nim-forgotten"', ""), "utf-8")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "the option out is --nim-out on the command line" in done.stdout
    assert "no message says what the option heaps changes" in done.stdout
    assert "no message option-nim-heaps: the page shows the bare name of the option" in done.stdout


# --- how many play ------------------------------------------------------------------------------------------


def test_a_game_for_exactly_two_needs_no_option_that_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    bot = f"bot:{sys.executable} {PROJECT / 'examples' / 'bots' / 'random_bot.py'}"
    for words in (
        ["simulate", "nim", "--games", "2"],
        ["simulate", "nim", "--games", "2", "--agent", "random", "--agent", bot],
        ["arena", "nim", "random", "random", "--games", "4"],
        ["report", "properties", "nim", "--games", "2"],
    ):
        done = run(*words)
        assert (done.returncode, done.stderr) == (0, ""), words
    played = run("play", "nim", "--opponent", bot, typed="1\nquit\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "random_bot.py takes" in played.stdout
    assert "You have seat 1." in played.stdout
    wrong = run("simulate", "nim", "--agent", "random", "--agent", "random", "--agent", "random")
    assert (wrong.returncode, len(wrong.stderr.splitlines())) == (2, 1)


def test_a_server_refuses_a_wrong_number_of_seats_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)

    async def scene(address: str) -> None:
        async with Person.coming_in(address, "Ann") as ann:
            plan = {"game": "nim", "options": {}, "seats": [{"kind": "me"}]}
            refused = await ann.http.post("/api/tables", json=plan)
            assert (refused.status_code, refused.json()["code"]) == (409, "wrong-seats")
            plan["seats"] = [{"kind": "me"}, {"kind": "bot", "name": "random"}]
            assert (await ann.http.post("/api/tables", json=plan)).status_code == 201

    with Process(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        asyncio.run(scene(server.address))
