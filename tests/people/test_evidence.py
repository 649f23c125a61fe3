"""What moderators see of how a person plays: many games with one person, lost on purpose."""

from __future__ import annotations

from typing import Any

from mandate.people.evidence import MAX_PAIRINGS, OFTEN, conduct_of, often_met
from mandate.people.played import Played
from mandate.people.results import SeatResult


def game(number: int, other: str, rank: int = 1, **more: Any) -> Played:
    facts: dict[str, Any] = {"game": "qin", "mode": "2", "pace": "live", "rated": True}
    facts |= {"ending": "won" if rank == 1 else "lost", "others": [SeatResult(other, 3 - rank)]} | more
    return Played(table=f"t{number}", guest="me", at=number, rank=rank, **facts)


def test_games_with_one_person_and_those_given_up_at_once_are_counted() -> None:
    games = [game(number, "friend", 1) for number in range(6)]
    games += [game(6, "friend", 2), game(7, "other", 2), game(8, "friend", 1, rated=False)]
    games += [game(9, "greedy", 2, others=[SeatResult("greedy", 1, person=False)])]
    missed = {
        ("t0", "friend"): "early",
        ("t1", "friend"): "early",
        ("t7", "me"): "stalled",
        ("t6", "me"): "left",
    }
    found = conduct_of(games, missed, {"friend": "Fred"}, lambda other: other == "friend")  # type: ignore[arg-type]
    assert (found.games, found.left, found.stalled, found.early) == (9, 1, 1, 0)
    (pairing,) = found.pairings
    assert (pairing.name, pairing.rated, pairing.won, pairing.lost) == ("Fred", 7, 6, 1)
    assert (pairing.early, pairing.near) == (2, True)


def test_only_those_met_often_are_named_and_never_more_than_a_few() -> None:
    people = [f"p{number}" for number in range(MAX_PAIRINGS + 2)]
    games = [game(at, who) for at, who in enumerate(people * OFTEN)]
    games += [game(1000, "once"), *(game(2000 + at, "casual", rated=False) for at in range(OFTEN))]
    assert len(often_met(games)) == MAX_PAIRINGS
    assert set(often_met(games)) <= set(people)
    assert conduct_of([], {}, {}, lambda _: True).pairings == []
