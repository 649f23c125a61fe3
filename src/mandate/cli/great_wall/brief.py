"""The dashboard on a small screen: what one needs to decide, in as many lines as there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from mandate.cli.great_wall import dashboard
from mandate.cli.great_wall.cells import HEAD, LETTERS, WIDTH, cell, fit, row
from mandate.games.great_wall.numbers import HORDE_TYPES, VITAL
from mandate.games.great_wall.sketch import sketch
from mandate.games.great_wall.vocabulary import SOLDIERS, Section

if TYPE_CHECKING:
    from mandate.cli.great_wall.words import Words
    from mandate.games.great_wall.state import GreatWallState
    from mandate.games.great_wall.view import GreatWallView

# in the order in which they stand; what is named last here is given up first where there is no room
PARTS = ("rivals", "time", "sections", "places", "cards", "own")
IMPORTANT = ("own", "time", "sections", "places", "rivals", "cards")


def draw(view: GreatWallView, words: Words, room: int) -> list[Text]:
    """The whole dashboard where it fits, else its most important parts."""
    whole = dashboard.draw(view, words)
    if len(whole) <= room:
        return whole
    s = sketch(view)
    parts = {
        "rivals": [_rivals(s, words)],
        "time": [dashboard.time(s, view, words)],
        "sections": _sections(s, words),
        "places": dashboard.places(s, words),
        "cards": _cards(s, view, words),
        "own": _own(s, view, words),
    }
    shown: set[str] = set()
    for name in IMPORTANT:
        if sum(len(parts[other]) for other in (*shown, name)) <= room or name in ("own", "time"):
            shown.add(name)
    return [fit(line, WIDTH) for name in PARTS if name in shown for line in parts[name]]


def _rivals(s: GreatWallState, words: Words) -> Text:
    clans = [clan for clan in s.tea if clan != s.reed]
    honors = ", ".join(f"{LETTERS[clan]} {words.names[clan]} {s.honor[clan]}" for clan in clans)
    return Text(words("gw-brief-honor", list=honors))


def _sections(s: GreatWallState, words: Words) -> list[Text]:
    """Wall, strength and works as on the dashboard, Rest Zones if anybody rests, a line for each Horde."""
    resting = any(s.rest)
    deep = max(len(hordes) for hordes in s.rows)
    columns = []
    for section in s.sections:
        head = dashboard.works(s, words, section)
        column = head if resting else head[:-1]
        hordes = [_horde(s, words, section, at) for at in range(len(s.rows[section]))]
        columns.append([*column, *hordes, *[Text("")] * (deep - len(hordes))])
    width = dashboard.COLUMN
    return [row(*(fit(column[i], width) for column in columns)) for i in range(len(columns[0]))]


def _horde(s: GreatWallState, words: Words, section: Section, at: int) -> Text:
    horde = s.rows[section][at]
    printed = HORDE_TYPES[s.kind_of[horde]]
    free = sum(not s.cover[horde * 12 + spot] for spot in VITAL[s.kind_of[horde]])
    numbers = f"P{printed.power} {words('gw-board-free', free=free, spots=printed.spots)}"
    name = cell(words.card(printed.id), dashboard.COLUMN - 4 - len(numbers), "bold")
    return row(Text(f"{at + 1} "), name).append(" " + numbers)


def _cards(s: GreatWallState, view: GreatWallView, words: Words) -> list[Text]:
    if view.seat is None:
        return []
    lines = []
    if s.hand[view.seat] and s.general[view.seat]:
        lines.append(Text(words("gw-board-own-hand", cards=words.cards(s.hand[view.seat]))))
    if view.tactics:
        lines.append(Text(words("gw-board-own-tactics", cards=words.cards(view.tactics))))
    return lines


def _own(s: GreatWallState, view: GreatWallView, words: Words) -> list[Text]:
    if view.seat is None:
        return []
    seat = view.seat
    army = zip(SOLDIERS, s.pool[seat * 3 : seat * 3 + 3], strict=True)
    pool = " ".join(f"{kind}{n}" for kind, n in army)
    goods = words("gw-board-own", goods=words.goods(view.resources) or words("gw-board-none"))
    facts = {"clerks": s.clerk_pool[seat], "soldiers": pool, "honor": s.honor[seat]}
    return [Text(f"{goods} {words('gw-brief-own', **facts)}", HEAD)]
