"""The Great Wall's closed list of choices, and what its rows say of them."""

from __future__ import annotations

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import PLACES
from mandate.games.great_wall.envs.encoding import SLOTS
from mandate.games.great_wall.envs.options import AT, COLUMNS, VALUES, rows_for
from mandate.games.great_wall.envs.tokens import ABOUT, NUMBER_OF, TOKENS
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.notation import is_token
from tests.envs.games import GREAT_WALL_MODES, positions


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
    attack = 9 * max(map(len, OURS.pairs)) + 3 * max(map(len, OURS.vital)) + 3 + 3 + 1
    muster = 9 * max(map(len, OURS.pairs)) + 3 * max(map(len, OURS.vital)) + 3 + 9
    clerks = PLACES + PLACES * (PLACES - 1) + 2
    assert max(attack, muster, clerks) <= SLOTS


def test_a_row_says_what_its_option_is_about() -> None:
    rows = rows_for(3, 1, "u1")

    def said(token: str) -> dict[str, int]:
        """What is not nothing, but that there is such an option."""
        row = rows[NUMBER_OF[token]]
        return {column.name: int(row[at]) for at, column in enumerate(COLUMNS) if at and row[at]}

    assert said("W>seat3") == {"resource": 1, "clan": 2}  # seat 2 looks, seat 3 is the next
    assert said("Ho:M2a3b3") == {"cell": 3, "other_cell": 9, "row": 2, "section": 2, "soldier": 3}
    assert said("lum-tem") == {"start": 1, "place": 4}
    assert said("M1-M2") == {"section": 2, "row": 4}
    assert said("M2-M3") == {"section": 2, "row": 5}
    assert said("wall:L") == {"section": 1, "way": 6}
    assert said("T03+") == said("T03") | {"way": 2}
    assert said("1-2") == {"acts_1": 3, "acts_2": 1}


def test_every_number_is_an_index_below_its_size() -> None:
    for seats in (1, 2, 3, 4, 5):
        rows = rows_for(seats, seats - 1, "u1")
        assert (rows < VALUES).all()
        assert rows[:, AT["offered"]].all()


def test_no_two_options_have_the_same_row() -> None:
    """But for orders with the Reed Clan, for two players: with more they are those of a third seat."""
    rows = rows_for(5, 2, "u1")
    seen: dict[bytes, str] = {}
    for token, row in zip(TOKENS, rows, strict=True):
        if "reed" in token:
            continue
        assert seen.setdefault(row.tobytes(), token) == token
    assert len(ABOUT) == len(TOKENS)
