"""The built page, if this package includes one. Plain sources do not."""

from __future__ import annotations

from pathlib import Path

PAGE = Path(__file__).parent / "static"


def has_page() -> bool:
    return (PAGE / "index.html").is_file()
