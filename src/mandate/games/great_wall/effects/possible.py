"""Whether an effect could do anything now: what could do nothing is not offered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any

from mandate.core.flow import Frame
from mandate.games.great_wall.abilities import Effect
from mandate.games.great_wall.clerks import is_full
from mandate.games.great_wall.court import hire_options
from mandate.games.great_wall.goods import MIXED
from mandate.games.great_wall.killing import dying
from mandate.games.great_wall.locations.building import BARRICADE, FREE, WALL, sites
from mandate.games.great_wall.locations.production import EVERYWHERE, upgrade_options
from mandate.games.great_wall.marching import has_soldiers
from mandate.games.great_wall.numbers import AS_COMMAND, BETRAYAL, CODES, MADE_AT, PLACE, PLACES, RESOURCE
from mandate.games.great_wall.recruiting import recruitable
from mandate.games.great_wall.shame import tokens_of
from mandate.games.great_wall.sharing import concerned
from mandate.games.great_wall.soldiers import attack_options
from mandate.games.great_wall.spots import wound_spots
from mandate.games.great_wall.state import GreatWallState
from mandate.games.great_wall.stats import holds, number

Facts = dict[str, Any]


def any_possible(s: GreatWallState, seat: int, effects: Iterable[Effect], facts: Facts) -> bool:
    return any(possible(s, seat, effect, facts) for effect in effects)


def possible(s: GreatWallState, seat: int, effect: Effect, facts: Facts) -> bool:
    if not holds(s, seat, effect.condition, facts):
        return False
    if effect.who:
        return bool(concerned(s, seat, effect, facts))
    if effect.do in ("gain", "honor", "draw_tactic", "modify") and "n" in effect.args:
        n = number(s, seat, effect.args["n"], facts)
        return n > 0 and (effect.do != "draw_tactic" or bool(s.tactic_deck or s.tactic_discard))
    if effect.do == "choose":
        return any(any_possible(s, seat, option, facts) for option in effect.options)
    return effect.do == "modify" or bool(targets(s, seat, effect, facts))


def worth_paying(
    s: GreatWallState, seat: int, cost: Mapping[str, int], effects: Iterable[Effect], facts: Facts
) -> bool:
    """Whether the cost can be paid, and in a way that leaves the effects something to do."""
    mine = slice(seat * 4, seat * 4 + 4)
    before = s.res[mine]
    try:
        for left in _after_paying(before, cost):
            s.res[mine] = left
            if any_possible(s, seat, effects, facts):
                return True
        return False
    finally:
        s.res[mine] = before


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


def targets(s: GreatWallState, seat: int, effect: Effect, facts: Facts) -> list[str]:
    """What the effect could be used on, as far as it matters here: none, or some."""
    args = effect.args
    n = args.get("n", 1)
    disc = FREE if args.get("free") else number(s, seat, args.get("disc", 0), facts)
    if isinstance(n, str) and not n.startswith(("all", "top")):
        n = number(s, seat, n, facts)
    if n == 0:
        return []
    match effect.do:
        case "pay":
            return ["pay"] if worth_paying(s, seat, args["cost"], effect.then, facts) else []
        case "move_clerks":
            on_board = any(s.at[place * s.clans + seat] and not is_full(s, place) for place in range(PLACES))
            return ["move"] if s.clerk_pool[seat] or on_board else []
        case "adv_activate":
            last = MADE_AT if args["where"] == "production" else PLACES
            return [CODES[place] for place in range(last) if s.at[place * s.clans + seat]]
        case "upgrade_overseer":
            where = args.get("where", "any")
            bits = EVERYWHERE if where == "any" else 1 << PLACE[where]
            return upgrade_options(s, Frame("upgrade", seat, "", {"n": 1, "disc": disc, "where": bits}))
        case "hire_advisor" | "hire_clerk":
            only = effect.do.removeprefix("hire_")
            return hire_options(s, Frame("hire", seat, "", {"n": 1, "disc": disc, "only": only}))
        case "refresh_display":
            return list(s.display)
        case "tea_up":
            return [] if s.tea[0] == seat else ["up"]
        case "discard_shame":
            return tokens_of(s, seat)
        case "build_wall":
            return sites(s, seat, WALL, disc, -1)
        case "build_barricade":
            section = facts["section"] if args.get("where") == "section" else -1
            return sites(s, seat, BARRICADE, disc, section)
        case "recruit":
            return recruitable(s, seat, (0, 0, 0), args.get("type", "any"), disc)
        case "attack":
            data = {
                "n": 1, "source": args.get("from", "both"), "type": args.get("type", "any"),
                "zones": False, "opened": 0, "L": 0, "M": 0, "R": 0,
                "openly": facts.get("openly", False),
            }  # fmt: skip
            return attack_options(s, Frame("attack", seat, "", data))
        case "wound":
            bits = facts["where"] if args["where"] == "attacked_section" else 1 << facts["section"]
            return [spot for section in s.sections if bits >> section & 1 for spot in wound_spots(s, section)]
        case "move_soldiers":
            return ["march"] if any(has_soldiers(s, seat, section) for section in s.sections) else []
        case "save":
            return ["save"] if dying(s, seat) else []
        case "give":
            willing = args["to"] == "owner" or any(s.res[seat * 4 : seat * 4 + 4])
            return ["give"] if willing else []
        case "take_warehouse":
            return ["fetch"] if any(s.warehouse) else []
        case "copy_card":
            return copyable(s, seat)
        case _:
            return [effect.do]


def copyable(s: GreatWallState, seat: int) -> list[str]:
    """Other Clans' cards on the Command track that Betrayal may copy: never the Reed Clan's, and Qin
    Jiushao's as the player's card of the same name.
    """
    others = (other for other in s.track if other >= 0 and other not in (seat, s.reed))
    cards = (AS_COMMAND[s.card[other]] for other in others if s.card[other])
    return list(dict.fromkeys(card for card in cards if card != BETRAYAL))
