"""The tables beside three to five players against each other, with the options that change their rules."""

from typing import Any

FEW: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "two-balanced-active-marsh": {
        "players": 2,
        "duel": "balanced",
        "overlord": "active",
        "reed_general": "B",
    },
    "solo": {"players": 1},
    "solo-hard-marsh": {"players": 1, "reed_general": "B", "qin_honor": 100, "qin_advisors": "both"},
    "two-decline": {"players": 2, "decline": True},
    "solo-decline": {"players": 1, "decline": True},
}
COOP: dict[str, dict[str, Any]] = {f"coop-{n}": {"players": n, "coop": True} for n in (2, 3, 4, 5)}
OTHERS = {**FEW, **COOP}
