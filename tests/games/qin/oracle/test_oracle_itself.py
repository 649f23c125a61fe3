"""Sanity tests of the oracle alone: small drawn positions, and invariants of random games."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from .qin_oracle import BIRD, LION, PAGODAS, TILE_NAMES, Game, Province, flood, random_game, trace


def drawn(board: str, players: int, owners: dict[str, int], supply: dict[int, int] | None = None) -> Game:
    """A game in the middle: the coloured areas of the map that hold the named cells are provinces."""
    game = Game(board, players, 0, TILE_NAMES * players)
    game.outcome = None
    for cell, seat in owners.items():
        start = (int(cell[1:]) - 1, ord(cell[0]) - ord("a"))
        area = flood(game.colours, start)
        pagodas = 2 if len(area) >= 5 else 1
        game.supply[seat] -= pagodas
        game.provinces.append(Province(area, game.colours[min(area)], seat, pagodas))
    for seat, left in (supply or {}).items():
        game.supply[seat] = left
    game.hands = [list(TILE_NAMES) for _ in range(players)]
    return game


def play(game: Game, token: str) -> dict[str, Any]:
    seat = game.turn
    pile = next((f"/{i + 1}" for i, pile in enumerate(game.piles) if pile), "")
    game.play(seat, token + pile)
    return game.snapshot(1, seat, token, True)


def short(line: dict[str, Any]) -> list[tuple[str, str, int | None, int]]:
    return [("".join(p["cells"]), p["colour"], p["owner"], p["pagodas"]) for p in line["provinces"]]


def test_deal_and_draw() -> None:
    tiles = TILE_NAMES * 12
    lines = list(trace(BIRD, 2, 1, tiles, [(1, "RB:g8h8/2")], True))
    assert lines[0]["piles"] == [17, 17, 16, 16]
    assert lines[0]["next"] == 1
    assert lines[1]["piles"] == [17, 16, 16, 16]
    assert lines[1]["next"] == 0
    assert lines[1]["hands"] == [["BB", "RR", "YY"], sorted(["RY", "YB", tiles[6 + 65]])]
    assert short(lines[1]) == [("g8g9", "R", 1, 1)]
    for bad in [(0, "RR:g10g11/1"), (1, "RR:g10g11/1"), (1, "RY:g8g9/1"), (1, "RY:g10g11"), (1, "pass")]:
        with pytest.raises(ValueError, match=r"not legal|not to move|no such pile"):
            list(trace(BIRD, 2, 1, tiles, [bad], False))


def test_mixed_tile_founds_two_and_single_spaces_found_nothing() -> None:
    line = play(drawn("RY...\n.....\n", 2, {}), "RY:a2b2")
    assert short(line) == [("a1a2", "R", 0, 1), ("b1b2", "Y", 0, 1)]
    assert line["supply"] == [22, 24]
    assert short(play(drawn("RY...\n.....\n", 2, {}), "RY:b2a2")) == []


def test_expansion_to_five_is_set_by_the_owner() -> None:
    line = play(drawn("RRRR..\n......\n", 2, {"a1": 1}), "RR:e1f1")
    assert short(line) == [("a1b1c1d1e1f1", "R", 1, 2)]
    assert line["supply"] == [24, 22]


def test_founding_at_five() -> None:
    board = "R..R\n.R..\n.Y..\n"
    line = play(drawn(board, 2, {}), "RR:b1c1")
    assert short(line) == [("a1b1c1d1b2", "R", 0, 2)]
    line = play(drawn(board, 2, {}, {0: 1}), "RR:b1c1")
    assert short(line) == [("a1b1c1d1b2", "R", 0, 1)]
    assert line["outcome"] == {"winners": [0], "reason": "last_pagoda"}
    assert line["legal"] == []
    assert line["next"] is None


def test_joining() -> None:
    assert "RY:c1c2" not in drawn("RR.RR\n.....\n", 2, {"a1": 0, "d1": 1}).legal()
    line = play(drawn("RR.RRR\n......\n", 2, {"a1": 0, "d1": 1}), "RY:c1c2")
    assert short(line) == [("a1b1c1d1e1f1", "R", 1, 2)]
    assert line["supply"] == [24, 22]
    # A major and a small one of seat 0 with a small one of seat 1.
    line = play(drawn("RRRRR.RR\n.......\n....RR..\n", 2, {"a1": 0, "g1": 0, "e3": 1}), "RR:f1f2")
    assert short(line) == [("a1b1c1d1e1f1g1h1f2e3f3", "R", 0, 2)]
    assert line["supply"] == [22, 24]


def test_joining_two_majors_or_taking_one_over_is_refused() -> None:
    assert "RY:f1f2" not in drawn("RRRRR.RRRRR\n...........\n", 2, {"a1": 0, "g1": 0}).legal()
    three = "RRRRR.RRR\n.........\n.....RRR.\n"
    assert "RR:f1f2" not in drawn(three, 2, {"a1": 0, "g1": 1, "f3": 1}).legal()
    assert "RR:f1f2" in drawn(three, 3, {"a1": 0, "g1": 1, "f3": 2}).legal()  # a tie below the highest
    # The other colour of a mixed tile does not save a forbidden one.
    assert "RY:f1f2" not in drawn("RRRRR.RRRRR\n.....Y.....\n", 2, {"a1": 0, "g1": 0}).legal()


def test_villages() -> None:
    game = drawn("RR..\nVV..\nYY..\n....\n", 2, {"a1": 0, "a3": 1})
    line = play(game, "BB:c3d3")  # one each: a tie leaves it empty
    assert line["villages"] == [{"cells": ["a2", "b2"], "owner": None}]
    assert line["supply"] == [22, 23]
    line = play(game, "BB:c2d2")  # the blue province of seat 0 comes to the village
    assert line["villages"][0]["owner"] == 0
    assert line["supply"] == [21, 23]
    assert line["provinces"][1]["pagodas"] == 1
    line = play(game, "YY:a4b4")  # still one against two
    assert line["villages"][0]["owner"] == 0
    line = play(game, "YB:c4d4")  # yellow has five: two against two, the owner stays
    assert [p["pagodas"] for p in line["provinces"]] == [1, 2, 2]
    assert line["villages"][0]["owner"] == 0


def test_village_is_conquered_by_a_double_pagoda() -> None:
    game = drawn("RR....\nV.....\nYYYY..\n......\n", 2, {"a1": 0, "a3": 1})
    game.villages[0].owner = 0
    game.supply[0] -= 1
    line = play(game, "YY:e3f3")
    assert line["villages"][0]["owner"] == 1
    assert line["supply"] == [23, 21]


def test_last_pagoda_of_another_seat_stops_the_placement() -> None:
    # The merger gives seat 1 its last pagoda: the yellow founding is not carried out.
    game = drawn("RR.RRR\n......\n..Y...\n", 2, {"a1": 0, "d1": 1}, {1: 1})
    game.hands[0] = ["RY"]
    line = play(game, "RY:c1c2")
    assert short(line) == [("a1b1c1d1e1f1", "R", 1, 2), ("c2c3", "Y", None, 0)]
    assert line["outcome"] == {"winners": [1], "reason": "last_pagoda"}
    assert line["hands"][0] == []
    assert line["supply"][1] == 0
    assert sum(line["piles"]) == 6
    # Two expansions: red ends the game, yellow is shown enlarged with one pagoda.
    line = play(drawn("RRRR..YYYY\n..........\n", 2, {"a1": 1, "g1": 0}, {1: 1}), "RY:e1f1")
    assert short(line) == [("a1b1c1d1e1", "R", 1, 2), ("f1g1h1i1j1", "Y", 0, 1)]
    # Two mergers: red ends the game, the yellow provinces stay as they were.
    board = "RR.RRR\nYY.YYY\n......\n"
    line = play(drawn(board, 2, {"a1": 0, "d1": 1, "a2": 0, "d2": 1}, {1: 1}), "RY:c1c2")
    assert short(line) == [("a1b1c1d1e1f1", "R", 1, 2), ("a2b2", "Y", 0, 1), ("d2e2f2", "Y", 1, 1)]


def test_own_provinces_joined_give_pagodas_back_and_do_not_win() -> None:
    line = play(drawn("RR.RR.RR\n........\n", 2, {"a1": 0, "d1": 0, "g1": 0}, {0: 1}), "RY:c1c2")
    assert line["supply"][0] == 1
    assert line["outcome"] is None


def test_pass_and_the_other_ending() -> None:
    game = drawn("RR.RR\n~~.~~\n~~Y~~\n", 2, {"a1": 0, "d1": 1})
    game.piles = [[], [], [], []]
    game.hands = [["RR"], ["YB"]]
    assert game.legal() == ["pass"]
    assert play(game, "pass")["next"] == 1
    assert game.legal() == ["YB:c1c2", "YB:c2c1"]
    line = play(game, "YB:c2c1")
    assert line["outcome"] == {"winners": [1], "reason": "no_placement"}
    assert line["hands"] == [["RR"], []]


def test_resigning() -> None:
    game = drawn("RRRR...V\n........\n.......Y\n", 3, {"a1": 1}, {1: 1})
    game.play(1, "resign")
    assert game.turn == 0
    assert game.hands[1] == []
    line = play(game, "RY:e1e2")  # the last pagoda of a resigned seat ends nothing
    assert line["outcome"] is None
    assert line["supply"][1] == 0
    assert line["next"] == 2
    line = play(game, "RR:f1g1")  # it would seize the village, and has nothing to set
    assert line["provinces"][0]["owner"] == 1
    assert line["villages"][0]["owner"] is None
    with pytest.raises(ValueError, match="cannot resign"):
        game.play(1, "resign")
    game.play(2, "resign")
    assert game.outcome == {"winners": [0], "reason": "resigned"}
    with pytest.raises(ValueError, match="over"):
        game.play(0, "resign")


def test_resigned_major_province_may_keep_one_pagoda() -> None:
    game = drawn("RRRR...\n.......\n", 3, {"a1": 1}, {1: 0})
    game.resigned.add(1)
    assert short(play(game, "RR:e1f1")) == [("a1b1c1d1e1f1", "R", 1, 1)]


@pytest.mark.parametrize("board", [BIRD, LION])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_the_invariants(board: str, players: int) -> None:
    for seed in range(2):
        tiles, choices = random_game(board, players, seed % players, random.Random(seed), 0.01 * (seed % 2))
        lines = list(trace(board, players, seed % players, tiles, choices, True))
        assert Counter(tiles) == dict.fromkeys(TILE_NAMES, 12)
        assert [line["ply"] for line in lines] == list(range(len(choices) + 1))
        assert all(line["outcome"] is None for line in lines[:-1])
        assert lines[-1]["outcome"] is not None
        for before, line in pairwise(lines):
            assert line["choice"] == "resign" or line["choice"].split("/")[0] in before["legal"]
        for line in lines:
            on_board = Counter(v["owner"] for v in line["villages"] if v["owner"] is not None)
            for province in line["provinces"]:
                on_board[province["owner"]] += province["pagodas"]
                if line["outcome"] is None and not any(c == "resign" for _, c in choices):
                    assert province["pagodas"] == (2 if len(province["cells"]) >= 5 else 1)
            assert all(on_board[s] + line["supply"][s] == PAGODAS[players] for s in range(players))
            assert (line["next"] is None) == (line["outcome"] is not None) == (line["legal"] == [])
