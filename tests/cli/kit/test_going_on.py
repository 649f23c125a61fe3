"""`mandate play --from`: a game of its own from a position of a recorded one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mandate import qin
from mandate.files import save
from tests.cli.forked import mandate


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    match = qin.new(seed=3, names=["Anna", "Ben"])
    for _ in range(7):
        match.play(match.options[0])
    match.resign()
    save(match, tmp_path / "game.json")
    return tmp_path / "game.json"


def test_a_position_is_played_on_and_the_record_stays_as_it_was(recorded: Path, tmp_path: Path) -> None:
    before, copy = recorded.read_text("utf-8"), tmp_path / "on.json"
    done = mandate(
        "play", "--plain", "--from", str(recorded), "--after", "5", "--save", str(copy), given="quit\n"
    )
    assert done.returncode == 0, done.stderr
    assert "after 5 moves" in done.stdout
    assert "seat 2" in done.stdout  # the seat to move
    begun = json.loads(copy.read_text("utf-8"))
    assert (begun["begun_after"], len(begun["choices"])) == (5, 5)
    assert begun["setup"]["tiles"] != json.loads(before)["setup"]["tiles"]
    assert recorded.read_text("utf-8") == before
    again = mandate("play", "--plain", "--resume", str(copy), given="quit\n")
    assert again.returncode == 0, again.stderr


def test_a_seat_can_be_chosen_and_all_of_them(recorded: Path, tmp_path: Path) -> None:
    for flags, kinds in ((("--seat", "1"), ["person", "wanderer"]), (("--hot-seat",), ["person", "person"])):
        copy = tmp_path / f"{len(flags)}.json"
        done = mandate(
            "play", "--plain", "--from", str(recorded), "--after", "4", *flags, "--save", str(copy),
            given="quit\n",
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        beside = copy.with_name(copy.name + ".table")
        assert json.loads(beside.read_text("utf-8"))["kinds"] == kinds


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--from", "{file}"), "over"),
        (("--from", "{file}", "--after", "99"), "0–8"),
        (("--from", "{file}", "--after", "2", "--seat", "3"), "1–2"),
        (("--from", "{file}", "--after", "2", "--board", "lion"), "--board"),
        (("--from", "nowhere.json"), "nowhere.json"),
        (("--after", "3"), "--from"),
    ],
)
def test_what_cannot_be_is_reported_in_one_line(
    recorded: Path, words: tuple[str, ...], expected: str
) -> None:
    done = mandate("play", "--plain", *(word.format(file=recorded) for word in words))
    assert done.returncode == 2
    assert expected in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


POSITION = "qin1 2 Rrr/Y2/B2 c1=1 * RRYYBB,?????? * 0 * -"


def test_a_position_that_someone_made_up_is_played(tmp_path: Path) -> None:
    copy = tmp_path / "own.json"
    done = mandate(
        "play", "qin", "--plain", "--position", POSITION, "--seed", "4", "--save", str(copy), given="quit\n"
    )
    assert done.returncode == 0, done.stderr
    begun = json.loads(copy.read_text("utf-8"))
    assert begun["setup"]["position"].startswith("qin1 2 Rrr/Y2/B2 a1=1 24,23 RRYYBB,")
    again = mandate("play", "--plain", "--resume", str(copy), given="quit\n")
    assert again.returncode == 0, again.stderr
    seated = mandate(
        "play", "--plain", "--position", POSITION, "--seat", "2", "--save", str(tmp_path / "two.json"),
        given="quit\n",
    )  # fmt: skip
    assert seated.returncode == 0, seated.stderr


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--position", "chess"), "PARTS"),
        (("--position", POSITION.replace("c1=1", "-")), "needs an owner"),
        (("--position", POSITION, "--after", "2"), "--from"),
        (("--position", POSITION, "--from", "game.json"), "without --from"),
        (("--position", POSITION, "--at", "http://localhost:1"), "without --at"),
        (("--position", POSITION, "--players", "3"), "--players"),
        (("--position", POSITION, "--seat", "3"), "1–2"),
        (("great-wall", "--position", POSITION), "cannot be set up"),
    ],
)
def test_a_made_up_position_that_cannot_be_is_reported_in_one_line(
    words: tuple[str, ...], expected: str
) -> None:
    done = mandate("play", "--plain", *words)
    assert done.returncode == 2
    assert expected in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
