"""The pages that can be called up over a game: help, rules, the log, the unseen tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.pages import Page, log_page, rules_page
from mandate.games.qin.terminal.loose import COMMANDS

if TYPE_CHECKING:
    from mandate.games.qin.terminal.signs import Signs
    from mandate.games.qin.terminal.trial import QinTable

END = 100_000  # more lines than any page has


def find(command: str, table: QinTable, signs: Signs) -> Page | None:
    """The page that a command calls up, if it calls up one."""
    match command:
        case "help":
            return help_page(table, signs)
        case "rules":
            return rules_page(table)
        case "log":
            return log_page(table, table.seat)
        case "unseen":
            return unseen_page(table)
    return None


def help_page(table: QinTable, signs: Signs) -> Page:
    words = table.words
    commands = {command: words(f"play-command-{command}") for command in COMMANDS}
    pictures = {
        "start": "[R]",
        "single": signs.pagoda,
        "double": signs.pagoda * 2,
        "village": signs.village,
        "water": signs.water * 2,
        "grass": signs.grass,
        "fresh": signs.fresh,
    }
    parts = (
        words("play-help-goal"),
        words("play-help-keys"),
        words("play-help-tokens"),
        words("play-help-commands", **commands),
        *table.help(),
        words("play-help-board", **pictures),
        words("qin-board-note") + "\n" + words("play-help-notice"),
    )
    lines = [line for part in parts for line in (*part.splitlines(), "")]
    return Page(words("play-page-help"), lines[:-1])


def unseen_page(table: QinTable) -> Page:
    words, view = table.words, table.view
    lines = [words("play-unseen-line", tile=tile, count=count) for tile, count in view.unseen_tiles.items()]
    others = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
    lines.append(words("play-unseen-where", piles=sum(view.piles), hands=others))
    return Page(words("play-page-unseen"), lines)
