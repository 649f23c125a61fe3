"""The rule-based player of The Great Wall: sensible, reproducible, and blind to what it may not see."""

import itertools
from collections.abc import Iterator

import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.numbers import BUILDERS, C, M, R
from mandate.games.great_wall.players.heuristics.building import builds, ending, site
from mandate.games.great_wall.players.heuristics.clerks import tea_house
from mandate.games.great_wall.players.heuristics.fight import best_strike, strike
from mandate.games.great_wall.players.heuristics.score_now import standing
from mandate.games.great_wall.players.heuristics.sight import Sight
from mandate.games.great_wall.players.rules import SCORES, RulesPlayer
from mandate.games.great_wall.rules.army.spots import attacks_with
from mandate.games.great_wall.rules.flow import KINDS
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.scoring import end
from mandate.games.great_wall.views.sketch import sketch
from mandate.games.great_wall.views.view import GreatWallView
from mandate.players.random import RandomPlayer
from tests.games.great_wall.driving import clans


def games(players: int, seed: str, rules: set[int], **options: str) -> Iterator[GreatWallState]:
    """The state at every decision of a game between rule-based and random players, and at its end."""
    state = GREAT_WALL.start({"players": players, **options}, Chance(seed))
    seated = [(RulesPlayer if i in rules else RandomPlayer)(f"{seed}/{i}") for i in range(players)]
    while pending := state.pending:
        yield state
        seat, decision = next(iter(pending.items()))
        choice = seated[seat].choose(state.view(seat), decision)
        assert choice in decision.options
        state.apply_unchecked(seat, choice)
    yield state


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_beats_random_players_from_every_seat(players: int) -> None:
    won = 0
    for number in range(12):
        me = number % players
        *_, end = games(players, f"one {number}", {me})
        assert end.outcome is not None
        won += end.outcome.winners == (me,)
    assert won >= 9  # of 12; by chance it would be 3 or 4


@pytest.mark.parametrize("reed_general", ["A", "B"])
def test_it_beats_a_random_player_with_the_reed_clan_between_them(reed_general: str) -> None:
    won = 0
    for number in range(8):
        *_, end = games(2, f"two {number}", {number % 2}, reed_general=reed_general)
        assert end.outcome is not None
        won += end.outcome.winners == (number % 2,)
    assert won >= 7


def test_alone_it_holds_its_own_against_qin_jiushao_and_a_random_player_does_not() -> None:
    ends = [list(games(1, f"solo {number}", {0}))[-1] for number in range(8)]
    assert sum(end.outcome is not None and end.outcome.winners == (0,) for end in ends) >= 4
    lost = [list(games(1, f"solo {number}", set()))[-1] for number in range(8)]
    assert not any(end.outcome is not None and end.outcome.winners for end in lost)


def test_among_themselves_they_build_defend_and_upgrade() -> None:
    ends = [list(games(3, f"all {number}", {0, 1, 2}))[-1] for number in range(4)]
    assert sum(sum(end.honor) for end in ends) / 12 > 80
    assert all(sum(end.walls) >= 3 for end in ends)
    assert all(any(map(any, end.level)) for end in ends)
    assert any(end.claimed[seat] for end in ends for seat in range(3))


def test_the_same_seed_gives_the_same_game() -> None:
    *_, first = games(3, "same", {0, 1, 2})
    *_, again = games(3, "same", {0, 1, 2})
    assert first.history == again.history


def test_it_chooses_the_same_whatever_is_hidden_from_it() -> None:
    chance = Chance("redraw")
    for number, state in enumerate(games(3, "hidden", {0, 1, 2})):
        if number % 25 or not state.asked:
            continue
        for seat, decision in state.pending.items():
            other = GREAT_WALL.resample(state.view(seat), chance)
            chosen = RulesPlayer("x").choose(state.view(seat), decision)
            assert RulesPlayer("x").choose(other.view(seat), decision) == chosen


def test_what_is_hidden_is_missing_from_what_it_looks_at() -> None:
    state = next(games(3, "missing", set()))
    view = state.view(Seat(1))
    assert isinstance(view, GreatWallView)
    table = sketch(view)
    assert table.res == [[0] * 4] * 3
    for hidden in ("deal", "tactic_deck", "advisor_deck"):
        with pytest.raises(AttributeError):
            getattr(table, hidden)


def test_asking_it_changes_nothing() -> None:
    for number, state in enumerate(games(4, "quiet", {0, 1, 2, 3})):
        if number % 40 == 0:
            before = state.digest()
            for seat, decision in state.pending.items():
                RulesPlayer(1).choose(state.view(seat), decision)
            assert state.digest() == before


def test_every_kind_of_question_has_its_rule_but_the_order_of_abilities() -> None:
    questions = {name for name, kind in KINDS.items() if hasattr(kind, "options")}
    assert questions - set(SCORES) == {"triggers"}


