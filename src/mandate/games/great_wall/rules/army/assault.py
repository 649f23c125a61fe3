"""An Assault in numbers: what Hordes and Events throw against a Section, and what its Barricades hold."""

from __future__ import annotations

from mandate.core.flow import NO_ONE
from mandate.games.great_wall.cards.numbers import AR
from mandate.games.great_wall.cards.vocabulary import SECTIONS, Scope, Section, Stat, Trigger
from mandate.games.great_wall.rules.automata.reasons import Reason, why
from mandate.games.great_wall.rules.causes import Why, of_horde
from mandate.games.great_wall.rules.effects.stats import holds, number, stat
from mandate.games.great_wall.rules.events.fighting import Assaulted, Driven
from mandate.games.great_wall.rules.lineup import FIRST_SEAT
from mandate.games.great_wall.rules.state import GreatWallState


def power(s: GreatWallState, section: Section) -> int:
    """Offensive Power of all Hordes in a Section together."""
    kinds = [s.kind_of[horde] for horde in s.rows[section]]
    if not s.events and not any(s.box.of_power[kind] for kind in kinds):
        return sum(s.box.horde_types[kind].power for kind in kinds)
    return sum(horde_power(s, section, i) for i in range(len(kinds)))


def horde_power(s: GreatWallState, section: Section, i: int) -> int:
    """What one of them adds to it, with what they do for one another."""
    kinds = [s.kind_of[horde] for horde in s.rows[section]]
    total = s.box.horde_types[kinds[i]].power
    facts = {"other_hordes": len(kinds) - 1}
    if s.events:
        total += changed(s, Stat.POWER, {"row": i + 1})
    lone: set[str] = set()  # changes that do not add up
    for j, giver in enumerate(kinds):
        for effect in s.box.of_power[giver]:
            if (effect.args["scope"] == Scope.CARD) != (i == j):
                continue
            if effect.args.get("stacks", True) or s.box.ability[giver] not in lone:
                total += number(s, FIRST_SEAT, effect.args["d"], facts)
                lone.add(s.box.ability[giver])
    return total


def changed(s: GreatWallState, name: Stat, facts: dict[str, int]) -> int:
    """What the Events in force change in an Assault."""
    return sum(
        number(s, FIRST_SEAT, effect.args["d"], facts)
        for event in s.events
        for ability in s.box.cards.events[event].abilities
        if ability.trigger == Trigger.ON_ASSAULT
        for effect in ability.effects
        if effect.args["stat"] == name and holds(s, FIRST_SEAT, ability.condition, facts)
    )


def barricade_value(s: GreatWallState, section: Section) -> int:
    value = s.box.numbers["barricade_defense"]
    lone: set[str] = set()
    for horde in s.rows[section]:
        giver = s.kind_of[horde]
        for effect in s.box.of_barricades[giver]:
            if effect.args.get("stacks", True) or s.box.ability[giver] not in lone:
                value += int(effect.args["d"])
                lone.add(s.box.ability[giver])
    return value


def defense(s: GreatWallState, section: Section) -> int:
    """Wall and Barricades; less what Qin Jiushao's Supporting Advisors or Events take."""
    held = s.lineup.defense[s.walls[section]]
    if barricades := s.barricades[section]:
        held += barricades * barricade_value(s, section)
    return held + advisors_defense(s) + events_defense(s, section)


def advisors_defense(s: GreatWallState) -> int:
    """What Qin Jiushao's Supporting Advisors change of every Section's Defense."""
    return stat(s, s.jiushao, Stat.DEFENSE) if s.jiushao != NO_ONE else 0


def events_defense(s: GreatWallState, section: Section) -> int:
    """What the Events in force change of a Section's Defense."""
    return changed(s, Stat.DEFENSE, {"section": section}) if s.events and s.jiushao == NO_ONE else 0


def assaulted(s: GreatWallState, section: Section, attack: int, hold: int) -> Assaulted:
    """The event of an Assault with this Power and Defense: their parts, and which of them turned it."""
    level, barricades, each = s.walls[section], s.barricades[section], barricade_value(s, section)
    wall = s.lineup.defense[level]
    hordes = tuple(s.hordes[horde] for horde in s.rows[section])
    powers = tuple(horde_power(s, section, row) for row in range(len(hordes)))
    advisors, events = advisors_defense(s), events_defense(s, section)
    helped, more = hold - wall - barricades * each - advisors - events, attack - sum(powers)
    breached = attack > hold
    aids = {"advisors": advisors, "events": events, "help": helped}
    attacking = {**dict(zip(hordes, powers, strict=True)), "more": more, **{k: -n for k, n in aids.items()}}
    holding = {"wall": wall, "barricades": barricades * each, **aids, "more": -more}
    parts, spare = (attacking, attack - hold) if breached else (holding, hold - attack + 1)
    return Assaulted(
        SECTIONS[section], attack, hold, breached,
        level=level, wall=wall, barricades=barricades, each=each,
        advisors=advisors, events=events, help=helped,
        hordes=hordes, powers=powers, more=more,
        turned=tuple(name for name, n in parts.items() if n >= spare),
    )  # fmt: skip


def breach_shame(s: GreatWallState, horde: int) -> int:
    """Tokens for each player without a Soldier on this card."""
    return s.box.breach_shame[s.kind_of[horde]]


def drive_off(s: GreatWallState, section: Section, n: int, horde: int) -> None:
    """Archers leave their Firing spots for the Rest Zone, each time of the Clan lowest in Tea order.

    Qin Jiushao's never rest.
    """
    for _ in range(n):
        seat = next((seat for seat in reversed(s.tea) if s.fire[section][seat]), None)
        if seat is None:
            return
        s.fire[section][seat] -= 1
        name = SECTIONS[section]
        s.emit_caused(of_horde(Why.HORDE, s, horde), Driven, seat, name, name if seat < s.n else "pool")
        if seat < s.n:
            s.rest[section][seat][AR] += 1
        else:
            s.pool[seat][AR] += 1
            why(s, seat, Reason.NEVER_RESTS, SECTIONS[section])
