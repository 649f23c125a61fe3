"""Going through a finished game again: who is blamed for what, and what was luck."""

import math
from copy import deepcopy
from statistics import fmean

import pytest

from mandate.core.errors import Code, Malformed
from mandate.core.game import Seat, State
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.core.rng import Chance
from mandate.games import find
from mandate.games.qin.players.margin import margin, margins
from mandate.games.qin.players.reviewer import standing, worth
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState
from mandate.players import find as player_of
from mandate.study.accuracy import Loss, Scale
from mandate.study.review import Highlights, ReviewedChoice, review_of, reviewed, summed_up

FEW = 60


def played(
    players: int = 2, seed: str = "review", agent: str = "greedy", plies: int = 500
) -> Match[QinState]:
    match: Match[QinState] = Match.start(QIN, {"players": players}, seed=seed)
    agents = [player_of(agent, f"{seed}/{seat}") for seat in range(players)]
    while match.outcome is None and len(match.record.choices) < plies:
        seat = match.turn
        assert seat is not None
        match.play(agents[seat].choose(match.view(seat), match.pending[seat]))
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_placement_is_judged_and_the_sums_come_out(players: int) -> None:
    match = played(players)
    review = review_of(match.record, FEW)
    placements = [entry for entry in match.record.in_force() if entry.choice != "pass"]
    assert [(move.seat, move.choice) for move in review.moves] == [(e.seat, e.choice) for e in placements]
    assert match.outcome is not None
    assert review.winners == list(match.outcome.winners)
    for move in review.moves:
        assert 0 <= move.after <= move.before <= 1
        assert 0 <= move.drawn <= 1
        assert all(other.value > move.after for other in move.alternatives)
    margins = [margin(match.state.view(Seat(seat)), Seat(seat)) for seat in range(players)]
    for balance in review.balances:
        share = 1 / len(review.winners) if balance.seat in review.winners else 0
        assert balance.share.result == pytest.approx(share - 1 / players)
        assert balance.points is not None
        assert balance.points.result == margins[balance.seat]
        for made in (balance.share, balance.points):
            assert made.start - made.lost + made.luck + made.others == pytest.approx(made.result)
            assert made.error > 0


def test_the_same_seed_gives_the_same_review_however_many_share_the_work() -> None:
    record = played(plies=12).record
    one, two, other = review_of(record, FEW, jobs=1), review_of(record, FEW, jobs=2), review_of(record, 80)
    assert one == two
    assert one != other


def test_only_what_the_mover_could_know_counts() -> None:
    """The same placements over a deal that is hidden otherwise get the same judgement."""
    match = played(plies=9)
    seat = match.turn
    assert seat is not None
    view = match.state.view(seat)
    again = QIN.resample(view, Chance("otherwise")).view(seat)
    choice = match.options[0]
    assert worth(view, choice, FEW, "w") == worth(again, choice, FEW, "w")


def test_a_win_at_hand_is_worth_all_of_it_and_passing_it_by_is_blamed() -> None:
    match = played()
    record = match.record
    review = review_of(record, FEW)
    last = review.moves[-1]
    assert match.outcome is not None
    assert match.outcome.reason == "last_pagoda"
    assert (last.before, last.after, last.drawn, last.luck) == (1.0, 1.0, 1.0, 0.0)

    cut: Match[QinState] = Match.resume(QIN, _without_last(record))
    seat = cut.turn
    assert seat is not None
    worst = min(cut.options, key=lambda choice: worth(cut.state.view(seat), choice, 20, "worst").share)
    cut.play(worst)
    blamed = review_of(cut.record, FEW).moves[-1]
    assert blamed.before == 1.0
    assert blamed.alternatives[0].value == 1.0
    assert blamed.lost > 0.05


def _without_last(record: Record) -> Record:
    cut = deepcopy(record)
    cut.choices.pop()
    cut.outcome = None
    return cut


def test_a_draw_is_luck_and_luck_evens_out() -> None:
    """Over many draws the tile in hand is worth, in the mean, what the hidden one promised."""
    match = played(plies=10)
    seat = match.turn
    assert seat is not None
    view, choice = match.state.view(seat), match.options[7]
    promised = worth(view, choice, 3000, "mean").share
    found = []
    for number in range(40):
        state = QIN.resample(view, Chance(number))
        state.apply_unchecked(seat, choice)
        found.append(standing(state.view(seat), seat, 300, number).share)
    assert abs(sum(found) / len(found) - promised) < 0.04


def test_random_play_reads_as_random_and_strong_play_as_strong() -> None:
    """Also in a lost position, where every placement has the same share of the win."""
    accuracies, lost = {}, {}
    for agent in ("random", "settler", "guard"):
        review = review_of(played(seed="accuracy", agent=agent).record, 200)
        accuracies[agent] = sum(balance.accuracy for balance in review.balances) / 2
        lost[agent] = sum(each.points.lost / each.choices for each in review.balances if each.points) / 2
        assert all(balance.like for balance in review.balances)
    assert accuracies["random"] < 0.25 < 0.3 < accuracies["settler"]
    assert accuracies["settler"] < accuracies["guard"]
    assert lost["random"] > 2 * lost["guard"]


