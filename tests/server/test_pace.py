"""How long computer players think while a person waits: so much a seat, and then only by rules of thumb."""

from __future__ import annotations

import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.players.search import LookAhead, matters
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.players import Paced, find
from mandate.server.live.pace import ROW_SECONDS, Pace
from mandate.table import log
from tests.table.scenes import Scene, plan


def test_a_seat_uses_what_it_has_until_a_person_answers_again() -> None:
    scene = Scene(plan("me", "marshal", "marshal", game="great-wall", seed="pace"))
    pace, chance = Pace(), Chance("pace")
    used = 0.0
    for _ in range(20):
        mine = pace.of(scene.table, 1)
        used += mine.seconds
        mine.spend(mine.seconds)
    assert used <= ROW_SECONDS
    assert pace.of(scene.table, 1).seconds < 0.01
    assert pace.of(scene.table, 2).seconds == ROW_SECONDS / 2  # each seat has its own
    while scene.table.pending.keys() - {0}:
        scene.play(chance)
        if any(isinstance(line, log.Chose) and line.seat == 0 for line in scene.table.lines):
            break
    assert pace.of(scene.table, 1).seconds == ROW_SECONDS / 2


@pytest.mark.parametrize("seed", [1, 2])
def test_a_paced_player_answers_with_any_time_and_as_ever_with_plenty(seed: int) -> None:
    chance, state = Chance(f"paced {seed}"), GREAT_WALL.start({"players": 2}, Chance(seed))
    compared = 0
    while compared < 3:
        seat = Seat(min(state.pending))
        view = state.view(seat)
        assert view.decision is not None
        if matters(view.decision):
            free, paced = (find("marshal:6", seed="same", game="great-wall") for _ in range(2))
            assert isinstance(paced, Paced)
            assert isinstance(paced, LookAhead)
            assert paced.choose_within(view, view.decision, 600.0) == free.choose(view, view.decision)
            thought = paced.think(view, view.decision, 0.0)
            assert thought.simulations == 0
            assert thought.choice in view.decision.options
            compared += 1
        state.apply(seat, chance.choose(state.pending[seat].options))
