"""The full screen run by prompt_toolkit, with keys from a pipe and no terminal behind it."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from mandate.cli.remote.refusals import Offline
from mandate.core.errors import Code, Malformed
from mandate.core.game import Seat
from mandate.games.qin.terminal.desk import Desk
from mandate.games.qin.terminal.mode import Mode
from mandate.games.qin.terminal.screen import Screen
from tests.games.qin.terminal.tables import new_table, resumed, session_of

UP, DOWN, RIGHT, LEFT, ESCAPE = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b"
Ready = Callable[[Desk], bool]


class Terminal(DummyOutput):
    size = Size(rows=24, columns=80)

    def get_size(self) -> Size:
        return self.size


def drive(desk: Desk, *steps: tuple[Ready, str], colour: bool = True) -> bool:
    """Run the screen and send each step's keys once its moment has come; whether it was interrupted."""

    async def run(keys: PipeInput) -> bool:
        screen = Screen(desk, colour=colour, pause=0, given=keys, shown=Terminal())

        async def hands() -> None:
            for ready, text in steps:
                while not ready(desk):
                    await asyncio.sleep(0.005)
                keys.send_text(text)
                await asyncio.sleep(0.02)

        typing = asyncio.create_task(hands())
        await screen.app.run_async(pre_run=screen._begin)
        typing.cancel()
        return screen.interrupted

    with create_pipe_input() as keys, create_app_session(input=keys, output=Terminal()):
        return asyncio.run(asyncio.wait_for(run(keys), 240))


def at(mode: Mode, turns: int) -> Ready:
    return lambda desk: desk.mode is mode and len(session_of(desk).match.state.history) == turns


@pytest.mark.parametrize("colour", [True, False])
def test_placements_are_made_with_the_arrow_keys(tmp_path: Path, colour: bool) -> None:
    desk = Desk(new_table(tmp_path))
    assert desk.held is not None
    place = desk.held.token
    interrupted = drive(
        desk,
        (at(Mode.CHOOSE, 0), DOWN + RIGHT + " " + " " + UP + LEFT + "2" + "1" + "\t" + "\x1b[Z"),
        (lambda _: True, "\r"),
        (lambda d: d.mode is Mode.CONFIRM or bool(d.note), ESCAPE),
        (at(Mode.CHOOSE, 0), place + "\r"),
        (at(Mode.CONFIRM, 0), "\r"),
        (at(Mode.CHOOSE, 2), "\r"),
        (at(Mode.CONFIRM, 2), "y"),
        (at(Mode.CHOOSE, 4), "quit\r"),
        colour=colour,
    )
    assert not interrupted
    history = session_of(desk).match.state.history
    assert len(history) == 4
    assert history[0].choice.startswith(place)
    assert resumed(session_of(desk).path).session.match.state.history == history


def test_arrow_keys_move_the_tile_where_they_say(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    assert desk.held is not None
    row, column = desk.held.row, desk.held.column
    drive(desk, (at(Mode.CHOOSE, 0), DOWN + DOWN + LEFT), (lambda _: True, "\x03"))
    assert (desk.held.row, desk.held.column) == (row + 2, column - 1)


def test_help_is_opened_scrolled_and_closed(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    drive(
        desk,
        (at(Mode.CHOOSE, 0), "?"),
        (lambda d: d.page is not None, DOWN + DOWN),
        (lambda d: d.scroll == 2, ESCAPE),
        (lambda d: d.page is None, "\x04"),
    )
    assert desk.page is None


def test_an_interruption_leaves_at_once_with_everything_saved(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    assert drive(desk, (at(Mode.CHOOSE, 0), "\r\r"), (at(Mode.CHOOSE, 2), "rul\x7f\x7f\x7f\x03"))
    assert len(resumed(session_of(desk).path).session.match.state.history) == 2


def test_opponents_alone_play_to_the_end_after_a_resignation(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path, players=3))
    drive(
        desk,
        (at(Mode.CHOOSE, 0), "resign\ry"),
        (lambda d: d.mode is Mode.OVER, "quit\r"),
    )
    assert desk.table.over


def test_a_terminal_that_goes_away_ends_the_game_quietly(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    with create_pipe_input() as keys:
        screen = Screen(desk, pause=0, given=keys, shown=Terminal())
        keys.send_text("\r\r")
        keys.close()
        assert screen.run() is False
    assert resumed(session_of(desk).path).session.match.state.history


def test_the_window_may_shrink_and_grow_at_any_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(new_table(tmp_path))

    def resize(rows: int, columns: int, when: Ready) -> Ready:
        def ready(desk: Desk) -> bool:
            monkeypatch.setattr(Terminal, "size", Size(rows=rows, columns=columns))
            return when(desk)

        return ready

    drive(
        desk,
        (at(Mode.CHOOSE, 0), "RR"),
        (resize(5, 20, lambda d: d.typed == "RR"), DOWN),
        (resize(18, 60, lambda _: True), ESCAPE),
        (resize(50, 150, lambda d: d.typed == ""), UP + "\r"),
        (resize(1, 1, at(Mode.CONFIRM, 0)), "y"),
        (at(Mode.CHOOSE, 2), "\x04"),
    )
    assert len(session_of(desk).match.state.history) == 2


def test_a_hint_is_thought_over_beside_the_screen_and_holds_the_tile_there(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    best = desk.table.advice(Seat(0)).choice
    drive(
        desk,
        (at(Mode.CHOOSE, 0), "hint\r"),
        (lambda d: d.mode is Mode.CHOOSE and best in d.note, "quit\r"),
    )
    assert desk.held is not None
    assert desk.held.token == best


def test_who_does_not_wait_for_a_hint_continues(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    thought = desk.table.advice(Seat(0))
    desk.typed = "hint"
    desk.enter()
    pondering = desk.mode
    desk.no()
    desk.advise(thought)
    assert (pondering, desk.mode) == (Mode.PONDER, Mode.CHOOSE)
    assert not desk.note


def test_news_that_come_after_the_screen_was_left_do_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(tmp_path)
    wakes: list[Callable[[], object]] = []
    monkeypatch.setattr(table, "on_news", wakes.append)
    drive(Desk(table), (at(Mode.CHOOSE, 0), "quit\r"))
    (wake,) = wakes
    wake()


def test_an_opponent_that_cannot_play_ends_the_screen_and_is_reported_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(new_table(tmp_path))

    def fail(seat: Seat) -> str:
        raise Malformed(Code.BAD_AGENT, agent=f"seat {seat}", reason="no more")

    monkeypatch.setattr(desk.table, "think", fail)
    with create_pipe_input() as keys, create_app_session(input=keys, output=Terminal()):
        screen = Screen(desk, pause=0, given=keys, shown=Terminal())
        keys.send_text("\r\r")
        assert screen.run() is False
        assert isinstance(screen.failed, Malformed)
    assert len(resumed(session_of(desk).path).session.match.state.history) == 1


def test_a_note_that_there_is_no_connection_goes_when_there_is_one_again(tmp_path: Path) -> None:
    desk = Desk(new_table(tmp_path))
    desk.refuse(Offline("remote-offline"))
    assert "still trying" in desk.note
    desk.hear()
    assert desk.note == ""
    desk.refuse(Malformed(Code.BAD_JSON, line=1, reason="x"))
    note = desk.note
    desk.hear()
    assert desk.note == note != ""
