"""What follows from a choice has an end, whatever cards from elsewhere do."""

import pytest

from mandate.core import settling
from mandate.core.errors import Code, Refused
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.packs import pack_of
from mandate.games.great_wall.rules.game import GREAT_WALL

CARD = {"abilities": [{"trigger": "on_activated", "effects": [{"do": "adv_activate", "where": "tea_house"}]}]}
PACK = pack_of("Endless", {"advisor": [{"id": f"A{n:02}", **CARD} for n in range(1, 45)]})


def test_a_choice_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "MAX_FRAMES", 5_000)
    refused = 0
    for deal in range(20):
        chance = Chance(f"endless {deal}")
        state = GREAT_WALL.start({"players": 2, "pack": PACK}, chance)
        try:
            while state.pending:
                seat, decision = next(iter(state.pending.items()))
                state.apply(seat, chance.choose(decision.options))
        except Refused as problem:
            assert problem.code is Code.ENDLESS
            refused += 1
    assert refused > 0
