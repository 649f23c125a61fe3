"""A learning as one HTML page with plots: how errors fell, and what came of it at the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from mandate.arena import charts
from mandate.arena.charts import Point
from mandate.arena.page_style import begin, grid
from mandate.arena.statistics import Estimate
from mandate.files import write_whole
from mandate.games.qin.learn.gate import Score

NAME = "learned.html"


def write(folder: Path, generations: int) -> Path:
    """Write the page of a folder that is done, whole or not at all."""
    plan = _read(folder / "plan.json")
    logs = [_read(folder / f"{number:02d}-log.json") for number in range(1, generations + 1)]
    end = _read(folder / f"{generations:02d}-end.json")
    parts = [_head(plan, logs), *_matches(plan, logs, end), *_errors(plan, logs), _how(plan, logs)]
    write_whole(folder / NAME, "\n".join(parts) + "\n</main>\n</body>\n</html>\n")
    return folder / NAME


def _read(path: Path) -> dict[str, Any]:
    log: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return log


def _head(plan: dict[str, Any], logs: list[dict[str, Any]]) -> str:
    positions = sum(fit["positions"] for fit in logs[-1]["fit"].values())
    summary = f"Begun with: {plan['start']}. {len(logs)} generations, seed {plan['seed']}; "
    summary += f"{positions} positions in the last fit."
    return begin("en", "Qin: a judgement that learns", escape(summary))


def _matches(plan: dict[str, Any], logs: list[dict[str, Any]], end: dict[str, Any]) -> Iterator[str]:
    yield (
        '<section><h2>At the table</h2><p class="soft">Shares of wins with intervals of 95 %, a deal being '
        "one observation; the dashed line is what equals would win.</p>"
    )
    for n in map(str, plan["players"]):
        played = [
            (f"{number}. generation / one before", log["gate"][n]) for number, log in enumerate(logs, 1)
        ]
        played += [(f"last / {name}", scores[n]) for name, scores in end.items()]
        points = [_point(name, Score.of(score)) for name, score in played]
        plot = charts.whiskers(points, _percent, f"Shares of wins with {n} players", middle=1 / int(n))
        yield f"<figure><figcaption>{n} players</figcaption>{plot}</figure>"
    yield "</section>"


def _point(name: str, score: Score) -> Point:
    one = score.estimate
    verdict = charts.MET if score.better else charts.OPEN
    return Point(name, one.mean, one.low, one.high, one.low, one.high, f"{one.mean:.1%}", verdict=verdict)


def _errors(plan: dict[str, Any], logs: list[dict[str, Any]]) -> Iterator[str]:
    yield (
        '<section><h2>Errors</h2><p class="soft">How far guesses are from what a search found, on positions '
        "kept apart, in thousandths of the win; a dot for each round over the lessons. Every generation has "
        "lessons of its own, taught by the one before: errors of two generations cannot be compared.</p>"
        '<div class="figures">'
    )
    for n in map(str, plan["players"]):
        for number, log in enumerate(logs, 1):
            course = [1000 * error for error in log["fit"][n]["course"]]
            title = f"{n} players, generation {number}: {course[0]:.1f} → {min(course):.1f} ‰"
            points = [Estimate(error, error, error) for error in course]
            plot = charts.curve(points, _thousandths, title, ("before", "after the last round"))
            yield f"<figure><figcaption>{title}</figcaption>{plot}</figure>"
    yield "</div></section>"


def _how(plan: dict[str, Any], logs: list[dict[str, Any]]) -> str:
    rows = [[str(number), *map(str, log["seconds"])] for number, log in enumerate(logs, 1)]
    table = grid("Seconds", ["generation", "teaching", "fitting", "matches"], rows)
    settings = "; ".join(f"{name} {value}" for name, value in plan.items())
    return f'<section><h2>Seconds</h2>{table}<p class="soft">{escape(settings)}</p></section>'


def _thousandths(value: float) -> str:
    return f"{value:.0f}"


def _percent(value: float) -> str:
    return f"{value:.0%}"
