"""The properties of a game as one self-contained HTML page with plots, which makes no requests."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from mandate import games
from mandate.arena import charts
from mandate.arena.charts import Point
from mandate.arena.page_style import begin, grid
from mandate.arena.statistics import Estimate
from mandate.core.errors import Code, Malformed
from mandate.files import write_whole
from mandate.lang import say
from mandate.study.properties.figures import Doubling, Properties


def write(path: Path, properties: Properties, language: str) -> None:
    """Write the page, whole or not at all."""
    try:
        write_whole(path, page(properties, language))
    except OSError as error:
        raise Malformed(Code.UNWRITABLE, file=str(path), reason=error.strerror or str(error)) from error


def page(properties: Properties, language: str) -> str:
    """The whole page as text."""
    shown = _Page(properties, language)
    parts = [
        shown.head(),
        shown.glance(),
        shown.branching(),
        shown.length(),
        shown.hidden(),
        shown.seats(),
    ]
    parts += [shown.leads(), shown.doublings(), shown.how()]
    return "\n".join(part for part in parts if part) + "\n</main>\n</body>\n</html>\n"


def measured(properties: Properties, language: str) -> list[tuple[str, str, str]]:
    """Every number with its interval: what is printed, and what stands first on the page."""
    rows = [
        (say(language, "properties-measure", {"measure": name}), *_shown(one, name))
        for name, one in properties.measures.items()
    ]
    rows += [
        (say(language, "properties-seat", {"seat": seat + 1}), *_shown(one, "share"))
        for seat, one in enumerate(properties.seats)
    ]
    rows += [(_duel(properties, one, language), *_shown(one.share, "share")) for one in properties.doublings]
    return rows


class _Page:
    """The parts of the page in one language."""

    def __init__(self, properties: Properties, language: str) -> None:
        self.of = properties
        self.language = language

    def say(self, message: str, **facts: Any) -> str:
        return escape(say(self.language, message, facts))

    def head(self) -> str:
        properties = self.of
        game = say(self.language, f"{properties.game}-name")
        games = self.say("simulate-title", games=properties.games, game=game, seed=properties.seed)
        by = self.say("properties-by", player=properties.player)
        return begin(self.language, self.say("properties-title", game=game), f"{games}. {by}")

    def glance(self) -> str:
        rows = measured(self.of, self.language)
        heads = [self.say(head) for head in ("report-measure", "balance-found", "balance-interval")]
        table = grid(self._title("glance"), heads, rows)
        listed = "".join(
            f"<li>{self.say('properties-about', measure=name)}</li>" for name in self.of.measures
        )
        return self._section(
            "glance", f'{table}<details><summary>{self.say("properties-meaning")}</summary>'
            f'<ul class="meaning">{listed}</ul></details>'
        )  # fmt: skip

    def branching(self) -> str:
        of = self.of
        plot = self._curve("branching", of.branching, lambda value: f"{value:.3g}")
        if len(of.kinds) > 1:
            points = [
                _point(f"{kind} ({of.kind_shares[kind]:.0%})", one, f"{one.mean:.1f}")
                for kind, one in sorted(of.kinds.items(), key=lambda item: -item[1].mean)
            ]
            kinds = self._whiskers("kinds", points, lambda value: f"{value:.3g}")
            plot += f"<details><summary>{self.say('properties-kinds')}</summary>{kinds}</details>"
        most = self.say("properties-most", options=of.most_options)
        return self._section(
            "branching", f"{plot}<p>{most}</p>{self._table('branching', of.branching, '.1f')}"
        )

    def length(self) -> str:
        lengths = self.of.lengths
        facts = {"least": min(lengths), "most": max(lengths)}
        span = say(self.language, "properties-range", facts)
        title = f"{self._title('length')}. {span}"
        return self._section(
            "length", f"<figure>{charts.columns(lengths, title)}</figure><p>{escape(span)}</p>"
        )

    def hidden(self) -> str:
        if not self.of.hidden:
            return ""
        plot = self._curve("hidden", self.of.hidden, lambda value: f"{value:.3g}")
        counted = self.say("properties-counted", game=self.of.game)
        return self._section(
            "hidden",
            f'<p class="soft">{counted}</p>{plot}{self._table("hidden", self.of.hidden, ".2f")}',
        )

    def seats(self) -> str:
        seats = self.of.seats
        if not seats:
            return ""
        points = [
            _point(say(self.language, "properties-seat", {"seat": seat + 1}), one, f"{one.mean:.1%}")
            for seat, one in enumerate(seats)
        ]
        return self._section("seats", self._whiskers("seats", points, _percent, middle=1 / len(seats)))

    def leads(self) -> str:
        leads = self.of.leads
        if not leads:
            return ""
        span = say(self.language, "properties-range", {"least": min(leads), "most": max(leads)})
        title = f"{self._title('leads')}. {span}"
        settled = self.of.measures.get("settled")
        words = self.say("properties-settled", part=f"{settled.mean:.0%}") if settled else ""
        return self._section("leads", f"<figure>{charts.columns(leads, title)}</figure><p>{words}</p>")

    def doublings(self) -> str:
        of = self.of
        if not of.doublings:
            return ""
        points = [
            _point(f"{one.less} → {one.more}", one.share, f"{one.share.mean:.1%}") for one in of.doublings
        ]
        fair = 1 / games.find(of.game).seats(of.options)
        rows = [
            [_duel(of, one, self.language), str(one.games), one.share.percents(), _points(one.points)]
            for one in of.doublings
        ]
        heads = [
            self.say(head)
            for head in ("properties-budget", "balance-games", "properties-share", "properties-points")
        ]
        plot = self._whiskers("doublings", points, _percent, middle=fair)
        return self._section("doublings", plot + grid(self._title("doublings"), heads, rows))

    def how(self) -> str:
        of = self.of
        facts = f"mandate report properties {of.game}, rules {of.rules}, {of.player}, seed {of.seed}"
        words = self.say("properties-how")
        return f'<p class="soft">{words}</p><p class="soft"><code>{escape(facts)}</code></p>'

    # --- parts -------------------------------------------------------------------------------------------

    def _title(self, name: str) -> str:
        return say(self.language, "properties-section", {"section": name})

    def _section(self, name: str, inside: str) -> str:
        title = escape(self._title(name))
        about = self.say("properties-section-about", section=name)
        return f'<section id="{name}"><h2>{title}</h2>\n<p class="soft">{about}</p>\n{inside}</section>'

    def _curve(self, name: str, points: Sequence[Estimate], show: Any) -> str:
        ends = (say(self.language, "properties-start"), say(self.language, "properties-end"))
        facts = {"first": show(points[0].mean), "middle": show(points[len(points) // 2].mean)}
        words = say(self.language, "properties-curve", {**facts, "last": show(points[-1].mean)})
        title = f"{self._title(name)}. {words}"
        return f"<figure>{charts.curve(points, show, title, ends)}</figure>"

    def _whiskers(self, name: str, points: Sequence[Point], show: Any, middle: float | None = None) -> str:
        listed = ", ".join(f"{point.name} {point.shown}" for point in points)
        title = f"{self._title(name)}. {listed}"
        return f"<figure>{charts.whiskers(points, show, title, middle=middle)}</figure>"

    def _table(self, name: str, points: Sequence[Estimate], form: str) -> str:
        rows = (
            [f"{number / len(points):.0%}–{(number + 1) / len(points):.0%}", *_numbers(one, form)]
            for number, one in enumerate(points)
        )
        heads = [self.say(head) for head in ("properties-part", "balance-found", "balance-interval")]
        table = grid(self._title(name), heads, rows)
        return f"<details><summary>{self.say('balance-numbers')}</summary>{table}</details>"


def _shown(one: Estimate, measure: str) -> tuple[str, str]:
    if measure in ("share", "settled"):
        return _numbers(one, ".1%")
    if measure == "tree":
        mean, low, high = (f"10^{value:.0f}" for value in (one.mean, one.low, one.high))
        return mean, f"{low} … {high}" if one.is_bounded else ""
    return _numbers(one, ".2f" if measure == "hidden" else ".1f")


def _numbers(one: Estimate, form: str) -> tuple[str, str]:
    return f"{one.mean:{form}}", f"{one.low:{form}} … {one.high:{form}}" if one.is_bounded else ""


def _duel(properties: Properties, one: Doubling, language: str) -> str:
    facts = {"more": f"{properties.thinker}:{one.more}", "less": f"{properties.thinker}:{one.less}"}
    return say(language, "properties-duel", facts)


def _points(one: Estimate) -> str:
    return " … ".join("–" if math.isinf(value) else f"{value:+.0f}" for value in (one.low, one.high))


def _point(name: str, one: Estimate, shown: str) -> Point:
    return Point(name, one.mean, one.low, one.high, one.low, one.high, shown)


def _percent(value: float) -> str:
    return f"{value:.0%}" if math.isfinite(value) else "…"
