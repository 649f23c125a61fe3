"""A recorded game on the full screen, one moment at a time."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from prompt_toolkit.application import Application, get_app
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.styles import Style

from mandate.cli.kit.layout import fill, wrap
from mandate.cli.kit.styles import Styles
from mandate.lang import say

if TYPE_CHECKING:
    from prompt_toolkit.formatted_text import StyleAndTextTuples
    from prompt_toolkit.input import Input
    from prompt_toolkit.key_binding.key_processor import KeyPressEvent
    from prompt_toolkit.output import Output

    from mandate.cli.kit.layout import Line
    from mandate.cli.kit.viewer import Step

FEWEST_LINES_OF_STORY = 6
LEAST_COLUMNS, LEAST_ROWS = 52, 18  # what a game on the full screen needs


def run(
    steps: Sequence[Step],
    language: str,
    styles: Styles | None = None,
    *,
    given: Input | None = None,
    shown: Output | None = None,
) -> None:
    """Show the steps until the reader leaves."""
    styles = styles or Styles()
    colour = not os.environ.get("NO_COLOR")
    pages = Pages(steps, language)
    app: Application[None] = Application(
        layout=Layout(Window(FormattedTextControl(pages.text, focusable=True), always_hide_cursor=True)),
        key_bindings=pages.keys(),
        style=Style.from_dict(styles.of(colour=colour)),
        color_depth=None if colour else ColorDepth.DEPTH_1_BIT,
        full_screen=True,
        input=given,
        output=shown,
    )
    app.run()


class Pages:
    """Which moment is shown, and how it is drawn."""

    def __init__(self, steps: Sequence[Step], language: str) -> None:
        self.steps = steps
        self.language = language
        self.at = 0

    def keys(self) -> KeyBindings:
        keys = KeyBindings()
        for step, names in (
            (1, ("right", "down", "space", "enter", "n")),
            (-1, ("left", "up", "backspace", "b")),
            (10, ("pagedown",)),
            (-10, ("pageup",)),
            (-len(self.steps), ("home",)),
            (len(self.steps), ("end",)),
        ):
            for name in names:
                keys.add(name)(self._mover(step))
        for name in ("q", "escape", "c-c", "c-d"):
            keys.add(name)(lambda event: event.app.exit())
        return keys

    def _mover(self, step: int) -> Callable[[KeyPressEvent], None]:
        def move(event: KeyPressEvent) -> None:
            del event
            self.at = max(0, min(self.at + step, len(self.steps) - 1))

        return move

    def text(self) -> StyleAndTextTuples:
        size = get_app().output.get_size()
        fragments: StyleAndTextTuples = []
        for i, line in enumerate(self.lines(size.columns, size.rows)):
            fragments += [("", "\n")] if i else []
            fragments += line
        return fragments

    def lines(self, columns: int, rows: int) -> list[Line]:
        """Title, table, events and keys, in exactly `rows` rows, none wider than `columns`."""
        if columns < LEAST_COLUMNS or rows < LEAST_ROWS:
            small = say(self.language, "replay-too-small", {"columns": LEAST_COLUMNS, "rows": LEAST_ROWS})
            said: list[Line] = [[("", line)] for line in wrap(small, columns)]
            return [fill(line, columns) for line in [*said, *[[]] * rows][:rows]]
        step = self.steps[self.at]
        facts = {"at": self.at, "last": len(self.steps) - 1, "choice": step.choice}
        lines: list[Line] = [[("class:title", f" {say(self.language, 'replay-title', facts)}")]]
        lines += step.draw(columns, rows - 2 - FEWEST_LINES_OF_STORY)
        story = [part for sentence in step.story for part in wrap(sentence, columns - 2)]
        lines += [[("class:new", f" {part}")] for part in story[: rows - 1 - len(lines)]]
        lines += [[] for _ in range(rows - 1 - len(lines))]
        lines.append([("class:hints", f" {say(self.language, 'replay-keys')}")])
        return [fill(line, columns, "class:title" if i == 0 else "") for i, line in enumerate(lines[:rows])]
