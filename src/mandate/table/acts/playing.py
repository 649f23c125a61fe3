"""In the game: answers, hints, resigning, taking back and marks."""

from __future__ import annotations

from collections.abc import Iterable

from mandate import games
from mandate.core.errors import Code, Refused
from mandate.core.game import Seat
from mandate.table import log
from mandate.table.acts.act import Act
from mandate.table.acts.beginning import go_on
from mandate.table.acts.orders import stand_in, stand_in_for
from mandate.table.codes import ServerCode
from mandate.table.items import Why, WhyCanceled
from mandate.table.table import Table


def play(act: Act, guest: str, seat: int, ask: int, choice: str, *then: str) -> None:
    """Make a choice, `then` the following ones of a plan, with ordered answers between them."""
    act.check_owner(guest, seat)
    _check_asked(act, seat, ask)
    act.choose(seat, choice)
    for following in then:
        stand_in_for(act, seat)
        _check_still_asked(act, seat)
        act.choose(seat, following)
    go_on(act)


def play_bot(act: Act, seat: int, ask: int, choice: str) -> None:
    if act.table.chairs[seat].bot is None:
        raise Refused(Code.LATE)
    _answer(act, seat, ask, choice)


def answer_by_order(act: Act, seat: int, ask: int) -> None:
    """Give the answer that was ordered to the question `ask`, if it still holds."""
    choice = act.table.ordered_answer(seat)
    if act.table.ask(seat) == ask and choice is not None:
        act.choose(seat, choice, ordered=True)
        go_on(act)


def _answer(act: Act, seat: int, ask: int, choice: str) -> None:
    _check_asked(act, seat, ask)
    act.choose(seat, choice)
    go_on(act)


def _check_still_asked(act: Act, seat: int) -> None:
    table = act.at_status("playing")
    if table.ask(seat) is None:
        raise Refused(Code.NOT_ASKED, seat=seat + 1, asked=_list(table.pending))


def _check_asked(act: Act, seat: int, ask: int) -> None:
    """Refuse if `ask` is not the seat's current question."""
    table = act.at_status("playing")
    now = table.ask(seat)
    if now is None and ask > table.last_ask(seat):
        raise Refused(Code.NOT_ASKED, seat=seat + 1, asked=_list(table.pending))
    if now != ask:
        raise Refused(Code.LATE)


def hint(act: Act, guest: str, seat: int, ask: int) -> None:
    """Record that a person gets a hint. A repeated hint for the same question counts once.

    At a guided table good moves are marked without a request, so they are not recorded as hints.
    """
    act.check_owner(guest, seat)
    _check_asked(act, seat, ask)
    if not act.table.gives_hints:
        raise Refused(ServerCode.NO_HINTS)
    if not act.table.opened.plan.guided and (seat, ask) not in act.table.hinted:
        act.add(log.Hinted(at=act.now, seat=seat, ask=ask))


def resign(act: Act, guest: str, seat: int) -> None:
    act.check_owner(guest, seat)
    act.at_status("playing")
    take_out(act, seat, "resigned")


def time_out(act: Act) -> None:
    """Take the seats whose time is up out of the game; a slow game may have to ask their players first."""
    table = act.table
    while table.clock.runs and (seats := table.clock.out_of_time(table.on_the_clock, act.spent)):
        if _asks_first(table, seats[0]):
            act.add(log.Warned(at=act.now, seat=seats[0], spent=act.charge()))
        else:
            take_out(act, seats[0], "time")


def _asks_first(table: Table, seat: int) -> bool:
    pace = table.clock.pace
    return pace.slow and pace.lenient and seat not in table.warned and not table.chairs[seat].away


def take_out(act: Act, seat: int, why: Why) -> None:
    """Take a seat out of the game. If that ends a game that is not under way, cancel it."""
    if _ends_too_soon(act, seat):
        cancel_game(act, seat, why)
        return
    act.add(log.Resigned(at=act.now, seat=seat, why=why, lines=[], spent=act.charge()))
    go_on(act)


def cancel_game(act: Act, seat: int, why: WhyCanceled) -> None:
    act.add(log.Canceled(at=act.now, seat=seat, why=why, lines=[], spent=act.charge()))
    go_on(act)


def _ends_too_soon(act: Act, seat: int) -> bool:
    match = act.table.match
    if match is None or act.table.under_way or act.table.opened.reserved is not None:
        return False
    trial = match.copy()
    trial.resign(Seat(seat))
    return trial.outcome is not None


def step_back(act: Act, guest: str, seat: int) -> None:
    """Undo the last choice of the seat's own chain: every table allows it."""
    act.check_owner(guest, seat)
    act.at_status("playing")
    take_back(act, seat, step=True)


def take_back(act: Act, seat: int, *, step: bool = False) -> None:
    act.add(log.TookBack(at=act.now, seat=seat, lines=[], spent=act.charge(), step=step))
    stand_in(act)


def mark(act: Act, guest: str, seat: int, thing: str, *, on: bool) -> None:
    """Set or remove a planning mark, in cooperative games only; no line is added if nothing changes."""
    act.check_owner(guest, seat)
    plan = act.at_status("playing").opened.plan
    game = games.find(plan.game)
    if not game.together(plan.options):
        raise Refused(ServerCode.MARKS_OFF)
    if game.markable(thing, plan.options) is None:
        raise Refused(ServerCode.NO_SUCH_THING)
    if (thing in act.table.marks.get(seat, ())) != on:
        act.add(log.Marked(at=act.now, seat=seat, thing=thing, on=on))


def _list(seats: Iterable[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats)
