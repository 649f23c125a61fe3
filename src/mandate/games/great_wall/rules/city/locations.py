"""The ten Locations, and what happens when one activates."""

from __future__ import annotations

from mandate.core.flow import NO_ONE, Ask, Frame, Kinds, Steps
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import (
    ACADEMY,
    BARRACKS,
    BUILDERS,
    CODE_AT,
    CODES,
    EMBASSY,
    LOGISTICS,
    MADE_AT,
    TEA_HOUSE,
)
from mandate.games.great_wall.cards.vocabulary import Stat, Trigger, Window
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.marching import march
from mandate.games.great_wall.rules.army.recruiting import recruit
from mandate.games.great_wall.rules.army.shame import gain_shame
from mandate.games.great_wall.rules.automata import jiushao
from mandate.games.great_wall.rules.automata.reasons import Reason, why
from mandate.games.great_wall.rules.automata.reed import overlord
from mandate.games.great_wall.rules.causes import Cause, Why
from mandate.games.great_wall.rules.city import building, production
from mandate.games.great_wall.rules.city.clerks import active, can_activate, go_home, there
from mandate.games.great_wall.rules.city.court import hire, tea_up
from mandate.games.great_wall.rules.city.production import reed_brings
from mandate.games.great_wall.rules.coop.clerk_order import acting, arrange
from mandate.games.great_wall.rules.effects.stats import stat
from mandate.games.great_wall.rules.effects.tactics import draw, open_window
from mandate.games.great_wall.rules.effects.triggers import fire
from mandate.games.great_wall.rules.events.places import Activated
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import FIRST_SEAT, Clan
from mandate.games.great_wall.rules.notation import PASS
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of, the_token
from mandate.games.great_wall.words.questions import naming_place, telling
from mandate.lang.text import Text, text

# --- the Activation step: a snapshot of what can activate, in the active player's order ----------------


def activation_step(s: GreatWallState, seat: Clan) -> None:
    """For the Reed Clan its Overlord decides; Qin Jiushao begins with his own, the person orders the rest."""
    places = active(s)
    if not places:
        return
    if seat == s.reed:
        seat = overlord(s)
    if seat == s.jiushao:
        s.push(FrameKind.ACTIVATION, FIRST_SEAT, left=places, qin=1)
    else:
        s.push(FrameKind.ACTIVATION, seat, left=places)


def _activation_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Activation = frame.data
    places = [place for place in data["left"] if can_activate(s, place)]
    if "qin" in data:
        first = jiushao.next_location(s, places)
        if first is not None:
            return [CODES[first]]
    return [CODES[place] for place in places]


def _activation_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Activation = frame.data
    place = CODE_AT[choice]
    if "qin" in data and s.at[place][s.jiushao]:
        why(s, s.jiushao, Reason.HIGHEST, choice)
    data["left"] = tuple(other for other in data["left"] if other != place)
    s.stack.append(frame)
    activate(s, place)


def activate(s: GreatWallState, place: int, *, advanced: bool = False) -> None:
    s.emit(Activated, CODES[place], advanced)
    s.push(FrameKind.ACTIVATE, place=place, advanced=advanced, loneshame=0)


# --- one activation -----------------------------------------------------------------------------------


def _alone(s: GreatWallState, frame: Frame) -> None:
    """A Clan that is alone at a Shame icon takes a token at once; any other Clan prevents it."""
    data: frames.Activate = frame.data
    place = data["place"]
    seats = there(s, place)
    if s.box.shameful[place] and len(seats) == 1 and seats[0] < s.n and not data["advanced"]:
        data["loneshame"] = 1
        fire(s, Trigger.BEFORE_SHAME, seats[0], place=place)


def _shame(s: GreatWallState, frame: Frame) -> None:
    data: frames.Activate = frame.data
    if data["loneshame"] > 0:
        place = data["place"]
        gain_shame(s, there(s, place)[0], data["loneshame"], Cause(Why.ALONE, CODES[place]))


def _resolve(s: GreatWallState, frame: Frame) -> str | None:
    data: frames.Activate = frame.data
    place = data["place"]
    if arrange(s, there(s, place)):
        return "resolve"
    if place < MADE_AT:
        s.push(FrameKind.PRODUCTION, place=place)
        return None
    for seat in reversed(acting(s, place)):
        s.push(FrameKind.VISIT, seat, place=place)
    return None


