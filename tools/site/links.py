"""Links of the documents as the site needs them.

In docs/ they lead to files: to other pages, and to sources outside of docs/. On the site a page may be split
into several, and a source has a page of its own.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from pymdownx.slugs import slugify

ROOT = Path(__file__).parents[2]
SOURCES = "source"  # where the pages of sources lie on the site
CODE_OR_LINK = re.compile(
    r"(?P<code>^ *```.*?^ *```|`+[^`\n]+`+)|\]\((?P<target>[^)\s]+)\)", re.DOTALL | re.MULTILINE
)
SCHEME = re.compile(r"[a-z]+:")
# files of the project that are pages of the site though they lie outside of docs/
ROOT_PAGES = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "README.md": "index.md"}

_slug: Callable[[str, str], str] = slugify(case="lower")


def anchor_of(heading: str) -> str:
    """The anchor of a heading."""
    return _slug(heading.replace("`", ""), "-")


def source_page(path: str) -> str:
    """The page of a file of the project."""
    return f"{SOURCES}/{path}.html"


@dataclass(slots=True)
class Linker:
    """`moved`: where the sections of a split page are, by page and anchor: `page#anchor` or `page`.

    `sources`: files outside of docs/ that were linked.
    """

    moved: Mapping[tuple[str, str], str]
    sources: set[str] = field(default_factory=set)

    def rewritten(self, markdown: str, written_in: str, shown_in: str) -> str:
        """The text with its links as they must be in `shown_in`; it was written for a file of docs/."""

        def renew(found: re.Match[str]) -> str:
            target = found["target"]
            if target is None or SCHEME.match(target):
                return found[0]
            return f"]({self._to(target, written_in, shown_in)})"

        return CODE_OR_LINK.sub(renew, markdown)

    def _to(self, target: str, written_in: str, shown_in: str) -> str:
        path, _, anchor = target.partition("#")
        folder = posixpath.dirname(f"docs/{written_in}")
        place = posixpath.normpath(posixpath.join(folder, path)) if path else f"docs/{written_in}"
        page = ROOT_PAGES.get(place) or place.removeprefix("docs/")
        if place in ROOT_PAGES or place.startswith("docs/"):
            if (page, anchor) in self.moved:
                page, _, anchor = self.moved[page, anchor].partition("#")
            if anchor and page == shown_in:
                return f"#{anchor}"
        else:
            if not (ROOT / place).exists():
                return target  # MkDocs tells of it
            self.sources.add(place)
            page = source_page(place)
        return relative(page, shown_in) + (f"#{anchor}" if anchor else "")


def relative(page: str, shown_in: str) -> str:
    return posixpath.relpath(page, posixpath.dirname(shown_in) or ".")


def headings(markdown: str) -> Iterator[tuple[int, str]]:
    """Level and words of each heading outside of code."""
    fenced = False
    for line in markdown.splitlines():
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced and (found := re.match(r"(#+) +(.*)", line)):
            yield len(found[1]), found[2].strip()
