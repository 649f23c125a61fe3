"""The modes that are measured: a name, the options of the game, and what kind of contest it is."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from mandate.core.errors import Code, Malformed

PLAYER = "rules"  # quick enough for thousands of games


class Contest(StrEnum):
    RIVALS = "rivals"  # one player wins
    SOLO = "solo"  # one player against Qin Jiushao
    COOP = "co-op"  # all win or all lose
    HABIT = "habit"  # rivals, one of which never takes Command cards back


class Mode(msgspec.Struct, frozen=True):
    name: str
    about: str
    options: dict[str, Any]
    contest: Contest = Contest.RIVALS
    easier: str = ""  # the mode that this one should be harder than: what a lever of difficulty does
    tuned: bool = True  # whether its numbers are ours to tune; the rulebook's are measured, not checked

    @property
    def players(self) -> int:
        return int(self.options["players"])


def _solo(**options: Any) -> dict[str, Any]:
    return {"players": 1, **options}


def _together(players: int, **options: Any) -> dict[str, Any]:
    return {"players": players, "coop": True, **options}


MODES = {
    mode.name: mode
    for mode in (
        Mode("3p", "3 players", {"players": 3}),
        Mode("4p", "4 players", {"players": 4}),
        Mode("5p", "5 players", {"players": 5}),
        Mode("2p", "2 players with the Reed Clan, balanced", {"players": 2, "duel": "balanced"}),
        Mode("2p-printed", "2 players with the Reed Clan, as printed", {"players": 2}, tuned=False),
        Mode("solo", "solo against Qin Jiushao", _solo(), Contest.SOLO),
        Mode("solo-50", "solo, Qin begins with 50 Honor", _solo(qin_honor=50), Contest.SOLO, "solo"),
        Mode("solo-100", "solo, Qin begins with 100 Honor", _solo(qin_honor=100), Contest.SOLO, "solo-50"),
        Mode("solo-both", "solo, both Advisors go to Qin", _solo(qin_advisors="both"), Contest.SOLO, "solo"),
        Mode("coop-2", "co-op with 2", _together(2), Contest.COOP),
        Mode("coop-3", "co-op with 3", _together(3), Contest.COOP, "coop-3-strong"),
        Mode("coop-4", "co-op with 4", _together(4), Contest.COOP),
        Mode("coop-5", "co-op with 5", _together(5), Contest.COOP),
        Mode("coop-3-strong", "co-op with 3 and strong Walls", _together(3, walls="strong"), Contest.COOP),
        Mode("3p-habit", "3 players, one of whom never Reclaims", {"players": 3}, Contest.HABIT),
    )
}


def find(name: str) -> Mode:
    if name not in MODES:
        raise Malformed(Code.BAD_OPTION, option="mode", value=name, expected=", ".join(MODES))
    return MODES[name]
