"""Who meets whom: no person twice, none who are kept apart, wider with each wave, the same in any order."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from mandate.people.matching.match import (
    BLOCK,
    WAVE_MS,
    Seat,
    Strength,
    Waiting,
    Wave,
    allowed,
    match,
)
from mandate.people.matching.wish import Kind, Wish
from mandate.table.plan import Pace

NOW = 10_000_000
FAST = Pace(per="game", seconds=600, increment=5)
DAYS = Pace(per="move", seconds=86_400)
TWO = Kind("qin", 2, FAST, False)
THREE = Kind("qin", 3, FAST, False)


def reach(waves: int) -> float:
    return Wave(NOW).reach(NOW - waves * WAVE_MS)


def person(
    name: str, mu: float = 25.0, *kinds: Kind, waves: int = 0, apart: str = "", warm: Seat | None = None
) -> Waiting:
    strengths = {("qin", seats): Strength(mu, 1.0) for seats in (2, 3, 4)}
    away = frozenset(apart.split())
    return Waiting(name, frozenset(kinds or (TWO,)), NOW - waves * WAVE_MS, strengths, away, warm)


def tables(*waiting: Waiting) -> list[list[str]]:
    return sorted(sorted(meeting.people) for meeting in match(waiting, NOW))


def test_the_nearest_in_strength_meet() -> None:
    assert tables(person("a", 10), person("b", 30), person("c", 12), person("d", 33)) == [
        ["a", "c"],
        ["b", "d"],
    ]


def test_more_pairs_go_before_better_ones() -> None:
    """The best pair would leave two people alone who cannot meet."""
    assert tables(person("a", 20), person("b", 25), person("c", 26), person("d", 31)) == [
        ["a", "b"],
        ["c", "d"],
    ]


def test_the_window_widens_with_each_wave() -> None:
    far = 25 + reach(3) + 1.0
    assert tables(person("a", 25, waves=2), person("b", far)) == []
    assert tables(person("a", 25, waves=3), person("b", far)) == [["a", "b"]]


def test_a_newcomer_may_be_of_any_strength() -> None:
    unknown = Waiting("new", frozenset((TWO,)), NOW, {("qin", 2): Strength(25.0, 14.8)})
    assert tables(unknown, person("a", 25 + reach(0) + 7)) == [["a", "new"]]


def test_a_block_keeps_two_apart_both_ways_and_others_together() -> None:
    one, other = person("a", apart="b"), person("b")
    assert tables(one, other) == []
    assert tables(other, one, person("c", 26)) in ([["a", "c"]], [["b", "c"]])
    assert tables(person("a", 25, THREE, apart="c"), person("b", 25, THREE), person("c", 25, THREE)) == []


def test_people_meet_only_at_a_table_that_all_accept() -> None:
    rated, slow = TWO._replace(rated=True), TWO._replace(pace=DAYS)
    assert tables(person("a", 25, TWO), person("b", 25, rated), person("c", 25, slow)) == []
    (meeting,) = match([person("a", 25, TWO, slow), person("b", 25, rated, slow)], NOW)
    assert meeting.kind == slow


def test_three_seats_are_filled_first_by_those_who_want_nothing_else() -> None:
    any_seats = [person(name, 25, TWO, THREE, waves=9) for name in "ab"]
    only = [person(name, 25, THREE) for name in "xyz"]
    assert tables(*any_seats, *only) == [["a", "b"], ["x", "y", "z"]]
    assert tables(*any_seats, only[0]) == [["a", "b", "x"]]


def test_a_warm_seat_is_given_away_and_its_person_may_move() -> None:
    host = person("host", waves=4, warm=Seat(TWO, 1))
    (meeting,) = match([host, person("new")], NOW)
    assert (meeting.host, set(meeting.people)) == ("host", {"host", "new"})
    younger = person("young", waves=1, warm=Seat(TWO, 1))
    (meeting,) = match([younger, host], NOW)
    assert meeting.host == "host", "who has waited longer stays"
    assert match([person("one", 25, THREE, waves=2, warm=Seat(THREE, 2)), person("two", 25, THREE)], NOW)


@st.composite
def crowds(draw: st.DrawFn) -> list[Waiting]:
    kinds = [TWO, THREE, Kind("qin", 4, FAST, False), TWO._replace(rated=True), TWO._replace(game="go")]
    crowd = []
    for number in range(draw(st.integers(0, 30))):
        own = draw(st.sets(st.sampled_from(kinds), min_size=1))
        apart = {str(other) for other in draw(st.sets(st.integers(0, 30), max_size=3))}
        warm = Seat(min(own), min(own).seats - 1) if draw(st.booleans()) else None
        strength = Strength(draw(st.floats(-5, 55)), draw(st.floats(1, 15)))
        crowd.append(
            Waiting(
                str(number), frozenset(own), NOW - draw(st.integers(0, 200_000)),
                {("qin", seats): strength for seats in (2, 3, 4)}, frozenset(apart), warm,
                draw(st.booleans()),
            )
        )  # fmt: skip
    return crowd


@settings(max_examples=60, deadline=None)
@given(crowds(), st.randoms(use_true_random=False))
def test_whatever_the_crowd(crowd: list[Waiting], chance: object) -> None:
    meetings = match(crowd, NOW)
    by_name = {each.person: each for each in crowd}
    seated = [person for meeting in meetings for person in meeting.people]
    assert len(seated) == len(set(seated)), "a person sits at one table"
    for meeting in meetings:
        people = [by_name[name] for name in meeting.people]
        assert all(meeting.kind in each.kinds or each.person == meeting.host for each in people)
        for number, one in enumerate(people):
            for other in people[:number]:
                assert allowed(one, other, meeting.kind, Wave(NOW)) is not None
        if meeting.host is None:
            assert len(people) == meeting.kind.seats
            assert all(each.warm is None for each in people)
        else:
            host = by_name[meeting.host]
            assert host.warm is not None
            assert host.warm.kind == meeting.kind
            assert len(people) - 1 <= host.warm.free
            assert all(each.warm is None or each.moves for each in people if each is not host)
    shuffled = sorted(crowd, key=lambda _: chance.random())  # type: ignore[attr-defined]
    assert match(shuffled, NOW) == meetings


def test_a_large_pool_is_matched_in_parts_with_as_many_pairs() -> None:
    crowd = [person(f"{number:03}", number % 40, waves=number % 7) for number in range(5 * BLOCK)]
    meetings = match(crowd, NOW)
    assert sum(len(meeting.people) for meeting in meetings) == len(crowd)
    assert match(crowd[::-1], NOW) == meetings


def test_a_wish_names_every_table_it_accepts_the_dearest_first() -> None:
    wish = Wish(games=["qin", "go"], seats=[3, 2], paces=[FAST], rated=True)
    assert [(kind.game, kind.seats) for kind in wish.kinds()] == [
        ("qin", 3),
        ("qin", 2),
        ("go", 3),
        ("go", 2),
    ]
    assert not wish.slow
    assert Wish(games=["qin"], seats=[2], paces=[DAYS]).slow
