"""Qin Jiushao's steps, reckoned a second time and in another way, in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from mandate.core.flow import Automaton
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.rules.automata import jiushao
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from tests.games.great_wall.driving import choose

SPOTS = dict.fromkeys(("lum", "qua", "gol", "bar"), 3) | {"tem": 2, "tea": 2}
ELSEWHERE = ("tea", "bui", "emb", "aca", "log")
REED, JIUSHAO = Automaton(1), Automaton(2)
Board = dict[str, list[int]]  # Location → Clerks of the person, the Reed Clan and Qin Jiushao


def board(s: GreatWallState) -> Board:
    return {code: s.at[place][:] for place, code in enumerate(CODES)}


def room(at: Board, code: str) -> bool:
    return code not in SPOTS or sum(at[code]) < SPOTS[code]


def moved(at: Board, track: list[str], pool: int, n: int, seen: Counter[str]) -> int:
    """His Clerks to the lowest Locations with room; what he cannot do is lost. His pool after it."""
    goals = [code for code in reversed(track) if room(at, code)][:n]
    for goal in goals:
        if pool:
            pool -= 1
        else:
            above = [code for code in track if at[code][JIUSHAO] and room(at, code)][:1]
            if not above or track.index(above[0]) >= track.index(goal):
                seen["lost"] += 1
                continue
            at[above[0]][JIUSHAO] -= 1
            seen["from above"] += 1
        at[goal][JIUSHAO] += 1
    return pool


def led(at: Board, track: list[str], n: int, seen: Counter[str]) -> None:
    """The Reed Clerks: each time the first one that may leave, to the lowest Location without one."""
    for _ in range(n):
        goals = [code for code in reversed(track) if room(at, code) and not at[code][REED]]
        starts = [code for code in (*ELSEWHERE, *track) if at[code][REED] and room(at, code)]
        rank = [*track, *ELSEWHERE].index  # the highest Location first; from elsewhere every goal is good
        if not goals or not starts or rank(goals[0]) < rank(starts[0]) < len(track):
            seen["stays"] += 1
            return
        at[starts[0]][REED] -= 1
        at[goals[0]][REED] += 1
        seen["led"] += 1


def spot(s: GreatWallState) -> tuple[int, int] | None:
    """The Horde and the cell that a Spearman of his takes."""
    first = "LMR".index(s.hordes[s.horde_deck[-1]][-1])
    for section in (first, 3 - first):
        for horde in s.rows[section][:1]:
            grid = OURS.cards.horde_types[s.hordes[horde][:2]].grid
            cells = [row * 6 + column for column in range(6) for row in range(2) if grid[row][column]]
            free = [cell for cell in cells if not s.cover[horde][cell]]
            if free:
                return horde, free[0]
    return None


def watch(monkeypatch: pytest.MonkeyPatch, name: str, check: Callable[..., None]) -> None:
    """Let every call of his rule be looked at: `check` calls it by its first argument."""
    rule = getattr(jiushao, name)
    monkeypatch.setattr(jiushao, name, lambda s, *args: check(lambda: rule(s, *args), s, *args))


@pytest.mark.parametrize("clerks", [3, 5, 8])
@pytest.mark.clause("gw.solo.clerks")
@pytest.mark.clause("gw.solo.overlord")
@pytest.mark.clause("gw.solo.attack")
def test_his_steps_are_those_of_a_second_reckoning(clerks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Counter[str]()

    def check_clerks(go: Callable[[], None], s: GreatWallState, n: int) -> None:
        at, track = board(s), [CODES[place] for place in s.location_track]
        pool = moved(at, track, s.clerk_pool[JIUSHAO], n, seen)
        go()
        assert (board(s), s.clerk_pool[JIUSHAO]) == (at, pool)
        seen["moves"] += 1

    def check_reed(go: Callable[[], None], s: GreatWallState, n: int) -> None:
        at, track = board(s), [CODES[place] for place in s.location_track]
        led(at, track, n, seen)
        go()
        assert board(s) == at

    def check_spearman(go: Callable[[], None], s: GreatWallState) -> None:
        goal = spot(s) if s.pool[JIUSHAO][0] else None
        cover = [list(cells) for cells in s.cover]
        if goal is not None:
            cover[goal[0]][goal[1]] = 2 + 3 * JIUSHAO
        go()
        assert [list(cells) for cells in s.cover] == cover
        seen["spearmen"] += 1

    watch(monkeypatch, "move_clerks", check_clerks)
    watch(monkeypatch, "lead_reed_clerks", check_reed)
    watch(monkeypatch, "recruit_spearman", check_spearman)
    for game in range(30):
        chance = Chance(f"reckoned/{game}")
        s = GREAT_WALL.start({"players": 1}, Chance(f"reckoned/{game}/deal"))
        s.shame_pool, s.clerk_pool[JIUSHAO] = 100, clerks
        while s.asked:
            s.apply_unchecked(*choose(s, chance, eager=True))
    assert min(seen[name] for name in ("moves", "led", "stays", "spearmen")) > 10
    assert clerks == 8 or min(seen["from above"], seen["lost"]) > 0
