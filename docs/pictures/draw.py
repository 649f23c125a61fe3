"""Draw the picture of the README: the terminal's own frame of a real game, as an SVG.

    make pictures

What the screen shows is drawn, space by space, from the same lines and styles.
"""

from __future__ import annotations

import tempfile
from html import escape
from pathlib import Path

from prompt_toolkit.styles import Style

from mandate.cli.kit.layout import Line, cell_width
from mandate.cli.kit.local import LocalTable
from mandate.games.qin.terminal import frame, session
from mandate.games.qin.terminal.desk import Desk
from mandate.games.qin.terminal.drawing import DRAWING
from mandate.games.qin.terminal.styles import STYLES
from mandate.players import find

COLUMNS, ROWS = 80, 24
WIDE, HIGH = 9.0, 19  # a space of the terminal in units of the picture
PAPER, INK = "#14181f", "#d6dbe2"
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def a_game(folder: Path, turns: int) -> Desk:
    """A table in the middle of a game, with a placement on trial."""
    options = {"players": 2, "board": "bird", "first": 0, "fair_start": False}
    seating = DRAWING.seat_all(DRAWING.kinds(2, [], hot_seat=False), ["Mei"], "en")
    at = session.begin(DRAWING, options, seating, path=folder / "game.json", seed="picture")
    table = LocalTable(DRAWING, at, "en")
    player = find("greedy", seed="picture")
    for _ in range(turns):
        decision = at.match.decision
        assert decision is not None
        table.play(decision.seat, player.choose(at.match.view(decision.seat), decision))
    desk = Desk(table)
    decision = at.match.decision
    assert decision is not None
    desk.typed = player.choose(at.match.view(decision.seat), decision)
    desk.enter()
    return desk


def svg(lines: list[Line]) -> str:
    style = Style.from_dict(STYLES.of(colour=True))
    width, height = COLUMNS * WIDE + 20, ROWS * HIGH + 20
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'font-family="{FONT}" font-size="15">',
        f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{PAPER}"/>',
    ]
    for row, line in enumerate(lines):
        column = 0
        for classes, text in line:
            if "SetCursorPosition" in classes:
                continue
            look = style.get_attrs_for_style_str(classes)
            wide = cell_width(text)
            x, y = 10 + column * WIDE, 10 + row * HIGH
            if look.bgcolor:
                out.append(
                    f'<rect x="{x:g}" y="{y}" width="{wide * WIDE:g}" height="{HIGH}" '
                    f'fill="#{look.bgcolor}"/>'
                )
            if text.strip():
                ink = f"#{look.color}" if look.color else INK
                weight = ' font-weight="bold"' if look.bold else ""
                start = x + (len(text) - len(text.lstrip())) * WIDE
                out.append(
                    f'<text x="{start:g}" y="{y + 14}" fill="{ink}"{weight} '
                    f'textLength="{cell_width(text.strip()) * WIDE:g}" '
                    f'lengthAdjust="spacingAndGlyphs">{_fixed(text)}</text>'
                )
            column += wide
    return "\n".join([*out, "</svg>\n"])


def _fixed(text: str) -> str:
    """Blanks that no browser folds into one."""
    return escape(text.strip()).replace(" ", "\N{NO-BREAK SPACE}")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        desk = a_game(Path(folder), 24)
        (Path(__file__).parent / "terminal.svg").write_text(svg(frame.draw(desk, COLUMNS, ROWS)), "utf-8")


if __name__ == "__main__":
    main()
