"""Whether an effect could do anything now: what could do nothing is not offered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product

from mandate.core.flow import NO_ONE, Frame
from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.numbers import BETRAYAL, CODES, MADE_AT, PLACE, PLACES, RESOURCE
from mandate.games.great_wall.cards.vocabulary import NO_SECTION, Verb
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.killing import dying
from mandate.games.great_wall.rules.army.marching import has_soldiers
from mandate.games.great_wall.rules.army.recruiting import recruitable
from mandate.games.great_wall.rules.army.shame import tokens_of
from mandate.games.great_wall.rules.army.soldiers import attack_options
from mandate.games.great_wall.rules.army.spots import wound_spots
from mandate.games.great_wall.rules.city.building import BARRICADE, FREE, WALL, sites
from mandate.games.great_wall.rules.city.clerks import is_full
from mandate.games.great_wall.rules.city.court import hire_options
from mandate.games.great_wall.rules.city.goods import MIXED
from mandate.games.great_wall.rules.city.production import EVERYWHERE, upgrade_options
from mandate.games.great_wall.rules.coop.sharing import concerned
from mandate.games.great_wall.rules.effects.running import Facts
from mandate.games.great_wall.rules.effects.stats import holds, number
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState

_COUNTED = frozenset({Verb.GAIN, Verb.HONOR, Verb.DRAW_TACTIC, Verb.MODIFY})  # possible if it is any at all


def any_possible(s: GreatWallState, seat: Clan, effects: Iterable[Effect], facts: Facts) -> bool:
    return any(possible(s, seat, effect, facts) for effect in effects)


def possible(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> bool:
    if not holds(s, seat, effect.condition, facts):
        return False
    if effect.who:
        return bool(concerned(s, seat, effect, facts))
    verb = effect.do
    if verb in _COUNTED and "n" in effect.args:
        n = number(s, seat, effect.args["n"], facts)
        return n > 0 and (verb is not Verb.DRAW_TACTIC or bool(s.tactic_deck or s.tactic_discard))
    if effect.options:
        return any(any_possible(s, seat, option, facts) for option in effect.options)
    return verb is Verb.MODIFY or bool(targets(s, seat, effect, facts))


def worth_paying(
    s: GreatWallState, seat: Clan, cost: Mapping[str, int], effects: Iterable[Effect], facts: Facts
) -> bool:
    """Whether the cost can be paid, and in a way that leaves the effects something to do."""
    before = s.res[seat]
    try:
        for left in _after_paying(before, cost):
            s.res[seat] = left
            if any_possible(s, seat, effects, facts):
                return True
        return False
    finally:
        s.res[seat] = before


def _after_paying(goods: list[int], cost: Mapping[str, int]) -> Iterator[list[int]]:
    """What can be left after paying; a free mix is paid in several ways."""
    left = goods[:]
    mixes: list[int] = []  # for each unit of a free mix: how many kinds it may be of
    for what, n in cost.items():
        if what in MIXED:
            mixes += [MIXED[what]] * n
        else:
            left[RESOURCE[what]] -= n
    for paid in product(*(range(kinds) for kinds in mixes)):
        rest = [n - paid.count(what) for what, n in enumerate(left)]
        if min(rest) >= 0:
            yield rest


def targets(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> list[str]:
    """What the effect could be used on, as far as it matters here: none, or some."""
    n = effect.args.get("n", 1)
    if isinstance(n, str) and not n.startswith(("all", "top")):
        n = number(s, seat, n, facts)
    if n == 0:
        return []
    find_targets = _TARGETS.get(effect.do)
    return find_targets(s, seat, effect, facts) if find_targets else [effect.do]


# --- what each verb could be used on; the others are always possible ----------------------------------


def _disc(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> int:
    return FREE if effect.args.get("free") else number(s, seat, effect.args.get("disc", 0), facts)


def _pay(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> list[str]:
    return ["pay"] if worth_paying(s, seat, effect.args["cost"], effect.then, facts) else []


def _clerks(s: GreatWallState, seat: Clan, _effect: Effect, _facts: Facts) -> list[str]:
    on_board = any(s.at[place][seat] and not is_full(s, place) for place in range(PLACES))
    return ["move"] if s.clerk_pool[seat] or on_board else []


def _places(s: GreatWallState, seat: Clan, effect: Effect, _facts: Facts) -> list[str]:
    last = MADE_AT if effect.args["where"] == "production" else PLACES
    return [CODES[place] for place in range(last) if s.at[place][seat]]


def _overseers(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> list[str]:
    where = effect.args.get("where", "any")
    bits = EVERYWHERE if where == "any" else 1 << PLACE[where]
    data: frames.Upgrade = {"n": 1, "disc": _disc(s, seat, effect, facts), "where": bits}
    return upgrade_options(s, Frame(FrameKind.UPGRADE, seat, "", data))


def _hired(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> list[str]:
    only = effect.do.removeprefix("hire_")
    data: frames.Hire = {"n": 1, "disc": _disc(s, seat, effect, facts), "only": only}
    return hire_options(s, Frame(FrameKind.HIRE, seat, "", data))


def _walls(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> list[str]:
    return sites(s, seat, WALL, _disc(s, seat, effect, facts), NO_SECTION)


def _barricades(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> list[str]:
    section = facts["section"] if effect.args.get("where") == "section" else NO_SECTION
    return sites(s, seat, BARRICADE, _disc(s, seat, effect, facts), section)


def _recruits(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> list[str]:
    return recruitable(s, seat, (0, 0, 0), effect.args.get("type", "any"), _disc(s, seat, effect, facts))


def _attacks(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> list[str]:
    data: frames.Attack = {
        "n": 1, "source": effect.args.get("from", "both"), "type": effect.args.get("type", "any"),
        "zones": False, "opened": 0, "L": 0, "M": 0, "R": 0,
        "openly": facts.get("openly", False),
    }  # fmt: skip
    return attack_options(s, Frame(FrameKind.ATTACK, seat, "", data))


def _wounds(s: GreatWallState, _seat: int, effect: Effect, facts: Facts) -> list[str]:
    bits = facts["where"] if effect.args["where"] == "attacked_section" else 1 << facts["section"]
    return [spot for section in s.sections if bits >> section & 1 for spot in wound_spots(s, section)]


def _marches(s: GreatWallState, seat: Clan, _effect: Effect, _facts: Facts) -> list[str]:
    return ["march"] if any(has_soldiers(s, seat, section) for section in s.sections) else []


def _gifts(s: GreatWallState, seat: Clan, effect: Effect, _facts: Facts) -> list[str]:
    willing = effect.args["to"] == "owner" or any(s.res[seat])
    return ["give"] if willing else []


_TARGETS: dict[Verb, Callable[[GreatWallState, Clan, Effect, Facts], list[str]]] = {
    Verb.PAY: _pay,
    Verb.MOVE_CLERKS: _clerks,
    Verb.ADV_ACTIVATE: _places,
    Verb.UPGRADE_OVERSEER: _overseers,
    Verb.HIRE_ADVISOR: _hired,
    Verb.HIRE_CLERK: _hired,
    Verb.REFRESH_DISPLAY: lambda s, _seat, _effect, _facts: list(s.display),
    Verb.TEA_UP: lambda s, seat, _effect, _facts: [] if s.tea[0] == seat else ["up"],
    Verb.DISCARD_SHAME: lambda s, seat, _effect, _facts: tokens_of(s, seat),
    Verb.BUILD_WALL: _walls,
    Verb.BUILD_BARRICADE: _barricades,
    Verb.RECRUIT: _recruits,
    Verb.ATTACK: _attacks,
    Verb.WOUND: _wounds,
    Verb.MOVE_SOLDIERS: _marches,
    Verb.SAVE: lambda s, seat, _effect, _facts: ["save"] if dying(s, seat) else [],
    Verb.GIVE: _gifts,
    Verb.TAKE_WAREHOUSE: lambda s, _seat, _effect, _facts: ["fetch"] if any(s.warehouse) else [],
    Verb.COPY_CARD: lambda s, seat, _effect, _facts: copyable(s, seat),
}


def copyable(s: GreatWallState, seat: Clan) -> list[str]:
    """Other Clans' cards on the Command track that Betrayal may copy: never the Reed Clan's, and Qin
    Jiushao's as the player's card of the same name.
    """
    others = (other for other in s.track if other != NO_ONE and other not in (seat, s.reed))
    cards = (s.box.as_command[s.card[other]] for other in others if s.card[other])
    return list(dict.fromkeys(card for card in cards if card != BETRAYAL))
