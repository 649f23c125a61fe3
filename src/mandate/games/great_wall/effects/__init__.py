"""The closed vocabulary at work: one small function a verb, which changes the state or pushes frames.

An `effects` frame names its effects (`src`, see `numbers.EFFECTS`) and the next of them (`i`); everything
else in its data are facts of what happened, which conditions and amounts may ask for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mandate.core.flow import END, Ask, Frame, Kinds, Steps
from mandate.games.great_wall.abilities import Effect
from mandate.games.great_wall.causes import now, of_card
from mandate.games.great_wall.clerks import move
from mandate.games.great_wall.court import hire
from mandate.games.great_wall.effects import coop
from mandate.games.great_wall.effects.automatic import QIN_VERBS, REED_VERBS
from mandate.games.great_wall.effects.possible import any_possible, copyable, targets
from mandate.games.great_wall.events import Took
from mandate.games.great_wall.goods import MIXED, add_honor, gain, gain_mixed, honor, pay, pay_mixed
from mandate.games.great_wall.hordes import scout
from mandate.games.great_wall.killing import death_pays, killing_frame, rescue
from mandate.games.great_wall.kinds import FrameKind
from mandate.games.great_wall.lineup import Clan
from mandate.games.great_wall.locations import activate
from mandate.games.great_wall.locations.building import BARRICADE, FREE, WALL, build
from mandate.games.great_wall.locations.production import EVERYWHERE, income, upgrade
from mandate.games.great_wall.marching import march
from mandate.games.great_wall.notation import PASS
from mandate.games.great_wall.numbers import CODE_AT, EFFECTS, HORDE_TYPES, PLACE, RESOURCE
from mandate.games.great_wall.recruiting import recruit
from mandate.games.great_wall.sharing import spread
from mandate.games.great_wall.soldiers import attack
from mandate.games.great_wall.state import GreatWallState
from mandate.games.great_wall.stats import holds, number, stat
from mandate.games.great_wall.tactics import draw, draw_now
from mandate.games.great_wall.targets import TargetKind, the_card, the_token
from mandate.games.great_wall.triggers import WANTED, not_used
from mandate.games.great_wall.vocabulary import FORCED, NO_SECTION, Stat, Verb
from mandate.games.great_wall.words import cards, names
from mandate.games.great_wall.words.questions import (
    branch,
    card_text,
    naming_card,
    naming_place,
    telling,
    the_asker,
)
from mandate.lang.text import Text, text

Facts = dict[str, Any]
HORDE = tuple(f"{horde.id}/" for horde in HORDE_TYPES)  # what Hordes do is forced


def run(s: GreatWallState, seat: Clan, source: str, facts: Facts) -> None:
    s.push(FrameKind.EFFECTS, seat, **{**facts, "src": source, "i": 0})


def _next(s: GreatWallState, frame: Frame) -> str:
    data = frame.data
    effects = EFFECTS[data["src"]]
    i = data["i"]
    if i == len(effects):  # none at all
        return END
    data["i"] = i + 1
    effect = effects[i]
    if holds(s, frame.seat, effect.condition, data):
        verbs = VERBS if frame.seat < s.n else QIN_VERBS if frame.seat == s.jiushao else REED_VERBS
        if effect.who:
            spread(s, frame.seat, effect, data)
        else:
            verbs[effect.do](s, frame.seat, effect, data)
    return "next" if i + 1 < len(effects) else END


def _n(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts, name: str = "n") -> int:
    """`times`: this seat's share of a number that several divide among them."""
    if name == "n" and "times" in facts:
        return int(facts["times"])
    return number(s, seat, effect.args.get(name, 0), facts)


# --- resources and Honor ------------------------------------------------------------------------------


