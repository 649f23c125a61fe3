"""The built page, where this package carries one. Sources from which nobody has built it yet do not."""

from __future__ import annotations

from pathlib import Path

PAGE = Path(__file__).parent / "static"


def has_page() -> bool:
    return (PAGE / "index.html").is_file()
