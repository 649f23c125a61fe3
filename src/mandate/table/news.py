"""The lines of a table's log as one viewer may know them: new ones, and earlier ones in pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, cast

import msgspec

from mandate.core.game import Seat
from mandate.core.redaction import FACE_DOWN
from mandate.table import items, log
from mandate.table.log import AnyLine
from mandate.table.phrases import in_words
from mandate.table.rules_of import ask_game
from mandate.table.show import NOTHING, Show, events
from mandate.table.table import LineResult, Table

MAX_NEWS = 200  # lines in one message


def since(table: Table, after: int) -> int:
    """The line after which a client that has seen line `after` gets news: at most `MAX_NEWS` lines."""
    return max(after if 0 <= after <= table.number else 0, table.number - MAX_NEWS)


def earlier(table: Table, seat: int | None, before: int, show: Show = NOTHING) -> list[items.AnyItem]:
    """A page of the lines before line `before`, of a table where one person plays."""
    return [item(table, number, seat, show) for number in page(table, None, before)]


def page(table: Table, guest: str | None, before: int) -> list[int]:
    """The numbers of the lines before line `before` that a guest hears, as many as fit in one message."""
    numbers = range(min(before - 1, table.number), 0, -1)
    return [*islice(heard(table, guest, numbers), MAX_NEWS)][::-1]


def heard(table: Table, guest: str | None, numbers: Iterable[int]) -> Iterator[int]:
    """Those of the lines that are not words of people whom the guest has muted."""
    muted = table.mutes.get(guest or "", frozenset())
    for number in numbers:
        line = table.lines[number - 1]
        if not (isinstance(line, log.Said) and line.guest in muted):
            yield number


def differs(table: Table, number: int) -> bool:
    """Whether line `number` may look different to different eyes: not if a spectator sees all of it."""
    result = table.results[number - 1]
    return result.face_down or any(event.seen_by(None) is not event for event in result.events)


def item(table: Table, number: int, eye: int | None, show: Show) -> items.AnyItem:
    """Line `number` of the log as seen by `eye`: what its item names, and nothing else."""
    line: AnyLine = table.lines[number - 1]
    result, at = table.results[number - 1], line.at
    match line:
        case log.Chose(seat=seat):
            choice = FACE_DOWN if result.face_down and seat != eye else line.lines[0].choice
            return items.WasChosen(
                number=number, at=at, seat=seat, choice=choice, events=_events(table, result, eye, show)
            )
        case log.Resigned(seat=seat, why=why):
            return items.WasResigned(
                number=number, at=at, seat=seat, why=why, events=_events(table, result, eye, show)
            )
        case log.TookBack(seat=seat, lines=lines):
            back = sum(entry.back for entry in lines)
            return items.WasTakenBack(number=number, at=at, seat=seat, back=back, lines=[*result.undone])
        case log.Marked(seat=seat, thing=thing, on=on):
            name = ask_game(table, lambda game: game.markable(thing, table.opened.plan.options), thing)
            name = msgspec.to_builtins(show.say(name))
            return items.WasMarked(number=number, at=at, seat=seat, thing=thing, name=name, on=on)
        case log.Said(phrase=str() as phrase) if show.language is not None:
            said = in_words(phrase, show.language)
            return items.WasSaid(number=number, at=at, by=line.by, text=said, phrase=phrase)
        case log.Ordered() | log.Muted() | log.Quieted():
            raise AssertionError("private lines are not among the visible ones")
    return _public_part(line, number)


def _public_part(line: items.Item, number: int) -> items.AnyItem:
    """The item that a line extends."""
    kind = type(line).__base__
    assert kind is not None and issubclass(kind, items.Item)
    facts = {name: getattr(line, name) for name in kind.__struct_fields__}
    return cast("items.AnyItem", kind(**{**facts, "number": number}))


def _events(table: Table, result: LineResult, eye: int | None, show: Show) -> list[Any]:
    if table.match is None:  # frozen: nothing is replayed
        return []
    return events(table.match.state, result.events, None if eye is None else Seat(eye), show)
