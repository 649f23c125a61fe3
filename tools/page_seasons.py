"""Seasons of real games for the page's tests: `make types` writes web/tests/seasons.json.

Each is the table before an update, the events in between, and the table after it. The page shows the steps in
between by applying the events, and its test compares where that ends with the real table.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games import find
from mandate.players import find as find_player
from tools.renewing import renew

FILE = Path(__file__).parents[1] / "web" / "tests" / "seasons.json"
MODES: tuple[dict[str, Any], ...] = (
    {"players": 3},
    {"players": 1},
    {"players": 2},
    {"players": 3, "coop": True},
)
EACH = 2  # seasons of a game: those with the most kinds of events
SEASONS = {"spring", "summer", "winter", "end"}
LONGEST = 200  # choices of a game that are played


def page_seasons() -> str:
    found = [season for options in MODES for season in _seasons(options)]
    return "[\n" + ",\n".join(json.dumps(season, ensure_ascii=False) for season in found) + "\n]\n"


def _seasons(options: dict[str, Any]) -> list[dict[str, Any]]:
    state = find("great-wall").start(options, Chance(f"seasons {options}"))
    seats = [find_player("rules", str(seat), game="great-wall") for seat in range(options["players"])]
    found: list[dict[str, Any]] = []
    for _ in range(LONGEST):
        if not state.pending:
            break
        seat, decision = next(iter(state.pending.items()))
        choice = seats[seat].choose(state.view(seat), decision)
        before = state.view(Seat(0)).to_json()
        events: list[Any] = [emitted for event in state.apply(seat, choice) if (emitted := event.to_json())]
        if any(event["event"] == "step" and event["phase"] in SEASONS for event in events):
            found.append({"before": before, "events": events, "after": state.view(Seat(0)).to_json()})
    found.sort(key=lambda season: -len({event["event"] for event in season["events"]}))
    return found[:EACH]


def main(arguments: Sequence[str]) -> int:
    return renew(FILE, page_seasons(), arguments, by="make types")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
