"""One catalog of words for page, terminal and server: Fluent files, a folder for each language.

This room knows no other: it turns an id and facts into a sentence, and nothing else.
"""

from __future__ import annotations

import locale
import os
import re
import threading
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mandate.lang.sentences import Sentences

LANGUAGES = ("en", "de", "fr")
_BROUGHT: dict[str, str] = {}  # who brings words of its own, and the package in which they are
_SENTENCES: dict[str, Sentences] = {}
_OPENING = threading.Lock()


def say(language: str, message: str, facts: Mapping[str, Any] | None = None) -> str:
    """The sentence for `message` in `language`, with the facts filled in."""
    sentence, problems = _sentences(language).sentence(message, facts or {})
    if problems:
        raise ValueError(f"{language}: {message}: {problems[0]}")
    return sentence


def choose_language(wanted: str | None = None) -> str:
    """The requested language, else the first one of the locale that we speak, else English."""
    candidates = [wanted, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    candidates.append(locale.getlocale()[0])
    for candidate in candidates:
        short = re.split(r"[-_.@]", candidate or "")[0].lower()
        if short in LANGUAGES:
            return short
        if candidate:
            break  # a language we do not speak was requested: English, not the next best guess
    return "en"


def catalog(language: str) -> str:
    """The whole catalog of a language as Fluent text, for the page and for tests."""
    return "\n".join(_own_files(language))


def _own_files(language: str) -> list[str]:
    """The files of this package, then those of the games beside it, each in the game's own folder."""
    games = sorted(resources.files("mandate.games").iterdir(), key=lambda item: item.name)
    folders = [game.joinpath("words", language) for game in games if game.is_dir()]
    return [*_files("mandate.lang", language), *(text for folder in folders for text in _texts_in(folder))]


def bring(who: str, package: str) -> None:
    """Add the words of an installed game or player: a folder for each language, English at least.

    Our own messages cannot be overridden; a message missing in a language is shown in English.
    """
    if not _files(package, "en"):
        raise FileNotFoundError(f"no Fluent files in {package}/en")
    texts = {language: _texts(package, language) for language in LANGUAGES}
    for text in [text for each in texts.values() for text in each]:
        _check(text)
    _BROUGHT[who] = package
    for language, known in _SENTENCES.items():
        for text in texts[language]:
            known.add(text)


def brought(who: str, language: str) -> str:
    """The words that a package brought, as Fluent text; of two messages with one id the first counts."""
    package = _BROUGHT.get(who)
    if package is None:
        return ""
    return "\n".join(_texts(package, language))


def words_of(game: str, language: str) -> str:
    """What a game can say, as Fluent text: its part of the catalog, or what it brought."""
    folder = resources.files("mandate.games").joinpath(game.replace("-", "_"), "words", language)
    shared = _files("mandate.lang", language, ("contract.ftl", "solving.ftl"))
    return "\n".join([*_texts_in(folder), *shared, brought(game, language)])


def _texts(package: str, language: str) -> list[str]:
    return _files(package, language) + (_files(package, "en") if language != "en" else [])


def everything(language: str) -> str:
    """The catalog with all that was brought."""
    return "\n".join([catalog(language), *(brought(who, language) for who in _BROUGHT)])


def knows(language: str, message: str) -> bool:
    """Whether there is a sentence for it."""
    return _sentences(language).knows(message)


def _files(package: str, language: str, beginnings: tuple[str, ...] = ("",)) -> list[str]:
    """The Fluent texts in a package's folder for a language, in order; none where it has no such folder.

    Only those whose names begin so.
    """
    return _texts_in(resources.files(package).joinpath(language), beginnings)


def _texts_in(folder: Traversable, beginnings: tuple[str, ...] = ("",)) -> list[str]:
    if not folder.is_dir():
        return []
    files = sorted(
        (
            item
            for item in folder.iterdir()
            if item.name.endswith(".ftl") and item.name.startswith(beginnings)
        ),
        key=lambda item: item.name,
    )
    return [item.read_text("utf-8") for item in files]


def load() -> None:
    """Open every language now: the first takes a tenth of a second, for which a user would wait."""
    for language in LANGUAGES:
        _sentences(language)


def _sentences(language: str) -> Sentences:
    known = _SENTENCES.get(language)
    return _open(language) if known is None else known


def _open(language: str) -> Sentences:
    with _OPENING:
        if language not in _SENTENCES:
            from mandate.lang.sentences import Sentences

            opened = Sentences(language)
            for text in _own_files(language):
                opened.add(text)
            for package in _BROUGHT.values():
                for text in _texts(package, language):
                    opened.add(text)
            _SENTENCES[language] = opened
        return _SENTENCES[language]


def _check(text: str) -> None:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            first = (entry.content or "").strip().splitlines()[0]
            raise ValueError(f"this is no Fluent: {first}")
