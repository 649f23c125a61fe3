"""The numbers that cards count with, and the changes that cards make to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mandate.core.flow import NO_ONE
from mandate.games.great_wall.cards.amounts import value
from mandate.games.great_wall.cards.numbers import BETRAYAL, HORSEMEN_OF, MADE_AT, SOLDIER, SPEARMAN_OF
from mandate.games.great_wall.cards.vocabulary import Quantity, Scope, Stat
from mandate.games.great_wall.rules.fields import BREACHED, HELD
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState

Facts = Mapping[str, Any]
NOTHING: Facts = {}


def own_cards(s: GreatWallState, seat: Clan) -> list[str]:
    """The cards whose abilities a seat has: its General and its Active Advisors."""
    return [s.general[seat], *s.advisors[seat]]


def among(s: GreatWallState, seat: Clan, cards: Mapping[str, Any]) -> bool:
    """Whether one of the seat's cards is among these: mostly none is, and nothing more is to be done."""
    return s.general[seat] in cards or not cards.keys().isdisjoint(s.advisors[seat])


def stat(
    s: GreatWallState,
    seat: Clan,
    name: Stat,
    kind: int | None = None,
    scope: Scope | None = None,
    what: str | None = None,
) -> int:
    """The sum of all lasting changes to a number; of a Soldier's type, only those for that type.

    Events in force change it for everybody. `what`: only those that name this resource.
    """
    total = 0
    changes = s.box.changes[name]
    if not changes or not (s.events or among(s, seat, changes)):
        return 0
    for card in (*own_cards(s, seat), *s.events):
        for effect, once in changes.get(card, ()):
            args = effect.args
            if once or (scope is not None and args["scope"] != scope) or args.get("what") != what:
                continue
            if effect.condition and not holds(s, seat, effect.condition, NOTHING):
                continue
            wanted = args.get("type", "any")
            if wanted != "any" and SOLDIER[wanted] != kind:
                continue
            total += number(s, seat, args["d"], NOTHING)
    return total


def number(s: GreatWallState, seat: Clan, written: int | str, facts: Facts) -> int:
    if isinstance(written, int):
        return written
    return value(written, lambda name: count(s, seat, name, facts))


def count(s: GreatWallState, seat: Clan, name: str, facts: Facts) -> int:
    """A quantity of the vocabulary, as it stands now for this seat."""
    if name in facts:
        return int(facts[name])
    return _COUNTS[name](s, seat, facts)


def _levels(s: GreatWallState, seat: Clan) -> list[int]:
    return [level[seat] for level in s.level]


def _overseers_here(s: GreatWallState, seat: Clan, facts: Facts) -> int:
    return sum(1 for other, level in enumerate(s.level[facts["place"]]) if other != seat and level)


def _none(_s: GreatWallState, _seat: Clan, _facts: Facts) -> int:
    return 0


_COUNTS: dict[str, Callable[[GreatWallState, Clan, Facts], int]] = {
    Quantity.SA: lambda s, seat, _: len(s.supporting[seat]),
    Quantity.AA: lambda s, seat, _: len(s.advisors[seat]),
    Quantity.ADVISORS: lambda s, seat, _: len(s.supporting[seat]) + len(s.advisors[seat]),
    Quantity.OVERSEERS: lambda s, seat, _: sum(1 for level in _levels(s, seat) if level),
    Quantity.OVERSEER_LEVELS: lambda s, seat, _: sum(_levels(s, seat)),
    Quantity.OVERSEERS_HERE: _overseers_here,
    Quantity.CLERKS_HERE: lambda s, seat, facts: s.at[facts["place"]][seat] if "place" in facts else 0,
    Quantity.DISCARDS: lambda s, seat, _: len(s.discard[seat]),
    Quantity.SHAME_DISCARDED: lambda s, seat, _: s.shame_paid[seat],
    Quantity.FIRING_SECTIONS: lambda s, seat, _: sum(1 for section in s.sections if s.fire[section][seat]),
    Quantity.FIRED_SECTIONS: lambda s, seat, _: s.fired[seat].bit_count(),
    Quantity.HELD_SECTIONS: lambda s, _seat, _: s.breached.count(HELD),
    Quantity.BREACHES: lambda s, _seat, _: s.breached.count(BREACHED),
    Quantity.WOUNDS_DEALT: lambda s, seat, _: s.wounds[seat],
    Quantity.CLEAN_HORDES: lambda s, seat, _: sum(1 for horde in s.claimed[seat] if not s.horde_shame[horde]),
    Quantity.WALLS_BUILT: lambda s, seat, _: s.built[seat],
    Quantity.WALL_LEVELS: lambda s, _seat, _: sum(s.walls),
    Quantity.HORDES: lambda s, _seat, _: sum(map(len, s.rows)),
    Quantity.PLAYERS: lambda s, _seat, _: s.n,
    # facts of an event that has not happened count as none
    Quantity.SOLDIERS_MOVED: _none,
    Quantity.ATTACKERS_MELEE: _none,
    Quantity.ATTACKERS_HO: _none,
    Quantity.ARCHERS_PLACED: _none,
    Quantity.KILLED: _none,
    Quantity.KILLED_HO: _none,
    Quantity.OTHER_HORDES: _none,
}
assert set(_COUNTS) == set(Quantity), "a quantity without a count"


def holds(s: GreatWallState, seat: Clan, condition: Facts, facts: Facts) -> bool:
    """Whether a condition is true now. `once` and `if_claimed` are seen to where they matter."""
    return not condition or all(_is_true(s, seat, name, wanted, facts) for name, wanted in condition.items())


def _is_true(s: GreatWallState, seat: Clan, name: str, wanted: Any, facts: Facts) -> Any:
    match name:
        case "once" | "if_claimed":
            return True
        case "if_track":
            return on_track(s, seat, wanted)
        case "no_track":
            return not on_track(s, seat, wanted)
        case "none":
            return count(s, seat, wanted, facts) == 0
        case "at":
            return (facts["place"] < MADE_AT) == (wanted == "production")
        case "top_tea":
            return (s.tea[0] == seat) == wanted
        case "same_card":
            others = [s.box.as_command.get(s.card[o]) for o in s.lineup.all_clans if o != seat]
            return (s.card[seat] in others) == wanted
        case "reclaimed":
            return bool(facts["reclaimed"]) == wanted
        case "has_soldier_on":
            return soldiers_on(s, facts["horde"], seat) == wanted
        case "alone":
            return (sum(1 for clerks in s.at[facts["place"]] if clerks) == 1) == wanted
        case "wall_most":
            return s.walls[facts["section"]] <= wanted
        case "row":
            return facts["row"] == wanted
        case "coop_only":
            return s.coop == wanted
        case _:
            return count(s, seat, name, facts) >= wanted


def soldiers_on(s: GreatWallState, horde: int, seat: Clan) -> bool:
    """Whether the seat has a Soldier on this Horde card."""
    cells, (one, other) = s.cover[horde], HORSEMEN_OF[seat]
    return SPEARMAN_OF[seat] in cells or one in cells or other in cells


def on_track(s: GreatWallState, seat: Clan, card: str) -> bool:
    """Whether a card of that name lies on the Command track in another Clan's spot."""
    return card != BETRAYAL and any(
        s.box.as_command.get(s.card[other]) == card for other in s.track if other != NO_ONE and other != seat
    )
