"""Each event as one sentence. The event must be as its reader may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.cards.vocabulary import SECTIONS, SOLDIERS
from mandate.games.great_wall.rules.events import belongings, coop, course, decks, fighting, places
from mandate.games.great_wall.words import coop_cards, names
from mandate.games.great_wall.words.causes import because, step
from mandate.lang.text import Named, Text, joined, listed, shaped, text

if TYPE_CHECKING:
    from mandate.core.game import Event
    from mandate.games.great_wall.cards.box import Box
    from mandate.lang.text import Fact

Said = tuple[str, dict[str, "Fact"]]  # which sentence, and its facts


def sentence(box: Box, event: Event) -> Text:
    name, facts = _together(box, event) or _said(box, event)
    seat = getattr(event, "seat", -1)
    if seat >= 0:
        facts["player"] = Named(seat)
    sentence = because(box, event, Text(f"event-gw-{name}", facts))
    return shaped(sentence, "sentence") if isinstance(event, course.Stepped) else sentence


def _said(box: Box, event: Event) -> Said:
    match event:
        case course.Revealed(cards=cards):
            return "revealed", {"cards": names.cards(box, cards)}
        case course.Stepped(phase=phase, step=name, of=of):
            return "step", {"phase": names.phase(phase), "step": names.step(name, of)}
        case course.Began(what="turn", number=seat):
            return "began-turn", {"player": Named(seat)}
        case course.Began(what=what, number=number):
            return f"began-{what}", {"number": number}
        case belongings.Gained(what=what, n=n):
            return "gained", {"n": n, "what": names.resource(what)}
        case belongings.Declined(what=what, n=n):
            return "declined", {"what": what, "n": n, "goods": names.resource(what)}
        case belongings.Paid(what=what, n=n, house=house):
            return "paid-house" if house else "paid", {"n": n, "what": names.resource(what)}
        case belongings.Donated(what=what, n=n):
            return "donated", {"n": n, "what": names.resource(what)}
        case belongings.Honored(n=n, total=total):
            return "honor" if n > 0 else "honor-lost", {"n": abs(n), "total": total}
        case places.Moved():
            return _moved(box, event)
        case fighting.Wounded(spot=spot):
            return "wounded", {"where": names.spot(spot)}
        case places.Built(section=section, level=0):
            return "built-barricade", {"section": names.section(section)}
        case places.Built(section=section, level=level):
            return "built-wall", {"section": names.section(section), "level": level}
        case places.Upgraded(location=place, level=level):
            return "upgraded", {"place": names.place(place), "level": level}
        case places.Activated(location=place, advanced=advanced):
            return "activated-advanced" if advanced else "activated", {"place": names.place(place)}
        case belongings.Shamed(place=""):
            return "shamed-nowhere", {}
        case belongings.Shamed(place=place):
            return _token(box, "shamed", place)
        case belongings.Cleared(place=place):
            return _token(box, "cleared", place)
        case _:
            return _war(box, event)


def _war(box: Box, event: Event) -> Said:
    match event:
        case fighting.Invaded(horde=horde, section=""):
            return "invaded-raid", {"horde": names.card(box, horde)}
        case fighting.Invaded(horde=horde, section=section):
            return "invaded", {"horde": names.card(box, horde), "section": names.section(section)}
        case fighting.Defeated(horde=horde, seat=seat):
            return "defeated" if seat >= 0 else "defeated-unclaimed", {"horde": names.card(box, horde)}
        case fighting.Killed(soldier=soldier, saved=True):
            return "saved", {"soldier": names.a_soldier(soldier)}
        case fighting.Killed(soldier=soldier, n=n):
            return "killed", _counted(soldier, n)
        case fighting.Rested(soldier=soldier, n=n, went="pool"):
            return "rested-pool", _counted(soldier, n)
        case fighting.Rested(soldier=soldier, n=n, went=went):
            return "rested", {**_counted(soldier, n), "section": names.section(went)}
        case fighting.Driven(section=section, went=went):
            return "driven-pool" if went == "pool" else "driven", {"section": names.section(section)}
        case places.Dismantled(section=section, n=n):
            return "dismantled", {"section": names.section(section), "n": n}
        case fighting.Assaulted(section=section, power=power, defense=defense):
            facts: dict[str, Fact] = {"section": names.section(section), "power": power}
            facts["defense"] = _defense(event)
            return "assaulted-breached" if power > defense else "assaulted-held", facts
        case fighting.Scouted(cards=(), n=n):
            return "scouted", {"n": n}
        case fighting.Scouted(cards=cards):
            return "scouted-own", {"cards": names.cards(box, cards)}
        case fighting.Indicated(section=section):
            return "indicated", {"section": names.section(section)}
        case _:
            return _court(box, event)


def _defense(event: fighting.Assaulted) -> Fact:
    """With its parts, where more than the Wall and its Barricades counts."""
    aids = {"advisors": event.advisors, "events": event.events, "help": event.help}
    if not any(aids.values()):
        return event.defense
    parts = {"wall": event.wall, "barricades": event.barricades * event.each, **aids}
    said = [text("gw-defense-part", part=part, n=_signed(n)) for part, n in parts.items() if n]
    return text("gw-defense-parts", defense=event.defense, parts=joined(said))


def _signed(n: int) -> str:
    return f"−{-n}" if n < 0 else str(n)


def _court(box: Box, event: Event) -> Said:
    match event:
        case decks.DrewTactic(card=None):
            return "drew", {}
        case decks.DrewTactic(card=str(card)):
            return "drew-own", {"card": names.card(box, card)}
        case decks.LeftHand(card=card, how=how):
            return f"tactic-{how}", {"card": names.card(box, card)}
        case decks.Displayed(card=card):
            return "displayed", {"card": names.card(box, card)}
        case decks.Took(what="clerk"):
            return "took-clerk", {}
        case decks.Took(what=what, where=where):
            return f"took-{where}", {"card": names.card(box, what)}
        case course.Reasoned(reason=reason, place=place):
            return f"why-{reason}", {"place": _named(box, place)}
        case places.Returned(location=place, n=n):
            return "returned", {"place": names.place(place), "n": n}
        case decks.Dismissed(card=card, seat=-1):
            return "dismissed-display", {"card": names.card(box, card)}
        case decks.DrewCommand(card=card) | decks.Dismissed(card=card):
            return event.kind, {"card": names.card(box, card)}
        case places.TokenMoved(order=order):
            return "token", {"order": joined(names.place(code) for code in order)}
        case belongings.Stored(what=what, n=n):
            return "stored", {"n": n, "what": names.resource(what)}
        case fighting.Swapped(seat=-1, one=one, other=other, cause=cause):
            facts: dict[str, Fact] = {"one": names.row(one), "other": names.row(other)}
            return "swapped-swift", {**facts, "horde": names.card(box, cause.of)}
        case fighting.Swapped(one=one, other=other):
            return "swapped", {"one": names.row(one), "other": names.row(other)}
        case places.TeaMoved(order=order):
            return "tea", {"order": names.players(order)}
        case course.Scored(amounts=amounts, cause=cause):
            scored = [_scored(clan, n) for clan, n in enumerate(amounts) if n]
            return "scored", {"list": joined([step(box, cause), *scored])}
        case course.Ended(winners=(), reason=reason):
            return f"lost-{reason}", {}
        case course.Ended(winners=winners, reason=reason):
            return f"ended-{reason}", {"winners": listed([Named(clan) for clan in winners])}
        case _:
            return event.kind, {}  # Chose and Resigned say it all by their names


def _together(box: Box, event: Event) -> Said | None:
    """What happens only in co-op, or None."""
    match event:
        case coop.Reshuffled(n=n):
            return "reshuffled", {"n": n}
        case coop.Demanded(card=card, players=players):
            text: Fact = coop_cards.request(box, card, players)
            return "demanded", {"card": names.card(box, card), "text": text}
        case coop.Proposed(card=card):
            return "proposed", {"card": names.card(box, card)}
        case coop.Answered(agreed=agreed):
            return "agreed" if agreed else "refused", {}
        case coop.Fulfilled(card=card, n=n, goal=goal):
            return "fulfilled", {"card": names.card(box, card), "n": n, "goal": goal}
        case coop.Sacrificed(what=what, n=n):
            return "sacrificed", {"what": _offering(box, what, n)}
        case coop.Happened(card=card):
            return "happened", {"card": names.card(box, card), "text": coop_cards.event_card(box, card)}
        case coop.Gave(to=to, what=what, n=n):
            return "gave", {"n": n, "what": names.resource(what), "other": Named(to)}
        case coop.Arranged(order=order):
            return "arranged", {"order": names.players(order)}
        case coop.Burned(what=what, n=n):
            return "burned", {"n": n, "what": names.resource(what)}
    return None


def _offering(box: Box, what: str, n: int) -> Fact:
    if what in SOLDIERS:
        return joined([n, names.soldier(what)], " ")
    if what in box.cards.advisors:
        return names.card(box, what)
    return Text("gw-offering", {"what": what, "n": n})


def _scored(clan: int, n: int) -> Text:
    return Text("gw-scored-one", {"player": Named(clan), "n": f"{n:+d}"})


def _counted(soldier: str, n: int) -> dict[str, Fact]:
    return {"n": n, "soldier": names.a_soldier(soldier), "soldiers": names.soldiers(soldier)}


def _named(box: Box, place: str) -> Fact:
    """What a reason speaks of: a spot of the Command track or of a Horde, a Section, a Location, a card."""
    if not place or place.isdigit():
        return place
    if place in SECTIONS:
        return names.section(place)
    if place in CODES:
        return names.place(place)
    return names.spot(place) if place[0] in SECTIONS else names.card(box, place)


def _moved(box: Box, event: places.Moved) -> Said:
    came, went = event.came, event.went
    if went == "pool" and event.piece in SOLDIERS:
        return "moved-home", {"soldier": names.soldier(event.piece), "came": names.section(came)}
    if went == "pool":
        return "moved-clerk-home", {"came": names.place(came)}
    if event.piece == "clerk" and came == "pool":
        return "moved-clerk-new", {"went": names.place(went)}
    if event.piece == "clerk":
        return "moved-clerk", {"went": names.place(went), "came": names.place(came)}
    if went.isdigit():
        return "moved-card", {"card": names.card(box, event.piece), "spot": int(went)}
    soldier = names.soldier(event.piece if event.piece in SOLDIERS else "Ar")
    if came in SECTIONS:
        return "moved-march", {
            "soldier": soldier, "came": names.section(came), "went": names.section(went),
        }  # fmt: skip
    if came == "pool":
        return "moved-rest", {"soldier": soldier, "section": names.section(went)}
    if event.piece == "Ar":
        return "moved-fire", {"section": names.section(went)}
    return "moved-attack", {"soldier": soldier, "where": names.spot(went)}


def _token(box: Box, what: str, place: str) -> Said:
    if place in SOLDIERS:
        return f"{what}-soldier", {"soldier": names.a_soldier(place)}
    return f"{what}-horde", {"horde": names.card(box, place)}
