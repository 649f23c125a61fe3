"""The pages that can be called up at any question: help, rules, log, table, cards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mandate.cli.great_wall.commands import COMMANDS
from mandate.cli.great_wall.details import HEADING, cards_page, table_page
from mandate.cli.great_wall.drawing import WIDTH
from mandate.cli.kit.layout import cell_width, wrap
from mandate.games.great_wall.clauses import CLAUSES
from mandate.games.great_wall.table import table_for

if TYPE_CHECKING:
    from mandate.cli.great_wall.asked import Asked
    from mandate.cli.great_wall.table import Table
    from mandate.core.game import Seat

KEY = 18  # columns for what is typed
_COLUMNS = re.compile(r"\s{3,}")


def find(command: str, table: Table, seat: Seat | None) -> list[str] | None:
    """The page that a command calls up, if it calls up one."""
    words = table.words
    match command:
        case "help":
            commands = {name: words(f"gw-command-{name}") for name in COMMANDS}
            text = [
                line for line in words("gw-help", **commands, **_of_mode(table)).splitlines() if line.strip()
            ]
            others = [line for part in table.help() for line in part.splitlines()]
            return [HEADING + words("gw-page-help"), *text, *others, words("gw-help-notice")]
        case "rules":
            return [HEADING + words("gw-page-rules"), *(words.clause(clause) for clause in clauses_of(table))]
        case "log":
            return _log(table, seat)
        case "table":
            return table_page(table.view(seat), words)
        case "cards":
            return cards_page(table.view(seat), words)
    return None


def _of_mode(table: Table) -> dict[str, str]:
    """What the help says of this kind of game only."""
    words, at_table = table.words, table_for(table.view(None).options)
    mode = "coop" if at_table.coop is not None else "solo" if at_table.qin >= 0 else "other"
    order = words("gw-help-order", order=words("gw-command-order")) if mode == "coop" else ""
    return {
        "goal": words("gw-help-goal", mode=mode),
        "aims": words("gw-help-aims", mode=mode),
        "together": order,
    }


def clauses_of(table: Table) -> list[str]:
    """The rules of this game: those of another number of players, or of co-op, are left out."""
    at_table = table_for(table.view(None).options)
    played = {"reed": at_table.reed >= 0, "solo": at_table.qin >= 0, "coop": at_table.coop is not None}
    foreign = tuple(f"gw.{part}." for part, here in played.items() if not here)
    return [clause for clause in CLAUSES if not clause.startswith(foreign)]


def _log(table: Table, seat: Seat | None) -> list[str]:
    words = table.words
    lines = [HEADING + words("gw-page-log")]
    for number, said in enumerate(table.log(seat), 1):
        if said:
            lines.append(words("gw-log-line", number=number, told=said))
    if len(lines) == 1:
        lines.append(words("gw-log-empty"))
    back = table.deal.taken_back
    return [*lines, words("play-log-takebacks", count=back)] if back else lines


def dealt(question: Asked) -> list[str]:
    """Before the first choice of all: what the cards do that one chooses among."""
    if question.kind != "setup.choose":
        return []
    words, view = question.words, question.view
    cards = (*view.generals, *view.advisors)
    return [words("gw-cards-line", card=words.card(card), text=words.text(card)) for card in cards]


def lay_out(page: list[str]) -> list[str]:
    """Lines of at most 80 columns; headings apart, `key   meaning` in two columns."""
    out: list[str] = []
    for line in page:
        if line.startswith(HEADING):
            out += ["", line.removeprefix(HEADING).upper()]
            continue
        columns = _COLUMNS.split(line.strip(), maxsplit=1)
        if line.startswith("    "):
            out.append(line)
        elif len(columns) == 2 and cell_width(columns[0]) < KEY:
            first, *rest = wrap(columns[1], WIDTH - KEY)
            out.append(columns[0] + " " * (KEY - cell_width(columns[0])) + first)
            out += [" " * KEY + part for part in rest]
        else:
            first, *rest = wrap(line, WIDTH)
            out += [first, *("  " + part for part in wrap(" ".join(rest), WIDTH - 2) if part)]
    return out
