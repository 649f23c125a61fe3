"""The verbs that only cards of the co-op game use."""

from __future__ import annotations

from mandate.core.flow import NO_ONE, Ask, Frame, Kinds
from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.numbers import CODE_AT, CODES, PLACES, RESOURCE
from mandate.games.great_wall.cards.vocabulary import RESOURCES, Verb
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.hordes import place
from mandate.games.great_wall.rules.army.shame import gain_shame
from mandate.games.great_wall.rules.city.clerks import is_full
from mandate.games.great_wall.rules.city.goods import MIXED, add_honor, mixed, pay, pay_mixed
from mandate.games.great_wall.rules.coop import sharing
from mandate.games.great_wall.rules.coop.sacrifices import sacrifice
from mandate.games.great_wall.rules.effects.running import Facts, branches
from mandate.games.great_wall.rules.effects.stats import number
from mandate.games.great_wall.rules.effects.tactics import leave
from mandate.games.great_wall.rules.events.coop import Burned
from mandate.games.great_wall.rules.events.places import Moved, TeaMoved
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import FIRST_SEAT, Clan
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, the_card, the_token
from mandate.games.great_wall.words.questions import (
    branch,
    card_text,
    naming_card,
    naming_place,
    telling,
    the_asker,
)


def _n(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> int:
    return number(s, FIRST_SEAT if seat == NO_ONE else seat, effect.args["n"], facts)


# --- losing --------------------------------------------------------------------------------------------


def _lose(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    """So many, or as many as there are; there is no debt."""
    n, what = _n(s, seat, effect, facts), effect.args["what"]
    if what == "honor":
        add_honor(s, seat, -n)
    elif what == "tactic":
        s.push(FrameKind.FORGET, seat, n=min(n, len(s.tactics[seat])))
    elif what == "soldier":
        s.push(FrameKind.RETREAT, seat, n=n)
    elif what in MIXED:
        pay_mixed(s, seat, min(n, mixed(s, seat, MIXED[what])), kinds=MIXED[what])
    else:
        pay(s, seat, RESOURCE[what], min(n, s.res[seat][RESOURCE[what]]))


def _forget_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Count = frame.data
    return list(dict.fromkeys(s.tactics[frame.seat])) if data["n"] else []


def _forget_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Count = frame.data
    data["n"] -= 1
    s.stack.append(frame)
    leave(s, frame.seat, choice, "lost")


def _return_clerks(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    s.push(FrameKind.HOMEWARD, seat, n=_n(s, seat, effect, facts))


def _homeward_options(s: GreatWallState, frame: Frame) -> list[str]:
    """Locations that are not locked, with a Clerk of this seat."""
    data: frames.Count = frame.data
    if not data["n"]:
        return []
    places = (place for place in range(PLACES) if s.at[place][frame.seat])
    return [CODES[place] for place in places if not is_full(s, place)]


def _homeward_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Count = frame.data
    data["n"] -= 1
    s.stack.append(frame)
    s.at[CODE_AT[choice]][frame.seat] -= 1
    s.clerk_pool[frame.seat] += 1
    s.emit(Moved, frame.seat, "clerk", choice, "pool")


# --- a choice between two losses: the last one is always possible --------------------------------------


def ordeal(s: GreatWallState, seat: Clan, facts: Facts) -> None:
    s.push(FrameKind.ORDEAL, seat, src=facts["src"], i=facts["i"])


def _ordeal_options(s: GreatWallState, frame: Frame) -> list[str]:
    options = [
        name for name, key in branches(s, frame).items() if _bearable(s, frame.seat, s.box.effects[key][0])
    ]
    return options[:1] if s.gone[frame.seat] else options  # after leaving: goods or Honor rather than Shame


def _bearable(s: GreatWallState, seat: Clan, effect: Effect) -> bool:
    """A loss may be chosen only by a player who can bear all of it."""
    if effect.do != Verb.LOSE:
        return True
    n, what = number(s, seat, effect.args["n"], {}), effect.args["what"]
    return (s.honor[seat] if what == "honor" else mixed(s, seat, MIXED[what])) >= n


def _ordeal_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    s.push(FrameKind.EFFECTS, frame.seat, src=branches(s, frame)[choice], i=0)


# --- what belongs to no player -------------------------------------------------------------------------


def _reverse_tea(s: GreatWallState, _seat: int, _effect: Effect, _facts: Facts) -> None:
    s.tea.reverse()
    s.emit(TeaMoved, tuple(s.tea))


def _burn_warehouse(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    """One after another of what is most plentiful, the first kind in a tie."""
    burned = [0, 0, 0]
    for _ in range(min(_n(s, seat, effect, facts), sum(s.warehouse))):
        what = s.warehouse.index(max(s.warehouse))
        s.warehouse[what] -= 1
        burned[what] += 1
    for what, n in enumerate(burned):
        if n:
            s.emit(Burned, RESOURCES[what], n)


def _place_hordes(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    for _ in range(_n(s, seat, effect, facts)):
        place(s)


# --- the others ----------------------------------------------------------------------------------------


def _gain_shame(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    gain_shame(s, seat, _n(s, seat, effect, facts))


def _deploy(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    s.push(FrameKind.DEPLOY, seat, n=_n(s, seat, effect, facts), type=effect.args.get("type", "any"))


def _sacrifice(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    sacrifice(s, seat, effect.args["what"], _n(s, seat, effect, facts))


def _give(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    sharing.give(s, seat, _n(s, seat, effect, facts), effect.args["to"], facts)


VERBS = {
    Verb.LOSE: _lose,
    Verb.RETURN_CLERKS: _return_clerks,
    Verb.REVERSE_TEA: _reverse_tea,
    Verb.BURN_WAREHOUSE: _burn_warehouse,
    Verb.PLACE_HORDES: _place_hordes,
    Verb.GAIN_SHAME: _gain_shame,
    Verb.DEPLOY: _deploy,
    Verb.SACRIFICE: _sacrifice,
    Verb.GIVE: _give,
}

KINDS: Kinds[GreatWallState] = {
    FrameKind.FORGET: Ask(
        _forget_options,
        _forget_answer,
        always=True,
        telling=telling(
            "gw.coop.event", naming_card("choice-gw-discard"), targets=the_card, detail=card_text
        ),
    ),
    FrameKind.HOMEWARD: Ask(
        _homeward_options,
        _homeward_answer,
        telling=telling(
            "gw.coop.event", naming_place("choice-gw-homeward"), targets=the_token(TargetKind.LOCATION)
        ),
    ),
    FrameKind.ORDEAL: Ask(
        _ordeal_options,
        _ordeal_answer,
        always=True,
        telling=telling("gw.coop.event", branch, targets=the_asker),
    ),
}
