"""What kind of game a game is: bits on paper, a course made by hand, figures and the page."""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter
from typing import Any

import pytest

from mandate import games
from mandate.arena.plan import Plan
from mandate.arena.played import Finished, Played
from mandate.arena.schedule import Task
from mandate.core.game import Decision, Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.study.traits import TRAITS as GREAT_WALL
from mandate.games.great_wall.study.traits import hidden
from mandate.games.qin.study.traits import TRAITS as QIN
from mandate.lang import LANGUAGES
from mandate.study.properties import bits, page, runs
from mandate.study.properties.course import PARTS, Course, GameCourse
from mandate.study.properties.figures import Properties, elo, measure
from mandate.study.properties.traits import Traits
from tests.games.great_wall.study.balance.test_page import read


def by_counting(kinds: list[int], hands: list[int]) -> float:
    """All orders of all cards, dealt out: slow, and surely right."""
    cards = [kind for kind, n in enumerate(kinds) for _ in range(n)]
    found: Counter[Any] = Counter()
    for order in itertools.permutations(cards):
        at, dealt = 0, []
        for size in hands:
            dealt.append(tuple(sorted(order[at : at + size])))
            at += size
        found[tuple(dealt)] += 1
    total = sum(found.values())
    return -sum(n / total * math.log2(n / total) for n in found.values())


@pytest.mark.parametrize(
    ("kinds", "hands"), [([2, 2], [1]), ([3, 1, 1], [2]), ([2, 3], [2, 1]), ([1, 2, 3], [1, 2]), ([4], [2])]
)
def test_bits_of_hands_are_those_of_all_deals(kinds: list[int], hands: list[int]) -> None:
    assert bits.of_hands(kinds, hands) == pytest.approx(by_counting(kinds, hands), abs=1e-9)


def test_bits_on_paper() -> None:
    assert bits.of_hands([8], [3]) == 0  # all alike
    assert bits.of_hands([1, 1, 1, 1], [1]) == pytest.approx(2)
    assert bits.of_hands([1, 1], []) == 0
    assert bits.of_sets(4, [1, 1]) == pytest.approx(math.log2(4 * 3))


def test_what_others_hold_at_the_beginning() -> None:
    state = games.find("great-wall").start({"players": 3}, Chance(1))
    view = state.view(Seat(0))
    dealt = math.log2(math.comb(11, 2) * math.comb(9, 2)) + math.log2(math.comb(42, 2) * math.comb(40, 2))
    assert hidden(view) == pytest.approx(dealt)  # two Generals and two Advisors for each of the others
    qin = games.find("qin").start({}, Chance(1))
    assert QIN.hidden is not None
    assert 5 < QIN.hidden(qin.view(Seat(0))) < math.log2(56)  # three of six kinds, more or less likely


def watched(standings: list[list[float]], options: list[int]) -> GameCourse:
    """The course of a game of two with these standings, and so many options at each choice."""
    state = games.find("qin").start({}, Chance(1))
    turns = iter(standings)
    course = Course(Traits(standing=lambda _: next(turns), hidden=lambda _: 2.0), state)
    for n in options:
        decision = Decision(Seat(0), 0, "place", tuple(map(str, range(n))))
        course.saw(state.view(Seat(0)), decision, "0", ())
    return course.finished()


def test_a_course_is_boiled_down() -> None:
    summary = watched([[0, 0], [1, 0], [1, 1], [2, 1], [2, 3], [4, 3]], [10, 10, 10, 100, 1, 10])
    assert summary.leads == 2  # a tie takes the lead from no one
    assert summary.tree == 6
    assert summary.most == 100
    assert sum(summary.choices) == 6
    assert sum(summary.options) == 141
    assert summary.hidden is not None
    assert sum(summary.hidden) == 12
    assert summary.kinds == {"place": (6, 141)}
    assert summary.settled is None  # no one has won


def plan(**options: Any) -> Plan:
    settings = games.find("qin").configure(options)
    return runs.look("qin", "random", settings, "seed")


def course(winner: int, **changes: Any) -> GameCourse:
    facts: dict[str, Any] = {
        "tree": 20.0,
        "most": 30,
        "choices": [1] * PARTS,
        "options": [10 + winner] * PARTS,
        "hidden": [float(PARTS - part) for part in range(PARTS)],
        "kinds": {"place": (PARTS, (10 + winner) * PARTS)},
        "leads": winner,
        "settled": 0.5,
    }
    return GameCourse(**{**facts, **changes})


def played(deal: int, winner: int, part: str = runs.LOOK, seats: tuple[int, ...] = (0, 1)) -> Played:
    return Played(deal, 0, 0, list(seats), [winner], [0, 0], "end", [10, 10], [0.0, 0.0], part=part)


def found() -> Properties:
    kept = runs.Kept()
    for deal in range(40):
        winner = int(deal % 4 == 0)
        kept.looked[deal] = played(deal, winner), course(winner)
    for deal in range(20):
        for seats in ((0, 1), (1, 0)):
            winner = seats.index(int(deal % 4 == 0))  # who thinks longer wins three times of four
            kept.hear(Finished(Task(deal, 0, 0, seats), played(deal, winner, "125-250", seats)))
    return measure(plan(), kept, "search")


def test_figures_on_paper() -> None:
    figures = found()
    assert figures.games == 40
    assert figures.measures["length"].mean == PARTS
    assert figures.measures["branching"].mean == pytest.approx(10.25)
    assert figures.measures["effective"].mean == pytest.approx(10)
    assert figures.measures["tree"].mean == 20
    assert figures.measures["leads"].mean == 0.25
    assert figures.measures["settled"].mean == 0.5
    assert figures.hidden[0].mean == PARTS
    assert figures.hidden[-1].mean == 1
    assert [one.mean for one in figures.seats] == [0.75, 0.25]
    (doubling,) = figures.doublings
    assert (doubling.less, doubling.more, doubling.games) == (125, 250, 40)
    assert doubling.share.mean == 0.75
    assert doubling.points.mean == pytest.approx(400 * math.log10(3))
    assert figures.to_json()["doublings"][0]["share"]["mean"] == 0.75


def test_points_are_none_for_a_fair_share_at_any_table() -> None:
    assert elo(1 / 3, 3) == pytest.approx(0)
    assert elo(0.5, 2) == 0
    assert elo(1, 2) == math.inf
    assert elo(0, 2) == -math.inf


def test_duels_are_for_those_who_play_against_each_other() -> None:
    ladder = runs.duels(plan(), QIN, 3)
    assert [duel.players for duel in ladder] == [
        ["search:250", "search:125"],
        ["search:500", "search:250"],
        ["search:1000", "search:500"],
    ]
    rules = games.find("great-wall")
    together = runs.look("great-wall", "rules", rules.configure({"players": 2, "coop": True}), "seed")
    alone = runs.look("great-wall", "rules", rules.configure({"players": 1}), "seed")
    assert runs.duels(together, GREAT_WALL, 2) == runs.duels(alone, GREAT_WALL, 2) == []
    assert runs.duels(plan(), Traits(), 2) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_shown_in_words_too(language: str) -> None:
    whole = page.page(found(), language)
    reader = read(whole)
    assert f'<html lang="{language}">' in whole
    assert not reader.addresses
    assert "<script" not in whole
    assert len(reader.plots) == 6  # options, length, hidden, seats, leads, doublings
    assert re.search(r"\bnan\b", whole) is None
    assert "search:250" in whole
