"""Long documents in parts: one file in docs/, several pages on the site.

A part takes the sections (second level) whose headings fit it; what no part takes stays on the first page.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tools.site.links import anchor_of, headings

HEADING = re.compile(r"^(?=## )", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Part:
    """`takes`: what the headings of its sections begin with, as a pattern."""

    page: str
    title: str
    takes: str


def _of_a_game(page: str, name: str) -> tuple[Part, ...]:
    return (
        Part(f"games/{page}-readings.md", f"{name}: readings of the rules", "Readings of the rules$"),
        Part(f"games/{page}-data.md", f"{name}: notation and data", "Notation$|What is secret$|Data$"),
        Part(f"games/{page}-clauses.md", f"{name}: clauses and their tests", "Clauses and their tests$"),
    )


PARTS: Mapping[str, Sequence[Part]] = {
    "games/qin.md": _of_a_game("qin", "Qin"),
    "games/great-wall.md": _of_a_game("great-wall", "The Great Wall"),
    "measurements.md": (
        Part("measurements/qin.md", "Measurements: Qin", "Qin"),
        Part(
            "measurements/great-wall.md", "Measurements: The Great Wall", "The Great Wall|Answers of a person"
        ),
        Part("measurements/server.md", "Measurements: the server", "Server"),
        Part("measurements/environments.md", "Measurements: environments", "Environments"),
        Part("measurements/other.md", "Measurements: everything else", ""),
    ),
}


@dataclass(frozen=True, slots=True)
class Split:
    """The texts by page, and by anchor the page (and anchor) where a section is now."""

    texts: Mapping[str, str]
    moved: Mapping[str, str]


def split(page: str, markdown: str) -> Split:
    """The page and its parts."""
    parts = PARTS[page]
    first, *sections = HEADING.split(markdown)
    taken: dict[str, list[str]] = {part.page: [] for part in parts}
    rest: list[str] = []
    moved: dict[str, str] = {}
    for section in sections:
        heading = _heading(section)
        part = next((part for part in parts if re.match(part.takes, heading)), None)
        (rest if part is None else taken[part.page]).append(section)
        if part is not None:
            moved |= {
                anchor: f"{part.page}#{anchor}"
                for _, words in headings(section)
                for anchor in [anchor_of(words)]
            }
    for its_page, inner in taken.items():
        if len(inner) == 1:
            moved[anchor_of(_heading(inner[0]))] = its_page
    texts = {part.page: _text(part, taken[part.page]) for part in parts}
    if not rest:  # nothing but its beginning is left: it says what the parts hold
        first += "\n" + _contents(parts, taken)
    return Split({page: first + "".join(rest), **texts}, moved)


def _first_large(words: str) -> str:
    return words[:1].upper() + words[1:]


def _heading(section: str) -> str:
    return section.partition("\n")[0].removeprefix("## ").strip()


def _text(part: Part, sections: Sequence[str]) -> str:
    """Its sections under its title; a single one needs no heading of its own."""
    if len(sections) == 1:
        return f"# {part.title}\n" + sections[0].partition("\n")[2]
    return f"# {part.title}\n\n{''.join(sections)}"


def _contents(parts: Sequence[Part], taken: Mapping[str, Sequence[str]]) -> str:
    lines = []
    for part in parts:
        lines.append(f"\n**{_first_large(part.title.partition(': ')[2])}**\n")
        for section in taken[part.page]:
            heading = _heading(section)
            lines.append(f"- [{heading}](#{anchor_of(heading)})")
    return "\n".join(lines) + "\n"
