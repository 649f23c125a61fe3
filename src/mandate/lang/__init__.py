"""One catalogue of words for page, terminal and server: Fluent files, a folder for each language.

This room knows no other: it turns an id and facts into a sentence, and nothing else.
"""

from __future__ import annotations

import functools
import locale
import os
import re
from collections.abc import Mapping
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr")


def say(language: str, message: str, facts: Mapping[str, Any] | None = None) -> str:
    """The sentence for `message` in `language`, with the facts filled in."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    sentence, problems = bundle.format_pattern(pattern, dict(facts or {}))
    if problems:
        raise ValueError(f"{language}: {message}: {problems[0]}")
    return str(sentence)


def choose_language(wanted: str | None = None) -> str:
    """The language asked for, else the first one of the locale that we speak, else English."""
    candidates = [wanted, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    candidates.append(locale.getlocale()[0])
    for candidate in candidates:
        short = re.split(r"[-_.@]", candidate or "")[0].lower()
        if short in LANGUAGES:
            return short
        if candidate:
            break  # a language we do not speak was asked for: English, not the next best guess
    return "en"


def catalogue(language: str) -> str:
    """The whole catalogue of a language as Fluent text, for the page and for tests."""
    folder = resources.files("mandate.lang").joinpath(language)
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".ftl"))
    return "\n".join(folder.joinpath(name).read_text("utf-8") for name in names)


@functools.cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle
