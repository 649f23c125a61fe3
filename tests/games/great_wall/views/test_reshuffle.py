"""Cards that no seat has met are drawn again, and nothing else: the same choices lead to the same views."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mandate.core.match import Match
from mandate.core.record import Record
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState

MODES: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2},
    {"players": 4},
    {"players": 2, "coop": True},
    {"players": 3, "coop": True},
]


@pytest.mark.parametrize("options", MODES, ids=str)
def test_other_cards_are_to_come_and_every_view_stays(options: dict[str, Any]) -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, options, seed=3)
    chance = Chance(str(options))
    setups: set[bytes] = set()
    looked = 0
    while match.pending:
        seat = chance.choose(sorted(match.pending))
        match.play(chance.choose(match.pending[seat].options), seat)
        if not match.pending or chance.below(20):
            continue
        looked += 1
        setup = match.state.reshuffled(chance)
        setups.add(msgspec.json.encode(setup))
        begun = Record(game=match.game.id, rules=match.game.rules_version, setup=setup)
        begun.choices = match.record.in_force()
        twin: Match[GreatWallState] = Match.resume(GREAT_WALL, begun)
        for each in (*range(match.state.seats), None):
            assert twin.state.encode_view(each) == match.state.encode_view(each)
            assert twin.view(each) == match.view(each)
        assert twin.state.tactics == match.state.tactics
        assert sorted(twin.state.tactic_deck) == sorted(match.state.tactic_deck)
        again = twin.state.reshuffled(chance)  # also of one that was drawn again
        assert GREAT_WALL.begin(again).pending.keys() == GREAT_WALL.begin(setup).pending.keys()
    assert looked > 3
    assert len(setups) == looked  # each drew other cards
