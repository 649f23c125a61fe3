"""The lines of a table's log as one viewer may know them: new ones, and earlier ones in pages."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from mandate.core.game import Seat
from mandate.core.redaction import FACE_DOWN
from mandate.table import items, log
from mandate.table.log import AnyLine
from mandate.table.rules_of import ask_game
from mandate.table.show import NOTHING, Show, events
from mandate.table.table import Table

MAX_NEWS = 200  # lines in one message


def since(table: Table, after: int) -> int:
    """The line after which a client that has seen line `after` gets news: at most `MAX_NEWS` lines."""
    return max(after if 0 <= after <= table.number else 0, table.number - MAX_NEWS)


def earlier(table: Table, seat: int | None, before: int, show: Show = NOTHING) -> list[items.AnyItem]:
    """A page of the lines before line `before`."""
    return [item(table, number, seat, show) for number in page(table, before)]


def page(table: Table, before: int) -> range:
    """The numbers of the lines before line `before`, as many as fit in one message."""
    before = min(before, table.number + 1)
    return range(max(1, before - MAX_NEWS), before)


def item(table: Table, number: int, eye: int | None, show: Show) -> items.AnyItem:
    """Line `number` of the log as seen by `eye`."""
    line: AnyLine = table.lines[number - 1]
    result = table.results[number - 1]
    kind, names = _SHOWN[type(line)]
    facts: dict[str, Any] = {name: getattr(line, name) for name in names}
    match line:
        case log.Chose(seat=seat):
            facts["choice"] = FACE_DOWN if result.face_down and seat != eye else line.lines[0].choice
            facts["events"] = events(result.events, None if eye is None else Seat(eye), show)
        case log.Resigned():
            facts["events"] = events(result.events, None if eye is None else Seat(eye), show)
        case log.TookBack(lines=lines):
            facts |= {"back": sum(entry.back for entry in lines), "lines": [*result.undone]}
        case log.Offered(what=what):
            facts["offer"] = what
        case log.Marked(thing=thing):
            name = ask_game(table, lambda game: game.markable(thing), thing)
            facts["name"] = msgspec.to_builtins(show.say(name))
    return kind(number=number, **facts)


def _shown() -> dict[type[AnyLine], tuple[type[items.AnyItem], tuple[str, ...]]]:
    """For each kind of line the item of the same tag, and the facts that the item shows unchanged.

    What an item does not name is not shown; standing orders have no item.
    """
    own = {"number", "choice", "events", "back", "lines", "name"}  # made above, or different there
    by_tag = {kind.__struct_config__.tag: kind for kind in get_args(items.AnyItem)}
    return {
        line: (
            kind,
            tuple(
                name for name in kind.__struct_fields__ if name in line.__struct_fields__ and name not in own
            ),
        )
        for line in get_args(AnyLine)
        if (kind := by_tag.get(line.__struct_config__.tag)) is not None
    }


_SHOWN = _shown()