def _gain(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    n, what = _n(s, seat, effect, facts), effect.args["what"]
    forced = facts["src"].startswith(HORDE) or WANTED in facts
    if what in MIXED:
        gain_mixed(s, seat, what, n, forced=forced)
    else:
        gain(s, seat, facts["place"] if what == "here" else RESOURCE[what], n, forced=forced)


def _honor(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    n = _n(s, seat, effect, facts)
    if effect.condition.get("if_claimed"):
        s.promised.append(f"{seat}:{n}:{facts['src'].partition('/')[0]}")
    elif WANTED in facts:
        add_honor(s, seat, n)
    else:
        honor(s, seat, n)


def _pay(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    if targets(s, seat, effect, facts):
        s.push(FrameKind.SPEND, seat, **facts)


def _spend_options(_s: GreatWallState, _frame: Frame) -> list[str]:
    return ["pay", PASS]


def _spend_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice == PASS:
        not_used(s, frame.seat, frame.data["src"])
        return
    source, i = frame.data["src"], frame.data["i"] - 1
    run(s, frame.seat, f"{source}/{i}/then", {**frame.data, WANTED: 1})
    for what, n in EFFECTS[source][i].args["cost"].items():
        if what in MIXED:
            pay_mixed(s, frame.seat, n, kinds=MIXED[what])
        else:
            pay(s, frame.seat, RESOURCE[what], n)


def _spend_label(_s: GreatWallState, frame: Frame, _token: str) -> Text:
    effect = EFFECTS[frame.data["src"]][frame.data["i"] - 1]
    cost, then = names.cost(effect.args["cost"]), cards.effects(effect.then)
    return text("choice-gw-spend", cost=cost, then=then)


def _take_warehouse(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    s.push(FrameKind.FETCH, seat, n=_n(s, seat, effect, facts))


def _donate(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    s.push(FrameKind.DONATE, seat, kinds=7, n=_n(s, seat, effect, facts), given=0)


def _income(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    assert effect.args["n"] == "all"
    income(s, seat, cause=of_card(facts["src"]))


# --- Clerks, Locations, court -------------------------------------------------------------------------


def _move_clerks(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    n = _n(s, seat, effect, facts)
    box = facts.get("box", 0)
    if box == 1:
        n += stat(s, seat, Stat.BOX_MOVES)
    move(s, seat, n, diff=bool(effect.args.get("diff")), other_box=box == 2)


def _adv_activate(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    if found := targets(s, seat, effect, facts):
        s.push(FrameKind.ADVANCED, seat, places=tuple(found), src=facts["src"])


def _advanced_options(_s: GreatWallState, frame: Frame) -> list[str]:
    return [*frame.data["places"], PASS]


def _advanced_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice == PASS:
        not_used(s, frame.seat, frame.data["src"])
    else:
        activate(s, CODE_AT[choice], advanced=True)


def _upgrade_overseer(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    where = effect.args.get("where", "any")
    bits = EVERYWHERE if where == "any" else 1 << PLACE[where]
    upgrade(s, seat, _n(s, seat, effect, facts), disc=_n(s, seat, effect, facts, "disc"), where=bits)


def _hire(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    hire(s, seat, 1, disc=_n(s, seat, effect, facts, "disc"), only=effect.do.removeprefix("hire_"))


def _refresh_display(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    s.push(FrameKind.REFRESH, seat, n=_n(s, seat, effect, facts))


def _tea_up(s: GreatWallState, seat: Clan, effect: Effect, _facts: Facts) -> None:
    """Being higher is not always better, so it is asked for, as at the Tea House."""
    s.push(FrameKind.TEA, seat, n=effect.args["n"])


def _draw_tactic(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    (draw_now if WANTED in facts else draw)(s, seat, _n(s, seat, effect, facts))


def _discard_shame(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    s.push(FrameKind.PENANCE, seat, paid=False, n=_n(s, seat, effect, facts))


# --- building and fighting ----------------------------------------------------------------------------


def _build_wall(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    build(s, seat, 1, what=WALL, disc=_n(s, seat, effect, facts, "disc"))


def _build_barricade(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    disc = FREE if effect.args.get("free") else _n(s, seat, effect, facts, "disc")
    section = facts["section"] if effect.args.get("where") == "section" else NO_SECTION
    build(s, seat, _n(s, seat, effect, facts), what=BARRICADE, disc=disc, section=section)


def _recruit(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    kind = effect.args.get("type", "any")
    recruit(s, seat, _n(s, seat, effect, facts), kind=kind, disc=_n(s, seat, effect, facts, "disc"))


def _attack(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    written = effect.args["n"]
    n = 99 if written in ("all", "all_of_zone") else _n(s, seat, effect, facts)
    source, kind = effect.args.get("from", "both"), effect.args.get("type", "any")
    attack(s, seat, n, source=source, kind=kind, zones=written == "all_of_zone")


def _wound(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    attacked = effect.args["where"] == "attacked_section"
    sections = facts["where"] if attacked else 1 << facts["section"]
    s.push(
        FrameKind.WOUND,
        seat,
        sections=sections,
        n=_n(s, seat, effect, facts),
        must=False,
        winter=False,
        one=True,
    )


def _move_soldiers(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    march(s, seat, _n(s, seat, effect, facts))


def _save(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    """With nothing to pay or choose it is done at once, unless a death could be worth something."""
    written, cost = effect.args["n"], effect.args["cost"]
    lost = killing_frame(s).data["dying"][seat * 3 : seat * 3 + 3]
    n = sum(lost) if written == "all" else min(_n(s, seat, effect, facts), sum(lost))
    alike = n == sum(lost) or sum(1 for count in lost if count) == 1
    if cost or not alike or s.offers is not None or death_pays(s, seat):
        s.push(FrameKind.SAVE, seat, n=n, cost=cost)
        return
    for kind in range(3):
        for _ in range(min(lost[kind], n)):
            rescue(s, seat, kind)


def _scout(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    scout(s, seat, _n(s, seat, effect, facts))


# --- changing the event, choosing, copying ------------------------------------------------------------


CHANGED_IN = {
    Stat.LONE_SHAME: FrameKind.ACTIVATE,
    Stat.POWER: FrameKind.ASSAULT,
    Stat.DEFENSE: FrameKind.ASSAULT,
}  # the event's frame


def _modify(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    """A change to the event that is going on; lasting ones are counted where they matter."""
    change, name = number(s, seat, effect.args["d"], facts), effect.args["stat"]
    if name == Stat.MAJORITY:
        s.majority[seat] += change
        return
    event = next(frame for frame in reversed(s.stack) if frame.kind == CHANGED_IN[name])
    event.data[name] += change


def _choose(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    if effect.options[-1][0].do in FORCED:
        coop.ordeal(s, seat, facts)
    else:
        s.push(FrameKind.CHOOSE, seat, **facts)


def _branches(frame: Frame) -> list[tuple[str, str]]:
    """The names of the options, by their first verb, and where their effects are."""
    source = f"{frame.data['src']}/{frame.data['i'] - 1}"
    effect = EFFECTS[frame.data["src"]][frame.data["i"] - 1]
    return [(option[0].do, f"{source}/{j}") for j, option in enumerate(effect.options)]


def _choose_options(s: GreatWallState, frame: Frame) -> list[str]:
    found = [name for name, key in _branches(frame) if any_possible(s, frame.seat, EFFECTS[key], frame.data)]
    return [*found, PASS] if found else []


def _choose_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice == PASS:
        not_used(s, frame.seat, frame.data["src"])
    else:
        run(s, frame.seat, dict(_branches(frame))[choice], {**frame.data, WANTED: 1})


def _copy_card(s: GreatWallState, seat: Clan, _effect: Effect, _facts: Facts) -> None:
    s.push(FrameKind.COPY, seat)


def _copy_options(s: GreatWallState, frame: Frame) -> list[str]:
    return copyable(s, frame.seat)


def _copy_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    turn = next(below for below in reversed(s.stack) if below.kind == FrameKind.TURN)
    turn.data["card"] = choice
    if s.told is not None:
        s.told.append(Took(frame.seat, choice, "copied", cause=now(s)))
    run(s, frame.seat, f"{choice}/box1", {"box": 1})


Act = Callable[[GreatWallState, Clan, Effect, Facts], None]
VERBS: dict[Verb, Act] = {
    Verb.GAIN: _gain,
    Verb.HONOR: _honor,
    Verb.PAY: _pay,
    Verb.TAKE_WAREHOUSE: _take_warehouse,
    Verb.DONATE: _donate,
    Verb.INCOME: _income,
    Verb.MOVE_CLERKS: _move_clerks,
    Verb.ADV_ACTIVATE: _adv_activate,
    Verb.UPGRADE_OVERSEER: _upgrade_overseer,
    Verb.HIRE_ADVISOR: _hire,
    Verb.HIRE_CLERK: _hire,
    Verb.REFRESH_DISPLAY: _refresh_display,
    Verb.TEA_UP: _tea_up,
    Verb.DRAW_TACTIC: _draw_tactic,
    Verb.DISCARD_SHAME: _discard_shame,
    Verb.BUILD_WALL: _build_wall,
    Verb.BUILD_BARRICADE: _build_barricade,
    Verb.RECRUIT: _recruit,
    Verb.ATTACK: _attack,
    Verb.WOUND: _wound,
    Verb.MOVE_SOLDIERS: _move_soldiers,
    Verb.SAVE: _save,
    Verb.SCOUT: _scout,
    Verb.MODIFY: _modify,
    Verb.CHOOSE: _choose,
    Verb.COPY_CARD: _copy_card,
    **coop.VERBS,
}

KINDS: Kinds[GreatWallState] = {
    FrameKind.EFFECTS: Steps((("next", _next),)),
    FrameKind.SPEND: Ask(
        _spend_options, _spend_answer, telling=telling("gw.fall.boxes", _spend_label, targets=the_asker)
    ),
    FrameKind.ADVANCED: Ask(
        _advanced_options,
        _advanced_answer,
        telling=telling(
            "gw.fall.advanced", naming_place("choice-gw-advanced"), targets=the_token(TargetKind.LOCATION)
        ),
    ),
    FrameKind.CHOOSE: Ask(
        _choose_options, _choose_answer, telling=telling("gw.fall.boxes", branch, targets=the_asker)
    ),
    FrameKind.COPY: Ask(
        _copy_options,
        _copy_answer,
        telling=telling(
            "gw.fall.betrayal", naming_card("choice-gw-copy"), targets=the_card, detail=card_text
        ),
    ),
    **coop.KINDS,
}
