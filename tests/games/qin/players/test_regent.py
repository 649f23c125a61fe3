"""The regent: the search with a learned judgement; what is learned lies in a file that is checked."""

import io
import logging
import os
import subprocess
import sys

import numpy as np
import pytest

from mandate.core.errors import Code, Malformed
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.qin.players import learned as qin_learned
from mandate.games.qin.players import search
from mandate.games.qin.players.evaluation_table import PHASES, ROWS, lookup_of, survey, weigh
from mandate.games.qin.players.learned import FILE, Learned, learned, read, written
from mandate.games.qin.players.search import SearchPlayer
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import Board
from mandate.games.qin.rules.game import QIN
from mandate.players import find
from mandate.players.budget import Budget
from tests.games.qin.players.test_search import TINY, played, thought_of

FEW = Budget(simulations=40)
LEARNING = pytest.mark.parametrize("players", [2, 3, 4])


def regent(seed: int | str, simulations: int = 40) -> SearchPlayer:
    return SearchPlayer(Budget(simulations=simulations), seed, learned=True)


@LEARNING
def test_the_same_seed_gives_the_same_thought_and_another_one_than_without_learning(players: int) -> None:
    state = played({"players": players}, "same", 12)
    first, again, other = (thought_of(state, regent(seed, 300)).candidates for seed in (1, 1, 2))
    usual = thought_of(state, SearchPlayer(Budget(simulations=300), 1)).candidates
    assert first == again
    assert first not in (other, usual)


@pytest.mark.parametrize(
    ("budget", "same"),
    [
        (Budget(simulations=search.SHORT_WITH_FOUR), False),
        (Budget(simulations=search.SHORT_WITH_FOUR + 1), True),
        (Budget(seconds=0.01), True),
    ],
)
def test_with_four_players_a_long_search_judges_as_the_chancellor_does(budget: Budget, same: bool) -> None:
    view = played({"players": 4}, "more", 12).view(None)
    assert (search.lookup_for(view, budget) is None) == same
    two = played({}, "more", 12).view(None)
    assert search.lookup_for(two, budget) is not None


@pytest.mark.parametrize("options", [{}, {"board": "lion"}, {"board": TINY}])
@LEARNING
def test_it_chooses_the_same_whatever_is_hidden_from_it(options: dict[str, object], players: int) -> None:
    chance = Chance("redraw")
    for plies in (0, 3):
        state = played({**options, "players": players}, "hidden", plies)
        assert state.mover is not None
        other = QIN.resample(state.view(state.mover), chance)
        assert other.digest() != state.digest()
        thoughts = [thought_of(s, regent("x")).candidates for s in (state, other)]
        assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["bird", "lion", TINY])
def test_every_choice_is_legal_to_the_end_of_the_game(board: str, players: int) -> None:
    state = QIN.start({"board": board, "players": players}, Chance("legal"))
    player = find("regent:8", "legal")
    turns = 0
    while pending := state.pending:
        seat, decision = next(iter(pending.items()))
        state.apply(seat, player.choose(state.view(seat), decision))
        turns += 1
        if players > 2 and turns == 5 and state.pending:
            state.resign(Seat((seat + 1) % players))
    assert state.outcome is not None


def test_two_trees_beside_each_other_do_not_share_their_room() -> None:
    state = played({}, "cores", 12)
    both = SearchPlayer(Budget(simulations=401, cores=2), 1, learned=True)
    again = SearchPlayer(Budget(simulations=401, cores=2), 1, learned=True)
    assert thought_of(state, both).candidates == thought_of(state, again).candidates


