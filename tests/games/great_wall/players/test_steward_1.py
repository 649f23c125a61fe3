"""The frozen steward: it plays every way, is offered to nobody, and never changes its mind.

`steward_1.txt` has what it chose at positions of games that random players play. The lines come from the
player as it was before there were levels. Only a new version of the rules may change them:

    python -m tests.games.great_wall.players.test_steward_1 > tests/players/steward_1.txt
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mandate.core.errors import Malformed
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.players import find, levels_of, names_for
from mandate.table.opening import seatable

FILE = Path(__file__).with_name("steward_1.txt")
EVERY = 3  # decisions from one position to the next
WAYS: dict[str, dict[str, object]] = {
    "solo": {"players": 1},
    "reed": {"players": 2, "duel": "balanced"},
    "three": {"players": 3},
    "four": {"players": 4},
    "coop": {"players": 3, "coop": True},
}


def choices(way: str) -> Iterator[str]:
    """A line for each of the positions: which one, the question, and what is chosen there."""
    state = GREAT_WALL.start(WAYS[way], Chance(f"steward-1 {way}"))
    assert isinstance(state, GreatWallState)
    wanderer = Chance(f"wanderer {way}")
    number = 0
    while pending := state.pending:
        seat, decision = next(iter(pending.items()))
        if len(decision.options) > 1:
            number += 1
            if number % EVERY == 0:
                chosen = find("steward-1", number, game="great-wall").choose(state.view(seat), decision)
                yield f"{way} {number} {decision.kind} {chosen}"
        state.apply_unchecked(seat, wanderer.choose(decision.options))


@pytest.mark.parametrize("way", WAYS)
def test_it_chooses_as_it_always_did(way: str) -> None:
    recorded = [line for line in FILE.read_text("utf-8").splitlines() if line.startswith(f"{way} ")]
    assert len(recorded) > 20
    assert list(choices(way)) == recorded


def test_the_positions_ask_most_kinds_of_questions() -> None:
    assert len({line.split()[2] for line in FILE.read_text("utf-8").splitlines()}) > 25


def test_it_is_an_opponent_for_players_and_not_for_people() -> None:
    assert "steward-1" not in levels_of("great-wall")
    assert "steward-1" not in names_for("great-wall")
    assert "steward-1" in names_for("great-wall", references=True)
    with pytest.raises(Malformed, match="steward-1"):
        seatable("steward-1", "great-wall")


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for way in WAYS for line in choices(way))
