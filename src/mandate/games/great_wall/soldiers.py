"""Soldiers in the field: Attacks with their rewards, and Wounds.

`Sp:L1b2` puts a Spearman on a spot, `Ho:M2a3b3` a Horseman, `Ar:L` an Archer on a Firing spot, `fire:L` lets
an Archer shoot that stands there; `Sp>L` sends to rest.
"""

from __future__ import annotations

from typing import Any

from mandate.core.flow import Ask, Frame, Kinds, Steps
from mandate.core.question import Target
from mandate.games.great_wall.causes import Cause, Why, now, of_horde
from mandate.games.great_wall.events import Moved, Wounded
from mandate.games.great_wall.field import FIRE, rest_label
from mandate.games.great_wall.goods import gain, gain_mixed, honor, pay_mixed
from mandate.games.great_wall.kinds import FrameKind
from mandate.games.great_wall.lineup import Clan
from mandate.games.great_wall.notation import DONE
from mandate.games.great_wall.numbers import HORDE_TYPES, RESOURCE, REWARD, SECTION, SOLDIER
from mandate.games.great_wall.spots import CELL_AT, attacks_with, why_not_attack, wound_spots
from mandate.games.great_wall.state import GreatWallState
from mandate.games.great_wall.tactics import draw
from mandate.games.great_wall.targets import TargetKind, of, spots
from mandate.games.great_wall.triggers import fire
from mandate.games.great_wall.vocabulary import REWARDS, SECTIONS, SOLDIERS, Section, Stat, Trigger, Verb
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import horde_at, telling
from mandate.lang.text import Text, text

WOUND = 1
TOLL = tuple(
    sum(
        int(e.args["d"])
        for a in horde.abilities
        for e in a.effects
        if e.do == Verb.MODIFY and e.args["stat"] == Stat.COST_ATTACK
    )
    for horde in HORDE_TYPES
)
EVENT: dict[str, Any] = {"attackers_melee": 0, "attackers_Ho": 0, "archers_placed": 0, "shots": 0, "where": 0}


# --- carrying out an Attack ---------------------------------------------------------------------------


def event(s: GreatWallState) -> dict[str, Any]:
    """A new Attack event; in co-op with the Hordes whose toll was paid in it."""
    return {**EVENT, "tolled": ()} if s.coop else EVENT


def event_frame(s: GreatWallState) -> Frame:
    """The Attack event that is going on."""
    return next(frame for frame in reversed(s.stack) if "attackers_melee" in frame.data)


def toll(s: GreatWallState, token: str) -> tuple[int, int]:
    """The Horde that an Attack puts a Soldier on, and what that costs in each Attack event; -1 for none."""
    kind, _, where = token.partition(":")
    if kind not in ("Sp", "Ho"):
        return -1, 0
    horde = s.rows[SECTION[where[0]]][int(where[1]) - 1]
    return horde, TOLL[s.kind_of[horde]]


def payable(s: GreatWallState, seat: Clan, tokens: list[str], tolled: tuple[int, ...]) -> list[str]:
    """The Attacks whose toll is paid already or can be."""
    if not s.coop:
        return tokens
    means = sum(s.res[seat * 4 : seat * 4 + 4])
    return [token for token in tokens if _due(s, token, tolled) <= means]


def _due(s: GreatWallState, token: str, tolled: tuple[int, ...]) -> int:
    horde, price = toll(s, token)
    return 0 if horde in tolled else price


def strike(s: GreatWallState, seat: Clan, token: str) -> None:
    """Attack; where a Horde takes a toll, it is paid first."""
    facts = event_frame(s).data if s.coop else {}
    price = _due(s, token, facts["tolled"]) if s.coop else 0
    if not price:
        attack_with(s, seat, token)
        return
    horde = toll(s, token)[0]
    facts["tolled"] += (horde,)
    s.push(FrameKind.STRIKE, seat, token=token)
    pay_mixed(s, seat, price, kinds=4, cause=of_horde(Why.HORDE, s, horde))


def _strike(s: GreatWallState, frame: Frame) -> None:
    attack_with(s, frame.seat, frame.data["token"])


