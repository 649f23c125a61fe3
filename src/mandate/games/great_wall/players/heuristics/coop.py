"""Playing together: keep and bring what Requests need, pay what is agreed, share what falls.

Honor wins nothing in co-op. It pays for Shame tokens, and the game is lost by those tokens.
"""

from __future__ import annotations

from mandate.core.flow import NO_ONE
from mandate.core.game import Seat
from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.numbers import CODE_AT, HO, RESOURCE, SECTION
from mandate.games.great_wall.cards.vocabulary import Verb, Who
from mandate.games.great_wall.players.heuristics.sight import Sight
from mandate.games.great_wall.rules.army.losses import fielded
from mandate.games.great_wall.rules.army.shame import price
from mandate.games.great_wall.rules.coop.requests import AGREE
from mandate.games.great_wall.rules.coop.sharing import concerned, seat_of
from mandate.games.great_wall.rules.effects.stats import count, number

STEP = 8.0  # a step towards a Request that is on the board
SHARE = 0.55  # of its price that a Soldier must bring at once: goods are wanted for Requests
SOLDIER_ASKED = 10.0  # the one Soldier in the field that a Request asks for


# --- what Requests need --------------------------------------------------------------------------------


def asks_for(sight: Sight, what: str) -> bool:
    """Whether a Request on the board is paid with this."""
    return any(
        effect.args["what"] == what
        for card in sight.table.requests
        if card
        for effect in (*sight.box.cards.requests[card].each, *sight.box.cards.requests[card].together)
    )


def _lacks(sight: Sight, what: str, seat: Seat) -> bool:
    """Whether a Request on the board still needs more of a quantity."""
    table = sight.table
    return any(
        need.what == what
        and need.least is not None
        and count(table, seat, what, {}) < number(table, seat, need.least, {})
        for card in table.requests
        if card
        for need in (*sight.box.cards.requests[card].needs, *sight.box.cards.requests[card].each_needs)
    )


def wall(sight: Sight) -> float:
    """A Wall level: for the Request that counts them; and in co-op a Command card comes back."""
    if not sight.table.coop:
        return 0.0
    return 1.0 + (STEP if _lacks(sight, "wall_levels", sight.me) else 0.0)


def overseer(sight: Sight) -> float:
    return STEP if sight.table.coop and _lacks(sight, "overseer_levels", sight.me) else 0.0


def needs_soldier(sight: Sight) -> bool:
    """Whether this seat must still bring a Soldier into the field."""
    return sight.table.coop and asks_for(sight, "soldier") and not fielded(sight.table, sight.me)


def last_soldier(sight: Sight) -> bool:
    """Whether a Request needs this seat's only Soldier in the field."""
    table = sight.table
    return table.coop and asks_for(sight, "soldier") and sum(fielded(table, sight.me).values()) == 1


def keeps_horseman(sight: Sight) -> bool:
    """Whether a Request needs the last Horseman of the pool."""
    return sight.table.coop and asks_for(sight, "Ho") and sight.table.pool[sight.me][HO] < 2


def last_clerk(sight: Sight) -> float:
    """What it costs to send the last Clerk of the pool away while a Request needs one."""
    table = sight.table
    if not table.coop or table.clerk_pool[sight.me] > 1 or not asks_for(sight, "clerk"):
        return 0.0
    last_turn = table.active != NO_ONE and table.track[-1] == table.active
    return STEP if last_turn else 0.0


# --- agreeing and paying -------------------------------------------------------------------------------


def propose(sight: Sight, token: str) -> float:
    """Everything that can be had, what costs no goods first."""
    if token == "done":
        return 0.0
    return (
        1.0
        if any(effect.args["what"] in RESOURCE for effect in sight.box.cards.requests[token].each)
        else 2.0
    )


def consent(_sight: Sight, token: str) -> float:
    return 1.0 if token == AGREE else 0.0


