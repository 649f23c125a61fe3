"""The search for Qin: legal everywhere, reproducible, blind to what is hidden, and no fool at the end."""

import math
import os
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

from mandate import qin
from mandate.core.errors import Code, Refused
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.qin.players import playout, tree
from mandate.games.qin.players.evaluation import WIN, gain
from mandate.games.qin.players.search import PLAIN, STRONG, Search, SearchPlayer, evaluate, ponder
from mandate.games.qin.players.weights import weights
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import NO_EVENTS, QinState, room_for_codes
from mandate.games.qin.views.position_reader import read
from mandate.games.qin.views.resample import remember
from mandate.players.budget import Budget
from mandate.players.random import RandomPlayer
from mandate.players.thought import Thought

FEW = Budget(simulations=40)
TINY = "R...\n..V.\n.Y..\n...B\n"


def played(options: dict[str, object], seed: str, plies: int) -> QinState:
    """A game after some random placements, or at its end if that comes sooner."""
    state = QIN.start(options, Chance(seed))
    player = RandomPlayer(seed)
    for _ in range(plies):
        for seat, decision in state.pending.items():
            state.apply_unchecked(seat, player.choose(state.view(seat), decision))
    return state


def thought_of(state: QinState, player: SearchPlayer) -> Thought:
    (seat, decision) = next(iter(state.pending.items()))
    return player.think(state.view(seat), decision)


# --- what every player owes -----------------------------------------------------------------------------


@pytest.mark.parametrize("cores", [1, 2])
def test_the_same_seed_gives_the_same_thought(cores: int) -> None:
    state = played({}, "same", 12)
    budget = Budget(simulations=301, cores=cores)
    first, again, other = (thought_of(state, SearchPlayer(budget, seed)) for seed in (1, 1, 2))
    assert first.candidates == again.candidates
    assert first.candidates != other.candidates
    assert first.simulations == 301


@pytest.mark.parametrize("options", [{}, {"players": 3, "fair_start": True}, {"players": 4, "board": "lion"}])
def test_it_chooses_the_same_whatever_is_hidden_from_it(options: dict[str, object]) -> None:
    chance = Chance("redraw")
    for plies in (0, 7, 30):
        state = played(options, "hidden", plies)
        seat = state.mover
        assert seat is not None
        other = QIN.resample(state.view(seat), chance)
        assert other.digest() != state.digest()
        thoughts = [thought_of(s, SearchPlayer(FEW, "x")).candidates for s in (state, other)]
        assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["bird", TINY, "R.Y\n.B.\n...\n"])
def test_every_choice_is_legal_to_the_end_of_the_game(board: str, players: int) -> None:
    state = QIN.start({"board": board, "players": players, "fair_start": players == 3}, Chance("legal"))
    player = SearchPlayer(Budget(simulations=8), "legal")
    while pending := state.pending:
        seat, decision = next(iter(pending.items()))
        state.apply(seat, player.choose(state.view(seat), decision))
    assert state.outcome is not None


def test_a_seat_that_left_is_no_trouble_and_does_not_win() -> None:
    state = played({"players": 4, "board": TINY}, "left", 3)
    state.resign(Seat(3))
    player = SearchPlayer(FEW, "left")
    while pending := state.pending:
        seat, decision = next(iter(pending.items()))
        state.apply(seat, player.choose(state.view(seat), decision))
    assert state.outcome is not None
    assert Seat(3) not in state.outcome.winners


def test_who_passed_is_remembered_to_have_had_nothing_that_fitted() -> None:
    """The golden game in which seats pass long before its end."""
    match = qin.new(3, "lion", seed="golden 363")
    chances = [Chance(f"golden {seat}") for seat in range(3)]
    asked = 0
    while (decision := match.decision) is not None:
        view = match.state.view(decision.seat)
        latest = {move[0]: move for move in remember(view).moves}
        for seat, tile, _, fitted in latest.values():
            if tile is None and seat != decision.seat:  # it passed, and has held the same tiles since
                asked += 1
                hands = dealt_hands(match.state, decision.seat, seat, 50)
                assert not any(hand[TILE_NAMES.index(kind)] for hand in hands for kind in fitted)
                assert any(view.unseen_tiles[kind] for kind in fitted)
        assert SearchPlayer(FEW, 1).choose(view, decision) in decision.options
        match.play(chances[decision.seat].choose(decision.options))
    assert asked


