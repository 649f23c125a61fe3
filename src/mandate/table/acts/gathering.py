"""Before the game: people sit down and get up, and the host fills seats with computer players."""

from __future__ import annotations

from mandate.core.errors import Code, Refused
from mandate.table import log
from mandate.table.acts.act import Act
from mandate.table.acts.beginning import start_game, start_if_full
from mandate.table.acts.playing import take_out
from mandate.table.codes import ServerCode
from mandate.table.opening import seatable
from mandate.table.rated import check_player
from mandate.table.table import Table

MAY_COME_BACK = 1  # how often a guest may sit down again after the host freed their seat


def sit(act: Act, guest: str, wanted: int | None) -> None:
    if act.table.status == "playing" and act.table.replaced(guest):
        _sit_again(act, guest, wanted)
        return
    table = act.at_status("open")
    if table.deal_is_known and guest != table.opened.host:
        raise Refused(ServerCode.KNOWN_DEAL)
    if (reserved := table.opened.reserved) is not None:
        wanted = _reserved_seat(reserved.players, guest, wanted)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.open]
    if wanted is not None and not table.chair(wanted).open:
        raise Refused(ServerCode.SEAT_TAKEN, seat=wanted + 1)
    if not free:
        raise Refused(ServerCode.NO_OPEN_SEAT)
    if table.opened.plan.rated and guest in table.people:
        raise Refused(ServerCode.CANNOT_RATE, why="seats")
    if table.sent_away.get(guest, 0) > MAY_COME_BACK:
        raise Refused(ServerCode.SENT_AWAY)
    seat = free[0] if wanted is None else wanted
    act.add(log.Sat(at=act.now, seat=seat, guest=guest, invited=act.invited and table.opened.plan.listed))
    start_if_full(act)


def _reserved_seat(players: list[str], guest: str, wanted: int | None) -> int:
    """The seat that a cup keeps for a guest."""
    if guest not in players or wanted not in (None, players.index(guest)):
        raise Refused(ServerCode.CUP_TABLE)
    return players.index(guest)


def _sit_again(act: Act, guest: str, wanted: int | None) -> None:
    """Take the seat back from the computer player that took it over while its player was away."""
    own = act.table.replaced(guest)
    seat = own[0] if wanted is None else wanted
    if seat not in own:
        act.table.chair(seat)
        raise Refused(ServerCode.SEAT_TAKEN, seat=seat + 1)
    act.add(log.Sat(at=act.now, seat=seat, guest=guest, spent=act.charge()))


def leave(act: Act, guest: str, seat: int) -> None:
    """Get up: before the game the seat becomes free, during it the seat is abandoned.

    If the deal was chosen, others could not take the free seat, so the table is closed.
    """
    act.check_owner(guest, seat)
    if act.table.status not in ("open", "playing"):
        raise Refused(Code.GAME_OVER)
    if act.table.weekly:  # one try, so there is no way back
        take_out(act, seat, "resigned")
        return
    act.add(log.Left(at=act.now, seat=seat))
    empty = not act.table.people and act.table.opened.reserved is None  # a cup waits for its players
    if act.table.status == "open" and (act.table.deal_is_known or empty):
        act.add(log.Closed(at=act.now))


def fill(act: Act, guest: str, seat: int, bot: str) -> None:
    """Give a free seat to a computer player."""
    chair = _hosted(act, guest).chair(seat)
    if not chair.open:
        raise Refused(ServerCode.SEAT_TAKEN, seat=seat + 1)
    plan, name = act.table.opened.plan, seatable(bot, act.table.opened.plan.game)
    if plan.rated:
        check_player(plan, name)
    act.add(log.Replaced(at=act.now, seat=seat, bot=name))
    start_if_full(act)


def free(act: Act, guest: str, seat: int) -> None:
    """Free the seat of an absent player or a computer player."""
    table = _hosted(act, guest)
    chair = table.chair(seat)
    if chair.open:
        raise Refused(ServerCode.SEAT_FREE, seat=seat + 1)
    if table.deal_is_known:
        raise Refused(ServerCode.KNOWN_DEAL)
    if chair.guest == guest:
        leave(act, guest, seat)
    else:
        act.add(log.Left(at=act.now, seat=seat, freed=True))


def cancel(act: Act, guest: str) -> None:
    _hosted(act, guest)
    act.add(log.Closed(at=act.now))


def start(act: Act, guest: str) -> None:
    table = _hosted(act, guest)
    if any(chair.open for chair in table.chairs):
        raise Refused(ServerCode.SEATS_OPEN)
    start_game(act)


def _hosted(act: Act, guest: str) -> Table:
    """The table before its game; refuse a guest who is not the host."""
    table = act.at_status("open")
    if guest != table.host:
        raise Refused(ServerCode.NOT_HOST)
    return table
