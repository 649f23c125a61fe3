"""What follows from a choice has an end, whatever cards from elsewhere do."""

import pytest

from mandate.core import settling
from mandate.core.errors import Code, Refused
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.packs import pack_of
from mandate.games.great_wall.rules.game import GREAT_WALL

CARD = {"abilities": [{"trigger": "on_activated", "effects": [{"do": "adv_activate", "where": "tea_house"}]}]}
PACK = pack_of("Endless", {"advisor": [{"id": f"A{n:02}", **CARD} for n in range(1, 45)]})


def play(deals: int) -> None:
    for deal in range(deals):
        chance = Chance(f"endless {deal}")
        state = GREAT_WALL.start({"players": 2, "pack": PACK}, chance)
        while state.pending:
            seat, decision = next(iter(state.pending.items()))
            state.apply(seat, chance.choose(decision.options))


def test_a_choice_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "MAX_FRAMES", 5_000)
    with pytest.raises(Refused) as caught:
        play(20)
    assert caught.value.code is Code.ENDLESS