def attack_with(s: GreatWallState, seat: Clan, token: str) -> None:
    """Place the Soldier (already taken from where it was) and gain what its spots give."""
    kind, _, where = token.partition(":")
    section = SECTION[where[0]]
    facts = event_frame(s).data
    facts["where"] |= 1 << section
    if s.told is not None:
        s.told.append(Moved(seat, kind, "", where, cause=now(s)))
    if kind == "Ar":
        facts["archers_placed"] += 1
        s.fire[section * s.clans + seat] += 1
        shoot(s, seat, section)
        return
    horde = s.rows[section][int(where[1]) - 1]
    facts["attackers_melee"] += 1
    code = 2 + seat * 3
    cells = [CELL_AT[where[i : i + 2]] for i in range(2, len(where), 2)]
    if kind == "Ho":
        facts["attackers_Ho"] += 1
        code += 1 if code + 1 not in s.cover else 2
    for cell in reversed(cells):
        s.cover[horde * 12 + cell] = code
        s.wounds[seat] += 1
        reward(s, seat, REWARD[s.kind_of[horde]][cell], of_horde(Why.REWARD, s, horde))


def reward(s: GreatWallState, seat: Clan, code: str | None, cause: Cause) -> None:
    assert code is not None
    verb, args = REWARDS[code]
    n = int(args["n"])
    if verb == "honor":
        honor(s, seat, n, cause)
    elif verb == "draw_tactic":
        draw(s, seat, n, cause)
    elif args["what"] in RESOURCE:
        gain(s, seat, RESOURCE[str(args["what"])], n, cause=cause)
    else:
        gain_mixed(s, seat, str(args["what"]), n, cause=cause)


def shoot(s: GreatWallState, seat: Clan, section: Section, *, winter: bool = False) -> None:
    """One Wound in the Section, if there is any free spot; it must be placed then."""
    if seat == s.jiushao:
        s.push(FrameKind.QIN_SHOT, seat, section=section, winter=winter)
        return
    s.push(FrameKind.WOUND, seat, sections=1 << section, n=1, must=True, winter=winter)


def _wound_options(s: GreatWallState, frame: Frame) -> list[str]:
    data = frame.data
    if not data["n"]:
        return []
    spots = [
        spot
        for section in s.sections
        if data["sections"] >> section & 1
        for spot in wound_spots(s, section, shooting=data["winter"])
    ]
    return spots if data["must"] or not spots else [*spots, DONE]


def _wound_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice == DONE:
        return
    frame.data["n"] -= 1
    section = SECTION[choice[0]]
    if frame.data["n"]:
        s.stack.append(frame)
        if frame.data.get("one"):  # all in the Section of the first one
            frame.data["sections"] = 1 << section
    if frame.data["winter"]:
        s.fired[frame.seat] |= 1 << section
    horde = s.rows[section][int(choice[1]) - 1]
    s.cover[horde * 12 + CELL_AT[choice[2:]]] = WOUND
    s.wounds[frame.seat] += 1
    if s.told is not None:
        cause = Cause(Why.FIRING, choice[0]) if frame.data["winter"] else now(s)
        s.told.append(Wounded(frame.seat, choice, cause=cause))


# --- an Attack by Soldiers that are already in the field ----------------------------------------------


def attack(s: GreatWallState, seat: Clan, n: int, *, source: str, kind: str, zones: bool = False) -> None:
    """Up to `n` Soldiers Attack. `zones`: of each Rest Zone chosen, every Soldier that can must."""
    s.push(FrameKind.ATTACKING, seat, **event(s), n=n, source=source, type=kind, zones=zones)


def _attacking_ask(s: GreatWallState, frame: Frame) -> None:
    data = frame.data
    s.push(
        FrameKind.ATTACK, frame.seat, n=data["n"], source=data["source"], type=data["type"],
        zones=data["zones"], opened=0, L=0, M=0, R=0,
    )  # fmt: skip


def _attacking_after(s: GreatWallState, frame: Frame) -> None:
    after_attack(s, frame)


def after_attack(s: GreatWallState, frame: Frame) -> None:
    data = frame.data
    if data["attackers_melee"] or data["archers_placed"] or data["shots"]:
        facts = {name: data[name] for name in EVENT}
        fire(s, Trigger.ON_ATTACK, frame.seat, **facts)


