"""What all tools do that write a file, or a part of one: compare, tell, and write where `--write` says so."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path


def between(page: str, begin: str, end: str, made: str) -> str:
    """The page with this between two marks, which must be there once each."""
    assert page.count(begin) == page.count(end) == 1, f"the page must have {begin} and {end}, once each"
    before, _, rest = page.partition(begin)
    return f"{before}{begin}\n{made}\n{end}{rest.partition(end)[2]}"


def renew(file: Path, fresh: str, arguments: Sequence[str], *, by: str = "make docs") -> int:
    """Write the file as it should be, or only say so; 1 where it is left out of date."""
    if file.is_file() and file.read_text("utf-8") == fresh:
        return 0
    if "--write" not in arguments:
        print(f"{file} is out of date; {by} renews it")
        return 1
    file.write_text(fresh, "utf-8")
    print(f"{file} is renewed")
    return 0
