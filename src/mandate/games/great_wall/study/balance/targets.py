"""The targets as data, and the verdict on each: met, clearly missed, or undecided.

A check looks at some rows of a table in some modes. One row is inside when its interval lies within the
limits, outside when its interval lies wholly beyond one of them, and open otherwise; of a table with several
rows the interval that holds for all of them at once is taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

import msgspec

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODE_AT, CODES
from mandate.games.great_wall.cards.vocabulary import LOCATIONS
from mandate.games.great_wall.study.balance.estimates import Estimate
from mandate.games.great_wall.study.balance.figures import Figures
from mandate.games.great_wall.study.balance.modes import MODES, PLAYER, Contest


class Verdict(StrEnum):
    MET = "met"
    MISSED = "missed"
    OPEN = "undecided"
    UNSEEN = "not-measured"


class Check(msgspec.Struct, frozen=True):
    """Rows of a table (all of them, if none is named) in some modes, and the limits they should keep."""

    table: str
    low: float
    high: float
    modes: tuple[str, ...]
    rows: tuple[str, ...] = ()


class Target(msgspec.Struct, frozen=True):
    number: int
    checks: tuple[Check, ...]
    player: str = ""  # who must have played for a verdict; empty: any player


class Row(msgspec.Struct, frozen=True):
    """One number that a target looks at."""

    mode: str
    table: str
    name: str
    low: float
    high: float
    estimate: Estimate
    verdict: Verdict


class CheckedTarget(msgspec.Struct, frozen=True):
    target: Target
    verdict: Verdict
    rows: list[Row]


def _modes(contest: Contest, players: int | None = None) -> tuple[str, ...]:
    return tuple(
        mode.name
        for mode in MODES.values()
        if mode.tuned and mode.contest is contest and players in (None, mode.players)
    )


def _near_fair(players: int) -> Check:
    return Check("tea", 1 / players - 0.06, 1 / players + 0.06, _modes(Contest.RIVALS, players))


RIVALS = _modes(Contest.RIVALS)
SOLO = _modes(Contest.SOLO)[:1]  # without levers of difficulty
TOGETHER = tuple(name for name in _modes(Contest.COOP) if "walls" not in MODES[name].options)  # as well
THREE, TWO = _modes(Contest.RIVALS, 3), _modes(Contest.RIVALS, 2)
MANY = tuple(name for name in RIVALS if name not in TWO)
REGULAR = tuple(CODES[number] for number, name in enumerate(LOCATIONS) if OURS.board.locations[name].spots)
TEMPLE = CODES[CODE_AT["tem"]]
PARTNER = "strategist"

TARGETS = (
    # Who finishes the Walls in the last Year has played the whole game: only an earlier end cuts it short
    Target(1, (Check("last year", 0.55, 0.95, RIVALS, ("games",)),)),
    Target(2, (Check("end", 0.05, 0.18, MANY, ("shame",)), Check("end", 0.10, 0.25, TWO, ("shame",)))),
    Target(3, (Check("breaches", 1, 3, THREE, ("game",)), Check("breaches", 0, 0.1, THREE, ("Year 1",)))),
    Target(
        4,
        (
            Check("honor", 110, 160, RIVALS, ("all players",)),
            Check("honor", 140, 200, RIVALS, ("winners",)),
            Check("honor", 200, 250, RIVALS, ("best 5 % of winners",)),
        ),
    ),
    Target(5, (Check("general", 0.25, 0.42, THREE),)),
    # By the chance of the deal: who hires an Advisor has also paid for it, and is asked what else that bought
    Target(6, (Check("advisor dealt", -12, 12, RIVALS),)),
    Target(7, (Check("tactic", 0.40, 1, RIVALS), Check("tactic of all", 0, 0.25, RIVALS))),
    Target(8, (Check("artifact", 10, 30, RIVALS),)),
    Target(
        9,
        (
            Check("location", 0.3, 1.7, RIVALS, tuple(code for code in REGULAR if code != TEMPLE)),
            Check("location", 0.4, 1.7, RIVALS, (TEMPLE,)),
        ),
    ),
    Target(10, tuple(_near_fair(players) for players in (2, 3, 4, 5))),
    Target(
        11,
        (
            Check("won", 0.30, 0.55, SOLO, ("games",)),
            # A race that both may win: how rich the game is depends on who plays it, and lifts both
            Check("honor", -20, 20, SOLO, ("ahead of Qin Jiushao",)),
        ),
    ),
    # Partners help one another, so whether co-op is too easy is a question for those who look ahead
    Target(12, (Check("won", 0.35, 0.55, TOGETHER, ("games",)),), PARTNER),
    Target(13, (Check("horde", 0.30, 0.75, RIVALS),)),
    Target(14, (Check("command", 0.4, 1.8, RIVALS),)),
    Target(15, (Check("habit", 0, 0.40, _modes(Contest.HABIT), ("win rate",)),)),
    Target(16, (Check("deck", 0, 0.05, RIVALS, ("ran out",)),)),
    Target(17, (Check("hordes in all", 0.25, 0.75, TOGETHER),), PARTNER),
    Target(18, (Check("danger", 0.20, 0.60, SOLO),)),
    Target(19, (Check("lever", 0.10, 1, tuple(mode.name for mode in MODES.values() if mode.easier)),)),
)


def check_target(target: Target, figures: Mapping[str, Figures], player: str = PLAYER) -> CheckedTarget:
    """One target against the tables of the modes that were played, if by the player that it is about."""
    if target.player not in ("", player):
        return CheckedTarget(target, Verdict.UNSEEN, [])
    rows = [row for check in target.checks for row in _rows(check, figures)]
    return CheckedTarget(target, together([row.verdict for row in rows]), rows)


def _rows(check: Check, figures: Mapping[str, Figures]) -> list[Row]:
    rows = []
    for mode in check.modes:
        table = figures.get(mode, {}).get(check.table, {})
        for name, estimate in table.items():
            if not check.rows or name in check.rows:
                verdict = inside(estimate, check.low, check.high)
                rows.append(Row(mode, check.table, name, check.low, check.high, estimate, verdict))
    return rows


def inside(estimate: Estimate, low: float, high: float) -> Verdict:
    if estimate.most < low or estimate.least > high:
        return Verdict.MISSED
    if low <= estimate.least and estimate.most <= high:
        return Verdict.MET
    return Verdict.OPEN


def together(verdicts: Sequence[Verdict]) -> Verdict:
    """A target is missed where any of its rows is, and met where all are."""
    if not verdicts:
        return Verdict.UNSEEN
    if Verdict.MISSED in verdicts:
        return Verdict.MISSED
    return Verdict.MET if all(verdict is Verdict.MET for verdict in verdicts) else Verdict.OPEN
