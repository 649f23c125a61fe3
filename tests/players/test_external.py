"""Programs as players: real processes, that behave and that do not."""

import gc
import json
import os
import shlex
import sys
import time
from collections import deque
from pathlib import Path

import pytest

from mandate.core.errors import Code, Malformed, Problem
from mandate.core.game import Outcome, Seat
from mandate.core.match import Match
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState
from mandate.players import find
from mandate.players.bot_process import (
    LAST_WORDS,
    LONGEST_LINE,
    MESSAGES_WAITING,
    BotFailed,
    BotProcess,
    end_all,
)
from mandate.players.external import ExternalPlayer
from mandate.players.protocol import Over

PROGRAMS = Path(__file__).with_name("programs.py")


def command(way: str, *more: str) -> str:
    return shlex.join([sys.executable, str(PROGRAMS), way, *more])


def new_match() -> Match[QinState]:
    return Match.start(QIN, {"players": 2}, seed="programs")


def first_choice(way: str, seconds: float = 20.0) -> str:
    """What the program chooses first, judged by the rules."""
    match = new_match()
    player = ExternalPlayer(command(way), seconds=seconds)
    try:
        choice = player.choose(match.view(Seat(0)), match.pending[Seat(0)])
        try:
            match.play(choice)
        except Problem as refusal:
            raise player.illegal(choice, refusal) from refusal
        return choice
    finally:
        player.close()
        assert player.process is None or player.process._process.returncode is not None


def test_a_program_plays_a_whole_game_and_is_sent_how_it_ended(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    match = new_match()
    program = find(f"bot:{command('good', str(heard))}", seed=1)
    other = find("random", seed=1)
    assert isinstance(program, ExternalPlayer)
    while match.pending:
        seat = match.turn
        assert seat is not None
        match.play((program if seat == 0 else other).choose(match.view(seat), match.pending[seat]))
    assert match.outcome is not None
    program.over(match.outcome)
    program.close()
    messages = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    assert messages[0]["type"] == "hello"
    assert (messages[0]["game"], messages[0]["seat"], messages[0]["seats"]) == ("qin", 0, 2)
    assert [m["decision"] for m in messages[1:-1]] == list(range(len(messages) - 2))
    assert all(
        m["view"]["seat"] == 0 and m["view"]["decision"]["options"] == m["legal"] for m in messages[1:-1]
    )
    assert messages[-1] == {"type": "over", "scores": list(match.outcome.scores)} | match.outcome.to_json()


@pytest.mark.parametrize(
    ("way", "code", "words"),
    [
        ("crash-at-once", Code.BOT_EXITED, ["before it was ready (exit status 1)", "no licence"]),
        ("close-at-once", Code.BOT_CLOSED, ["closed its output"]),
        ("speaks-tlh", Code.BOT_LANGUAGE, ["“tlh”", "en, de, fr"]),
        ("no-line-end", Code.BOT_UNFINISHED, ["a line break is missing after", "answer"]),
        ("latin-1", Code.BOT_GARBAGE, ["byte 0xeb at position 31 of the line"]),
        ("old", Code.BOT_PROTOCOL, ["version 0", "this release speaks version 2"]),
        ("wrong-message", Code.BOT_UNEXPECTED, ["ready", "RR:a1a2"]),
        ("crash", Code.BOT_EXITED, ["status 1", "ValueError: a bug in the bot"]),
        ("leave", Code.BOT_EXITED, ["during the game (exit status 7)"]),
        ("close", Code.BOT_CLOSED, ["closed its output while it was still running"]),
        ("garbage", Code.BOT_GARBAGE, ["I think that [31m red is nice"]),
        ("bytes", Code.BOT_GARBAGE, ["not a message"]),
        ("number", Code.BOT_GARBAGE, ["$.token"]),
        ("endless-line", Code.BOT_LONG, [f"{LONGEST_LINE:,}"]),
        ("stale", Code.BOT_STALE, ["decision -1", "decision 0"]),
        ("ready-again", Code.BOT_UNEXPECTED, ["answer", "ready"]),
        ("illegal", Code.BOT_ILLEGAL, ["RR:a1a2", "[qin."]),
        ("nonsense", Code.BOT_ILLEGAL, ["win the game"]),
    ],
)
def test_what_a_program_does_wrong_is_reported_and_ends_it(way: str, code: Code, words: list[str]) -> None:
    with pytest.raises(BotFailed) as failed:
        first_choice(way, 2.0 if way == "no-line-end" else 20.0)
    assert failed.value.code is code
    sentence = failed.value.tell("en")
    assert sentence.isprintable()
    for word in words:
        assert word in sentence
    assert "programs.py" in sentence
    assert failed.value.tell("de") != sentence != failed.value.tell("fr")


@pytest.mark.parametrize("way", ["hang", "with-child"])
def test_a_program_that_thinks_too_long_is_not_waited_for(way: str) -> None:
    with pytest.raises(BotFailed) as failed:
        first_choice(way, seconds=0.1)
    assert failed.value.code is Code.BOT_TIME
    assert "0.1 s" in failed.value.tell("en")


def test_a_program_that_says_nothing_at_all_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mandate.players.external.HELLO_SECONDS", 0.1)
    with pytest.raises(BotFailed) as failed:
        first_choice("silent", seconds=0.1)
    assert failed.value.code is Code.BOT_TIME


def test_what_a_program_has_started_ends_with_it() -> None:
    with pytest.raises(BotFailed) as failed:
        first_choice("with-child", seconds=0.1)
    child = int(failed.value.facts["said"].split()[1])
    deadline = time.monotonic() + 50  # by itself it would end after a minute
    while is_running(child):
        assert time.monotonic() < deadline, "the child of the program runs on"
        time.sleep(0.05)


def is_running(process: int) -> bool:
    """A process that has ended may still be listed until someone asks for its exit status."""
    try:
        os.kill(process, 0)
        status = Path(f"/proc/{process}/stat")
        return not status.exists() or status.read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):  # now, or between two looks
        return False


