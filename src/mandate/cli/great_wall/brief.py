"""The dashboard on a small screen: what one needs to decide, in as many lines as there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from mandate.cli.great_wall import dashboard
from mandate.cli.great_wall.cells import HEAD, LETTERS, WIDTH, cell, fit, row
from mandate.cli.great_wall.dashboard import SOLDIERS, soldiers_in

if TYPE_CHECKING:
    from mandate.cli.great_wall.words import Words
    from mandate.games.great_wall.tabletop import Tabletop
    from mandate.games.great_wall.tabletop.wall import Horde

# in the order in which they stand; what is named last here is given up first where there is no room
PARTS = ("rivals", "time", "sections", "places", "cards", "own")
IMPORTANT = ("own", "time", "sections", "places", "rivals", "cards")


def draw(table: Tabletop, words: Words, room: int) -> list[Text]:
    """The whole dashboard where it fits, else its most important parts."""
    whole = dashboard.draw(table, words)
    if len(whole) <= room:
        return whole
    parts = {
        "rivals": [_rivals(table, words)],
        "time": [dashboard.time(table, words)],
        "sections": _sections(table, words),
        "places": dashboard.places(table, words),
        "cards": _cards(table, words),
        "own": _own(table, words),
    }
    shown: set[str] = set()
    for name in IMPORTANT:
        if sum(len(parts[other]) for other in (*shown, name)) <= room or name in ("own", "time"):
            shown.add(name)
    return [fit(line, WIDTH) for name in PARTS if name in shown for line in parts[name]]


def _rivals(table: Tabletop, words: Words) -> Text:
    boards = [table.clans[clan] for clan in table.tea if table.clans[clan].kind != "reed"]
    honors = (f"{LETTERS[board.clan]} {words.names[board.clan]} {board.honor}" for board in boards)
    return Text(words("gw-brief-honor", list=", ".join(honors)))


def _sections(table: Tabletop, words: Words) -> list[Text]:
    """Wall, strength and works as on the dashboard, Rest Zones if anybody rests, a line for each Horde."""
    resting = any(soldiers_in(army) for section in table.sections for army in section.rest)
    deep = max(len(section.hordes) for section in table.sections)
    columns = []
    for section in table.sections:
        head = dashboard.works(section, words)
        column = head if resting else head[:-1]
        hordes = [_horde(horde, words, at) for at, horde in enumerate(section.hordes)]
        columns.append([*column, *hordes, *[Text("")] * (deep - len(hordes))])
    width = dashboard.COLUMN
    return [row(*(fit(column[i], width) for column in columns)) for i in range(len(columns[0]))]


def _horde(horde: Horde, words: Words, at: int) -> Text:
    free = words("gw-board-free", free=horde.free, spots=len(horde.spots))
    numbers = f"P{horde.power - horde.more} {free}"
    name = cell(words.card(horde.type), dashboard.COLUMN - 4 - len(numbers), "bold")
    return row(Text(f"{at + 1} "), name).append(" " + numbers)


def _cards(table: Tabletop, words: Words) -> list[Text]:
    if table.own is None or table.seat is None:
        return []
    board, lines = table.clans[table.seat], []
    if board.command and board.general:
        lines.append(Text(words("gw-board-own-hand", cards=words.cards(board.command))))
    if table.own.tactics:
        lines.append(Text(words("gw-board-own-tactics", cards=words.cards(table.own.tactics))))
    return lines


def _own(table: Tabletop, words: Words) -> list[Text]:
    if table.own is None or table.seat is None:
        return []
    board = table.clans[table.seat]
    pool = " ".join(f"{kind}{getattr(board.pool, kind)}" for kind in SOLDIERS)
    goods = words("gw-board-own", goods=words.stock(table.own.goods) or words("gw-board-none"))
    facts = {"clerks": board.clerks, "soldiers": pool, "honor": board.honor}
    return [Text(f"{goods} {words('gw-brief-own', **facts)}", HEAD)]
