"""How the words of the vocabulary combine: what each verb and condition takes, and at which moments a
word is meaningful.

Anything else is refused when the data are read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from mandate.games.great_wall.cards.vocabulary import (
    LOCATIONS,
    MIXES,
    PLACED_TRIGGERS,
    PRODUCTION,
    RESOURCES,
    SOLDIERS,
    Quantity,
    Scope,
    Stat,
    Trigger,
    Verb,
    Window,
)


class Kind(Enum):
    """What sort of value a field takes."""

    INT = "a whole number"
    AMOUNT = "a whole number or an amount such as 2*SA"
    FLAG = "true or false"
    WORD = "one of a list of words"
    COST = "a table of resources and numbers"


@dataclass(frozen=True)
class Arg:
    kind: Kind = Kind.AMOUNT
    words: frozenset[str] = frozenset()  # WORD: all allowed words; AMOUNT: words allowed beside numbers
    required: bool = True


def _words(*words: str, required: bool = True) -> Arg:
    return Arg(Kind.WORD, frozenset(words), required)


_N = Arg()
_N_OR_ALL = Arg(words=frozenset({"all"}))
_DISC = Arg(required=False)
_FLAG = Arg(Kind.FLAG, required=False)
_TYPE = _words("any", *SOLDIERS, required=False)

# Verb → what it takes
VERBS: Mapping[Verb, Mapping[str, Arg]] = MappingProxyType(
    {
        # `here`: the Resource of the Production Location where this happens
        Verb.GAIN: {"what": _words(*RESOURCES, *MIXES, "here"), "n": _N},
        Verb.PAY: {"cost": Arg(Kind.COST, frozenset({*RESOURCES, *MIXES}))},
        Verb.HONOR: {"n": _N},
        Verb.LOSE: {"what": _words(*RESOURCES, *MIXES, "honor", "tactic", "soldier"), "n": _N},
        Verb.MOVE_CLERKS: {"n": _N, "diff": _FLAG},
        Verb.RETURN_CLERKS: {"n": _N},
        Verb.ADV_ACTIVATE: {"where": _words("any", "production", *LOCATIONS)},
        Verb.RECRUIT: {"n": _N, "type": _TYPE, "disc": _DISC},
        # `all_of_zone`: of each Rest Zone you choose, all that can; Archers on Firing spots stay optional
        Verb.ATTACK: {
            "n": Arg(words=frozenset({"all", "all_of_zone"})),
            "from": _words("rest", "fire", "both", required=False),
            "type": _TYPE,
        },
        Verb.WOUND: {"n": _N, "where": _words("attacked_section", "section")},
        Verb.BUILD_BARRICADE: {
            "n": _N,
            "disc": _DISC,
            "free": _FLAG,
            "where": _words("section", required=False),
        },
        Verb.BUILD_WALL: {"disc": _DISC},
        Verb.UPGRADE_OVERSEER: {"n": _N, "disc": _DISC, "where": _words("any", *PRODUCTION, required=False)},
        Verb.INCOME: {"n": _words("all")},
        Verb.DONATE: {"n": _N},
        Verb.DRAW_TACTIC: {"n": _N},
        Verb.HIRE_ADVISOR: {"disc": _DISC},
        Verb.HIRE_CLERK: {"disc": _DISC},
        Verb.DISCARD_SHAME: {"n": _N},
        Verb.GAIN_SHAME: {"n": _N},
        Verb.TEA_UP: {"n": Arg(words=frozenset({"top"}))},
        Verb.SAVE: {"n": _N_OR_ALL, "cost": Arg(Kind.INT)},
        Verb.MOVE_SOLDIERS: {"n": _N},
        Verb.RECLAIM: {"n": _N},
        Verb.SCOUT: {"n": _N},
        # `ahead`: this Horde with the one directly in front of it
        Verb.SWAP_HORDES: {"where": _words("any", "ahead", required=False)},
        Verb.REFRESH_DISPLAY: {"n": _N},
        # `stacks = false`: the same change from a second card is not added
        Verb.MODIFY: {
            "stat": _words(*Stat),
            "d": _N,
            "scope": _words(*Scope),
            "type": _TYPE,
            "what": _words(*RESOURCES, required=False),  # a price rises by this resource
            "stacks": _FLAG,
        },
        Verb.TAKE_WAREHOUSE: {"n": _N},
        # `owner`: to the owner of the card that lets others give
        Verb.GIVE: {"n": _N, "to": _words("one", "any", "owner")},
        Verb.PLACE_HORDES: {"n": _N},
        Verb.DRIVE_OFF: {"n": _N},
        Verb.DEPLOY: {"n": _N, "type": _TYPE},
        Verb.REVERSE_TEA: {},
        Verb.BURN_WAREHOUSE: {"n": _N},
        Verb.SACRIFICE: {"what": _words("soldier", "clerk", "advisor", "trophy", *SOLDIERS), "n": _N},
        Verb.CHOOSE: {},
        Verb.COPY_CARD: {},
        Verb.MOVE_REED: {"n": _N},
    }
)
FORCED = frozenset(
    {Verb.LOSE, Verb.GAIN_SHAME, Verb.PLACE_HORDES, Verb.DRIVE_OFF, Verb.REVERSE_TEA, Verb.BURN_WAREHOUSE}
)

# Stat → how far a change of it can reach; the rules read no other scope
SCOPES: Mapping[Stat, frozenset[Scope]] = MappingProxyType(
    {
        Stat.DEFENSE: frozenset({Scope.EVENT, Scope.SECTION}),
        Stat.POWER: frozenset({Scope.EVENT, Scope.CARD, Scope.OTHERS}),
        Stat.BARRICADE_VALUE: frozenset({Scope.SECTION}),
        Stat.LETHALITY: frozenset({Scope.DEFEAT, Scope.CARD}),
        Stat.BREACH_SHAME: frozenset({Scope.CARD}),
        Stat.LONE_SHAME: frozenset({Scope.EVENT}),
        Stat.SHOTS: frozenset({Scope.SECTION}),
        Stat.SHOOTABLE: frozenset({Scope.CARD}),
        Stat.MAJORITY: frozenset({Scope.EVENT}),
        Stat.BOX_MOVES: frozenset({Scope.OWNER}),
        Stat.OTHER_BOX: frozenset({Scope.EVENT}),
        Stat.HAND_LIMIT: frozenset({Scope.OWNER}),
        Stat.INCOME_YIELD: frozenset({Scope.OWNER}),
        Stat.DONATE_HONOR: frozenset({Scope.EACH}),
        Stat.ACADEMY_DRAW: frozenset({Scope.OWNER}),
        Stat.MOVE_SIZE: frozenset({Scope.EACH}),
        Stat.KEEP_BARRICADES: frozenset({Scope.OWNER}),
        Stat.COST_RECRUIT: frozenset({Scope.EACH, Scope.EVENT}),
        Stat.COST_ATTACK: frozenset({Scope.CARD}),
        Stat.COST_WALL: frozenset({Scope.EACH}),
        Stat.COST_BARRICADE: frozenset({Scope.EACH}),
        Stat.COST_UPGRADE: frozenset({Scope.EACH}),
        Stat.COST_ADVISOR: frozenset({Scope.EACH}),
        Stat.COST_CLERK: frozenset({Scope.EACH}),
        Stat.COST_SAVE: frozenset({Scope.EACH}),
        Stat.COST_BOOST: frozenset({Scope.EACH}),
        Stat.COST_SHAME: frozenset({Scope.EACH}),
    }
)

# Condition → what it takes. A quantity as a condition means "at least this many".
CONDITIONS: Mapping[str, Arg] = MappingProxyType(
    {
        "once": _words("year", "turn"),
        "if_track": Arg(Kind.WORD),  # a Command card's id: it lies in another Clan's spot
        "no_track": Arg(Kind.WORD),  # it does not
        "none": _words(*Quantity),  # that quantity is 0
        "at": _words("production", "elsewhere"),  # what kind of Location this happens at
        "top_tea": Arg(Kind.FLAG),  # your marker tops the whole Tea stack (or does not)
        "same_card": Arg(Kind.FLAG),  # another Clan revealed a card of the same name as yours
        "reclaimed": Arg(Kind.FLAG),  # SU4: you took cards back (a) rather than Honor (b)
        "has_soldier_on": Arg(Kind.FLAG),  # a Soldier of yours is on this Horde card
        "if_claimed": Arg(Kind.FLAG),  # always true, deferred: happens in step 6 if you take this Horde card
        "row": Arg(Kind.INT),  # the Horde is in this row, 1 next to the Wall
        "alone": Arg(Kind.FLAG),  # no other Clan has a Clerk there
        "wall_most": Arg(Kind.INT),  # the Wall of this Section is no higher
        "coop_only": Arg(Kind.FLAG),
        **{quantity.value: Arg(Kind.INT) for quantity in Quantity},
    }
)

_HERE: frozenset[str] = frozenset({*PLACED_TRIGGERS, Window.LOCATION})
_ATTACK = frozenset({Trigger.ON_ATTACK})
_KILLED = frozenset({Trigger.ON_KILLED})
REQUEST = "request"  # the moment that a Request's conditions belong to
_WINTER_END: frozenset[str] = frozenset({Trigger.ON_WINTER_END, REQUEST})
_HORDE: frozenset[str] = frozenset(
    {Trigger.ON_DEFEAT, Trigger.ON_MAJORITY, Trigger.ON_CLAIM, Window.HORDE_DEFEATED}
)

# Words that are meaningful only at certain moments; all others are at any moment
MOMENTS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "here": _HERE,
        "each_here": _HERE,
        "another_here": _HERE,
        "at": _HERE,
        "alone": _HERE,
        "clerks_here": _HERE,
        "overseers_here": _HERE,
        "reclaimed": frozenset({Trigger.ON_RECLAIM}),
        "same_card": frozenset({Trigger.ON_REVEAL, Window.FALL_REVEAL}),
        "shame_discarded": frozenset({Trigger.ON_DISCARD_SHAME}),
        "attackers_melee": _ATTACK,
        "attackers_Ho": _ATTACK,
        "archers_placed": _ATTACK,
        "attacked_section": _ATTACK,
        "killed": _KILLED,
        "killed_Ho": _KILLED,
        "save": frozenset({Window.SOLDIERS_KILLED}),
        "has_soldier_on": _HORDE,
        "if_claimed": frozenset({Window.HORDE_DEFEATED}),
        "wall_most": frozenset({Trigger.ON_ASSAULT}),
        "loneshame": frozenset({Trigger.BEFORE_SHAME}),
        "fired_sections": frozenset({Trigger.ON_FIRING}),
        "held_sections": _WINTER_END,
        "breaches": _WINTER_END,
    }
)

# Reward code on a Vital spot → verb and its arguments
REWARDS: Mapping[str, tuple[str, Mapping[str, int | str]]] = MappingProxyType(
    {
        **{f"H{n}": ("honor", {"n": n}) for n in (1, 2, 3)},
        **{f"{what}1": ("gain", {"what": what, "n": 1}) for what in RESOURCES},
        "R1": ("gain", {"what": "any3", "n": 1}),
        "T1": ("draw_tactic", {"n": 1}),
    }
)
