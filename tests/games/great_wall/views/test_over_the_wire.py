"""Views and events that went over a wire are what they were."""

import json

import msgspec
import pytest

from mandate.core.event_codec import EventReader
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.games.great_wall.rules import events
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop import Tabletop, tabletop


@pytest.mark.parametrize(("players", "coop"), [(1, False), (2, False), (3, False), (4, False), (3, True)])
def test_views_and_events_come_back_as_they_were(players: int, coop: bool) -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": players, "coop": coop}, seed=players)
    chance, read_event = Chance(players), EventReader(events.ALL)
    choices = 0
    while match.outcome is None:
        seat = next(iter(match.pending))
        emitted = match.play(chance.choose(match.pending[seat].options), seat)
        choices += 1
        assert [read_event(json.loads(json.dumps(event.to_json()))) for event in emitted] == emitted
        if choices % 23 and match.outcome is None:
            continue
        for eye in (None, *map(Seat, range(players))):
            view = match.state.view(eye)
            assert msgspec.convert(view.to_json(), Tabletop, strict=True) == tabletop(view)
            assert msgspec.json.decode(match.state.encode_view(eye), type=Tabletop) == tabletop(view)