def test_uncompiled_it_thinks_the_same() -> None:
    state = played({"board": TINY}, "plain", 2)
    script = (
        "from tests.games.qin.players.test_regent import *;"
        f"state = played({{'board': {TINY!r}}}, 'plain', 2);"
        "print(thought_of(state, regent('plain', 30)).candidates)"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        env={**os.environ, "MANDATE_KERNEL": "python"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.strip() == str(thought_of(state, regent("plain", 30)).candidates)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_add_up_and_do_not_hang_on_where_someone_sits(players: int) -> None:
    """What the judgement says of a seat is the same if all seats are moved on by one."""
    state = played({"players": players}, "turned", 14)
    b, g = state.board.geometry, state.g
    turned = g.copy()
    sides = [kernel.SUPPLY]
    for first in sides:
        for seat in range(players):
            turned[first + (seat + 1) % players] = g[first + seat]
    for seat in range(players):
        for kind in range(kernel.KINDS):
            turned[kernel.HANDS + (seat + 1) % players * kernel.KINDS + kind] = g[
                kernel.HANDS + seat * kernel.KINDS + kind
            ]
    for owners, count in (
        (b[kernel.OWNER], int(b[kernel.SPACES])),
        (b[kernel.VILLAGE_OWNER], int(b[kernel.VILLAGES])),
    ):
        for i in range(int(owners), int(owners) + count):
            if g[i] < players and not (owners == b[kernel.OWNER] and g[b[kernel.SIZE] + i - int(owners)] < 2):
                turned[i] = (g[i] + 1) % players
    turned[kernel.MOVER] = (g[kernel.MOVER] + 1) % players
    lookup = lookup_of(learned().tables[players], int(b[kernel.SPACES]))
    shares = []
    for position in (g, turned):
        found = np.zeros(4)
        count = survey(b, position, lookup, lookup.survey, 0)
        weigh(position, lookup, lookup.survey, 0, found, count)
        shares.append(found[:players].tolist())
    assert sum(shares[0]) == pytest.approx(1)
    assert len(set(shares[0])) == players
    assert shares[0][-1:] + shares[0][:-1] == shares[1]


# --- the file --------------------------------------------------------------------------------------------


def content(**changes: object) -> bytes:
    """The file of this release with something else in it."""
    parts = dict(np.load(io.BytesIO(written(learned().tables, "test"))))
    room = io.BytesIO()
    np.savez(room, **{**parts, **{name: np.asarray(value) for name, value in changes.items()}})
    return room.getvalue()


def test_the_file_of_this_release_says_where_it_comes_from() -> None:
    assert set(learned().tables) == {2, 3, 4}
    assert "learn --seed 3" in learned().about
    assert "--seed" in learned().about
    again = read(written(learned().tables, "test"), FILE)
    assert again.about == "test"
    assert all(np.array_equal(again.tables[n], table) for n, table in learned().tables.items())


@pytest.mark.parametrize(
    ("stored", "reason"),
    [
        (b"", ""),
        (b"nonsense", ""),
        (content()[:500], ""),
        (content(rules="0"), "0 ≠ "),
        (content(format="qin-learned-0"), "qin-learned-0 ≠ "),
        (content(players_2=np.zeros((PHASES, ROWS - 1), np.int16)), "players_2"),
        (content(players_3=np.zeros((PHASES, ROWS))), "players_3"),
        (content(players_7=np.zeros((PHASES, ROWS), np.int16)), "players_7"),
        (content(players_2=np.array([{}], dtype=object)), ""),
    ],
)
def test_a_file_that_does_not_fit_is_refused(stored: bytes, reason: str) -> None:
    with pytest.raises(Malformed) as refusal:
        read(stored, FILE)
    assert refusal.value.code is Code.LEARNED_FILE
    assert FILE in str(refusal.value)
    assert reason in str(refusal.value)


def test_without_the_file_the_chancellor_plays_on_and_one_line_says_why(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def spoiled() -> Learned:
        return read(content(rules="0"), FILE)

    monkeypatch.setattr(qin_learned, "learned", spoiled)
    qin_learned._warn.cache_clear()
    state = played({}, "spoiled", 6)
    usual = thought_of(state, SearchPlayer(FEW, 1))
    with caplog.at_level(logging.WARNING):
        thoughts = [thought_of(state, regent(1)) for _ in range(2)]
    assert [thought.candidates for thought in thoughts] == [usual.candidates] * 2
    [line] = [record.message for record in caplog.records]
    assert line.startswith(f"The learned weights in {FILE} do not fit these rules (0 ≠ ")
    assert line.endswith("The chancellor plays instead.")


def test_on_a_map_too_large_for_its_sums_it_judges_as_usual() -> None:
    small = Board("small", ["R.Y..", ".V...", "..B.."])
    heaviest = 2**20 // 200  # with two hundred spaces, the sums would run over
    assert learned().lookup(small, 2) is not None
    heavy = {2: np.full((PHASES, ROWS), heaviest, np.int16)}
    assert Learned(heavy, "").lookup(small, 2) is not None
    large = Board("large", ["R.Y.." + 20 * ".", *[25 * "."] * 20, "..B.." + 20 * "."])
    assert Learned(heavy, "").lookup(large, 2) is None
    assert Learned({}, "").lookup(small, 2) is None


def test_it_has_the_time_of_the_chancellor() -> None:
    player = find("regent")
    assert isinstance(player, SearchPlayer)
    assert player.learned
    assert player.budget == search.LEARNED_DEFAULT
