"""Shame tokens: taking one, placing it, and getting rid of it."""

from __future__ import annotations

from mandate.core.flow import Ask, Frame, Kinds
from mandate.games.great_wall.cards.numbers import SOLDIER, C
from mandate.games.great_wall.cards.vocabulary import SOLDIERS, Stat
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.causes import UNKNOWN, Cause, Why, of_frame, own
from mandate.games.great_wall.rules.city.goods import add_honor, chi, pay
from mandate.games.great_wall.rules.effects.stats import stat
from mandate.games.great_wall.rules.events.belongings import Cleared, Shamed
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DONE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import shamed
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import counted, plain, telling
from mandate.lang.text import Text, text

NOWHERE = "nowhere"
PENANCE = Cause(Why.PENANCE)


def gain_shame(s: GreatWallState, seat: Clan, n: int = 1, cause: Cause = UNKNOWN) -> None:
    """A seat that left in an earlier Year takes nothing: the tokens come out of a pool that all share."""
    if n > 0 and not s.settled(seat):
        s.push(FrameKind.SHAME, seat, n=n, **own(cause))


def _options(s: GreatWallState, frame: Frame) -> list[str]:
    """The free places for a token: a Soldier in the pool, or a claimed Horde."""
    seat = frame.seat
    if not s.shame_pool:
        return [NOWHERE]
    places = [SOLDIERS[kind] for kind in range(3) if s.pool[seat][kind]]
    places += [
        s.hordes[horde]
        for horde in s.claimed[seat]
        if s.horde_shame[horde] < s.box.numbers["horde_shame_spots"]
    ]
    return places or [NOWHERE]


def _answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.House = frame.data
    seat = frame.seat
    if s.coop and not s.shame_pool:
        from mandate.games.great_wall.rules.year.scoring import end

        end(s, "shame")  # all of them lose, at once
        return
    where = "" if choice == NOWHERE else choice
    s.emit_caused(of_frame(frame), Shamed, seat, where, bool(s.shame_pool))
    data["n"] -= 1
    if data["n"]:
        s.stack.append(frame)
    if choice == NOWHERE:
        if s.shame_pool:
            s.shame_pool -= 1
            s.shame_boxed += 1
        add_honor(s, seat, -s.box.numbers["shame_honor"], Cause(Why.NO_PLACE))
        return
    s.shame_pool -= 1
    if choice in SOLDIER:
        s.pool[seat][SOLDIER[choice]] -= 1
        s.shamed[seat][SOLDIER[choice]] += 1
    else:
        s.horde_shame[s.hordes.index(choice)] += 1
    if s.coop:
        s.push(FrameKind.ATONE, seat)


# --- getting rid of it --------------------------------------------------------------------------------


def tokens_of(s: GreatWallState, seat: Clan) -> list[str]:
    """Where the seat's tokens lie."""
    places = [SOLDIERS[kind] for kind in range(3) if s.shamed[seat][kind]]
    return places + [s.hordes[horde] for horde in s.claimed[seat] if s.horde_shame[horde]]


def price(s: GreatWallState, seat: Clan) -> int:
    """Chi for a token; in co-op Honor."""
    change = stat(s, seat, Stat.COST_SHAME)
    if s.coop:
        return max(s.box.numbers["shame_redeemed"] + change, s.box.numbers["shame_redeemed_least"])
    return max(s.box.shame_price + change, 0)


def _payable(s: GreatWallState, seat: Clan) -> bool:
    return (s.honor[seat] if s.coop else chi(s, seat)) >= price(s, seat)


def _pay(s: GreatWallState, seat: Clan) -> None:
    if s.coop:
        add_honor(s, seat, -price(s, seat), PENANCE)
    else:
        pay(s, seat, C, price(s, seat), PENANCE)


def _penance_options(s: GreatWallState, frame: Frame) -> list[str]:
    """`paid`: in Summer, any number for its price; otherwise up to `n` for nothing, or exactly (`must`)."""
    held: frames.Penance = frame.data
    data, seat = held, frame.seat
    if not (_payable(s, seat) if data["paid"] else data["n"]):
        return []
    places = tokens_of(s, seat)
    return [*places, DONE] if places and not data.get("must") else places


def _penance_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Penance = frame.data
    seat = frame.seat
    if choice == DONE:
        return
    s.stack.append(frame)
    if data["paid"]:
        _pay(s, seat)
        s.shame_paid[seat] += 1
        _clear(s, seat, choice, PENANCE)
    else:
        data["n"] -= 1
        _clear(s, seat, choice)


def _clear(s: GreatWallState, seat: Clan, choice: str, cause: Cause = UNKNOWN) -> None:
    s.shame_pool += 1
    if choice in SOLDIER:
        s.shamed[seat][SOLDIER[choice]] -= 1
        s.pool[seat][SOLDIER[choice]] += 1
    else:
        s.horde_shame[s.hordes.index(choice)] -= 1
    s.emit_caused(cause, Cleared, seat, choice)


# --- co-op: paying with Honor as soon as a token has been taken ----------------------------------------


def _atone_options(s: GreatWallState, frame: Frame) -> list[str]:
    places = tokens_of(s, frame.seat) if _payable(s, frame.seat) else []
    return [*places, DONE] if places else []


def _atone_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice != DONE:
        _pay(s, frame.seat)
        _clear(s, frame.seat, choice, PENANCE)


# --- as people read it --------------------------------------------------------------------------------


def _label(s: GreatWallState, _frame: Frame, token: str) -> Text:
    if token == NOWHERE:
        return text("choice-gw-shame-nowhere", honor=s.box.numbers["shame_honor"])
    if token in SOLDIER:
        return text("choice-gw-shame-soldier", soldier=names.a_soldier(token))
    return text("choice-gw-shame-horde", horde=names.horde(s.box, token))


def _penance_title(s: GreatWallState, frame: Frame) -> Text:
    data: frames.Penance = frame.data
    return text("gw-ask-penance-must") if data.get("must") else plain(s, frame)


def _penance_label(s: GreatWallState, frame: Frame, token: str) -> Text:
    data: frames.Penance = frame.data
    if token in SOLDIER:
        facts = {"soldier": names.a_soldier(token)}
        if not data["paid"]:
            return text("choice-gw-penance-soldier", **facts)
        message = "choice-gw-penance-soldier-honor" if s.coop else "choice-gw-penance-soldier-paid"
        return text(message, **facts, price=price(s, frame.seat))
    if not data["paid"]:
        return text("choice-gw-penance-horde", horde=names.horde(s.box, token))
    return text("choice-gw-penance-horde-paid", horde=names.horde(s.box, token), price=price(s, frame.seat))


def _atone_label(s: GreatWallState, frame: Frame, token: str) -> Text:
    return text("choice-gw-atone", soldier=names.a_soldier(token), price=price(s, frame.seat))


KINDS: Kinds[GreatWallState] = {
    FrameKind.SHAME: Ask(
        _options, _answer, telling=telling("gw.shame.place", _label, title=counted, targets=shamed)
    ),
    FrameKind.PENANCE: Ask(
        _penance_options,
        _penance_answer,
        telling=telling(
            lambda frame, _: "gw.reed.production" if frame.data.get("must") else "gw.summer.shame",
            _penance_label,
            title=_penance_title,
            targets=shamed,
        ),
    ),
    FrameKind.ATONE: Ask(
        _atone_options, _atone_answer, telling=telling("gw.coop.shame", _atone_label, targets=shamed)
    ),
}
