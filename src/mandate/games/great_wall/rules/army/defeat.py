"""Defeated Hordes: which they are, who claims them, and what becomes of the Soldiers on them."""

from __future__ import annotations

from mandate.core.flow import END, NO_ONE, Frame, Kinds, Steps
from mandate.games.great_wall.cards.numbers import HO, ROWS, SP
from mandate.games.great_wall.cards.vocabulary import SECTIONS, Section, Trigger, Window
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.killing import army_on, kill, spots_of
from mandate.games.great_wall.rules.automata.reasons import Reason, why
from mandate.games.great_wall.rules.causes import Why, of_card, of_horde
from mandate.games.great_wall.rules.city.goods import honor
from mandate.games.great_wall.rules.effects.stats import holds, number, own_cards, soldiers_on
from mandate.games.great_wall.rules.effects.tactics import open_window
from mandate.games.great_wall.rules.effects.triggers import fire
from mandate.games.great_wall.rules.events.fighting import Defeated, Rested
from mandate.games.great_wall.rules.fields import UNCOVERED
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState


def is_covered(s: GreatWallState, horde: int) -> bool:
    cover = s.cover[horde]
    return all(cover[cell] for cell in s.box.vital[s.kind_of[horde]])


def section_of(s: GreatWallState, horde: int) -> int:
    return next(section for section in s.sections if horde in s.rows[section])


def _list(s: GreatWallState, frame: Frame) -> str | None:
    """Row by row from the Wall, each from the left."""
    data: frames.Defeats = frame.data
    hordes = tuple(
        s.rows[section][row]
        for row in range(ROWS)
        for section in s.sections
        if row < len(s.rows[section]) and is_covered(s, s.rows[section][row])
    )
    data["hordes"] = hordes
    return None if hordes else END


def _each(s: GreatWallState, frame: Frame) -> str:
    data: frames.Defeats = frame.data
    horde, *rest = data["hordes"]
    data["hordes"] = tuple(rest)
    s.push(FrameKind.DEFEAT, horde=horde, section=section_of(s, horde), claims=NO_ONE)
    return "each" if rest else "list"


def involved(s: GreatWallState, horde: int, section: Section) -> list[Clan]:
    """Those with a Soldier on the card or an Archer on a Firing spot there, in Tea order."""
    return [seat for seat in s.tea if s.fire[section][seat] or soldiers_on(s, horde, seat)]


def _window(s: GreatWallState, frame: Frame) -> None:
    data: frames.Defeat = frame.data
    horde, section = data["horde"], data["section"]
    s.majority = [0] * s.clans
    s.promised = []
    open_window(s, Window.HORDE_DEFEATED, involved(s, horde, section), horde=horde, section=section)


def _honor(s: GreatWallState, frame: Frame) -> None:
    data: frames.Defeat = frame.data
    horde, section = data["horde"], data["section"]
    for seat in s.tea:
        if seat != s.reed and soldiers_on(s, horde, seat):
            honor(s, seat, s.box.numbers["defeat_honor"], of_horde(Why.DEFEAT, s, horde))
    for seat in s.tea:
        archers = s.fire[section][seat]
        honor(s, seat, s.box.numbers["archer_honor"] * archers, of_horde(Why.ARCHERS, s, horde))
    for seat in reversed(involved(s, horde, section)):
        fire(s, Trigger.ON_DEFEAT, seat, horde=horde, section=section)
    for seat in reversed(s.persons()):  # what the card itself does comes first
        if soldiers_on(s, horde, seat):
            _card_does(s, Trigger.ON_DEFEAT, seat, horde, section)


def _majority(s: GreatWallState, frame: Frame) -> None:
    data: frames.Defeat = frame.data
    data["claims"] = claimant(s, data["horde"])


def claimant(s: GreatWallState, horde: int) -> Clan:
    """The Clan that would claim a Horde now, or -1: most Vital spots covered, ties by Tea order.

    In co-op a player who left in an earlier Year claims nothing: the trophy would be lost to all the others.
    """
    best = 0
    claims: Clan = NO_ONE
    for seat in s.tea:
        covered = 0 if s.coop and s.settled(seat) else counted_on(s, horde, seat)
        if covered > best:
            best, claims = covered, seat
    return claims