def test_asking_it_changes_nothing() -> None:
    state = played({}, "quiet", 9)
    assert state.mover is not None
    view = state.view(state.mover)
    before, seen = state.digest(), view.g.copy()
    thought_of(state, SearchPlayer(FEW, 1))
    assert state.digest() == before
    evaluate(view, 20, seed=1)
    assert np.array_equal(view.g, seen)


# --- what it thought ------------------------------------------------------------------------------------


@pytest.mark.parametrize("parameters", [STRONG, PLAIN])
def test_a_thought_counts_every_simulation_and_every_placement(parameters: playout.SearchParameters) -> None:
    state = played({"board": "lion"}, "thought", 15)
    assert state.mover is not None
    decision = state.pending[state.mover]
    thought = SearchPlayer(Budget(simulations=500), 3, parameters).think(state.view(state.mover), decision)
    assert sorted(c.choice for c in thought.candidates) == sorted(decision.options)
    assert sum(c.visits for c in thought.candidates) == thought.simulations == 500
    assert all(0 <= c.value <= 1 for c in thought.candidates)
    assert thought.candidates[0].choice == thought.choice
    visits = [c.visits for c in thought.candidates]
    assert visits == sorted(visits, reverse=True)
    assert thought.to_json()["candidates"][0]["choice"] == thought.choice


@pytest.mark.parametrize("learned", [False, True])
@pytest.mark.parametrize("players", [2, 3])
def test_it_stops_when_nothing_can_change_and_chooses_the_same(players: int, learned: bool) -> None:
    spared = 0
    for plies in (8, 14, 20, 26):
        state = played({"players": players}, f"leave off {plies}", plies)
        ((seat, decision),) = state.pending.items()
        view = state.view(seat)
        choice = SearchPlayer(Budget(simulations=2000), plies, learned=learned).choose(view, decision)
        thought = SearchPlayer(Budget(simulations=2000), plies, learned=learned).think(view, decision)
        assert choice == thought.choice
        assert thought.simulations == 2000
        quick = ponder(view, Budget(simulations=2000), STRONG, weights(), Chance(plies), only_choice=True)
        full = ponder(view, Budget(simulations=2000), STRONG, weights(), Chance(plies))
        assert quick.choice == full.choice
        spared += full.simulations - quick.simulations
    assert spared > 0


def test_the_lead_of_the_most_tried_placement_is_reported_exactly() -> None:
    search = Search(played({}, "lead", 10).view(Seat(0)), FEW, STRONG, weights(), Chance(1))
    search.run(0.0)
    most, second = sorted((tries for _, tries, _, _ in search.tried()), reverse=True)[:2]
    assert tree.is_settled(search.tree, most - second - 1)
    assert not tree.is_settled(search.tree, most - second)


def test_another_seats_turn_can_be_judged_without_its_hand() -> None:
    state = played({}, "others", 10)
    assert state.mover is not None
    view = state.view(Seat(1 - state.mover))
    thought = evaluate(view, 300, seed=1)
    kinds = {candidate.choice[:2] for candidate in thought.candidates}
    assert len(kinds) == 6  # all that the other may hold, not only what it does
    assert thought.choice in state.board.codes


def test_nothing_is_judged_where_nothing_is_to_decide() -> None:
    over = played({"board": TINY}, "over", 500)
    with pytest.raises(Refused) as refusal:
        evaluate(over.view(Seat(0)), 10)
    assert refusal.value.code is Code.GAME_OVER
    passing = read("qin1 2 R~~~~/~~~~Y/~B~~./~~~~. - 24,24 -,YY -,-,-,- 0 0 -")  # a match would pass for it
    assert evaluate(passing.view(Seat(1)), 10).choice == "pass"


