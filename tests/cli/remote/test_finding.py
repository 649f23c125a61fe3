"""`mandate play --find`: from a level in the warm seat to a person, in real terminals at a real server."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.cli.remote.address import Address
from mandate.cli.remote.guest import Guest
from mandate.core.rng import Chance
from tests.cli.remote.terminals import PATIENCE, Server, Terminal, play

PLAIN = ("--no-colour", "--plain")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def finding(server: Server, home: Path, name: str, *more: str) -> Terminal:
    return Terminal(home, "play", "qin", "--at", server.address, "--find", "--name", name, *PLAIN, *more)


def test_a_level_plays_until_a_person_takes_its_seat(server: Server, tmp_path: Path) -> None:
    with (
        finding(server, tmp_path / "ann", "Ann") as ann,
        finding(server, tmp_path / "cy", "Cy", "--players", "3") as cy,
    ):
        for terminal in (ann, cy):  # they do not fit
            terminal.until("until then you play the computer")
            terminal.until("(you)", "Your hand", "▶ 1")
        with finding(server, tmp_path / "ben", "Ben") as ben:
            ben.until("A person would like to play Qin with you.")
            asked = ann.until("would like to take over seat 2")
            ann.type("accept")
            ann.until("Ben has taken over seat 2", after=asked)
            ben.until("▶ 1", "▶ 2")
            turn = threading.Lock()
            players = [
                threading.Thread(target=play, args=(ann, 1, Chance("ann"), turn), daemon=True),
                threading.Thread(target=play, args=(ben, 2, Chance("ben"), turn), daemon=True),
            ]
            for player in players:
                player.start()
            for player in players:
                player.join(PATIENCE)
                assert not player.is_alive(), (ann.text, ben.text)
            assert ann.leave() == ben.leave() == 0
        assert cy.leave() == 0
        with finding(server, tmp_path / "dora", "Dora", "--players", "3") as dora:
            dora.until("until then you play the computer")  # Cy has left, and takes no one along


def test_a_person_leaves_the_level_for_a_table_elsewhere(server: Server, tmp_path: Path) -> None:
    with (
        finding(server, tmp_path / "ann", "Ann", "--clock", "5+5") as ann,
        finding(server, tmp_path / "ben", "Ben", "--players", "3", "--clock", "5+5") as ben,
    ):
        for terminal in (ann, ben):
            terminal.until("until then you play the computer")
        (kept,) = (tmp_path / "ben").rglob("guests/*.json")
        guest = Guest(Address(server.address), "en", json.loads(kept.read_text())["token"])
        wish = {"games": ["qin"], "seats": [2], "paces": [{"per": "game", "seconds": 300, "increment": 5}]}
        guest.call("PUT", "me/request", wish)
        ben.until("(join: go there; decline: stay here)")
        ben.type("join")
        asked = ann.until("would like to take over seat 2")
        ben.until("You are watching this table")  # and hears what happens there
        ann.type("decline")
        declined = ben.until("declines")
        ben.type("join")
        ann.until("would like to take over seat 2", after=asked)
        ann.type("accept")
        ben.until("You are Ben, seat 2.", after=declined)
        assert ann.leave() == ben.leave() == 0


def test_a_slow_request_stays_and_leads_to_the_table_later(server: Server, tmp_path: Path) -> None:
    with finding(server, tmp_path / "ann", "Ann", "--clock", "1d") as ann:
        ann.until("Looking for an opponent: Qin.")
        ann.until("The same command shows how it stands")
        assert ann.leave() == 0
    with finding(server, tmp_path / "ben", "Ben", "--clock", "1d") as ben:
        ben.until("An opponent has been found: Qin.")
        ben.until("▶ 1")
        with finding(server, tmp_path / "ann", "Ann", "--clock", "1d") as ann:
            ann.until("An opponent has been found: Qin.")
            ann.until("Ben")
            assert ann.leave() == 0
        assert ben.leave() == 0


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--opponent", "level:1"), "--opponent"),
        (("--board", "lion"), "--board"),
        (("--seed", "x"), "--seed"),
        (("--players", "9"), "9"),
    ],
)
def test_what_all_who_look_share_cannot_be_chosen(
    more: tuple[str, ...], said: str, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["play", "qin", "--at", server.address, "--find", "--name", "Eve", *more]
    assert main([*command, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_looking_for_opponents_takes_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "qin", "--find", "--lang", "en"]) == 2
    assert "--at URL" in capsys.readouterr().err
