"""The Great Wall's closed list of choices, and what its rows say of them."""

from __future__ import annotations

import numpy as np

from mandate.games.great_wall.cards.numbers import PAIRS, PLACES, VITAL
from mandate.games.great_wall.envs.encoding import SLOTS
from mandate.games.great_wall.envs.options import OPTION, rows_for
from mandate.games.great_wall.envs.tokens import ABOUT, NUMBER_OF, TOKENS
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.notation import is_token
from tests.envs.games import GREAT_WALL_MODES, positions

AT = {field.name: slice(begin, end) for field, begin, end in OPTION.slices()}


def test_the_list_is_closed_in_every_mode() -> None:
    """No random game offers anything that is not in it, or more than there are slots."""
    for options in GREAT_WALL_MODES:
        for number in range(8):
            for state in positions(GREAT_WALL, options, f"closed/{number}"):
                for decision in state.pending.values():
                    unknown = [token for token in decision.options if token not in NUMBER_OF]
                    assert not unknown, f"{decision.kind} offers {unknown}"
                    assert len(decision.options) <= SLOTS


def test_every_token_is_written_as_the_rules_write_them() -> None:
    assert len(set(TOKENS)) == len(TOKENS)
    assert all(is_token(token) for token in TOKENS)


def test_no_offer_can_have_more_options_than_slots() -> None:
    """The longest: all Hordes there and free, Soldiers of each type everywhere; or Clerks everywhere."""
    attack = 9 * max(map(len, PAIRS)) + 3 * max(map(len, VITAL)) + 3 + 3 + 1
    muster = 9 * max(map(len, PAIRS)) + 3 * max(map(len, VITAL)) + 3 + 9
    clerks = PLACES + PLACES * (PLACES - 1) + 2
    assert max(attack, muster, clerks) <= SLOTS


def test_a_row_says_what_its_option_is_about() -> None:
    rows = rows_for(3, 1)
    wood_for_the_next = rows[NUMBER_OF["W>seat3"]]
    assert wood_for_the_next[AT["resource"]].tolist() == [1, 0, 0, 0]
    assert wood_for_the_next[AT["clan"]].tolist() == [0, 1, 0, 0]  # seat 2 looks, seat 3 is the next
    horseman = rows[NUMBER_OF["Ho:M2a3b3"]]
    assert np.flatnonzero(horseman[AT["cell"]]).tolist() == [2, 8]
    assert horseman[AT["row"]].tolist() == [0, 1, 0]
    assert horseman[AT["section"]].tolist() == [0, 1, 0]
    route = rows[NUMBER_OF["lum-tem"]]
    assert (route[AT["start"]].argmax(), route[AT["place"]].argmax()) == (0, 3)
    boosted, plain = rows[NUMBER_OF["T03+"]], rows[NUMBER_OF["T03"]]
    assert np.flatnonzero(boosted - plain).tolist() == [AT["boosted"].start]


def test_no_two_options_have_the_same_row() -> None:
    """But for orders with the Reed Clan, for two players: with more they are those of a third seat."""
    rows = rows_for(4, 2)
    seen: dict[bytes, str] = {}
    for token, row in zip(TOKENS, rows, strict=True):
        if "reed" in token:
            continue
        assert seen.setdefault(row.tobytes(), token) == token
    assert len(ABOUT) == len(TOKENS)