def sacrifice(sight: Sight, token: str) -> float:
    """An Archer at rest first, then a Spearman; of Advisors any."""
    if token in sight.box.cards.advisors:
        return 0.0
    return -soldier_worth(sight, token)


def soldier_worth(sight: Sight, token: str) -> float:
    kind, _, name = token.partition(":")
    worth = {"Sp": 1.0, "Ar": 0.9, "Ho": 2.0, "fire": 2.5}[kind]
    return worth + 0.1 * len(sight.table.rows[SECTION[name]])


def atone(sight: Sight, token: str) -> float:
    """Honor is good for nothing else, unless the Emperor wants it."""
    if token == "done":
        return 0.0
    table = sight.table
    left = table.honor[sight.me] - price(table, sight.me)
    kept = 10 if asks_for(sight, "honor") and table.shame_pool > 2 * sight.n else 0
    return 1.0 if left >= kept else -1.0


# --- losses --------------------------------------------------------------------------------------------


def ordeal(sight: Sight, token: str) -> float:
    """Goods or Honor rather than a token, as long as no Request needs the goods."""
    if token == "gain_shame":
        return -sight.token
    return -min(2 * sight.worth_of(mixed=1), sight.token - 1)


def retreat(sight: Sight, token: str) -> float:
    return -soldier_worth(sight, token)


def deploy(sight: Sight, token: str) -> float:
    return 0.0 if token == "done" else 1.0 + len(sight.table.rows[SECTION[token[-1]]])


def levy(sight: Sight, token: str) -> float:
    return -sight.worth(CODE_AT[token])


def keep(sight: Sight, token: str) -> float:
    if token in ("all", "done"):
        return 9.0 if token == "all" else 0.0
    return 1.0 + len(sight.table.rows[SECTION[token]])


def weaken(sight: Sight) -> float:
    """Only where it makes the difference."""
    section = sight.here()
    return 1.0 if 0 < sight.lacking(section) <= len(sight.table.supporting[sight.me]) else -1.0


# --- others --------------------------------------------------------------------------------------------


def arrange(sight: Sight, token: str) -> float:
    """The Tea order will do."""
    table = sight.table
    seats = sight.data["seats"]
    assert isinstance(seats, tuple)
    usual = "-".join("reed" if seat >= table.n else str(seat + 1) for seat in seats)
    return 1.0 if token == usual else 0.0


def whom(sight: Sight, token: str) -> float:
    """The player with the most tokens, or the most Soldiers in the field."""
    if token == "pass":
        return 0.0
    table, seat = sight.table, seat_of(token)
    tokens = sum(table.shamed[seat])
    return 1.0 + tokens + 0.5 * sum(fielded(table, seat).values())


def give(sight: Sight, token: str) -> float:
    """A resource that this seat has to spare and the Emperor wants."""
    if token == "done":
        return 0.0
    what = RESOURCE[token[0]]
    spare = sight.has(what) - sight.needed[what]
    return 1.0 + spare if sight.needed[what] and spare > 1 else -1.0


def help_others(sight: Sight, effect: Effect, alone: float) -> float:
    """A Tactic card's effect on others, by what it would be worth for one."""
    if effect.do == Verb.MODIFY:
        points = number(sight.table, sight.me, effect.args["d"], {})
        return sight.relief(sight.here(), abs(points))
    if effect.do == Verb.GIVE:
        return 1.5 if any(sight.has(what) > sight.needed[what] + 2 for what in range(4)) else -1.0
    seats = len(concerned(sight.table, sight.me, effect, dict(sight.data)))
    return alone * (seats if effect.who in (Who.EACH, Who.EACH_HERE) else min(seats, 1))


def forget(sight: Sight, token: str) -> float:
    return -float(sight.box.numbers["hand_limit"]) if sight.box.cards.tactics[token].coop else 0.0


def homeward(sight: Sight, token: str) -> float:
    """From where a Clerk waits for others rather than where it is sure to act."""
    return 1.0 if sight.table.spots[CODE_AT[token]] else 0.0
