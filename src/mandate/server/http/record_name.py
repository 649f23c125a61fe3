"""The file name of a saved record: the game, the date, and the players."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from datetime import UTC, datetime

LONGEST_PART = 20  # characters of a name
DISTINCT = 4  # characters of the table's id: the same players may play twice a day


def record_name(game: str, table: str, began: int, players: Iterable[str | None]) -> str:
    """An ASCII name, since headers and some file systems take nothing else. `began`: milliseconds since 1970.

    Examples:
        >>> record_name("nim", "oubK-b8f", 1794960000000, ["Zoë", "search:500", None, "李"])
        'mandate-nim-2026-11-18-Zoe-search-500-oubK.json'
    """
    day = datetime.fromtimestamp(began / 1000, UTC).date().isoformat()
    names = [plain for name in players if name and (plain := _plain(name))]
    return f"{'-'.join(['mandate', game, day, *names, _plain(table[:DISTINCT]) or 'table'])}.json"


def _plain(name: str) -> str:
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9]+", "-", bare)[:LONGEST_PART].strip("-")
