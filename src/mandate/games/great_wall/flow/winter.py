"""Winter: Archers shoot, Hordes are Defeated, the rest assault the Wall; then the game may end."""

from __future__ import annotations

from mandate.core.flow import Frame, Kinds, Steps
from mandate.games.great_wall.events import Assaulted, Began
from mandate.games.great_wall.flow.scoring import end
from mandate.games.great_wall.hordes import barricade_value, breach_shame, drive_off, power
from mandate.games.great_wall.killing import kill
from mandate.games.great_wall.numbers import DEFENSE, HORDE_TYPES, TOP_LEVEL
from mandate.games.great_wall.shame import gain_shame
from mandate.games.great_wall.soldiers import shoot
from mandate.games.great_wall.state import GreatWallState
from mandate.games.great_wall.stats import soldiers_on, stat
from mandate.games.great_wall.tactics import open_window
from mandate.games.great_wall.triggers import fire
from mandate.games.great_wall.vocabulary import SECTIONS

# --- firing --------------------------------------------------------------------------------------------


def _begin(s: GreatWallState, _frame: Frame) -> None:
    if s.told is not None:
        s.told.append(Began("winter", s.year))
    s.fired = [0] * s.clans
    s.breached = [0] * 3
    for section in s.sections:
        for row, horde in enumerate(s.rows[section], 1):
            for ability in HORDE_TYPES[s.kind_of[horde]].abilities:
                if ability.trigger == "before_firing" and ability.condition.get("row", row) == row:
                    for effect in ability.effects:
                        drive_off(s, section, int(effect.args["n"]))


def _shooting(s: GreatWallState, _frame: Frame) -> None:
    """From the left, in Tea order, each Archer on a Firing spot must shoot if it can."""
    for section in reversed(s.sections):
        for seat in reversed(s.tea):
            for _ in range(s.fire[section * s.clans + seat]):
                shoot(s, seat, section, winter=True)


def _fired(s: GreatWallState, _frame: Frame) -> None:
    for seat in reversed(s.tea):
        if any(s.fire[section * s.clans + seat] for section in s.sections):
            fire(s, "on_firing", seat)


def _defeats(s: GreatWallState, _frame: Frame) -> None:
    s.push("defeats")


# --- the Assault --------------------------------------------------------------------------------------


def _assault(s: GreatWallState, _frame: Frame) -> None:
    for section in reversed(s.sections):
        if s.rows[section]:
            s.push("assault", section=section)


def _window(s: GreatWallState, frame: Frame) -> None:
    open_window(s, "ASSAULT", s.tea, section=frame.data["section"])


def defense(s: GreatWallState, section: int) -> int:
    """Wall and Barricades, and what Qin Jiushao's Supporting Advisors add everywhere."""
    helped = stat(s, s.qin, "defense") if s.qin >= 0 else 0
    return DEFENSE[s.walls[section]] + s.barricades[section] * barricade_value(s, section) + helped


def _compare(s: GreatWallState, frame: Frame) -> None:
    section = frame.data["section"]
    attackers, defenders = power(s, section), defense(s, section)
    if s.told is not None:
        s.told.append(Assaulted(SECTIONS[section], attackers, defenders))
    s.breached[section] = 1
    if attackers > defenders:
        s.breached[section] = 2
        s.push("breach", section=section)


def _shame(s: GreatWallState, frame: Frame) -> None:
    row = s.rows[frame.data["section"]]
    for seat in reversed(s.persons()):
        gain_shame(s, seat, sum(breach_shame(s, horde) for horde in row if not soldiers_on(s, horde, seat)))


def _kill(s: GreatWallState, frame: Frame) -> None:
    section = frame.data["section"]
    kill(s, section, s.rows[section], breach=True)


# --- the end of the Year ------------------------------------------------------------------------------


def _clear(s: GreatWallState, _frame: Frame) -> None:
    s.barricades = [0] * 3
    for seat in reversed(s.tea):
        fire(s, "on_winter_end", seat)


def _check(s: GreatWallState, _frame: Frame) -> None:
    side = s.side
    if s.qin >= 0 and not s.shame_pool:  # which loses a solo game, whatever else is true
        end(s, "shame")
    elif s.walls.count(TOP_LEVEL) >= side.end_walls:
        end(s, "walls")
    elif not s.shame_pool:
        end(s, "shame")
    elif s.year == side.years:
        end(s, "time")


KINDS: Kinds[GreatWallState] = {
    "winter": Steps(
        (
            ("begin", _begin),
            ("shooting", _shooting),
            ("fired", _fired),
            ("defeats", _defeats),
            ("assault", _assault),
            ("clear", _clear),
            ("check", _check),
        )
    ),
    "assault": Steps((("window", _window), ("compare", _compare))),
    "breach": Steps((("shame", _shame), ("kill", _kill))),
}
