"""Each event as one sentence. The event must be as its reader may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.cli.great_wall import together
from mandate.cli.great_wall.because import because, step
from mandate.core.game import Seat
from mandate.games.great_wall import events as e
from mandate.games.great_wall.numbers import CODES
from mandate.games.great_wall.vocabulary import SECTIONS, SOLDIERS

if TYPE_CHECKING:
    from mandate.cli.great_wall.words import Words
    from mandate.core.game import Event

Said = tuple[str, dict[str, Any]]  # which sentence, and its facts


def tell(words: Words, event: Event) -> str:
    name, facts = together.tell(words, event) or _said(words, event)
    seat = getattr(event, "seat", None)
    if seat is not None and seat >= 0:
        facts["player"] = words.names[seat]
    return because(words, event, words(f"event-gw-{name}", **facts))


def _said(words: Words, event: Event) -> Said:
    match event:
        case e.Revealed(cards=cards):
            return "revealed", {"cards": words.cards(cards)}
        case e.Began(what="turn", number=seat):
            return "began-turn", {"player": words.names[seat]}
        case e.Began(what=what, number=number):
            return f"began-{what}", {"number": number}
        case e.Gained(what=what, n=n):
            return "gained", {"n": n, "what": words.resource(what)}
        case e.Declined(what=what, n=n):
            return "declined", {"what": what, "n": n, "goods": words.resource(what)}
        case e.Paid(what=what, n=n, house=house):
            return "paid-house" if house else "paid", {"n": n, "what": words.resource(what)}
        case e.Donated(what=what, n=n):
            return "donated", {"n": n, "what": words.resource(what)}
        case e.Honored(n=n, total=total):
            return "honor" if n > 0 else "honor-lost", {"n": abs(n), "total": total}
        case e.Moved():
            return _moved(words, event)
        case e.Wounded(spot=spot):
            return "wounded", {"where": words.spot(spot)}
        case e.Built(section=section, level=level):
            where = {"section": words.section(section)}
            return ("built-wall", {**where, "level": level}) if level else ("built-barricade", where)
        case e.Upgraded(location=place, level=level):
            return "upgraded", {"place": words.place(place), "level": level}
        case e.Activated(location=place, advanced=advanced):
            return "activated-advanced" if advanced else "activated", {"place": words.place(place)}
        case e.Shamed(place=""):
            return "shamed-nowhere", {}
        case e.Shamed(place=place):
            return _token(words, "shamed", place)
        case e.Cleared(place=place):
            return _token(words, "cleared", place)
        case _:
            return _war(words, event)


def _war(words: Words, event: Event) -> Said:
    match event:
        case e.Invaded(horde=horde, section=""):
            return "invaded-raid", {"horde": words.card(horde)}
        case e.Invaded(horde=horde, section=section):
            return "invaded", {"horde": words.card(horde), "section": words.section(section)}
        case e.Defeated(horde=horde, seat=seat):
            return "defeated" if seat >= 0 else "defeated-nobody", {"horde": words.card(horde)}
        case e.Killed(soldier=soldier, saved=True):
            return "saved", {"soldier": words.a_soldier(soldier)}
        case e.Killed(soldier=soldier, n=n):
            return "killed", {
                "n": n,
                "soldier": words.a_soldier(soldier),
                "soldiers": words.soldiers(soldier),
            }
        case e.Rested(soldier=soldier, n=n, went=went):
            facts = {"n": n, "soldier": words.a_soldier(soldier), "soldiers": words.soldiers(soldier)}
            return ("rested-pool", facts) if went == "pool" else (
                "rested", {**facts, "section": words.section(went)}
            )  # fmt: skip
        case e.Driven(section=section, went=went):
            return "driven-pool" if went == "pool" else "driven", {"section": words.section(section)}
        case e.Dismantled(section=section, n=n):
            return "dismantled", {"section": words.section(section), "n": n}
        case e.Assaulted(section=section, power=power, defense=defense):
            facts = {"section": words.section(section), "power": power, "defense": defense}
            return "assaulted-breached" if power > defense else "assaulted-held", facts
        case e.Scouted(cards=(), n=n):
            return "scouted", {"n": n}
        case e.Scouted(cards=cards):
            return "scouted-own", {"cards": words.cards(cards)}
        case e.Indicated(section=section):
            return "indicated", {"section": words.section(section)}
        case _:
            return _court(words, event)


def _court(words: Words, event: Event) -> Said:
    match event:
        case e.DrewTactic(card=None):
            return "drew", {}
        case e.DrewTactic(card=str(card)):
            return "drew-own", {"card": words.card(card)}
        case e.LeftHand(card=card, how=how):
            return f"tactic-{how}", {"card": words.card(card)}
        case e.Displayed(card=card):
            return "displayed", {"card": words.card(card)}
        case e.Took(what="clerk"):
            return "took-clerk", {}
        case e.Took(what=what, where=where):
            return f"took-{where}", {"card": words.card(what)}
        case e.Reasoned(reason=reason, place=place):
            return f"why-{reason}", {"place": _named(words, place)}
        case e.Returned(location=place, n=n):
            return "returned", {"place": words.place(place), "n": n}
        case e.Dismissed(card=card, seat=-1):
            return "dismissed-nobody", {"card": words.card(card)}
        case e.DrewCommand(card=card) | e.Dismissed(card=card):
            return event.kind, {"card": words.card(card)}
        case e.TokenMoved(order=order):
            return "token", {"order": ", ".join(words.place(code) for code in order)}
        case e.Stored(what=what, n=n):
            return "stored", {"n": n, "what": words.resource(what)}
        case e.Swapped(seat=seat, one=one, other=other, cause=cause):
            facts = {"one": words.row(one), "other": words.row(other)}
            return ("swapped", facts) if seat >= 0 else (
                "swapped-swift", {**facts, "horde": words.card(cause.of)}
            )  # fmt: skip
        case e.TeaMoved(order=order):
            return "tea", {"order": ", ".join(words.names[seat] for seat in order)}
        case e.Scored(amounts=amounts, cause=cause):
            scored = zip(words.names, amounts, strict=False)
            parts = [words("gw-scored-one", player=name, n=f"{n:+d}") for name, n in scored if n]
            return "scored", {"list": ", ".join([step(words, cause), *parts])}
        case e.Ended(winners=(), reason=reason):
            return f"lost-{reason}", {}
        case e.Ended(winners=winners, reason=reason):
            return f"ended-{reason}", {"winners": words.everybody([Seat(seat) for seat in winners])}
        case _:
            return event.kind, {}  # Chose and Resigned say it all by their names


def _named(words: Words, place: str) -> str:
    """What a reason speaks of: a spot of the Command track or of a Horde, a Section, a Location, a card."""
    if not place or place.isdigit():
        return place
    if place in SECTIONS:
        return words.section(place)
    if place in CODES:
        return words.place(place)
    return words.spot(place) if place[0] in SECTIONS else words.card(place)


def _moved(words: Words, event: e.Moved) -> Said:
    came, went = event.came, event.went
    if went == "pool":
        soldier = words.soldier(event.piece) if event.piece in SOLDIERS else ""
        came = words.section(came) if soldier else words.place(came)
        return "moved-home" if soldier else "moved-clerk-home", {"soldier": soldier, "came": came}
    if event.piece == "clerk":
        facts = {"went": words.place(went)}
        return ("moved-clerk-new", facts) if came == "pool" else (
            "moved-clerk", {**facts, "came": words.place(came)}
        )  # fmt: skip
    if went.isdigit():
        return "moved-card", {"card": words.card(event.piece), "spot": int(went)}
    soldier = words.soldier(event.piece if event.piece in SOLDIERS else "Ar")
    if came in SECTIONS:
        return "moved-march", {
            "soldier": soldier, "came": words.section(came), "went": words.section(went),
        }  # fmt: skip
    if came == "pool":
        return "moved-rest", {"soldier": soldier, "section": words.section(went)}
    if event.piece == "Ar":
        return "moved-fire", {"section": words.section(went)}
    return "moved-attack", {"soldier": soldier, "where": words.spot(went)}


def _token(words: Words, what: str, place: str) -> Said:
    if place in SOLDIERS:
        return f"{what}-soldier", {"soldier": words.a_soldier(place)}
    return f"{what}-horde", {"horde": words.card(place)}
