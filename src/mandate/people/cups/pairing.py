"""Pairs for a round of a two-player cup, as a matching of least cost over all players who are free.

`rustworkx` finds the matching. (`py4swiss` pairs by FIDE's rules, but has no builds for ARM or musl and no
sources on PyPI, so a server on a small board could not hold a cup.)
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import rustworkx

from mandate.people.cups.cup import POINT, Cup
from mandate.people.cups.standings import standings

APART = 2  # by how many games more a player may have sat on one seat than on the other
SECOND_BYE = 10**7
GROUP, SEATS, FOLD = 1000, 400, 1  # what a difference in points, an uneven seat and a wrong partner cost
Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class _Free:
    """A player to be paired."""

    guest: str
    points: int
    place: int  # among the free, the best first
    lead: int  # games on the first seat less those on the second
    first_last: bool  # whether they sat on the first seat in their last game
    met: frozenset[str]
    byes: int


Cost = Callable[[_Free, _Free], "int | None"]


def swiss(cup: Cup, apart: Collection[frozenset[str]] = ()) -> tuple[list[Pair], list[str]]:
    """The pairs of the next round and who has a bye. No pair meets twice.

    Players of equal points meet, the upper half of them the lower half; seats are evened out.
    """
    players = _free(cup, [entrant.guest for entrant in cup.active])
    groups: dict[int, list[int]] = {}
    for player in players:
        groups.setdefault(player.points, []).append(player.place)

    def cost(one: _Free, other: _Free) -> int | None:
        if other.guest in one.met or abs(_lead_after(one, other)) > APART:
            return None
        steps = abs(one.points - other.points) * 2 // POINT
        half = (len(groups[one.points]) + 1) // 2
        fold = abs(abs(one.place - other.place) - half) if not steps else 0
        return GROUP * steps * steps + SEATS * abs(_lead_after(one, other)) ** 2 + FOLD * fold

    return _match(players, cost, apart, byes=True)


def arena(cup: Cup, free: Iterable[str], apart: Collection[frozenset[str]] = ()) -> list[Pair]:
    """Pairs of free players, neighbors in the standings first; not the same pair twice in a row."""
    players = _free(cup, free)
    last = {player.guest: _last_opponent(cup, player.guest) for player in players}
    few = len(cup.active) <= 2

    def cost(one: _Free, other: _Free) -> int | None:
        if not few and other.guest == last[one.guest] and one.guest == last[other.guest]:
            return None
        return (one.place - other.place) ** 2 * 10 + abs(_lead_after(one, other))

    pairs, _ = _match(players, cost, apart, byes=False)
    return pairs


def _free(cup: Cup, guests: Iterable[str]) -> list[_Free]:
    wanted = set(guests)
    found: list[_Free] = []
    for place in standings(cup):
        if place.guest not in wanted:
            continue
        games = list(cup.games_of(place.guest))
        firsts = [game.seats[0] == place.guest for game in games]
        found.append(
            _Free(
                guest=place.guest,
                points=place.points,
                place=len(found),
                lead=2 * sum(firsts) - len(firsts),
                first_last=bool(firsts and firsts[-1]),
                met=frozenset(other for game in games for other in game.seats),
                byes=cup.entrants[place.guest].byes,
            )
        )
    return found


def _last_opponent(cup: Cup, guest: str) -> str | None:
    games = [game for game in cup.games_of(guest) if len(game.seats) > 1]
    return next(other for other in games[-1].seats if other != guest) if games else None


def _lead_after(one: _Free, other: _Free) -> int:
    """The larger lead on one seat that a game leaves, the better of two seatings."""
    straight = max(one.lead + 1, other.lead - 1, key=abs)
    swapped = max(one.lead - 1, other.lead + 1, key=abs)
    return min(straight, swapped, key=abs)


def _seated(one: _Free, other: _Free) -> Pair:
    """Who sits on the first seat: who has sat there less, then who did not sit there last."""
    if (one.lead, one.first_last, one.place) <= (other.lead, other.first_last, other.place):
        return one.guest, other.guest
    return other.guest, one.guest


def _match(
    players: Sequence[_Free],
    cost: Cost,
    apart: Collection[frozenset[str]],
    *,
    byes: bool,
) -> tuple[list[Pair], list[str]]:
    """As many pairs as possible at the least cost, and who is left over."""
    graph: rustworkx.PyGraph[_Free | None, int] = rustworkx.PyGraph(multigraph=False)
    nodes = graph.add_nodes_from(list(players))
    for one in players:
        for other in players[one.place + 1 :]:
            price = cost(one, other)
            if price is not None and frozenset((one.guest, other.guest)) not in apart:
                graph.add_edge(nodes[one.place], nodes[other.place], price)
    if byes and len(players) % 2:  # the lowest player without one
        bye = graph.add_node(None)
        for player in players:
            price = SECOND_BYE * player.byes + GROUP * (player.points * 2 // POINT) ** 2
            graph.add_edge(nodes[player.place], bye, price - player.place)
    most = 1 + max(graph.edges(), default=0)
    matched: Collection[tuple[Any, Any]] = rustworkx.max_weight_matching(
        graph, max_cardinality=True, weight_fn=lambda price: most - price, verify_optimum=False
    )
    pairs: list[tuple[int, int]] = []
    for first, second in matched:
        one, other = sorted((first, second))
        if other < len(players):
            pairs.append((one, other))
    paired = {place for pair in pairs for place in pair}
    left = [player.guest for player in players if player.place not in paired]
    return [_seated(players[one], players[other]) for one, other in sorted(pairs)], left
