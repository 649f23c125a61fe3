"""A built site: its pages, what each links to and what it can be linked by."""

from __future__ import annotations

import html
import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote

IDS = re.compile(r'\s(?:id|name)="([^"]+)"')
LINKS = re.compile(r'<a\s[^>]*?href="([^"]*)"')
# what a browser fetches by itself
FETCHED = re.compile(r'<(?:img|script|iframe|source|video|audio|embed)\s[^>]*?src="([^"]*)"')
FETCHED_LINKS = re.compile(r'<link\s[^>]*?href="([^"]*)"[^>]*>')
IN_STYLES = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")
ELSEWHERE = re.compile(r"(?:https?:)?//")


@dataclass(slots=True)
class Site:
    folder: Path
    _texts: dict[str, str] = field(default_factory=dict)

    def pages(self) -> list[str]:
        return sorted(path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*.html"))

    def text(self, page: str) -> str:
        if page not in self._texts:
            self._texts[page] = (self.folder / page).read_text("utf-8")
        return self._texts[page]

    def broken(self) -> Iterator[str]:
        """Every link that leads nowhere: a file that is not there, or an anchor that its page has not."""
        ids = {page: set(map(html.unescape, IDS.findall(self.text(page)))) for page in self.pages()}
        for page in self.pages():
            for link in {html.unescape(link) for link in LINKS.findall(self.text(page))}:
                if re.match(r"[a-z]+:|//", link):
                    continue
                path, _, anchor = link.partition("#")
                place = _resolved(unquote(path), page)
                if place.startswith("..") or not (self.folder / place).is_file():
                    yield f"{page}: {link}"
                elif anchor and place in ids and unquote(anchor) not in ids[place] | {"__top"}:
                    yield f"{page}: {link} (no such anchor)"

    def fetched(self) -> Iterator[tuple[str, str]]:
        """Whatever a browser fetches to show a page or a style, by file."""
        for page in self.pages():
            links = [
                found[1] for found in FETCHED_LINKS.finditer(self.text(page)) if not _only_named(found[0])
            ]
            yield from ((page, html.unescape(each)) for each in [*FETCHED.findall(self.text(page)), *links])
        for style in self.folder.rglob("*.css"):
            for found in IN_STYLES.findall(style.read_text("utf-8")):
                yield style.relative_to(self.folder).as_posix(), found[0] or found[1]


def _resolved(path: str, page: str) -> str:
    """The file that a path leads to from a page; those that begin with a slash begin at the first page."""
    if path.startswith("/"):
        return path[1:] or "index.html"
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page


def _only_named(link: str) -> bool:
    """Links that say something and fetch nothing."""
    return re.search(r'rel="(?:canonical|prev|next|alternate)"', link) is not None
