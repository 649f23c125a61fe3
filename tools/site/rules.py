"""The rules of both games, in every language: the clauses of the catalog that the page of a table shows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.words.places import entries
from mandate.lang import LANGUAGES, say
from mandate.lang.text import tell
from tools.clause_table import clauses
from tools.site.links import ROOT

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}
REGISTRY = ROOT / "web" / "src" / "games" / "registry.ts"  # where the page says how a long book is ordered


@dataclass(frozen=True, slots=True)
class Book:
    """A game's rules: its package, its pages, and the messages that name its sections and their parts."""

    package: str
    page: str
    section: str
    part: str = ""


BOOKS = (
    Book("qin", "qin", "page-rules-section"),
    Book("great_wall", "great-wall", "page-gw-section", "gwp-learn-part"),
)
SEASONS = ("spring", "summer", "fall", "winter")


def page_name(book: Book, kind: str, language: str) -> str:
    """`games/qin-rules.de.md`; English is the one without a sign."""
    return f"games/{book.page}-{kind}{'' if language == 'en' else f'.{language}'}.md"


def pages() -> dict[str, str]:
    return {
        page_name(book, "rules", language): _page(book, language) for book in BOOKS for language in LANGUAGES
    }


def other_languages(book: Book, kind: str, language: str) -> str:
    """Links to the same page in the other languages."""
    others = [
        f'<a href="{page_name(book, kind, other).removeprefix("games/").removesuffix(".md")}.html" '
        f'hreflang="{other}" lang="{other}">{LANGUAGE_NAMES[other]}</a>'
        for other in LANGUAGES
        if other != language
    ]
    return f'<p class="languages">{" · ".join(others)}</p>'


def _page(book: Book, language: str) -> str:
    game = say(language, f"{book.page}-name")
    lines = [
        f"# {say(language, 'page-rules-title', {'game': game})} {{ lang={language} }}",
        other_languages(book, "rules", language),
        f'<div lang="{language}" class="rules" markdown>',
        say(language, "page-rules-note"),
        *((*_overview(language), *_places(language)) if book.part else ()),
        *_clauses(book, language),
        "</div>",
    ]
    return "\n\n".join(lines) + "\n"


def _overview(language: str) -> Iterator[str]:
    """The Great Wall in a few sentences, as the page begins with."""
    yield f"## {say(language, 'gwp-learn-overview')}"
    yield say(language, "gwp-learn-aim")
    yield "\n".join(
        f"1. **{say(language, 'gwp-learn-season', {'season': each})}** {say(language, f'gwp-learn-{each}')}"
        for each in SEASONS
    )
    yield say(language, "gwp-learn-end")


def _places(language: str) -> Iterator[str]:
    """What each Location does, and what things cost."""
    yield f"## {say(language, 'gw-places')}"
    yield say(language, "gw-places-about")
    for id, entry in entries(OURS).items():
        yield f'### {tell(entry.title, language)} {{ id="gw.locations.{id}" }}'
        yield "\n".join(f"- {escape(tell(line, language), quote=False)}" for line in entry.lines)


def _clauses(book: Book, language: str) -> Iterator[str]:
    by_section: dict[str, list[str]] = {}
    for clause in clauses(book.package):
        by_section.setdefault(clause.split(".")[1], []).append(clause)
    for part, sections in chapters(book, list(by_section)).items():
        named = bool(book.part) and bool(part)
        alone = len(sections) == 1
        if named:
            yield f"## {say(language, book.part, {'part': part})}"
        for section in sections:
            if not (named and alone):
                yield f"{'###' if named else '##'} {say(language, book.section, {'section': section})}"
            for clause in by_section[section]:
                words = escape(say(language, "clause-" + clause.replace(".", "-")), quote=False)
                yield f'<p class="clause" id="{clause}">{words} <a href="#{clause}">{clause}</a></p>'


def chapters(book: Book, sections: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """The sections by part, in the page's order; one without parts has them all in one without a name."""
    if not book.part:
        return {"": sections}
    found = re.findall(r'\{\s*id:\s*"(\w+)",\s*sections:\s*\[([^\]]*)\]', REGISTRY.read_text("utf-8"))
    parts = {part: re.findall(r'"(\w+)"', inner) for part, inner in found}
    placed = {section for inner in parts.values() for section in inner}
    others = {section: [section] for section in sections if section not in placed}
    assert not others, f"the page's registry has no part for {', '.join(others)}"
    return {
        part: [each for each in inner if each in sections]
        for part, inner in parts.items()
        if any(each in sections for each in inner)
    }
