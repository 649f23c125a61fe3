"""Soldiers in the field that an effect takes away: those in Rest Zones and on Firing spots.

`Sp:L` is a Spearman in the Rest Zone of the left Section, `fire:L` an Archer on the Wall there.
"""

from __future__ import annotations

from mandate.core.flow import Ask, Frame, Kinds
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import AR, SECTION, SOLDIER
from mandate.games.great_wall.cards.vocabulary import SECTIONS, SOLDIERS
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.events.places import Moved
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DONE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of, the_soldier
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import naming_soldier, telling
from mandate.lang.text import Text, text

FIRE = "fire"


def fielded(s: GreatWallState, seat: Clan) -> dict[str, int]:
    """Where the seat's Soldiers stand, and how many."""
    soldiers: dict[str, int] = {}
    for section in s.sections:
        name = SECTIONS[section]
        for kind in range(3):
            if n := s.rest[section][seat][kind]:
                soldiers[f"{SOLDIERS[kind]}:{name}"] = n
        if n := s.fire[section][seat]:
            soldiers[f"{FIRE}:{name}"] = n
    return soldiers


def leave_field(s: GreatWallState, seat: Clan, token: str) -> tuple[int, str]:
    """Take one of them off the board: its type, and the Section that it leaves."""
    kind, _, name = token.partition(":")
    section = SECTION[name]
    if kind == FIRE:
        s.fire[section][seat] -= 1
        return AR, name
    s.rest[section][seat][SOLDIER[kind]] -= 1
    return SOLDIER[kind], name


# --- back to the pool, which is not being Killed -------------------------------------------------------


def _retreat_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Count = frame.data
    return list(fielded(s, frame.seat)) if data["n"] else []


def _retreat_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Count = frame.data
    data["n"] -= 1
    s.stack.append(frame)
    kind, section = leave_field(s, frame.seat, choice)
    s.pool[frame.seat][kind] += 1
    s.emit(Moved, frame.seat, SOLDIERS[kind], section, "pool")


# --- from the pool into a Rest Zone, free of charge ----------------------------------------------------


def _deploy_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Deploy = frame.data
    if not data["n"]:
        return []
    wanted = data["type"]
    options = [
        f"{name}>{SECTIONS[section]}"
        for kind, name in enumerate(SOLDIERS)
        if wanted in ("any", name) and s.pool[frame.seat][kind]
        for section in s.sections
    ]
    return [*options, DONE] if options else []


def _deploy_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Deploy = frame.data
    if choice == DONE:
        return
    data["n"] -= 1
    s.stack.append(frame)
    name, _, section = choice.partition(">")
    s.pool[frame.seat][SOLDIER[name]] -= 1
    s.rest[SECTION[section]][frame.seat][SOLDIER[name]] += 1
    s.emit(Moved, frame.seat, name, "pool", section)


def rest_label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
    """`Sp>L`"""
    soldier, section = token.split(">")
    return text("choice-gw-rest", soldier=names.soldier(soldier), section=names.section(section))


def _deploy_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    soldier, section = token.split(">")
    return of(TargetKind.REST, section) + of(TargetKind.POOL, soldier)


KINDS: Kinds[GreatWallState] = {
    FrameKind.RETREAT: Ask(
        _retreat_options,
        _retreat_answer,
        telling=telling("gw.coop.event", naming_soldier("choice-gw-retreat"), targets=the_soldier),
    ),
    FrameKind.DEPLOY: Ask(
        _deploy_options, _deploy_answer, telling=telling("gw.coop.event", rest_label, targets=_deploy_targets)
    ),
}