def _window(s: GreatWallState, frame: Frame) -> None:
    data: frames.Activate = frame.data
    open_window(s, Window.LOCATION, there(s, data["place"]), place=data["place"])


def _home(s: GreatWallState, frame: Frame) -> None:
    data: frames.Activate = frame.data
    place = data["place"]
    was_there = s.jiushao != NO_ONE and s.at[place][s.jiushao] > 0
    go_home(s, place)
    if was_there:
        jiushao.move_token(s, place)


# --- a seat's visit to a Location that is no Production Location --------------------------------------


def visit_size(s: GreatWallState, seat: Clan, place: int, clerks: int) -> int:
    """How many of what the Location gives so many Clerks bring: resources, Soldiers, cards, places up."""
    if place < MADE_AT:
        return clerks + s.level[place][seat]
    if place == TEA_HOUSE:
        return s.clans if clerks >= s.spots[TEA_HOUSE] else 1
    return clerks + (stat(s, seat, Stat.ACADEMY_DRAW) if place == ACADEMY else 0)


def _before(s: GreatWallState, frame: Frame) -> None:
    data: frames.AtPlace = frame.data
    fire(s, Trigger.BEFORE_ACTIVATED, frame.seat, place=data["place"])


def _act(s: GreatWallState, frame: Frame) -> None:
    data: frames.AtPlace = frame.data
    place, seat = data["place"], frame.seat
    clerks = s.at[place][seat]
    if seat == s.reed:
        reed_brings(s, place)
    elif seat == s.jiushao:
        assert place == BARRACKS, "he sends his Clerks to no other"
        for _ in range(clerks):
            jiushao.recruit_spearman(s)
    elif place == BARRACKS:
        recruit(s, seat, clerks)
    elif place == TEA_HOUSE:
        s.push(FrameKind.TEA, seat, n="top" if visit_size(s, seat, place, clerks) > 1 else 1)
    elif place == BUILDERS:
        building.build(s, seat, clerks)
    elif place == LOGISTICS:
        march(s, seat, clerks)
    elif place == EMBASSY:
        hire(s, seat, clerks)
    else:
        assert place == ACADEMY
        draw(s, seat, visit_size(s, seat, place, clerks))


def _after(s: GreatWallState, frame: Frame) -> None:
    data: frames.AtPlace = frame.data
    fire(s, Trigger.ON_ACTIVATED, frame.seat, place=data["place"])


# --- the Tea track: up so many steps or to the top, which the Tea House gives for a Clerk on every spot ----

UP = "up"


def _tea_options(s: GreatWallState, frame: Frame) -> list[str]:
    return [UP, PASS] if s.tea[0] != frame.seat else []


def _tea_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Tea = frame.data
    if choice == UP:
        n = data["n"]
        tea_up(s, frame.seat, s.clans if n == "top" else n)


def _tea_label(_s: GreatWallState, frame: Frame, _token: str) -> Text:
    data: frames.Tea = frame.data
    return text("choice-gw-tea-top" if data["n"] == "top" else "choice-gw-tea-up")


def _tea_targets(_s: GreatWallState, frame: Frame, _token: str) -> tuple[Target, ...]:
    return of(TargetKind.TEA, frame.seat)


KINDS: Kinds[GreatWallState] = {
    FrameKind.ACTIVATION: Ask(
        _activation_options,
        _activation_answer,
        telling=telling(
            "gw.fall.activate", naming_place("choice-gw-activate"), targets=the_token(TargetKind.LOCATION)
        ),
    ),
    FrameKind.ACTIVATE: Steps(
        (
            ("alone", _alone),
            ("shame", _shame),
            ("resolve", _resolve),
            ("window", _window),
            ("home", _home),
        )
    ),
    FrameKind.VISIT: Steps((("before", _before), ("act", _act), ("after", _after))),
    FrameKind.TEA: Ask(
        _tea_options, _tea_answer, telling=telling("gw.tea", _tea_label, targets=_tea_targets)
    ),
    **production.KINDS,
    **building.KINDS,
}
