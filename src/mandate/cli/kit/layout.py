"""The fragments that lines consist of, and fitting them into columns."""

from __future__ import annotations

import re
import sys
from shutil import get_terminal_size

Fragment = tuple[str, str]  # style classes as prompt_toolkit reads them, and text
Line = list[Fragment]
WIDTH = 80  # columns of line-by-line output, at most
NARROWEST = 40


def columns() -> int:
    """The columns to write in: at most `WIDTH`, fewer on a narrow terminal so that it breaks no word."""
    if not sys.stdout.isatty():
        return WIDTH
    return max(NARROWEST, min(WIDTH, get_terminal_size().columns))


def text_of(line: Line) -> str:
    return "".join(text for _, text in line)


def cell_width(text: str) -> int:
    """The terminal columns that a text takes."""
    if text.isascii():
        return len(text)
    from prompt_toolkit.utils import get_cwidth

    return get_cwidth(text)


def clip(text: str, width: int, ellipsis: str = "…") -> str:
    """The text, cut to at most `width` columns."""
    if cell_width(text) <= width:
        return text
    kept, room = "", width - cell_width(ellipsis)
    if room < 0:
        return ""
    for sign in text:
        if cell_width(kept + sign) > room:
            break
        kept += sign
    return kept + ellipsis


def fill(line: Line, width: int, style: str = "") -> Line:
    """The line at exactly `width` columns: cut, or padded with blanks."""
    out: Line = []
    left = width
    for fragment_style, text in line:
        piece = clip(text, left, "") if cell_width(text) > left else text
        out.append((fragment_style, piece))
        left -= cell_width(piece)
        if piece != text:
            break
    if left > 0:
        out.append((style, " " * left))
    return out


def wrap(text: str, width: int, *, break_words: bool = True) -> list[str]:
    """The text in lines of at most `width` columns, broken between words if possible.

    With `break_words=False`, a word longer than a line stays whole, such as a path to copy.
    """
    lines = [""]
    for word in re.split("[ \n]+", text.strip()):  # do not break at a no-break space
        if lines[-1] and cell_width(lines[-1]) + 1 + cell_width(word) <= width:
            lines[-1] += " " + word
            continue
        if lines[-1]:
            lines.append("")
        while break_words and cell_width(word) > width > 0:  # a path or a name longer than a line
            head = clip(word, width, "")
            head = head or word[0]
            lines[-1] = head
            lines.append("")
            word = word[len(head) :]
        lines[-1] = word
    return lines if lines[-1] or len(lines) == 1 else lines[:-1]