def test_a_budget_in_seconds_ends_and_simulates() -> None:
    state = played({}, "clock", 4)
    thought = thought_of(state, SearchPlayer(Budget(seconds=0.01), 1))
    assert thought.simulations > 0
    assert sum(c.visits for c in thought.candidates) == thought.simulations


def test_a_tree_without_room_continues_searching() -> None:
    state = played({}, "full", 10)
    assert state.mover is not None
    search = Search(state.view(state.mover), Budget(simulations=100), STRONG, weights(), Chance(1))
    search._run(100)
    search._run(3000)  # far more than the room that was requested
    assert sum(tries for _, tries, _, _ in search.tried()) == 3100


# --- what is hidden -------------------------------------------------------------------------------------


def dealt_hands(state: QinState, seat: Seat, other: Seat, deals: int) -> Counter[tuple[int, ...]]:
    search = Search(state.view(seat), FEW, STRONG, weights(), Chance("deals"))
    desk = search._desk
    hand = slice(kernel.HANDS + other * kernel.KINDS, kernel.HANDS + (other + 1) * kernel.KINDS)
    found: Counter[tuple[int, ...]] = Counter()
    everything = np.bincount(desk.hidden, minlength=kernel.KINDS)
    for number in range(deals):
        playout.deal(desk, number)
        found[tuple(desk.g[hand].tolist())] += 1
        piles = np.zeros(kernel.KINDS, dtype=np.int64)
        for pile in range(4):
            top = kernel.DECK + 4 * int(desk.g[kernel.PILES + pile]) + pile
            piles += np.bincount(desk.g[kernel.DECK + pile : top : 4], minlength=kernel.KINDS)
        hands = desk.g[kernel.HANDS : kernel.GONE].reshape(4, kernel.KINDS).sum(axis=0)
        own = state.g[kernel.HANDS + seat * kernel.KINDS : kernel.HANDS + (seat + 1) * kernel.KINDS]
        assert (piles + hands - own == everything).all()
    return found


def test_every_hand_that_can_be_is_dealt_equally_often() -> None:
    """Five unseen tiles of five kinds, two of them in the other hand: ten hands, none preferred."""
    state = qin.from_position("qin1 2 R3/2Y1/B3 - 24,24 RR,YYBB RY,RB,YB,- 0 0 -").state
    hands = dealt_hands(state, Seat(0), Seat(1), 4000)
    assert len(hands) == 10
    assert sum((count - 400) ** 2 / 400 for count in hands.values()) < 9 + 5 * 18**0.5


def test_a_fair_start_is_kept_in_mind() -> None:
    """Before the first placement the other hand has a double."""
    state = QIN.start({"fair_start": True}, Chance("fair"))
    hands = dealt_hands(state, Seat(0), Seat(1), 300)
    assert all(sum(hand[: kernel.DOUBLES]) > 0 for hand in hands)


# --- how it plays ---------------------------------------------------------------------------------------


def wins_at_once(state: QinState, choice: str) -> bool:
    twin = state.g.copy()
    mover = int(twin[kernel.MOVER])
    kernel.place(state.board.geometry, twin, NO_EVENTS, state.board.codes[choice])
    return bool(twin[kernel.ENDED]) and bool(int(twin[kernel.WINNERS]) >> mover & 1)


def test_it_takes_a_win_that_is_there() -> None:
    found = 0
    for number in range(12):
        state = played({"board": "lion"}, f"win {number}", 24)
        for supply in (1, 2):
            twin = state.copy()
            twin.g[kernel.SUPPLY + int(twin.g[kernel.MOVER])] = supply
            twin._pending = None
            winning = [choice for choice in twin.legal_tokens() if wins_at_once(twin, choice)]
            if winning and len(winning) < len(twin.legal_tokens()):
                found += 1
                assert thought_of(twin, SearchPlayer(FEW, number)).choice in winning
    assert found >= 12


