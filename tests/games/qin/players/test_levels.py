"""The levels for people: each has its style, and the ladder has its order."""

import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.qin.players.greedy import outlook
from mandate.games.qin.players.levels import SPITE, GlancePlayer, Raider, notice, robbed, wanderer
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views.view import QinView
from mandate.players import Player, find, levels_of

DEEP = ("chancellor", "regent")  # who think as long as they are allowed


def duel(one: str, two: str, deals: int) -> float:
    """The share of wins of `one`; each deal is played twice, with the seats changed."""
    won = 0.0
    for number in range(deals):
        for own in (0, 1):
            names = (one, two) if own == 0 else (two, one)
            players = [find(name, f"{number}/{seat}") for seat, name in enumerate(names)]
            end = finish(
                QIN.start({"board": ("bird", "lion")[number % 2]}, Chance(f"duel {number}")), players
            )
            assert end.outcome is not None
            won += (own in end.outcome.winners) / len(end.outcome.winners)
    return won / (2 * deals)


def finish(state: QinState, players: list[Player]) -> QinState:
    while pending := state.pending:
        seat, decision = next(iter(pending.items()))
        state.apply_unchecked(seat, players[seat].choose(state.view(seat), decision))
    return state


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("wanderer", "random"), ("apprentice", "wanderer"), ("settler", "apprentice"), ("raider", "settler"),
        ("search:400", "greedy"),
    ],
)  # fmt: skip
def test_the_ladder_has_its_order(stronger: str, weaker: str) -> None:
    assert duel(stronger, weaker, 4) > 0.7


def positions(seed: str) -> list[QinState]:
    """Every moment of a game among greedy players."""
    state = QIN.start({"board": "lion"}, Chance(seed))
    players = [find("greedy", f"{seed}/{seat}") for seat in range(2)]
    found = []
    while pending := state.pending:
        found.append(state.copy())
        seat, decision = next(iter(pending.items()))
        state.apply_unchecked(seat, players[seat].choose(state.view(seat), decision))
    return found


def taken(state: QinState, choice: str) -> int:
    (seat, decision) = next(iter(state.pending.items()))
    return next(-b.others for b in outlook(state.view(seat), decision) if b.option == choice)


def choice_of(name: str, state: QinState, seed: int = 1) -> str:
    (seat, decision) = next(iter(state.pending.items()))
    return find(name, seed).choose(state.view(seat), decision)


def test_the_apprentice_takes_nothing() -> None:
    assert all(taken(state, choice_of("apprentice", state)) <= 0 for state in positions("kind"))


def test_the_wanderer_prefers_villages_to_pagodas_elsewhere() -> None:
    chosen, usual = 0.0, 0.0
    eager = GlancePlayer(1, wanderer().weights)  # if it only saw them all
    for state in (state for seed in ("road", "gate") for state in positions(seed)[4:]):
        ((seat, decision),) = state.pending.items()
        seen = outlook(state.view(seat), decision)
        most = max((brought.own for brought in seen), default=0)
        gained = [seized(state, seat, brought.option) for brought in seen if brought.own == most]
        if len(set(gained)) > 1:
            chosen += seized(state, seat, eager.choose(state.view(seat), decision))
            usual += sum(gained) / len(gained)
    assert chosen > usual > 0


def seized(state: QinState, seat: Seat, choice: str) -> int:
    """The villages that a placement brings a seat."""
    after = state.copy()
    after.apply_unchecked(seat, choice)
    return held(after, seat) - held(state, seat)


def held(state: QinState, seat: Seat) -> int:
    return sum(village["owner"] == seat for village in state.view(None).to_json()["villages"])


def test_the_fisher_minds_only_its_own_pagodas() -> None:
    for state in positions("net"):
        ((seat, decision),) = state.pending.items()
        before = state.supply[seat]
        after = state.copy()
        after.apply_unchecked(seat, choice_of("fisher", state))
        seen = outlook(state.view(seat), notice(decision, 53, Chance(1)))
        assert before - after.supply[seat] == max((b.own for b in seen), default=0)


def test_the_settler_takes_only_from_who_took() -> None:
    peace: list[int] = []
    war: list[int] = []
    for seed in ("quarrel", "strife", "feud"):
        for state in positions(seed):
            assert state.mover is not None
            angry = robbed(state.view(state.mover), state.mover)
            (war if angry else peace).append(taken(state, choice_of("settler", state)))
    assert max(peace) <= 0
    assert max(war) > 0


def test_who_was_robbed_is_reported_from_the_history() -> None:
    seen = set()
    for state in positions("robbed"):
        if len(state.history) < 2:
            continue
        seat = state.mover
        assert seat is not None
        before = QIN.begin(state.setup())
        for step in state.history[:-1]:
            before.apply_unchecked(step.seat, step.choice)
        lost = state.supply[seat] > before.supply[seat]
        assert robbed(state.view(seat), seat) == lost
        seen.add(lost)
    assert seen == {True, False}


def test_the_raider_gives_up_a_little_to_take_something() -> None:
    spiteful = 0
    for state in (state for seed in ("raid", "march", "siege", "sortie") for state in positions(seed)[4:]):
        seat = state.mover
        assert seat is not None
        view = state.view(seat)
        assert isinstance(view, QinView)
        thought = Raider(3).think(view, state.pending[seat])
        values = {candidate.choice: candidate.value for candidate in thought.candidates}
        best = thought.candidates[0]
        assert values[thought.choice] > best.value - SPITE
        assert taken(state, thought.choice) >= taken(state, best.choice)
        spiteful += taken(state, thought.choice) > taken(state, best.choice)
    assert spiteful >= 3


@pytest.mark.parametrize(
    "name", [*(level for level in levels_of("qin") if level not in DEEP), *(f"{level}:16" for level in DEEP)]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_plays_with_any_number_of_players(name: str, players: int) -> None:
    state = QIN.start({"players": players, "board": "R.Y..\n.V...\n..B..\n"}, Chance(name))
    if players > 2:
        state.resign(Seat(1))
    end = finish(state, [find(name, f"{seat}") for seat in range(players)])
    assert end.outcome is not None