def test_answers_that_no_one_requested_are_late_answers() -> None:
    match = new_match()
    player = ExternalPlayer(command("flood"), seconds=20)
    seat = Seat(0)
    match.play(player.choose(match.view(seat), match.pending[seat]))
    match.play(match.options[0])
    with pytest.raises(BotFailed) as failed:
        player.choose(match.view(seat), match.pending[seat])
    assert failed.value.code is Code.BOT_STALE


def test_a_program_may_talk_on_standard_error_as_much_as_it_likes() -> None:
    assert first_choice("talks-aside") == new_match().options[0]


def test_only_its_last_words_are_kept() -> None:
    code = f"import sys; print(*range({LAST_WORDS + 3}), sep='\\n', file=sys.stderr)"
    with pytest.raises(BotFailed) as failed:
        ExternalPlayer(shlex.join([sys.executable, "-c", code])).greet("qin", {"players": 2}, 0)
    assert failed.value.facts["said"] == "3 | 4 | 5 | 6 | 7"


def test_a_program_that_does_not_read_is_not_sent_more_and_more() -> None:
    process = BotProcess(shlex.join([sys.executable, "-c", "import time; time.sleep(60)"]))
    long = Over(winners=[], reason="x" * 1_000_000, scores=[])
    with pytest.raises(BotFailed) as failed:
        deque(map(process.tell, [long] * (MESSAGES_WAITING + 2)))
    assert failed.value.code is Code.BOT_DEAF
    assert process._process.returncode is not None


@pytest.mark.parametrize("name", ["bot:", "bot:   ", "bot:'unbalanced"])
def test_a_broken_command_is_refused_at_once(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        find(name)
    assert refused.value.code is Code.BOT_START


@pytest.mark.parametrize("way", ["/nowhere/at/all", str(PROGRAMS.parent), "a\0b"])
def test_a_command_that_does_not_start_says_why(way: str) -> None:
    with pytest.raises(BotFailed) as failed:
        ExternalPlayer(way).greet("qin", {"players": 2}, 0)
    assert failed.value.code is Code.BOT_START
    assert failed.value.facts["reason"]


# --- several games ------------------------------------------------------------------------------------


def play_two_games(way: str) -> tuple[int, int]:
    """The numbers of the processes that played the first and the second game."""
    numbers = []
    process = None
    for _ in range(2):
        match = new_match()
        player = ExternalPlayer(command(way), process=process)
        match.play(player.choose(match.view(Seat(0)), match.pending[Seat(0)]))
        player.over(Outcome((Seat(0),), "last_pagoda", (0, 3)))
        process = player.process
        assert process is not None
        numbers.append(process._process.pid)
    assert process is not None
    process.close()
    return numbers[0], numbers[1]


def test_a_program_plays_one_game_after_the_other() -> None:
    first, second = play_two_games("good")
    assert first == second


def test_a_program_that_leaves_after_each_game_is_started_again() -> None:
    first, second = play_two_games("one-game")
    assert first != second


def test_a_player_that_is_forgotten_ends_its_program() -> None:
    match = new_match()
    player = ExternalPlayer(command("good"))
    player.choose(match.view(Seat(0)), match.pending[Seat(0)])
    assert player.process is not None
    running = player.process._process
    del player
    gc.collect()
    assert running.returncode is not None


def test_all_programs_can_be_ended_at_once() -> None:
    match = new_match()
    player = ExternalPlayer(command("good"), seconds=20)
    player.choose(match.view(Seat(0)), match.pending[Seat(0)])
    end_all()
    with pytest.raises(BotFailed) as failed:
        player.choose(match.view(Seat(0)), match.pending[Seat(0)])
    assert failed.value.code is Code.BOT_EXITED


def test_a_program_cannot_tell_the_deal_from_its_seed() -> None:
    seeds = [ExternalPlayer("x", seed)._seed for seed in ("1/0", "1/1", 1, None, None)]
    assert len(set(seeds)) == 5
    assert all("1/" not in seed for seed in seeds)
    assert ExternalPlayer("x", "1/0")._seed == seeds[0]


def test_a_program_that_names_a_language_is_spoken_to_in_plain_sentences(tmp_path: Path) -> None:
    heard, match = tmp_path / "heard", new_match()
    program = ExternalPlayer(command("speaks-fr", str(heard)), seconds=20.0)
    try:
        program.choose(match.view(Seat(0)), match.pending[Seat(0)])
        program.over(Outcome((Seat(1),), "last_pagoda", (3, 0)))
    finally:
        program.close()
    _, asked, over = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    assert asked["question"]["title"] == "Quelle tuile posez-vous, et où\u202f?"
    assert all(isinstance(choice["label"], str) for choice in asked["question"]["choices"])
    assert asked["facts"][0]["rows"][0]["name"] == "Place 1"
    assert over["told"] == "dernière pagode"
