"""Locations and prices in words: complete, from the board's numbers, and what a visit really brings."""

from __future__ import annotations

import re

import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODES, MADE_AT, RESOURCE
from mandate.games.great_wall.rules.causes import Why
from mandate.games.great_wall.rules.events.belongings import Gained
from mandate.games.great_wall.rules.events.places import Activated
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.views.tabletop import tabletop
from mandate.games.great_wall.views.view import GreatWallView
from mandate.games.great_wall.words import places
from mandate.lang import LANGUAGES
from mandate.lang.text import tell

NAMES = ["Ann", "Ben", "Cem", "Dai"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_location_level_and_price_is_explained(language: str) -> None:
    said = {
        id: " ".join(tell(line, language, strict=True) for line in (entry.title, *entry.lines))
        for id, entry in places.entries(OURS).items()
    }
    assert set(said) == {*CODES, "walls", "prices"}
    numbers = {id: list(map(int, re.findall(r"\d+", text))) for id, text in said.items()}
    for wall in OURS.board.walls:
        assert {wall.cost, wall.honor, wall.defense, wall.firing_spots} - {0} <= set(numbers["walls"])
    assert sorted(n for kind in ("Sp", "Ar", "Ho") for n in OURS.board.prices[kind].values()) == sorted(
        numbers["bar"][:6]
    )
    for code in CODES[:MADE_AT]:
        assert {2, 3, 4} <= set(numbers[code])  # an Overseer's levels


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3}, {"players": 4}])
def test_what_a_visit_would_bring_is_what_it_brings(options: dict[str, object]) -> None:
    """Whatever a Production Location gives in a random game was foretold before."""
    chance, state = Chance(str(options)), GREAT_WALL.start(options, Chance("places"))
    compared = 0
    while state.pending and compared < 12:
        seat = chance.choose(sorted(state.pending))
        before = [tabletop(state.view(Seat(who))).own for who in range(state.seats)]
        happened = state.apply(seat, chance.choose(state.pending[seat].options))
        if sum(isinstance(event, Activated) for event in happened) != 1:
            continue
        for event in happened:
            if not isinstance(event, Gained) or event.cause.why is not Why.LOCATION:
                continue
            own = before[event.seat]
            assert own is not None
            assert event.n == own.visits[RESOURCE[event.what]]
            compared += 1
    assert compared


def test_it_is_reported_in_every_language_and_not_to_spectators() -> None:
    state = GREAT_WALL.start({"players": 3}, Chance("told"))
    chance = Chance("play")
    for _ in range(60):
        seat = chance.choose(sorted(state.pending))
        view = state.view(seat)
        assert isinstance(view, GreatWallView)
        table = tabletop(view)
        for code in CODES:
            for language in LANGUAGES:
                assert all(tell(line, language, NAMES, strict=True) for line in places.now(table, code))
            assert not places.now(tabletop(state.view(None)), code)
        state.apply(seat, chance.choose(state.pending[seat].options))