def test_more_defense_is_worth_something_exactly_where_a_breach_threatens() -> None:
    dangers = 0
    for state in games(3, "danger", {0, 1, 2}):
        for seat in state.asked:
            view = state.view(Seat(seat))
            assert isinstance(view, GreatWallView)
            sight = Sight.of_view(view)
            for section in state.sections:
                threatens = sight.lacking(section) > 0 and sight.breach_costs(section) > 0
                assert (sight.relief(section, 2) > 0) == threatens
                dangers += threatens
    assert dangers


def test_the_best_attack_is_the_best_of_all_that_are_offered() -> None:
    attacks = 0
    for number, state in enumerate(games(3, "strikes", {0, 1, 2})):
        if number % 20 or not all(state.general):
            continue
        for sight in sights(state):
            for kind in range(3):
                tokens = {section: attacks_with(state, kind, section) for section in state.sections}
                worths = {where: [strike(sight, token) for token in found] for where, found in tokens.items()}
                for section, found in worths.items():
                    assert best_strike(sight, kind, (section,)) == max(found, default=0.0)
                assert best_strike(sight, kind) == max(itertools.chain(*worths.values()), default=0.0)
                attacks += sum(map(len, tokens.values()))
    assert attacks > 100


# --- weighing ------------------------------------------------------------------------------------------


def sights(state: GreatWallState) -> list[Sight]:
    """What each seat sees, no matter who is asked."""
    found = []
    for seat in range(state.seats):
        view = state.view(Seat(seat))
        assert isinstance(view, GreatWallView)
        found.append(Sight.of_view(view))
    return found


def in_fall(seed: str, year: int) -> GreatWallState:
    """A game of three in which someone is to move a Clerk in the Fall of that Year."""
    for state in games(3, seed, {0, 1, 2}):
        if state.year == year and state.stack and state.stack[-1].kind == "clerks":
            return state
    raise AssertionError("no such Fall")


def test_its_standing_is_what_a_scoring_at_once_would_give() -> None:
    for number, state in enumerate(games(3, "standing", {0, 1, 2})):
        if number % 30 or not all(state.general):
            continue
        scored = state.copy()
        end(scored, "time")
        for sight in sights(state):
            assert [max(standing(sight, Seat(seat)), 0) for seat in range(3)] == scored.honor


def test_only_who_would_win_wants_the_wall_that_ends_the_game() -> None:
    state = in_fall("walls", 3)
    state.walls = [3, 2, 0]
    state.warehouse = [5, 5, 5]
    state.honor = [20, 400, 30]
    first, second, third = sights(state)
    assert site(second, "wall:M") > 0
    assert site(first, "wall:M") < 0
    assert site(third, "wall:M") < 0
    assert site(first, "wall:R") > 0  # another Wall does not end it
    state.year = state.side.years  # it ends anyway
    assert all(site(sight, "wall:M") > 0 for sight in sights(state))


def test_anyone_who_would_lose_keeps_the_last_level_out_of_reach() -> None:
    state = in_fall("walls", 3)
    state.honor = [20, 400, 30]
    state.walls = [3, 1, 0]
    first, second, _ = sights(state)
    assert ending(first, M) < 0 < ending(second, M)
    assert ending(first, R) == ending(second, R) == 0
    state.walls = [2, 1, 0]
    assert all(ending(sight, section) == 0 for sight in sights(state) for section in state.sections)


def test_the_tea_house_is_for_those_below_and_for_years_to_come() -> None:
    state = in_fall("tea", 2)
    state.tea = clans(2, 0, 1)
    second, third, first = sights(state)
    assert tea_house(first, 0) == 0
    assert 0 < tea_house(second, 0) == tea_house(third, 0)
    assert tea_house(second, 1) == 0 < tea_house(third, 1)  # to the top: one step more for the lowest
    early = tea_house(third, 0)
    state.year += 2
    assert 0 < tea_house(sights(state)[1], 0) < early


def test_with_the_builders_beset_by_those_above_it_counts_on_no_warehouse() -> None:
    state = in_fall("builders", 2)
    state.tea = clans(1, 0, 2)
    state.walls = [0, 0, 0]
    state.res = [[6] * 4 for _ in range(3)]
    state.warehouse = [5, 5, 5]
    state.at[BUILDERS][:] = [0, 0, 0]
    free = builds(sights(state)[0], 0)
    state.at[BUILDERS][2] = 1  # lower in Tea order: no matter
    assert builds(sights(state)[0], 0) == free
    state.at[BUILDERS][1] = 1
    assert builds(sights(state)[0], 0) < free


def test_chi_is_dear_to_someone_in_shame() -> None:
    state = in_fall("chi", 2)
    state.res = [[6] * 4 for _ in range(3)]
    state.shamed = [[0] * 3 for _ in range(3)]
    free, *_ = sights(state)
    state.shamed[0][0] = 4
    shamed, other, _ = sights(state)
    assert shamed.worth(C) > free.worth(C) == other.worth(C)
    assert shamed.worth(0) == free.worth(0)


def test_one_that_never_reclaims_takes_honor_each_summer() -> None:
    state = next(state for state in games(3, "habit", {0, 1, 2}) if state.stack[-1].kind == "reclaim")
    ((seat, decision),) = state.pending.items()
    assert RulesPlayer(1, reclaims=False).choose(state.view(seat), decision) == "honor"
