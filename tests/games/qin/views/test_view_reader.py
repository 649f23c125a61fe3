"""A view that went over a wire is the view it was."""

import json

import pytest

from mandate.core.event_codec import EventReader
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.games.qin.rules import events
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.terminal.scene import Scene
from mandate.games.qin.views.view_reader import from_outside, read_view


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_and_events_come_back_as_they_were(players: int) -> None:
    match: Match[QinState] = Match.start(QIN, {"players": players}, seed=players)
    chance, read_event = Chance(players), EventReader(events.ALL)
    turns = 0
    while match.outcome is None:
        emitted = match.play(chance.choose(match.options))
        turns += 1
        if turns == 20 and players > 2:
            emitted += match.resign()
        assert [read_event(json.loads(json.dumps(event.to_json()))) for event in emitted] == emitted
        if turns % 9 and match.outcome is None:
            continue
        public = match.state.view(None)
        for seat in (None, *map(Seat, range(players))):
            view = match.state.view(seat)
            again = read_view(json.loads(json.dumps(view.to_json())))
            assert again.to_json() == view.to_json()
            assert (again.outcome, again.gone_sizes, again.ply) == (view.outcome, view.gone_sizes, view.ply)
            assert again.latest == view.latest
            assert Scene.of(again) == Scene.of(view)
            assert (again.hand, again.gone) == (view.hand, view.gone)
            assert from_outside(again).to_json() == public.to_json()
