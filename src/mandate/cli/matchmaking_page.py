"""A simulation of matchmaking as a table, and as one self-contained page with plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from mandate.arena import charts
from mandate.arena.page_style import begin, grid
from mandate.core.errors import Code, Malformed
from mandate.files import write_whole
from mandate.lang import say
from mandate.people.matching.simulation import Day

HEADS = ("players", "warm", "first", "met", "wait", "long-wait", "gap", "abandoned")
LONGEST_SHOWN_S = 600  # longer waits share the last column of a plot


def middle(values: Sequence[float], share: float = 0.5) -> float | None:
    """The value below which that share of them lies; None where there are none."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else None


def figures(day: Day) -> dict[str, Any]:
    """What is printed, in seconds, points and shares."""

    def seconds(values: Sequence[float], share: float = 0.5) -> float | None:
        found = middle(values, share)
        return None if found is None else round(found / 1000, 1)

    gap = middle(day.gaps)
    return {
        "players": day.players,
        "warm": day.warm,
        "requests": day.requests,
        "first": seconds(day.first_moves),
        "met": len(day.meetings) / max(1, day.requests),
        "wait": seconds(day.meetings),
        "long-wait": seconds(day.meetings, 0.9),
        "gap": None if gap is None else round(gap, 1),
        "abandoned": day.abandoned / max(1, day.requests),
    }


def row(day: Day, language: str) -> list[str]:
    found = figures(day)
    shown = []
    for name in HEADS:
        value = found[name]
        if name == "warm":
            shown.append(say(language, "matchmaking-yes-no", {"yes": "yes" if value else "no"}))
        elif name in ("met", "abandoned"):
            shown.append(f"{value:.0%}")
        elif value is None:
            shown.append("–")
        else:
            shown.append(_time(value) if name in ("first", "wait", "long-wait") else f"{value:g}")
    return shown


def _time(seconds: float) -> str:
    if seconds >= 100:
        return f"{seconds / 60:.0f} min"
    return f"{seconds:.0f} s" if seconds >= 10 else f"{seconds:.1f} s"


def write(path: Path, days: Sequence[Day], seed: str, language: str) -> None:
    """Write the page, whole or not at all."""
    try:
        write_whole(path, page(days, seed, language))
    except OSError as error:
        raise Malformed(Code.UNWRITABLE, file=str(path), reason=error.strerror or str(error)) from error


def page(days: Sequence[Day], seed: str, language: str) -> str:
    """The whole page as text."""

    def shown(message: str, **facts: Any) -> str:
        return escape(say(language, message, facts))

    heads = [shown(f"matchmaking-{name}") for name in HEADS]
    table = grid(say(language, "matchmaking-table"), heads, [row(day, language) for day in days])
    parts = [
        begin(language, shown("matchmaking-title", seed=seed), shown("matchmaking-note")),
        f"<section>{table}</section>",
    ]
    outcomes = [
        (_name(day, language), [("", len(day.meetings) / day.requests), ("", day.abandoned / day.requests)])
        for day in days
        if day.requests
    ]
    key = charts.key([say(language, "matchmaking-met"), say(language, "matchmaking-abandoned")])
    plot = charts.parts_of_whole(outcomes, say(language, "matchmaking-outcomes"))
    parts.append(f"<section><h2>{shown('matchmaking-outcomes')}</h2>{key}<figure>{plot}</figure></section>")
    for title in ("matchmaking-waits", "matchmaking-gaps"):
        drawn = "".join(
            f"<figure><figcaption>{escape(_name(day, language))}</figcaption>"
            f"{charts.columns(_values(day, title), _name(day, language))}</figure>"
            for day in days
            if day.meetings
        )
        parts.append(f'<section><h2>{shown(title)}</h2><div class="figures">{drawn}</div></section>')
    return "\n".join(parts) + "\n</main>\n</body>\n</html>\n"


def _values(day: Day, title: str) -> list[int]:
    if title == "matchmaking-gaps":
        return [round(each) for each in day.gaps]
    return [min(LONGEST_SHOWN_S, round(each / 1000)) for each in day.meetings]


def _name(day: Day, language: str) -> str:
    return say(language, "matchmaking-crowd", {"players": day.players, "warm": "yes" if day.warm else "no"})