def counted_on(s: GreatWallState, horde: int, seat: Clan) -> int:
    """What counts for the majority: covered spots, and what cards add for a Clan with a Soldier there."""
    if not soldiers_on(s, horde, seat):
        return 0
    defeated = any(frame.kind == FrameKind.DEFEAT and frame.data["horde"] == horde for frame in s.stack)
    played = s.majority[seat] if defeated else 0  # of Tactic cards, on the Horde that falls now
    return spots_of(s, horde, seat) + played + _edge(s, seat, horde)


def _edge(s: GreatWallState, seat: Clan, horde: int) -> int:
    """What the seat's cards add while the spots are counted."""
    known, facts = s.box.abilities.get(Trigger.ON_MAJORITY, {}), {"horde": horde}
    return sum(
        number(s, seat, effect.args["d"], facts)
        for card in own_cards(s, seat)
        for _, ability in known.get(card, ())
        if holds(s, seat, ability.condition, facts)
        for effect in ability.effects
    )


def _kill(s: GreatWallState, frame: Frame) -> None:
    data: frames.Defeat = frame.data
    kill(s, data["section"], [data["horde"]], breach=False)


def _claim(s: GreatWallState, frame: Frame) -> None:
    """Survivors rest, the card is taken (or discarded), and those behind move up."""
    data: frames.Defeat = frame.data
    horde, section, seat = data["horde"], data["section"], data["claims"]
    for other in s.lineup.all_clans:
        spears, horses = army_on(s, horde, other)
        if other < s.n:
            s.rest[section][other][SP] += spears
            s.rest[section][other][HO] += horses
        elif spears:
            s.pool[other][SP] += spears
            why(s, other, Reason.NEVER_RESTS, SECTIONS[section])
        went = SECTIONS[section] if other < s.n else "pool"
        for soldier, survivors in (("Sp", spears), ("Ho", horses)):
            if survivors:
                s.emit_caused(of_horde(Why.DEFEAT, s, horde), Rested, other, soldier, survivors, went)
    s.cover[horde] = UNCOVERED
    s.rows[section].remove(horde)
    s.emit(Defeated, s.hordes[horde], NO_ONE if seat == s.reed else seat)
    if seat in (NO_ONE, s.reed):
        s.horde_discard.append(horde)
        if seat != NO_ONE:
            why(s, seat, Reason.REED_MAJORITY)
        return
    if s.coop:  # Honor at once; the card can come again, and its claimant remembers it as a trophy
        s.horde_discard.append(horde)
        s.trophies[seat] += 1
        honor(s, seat, s.box.horde_types[s.kind_of[horde]].honor, of_horde(Why.CLAIM, s, horde))
    else:
        s.claimed[seat].append(horde)
    if seat == s.jiushao:  # he takes nothing else for it
        return
    fire(s, Trigger.ON_CLAIM, seat, horde=horde, section=section)
    for promise in s.promised:
        owner, n, card = promise.split(":")
        if int(owner) == seat:
            honor(s, seat, int(n), of_card(card))
    _card_does(s, Trigger.ON_CLAIM, seat, horde, section)


def _card_does(s: GreatWallState, trigger: Trigger, seat: Clan, horde: int, section: Section) -> None:
    """What a Horde card has for a player who fought it."""
    horde_type = s.box.horde_types[s.kind_of[horde]]
    for i, ability in enumerate(horde_type.abilities):
        if ability.trigger == trigger:
            s.push(FrameKind.EFFECTS, seat, src=f"{horde_type.id}/{i}", i=0, horde=horde, section=section)


KINDS: Kinds[GreatWallState] = {
    FrameKind.DEFEATS: Steps((("list", _list), ("each", _each))),
    FrameKind.DEFEAT: Steps(
        (
            ("window", _window),
            ("honor", _honor),
            ("majority", _majority),
            ("kill", _kill),
            ("claim", _claim),
        )
    ),
}