def attack_options(s: GreatWallState, frame: Frame) -> list[str]:
    data, seat = frame.data, frame.seat
    if not data["n"]:
        return []
    options: list[str] = []
    wanted = data["type"]
    waiting = False  # a chosen zone still has Soldiers that must Attack
    for section in s.sections:
        if data["source"] != "fire":
            before = len(options)
            for kind in range(3):
                if s.rest[(section * s.clans + seat) * 3 + kind] and wanted in ("any", SOLDIERS[kind]):
                    options += attacks_with(s, kind, section)
            free = len(options) > before
            if s.coop:
                tolled = data.get("tolled", ())
                if not data.get("openly"):  # then it is not asked what is behind a screen
                    options[before:] = payable(s, seat, options[before:], tolled)
                free = any(not _due(s, token, tolled) for token in options[before:])  # nobody must pay a toll
            waiting = waiting or (free and bool(data["opened"] >> section & 1))
        if data["source"] != "rest" and wanted in ("any", "Ar"):
            name = SECTIONS[section]
            if s.fire[section * s.clans + seat] > data[name] and wound_spots(s, section):
                options.append(f"fire:{name}")
    if options and not (data["zones"] and waiting):
        options.append(DONE)
    return options


def _attack_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice == DONE:
        return
    data, seat = frame.data, frame.seat
    data["n"] -= 1
    s.stack.append(frame)
    verb, _, where = choice.partition(":")
    section = SECTION[where[0]]
    if verb == "fire":
        data[where] += 1
        facts = event_frame(s).data
        facts["shots"] += 1
        facts["where"] |= 1 << section
        shoot(s, seat, section)
        return
    data["opened"] |= 1 << section
    if verb == "Ar":
        data[where] += 1  # it shoots as it takes its spot, and not again in this event
    s.rest[(section * s.clans + seat) * 3 + SOLDIER[verb]] -= 1
    strike(s, seat, choice)
    if s.coop:
        data["tolled"] = event_frame(s).data["tolled"]


# --- as people read it --------------------------------------------------------------------------------


def _wound_label(s: GreatWallState, _frame: Frame, token: str) -> Text:
    return text("choice-gw-wound", horde=names.card(horde_at(s, token)), where=names.spot(token))


def _wound_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    return spots(token)


def attack_label(s: GreatWallState, frame: Frame, token: str) -> Text:
    if token[2:3] == ">":
        return rest_label(s, frame, token)
    soldier, _, where = token.partition(":")
    if soldier in ("Ar", FIRE):
        message = "choice-gw-fire" if soldier == FIRE else "choice-gw-archer"
        return text(message, section=names.section(where))
    horde = horde_at(s, where)
    return text(
        "choice-gw-attack",
        soldier=names.soldier(soldier),
        horde=names.card(horde),
        where=names.spot(where),
        rewards=names.rewards(horde, where),
    )


def goal(token: str) -> tuple[Target, ...]:
    """Where a Soldier goes: a spot, a Firing spot, or a Rest Zone."""
    if token[2:3] == ">":
        return of(TargetKind.REST, token[3])
    soldier, _, where = token.partition(":")
    return of(TargetKind.FIRING, where) if soldier in ("Ar", FIRE) else spots(where)


def _attack_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    """Where it goes, and where it comes from."""
    soldier, _, where = token.partition(":")
    return goal(token) + of(TargetKind.SOLDIER, f"{soldier}:{where[0]}")


def _attack_clause(_frame: Frame, token: str) -> str:
    return "gw.attack.archer" if token.startswith("Ar") else "gw.attack.zone"


KINDS: Kinds[GreatWallState] = {
    FrameKind.WOUND: Ask(
        _wound_options,
        _wound_answer,
        telling=telling("gw.attack.archer", _wound_label, targets=_wound_targets),
    ),
    FrameKind.STRIKE: Steps((("go", _strike),)),
    FrameKind.ATTACKING: Steps((("ask", _attacking_ask), ("after", _attacking_after))),
    FrameKind.ATTACK: Ask(
        attack_options,
        _attack_answer,
        telling=telling(_attack_clause, attack_label, targets=_attack_targets, why_not=why_not_attack),
    ),
}
