"""What holds in every co-op game, whatever is chosen."""

from typing import Any

import pytest

from mandate.core.contract import check_game
from mandate.core.errors import Malformed
from mandate.core.game import Seat
from mandate.core.replay import verify
from mandate.core.rng import Chance
from mandate.games import great_wall
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.vocabulary import Trigger
from mandate.games.great_wall.players.rules import SCORES
from mandate.games.great_wall.rules.flow import KINDS
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.lineup import lineup_for

from . import holding
from .driving import choose, states
from .modes import COOP

MODES = pytest.mark.parametrize("mode", COOP)
LONG_MODES = pytest.mark.parametrize(
    "mode",
    [pytest.param(mode, marks=pytest.mark.long) if mode in ("coop-4", "coop-5") else mode for mode in COOP],
)
GEOMANCER = "A20/0"  # scouts in Spring


@MODES
def test_dozens_of_random_games_end_within_the_years(mode: str) -> None:
    holding.games_end_within_the_years(COOP[mode], games=30)


@MODES
@pytest.mark.parametrize("eager", [False, True])
def test_no_piece_and_no_card_is_created_or_lost(mode: str, eager: bool) -> None:
    holding.no_piece_is_created_or_lost(COOP[mode], games=3, eager=eager)


@LONG_MODES
def test_every_decision_can_be_stored_loaded_and_copied(mode: str) -> None:
    holding.every_decision_can_be_stored(COOP[mode])


@LONG_MODES
@pytest.mark.clause("gw.secret")
def test_the_contract_is_kept(mode: str) -> None:
    tally = check_game(GREAT_WALL, COOP[mode], games=1, seed=f"contract {mode}", looks=0.05)
    assert tally.choices > 60
    assert tally.comparisons > 200


@MODES
@pytest.mark.clause("gw.coop.resign")
def test_the_contract_is_kept_with_resignations(mode: str) -> None:
    check_game(GREAT_WALL, COOP[mode], games=1, seed=f"leave {mode}", looks=0.03, resignations=0.02)


@MODES
@pytest.mark.clause("gw.secret")
def test_what_is_hidden_can_be_redrawn_late_in_long_games(mode: str) -> None:
    """With Horde decks that were made of discards, Sacrificed Advisors and whatever else comes late."""
    end = holding.what_is_hidden_can_be_redrawn(COOP[mode], every=60)
    assert end.horde_piles or mode == "coop-3"  # there a game needs 21 of 24 cards


@pytest.mark.clause("gw.coop.hordes")
def test_who_scouts_a_deck_made_of_discards_keeps_its_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every General scouts in Spring, so that all look at old and new decks."""
    for general in lineup_for(GREAT_WALL.configure(COOP["coop-2"])).generals:
        monkeypatch.setitem(
            OURS.abilities[Trigger.ON_SPRING], general, [(GEOMANCER, OURS.ability_of[GEOMANCER])]
        )
    chance, later = Chance("scouts"), 0
    for i, state in enumerate(states(seed="scouts", eager=True, **COOP["coop-2"])):
        later = max(later, sum(look.places[0] >= len(state.deal.hordes) for look in state.scouts))
        if i % 25 == 0 or not state.asked:
            for seat in (None, *map(Seat, range(state.n))):
                holding.redrawn(state, seat, chance)
    assert later > 0


@MODES
def test_a_seat_steps_back_within_its_own_chain_until_something_is_revealed(mode: str) -> None:
    stepped, refused = holding.a_seat_steps_back_until_something_is_revealed(COOP[mode])
    assert stepped > 30
    assert refused > 3


@MODES
@pytest.mark.clause("gw.coop.secret")
def test_the_dealt_requests_and_events_are_verified(mode: str) -> None:
    match = great_wall.new(COOP[mode]["players"], coop=True)
    chance = Chance("verify")
    while match.outcome is None:
        seat, choice = choose(match.state, chance, eager=False)
        match.play(choice, seat)
    verify(GREAT_WALL, match.record)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("requests", ["RQ01"] * 12),
        ("requests", ["RQ01"]),
        ("events", ["E01"] * 12),
        ("hordes", [f"H{n}-{section}" for n in range(1, 9) for section in "LMR"]),
        ("artifacts", ["F1", "F2", "F3"]),
    ],
)
def test_a_deal_with_other_cards_is_refused(key: str, value: list[str]) -> None:
    setup: dict[str, Any] = GREAT_WALL.start(COOP["coop-3"], Chance(1)).setup()
    with pytest.raises(Malformed):
        GREAT_WALL.begin({**setup, key: value})


def test_co_op_is_for_two_to_four() -> None:
    with pytest.raises(Malformed, match="coop"):
        GREAT_WALL.configure({"players": 1, "coop": True})
    assert GREAT_WALL.configure({"players": 2, "coop": True})["coop"] is True


def test_every_question_of_co_op_has_a_clause_and_the_rules_player_knows_it() -> None:
    asked = {
        "arrange", "recall", "propose", "consent", "sacrifice", "atone", "whom", "give", "ordeal", "forget",
        "retreat", "homeward", "deploy", "levy", "keep",
    }  # fmt: skip
    assert asked <= set(KINDS)
    assert asked <= set(SCORES)
