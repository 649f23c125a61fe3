"""What a finished table counts as: places, who left, and games too short to count."""

from collections.abc import Sequence
from typing import Any

import pytest

from mandate.core.errors import Refused
from mandate.core.rng import Chance
from mandate.people.results import MIN_CHOICES, Result, result_of
from mandate.table import commands
from mandate.table.acts.act import Act
from mandate.table.acts.beginning import open_table
from mandate.table.codes import ServerCode
from mandate.table.dispatch import carry_out
from mandate.table.plan import Bot, Me, Open, Plan
from mandate.table.table import Table

SCENARIOS: dict[str, dict[str, Any]] = {
    "solo": {"players": 1},
    "solo-50": {"players": 1, "qin_honor": 50},
    "coop-3-strong": {"players": 3, "coop": True, "walls": "strong"},
}
NOW = 1_800_000_000_000


def plan(seats: int, **more: object) -> Plan:
    facts = {"game": "qin", "options": {"players": seats}, "rated": True, "hints": False, **more}
    return Plan(seats=[Me(), *[Open()] * (seats - 1)], **facts)  # type: ignore[arg-type]


def seated(people: Sequence[str], **more: object) -> Table:
    table = open_table(plan(len(people), **more), people[0], NOW).table
    for who in people[1:]:
        table = do(table, who, commands.Sit())
    return table


def do(table: Table, who: str, command: commands.AnyCommand) -> Table:
    act = Act(table.fork(), table.lines[-1].at + 1000)
    carry_out(act, who, command)
    return act.table


def play(table: Table, most: int = 10_000) -> Table:
    """Everyone chooses anything, so many times at most."""
    chance = Chance("results")
    while table.pending and most > 0:
        seat, decision = next(iter(table.pending.items()))
        who = table.chairs[seat].guest
        ask = table.ask(seat)
        assert who is not None
        assert ask is not None
        choice = chance.choose(list(decision.options))
        table = do(table, who, commands.Play(seat=seat, ask=ask, choice=choice))
        most -= 1
    return table


def ranks(result: Result | None) -> dict[str, int]:
    assert result is not None
    return {own.who: own.rank for own in result.seats}


def test_a_finished_game_has_a_place_for_everyone_and_is_on_its_scale() -> None:
    result = result_of(play(seated("abc")))
    assert result is not None
    assert (result.game, result.scale, result.scenario, result.rated) == ("qin", "more", None, True)
    assert sorted(ranks(result)) == ["a", "b", "c"]
    assert min(ranks(result).values()) == 1
    two = result_of(play(seated("ab")))
    assert two is not None
    assert two.scale == "two"


def test_while_a_game_is_played_it_has_no_result() -> None:
    assert result_of(play(seated("ab"), 6)) is None


def test_the_first_to_resign_comes_last() -> None:
    table = do(play(seated("abc"), 12), "b", commands.Resign(seat=1))
    table = do(table, "a", commands.Resign(seat=0))
    result = result_of(table)
    assert ranks(result) == {"c": 1, "a": 2, "b": 3}
    assert result is not None
    assert result.rated


def test_a_game_with_fewer_than_three_choices_each_does_not_count() -> None:
    early, late = (
        result_of(do(play(seated("ab"), choices), "a", commands.Resign(seat=0)))
        for choices in (2 * MIN_CHOICES - 1, 2 * MIN_CHOICES)
    )
    assert early is not None
    assert late is not None
    assert (early.rated, late.rated) == (False, True)


def test_a_canceled_game_has_no_result() -> None:
    table = do(seated("ab"), "a", commands.Resign(seat=0))
    assert table.canceled
    assert result_of(table) is None


def test_a_casual_game_is_not_rated() -> None:
    result = result_of(play(seated("ab", rated=False)))
    assert result is not None
    assert not result.rated


@pytest.mark.parametrize(
    ("why", "terms"),
    [
        ("takebacks", {"takebacks": True}),
        ("hints", {"hints": True}),
        ("deal", {"seed": "known", "seats": [Me(), Bot("guard")]}),
        ("seats", {"seats": [Me(), Me()]}),
        ("player", {"seats": [Me(), Bot("greedy")]}),
    ],
)
def test_a_rated_table_refuses_terms_that_say_nothing_about_strength(
    why: str, terms: dict[str, object]
) -> None:
    facts = {"game": "qin", "options": {"players": 2}, "seats": [Me(), Open()], "rated": True, **terms}
    with pytest.raises(Refused) as refused:
        open_table(Plan(**facts), "a", NOW)  # type: ignore[arg-type]
    assert refused.value.code == ServerCode.CANNOT_RATE
    assert refused.value.facts["why"] == why


def test_no_one_sits_twice_at_a_rated_table() -> None:
    table = open_table(plan(3), "a", NOW).table
    with pytest.raises(Refused) as refused:
        do(table, "a", commands.Sit())
    assert refused.value.code == ServerCode.CANNOT_RATE


def test_alone_the_scenario_is_the_opponent() -> None:
    from mandate import games
    from mandate.people.results import ratings_of

    ratings = ratings_of("great-wall")
    assert ratings is not None
    game = games.find("great-wall")
    named = {name: ratings.matchup(game.configure(options)) for name, options in SCENARIOS.items()}
    assert {name: found and found.scenario for name, found in named.items()} == {name: name for name in named}
    rivals = ratings.matchup(game.configure({"players": 4}))
    assert rivals is not None
    assert (rivals.scale, rivals.scenario) == ("more", None)
    unmeasured = {"players": 4, "coop": True, "walls": "strong"}
    assert ratings.matchup(game.configure(unmeasured)) is None