def risk(state: QinState, choice: str) -> float:
    """How likely it is that the next seat can win at once after this placement, for all that can be seen."""
    b, g = state.board.geometry, state.g.copy()
    seat = int(g[kernel.MOVER])
    unseen = state.view(Seat(seat)).unseen
    kernel.place(b, g, NO_EVENTS, state.board.codes[choice])
    if g[kernel.ENDED]:
        return 0.0 if int(g[kernel.WINNERS]) >> seat & 1 else 1.0
    g[kernel.MOVER] = 1 - seat
    hand = slice(kernel.HANDS + (1 - seat) * kernel.KINDS, kernel.HANDS + (2 - seat) * kernel.KINDS)
    codes, trial = room_for_codes(state.board), g.copy()
    harmless = 0
    for kind in range(kernel.KINDS):
        g[hand] = 0
        g[hand][kind] = 1
        ways = codes[: kernel.legal(b, g, codes)].tolist()
        harmless += 0 if any(gain(b, g, trial, code) >= WIN - 20 for code in ways) else unseen[kind]
    return 1 - math.comb(harmless, 3) / math.comb(sum(unseen), 3)


def test_it_does_not_hand_over_the_game_where_that_can_be_helped() -> None:
    """Next turn it will win almost surely, so all that counts now is that the other one cannot."""
    met = 0
    for number in range(20):
        state = played({"board": "lion"}, f"danger {number}", 20)
        assert state.mover is not None
        state.g[kernel.SUPPLY + state.mover] = 3
        state.g[kernel.SUPPLY + 1 - state.mover] = 3
        if any(wins_at_once(state, choice) for choice in state.legal_tokens()):
            continue
        risks = {choice: risk(state, choice) for choice in state.legal_tokens()}
        risky = sum(risk > min(risks.values()) + 0.15 for risk in risks.values()) / len(risks)
        if min(risks.values()) < 0.3 and risky > 0.5:
            met += 1
            chosen = thought_of(state, SearchPlayer(Budget(simulations=1500), number)).choice
            assert risks[chosen] < min(risks.values()) + 0.15, (number, risks[chosen], min(risks.values()))
    assert met >= 3


def test_uncompiled_it_thinks_the_same() -> None:
    state = played({"board": TINY}, "plain", 2)
    thought = thought_of(state, SearchPlayer(Budget(simulations=12), "plain"))
    script = (
        "from tests.games.qin.players.test_search import *;"
        f"state = played({{'board': {TINY!r}}}, 'plain', 2);"
        "print(thought_of(state, SearchPlayer(Budget(simulations=12), 'plain')).candidates)"
    )
    environment = {**os.environ, "MANDATE_KERNEL": "python"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.strip() == str(thought.candidates)


@pytest.mark.parametrize("players", [2, 3])
def test_who_is_far_ahead_expects_to_win_and_no_one_else_does(players: int) -> None:
    for plies in range(12, 12 + players):
        state = played({"players": players}, "ahead", plies)
        mover = state.mover
        assert mover is not None
        for leader in range(players):
            twin = state.copy()
            for seat in range(players):
                twin.g[kernel.SUPPLY + seat] = 4 if seat == leader else 14
            value = thought_of(twin, SearchPlayer(Budget(simulations=200), plies)).candidates[0].value
            assert value > 0.9 if leader == mover else value < 0.2


def test_what_one_seat_expects_the_other_does_not() -> None:
    """If each seat took the other to play for it, both together would expect more than one win."""
    expected = []
    for number in range(8):
        state = played({"board": ("bird", "lion")[number % 2]}, f"zero {number}", 10 + 2 * number)
        own = thought_of(state, SearchPlayer(Budget(simulations=1500), number))
        assert state.mover is not None
        state.apply(state.mover, own.choice)
        other = thought_of(state, SearchPlayer(Budget(simulations=1500), number))
        expected.append(own.candidates[0].value + other.candidates[0].value)
    assert sum(expected) / len(expected) == pytest.approx(1, abs=0.1), expected
