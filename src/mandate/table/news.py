"""The lines of a table's log as one viewer may know them: new ones, and earlier ones in pages."""

from __future__ import annotations

from typing import Any

import msgspec

from mandate.core.game import Seat
from mandate.core.redaction import FACE_DOWN
from mandate.table import items, log
from mandate.table.log import AnyLine
from mandate.table.rules_of import told_by_game
from mandate.table.show import NOTHING, Show, events
from mandate.table.table import Table, Told

MOST_NEWS = 200  # lines in one message


def since(table: Table, after: int) -> int:
    """The line after which a client that has seen line `after` gets news: at most `MOST_NEWS` lines."""
    return max(after if 0 <= after <= table.number else 0, table.number - MOST_NEWS)


def earlier(table: Table, seat: int | None, before: int, show: Show = NOTHING) -> list[items.AnyItem]:
    """A page of the lines before line `before`."""
    return [item(table, number, seat, show) for number in page(table, before)]


def page(table: Table, before: int) -> range:
    """The numbers of the lines before line `before`, as many as fit in one message."""
    before = min(before, table.number + 1)
    return range(max(1, before - MOST_NEWS), before)


def item(table: Table, number: int, eye: int | None, show: Show) -> items.AnyItem:
    """Line `number` of the log as seen by `eye`."""
    line: AnyLine = table.lines[number - 1]
    told = table.told[number - 1]
    at = line.at
    match line:
        case log.Opened():
            return items.WasOpened(number=number, at=at)
        case log.Sat(seat=seat):
            return items.WasSat(number=number, at=at, seat=seat)
        case log.Left(seat=seat, freed=freed):
            return items.WasLeft(number=number, at=at, seat=seat, freed=freed)
        case log.Closed():
            return items.WasClosed(number=number, at=at)
        case log.Started():
            return items.WasStarted(number=number, at=at)
        case log.Chose(seat=seat):
            choice = FACE_DOWN if told.face_down and seat != eye else line.lines[0].choice
            happened = _events(told, eye, show)
            return items.WasChosen(number=number, at=at, seat=seat, choice=choice, events=happened)
        case log.Resigned(seat=seat, why=why):
            happened = _events(told, eye, show)
            return items.WasResigned(number=number, at=at, seat=seat, why=why, events=happened)
        case log.Canceled(seat=seat, why=canceled):
            return items.WasCanceled(number=number, at=at, seat=seat, why=canceled)
        case log.TookBack(seat=seat, lines=lines):
            return items.WasTakenBack(
                number=number, at=at, seat=seat, back=sum(entry.back for entry in lines), lines=[*told.undone]
            )
        case log.Ordered():
            raise AssertionError("orders are not among the lines that people see")
        case log.Hinted(seat=seat):
            return items.WasHinted(number=number, at=at, seat=seat)
        case log.Replaced(seat=seat, bot=bot):
            return items.WasReplaced(number=number, at=at, seat=seat, bot=bot)
        case log.Offered(what=what, by=by, seat=about, bot=name, games=games):
            return items.WasOffered(
                number=number, at=at, offer=what, by=by, seat=about, bot=name, games=games
            )
        case log.Answered(offer=offer, by=by, yes=yes):
            return items.WasAnswered(number=number, at=at, offer=offer, by=by, yes=yes)
        case log.Rematched(table=following):
            return items.WasRematched(number=number, at=at, table=following)
        case log.Marked(seat=seat, thing=thing, on=on):
            named = told_by_game(table, lambda game: game.markable(thing), thing)
            name = msgspec.to_builtins(show.say(named))
            return items.WasMarked(number=number, at=at, seat=seat, thing=thing, name=name, on=on)
        case log.Said(by=by, text=text):
            return items.WasSaid(number=number, at=at, by=by, text=text)


def _events(told: Told, eye: int | None, show: Show) -> list[dict[str, Any]]:
    return events(told.events, None if eye is None else Seat(eye), show)
