"""Acts that need the others' consent: takebacks, decisions on an abandoned seat, another game."""

from __future__ import annotations

from mandate import games
from mandate.core.errors import Code, Malformed, Refused
from mandate.players import names_for
from mandate.table import commands, fold, log
from mandate.table.acts.act import Act
from mandate.table.acts.beginning import follow
from mandate.table.acts.orders import stand_in
from mandate.table.acts.playing import cancel_game, take_back, take_out
from mandate.table.codes import ServerCode
from mandate.table.next_game import first_of_series, rematch
from mandate.table.opening import seatable
from mandate.table.table import OpenOffer

ABOUT_ABSENT = ("bot", "remove")  # offers about the seat of an absent player


def offer(act: Act, guest: str, wanted: commands.Offer) -> None:
    table, seat = act.table, wanted.seat
    by = act.seat_of(guest)
    bot = _bot(wanted, table.opened.plan.game) if wanted.what == "bot" else None
    length = wanted.games if wanted.what == "series" else None
    for number, other in table.offers.items():
        if (other.what, other.seat) != (wanted.what, seat):
            continue
        if guest not in other.accepted and (other.bot, other.games) == (bot, length):
            answer(act, guest, number, True)  # repeating an open offer accepts it
            return
        raise Refused(ServerCode.OFFER_OPEN)
    _check_offer(act, guest, wanted)
    act.add(log.Offered(at=act.now, offer=wanted.what, guest=guest, by=by, seat=seat, bot=bot, games=length))
    _settle(act, table.number)


def join(act: Act, guest: str, seat: int) -> None:
    """Ask to take over the seat of a computer player: a person who has not sat here before."""
    table = act.at_status("playing")
    if table.chair(seat).bot is None:
        raise Refused(ServerCode.SEAT_TAKEN, seat=seat + 1)
    if seat not in table.wanted():
        raise Refused(ServerCode.NO_HANDOVER)
    if guest == table.opened.host or any(_seated(line) == guest for line in table.lines):
        raise Refused(ServerCode.NOT_FOR_YOU)
    joining = [other for other in table.offers.values() if other.what == "join"]
    if any(guest == other.guest or seat == other.seat for other in joining):
        raise Refused(ServerCode.OFFER_OPEN)
    act.add(log.Offered(at=act.now, offer="join", guest=guest, by=seat, seat=seat))


def _seated(line: log.AnyLine) -> str | None:
    return line.guest if isinstance(line, log.Sat | log.Joined) else None


def _bot(wanted: commands.Offer, game: str) -> str:
    """The computer player named in the offer, or else one of medium strength."""
    if wanted.bot:
        return seatable(wanted.bot, game)
    levels = games.registration(game).levels or list(names_for(game))
    return seatable(levels[len(levels) // 2], game)


def _check_offer(act: Act, guest: str, wanted: commands.Offer) -> None:
    """Refuse what cannot be offered in the current state."""
    if act.table.opened.reserved is not None and wanted.what not in ("takeback", "remove"):
        raise Refused(ServerCode.CUP_TABLE)
    if wanted.what in ("rematch", "series"):
        if wanted.what == "series" and wanted.games is None:
            raise Malformed(ServerCode.BAD_MESSAGE, reason="games")
        table = act.at_status("over")
        if table.next_table is not None:
            raise Refused(ServerCode.NO_SUCH_OFFER)
        return
    table = act.at_status("playing")
    if wanted.what == "cancel":
        if table.under_way:
            raise Refused(ServerCode.UNDER_WAY)
        return
    if wanted.seat is None or not 0 <= wanted.seat < len(table.chairs):
        raise Refused(Code.NO_SUCH_SEAT, seat=(wanted.seat or 0) + 1, seats=len(table.chairs))
    if wanted.what == "takeback":
        act.check_owner(guest, wanted.seat)
        if not table.opened.plan.takebacks:
            raise Refused(Code.NO_TAKEBACK)
        taken_back = log.TookBack(at=act.now, seat=wanted.seat, lines=[])
        fold.add(table.fork(), taken_back)  # raises if nothing can be taken back
        return
    _check_abandoned(act, wanted.seat)


def _check_abandoned(act: Act, seat: int) -> None:
    if not (act.table.chairs[seat].away or seat in act.abandoned):
        raise Refused(ServerCode.NOT_ABANDONED, seat=seat + 1)


def answer(act: Act, guest: str, number: int, yes: bool) -> None:
    offer = act.table.offers.get(number)
    withdraws = offer is not None and offer.what == "join" and offer.guest == guest
    by = offer.by if offer is not None and withdraws else act.seat_of(guest)
    if offer is None:
        raise Refused(ServerCode.NO_SUCH_OFFER)
    if guest == offer.guest and yes:
        raise Refused(ServerCode.OWN_OFFER)
    act.add(log.Answered(at=act.now, offer=number, guest=guest, by=by, yes=yes))
    _settle(act, number)


def _settle(act: Act, number: int) -> None:
    """Carry out an offer once all players concerned have agreed."""
    offer = act.table.offers.get(number)
    if offer is None or not offer.accepted >= _concerned(act, offer):
        return
    if offer.what in ABOUT_ABSENT and offer.seat is not None:
        _check_abandoned(act, offer.seat)  # its player may have come back since it was proposed
    match offer:
        case OpenOffer(what="takeback", seat=int() as seat):
            take_back(act, seat)
        case OpenOffer(what="remove", seat=int() as seat):
            take_out(act, seat, "removed")
        case OpenOffer(what="bot", seat=int() as seat, bot=str() as bot):
            act.add(log.Replaced(at=act.now, seat=seat, bot=bot))
            stand_in(act)
        case OpenOffer(what="join", seat=int() as seat):
            _hand_over(act, number, offer, seat)
        case OpenOffer(what="cancel", by=by):
            cancel_game(act, by, "agreed")
        case OpenOffer(what="series", games=int() as length):
            follow(act, first_of_series(act.table, length))
        case _:
            follow(act, rematch(act.table))


def _hand_over(act: Act, number: int, offer: OpenOffer, seat: int) -> None:
    """Give the seat to the person who would take it, unless they have left meanwhile."""
    if offer.guest not in act.here:
        act.add(log.Answered(at=act.now, offer=number, guest=offer.guest, by=offer.by, yes=False))
        return
    match = act.table.match
    assert match is not None
    after, counts = len(match.record.in_force()), not act.table.under_way
    act.add(log.Joined(
        at=act.now, seat=seat, guest=offer.guest, after=after, counts=counts, spent=act.charge()
    ))  # fmt: skip
    stand_in(act)


def _concerned(act: Act, offer: OpenOffer) -> set[str]:
    """The people whose consent an offer needs.

    The player of an abandoned seat has no say in what happens to it. Nor do other players who are away at
    the time: a second absent player must not block the game.
    """
    people = set(act.table.people)
    if offer.what not in ABOUT_ABSENT and offer.what != "cancel":
        return people
    if offer.what in ABOUT_ABSENT and offer.seat is not None:
        people -= {guest for guest in (act.table.chairs[offer.seat].guest,) if guest is not None}
    return people & (act.here | {offer.guest})
