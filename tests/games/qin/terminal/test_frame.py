"""The whole screen in every state: exactly as large as the window, and nothing secret behind a curtain."""

import re
from pathlib import Path

import pytest

from mandate.cli.kit import files
from mandate.cli.kit.layout import cell_width
from mandate.cli.kit.local import LocalTable
from mandate.cli.kit.pages import log_page, rules_page
from mandate.cli.kit.seating import Seating
from mandate.cli.kit.trouble import Trouble
from mandate.core.game import Seat
from mandate.games.qin.terminal import pages
from mandate.games.qin.terminal.desk import Desk
from mandate.games.qin.terminal.drawing import DRAWING
from mandate.games.qin.terminal.frame import draw
from mandate.games.qin.terminal.keys import type_sign
from mandate.games.qin.terminal.mode import Mode
from mandate.games.qin.terminal.trial import turn_of
from tests.games.qin.terminal.tables import BIG, SMALL, new_table, play_on, resumed, session_of, shown


def mode(desk: Desk) -> Mode:
    return desk.mode


def chosen(desk: Desk) -> tuple[str | None, int | None]:
    """The choice on trial, and the pile."""
    return desk.trial.choice if desk.trial else None, desk.pile


def press(desk: Desk, text: str) -> None:
    for sign in text:
        type_sign(desk, sign, lambda: None)


def type_line(desk: Desk, text: str) -> None:
    press(desk, text)
    desk.enter()


def fits(desk: Desk) -> None:
    for columns, rows in ((80, 24), (52, 18), (100, 30), (200, 60), (30, 8)):
        lines = shown(desk, columns, rows)
        assert len(lines) == rows
        assert {cell_width(line) for line in lines} == {columns}


