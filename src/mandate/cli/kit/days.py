"""Days by this machine's calendar."""

from __future__ import annotations

from datetime import datetime


def local_day(moment: int) -> str:
    """The day of a moment in milliseconds since 1970: 2026-12-20."""
    return datetime.fromtimestamp(moment / 1000).astimezone().date().isoformat()
