"""Ratings as a fold: what must not matter does not matter, and what counts counts."""

import math
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mandate.core.rated import BETA, Scale
from mandate.people.fold import DAY_MS, MAX_PAIR_GAMES_PER_DAY, MU, Book, find_scale, fold, start_sigma
from mandate.people.results import Result, SeatResult
from mandate.people.standing import level_of, standing

SCALE = Scale(
    {"weak": 15.0, "middle": 25.0, "strong": 35.0}, {"2": [1.0, -1.0], "3": [1.0, 0.0, -1.0]}, {"flood": 25.0}
)
PEOPLE = "abcdef"


def only(_: str, scale: str) -> Scale | None:
    return SCALE if scale == "all" else None


def result(number: int, *seats: tuple[str, int], **more: object) -> Result:
    """Capital letters are computer players: W, M, S."""
    levels = {"W": "weak", "M": "middle", "S": "strong"}
    results = [SeatResult(levels.get(who, who), rank, who not in levels) for who, rank in seats]
    facts = {"table": f"t{number:06}", "at": number, "game": "any", "scale": "all", "rated": True, **more}
    return Result(seats=results, **facts)  # type: ignore[arg-type]


def rated(*results: Result) -> dict[str, tuple[float, float]]:
    book = fold(results, only)
    return {who: (rating.mu, rating.sigma) for (who, _, _), rating in book.ratings.items()}


@st.composite
def games(draw: st.DrawFn, people: str = PEOPLE) -> list[Result]:
    found = []
    for number in range(draw(st.integers(1, 12))):
        who = draw(st.lists(st.sampled_from([*people, "W", "M", "S"]), min_size=2, max_size=4))
        ranks = [draw(st.integers(1, 3)) for _ in who]
        found.append(result(number, *zip(who, ranks, strict=True)))
    return found


@settings(max_examples=20)
@given(games(), st.randoms())
def test_the_order_in_which_results_arrive_does_not_matter(played: list[Result], chance: Random) -> None:
    shuffled = list(played)
    chance.shuffle(shuffled)
    assert rated(*shuffled) == rated(*played)


@settings(max_examples=20)
@given(games("abc"), games("def"))
def test_games_of_other_people_do_not_matter(ours: list[Result], theirs: list[Result]) -> None:
    apart = [msgspec.structs.replace(each, table=f"x{each.table}") for each in theirs]
    both = rated(*ours, *apart)
    assert {who: both[who] for who in rated(*ours)} == rated(*ours)


@settings(max_examples=20)
@given(st.permutations([("a", 1), ("b", 2), ("c", 2)]))
def test_without_a_seat_offset_the_seat_does_not_matter(seats: list[tuple[str, int]]) -> None:
    plain = Scale(SCALE.levels)
    one = fold([result(1, *seats)], lambda *_: plain).ratings
    other = fold([result(1, ("a", 1), ("b", 2), ("c", 2))], lambda *_: plain).ratings
    assert one.keys() == other.keys()
    assert all(math.isclose(one[key].mu, other[key].mu) for key in one)


@settings(max_examples=20)
@given(games())
def test_the_levels_never_move_and_no_one_grows_less_certain_than_a_newcomer(played: list[Result]) -> None:
    for who, (mu, sigma) in rated(*played).items():
        assert who in PEOPLE
        assert math.isfinite(mu)
        assert 0 < sigma <= start_sigma(SCALE) + 0.5


def test_a_tie_of_equals_changes_nothing_but_the_doubt() -> None:
    plain = Scale(SCALE.levels)
    book = fold([result(1, ("a", 1), ("b", 1))], lambda *_: plain)
    for rating in book.ratings.values():
        assert rating.mu == pytest.approx(MU)
        assert rating.sigma < start_sigma(plain)


def test_a_tie_lifts_the_player_in_the_worse_seat() -> None:
    after = rated(result(1, ("a", 1), ("b", 1)))
    assert after["a"][0] < MU < after["b"][0]


def test_who_beats_a_stronger_level_gains_more() -> None:
    gains = [rated(result(1, ("a", 1), (level, 2)))["a"][0] for level in "WMS"]
    assert gains == sorted(gains)
    assert gains[0] > MU


def test_later_places_count_too() -> None:
    after = rated(result(1, ("a", 1), ("b", 2), ("c", 3)))
    assert after["a"][0] > after["b"][0] > after["c"][0]