def test_pagodas_distinguish_good_from_bad_where_the_game_is_lost() -> None:
    match = played(agent="random", plies=40)
    seat = match.turn
    assert seat is not None
    view = match.state.view(seat)
    means = [*map(fmean, margins(view, seat, match.options, 60, "behind"))]
    best, worst = match.options[means.index(max(means))], match.options[means.index(min(means))]
    again = [*map(fmean, margins(view, seat, [best, worst], 400, "fresh deals"))]
    assert again[0] > again[1] + 0.5


def test_what_is_lost_in_pagodas_is_not_overstated() -> None:
    """The better placement is found on some deals and measured on others: finding it loses nothing."""
    review = review_of(played(seed="even", agent="raider").record, 200)
    losses = [move.points.lost for move in review.moves if move.points is not None]
    errors = [move.points.error for move in review.moves if move.points is not None]
    assert min(losses) < 0  # by chance
    assert sum(losses) / len(losses) < 0.4 + 2 * math.hypot(*errors) / len(losses)


def test_the_three_moments_are_the_extremes_of_the_game() -> None:
    review = review_of(played(seed="moments", agent="settler").record, FEW)
    moves = {move.ply: move for move in review.moves}
    found = review.highlights
    assert found.costliest is not None
    assert found.luckiest is not None
    assert moves[found.costliest].lost == max(move.lost for move in review.moves)
    assert moves[found.luckiest].luck == max(move.luck for move in review.moves)
    for balance in review.balances:
        own = balance.highlights
        for ply in (own.find, own.costliest, own.luckiest):
            assert ply is None or moves[ply].seat == balance.seat
        if own.find is not None:
            obvious = moves[own.find].obvious
            assert obvious is not None
            assert obvious.value < moves[own.find].after


def test_a_quiet_game_has_no_moments() -> None:
    review = summed_up(2, 10, [judged(1, 0, 0.5, 0.5, 0.5), judged(2, 1, 0.5, 0.49, 0.5)], ())
    assert review.highlights == Highlights(None, None, None)
    assert review.balances[0].share.result is None


def test_levels_that_lose_about_as_much_are_named() -> None:
    losses = {"random": 2.0, "wanderer": 1.0, "guard": 0.4, "chancellor": 0.0}
    scale = Scale({name: Loss(lost, 0.05, 100) for name, lost in losses.items()})
    assert scale.near(0.45, 0.1) == ["guard"]
    assert scale.near(0.7, 0.35) == ["wanderer", "guard"]
    assert scale.near(3.0, 0.1) == ["random"]  # beyond all: the nearest


def judged(ply: int, seat: int, before: float, after: float, drawn: float) -> ReviewedChoice:
    return reviewed(ply, seat, "RY:a1a2/1", before, after, drawn, [])


def test_turning_points_are_the_costliest_placements_while_the_game_was_open() -> None:
    moves = [
        judged(1, 0, 0.6, 0.45, 0.45),
        judged(2, 1, 0.5, 0.49, 0.5),
        judged(3, 0, 0.4, 0.1, 0.2),
        judged(4, 1, 0.9, 0.78, 0.7),
        judged(5, 0, 0.3, 0.15, 0.2),
        judged(6, 1, 1.0, 1.0, 1.0),
    ]
    review = summed_up(2, 10, moves, (1,))
    assert review.turns == [1, 3]  # the fifth was made in a lost position
    assert review.settled is None
    second = review.balances[1].share
    assert (second.lost, second.luck, second.others) == pytest.approx((0.13, -0.07, 0.7))
    behind = summed_up(2, 10, [judged(1, 1, 0.4, 0.4, 0.4), *moves[1:]], (1,))
    assert behind.settled == 1


def test_among_four_players_a_quarter_of_the_win_is_even() -> None:
    moves = [judged(1, 0, 0.3, 0.15, 0.15), judged(2, 1, 0.14, 0.02, 0.02), judged(3, 2, 0.3, 0.3, 0.3)]
    review = summed_up(4, 10, moves, (2,))
    assert review.turns == [1]
    assert review.settled is None


def test_a_game_without_such_a_player_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match: Match[State] = Match.start(find("great-wall"), {"players": 3}, seed="1")
    monkeypatch.setattr("mandate.study.review.reviewer_of", lambda _: None)
    with pytest.raises(Malformed) as refused:
        review_of(match.record, FEW)
    assert refused.value.code is Code.NO_REVIEW


def test_a_record_with_hidden_parts_is_refused() -> None:
    with pytest.raises(Malformed) as refused:
        review_of(played(plies=4).record_for(Seat(0)), FEW)
    assert refused.value.code is Code.REDACTED_RECORD
