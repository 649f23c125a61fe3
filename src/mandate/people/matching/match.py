"""Who meets whom: tables for all waiting people at once. Pure.

Waves are 20 seconds apart. With each wave that a person has waited they accept opponents of more different
strength. Two seats are a matching of greatest weight; more are filled from the longest wait on.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice, pairwise
from math import inf
from typing import NamedTuple

import rustworkx

from mandate.people.matching.wish import Kind

WAVE_MS = 20_000
DOUBT_SHARE = 0.5  # of both standard deviations by which people may be closer than their ratings
NEIGHBORS = 4  # of similar strength among whom a partner is sought
LOOKED_THROUGH = 24  # people next in strength, until so many neighbors are found
MEETING_WEIGHT = 100_000  # of a pair; more pairs go before better ones
WAVE_WEIGHT = 100  # for each wave that one of a pair has waited
POINT_WEIGHT = 20  # off for each point between them
MOST_WAVES = 200  # that count
BLOCK = 64  # people in one matching of two seats

ScaleOf = tuple[str, int]  # a game and its seats


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating: the middle of what is known, and its standard deviation."""

    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Seat:
    """A table at which levels keep `free` seats warm."""

    kind: Kind
    free: int


@dataclass(frozen=True, slots=True)
class Waiting:
    """A person who looks for opponents. `warm`: where they play meanwhile; `moves`: they would leave it."""

    person: str
    kinds: frozenset[Kind]
    since: int
    strengths: Mapping[ScaleOf, Strength] = field(default_factory=dict, hash=False)
    apart: frozenset[str] = frozenset()  # whom they must not meet, or have just met in vain
    warm: Seat | None = None
    moves: bool = True

    @property
    def hosted(self) -> frozenset[Kind]:
        """What they accept where they are, for others who join them."""
        return self.kinds if self.warm is None else frozenset((self.warm.kind,))


@dataclass(frozen=True, slots=True)
class Meeting:
    """People who meet. `host`: the one at whose table the others take seats; None: at a new table."""

    kind: Kind
    people: tuple[str, ...]
    host: str | None = None


class Tuning(NamedTuple):
    """How patient the matching is."""

    wave_ms: int = WAVE_MS
    window: float = 6.0  # points of the rating model by which two people may differ who have just come
    wider: float = 4.0  # points more for each wave that one of them has waited


TUNING = Tuning()
_UNKNOWN = Strength(0.0, inf)  # in games without ratings