@pytest.mark.parametrize("board", ["bird", "lion", SMALL, BIG], ids=["bird", "lion", "3x3", "26x26"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_screen_of_a_game_is_exactly_as_large_as_the_window(
    tmp_path: Path, board: str, players: int
) -> None:
    table = new_table(tmp_path, players=players, board=board)
    desk = Desk(table)
    fits(desk)
    for _ in range(4):
        play_on(table, 9)
        desk.refresh()
        fits(desk)
        if desk.mode is Mode.CHOOSE:
            desk.enter()
            fits(desk)
            desk.no()
    for page in (pages.help_page(table, desk.signs), log_page(table, table.seat), rules_page(table)):
        desk.open(page)
        desk.scroll = 10_000
        fits(desk)
    desk.page = None
    if not table.over:
        table.session.match.resign(Seat(0))
    desk.refresh()
    fits(desk)


def test_the_screen_shows_board_panel_story_and_keys_in_80_by_24(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    text = "\n".join(shown(desk))
    for word in ("Qin · Bird · turn 1", "seed 7", "▶1 Green", "Greedy", "━━━━━━━━ 24", "Your hand", "[17]"):
        assert word in text
    for word in ("Unseen tiles", "YB 1", "fits here", "Arrows move", "reconstructions", " m ", "13 "):
        assert word in text


def test_wide_and_long_names_do_not_break_the_screen(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    table.words.names = ["秦始皇帝秦始皇帝秦始皇帝", "A very long name indeed"]
    fits(Desk(table))


def test_the_tile_begins_where_it_fits_and_enter_shows_what_it_brings(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    assert any("<" in line for line in shown(desk))
    desk.enter()
    assert mode(desk) is Mode.CONFIRM
    text = "\n".join(shown(desk))
    assert "keep it?" in text
    assert desk.trial is not None
    assert desk.trial.consequences.split()[0] in text
    assert session_of(desk).match.state.history == []


def test_supplies_show_how_a_trial_would_change_them(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    double = next(token for token in desk.options if token[0] == token[1])
    type_line(desk, double)
    assert "24>23" in "\n".join(shown(desk))


@pytest.mark.parametrize("answer", ["n", "escape", "arrow"])
def test_a_trial_is_taken_back_before_it_is_confirmed(tmp_path: Path, answer: str) -> None:
    desk = Desk(new_table(tmp_path))
    before = session_of(desk).match.state.digest()
    desk.enter()
    if answer == "n":
        press(desk, "n")
    elif answer == "escape":
        desk.no()
    else:
        desk.move(1, 0)
    assert mode(desk) is Mode.CHOOSE
    assert session_of(desk).match.state.digest() == before


def test_a_trial_is_confirmed_with_y_and_saved(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    desk.enter()
    press(desk, "y")
    assert mode(desk) is Mode.WAIT
    assert len(resumed(session_of(desk).path).session.match.state.history) == 1


def test_a_refusal_names_its_clause_and_a_question_mark_shows_it(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    tile = desk.view.hand[0]
    type_line(desk, f"{tile.lower()} g7 g8")
    assert "[qin.place.start]" in desk.note
    assert "(? shows the rule)" in " ".join(" ".join(shown(desk)).split())
    press(desk, "?")
    assert "Printed start spaces are colored spaces" in desk.note
    press(desk, "?")
    assert desk.page is not None
    desk.no()
    assert desk.page is None


def test_letters_fill_the_line_and_other_keys_work_while_it_is_empty(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    assert desk.held is not None
    hand = desk.view.hand
    press(desk, "3")
    assert desk.picked == 2
    assert desk.held.tile == hand[2]
    desk.pick_next()
    assert desk.picked == 0
    press(desk, "/")
    assert chosen(desk) == (None, 0)
    press(desk, "////")
    assert chosen(desk) == (None, None)
    press(desk, "ru 1 /?")
    assert desk.typed == "ru 1 /?"
    desk.no()
    assert desk.typed == ""


def test_a_pile_chosen_by_key_is_part_of_the_choice(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    press(desk, "//")
    desk.enter()
    assert desk.trial is not None
    assert desk.trial.choice.endswith("/2")
    press(desk, "/")
    assert desk.trial.choice.endswith("/3")


def test_commands_on_the_screen(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    type_line(desk, "rules")
    assert desk.page is not None
    desk.enter()
    type_line(desk, "nonsense")
    assert "neither a move" in desk.note
    type_line(desk, "undo")
    assert "nothing to take back" in desk.note
    type_line(desk, f"save {tmp_path / 'copy.json'}")
    assert turn_of(resumed(tmp_path / "copy.json")) == Seat(0)
    type_line(desk, "resign")
    assert mode(desk) is Mode.RESIGN
    press(desk, "n")
    assert mode(desk) is Mode.CHOOSE
    type_line(desk, "resign")
    press(desk, "y")
    assert mode(desk) is Mode.OVER
    text = " ".join("\n".join(shown(desk)).split())
    assert "Greedy wins." in text
    assert "Pagodas left: Green 24, Greedy 24." in text
    type_line(desk, "quit")
    assert desk.leaving


def test_undo_on_the_screen(tmp_path: Path) -> None:
    table = new_table(tmp_path, takebacks=True)
    desk = Desk(table)
    before = table.session.match.state.digest()
    play_on(table, 2)
    desk.refresh()
    type_line(desk, "undo")
    assert desk.note == "Taken back."
    assert table.session.match.state.digest() == before


def test_a_series_continues_from_the_last_screen(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path, boards=["bird", "lion"]))
    assert "game 1 of 2" in shown(desk)[0]
    type_line(desk, "resign")
    press(desk, "y")
    assert "After one game of 2" in "\n".join(shown(desk))
    desk.enter()
    assert "game 2 of 2" in shown(desk)[0]
    assert "Lion" in shown(desk)[0]


def test_the_curtain_shows_no_tile_of_any_hand_until_it_is_lifted(tmp_path: Path) -> None:
    table = new_table(tmp_path, players=3, hot_seat=True)
    desk = Desk(table)
    for _ in range(5):
        assert mode(desk) is Mode.CURTAIN
        text = "\n".join(shown(desk))
        assert "▒▒   ▒▒   ▒▒" in text
        assert not re.search(r"draws [RYB]{2}", text)
        assert desk.view.seat is None
        press(desk, "y1x?")
        desk.enter()
        assert mode(desk) is Mode.CURTAIN
        press(desk, " ")
        assert mode(desk) is Mode.CHOOSE
        turn = turn_of(table)
        assert turn is not None
        assert desk.view.hand == table.session.match.state.hand(turn)
        desk.enter()
        desk.enter()
    assert len(table.session.match.state.history) == 5


def test_a_failed_saving_is_reported_and_the_game_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(new_table(tmp_path))

    def full(*_: object) -> str:
        raise Trouble("play-trouble-write", file="game.json", reason=OSError(28, "No space left"))

    monkeypatch.setattr(files, "write", full)
    desk.enter()
    desk.enter()
    assert "Not saved: Cannot write game.json: No space left." in "\n".join(shown(desk))
    assert len(session_of(desk).match.state.history) == 1


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_the_curtain_asks_for_is_reported_whole_in_every_language(language: str, tmp_path: Path) -> None:
    at = session_of(Desk(new_table(tmp_path, 2, hot_seat=True)))
    at.seating = Seating(at.seating.kinds, ("Bartholomew the Great 24", "Maximilian the Great 24"))
    table = LocalTable(DRAWING, at, language)
    desk = Desk(table)
    assert mode(desk) is Mode.CURTAIN
    player = table.words.names[0]
    for columns in (80, 52):
        lines = ["".join(text for _, text in line).strip() for line in draw(desk, columns, 24)]
        words_shown = " ".join(" ".join(lines).split())
        for message in ("play-curtain", "play-curtain-lift"):
            assert table.words(message, player=player) in words_shown
