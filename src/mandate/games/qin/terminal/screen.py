"""The full screen: prompt_toolkit shows the frame, passes the keys on and keeps the opponents moving."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from prompt_toolkit.application import Application
from prompt_toolkit.data_structures import Point
from prompt_toolkit.filters import Condition
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.styles import Style

from mandate.core.errors import Problem
from mandate.games.qin.terminal import frame
from mandate.games.qin.terminal.desk import Desk
from mandate.games.qin.terminal.keys import bindings
from mandate.games.qin.terminal.mode import Mode
from mandate.games.qin.terminal.styles import STYLES

if TYPE_CHECKING:
    from prompt_toolkit.formatted_text import StyleAndTextTuples
    from prompt_toolkit.input import Input
    from prompt_toolkit.output import Output

    from mandate.games.qin.terminal.trial import QinTable


class Screen:
    """One run of the full screen, over as many games as are played in it."""

    def __init__(
        self,
        desk: Desk,
        *,
        colour: bool = True,
        pause: float = 1.0,
        given: Input | None = None,
        shown: Output | None = None,
    ) -> None:
        self.desk = desk
        self.pause = pause
        self.interrupted = False
        self.failed: Exception | None = None  # what an opponent stopped with
        self._heard_at: QinTable | None = None
        self._hurry = asyncio.Event()
        self._key_pressed = asyncio.Event()
        control = FormattedTextControl(self._text, focusable=True, get_cursor_position=self._cursor)
        self.app: Application[None] = Application(
            layout=Layout(Window(control, always_hide_cursor=Condition(lambda: not self._shows_cursor))),
            key_bindings=bindings(desk, self._hurry.set, self._leave),
            style=Style.from_dict(STYLES.of(colour=colour)),
            color_depth=None if colour else ColorDepth.DEPTH_1_BIT,
            full_screen=True,
            input=given,
            output=shown,
        )
        # a lone Esc is felt at once, and still not mistaken for an arrow key
        self.app.ttimeoutlen = 0.05
        self.app.timeoutlen = 0.1
        self.app.key_processor.after_key_press += lambda _: self._key_pressed.set()
        self._cursor_at, self._shows_cursor = Point(0, 0), False

    def run(self) -> bool:
        """Play until the user quits; return whether that was an interruption."""
        with contextlib.suppress(EOFError):  # the terminal is gone: everything is saved already
            self.app.run(pre_run=self._begin)
        return self.interrupted

    def _begin(self) -> None:
        self.app.create_background_task(self._keep_opponents())

    def _leave(self, interrupted: bool) -> None:
        self.interrupted = interrupted
        if not self.app.is_done:
            self.app.exit()

    async def _keep_opponents(self) -> None:
        """Run the opponents; if one fails, close the screen first, so the error does not print across it."""
        try:
            await self._opponents()
        except Exception as error:
            self.failed = error
            self._leave(interrupted=False)

    async def _opponents(self) -> None:
        """Whenever an opponent is to move: think, pause, play."""
        while True:
            self._listen()
            if self.desk.mode is Mode.PONDER:
                await self._ponder()
                continue
            table = self.desk.table
            if self.desk.mode is not Mode.WAIT or not table.opponents_here:
                self._key_pressed.clear()
                await self._key_pressed.wait()
                continue
            seat, asked = table.opponent(), table.made
            assert seat is not None
            self._hurry.clear()
            self.app.invalidate()
            loop = asyncio.get_running_loop()
            choice = await loop.run_in_executor(None, table.think, seat)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), self.pause)
            if asked == table.made:  # else something was taken back meanwhile
                table.play(seat, choice)
                self.desk.refresh(note=table.failure())
            self.app.invalidate()

    def _listen(self) -> None:
        """Hear of what happens at this table elsewhere; a table that has just been joined may have news."""
        if self._heard_at is not self.desk.table:
            self._heard_at = self.desk.table
            loop = asyncio.get_running_loop()
            self._heard_at.on_news(lambda: self._wake(loop))
            self._news()

    def _wake(self, loop: asyncio.AbstractEventLoop) -> None:
        """From the thread of the connection."""
        with contextlib.suppress(RuntimeError):  # the screen has been left, and its loop is closed
            loop.call_soon_threadsafe(self._news)

    def _news(self) -> None:
        self.desk.hear()
        self._key_pressed.set()
        self.app.invalidate()

    async def _ponder(self) -> None:
        self.app.invalidate()
        desk, loop = self.desk, asyncio.get_running_loop()
        try:
            desk.advise(await loop.run_in_executor(None, desk.table.advice, desk.seat))
        except Problem as problem:
            desk.advise(problem)
        self.app.invalidate()

    def _text(self) -> StyleAndTextTuples:
        size = self.app.output.get_size()
        lines = frame.draw(self.desk, size.columns, size.rows)
        self._cursor_at, self._shows_cursor = Point(0, 0), False  # a page or a tiny window has no input line
        text: StyleAndTextTuples = []
        for row, line in enumerate(lines):
            if row:
                text.append(("", "\n"))
            column = 0
            for style, part in line:
                if style == frame.CURSOR:
                    self._cursor_at, self._shows_cursor = Point(column, row), True
                    continue
                column += len(part)
                text.append((style, part))
        return text

    def _cursor(self) -> Point:
        return self._cursor_at
