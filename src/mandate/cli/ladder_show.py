"""The standings of a ladder: in the terminal, as JSON, and as a page."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from mandate.arena import plots
from mandate.arena.played import Failure
from mandate.arena.report import page_of, table_of, write_page
from mandate.arena.statistics import Estimate
from mandate.cli.arena_print import WIDTH, shorten
from mandate.lang import say
from mandate.people.bot_ladder.ladder import Ladder
from mandate.people.bot_ladder.log import Place
from mandate.people.bot_ladder.standings import crosstable
from mandate.players import levels_of


class Shown:
    """A ladder in one language."""

    def __init__(self, ladder: Ladder, places: Sequence[Place], language: str) -> None:
        self.ladder = ladder
        self.places = places
        self.language = language
        self.failures: dict[str, list[Failure]] = {}
        for game in ladder.finished:
            for failure in game.played.failures if game.played else ():
                self.failures.setdefault(game.sitting.seats[failure.seat], []).append(failure)

    def json(self) -> str:
        opened = self.ladder.opened
        return json.dumps(
            {
                "game": opened.game,
                "seats": opened.seats,
                "seed": opened.seed,
                "games": len(self.ladder.finished),
                "places": msgspec.to_builtins(self.places),
                "crosstable": msgspec.to_builtins(crosstable(self.ladder)),
                "failures": {who: len(failures) for who, failures in self.failures.items()},
            }
        )

    # --- in the terminal ----------------------------------------------------------------------------

    def print(self) -> None:
        from rich.console import Console
        from rich.table import Table

        console = Console(highlight=False, markup=False, width=None if sys.stdout.isatty() else WIDTH)
        console.print(self._title(), soft_wrap=True)
        table = Table()
        for number, title in enumerate(self._titles()):
            table.add_column(title, justify="right" if number else "left")
        for row in self._rows():
            table.add_row(shorten(row[0]), *row[1:])
        console.print(table)
        for line in self._failed():
            console.print(line, style="red", soft_wrap=True)

    def _title(self) -> str:
        opened = self.ladder.opened
        facts = {
            "games": len(self.ladder.finished),
            "game": say(self.language, f"{opened.game}-name"),
            "seats": opened.seats,
        }
        return say(self.language, "ladder-title", facts)

    def _titles(self) -> list[str]:
        messages = ["arena-player", "arena-played"]
        messages += ["ladder-plays-like"] if self.ladder.anchors else []
        messages += ["arena-rating", "arena-share"]
        messages += ["arena-adjusted"] if self._is_adjusted else []
        return [say(self.language, message) for message in messages]

    @property
    def _is_adjusted(self) -> bool:
        return any(place.adjusted is not None for place in self.places)

    def _rows(self) -> list[list[str]]:
        return [
            [
                self._name(place.who),
                str(place.games),
                *([self._plays_like(place)] if self.ladder.anchors else []),
                Estimate(place.rating, place.low, place.high).points(),
                Estimate(place.share, place.share_low, place.share_high).percents(),
                *([_adjusted(place)] if self._is_adjusted else []),
            ]
            for place in self.places
        ]

    def _name(self, who: str) -> str:
        """Levels are marked with their number: they do not move."""
        level = self.ladder.entrants[who].level
        if not level:
            return who
        number = levels_of(self.ladder.opened.game).index(level) + 1
        return say(self.language, "ladder-level", {"who": who, "level": number})

    def _plays_like(self, place: Place) -> str:
        if place.plays_like is None or place.margin is None:
            return ""
        if self.ladder.entrants[place.who].level:
            return f"{place.plays_like:.1f}"
        return f"{place.plays_like:.1f} ± {place.margin:.1f}"

    def _failed(self) -> list[str]:
        lines = []
        for who, failures in self.failures.items():
            facts = {"player": who, "times": len(failures)}
            lines.append(f"{say(self.language, 'arena-failed', facts)} {failures[0].tell(self.language)}")
        return lines

    # --- as a page ----------------------------------------------------------------------------------

    def write(self, path: Path) -> None:
        title = self._title()
        rated = [Estimate(place.rating, place.low, place.high) for place in self.places]
        names = [self._name(place.who) for place in self.places]
        heading = self._say("arena-rating")
        plot = plots.intervals(names, rated, lambda v: f"{v:+.0f}", title=heading) if names else ""
        standings = table_of([escape(each) for each in self._titles()], self._rows())
        parts = [
            f'<p class="soft">{self._say("ladder-how")}</p>',
            f"<h2>{heading}</h2>\n{plot}\n{standings}",
            self._matrix(),
            "".join(f"<p>{escape(line)}</p>" for line in self._failed()),
        ]
        write_page(path, page_of(title, parts, self.language))

    def _say(self, message: str, **facts: Any) -> str:
        return escape(say(self.language, message, facts))

    def _matrix(self) -> str:
        table = crosstable(self.ladder)
        order = [place.who for place in self.places]
        heads = "".join(f"<th>{escape(who)}</th>" for who in order)
        rows = []
        for one in order:
            cells = []
            for other in order:
                cell = table.get(one, {}).get(other)
                cells.append(
                    "<td></td>"
                    if cell is None
                    else f'<td class="cell" style="--share: {cell.share:.3f}">{cell.share:.0%} '
                    f"<small>{cell.games}</small></td>"
                )
            rows.append(f"<tr><th>{escape(one)}</th>{''.join(cells)}</tr>")
        title = self._say("arena-report-matrix")
        return f"<h2>{title}</h2>\n<table><tr><th></th>{heads}</tr>{''.join(rows)}</table>"


def _adjusted(place: Place) -> str:
    if place.adjusted is None or place.adjusted_low is None or place.adjusted_high is None:
        return ""
    return Estimate(place.adjusted, place.adjusted_low, place.adjusted_high).percents()
