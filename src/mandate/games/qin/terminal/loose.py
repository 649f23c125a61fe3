"""What a person types: a placement in any spelling."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mandate.games.qin.rules.notation import tidy_token

if TYPE_CHECKING:
    from mandate.games.qin.rules.board import Board

COMMANDS = (
    "help", "rules", "log", "unseen", "why", "hint", "save", "resign", "undo", "quit", "board", "moves",
)  # fmt: skip
_BETWEEN = r"[\s:;,.\-]*"
_LOOSE = re.compile(
    rf"([ryb]){_BETWEEN}([ryb]){_BETWEEN}([a-z])\s*0?(\d{{1,2}}){_BETWEEN}([a-z])\s*0?(\d{{1,2}})"
    r"\s*(?:/\s*(\d+))?",
    re.IGNORECASE,
)


def read_placement(board: Board, text: str) -> str | None:
    """The token meant, tidied where possible; None if the text is not a placement at all.

    Text that only looks like one is returned as it is, for the rules to say what is wrong with it.
    """
    text = text.strip()
    match = _LOOSE.fullmatch(text)
    if match is None:
        return text if ":" in text else None
    colours = (match.group(1) + match.group(2)).upper()
    names = [f"{match.group(at).lower()}{match.group(at + 1)}" for at in (3, 5)]
    first, second = (board.space(name) for name in names)
    suffix = f"/{match.group(7)}" if match.group(7) else ""
    if first is None or second is None:
        return f"{colours}:{''.join(names)}{suffix}"
    return tidy_token(board, colours, first, second) + suffix


def spaces_in(choice: str) -> tuple[str, str]:
    """The two spaces of a token: `RY:g8g10/2` gives g8 and g10."""
    pair = choice.partition("/")[0].partition(":")[2]
    cut = next(i for i in range(1, len(pair)) if pair[i].isalpha())
    return pair[:cut], pair[cut:]
