"""Wounds: an Archer shoots, or a card wounds; the seat chooses a free Vital spot."""

from __future__ import annotations

from mandate.core.flow import Ask, Frame, Kinds
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import SECTION, WOUND
from mandate.games.great_wall.cards.vocabulary import Section
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.spots import CELL_AT, wound_spots
from mandate.games.great_wall.rules.causes import UNKNOWN, Cause, Why
from mandate.games.great_wall.rules.events.fighting import Wounded
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DONE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import spots
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import horde_at, telling
from mandate.lang.text import Text, text


def shoot(s: GreatWallState, seat: Clan, section: Section, *, winter: bool = False) -> None:
    """One Wound in the Section, if there is any free spot; it must be placed then."""
    if seat == s.jiushao:
        s.push(FrameKind.QIN_SHOT, seat, section=section, winter=winter)
        return
    s.push(FrameKind.WOUND, seat, sections=1 << section, n=1, must=True, winter=winter)


def _wound_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Wound = frame.data
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
    data: frames.Wound = frame.data
    if choice == DONE:
        return
    data["n"] -= 1
    section = SECTION[choice[0]]
    if data["n"]:
        s.stack.append(frame)
        if data.get("one"):  # all in the Section of the first one
            data["sections"] = 1 << section
    if data["winter"]:
        s.fired[frame.seat] |= 1 << section
    horde = s.rows[section][int(choice[1]) - 1]
    s.put_on(horde, CELL_AT[choice[2:]], WOUND)
    s.wounds[frame.seat] += 1
    cause = Cause(Why.FIRING, choice[0]) if data["winter"] else UNKNOWN
    s.emit_caused(cause, Wounded, frame.seat, choice)


def _wound_label(s: GreatWallState, _frame: Frame, token: str) -> Text:
    return text("choice-gw-wound", horde=names.card(s.box, horde_at(s, token)), where=names.spot(token))


def _wound_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    return spots(token)


KINDS: Kinds[GreatWallState] = {
    FrameKind.WOUND: Ask(
        _wound_options,
        _wound_answer,
        telling=telling("gw.attack.archer", _wound_label, targets=_wound_targets),
    ),
}
