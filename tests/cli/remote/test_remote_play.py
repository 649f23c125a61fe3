"""`mandate play --at URL`: real terminals at a real server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.core.rng import Chance
from tests.cli.remote.terminals import PATIENCE, Server, Terminal, patiently, play

MAP = "R....V\n......\n..Y...\n......\nV....B\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def opened(terminal: Terminal) -> str:
    """The link that the opener of a table gets."""
    return terminal.lines[terminal.until("/invite/") - 1].strip()


def test_two_terminals_play_a_whole_game_through_a_crash_of_the_server(tmp_path: Path) -> None:
    (tmp_path / "small.txt").write_text(MAP)
    board, record = str(tmp_path / "small.txt"), str(tmp_path / "game.json")
    turn = threading.Lock()
    with (
        Server(tmp_path) as server,
        Terminal(tmp_path / "ann", "play", "qin", "--at", server.address, "--board", board,
                 "--name", "Ann", "--plain") as ann,
        Terminal(tmp_path / "ben", "play", "--at", opened(ann), "--name", "Ben", "--plain") as ben,
    ):  # fmt: skip
        players = [
            threading.Thread(target=play, args=(ann, 1, Chance("ann"), turn), daemon=True),
            threading.Thread(target=play, args=(ben, 2, Chance("ben"), turn), daemon=True),
        ]
        for player in players:
            player.start()
        patiently(lambda: sum("places" in line for line in ben.lines) > 3)
        with turn:  # no one is in the middle of a turn
            server.kill()
            for terminal in (ann, ben):
                terminal.until("Connection lost.")
            server.start()
            for terminal in (ann, ben):
                terminal.until("Connected again.")
        for player in players:
            player.join(PATIENCE)
            assert not player.is_alive(), (ann.text, ben.text)
        ann.type(f"save {record}")
        ann.until("The game is saved in")
        assert ann.leave() == ben.leave() == 0
        assert main(["verify", record]) == 0
        # everything was sent to each of them once and in the same order, and of draws only their own
        placed = [re.findall(r"\w+ places \w\w on \w+ and \w+", " ".join(t.lines)) for t in (ann, ben)]
        seen = min(map(len, placed))  # Ann can have placed a tile before Ben's terminal had opened
        assert placed[0][-seen:] == placed[1][-seen:]
        assert max(map(len, placed)) - seen <= 1
        drawn = [set(re.findall(r"(\w+) draws", " ".join(t.lines))) for t in (ann, ben)]
        assert drawn == [{"Ann"}, {"Ben"}]


def test_offers_talk_and_a_rematch(server: Server, tmp_path: Path) -> None:
    with (
        Terminal(tmp_path / "ann", "play", "qin", "--at", server.address, "--takebacks", "--name", "Ann",
                 "--clock", "30+10", "--plain") as ann,
        Terminal(tmp_path / "ben", "play", "--at", opened(ann), "--name", "Ben", "--plain") as ben,
    ):  # fmt: skip
        ben.until("Time limit: 1,800 seconds each for the whole game, plus 10 per move.")
        ann.until("▶ 1 Ann")
        tile = ann.lines[ann.until("Your hand:") - 1].split()[2]
        ann.type(f"{tile}:a1a2", "why", "hint", "say well, well", "moves")
        ann.until("[qin.place.adjoin]")
        ann.until("Hints are turned off at this table.")
        ben.until("Ann: well, well")
        choice = ann.lines[ann.until("legal moves:") - 1].partition(": ")[2].split()[0]
        ann.type(f"{choice}!", "undo")
        ann.until("Waiting for the other players.")
        ben.until("Ann would like to take back a move. (accept or decline)")
        ben.type("report 1 rude", "report 1 insult rude words", "block 9", "block 1", "who", "accept")
        ben.until("Who, and why? report 2 insult")
        ben.until("Thank you. The moderators will look at your report about Ann.")
        ben.until("Which seat? block 2")
        ben.until("You and Ann are kept apart from now on.")
        ben.until("2 Ben, here")
        ann.until("Ann took back a move.")
        ann.type("resign", "y")
        ben.until("Another game?")
        ben.type("y")
        ann.until("Ben would like to play again. (accept or decline)")
        ann.type("y")
        for terminal, seat in ((ann, 2), (ben, 1)):  # everybody sits one seat further
            name = "Ann" if terminal is ann else "Ben"
            terminal.until(f"You are {name}, seat {seat}.")
            terminal.until("Game 2 at this table; wins so far: Ben 0, Ann 0.")
            terminal.type("quit")
            terminal.until("Come back with: mandate play --at")
            assert terminal.leave() == 0


def test_who_comes_is_sent_what_was_said_before(server: Server, tmp_path: Path) -> None:
    for game in ("qin", "great-wall"):
        words = ("play", game, "--players", "2", "--at", server.address, "--name", "Ann", "--plain")
        with Terminal(tmp_path / f"ann-{game}", *words) as ann:
            link = opened(ann)
            ann.type("say welcome to you all", "who")
            ann.until("1 Ann, here")
            with Terminal(tmp_path / f"ben-{game}", "play", "--at", link, "--name", "Ben", "--plain") as ben:
                ben.until("Ann: welcome to you all")
                assert not any("takes seat" in line for line in ben.lines)  # that is in the log


def test_a_seat_is_given_up_before_the_game(server: Server, tmp_path: Path) -> None:
    words = ("play", "qin", "--players", "3", "--at", server.address, "--name", "Ann", "--plain")
    with (
        Terminal(tmp_path / "ann", *words) as ann,
        Terminal(tmp_path / "ben", "play", "--at", opened(ann), "--name", "Ben", "--plain") as ben,
    ):
        ben.until("Meanwhile: say TEXT, phrase, who, leave (gives up the seat).")
        ann.until("Ben takes seat 2.")
        ben.type("nonsense", "say hello", "who", "leave")
        ben.until("nonsense")
        ann.until("Ben: hello")
        ben.until("1 Ann, here")
        ben.until("You left the table.")
        assert ben.leave() == 0
        ann.until("Ben left the table.")
        link = opened(ann)
        ann.type("leave")
        ann.until("You left the table.")
        assert ann.leave() == 0
    with Terminal(tmp_path / "cem", "play", "--at", link, "--name", "Cem") as cem:
        cem.until("This table was closed")
        assert cem.leave() == 2


def test_an_abandoned_seat_is_taken_over_by_a_computer_player(server: Server, tmp_path: Path) -> None:
    words = (
        "play",
        "qin",
        "--players",
        "3",
        "--first",
        "1",
        "--at",
        server.address,
        "--name",
        "Ann",
        "--plain",
    )
    with (
        Terminal(tmp_path / "ann", *words) as ann,
        Terminal(tmp_path / "ben", "play", "--at", opened(ann), "--name", "Ben", "--plain") as ben,
        Terminal(tmp_path / "cem", "play", "--at", opened(ann), "--name", "Cem", "--plain") as cem,
    ):
        for terminal in (ann, ben, cem):
            terminal.until("▶ 1 Ann")
        ann.type("replace greedy", "help")
        ann.until("No player is away on their turn.")
        ann.until("a computer player takes over from a player who is away")
        ann.type("leave")
        ann.until("If you are sure")
        ann.type("leave y")
        ann.until("You left the table.")
        assert ann.leave() == 0
        ben.until("Ann left the table.")
        cem.until("Ann left the table.")
        ben.type("without 1 2", "replace missing", "replace 1 greedy")
        ben.until("Away: 1 Ann.")
        ben.until("missing")
        ben.until("You suggested it. Waiting for the other players.")
        cem.until("Ben suggests that greedy takes over from Ann. (accept or decline)")
        cem.type("accept")
        for terminal in (ben, cem):
            at = terminal.until("A computer player now has seat 1: Greedy.")
            terminal.until("Greedy places", after=at)


def test_a_seat_of_the_great_wall_is_given_up(server: Server, tmp_path: Path) -> None:
    with Terminal(tmp_path / "ann", "play", "great-wall", "--at", server.address, "--opponent", "random",
                  "--opponent", "random", "--name", "Ann") as ann:  # fmt: skip
        ann.until("You have:")
        ann.type("leave", "leave y")
        ann.until("If you are sure")
        ann.until("You left the table.")
        assert ann.leave() == 0


@pytest.mark.parametrize(
    ("piped", "code", "said"),
    [
        (b"", 2, "mandate play: A name is needed here."),
        (b"\n", 0, "The game continues on the server."),
        (b"Ann\nresign\ny\n", 0, "You are Ann, seat 1."),
        (b"\xff\xfe\nresign\ny\n", 0, "Pagodas left:"),
    ],
    ids=["nothing", "no name", "a name", "no text"],
)
def test_a_pipe_without_a_name(server: Server, tmp_path: Path, piped: bytes, code: int, said: str) -> None:
    """Whatever comes in, no traceback comes out; what follows the name is for the game."""
    words = ["play", "qin", "--at", server.address, "--opponent", "greedy", "--lang", "en", "--plain"]
    ended = subprocess.run(
        [sys.executable, "-m", "mandate", *words],
        input=piped,
        capture_output=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        timeout=PATIENCE,
        check=False,
    )
    text = (ended.stdout + ended.stderr).decode()
    assert ended.returncode == code, text
    assert said in text
    assert "Traceback" not in text


def test_a_seat_is_kept_and_a_third_one_watches(server: Server, tmp_path: Path) -> None:
    with Terminal(tmp_path / "ann", "play", "qin", "--at", server.address, "--plain") as ann:
        ann.until("What is your name?")
        ann.type("Ann")
        link = opened(ann)
        with Terminal(tmp_path / "ben", "play", "--at", link, "--name", "Ben", "--plain") as ben:
            ben.until("You are Ben, seat 2.")
    with (
        Terminal(tmp_path / "ann", "play", "--at", link, "--plain") as again,
        Terminal(tmp_path / "wim", "play", "--at", link, "--name", "Wim", "--plain") as wim,
    ):
        again.until("You are Ann, seat 1.")
        again.until("Your hand:")
        wim.until("You are watching this table; you have no seat here.")
        wim.until("▶ 1 Ann")
        wim.type("RR:g3g4", "resign", "say hello")
        wim.until("Wim (watching): hello")
        again.type("who")
        again.until("One person is watching.")
        assert "hello" not in again.text, "players hear of it when the game is over"
        again.type("resign", "y")
        again.until("Wim (watching): hello")
        wim.until("Ann resigned. The game is canceled.")
        assert wim.leave() == 0
        assert "Your hand" not in wim.text
    kept = list((tmp_path / "ann" / "mandate" / "guests").iterdir())
    assert [path.stat().st_mode & 0o777 for path in kept] == [0o600]
    with Terminal(tmp_path / "ann", "play", "--at", link, "--plain") as late:
        late.until("The game at this table is over. There is no winner.")
        assert late.leave() == 2


def test_the_great_wall_is_played_at_a_server(server: Server, tmp_path: Path) -> None:
    with Terminal(tmp_path / "ann", "play", "great-wall", "--at", server.address, "--opponent", "rules",
                  "--opponent", "rules", "--name", "Ann") as ann:  # fmt: skip
        at = 0
        for _ in range(4):
            at = ann.until("You have:", after=at)  # every question begins with it
            at = ann.until("  1 ", after=at)
            ann.type("1?", "1")
        ann.type("nonsense", "log", "who", "resign", "y")
        ann.until("2 Steward", "Steward 2")
        ann.until("Ann resigns.")
        ann.type("quit")
        ann.until("mandate play --at", "The server keeps the game.")
        assert ann.leave() == 0


def test_standing_answers_are_kept_by_the_server(server: Server, tmp_path: Path) -> None:
    """Ordered in the words of a game at home, and still there for who comes back."""
    with Terminal(tmp_path / "ann", "play", "great-wall", "--at", server.address, "--opponent", "rules",
                  "--opponent", "rules", "--name", "Ann") as ann:  # fmt: skip
        ann.until("You have:")
        ann.type("pass off", "pass until year or assault", "quit")
        ann.until("Nothing is passed for you.")
        ann.until("Tactic windows are passed for you until this Year is over or until the Wall is")
        at = ann.until("mandate play --at")
        text = ann.lines[ann.until("http", after=at - 1) - 1]
        link = next(word for word in text.split() if word.startswith("http"))
        assert ann.leave() == 0
    with Terminal(tmp_path / "ann", "play", "--at", link) as ann:
        ann.until("You have:")
        ann.type("pass off", "pass off", "quit")
        at = ann.until("You are asked about Tactic cards again.")
        ann.until("Nothing is passed for you.", after=at)
        assert ann.leave() == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--at", "ftp://example.org/x"], "is not the address of a table"),
        (["--at", "http://"], "is not the address of a table"),
        (["--at", "http://127.0.0.1:99999/"], "is not the address of a table"),
        (["--at", "{server}/table/nonsense"], "is not the address of a table"),
        (["--at", "http://127.0.0.1:9/"], "Cannot reach"),
        (["--at", "{server}/AAAAAAAAAAAAAAAAAAAAAA"], "This table does not exist"),
        (["--at", "{server}", "--seed", "7"], "--seed"),
        (["--at", "{server}/AAAAAAAAAAAAAAAAAAAAAA", "--players", "3"], "--players"),
        (["--at", "{server}", "--board", "nowhere.txt"], "nowhere.txt"),
        (["chess", "--at", "{server}"], "chess"),
        (["qin", "--at", "{server}", "--opponent", "missing"], "missing"),
    ],
)
def test_what_cannot_be_is_reported_in_one_line(
    server: Server, tmp_path: Path, words: list[str], said: str
) -> None:
    given = [word.replace("{server}", server.address) for word in words]
    with Terminal(tmp_path / "ann", "play", *given, "--name", "Ann") as ann:
        assert ann.leave() == 2
        patiently(lambda: ann.ended)
        assert len(ann.lines) == 1, ann.text
        assert said in ann.lines[0]


def test_hints_at_a_table_against_the_computer(server: Server, tmp_path: Path) -> None:
    opponent = ("--at", server.address, "--opponent", "random", "--name", "Ann", "--plain")
    with Terminal(tmp_path / "qin", "play", "qin", *opponent, "--first", "1") as ann:
        ann.until("Your hand:")
        ann.type("hint")
        ann.until("Best of 4,000 simulated games:")
        ann.until("Ann used a hint.")
        ann.type("quit")
        assert ann.leave() == 0
    with Terminal(tmp_path / "wall", "play", "great-wall", "--players", "2", *opponent[:-1]) as ann:
        ann.until("help")
        ann.type("hint", "quit")
        ann.until("Marshal would choose")
        assert ann.leave() == 0


def test_a_series_of_two_games_and_another_one_agreed_on_afterwards(server: Server, tmp_path: Path) -> None:
    (tmp_path / "small.txt").write_text(MAP)
    with (
        Terminal(tmp_path / "ann", "play", "qin", "--at", server.address, "--name", "Ann", "--plain",
                 "--series", f"bird,{tmp_path / 'small.txt'}") as ann,
        Terminal(tmp_path / "ben", "play", "--at", opened(ann), "--name", "Ben", "--plain") as ben,
    ):  # fmt: skip
        for terminal in (ann, ben):
            terminal.until("This is game 1 of 2 of a series.")
        ann.type("resign", "y")
        for terminal in (ann, ben):
            terminal.until("After one game of 2, pagodas left in total: Ann 24, Ben 0.")
            terminal.until("The next game of the series?")
            terminal.type("y")
            terminal.until("This is game 2 of 2 of a series.")
        ben.until("You are Ben, seat 1.")
        ann.type("resign", "y")
        for terminal in (ann, ben):
            at = terminal.until("After 2 games of 2, pagodas left in total: Ben 0, Ann 48.")
            terminal.until("Ben wins the series.", after=at)
        ann.type("series 1", "series 2")
        offered = ann.until("“1” is not a valid number of games for a series (2 to 99).")
        asked = ben.until("Ann would like to play a series of 2 games. (accept or decline)")
        ben.type("accept")
        for terminal, at in ((ann, offered), (ben, asked)):
            terminal.until("This is game 1 of 2 of a series.", after=at)
            terminal.type("quit")
            assert terminal.leave() == 0


def test_a_series_of_the_great_wall(server: Server, tmp_path: Path) -> None:
    words = ("play", "great-wall", "--players", "2", "--opponent", "random", "--at", server.address)
    with Terminal(tmp_path / "ann", *words, "--series", "2", "--name", "Ann") as ann:
        ann.until("This is game 1 of 2 of a series.")
        ann.type("resign", "y")
        ann.until("Game 1 of 2 of the series; so far: Ann 0, Random 1.")
        ann.until("The next game of the series?")
        ann.type("y")
        ann.until("This is game 2 of 2 of a series.")
        ann.type("quit")
        assert ann.leave() == 0
    with Terminal(tmp_path / "ben", *words, "--series", "bird,lion", "--name", "Ben") as ben:
        ben.until("“bird,lion” is not a valid number of games for a series (1 to 99).")
