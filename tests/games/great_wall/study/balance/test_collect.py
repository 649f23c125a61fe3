"""What is kept of a game is what happened in it."""

import itertools
from collections import Counter

import pytest

from mandate.arena.play import Playing
from mandate.arena.schedule import Schedule
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.rules.army.scouting import NO_CHOICE, Scouting
from mandate.games.great_wall.rules.events import belongings, fighting
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.study.balance.collect import Log
from mandate.games.great_wall.study.balance.game_summary import ACTIVE, SUPPORTING, GameSummary
from mandate.games.great_wall.study.balance.modes import MODES, Contest, Mode
from mandate.games.great_wall.study.balance.runs import BALANCE, Kept, Watching, plan_of
from mandate.players.random import RandomPlayer


def play(mode: Mode, seed: str, number: int) -> GameSummary:
    """The summary of one game of a run."""
    plan = plan_of(mode, seed)
    (task,) = [task for task in Schedule(plan, number + 1).tasks() if task.deal == number]
    kept = Kept(seed)
    kept.hear(Playing([plan], {BALANCE: Watching()})(task))
    return kept.games[mode.name, number]


@pytest.fixture(scope="module")
def game_summary() -> GameSummary:
    return play(MODES["3p"], "collect", 0)


def test_a_game_is_the_same_each_time_and_another_one_by_another_number(game_summary: GameSummary) -> None:
    assert play(MODES["3p"], "collect", 0) == game_summary
    assert play(MODES["3p"], "collect", 1).honor != game_summary.honor


def test_lists_are_as_long_as_the_game_and_the_table(game_summary: GameSummary) -> None:
    assert len(game_summary.breaches) == game_summary.years
    assert all(len(times) == game_summary.years for times in game_summary.activations.values())
    assert all(len(cards) == game_summary.years for cards in game_summary.commands)
    assert all(len(letters) == game_summary.years - 1 for letters in game_summary.summers)
    assert sorted(game_summary.tea) == [0, 1, 2]
    assert len(game_summary.generals) == len(game_summary.honor) == len(game_summary.shame) == 3
    assert len(game_summary.artifacts) == 3


def test_each_seat_begins_with_one_active_and_one_supporting_advisor(game_summary: GameSummary) -> None:
    dealt = [(hire.seat, hire.use) for hire in game_summary.hires if hire.year == 0]
    assert sorted(dealt) == [(seat, use) for seat in range(3) for use in (ACTIVE, SUPPORTING)]
    assert all(
        0 <= hire.year <= game_summary.years and hire.card in OURS.cards.advisors
        for hire in game_summary.hires
    )


def test_the_pool_of_shame_came_down_to_something(game_summary: GameSummary) -> None:
    assert 0 <= game_summary.fewest <= 30
    assert game_summary.fewest >= 30 - sum(game_summary.shame) - 3 * game_summary.raids
    assert (game_summary.fewest < 30) == bool(sum(game_summary.shame) or game_summary.raids)


def test_the_sources_of_honor_add_up(game_summary: GameSummary) -> None:
    for seat, honor in enumerate(game_summary.honor):
        assert sum(source[seat] for source in game_summary.sources.values()) == honor


def random_game(seed: str) -> tuple[GreatWallState, Log]:
    """A game by chance, which does many foolish things that sensible players never do."""
    state = GREAT_WALL.start({"players": 4}, Chance(seed))
    log = Log(state, MODES["4p"])
    player = RandomPlayer(seed)
    while pending := state.pending:
        seat, decision = next(iter(pending.items()))
        view = state.view(seat)
        choice = player.choose(view, decision)
        log.saw(view, decision, choice, state.apply(seat, choice))
    return state, log


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_counts_agree_with_where_cards_and_pieces_are_in_the_end(seed: str) -> None:
    state, log = random_game(seed)
    game_summary = log.summary()
    in_rows = Counter(state.hordes[horde].partition("-")[0] for row in state.rows for horde in row)
    assert Counter(game_summary.placed) == Counter(game_summary.defeated) + in_rows
    came = sum(game_summary.placed.values()) + game_summary.raids
    assert came == len(state.deal.hordes) - len(state.horde_deck)
    assert not game_summary.ran_out
    in_hands = Counter(card for hand in state.tactics for card in hand)
    left = sum(game_summary.drawn.values()) - sum(game_summary.played.values())
    assert left >= sum(in_hands.values())
    for card, n in game_summary.played.items():
        assert n + in_hands[card] <= game_summary.drawn[card]
        assert game_summary.boosted[card] <= n
    for seat in range(4):
        active = [hire.card for hire in game_summary.hires if (hire.seat, hire.use) == (seat, ACTIVE)]
        assert active == state.advisors[seat]
        assert len(game_summary.commands[seat]) == game_summary.years
    assert sum(source[0] for source in game_summary.sources.values()) == game_summary.honor[0]
    assert sum(game_summary.sources["Walls"]) == sum((0, 5, 15, 30)[level] for level in state.walls)


def test_hordes_on_the_board_are_counted_as_the_scouts_put_them_back() -> None:
    state = GREAT_WALL.start({"players": 3}, Chance("scouted"))
    top = tuple(state.horde_deck[:-4:-1])
    cards = tuple(state.hordes[place] for place in top)
    state.scouts.append(Scouting(Seat(0), NO_CHOICE, cards[0][-1], top, cards, "321"))
    state.lay()
    state.horde_deck.pop()
    state.rows = [[top[0]], [], []]
    assert Log(state, MODES["3p"]).placed == {cards[2].partition("-")[0]: 1}


def test_in_co_op_hordes_pay_at_once_and_shame_costs_what_was_paid_for_it() -> None:
    state = GREAT_WALL.start(
        {"players": 2, "coop": True}, Chance("t2")
    )  # a Granary Fire makes donations worth less
    log, players = Log(state, MODES["coop-2"]), [RulesPlayer(f"t2/{seat}") for seat in range(2)]
    hordes, shame, donations = [0, 0], [0, 0], [0, 0]
    while pending := state.pending:
        seat, decision = next(iter(pending.items()))
        view = state.view(seat)
        choice = players[seat].choose(view, decision)
        game_summary = state.apply(seat, choice)
        log.saw(view, decision, choice, game_summary)
        if decision.kind == "donate":
            donations[seat] += next(
                (event.n for event in game_summary if isinstance(event, belongings.Honored)), 0
            )
        for event, after in itertools.pairwise([*game_summary, None]):
            if isinstance(event, fighting.Defeated) and event.seat >= 0:
                hordes[event.seat] += OURS.cards.horde_types[event.horde.partition("-")[0]].honor
            if isinstance(event, belongings.Honored) and isinstance(after, belongings.Cleared):
                shame[event.seat] += event.n
    sources = log.summary().sources
    assert (sources["Hordes"], sources["Shame"], sources["donations"]) == (hordes, shame, donations)
    assert (max(hordes) > 0, min(shame) < 0, "E07" in state.events) == (True, True, True)


def test_a_deck_that_grows_again_has_run_out() -> None:
    state = GREAT_WALL.start({"players": 3}, Chance("deck"))
    log = Log(state, MODES["3p"])
    log.add([])
    assert not log.ran_out
    state.horde_deck.append(state.rows[0][0])
    log.add([])
    assert log.ran_out


def test_one_seat_has_the_habit_each_in_turn_and_never_reclaims() -> None:
    mode = MODES["3p-habit"]
    assert mode.contest is Contest.HABIT
    for number in (0, 1):
        game_summary = play(mode, "habit", number)
        assert game_summary.habit == number
        assert set(game_summary.summers[number]) == {"h"}
