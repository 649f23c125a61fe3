"""The game line by line, driven by scripts."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from mandate.cli.kit import files
from mandate.cli.main import main
from mandate.core.game import Seat
from mandate.games.qin.terminal.trial import turn_of
from tests.games.qin.terminal.tables import BIG, SMALL, by_lines, every_turn, new_table, play_on, resumed


def one_line(text: str) -> str:
    return " ".join(text.split())


def test_a_whole_game_is_played_shown_and_verified(tmp_path: Path) -> None:
    table = new_table(tmp_path, seed=None)
    text = by_lines(table, every_turn(table, confirm=True), "n")
    assert table.over
    commitment = table.session.match.record.commitment
    assert commitment is not None
    assert commitment[:16] in text
    assert "Pagodas left: Green" in text
    assert f"Game record: {table.session.path}" in one_line(text)
    assert f"mandate verify {table.session.path}" in one_line(text)
    assert main(["verify", str(table.session.path)]) == 0


def test_a_hot_seat_game_of_four_is_played_to_the_end(tmp_path: Path) -> None:
    table = new_table(tmp_path, players=4, hot_seat=True, seed="4")
    text = by_lines(table, every_turn(table), "n")
    assert table.over
    assert text.count("press Enter when no one else is looking") == len(
        [step for step in table.session.match.state.history if step.choice != "pass"]
    )


@pytest.mark.parametrize("board", [SMALL, BIG], ids=["3x3", "26x26"])
def test_the_smallest_and_the_largest_map_are_played_to_the_end(tmp_path: Path, board: str) -> None:
    table = new_table(tmp_path, board=board, opponents=["random"])
    by_lines(table, every_turn(table), "n")
    assert table.over


def test_no_line_of_a_game_is_longer_than_80_columns(tmp_path: Path) -> None:
    table = new_table(tmp_path, seed="9")
    script = ("help", "rules", "log", "unseen", "moves", every_turn(table, confirm=True), "log", "n")
    lines = by_lines(table, *script).splitlines()
    assert max(len(line) for line in lines if str(tmp_path) not in line) <= 80


def test_in_ascii_everything_is_ascii(tmp_path: Path) -> None:
    table = new_table(tmp_path, ascii_only=True)
    text = by_lines(table, "help", "rules", "RR:a1a2", "xx", every_turn(table, confirm=True), "n")
    assert text.isascii()


def test_a_refusal_names_its_clause_and_why_shows_it(tmp_path: Path) -> None:
    text = by_lines(new_table(tmp_path), "why", "RR:g7g8", "YY:g7g8", "BB:g7g8", "why")
    assert "No move was refused" in text
    assert "[qin.place.start]" in text
    assert "[qin.place.start] Printed start spaces are colored spaces" in one_line(text)


def test_what_cannot_be_understood_is_reported_and_changes_nothing(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    before = table.session.match.state.digest()
    text = one_line(by_lines(table, "abracadabra", "RY:z9z10", "XX:a1a2", "RR:g3g4/7", "# a comment", ""))
    assert "“abracadabra” is neither" in text
    assert "there is no space z9" in text
    assert "is not a move" in text
    assert "the piles are /1, /2, /3 and /4" in text
    assert table.session.match.state.digest() == before


def test_a_placement_is_shown_with_its_consequences_before_it_is_kept(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    before = table.session.match.state.digest()
    choice = next(token for token in table.session.match.options if token[0] == token[1])
    text = by_lines(table, choice, "perhaps", "n")
    assert f"{choice}: Green founds a" in one_line(text)
    assert "1^" in text or "1▲" in text
    assert "Answer y to keep" in text
    assert "Not placed." in text
    assert table.session.match.state.digest() == before
    by_lines(table, choice, "")
    assert table.session.match.state.history[0].choice.startswith(choice)


def test_a_chosen_pile_is_the_one_drawn_from(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    choice = table.session.match.options[0]
    assert "from pile 3" in by_lines(table, f"{choice.lower()} /3", "y")


def test_undo_after_confirming_needs_takebacks(tmp_path: Path) -> None:
    table = new_table(tmp_path, name="strict.json")
    assert "your choice stands" in by_lines(table, f"{table.session.match.options[0]}!", "undo")
    table = new_table(tmp_path, takebacks=True, name="casual.json")
    before = table.session.match.state.digest()
    text = by_lines(table, "undo", f"{table.session.match.options[0]}!", "undo", "log")
    assert "nothing to take back" in text
    assert "Taken back." in text
    assert table.session.match.state.digest() == before
    assert resumed(table.session.path).session.match.state.digest() == before


def test_resigning_asks_first(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    by_lines(table, "resign", "n")
    assert not table.over
    assert "Greedy wins." in by_lines(table, "resign", "y", "n")


def test_saving_elsewhere_makes_a_copy_and_overwrites_nothing(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    copy = tmp_path / "copy.json"
    text = by_lines(table, f"save {copy}", f"save {copy}", "save")
    assert "already exists" in one_line(text)
    assert str(table.session.path) in text.replace("\n", "")
    assert resumed(copy).session.seating == table.session.seating


def test_the_end_of_the_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    text = one_line(by_lines(table, f"{table.session.match.options[0]}!"))
    assert f"mandate play --resume {table.session.path}" in text
    assert len(resumed(table.session.path).session.match.state.history) == 2


def test_another_game_and_the_next_game_of_a_series_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "saves", lambda: tmp_path / "saves")
    text = by_lines(new_table(tmp_path), "resign", "y", "maybe", "y", "quit")
    assert "Another game?" in text
    assert text.count("Qin on the Bird board") == 2
    table = new_table(tmp_path, boards=["bird", "lion"], name="series.json")
    text = by_lines(table, "resign", "y", "y", "resign", "y", "n")
    assert "After one game of 2" in text
    assert "Greedy wins the series." in text
    assert "Qin on the Lion board" in text


def test_the_curtain_tells_nothing_of_any_hand(tmp_path: Path) -> None:
    table = new_table(tmp_path, hot_seat=True)
    play_on(table, 3)
    assert table.seat is None
    assert turn_of(table) == Seat(1)
    assert table.view.hand == []
    text = by_lines(table)
    assert "Your hand" not in text
    assert "press Enter when no one else is looking" in text
    lifted = by_lines(table, "")
    assert f"Your hand: {' '.join(table.session.match.state.hand(Seat(1)))}" in lifted
    assert not re.search(r"Green draws [RYB]{2}", lifted)


def test_through_a_pipe_the_game_is_played_line_by_line(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C"}
    done = subprocess.run(
        [sys.executable, "-m", "mandate", "play", "qin", "--seed", "1", "--name", "Zoë"],
        input=b"\xff\xfe\nsave \x00\nrr g10 h10\ny\n",
        capture_output=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert b"Zoe places RR on g10 and h10." in done.stdout
    assert b"Wanderer places" in done.stdout
    assert done.stdout.isascii()