def test_unrated_games_and_unknown_players_and_scales_count_for_nothing() -> None:
    assert rated(result(1, ("a", 1), ("b", 2), rated=False)) == {}
    assert rated(result(1, ("a", 1), ("b", 2), scale="other")) == {}
    stranger = result(1, ("a", 1), ("W", 2))
    seats = [stranger.seats[0], SeatResult("greedy", 2, person=False)]
    assert rated(Result(table="t", at=1, game="any", scale="all", seats=seats, rated=True)) == {}


def test_one_person_in_two_seats_counts_for_nothing() -> None:
    assert rated(result(1, ("a", 1), ("a", 2))) == {}


def test_two_guests_who_feed_each_other_stop_gaining_after_a_dozen_games_a_day() -> None:
    feeding = [result(n, ("a", 1), ("b", 2)) for n in range(100)]
    assert rated(*feeding) == rated(*feeding[:MAX_PAIR_GAMES_PER_DAY])
    book = fold(feeding, only)
    assert {rating.games for rating in book.ratings.values()} == {MAX_PAIR_GAMES_PER_DAY}
    next_day = result(DAY_MS, ("a", 1), ("b", 2))
    assert rated(*feeding, next_day) != rated(*feeding)


def test_a_scenario_is_an_opponent_and_a_team_is_its_mean() -> None:
    won, lost = (result(1, ("a", r), ("b", r), scenario="flood") for r in (1, 2))
    assert rated(won)["a"][0] > MU > rated(lost)["a"][0]
    alone = rated(result(1, ("a", 1), scenario="flood"))
    assert alone["a"][0] > MU
    strong = [result(n, ("b", 1), ("S", 2)) for n in range(20)]
    helped = rated(*strong, result(30, ("a", 1), ("b", 1), scenario="flood"))
    assert helped["a"][0] < rated(won)["a"][0]  # with a strong partner a win says less


def test_an_unknown_scenario_counts_for_nothing_that_can_be_seen() -> None:
    assert rated(result(1, ("a", 1), scenario="drought"))["a"] == (MU, start_sigma(SCALE))


@pytest.mark.parametrize("game", ["qin", "great-wall"])
@pytest.mark.parametrize("scale", ["two", "more"])
def test_a_level_that_plays_as_measured_is_rated_as_itself(game: str, scale: str) -> None:
    """The model's own chances, from each seat in turn: after many games the level comes out again."""
    found = find_scale(game, scale)
    assert found is not None
    names, chance = list(found.levels), Random(7)
    true, seats = len(names) // 2, 2 if scale == "two" else 3
    size, offsets = BETA * math.sqrt(seats), found.seats[str(seats)]
    book = Book()
    for number in range(300):
        own, met = number % seats, names[(true - 1, true, min(true + 1, len(names) - 1))[number % 3]]
        level = [names[true] if seat == own else met for seat in range(seats)]
        weights = [math.exp((found.levels[one] + offsets[seat]) / size) for seat, one in enumerate(level)]
        left, order = list(range(seats)), []
        while left:
            first = chance.choices(left, [weights[seat] for seat in left])[0]
            order.append(left.pop(left.index(first)))
        who = [
            SeatResult("p" if seat == own else met, 1 + order.index(seat), seat == own)
            for seat in range(seats)
        ]
        book.add(Result(table=f"{number:04}", at=number, game=game, scale=scale, seats=who, rated=True))
    results = standing(game, scale, found, book.ratings["p", game, scale])
    assert abs(results.level - (true + 1)) <= max(1.0, results.margin)
    assert not results.provisional
    assert results.games == 300


def test_levels_are_read_between_the_anchors_and_beyond_them() -> None:
    anchors = [10.0, 20.0, 40.0]
    assert [level_of(anchors, mu) for mu in (10, 15, 20, 30, 40)] == [1, 1.5, 2, 2.5, 3]
    assert level_of(anchors, -5) == 0
    assert level_of(anchors, 55) == 4


def test_the_anchors_of_every_game_rise_from_level_to_level() -> None:
    for game in ("qin", "great-wall"):
        for name in ("two", "more"):
            scale = find_scale(game, name)
            assert scale is not None
            assert list(scale.levels.values()) == sorted(scale.levels.values())
