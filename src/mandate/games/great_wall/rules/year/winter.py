"""Winter: Archers shoot, Hordes are Defeated, the rest assault the Wall; then the game may end."""

from __future__ import annotations

from typing import Any

from mandate.core.flow import END, NO_ONE, Ask, Frame, Kinds, Steps
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import TOP_LEVEL
from mandate.games.great_wall.cards.vocabulary import SECTIONS, Stat, Trigger, Window
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.assault import assaulted, breach_shame, defense, drive_off, power
from mandate.games.great_wall.rules.army.killing import kill
from mandate.games.great_wall.rules.army.shame import gain_shame
from mandate.games.great_wall.rules.army.spots import wound_spots
from mandate.games.great_wall.rules.army.wounds import shoot
from mandate.games.great_wall.rules.causes import Cause, Why
from mandate.games.great_wall.rules.effects.stats import soldiers_on, stat
from mandate.games.great_wall.rules.effects.tactics import open_window
from mandate.games.great_wall.rules.effects.triggers import fire
from mandate.games.great_wall.rules.events.course import Began
from mandate.games.great_wall.rules.events.places import Dismantled
from mandate.games.great_wall.rules.fields import BREACHED, HELD, NOT_CONTESTED
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import FIRST_SEAT
from mandate.games.great_wall.rules.notation import DONE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.scoring import end
from mandate.games.great_wall.rules.year.steps import step
from mandate.games.great_wall.views.targets import TargetKind, of
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import counted, telling
from mandate.lang.text import Text, text

ALL = "all"

# --- firing --------------------------------------------------------------------------------------------


def _begin(s: GreatWallState, _frame: Frame) -> None:
    s.emit(Began, "winter", s.year)
    step(s, "winter", "firing")
    s.fired = [0] * s.clans
    s.breached = [NOT_CONTESTED] * 3
    for section in s.sections:
        for row, horde in enumerate(s.rows[section], 1):
            for ability in s.box.horde_types[s.kind_of[horde]].abilities:
                if ability.trigger == Trigger.BEFORE_FIRING and ability.condition.get("row", row) == row:
                    for effect in ability.effects:
                        drive_off(s, section, int(effect.args["n"]), horde)


def _shooting(s: GreatWallState, _frame: Frame) -> None:
    """From the left, in Tea order, each Archer on a Firing spot must shoot if it can."""
    lost = -stat(s, FIRST_SEAT, Stat.SHOTS)  # by an Event the first shots in each Section place no Wound
    for section in reversed(s.sections):
        archers = [seat for seat in s.tea for _ in range(s.fire[section][seat])]
        for seat in reversed(archers[lost:]):
            shoot(s, seat, section, winter=True)
        for seat in archers[:lost]:
            if wound_spots(s, section, shooting=True):
                s.fired[seat] |= 1 << section


def _fired(s: GreatWallState, _frame: Frame) -> None:
    for seat in reversed(s.tea):
        if any(s.fire[section][seat] for section in s.sections):
            fire(s, Trigger.ON_FIRING, seat)


def _defeats(s: GreatWallState, _frame: Frame) -> None:
    step(s, "winter", "defeats")
    s.push(FrameKind.DEFEATS)


# --- the Assault --------------------------------------------------------------------------------------


def _assault(s: GreatWallState, _frame: Frame) -> None:
    for section in reversed(s.sections):
        if s.rows[section]:
            helped: dict[str, Any] = {"power": 0, "defense": 0} if s.coop else {}
            s.push(FrameKind.ASSAULT, section=section, **helped)


def _window(s: GreatWallState, frame: Frame) -> None:
    data: frames.Assault = frame.data
    step(s, "winter", "assault", SECTIONS[data["section"]])
    for seat in reversed(s.persons()):  # after the Tactic cards, whose window comes on top
        fire(s, Trigger.ON_ASSAULT, seat, section=data["section"])
    open_window(s, Window.ASSAULT, s.tea, section=data["section"])


def _compare(s: GreatWallState, frame: Frame) -> None:
    data: frames.Assault = frame.data
    section = data["section"]
    attackers = max(power(s, section) + data.get("power", 0), 0)
    defenders = defense(s, section) + data.get("defense", 0)
    s.emit(assaulted, s, section, attackers, defenders)
    s.breached[section] = HELD
    if attackers > defenders:
        s.breached[section] = BREACHED
        s.push(FrameKind.BREACH, section=section)


