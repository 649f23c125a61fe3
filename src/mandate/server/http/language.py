"""The language of a caller."""

from __future__ import annotations

from collections.abc import Mapping

from mandate.lang import LANGUAGES


def language_asked(query: Mapping[str, str]) -> str | None:
    """The language a URL requests: `lang` for sentences, or `language` for everything in words."""
    return query.get("lang") or query.get("language")


def language_of(wanted: str | None, accepted: str | None) -> str:
    """The language wanted; else the best that the browser accepts and the server speaks; else English."""
    if wanted in LANGUAGES:
        return wanted
    weighed: list[tuple[float, int, str]] = []
    for part in (accepted or "").split(","):
        name, _, weight = part.strip().partition(";q=")
        short = name.partition("-")[0].lower()
        if short in LANGUAGES:
            weighed.append((-_number(weight or "1"), len(weighed), short))
    return min(weighed)[2] if weighed else "en"


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0
