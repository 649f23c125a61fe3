"""What needs the others' consent: takebacks, what becomes of an abandoned seat, another game."""

from __future__ import annotations

from mandate.core.errors import Code, Malformed, Refused
from mandate.server import commands, fold, log
from mandate.server.acts.act import Act
from mandate.server.acts.beginning import follow
from mandate.server.acts.orders import stand_in
from mandate.server.acts.playing import take_back, take_out
from mandate.server.bots import seatable
from mandate.server.codes import ServerCode
from mandate.server.next_game import first_of_series, rematch
from mandate.server.table import OpenOffer

ABANDONED_AFTER = 3 * 24 * 60 * 60 * 1000  # milliseconds without an answer, at a table without a clock


def offer(act: Act, guest: str, wanted: commands.Offer) -> None:
    table, seat = act.table, wanted.seat
    by = act.seat_of(guest)
    bot = seatable(wanted.bot or "", table.opened.plan.game) if wanted.what == "bot" else None
    games = wanted.games if wanted.what == "series" else None
    for number, other in table.offers.items():
        if (other.what, other.seat) != (wanted.what, seat):
            continue
        if guest not in other.accepted and (other.bot, other.games) == (bot, games):
            answer(act, guest, number, True)  # who offers what is on offer already agrees to it
            return
        raise Refused(ServerCode.OFFER_OPEN)
    _check_offer(act, guest, wanted)
    act.add(log.Offered(at=act.now, what=wanted.what, guest=guest, by=by, seat=seat, bot=bot, games=games))
    _settle(act, table.number)


def _check_offer(act: Act, guest: str, wanted: commands.Offer) -> None:
    """Refuse what cannot be offered as things stand."""
    if wanted.what in ("rematch", "series"):
        if wanted.what == "series" and wanted.games is None:
            raise Malformed(ServerCode.BAD_MESSAGE, reason="games")
        table = act.at_status("over")
        if table.next_table is not None:
            raise Refused(ServerCode.NO_SUCH_OFFER)
        return
    table = act.at_status("playing")
    if wanted.seat is None or not 0 <= wanted.seat < len(table.chairs):
        raise Refused(Code.NO_SUCH_SEAT, seat=(wanted.seat or 0) + 1, seats=len(table.chairs))
    if wanted.what == "takeback":
        act.check_owner(guest, wanted.seat)
        if not table.opened.plan.takebacks:
            raise Refused(Code.NO_TAKEBACK)
        taken_back = log.TookBack(at=act.now, seat=wanted.seat, lines=[])
        fold.add(table.fork(), taken_back)  # refuses if it cannot be
        return
    if not _abandoned(act, wanted.seat):
        raise Refused(ServerCode.NOT_ABANDONED, seat=wanted.seat + 1)


def _abandoned(act: Act, seat: int) -> bool:
    table = act.table
    waits = act.now - table.asked_at.get(seat, act.now) if seat in table.pending else 0
    silent = not table.clock.runs and waits > ABANDONED_AFTER
    return table.chairs[seat].guest is not None and (table.chairs[seat].away or silent)


def answer(act: Act, guest: str, number: int, yes: bool) -> None:
    by = act.seat_of(guest)
    offer = act.table.offers.get(number)
    if offer is None:
        raise Refused(ServerCode.NO_SUCH_OFFER)
    if guest == offer.guest and yes:
        raise Refused(ServerCode.OWN_OFFER)
    act.add(log.Answered(at=act.now, offer=number, guest=guest, by=by, yes=yes))
    _settle(act, number)


def _settle(act: Act, number: int) -> None:
    """Do what was offered once everybody concerned has agreed."""
    offer = act.table.offers.get(number)
    if offer is None or not offer.accepted >= _concerned(act, offer):
        return
    match offer:
        case OpenOffer(what="takeback", seat=int() as seat):
            take_back(act, seat)
        case OpenOffer(what="remove", seat=int() as seat):
            take_out(act, seat, "removed")
        case OpenOffer(what="bot", seat=int() as seat, bot=str() as bot):
            act.add(log.Replaced(at=act.now, seat=seat, bot=bot))
            stand_in(act)
        case OpenOffer(what="series", games=int() as games):
            follow(act, first_of_series(act.table, games))
        case _:
            follow(act, rematch(act.table))


def _concerned(act: Act, offer: OpenOffer) -> set[str]:
    """Everybody at the table, except whoever sits on the abandoned seat that is spoken of."""
    people = set(act.table.people)
    if offer.what in ("bot", "remove") and offer.seat is not None:
        people -= {guest for guest in (act.table.chairs[offer.seat].guest,) if guest is not None}
    return people