def _shame(s: GreatWallState, frame: Frame) -> None:
    data: frames.InSection = frame.data
    section = data["section"]
    cause = Cause(Why.BREACH, SECTIONS[section])
    for seat in reversed(s.persons()):
        missing = (horde for horde in s.rows[section] if not soldiers_on(s, horde, seat))
        gain_shame(s, seat, sum(breach_shame(s, horde) for horde in missing), cause)


def _kill(s: GreatWallState, frame: Frame) -> None:
    data: frames.InSection = frame.data
    section = data["section"]
    kill(s, section, s.rows[section], breach=True)


# --- the end of the Year ------------------------------------------------------------------------------


def _clear(s: GreatWallState, frame: Frame) -> str | None:
    """Remove Barricades, except those that a player may keep; that player chooses first."""
    data: frames.Winter = frame.data
    if "kept" not in data and any(s.barricades):
        for seat in reversed(s.persons()):
            if n := stat(s, seat, Stat.KEEP_BARRICADES):
                data["kept"] = (0, 0, 0)
                s.push(FrameKind.KEEP, seat, n=n)
                return "clear"
    step(s, "winter", "clear")
    kept = list(data.get("kept", (0, 0, 0)))
    for section in s.sections:
        if n := s.barricades[section] - kept[section]:
            s.emit_caused(Cause(Why.WINTER), Dismantled, SECTIONS[section], n)
    s.barricades = kept
    for clan in reversed(s.tea):
        fire(s, Trigger.ON_WINTER_END, clan)
    return None


def _keep_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Count = frame.data
    winter: frames.Winter = s.stack[-2].data
    kept = winter["kept"]
    if sum(kept) == data["n"]:
        return []
    some = [SECTIONS[i] for i in s.sections if s.barricades[i] > kept[i]]
    if not some:
        return []
    return [*some, ALL, DONE] if sum(s.barricades) <= data["n"] else [*some, DONE]


def _keep_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    winter: frames.Winter = s.stack[-1].data
    if choice == ALL:
        winter["kept"] = tuple(s.barricades)
    elif choice != DONE:
        winter["kept"] = tuple(n + (SECTIONS[i] == choice) for i, n in enumerate(winter["kept"]))
        s.stack.append(frame)


def _keep_label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
    if token == ALL:
        return text("choice-gw-keep-all")
    return text("choice-gw-keep", section=names.section(token))


def _keep_targets(s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    sections = [SECTIONS[i] for i in s.sections if s.barricades[i]] if token == ALL else [token]
    return of(TargetKind.BARRICADE, *sections)


def _check(s: GreatWallState, _frame: Frame) -> str | None:
    """Co-op continues with the Requests, and is decided after them."""
    if s.coop:
        return None
    side = s.side
    if s.jiushao != NO_ONE and not s.shame_pool:  # which loses a solo game, whatever else is true
        end(s, "shame")
    elif s.walls.count(TOP_LEVEL) >= side.end_walls:
        end(s, "walls")
    elif not s.shame_pool:
        end(s, "shame")
    elif s.year == side.years:
        end(s, "time")
    return END


# --- co-op: Requests, victory or defeat, and an Event --------------------------------------------------


def _fulfilment(s: GreatWallState, _frame: Frame) -> None:
    step(s, "winter", "requests")
    s.push(FrameKind.FULFILMENT)


def _verdict(s: GreatWallState, _frame: Frame) -> None:
    assert s.lineup.coop is not None
    if len(s.fulfilled) >= s.lineup.coop.requests:
        end(s, "requests")
    elif s.year == s.side.years:
        end(s, "time")


def _requests(s: GreatWallState, _frame: Frame) -> None:
    step(s, "winter", "unfulfilled")
    s.push(FrameKind.REQUESTS)


def _event(s: GreatWallState, _frame: Frame) -> None:
    step(s, "winter", "event")
    s.push(FrameKind.EVENT)


KINDS: Kinds[GreatWallState] = {
    FrameKind.WINTER: Steps(
        (
            ("begin", _begin),
            ("shooting", _shooting),
            ("fired", _fired),
            ("defeats", _defeats),
            ("assault", _assault),
            ("clear", _clear),
            ("check", _check),
            ("fulfilment", _fulfilment),
            ("verdict", _verdict),
            ("requests", _requests),
            ("event", _event),
        )
    ),
    FrameKind.ASSAULT: Steps((("window", _window), ("compare", _compare))),
    FrameKind.KEEP: Ask(
        _keep_options,
        _keep_answer,
        telling=telling("gw.winter.assault", _keep_label, title=counted, targets=_keep_targets),
    ),
    FrameKind.BREACH: Steps((("shame", _shame), ("kill", _kill))),
}