class Wave(NamedTuple):
    """One matching: its time, and how far it reaches."""

    now: int
    tuning: Tuning = TUNING

    def waited(self, since: int) -> int:
        """How many waves a person has waited."""
        return max(0, (self.now - since) // self.tuning.wave_ms)

    def reach(self, since: int) -> float:
        """How many points away an opponent may be."""
        return self.tuning.window + self.tuning.wider * self.waited(since)


def match(waiting: Iterable[Waiting], now: int, tuning: Tuning = TUNING) -> list[Meeting]:
    """The tables of a wave. No person is at two; the order of `waiting` does not count."""
    wave = Wave(now, tuning)
    one_each = {each.person: each for each in waiting}
    pool = sorted(one_each.values(), key=lambda each: (each.since, each.person))
    meetings, met = _groups([each for each in pool if not _plays_two(each)], pool, wave, set())
    pairs = _pairs([each for each in pool if each.person not in met], wave)
    met.update(person for pair in pairs for person in pair.people)
    rest = [each for each in pool if each.person not in met]
    more, _ = _groups(rest, rest, wave, met)
    return [*meetings, *pairs, *more]


def _plays_two(each: Waiting) -> bool:
    if each.warm is not None:
        return each.warm.kind.seats == 2
    return any(kind.seats == 2 for kind in each.kinds)


def allowed(one: Waiting, other: Waiting, kind: Kind, wave: Wave) -> float | None:
    """How far apart two people are at such a table, in points; None: they do not meet there."""
    if other.person in one.apart or one.person in other.apart:
        return None
    scale = kind.game, kind.seats
    mine, theirs = one.strengths.get(scale), other.strengths.get(scale)
    if mine is None or theirs is None:
        return 0.0  # games without ratings
    distance = abs(mine.mu - theirs.mu)
    gap = distance - DOUBT_SHARE * (mine.sigma + theirs.sigma)
    return distance if gap <= wave.reach(min(one.since, other.since)) else None


# --- two seats ----------------------------------------------------------------------------------------------


class _Placed(NamedTuple):
    """A person in the line of those who accept a kind, by strength; with what a pair is judged by."""

    middle: float
    since: int
    person: str
    number: int
    sigma: float  # without a rating infinite: any distance may be none
    reach: float
    apart: frozenset[str]


Edge = tuple[int, Kind, str | None]  # the weight of a pair, what they would play, and who hosts it


def _pairs(pool: list[Waiting], wave: Wave) -> list[Meeting]:
    """The pairs with the greatest weight in sum: exact for up to `BLOCK` people, else block by block.

    A matching takes time with the cube of the people; in a large pool the best partner is near in strength.
    """
    meetings: list[Meeting] = []
    met: set[str] = set()
    for offset in (0, BLOCK // 2):
        line = _in_line([each for each in pool if each.person not in met])
        cuts = [0, *range(offset or BLOCK, len(line), BLOCK), len(line)]
        found = [pair for first, last in pairwise(cuts) for pair in _matching(line[first:last], wave)]
        meetings += found
        met.update(person for pair in found for person in pair.people)
        if len(line) <= BLOCK:
            break
    return meetings


def _in_line(pool: list[Waiting]) -> list[Waiting]:
    """People beside those like them: by what they would rather play, and by strength."""
    first: dict[frozenset[Kind], str] = {}

    def place(each: Waiting) -> tuple[str, float]:
        if each.hosted not in first:
            first[each.hosted] = min((repr(kind) for kind in each.hosted if kind.seats == 2), default="")
        middle = [strength.mu for (_, seats), strength in each.strengths.items() if seats == 2]
        return first[each.hosted], sum(middle) / len(middle) if middle else 0.0

    return sorted(pool, key=place) if len(pool) > BLOCK else pool


def _matching(pool: list[Waiting], wave: Wave) -> list[Meeting]:
    best: dict[tuple[int, int], Edge] = {}
    by_kind: dict[Kind, list[int]] = defaultdict(list)
    for number, each in enumerate(pool):
        for kind in each.kinds:
            if kind.seats == 2:
                by_kind[kind].append(number)
    waves = [min(MOST_WAVES, wave.waited(each.since)) for each in pool]
    for kind in sorted(by_kind, key=repr):  # of two kinds that suit a pair as well, the first
        for one, other, distance in _neighbors(pool, by_kind[kind], kind, wave):
            points = MEETING_WEIGHT + WAVE_WEIGHT * (waves[one] + waves[other])
            weight = max(1, points - round(POINT_WEIGHT * distance))
            key = (one, other) if one < other else (other, one)
            if key in best and weight <= best[key][0]:
                continue
            fits, host = _host(pool[one], pool[other], kind)
            if fits:
                best[key] = weight, kind, host
    if not best:
        return []
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(len(pool)))
    graph.add_edges_from([(one, other, best[one, other][0]) for one, other in sorted(best)])
    found = rustworkx.max_weight_matching(graph, weight_fn=int)
    meetings = []
    for one, other in sorted((min(pair), max(pair)) for pair in found):
        _, kind, host = best[one, other]
        meetings.append(Meeting(kind, (pool[one].person, pool[other].person), host))
    return meetings


def _host(one: Waiting, other: Waiting, kind: Kind) -> tuple[bool, str | None]:
    """Whether two people can meet for such a table, and at whose."""
    if one.warm is None and other.warm is None:
        return True, None
    first, second = sorted((one, other), key=lambda each: (each.since, each.person))
    for each, guest in ((first, second), (second, first)):
        if each.warm is not None and each.warm.kind == kind and guest.moves:
            return True, each.person
    return False, None


def _neighbors(
    pool: list[Waiting], numbers: list[int], kind: Kind, wave: Wave
) -> Iterator[tuple[int, int, float]]:
    """Pairs of people who may meet, as `allowed` says, each with those next to them in strength."""
    line = []
    for number in numbers:
        each = pool[number]
        strength = each.strengths.get((kind.game, kind.seats), _UNKNOWN)
        line.append(_Placed(
            strength.mu, each.since, each.person, number, strength.sigma, wave.reach(each.since), each.apart
        ))  # fmt: skip
    line.sort()
    for place, (middle, _, person, one, sigma, reach, apart) in enumerate(line):
        found = 0
        for further, _, friend, other, doubt, far, away in line[place + 1 : place + 1 + LOOKED_THROUGH]:
            distance = further - middle
            gap = distance - DOUBT_SHARE * (sigma + doubt)
            if (gap <= reach or gap <= far) and person not in away and friend not in apart:
                yield one, other, distance if gap > -inf else 0.0
                found += 1
                if found == NEIGHBORS:
                    break


# --- more than two seats ------------------------------------------------------------------------------------


def _groups(
    anchors: list[Waiting], pool: list[Waiting], wave: Wave, met: set[str]
) -> tuple[list[Meeting], set[str]]:
    """Tables around those who have waited longest, with those nearest to them in strength."""
    meetings: list[Meeting] = []
    met = set(met)
    lines = _lines(pool) if anchors else {}
    for anchor in anchors:
        if anchor.person in met:
            continue
        for kind in sorted((kind for kind in anchor.hosted if kind.seats > 2), key=repr):
            others = _company(anchor, kind, lines[kind], wave, met)
            if others:
                people = (anchor.person, *(other.person for other in others))
                meetings.append(Meeting(kind, people, anchor.person if anchor.warm else None))
                met.update(people)
                break
    return meetings, met


def _lines(pool: list[Waiting]) -> dict[Kind, list[tuple[float, int, Waiting]]]:
    """For each kind of table the people who accept it, by strength; those who came at once stay in order."""
    lines: dict[Kind, list[tuple[float, int, Waiting]]] = defaultdict(list)
    for number, each in enumerate(pool):
        for kind in each.kinds:
            if kind.seats > 2:
                lines[kind].append((_middle(each, kind), number, each))
    for line in lines.values():
        line.sort(key=lambda place: place[:2])
    return lines


def _middle(each: Waiting, kind: Kind) -> float:
    strength = each.strengths.get((kind.game, kind.seats))
    return strength.mu if strength else 0.0


def _company(
    anchor: Waiting, kind: Kind, line: list[tuple[float, int, Waiting]], wave: Wave, met: set[str]
) -> list[Waiting]:
    """Those who join an anchor: enough for a new table, or as many as there are for a warm one."""
    wanted = anchor.warm.free if anchor.warm else kind.seats - 1
    at = bisect_left(line, _middle(anchor, kind), key=lambda place: place[0])
    ranked = []
    for side in (range(at - 1, -1, -1), range(at, len(line))):
        near = (line[place][2] for place in side)
        free = (other for other in near if other.person not in met and other is not anchor)
        for other in islice(free, LOOKED_THROUGH):
            if other.warm is not None and (anchor.warm is None or not other.moves):
                continue
            distance = allowed(anchor, other, kind, wave)
            if distance is not None:
                ranked.append((_plays_two(other), distance, other.since, other.person, other))
    chosen: list[Waiting] = []
    for *_, other in sorted(ranked, key=lambda each: each[:4]):
        if all(allowed(other, each, kind, wave) is not None for each in chosen):
            chosen.append(other)
            if len(chosen) == wanted:
                return chosen
    return chosen if anchor.warm else []
