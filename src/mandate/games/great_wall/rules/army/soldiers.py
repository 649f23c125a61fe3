"""Soldiers in the field: which of them Attack, and where; `striking` carries each Attack out.

`Sp:L1b2` puts a Spearman on a spot, `Ho:M2a3b3` a Horseman, `Ar:L` an Archer on a Firing spot, `fire:L` lets
an Archer shoot that stands there; `Sp>L` sends to rest.
"""

from __future__ import annotations

from mandate.core.flow import Ask, Frame, Kinds, Steps
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import SECTION, SOLDIER
from mandate.games.great_wall.cards.vocabulary import SECTIONS, SOLDIERS, Trigger
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.attacks import EVENT, event, event_frame, payable, strike, toll_due
from mandate.games.great_wall.rules.army.losses import FIRE, rest_label
from mandate.games.great_wall.rules.army.spots import attacks_with, why_not_attack, wound_spots
from mandate.games.great_wall.rules.army.wounds import shoot
from mandate.games.great_wall.rules.effects.triggers import fire
from mandate.games.great_wall.rules.frames import by_name
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DONE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of, spots
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import horde_at, telling
from mandate.lang.text import Text, text


def attack(s: GreatWallState, seat: Clan, n: int, *, source: str, kind: str, zones: bool = False) -> None:
    """Up to `n` Soldiers Attack. `zones`: of each Rest Zone chosen, every Soldier that can must."""
    s.push(FrameKind.ATTACKING, seat, **event(s), n=n, source=source, type=kind, zones=zones)


def _attacking_ask(s: GreatWallState, frame: Frame) -> None:
    data: frames.Attacking = frame.data
    s.push(
        FrameKind.ATTACK, frame.seat, n=data["n"], source=data["source"], type=data["type"],
        zones=data["zones"], opened=0, L=0, M=0, R=0,
    )  # fmt: skip


def after_attack(s: GreatWallState, frame: Frame) -> None:
    data: frames.AttackEvent = frame.data
    if data["attackers_melee"] or data["archers_placed"] or data["shots"]:
        facts = {name: by_name(data)[name] for name in EVENT}
        fire(s, Trigger.ON_ATTACK, frame.seat, **facts)


def attack_options(s: GreatWallState, frame: Frame) -> list[str]:
    held: frames.Attack = frame.data
    data, seat = held, frame.seat
    if not data["n"]:
        return []
    options: list[str] = []
    wanted, shot = data["type"], by_name(data)
    waiting = False  # a chosen zone still has Soldiers that must Attack
    for section in s.sections:
        if data["source"] != "fire":
            before = len(options)
            for kind in range(3):
                if s.rest[section][seat][kind] and wanted in ("any", SOLDIERS[kind]):
                    options += attacks_with(s, kind, section)
            free = len(options) > before
            if s.coop:
                tolled = data.get("tolled", ())
                if not data.get("openly"):  # `openly` ignores hidden resources
                    options[before:] = payable(s, seat, options[before:], tolled)
                # an Attack with a toll due is optional
                free = any(not toll_due(s, token, tolled) for token in options[before:])
            waiting = waiting or (free and bool(data["opened"] >> section & 1))
        if data["source"] != "rest" and wanted in ("any", "Ar"):
            name = SECTIONS[section]
            if s.fire[section][seat] > shot[name] and wound_spots(s, section):
                options.append(f"fire:{name}")
    if options and not (data["zones"] and waiting):
        options.append(DONE)
    return options


def _attack_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    held: frames.Attack = frame.data
    if choice == DONE:
        return
    data, seat = held, frame.seat
    data["n"] -= 1
    s.stack.append(frame)
    verb, _, where = choice.partition(":")
    section = SECTION[where[0]]
    if verb == "fire":
        by_name(data)[where] += 1
        facts = event_frame(s).data
        facts["shots"] += 1
        facts["where"] |= 1 << section
        shoot(s, seat, section)
        return
    data["opened"] |= 1 << section
    if verb == "Ar":
        by_name(data)[where] += 1  # it shoots as it takes its spot, and not again in this event
    s.rest[section][seat][SOLDIER[verb]] -= 1
    strike(s, seat, choice)
    if s.coop:
        data["tolled"] = event_frame(s).data["tolled"]


# --- as people read it --------------------------------------------------------------------------------


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
        horde=names.card(s.box, horde),
        where=names.spot(where),
        rewards=names.rewards(s.box, horde, where),
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
    FrameKind.ATTACKING: Steps((("ask", _attacking_ask), ("after", after_attack))),
    FrameKind.ATTACK: Ask(
        attack_options,
        _attack_answer,
        telling=telling(_attack_clause, attack_label, targets=_attack_targets, why_not=why_not_attack),
    ),
}
