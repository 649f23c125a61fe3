"""The board as text: everything on it can be read, with colours and without."""

import re

import pytest

from mandate import qin
from mandate.cli.kit.layout import cell_width, clip, text_of, wrap
from mandate.games.qin.rules.board import built_in, parse
from mandate.games.qin.terminal.board_view import Marks, Window, draw, size_for
from mandate.games.qin.terminal.held import Held, pick_up
from mandate.games.qin.terminal.scene import Scene
from mandate.games.qin.terminal.signs import ASCII, UNICODE, Signs
from tests.games.qin.terminal.tables import BIG


def scene(rows: str = "~rrr./.r.yV/RrYyB/....V", owners: str = "b1=0,d2=1,e2=1") -> Scene:
    """A small board: a major red province, a yellow province, two villages, water."""
    short = re.sub(r"\.+", lambda dots: str(len(dots.group())), rows)
    position = f"qin1 2 {short} {owners} 22,22 RRRYBB,RRYYBB -,-,-,- 0 12 -"
    return Scene.of(qin.from_position(position).state.view(None))


def picture(of: Scene, marks: Marks | None = None, signs: Signs = ASCII) -> list[str]:
    window = Window(0, 0, of.board.width, of.board.height)
    return [text_of(line).rstrip() for line in draw(of, marks or Marks(), window, signs=signs)]


def test_every_space_says_what_it_is_whose_it_is_and_where_pagodas_stand() -> None:
    assert picture(scene()) == [
        "   a   b   c   d   e",
        " 1 ~~~~r1^^r1  r1  .",
        " 2 .   r1  .   y2^ V2^",
        " 3 [R]1r1  [Y]2y2  [B]",
        " 4 .   .   .   .   V",
    ]


def test_single_and_double_pagodas_and_start_spaces_differ_in_unicode_too() -> None:
    lines = picture(scene(), signs=UNICODE)
    assert lines[1].startswith(" 1 ≈≈≈≈r1▲▲r1")
    assert "y2▲ ⌂2▲" in lines[2]
    assert "[B]" in lines[3]


def test_ascii_signs_are_ascii() -> None:
    assert all(line.isascii() for line in picture(scene()))


def test_the_last_placement_is_marked() -> None:
    lines = picture(scene(), Marks(fresh=frozenset({"d2", "d3", "b1"})))
    assert "y2^*" in lines[2]
    assert "y2* " in lines[3]
    assert "r1^^" in lines[1]  # no room for the sign: it is underlined


def test_the_held_tile_says_whether_it_fits() -> None:
    at = scene()
    held = Held(at.board, "RB", 0, 4, turn=1)
    assert "<R>" in picture(at, Marks(held.colours, True))[1]
    lines = picture(at, Marks(held.colours, False))
    assert "!R!" in lines[1]
    assert "!B!" in lines[2]


@pytest.mark.parametrize("size", [(4, 1), (6, 2), (8, 3)])
def test_all_lines_of_a_board_are_equally_wide(size: tuple[int, int]) -> None:
    at = scene()
    lines = draw(at, Marks(), Window(0, 0, 5, 4), size)
    assert len(lines) == 1 + 4 * size[1]
    assert {len(text_of(line)) for line in lines} == {3 + 5 * size[0]}


def test_spaces_are_drawn_as_large_as_the_window_allows() -> None:
    at = scene()
    assert size_for(at, 200, 60) == (8, 3)
    assert size_for(at, 3 + 5 * 6, 9) == (6, 2)
    assert size_for(at, 10, 3) == (4, 1)


def test_a_large_board_scrolls_to_the_held_tile() -> None:
    board = parse("big", BIG)
    whole = Scene.of(qin.new(board=BIG, seed=1).state.view(None))
    for row, column in ((0, 0), (25, 25), (13, 5)):
        held = pick_up(board, "RY", row, column)
        window = Window.around(whole, held.colours, 13, 13)
        text = "\n".join(text_of(line) for line in draw(whole, Marks(held.colours), window))
        assert "<R>" in text
        assert "<Y>" in text
        assert len(text.splitlines()) == 14
        assert max(len(line) for line in text.splitlines()) == 55


def test_a_held_tile_stays_on_the_board_and_turns_through_all_ways() -> None:
    board = built_in("bird")
    held = pick_up(board, "RY", 0, 0)
    tokens = set()
    for _ in range(4):
        tokens.add(held.moved(1, 1).token)
        held = held.turned()
    assert len(tokens) == 4
    for down, right in ((-1, 0), (0, -1), (1, 0), (0, 1)):
        at = held
        for _ in range(30):
            at = at.moved(down, right)
        assert len(set(at.spaces)) == 2


def test_a_double_tile_has_two_ways() -> None:
    held = pick_up(built_in("bird"), "RR", 5, 5)
    assert held.turned().turned() == held


def test_a_tile_goes_to_the_nearest_place_where_it_fits() -> None:
    match = qin.new(seed=1)
    held = pick_up(match.state.board, match.options[0][:2])
    assert held.token not in match.options
    assert held.nearest(match.options).token in match.options


def test_texts_are_cut_and_wrapped_by_columns_not_by_letters() -> None:
    assert clip("秦秦秦", 5) == "秦秦…"
    assert clip("abcdef", 4) == "abc…"
    assert all(cell_width(line) <= 9 for line in wrap("秦秦秦秦秦秦秦 one two three", 9))
    assert wrap("a-very-long-path/without/blanks", 8) == ["a-very-l", "ong-path", "/without", "/blanks"]
    assert wrap("", 10) == [""]
