"""The pages of The Great Wall: help, table, cards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from mandate.cli.kit.pages import HEADING, Page, in_lines
from mandate.cli.kit.planning import COMMANDS as OF_PLANS
from mandate.cli.kit.table import Table
from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.rules.clauses import CLAUSES
from mandate.games.great_wall.rules.lineup import lineup_for
from mandate.games.great_wall.terminal.details import card_lines, table_lines
from mandate.games.great_wall.terminal.words import Words
from mandate.games.great_wall.views.tabletop import Tabletop
from mandate.games.great_wall.words.places import entries

if TYPE_CHECKING:
    from mandate.core.game import Seat

GreatWallTable: TypeAlias = Table[Tabletop, Words]


def find(command: str, table: GreatWallTable, seat: Seat | None) -> Page | None:
    """The page of this game that a command calls up, if it calls up one."""
    words = table.words
    match command:
        case "help":
            known = (
                "board",
                "table",
                "cards",
                "places",
                "more",
                "log",
                "rules",
                "why",
                "hint",
                "pass",
                *OF_PLANS,
            )
            others = ("undo", "save", "resign", "quit")
            commands = {name: words(f"play-command-{name}") for name in (*known, *others)}
            lines = in_lines(words("gw-help", **commands, **_of_mode(table)))
            more = [line for part in table.help() for line in part.splitlines()]
            return Page(words("play-page-help"), [*lines, *more, words("gw-help-notice")])
        case "table":
            return Page(words("gw-page-table"), table_lines(table.look(seat), words))
        case "cards":
            return Page(words("gw-page-cards"), card_lines(table.look(seat), words))
    return None


def places(words: Words) -> Page:
    """What every Location does, and what things cost."""
    lines: list[str] = []
    for entry in entries(words.box).values():
        lines += [HEADING + words.tell(entry.title), *map(words.tell, entry.lines)]
    return Page(words("gw-places"), [words("gw-places-about"), *lines])


def place_named(name: str, words: Words) -> str | None:
    """The Location meant: by its code, its name, or the first letters of one of its words."""
    wanted = name.casefold()
    codes = [code for code in CODES if wanted in (code, words.place(code).casefold())]
    codes += [
        code
        for code in CODES
        if any(word.startswith(wanted) for word in re.split(r"[\s’']+", words.place(code).casefold()))
    ]
    return codes[0] if codes else None


def _of_mode(table: GreatWallTable) -> dict[str, str]:
    """What the help says of this kind of game only."""
    words, at_table = table.words, lineup_for(table.options)
    mode = "coop" if at_table.coop is not None else "solo" if at_table.jiushao >= 0 else "other"
    order = words("gw-help-order", order=words("play-command-order")) if mode == "coop" else ""
    return {
        "goal": words("gw-help-goal", mode=mode),
        "aims": words("gw-help-aims", mode=mode),
        "together": order,
    }


def clauses_of(table: GreatWallTable) -> list[str]:
    """The rules of this game: those of another number of players, or of co-op, are left out."""
    at_table = lineup_for(table.options)
    played = {"reed": at_table.reed >= 0, "solo": at_table.jiushao >= 0, "coop": at_table.coop is not None}
    foreign = tuple(f"gw.{part}." for part, here in played.items() if not here)
    return [clause for clause in CLAUSES if not clause.startswith(foreign)]


def dealt(table: Tabletop, words: Words) -> list[str]:
    """Before the first choice of all: what the cards do that one chooses among."""
    cards = (*table.own.generals, *table.own.advisors) if table.own else ()
    return [words("gw-cards-line", card=words.card(card), text=words.text(card)) for card in cards]
