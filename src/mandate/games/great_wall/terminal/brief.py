"""The dashboard on a small screen: what one needs to decide, in as many lines as there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from mandate.games.great_wall.terminal import dashboard
from mandate.games.great_wall.terminal.cells import HEAD, LETTERS, WIDTH, cell, counted, fit, row
from mandate.games.great_wall.terminal.dashboard import SOLDIERS, soldiers_in

if TYPE_CHECKING:
    from mandate.games.great_wall.terminal.words import Words
    from mandate.games.great_wall.views.tabletop import Tabletop
    from mandate.games.great_wall.views.tabletop.wall import Horde

# in the order in which they stand; what is named last here is given up first where there is no room
PARTS = ("rivals", "time", "sections", "places", "cards", "own")
NO_BREAK = "\N{NO-BREAK SPACE}"  # within the name of a Location, until its line is broken
IMPORTANT = ("own", "time", "sections", "places", "rivals", "cards")


def draw(table: Tabletop, words: Words, room: int, width: int = WIDTH) -> list[Text]:
    """The whole dashboard where it fits, else its most important parts."""
    width = max(width, dashboard.NARROWEST)
    whole = dashboard.draw(table, words, width)
    if len(whole) <= room:
        return whole
    narrow = width < WIDTH
    parts = {
        "rivals": _lines([_rivals(table, words)], width),
        "time": dashboard.time(table, words, width),
        "sections": _sections_in_words(table, words, width) if narrow else _sections(table, words),
        "places": _places_in_words(table, words, width) if narrow else dashboard.places(table, words),
        "cards": _lines(_cards(table, words), width),
        "own": _lines(_own(table, words), width),
    }
    shown: set[str] = set()
    for name in IMPORTANT:
        if sum(len(parts[other]) for other in (*shown, name)) <= room or name in ("own", "time"):
            shown.add(name)
    return [fit(line, width) for name in PARTS if name in shown for line in parts[name]]


def _lines(lines: list[Text], width: int) -> list[Text]:
    """As they are, or in a narrow table each on as many as it takes."""
    if width >= WIDTH:
        return lines
    return [part for line in lines for part in dashboard.wrapped(line.plain, width, str(line.style))]


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


def _sections_in_words(table: Tabletop, words: Words, width: int) -> list[Text]:
    """One Section after another, as two and a half of them side by side could not be read.

    Of each its Wall and strength, and of its Hordes how strong they are and which spots are free.
    """
    lines = []
    for section in table.sections:
        name, strength, *_ = (line.plain for line in dashboard.works(section, words))
        hordes = [f"{_power(each, words)}{NO_BREAK}{each.free}/{len(each.spots)}" for each in section.hordes]
        said = " | ".join(filter(None, (name, strength, ", ".join(hordes))))
        lines += [_plain(line) for line in dashboard.wrapped(said, width)]
    return lines


def _places_in_words(table: Tabletop, words: Words, width: int) -> list[Text]:
    """Every Location with its Clerks and free spots, one after another."""
    said = []
    for location in table.locations:
        clerks = counted(location.clerks, times=True).plain or words("gw-board-none")
        mark = "* " if location.activates else ""
        free = f" +{location.free}" if location.free else ""
        said.append(f"{mark}{words.place(location.place)} {clerks}{free}".replace(" ", NO_BREAK))
    return [_plain(line) for line in dashboard.wrapped(" | ".join(said), width)]


def _plain(line: Text) -> Text:
    return Text(line.plain.replace(NO_BREAK, " "))


def _horde(horde: Horde, words: Words, at: int) -> Text:
    free = words("gw-board-free", free=horde.free, spots=len(horde.spots))
    numbers = f"{_power(horde, words)} {free}"
    name = cell(words.card(horde.type), dashboard.COLUMN - 4 - len(numbers), "bold")
    return row(Text(f"{at + 1} "), name).append(" " + numbers)


def _power(horde: Horde, words: Words) -> str:
    """The first half of what the dashboard says of a Horde."""
    facts = {"power": horde.power - horde.more, "honor": horde.honor}
    return words("gw-board-horde", **facts).split()[0]


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
