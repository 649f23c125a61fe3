"""Small tools for lines of a fixed width, coloured or not."""

from __future__ import annotations

from rich.text import Text

from mandate.cli.kit.layout import cell_width, clip

WIDTH = 80
LETTERS = "ABCDE"
COLOURS = ("bright_blue", "bright_red", "yellow", "magenta", "cyan")  # by seat
GOOD, BAD, DIM, HEAD = "green", "bold red", "dim", "bold"


def cell(text: str, width: int, style: str = "", *, right: bool = False, ellipsis: str = "~") -> Text:
    """The text in exactly so many columns."""
    short = clip(text, width, ellipsis)
    gap = " " * (width - cell_width(short))
    return Text(gap + short if right else short + gap, style)


def row(*cells: Text) -> Text:
    return Text("").join(cells)


def fit(line: Text, width: int) -> Text:
    """A line of several styles made exactly `width` columns wide."""
    out = line.copy()
    if cell_width(out.plain) > width:
        out.truncate(width)
        while cell_width(out.plain) > width:
            out.right_crop(1)
    out.append(" " * (width - cell_width(out.plain)))
    return out


def letter(seat: int) -> Text:
    return Text(LETTERS[seat], COLOURS[seat])


def counted(counts: list[int], *, times: bool = False, apart: bool = True) -> Text:
    """A letter for each piece of each seat (`AAB`), or letters with numbers (`A2 B1`, or `A2B1`)."""
    out = Text("")
    for seat, n in enumerate(counts):
        if n and times:
            out.append(" " if out.plain and apart else "")
            out.append(f"{LETTERS[seat]}{n}", COLOURS[seat])
        elif n:
            out.append(LETTERS[seat] * n, COLOURS[seat])
    return out
