"""Maps: the two built-in ones, maps from files, and what is wrong with a bad one."""

from __future__ import annotations

from pathlib import Path

import pytest

from mandate import qin
from mandate.core.errors import Malformed
from mandate.core.rng import Chance
from mandate.games.qin.rules.board import Board, built_in, parse
from mandate.games.qin.rules.clauses import QinCode
from mandate.games.qin.rules.game import QIN

from .pictures import draw_rows, lay

GOOD = "R.Y\n...\nB..\n"


def refusal(text: str) -> Malformed:
    with pytest.raises(Malformed) as caught:
        parse("my.txt", text)
    return caught.value


# --- good maps --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "villages", "squares", "water"), [("bird", 8, 12, 0), ("lion", 14, 14, 12)])
def test_the_built_in_maps_are_thirteen_by_thirteen(
    name: str, villages: int, squares: int, water: int
) -> None:
    board = built_in(name)
    assert (board.width, board.height) == (13, 13)
    assert len(board.villages) == villages
    assert board.text.count("V") == squares
    assert board.text.count("~") == water
    assert [board.text.count(colour) for colour in "RYB"] == [1, 1, 1]


def test_a_map_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "my.txt"
    path.write_text("# my own\n" + GOOD + "\n\n", "utf-8")
    match = qin.new(board=str(path), seed=1)
    assert match.state.board.rows == ("R.Y", "...", "B..")
    assert match.record.setup["options"]["board"]["rows"] == ["R.Y", "...", "B.."]
    path.unlink()
    assert qin.load(match.record.dumps()).state.digest() == match.state.digest()


def test_a_map_from_a_file_is_called_by_the_end_of_its_path(tmp_path: Path) -> None:
    path = tmp_path / ("long" * 12 + ".txt")
    path.write_text(GOOD, "utf-8")
    assert qin.new(board=str(path), seed=1).state.board.name == "long" * 10


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("m" * 41, "up to 40 characters; this one has 41"),
        ("m" * 60_000, "up to 40 characters; this one has 60,000"),
        ("\x1b[2J", "character 1 is U+001B"),
        ("two\nlines", "character 4 is U+000A"),
        ("a\u200b", "character 2 is U+200B"),
        ("\u3164", "character 1 is U+3164"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused_by_every_face(name: str, said: str) -> None:
    board = {"name": name, "rows": GOOD.split()}
    for make in (
        lambda: QIN.start({"board": board}, Chance(1)),
        lambda: QIN.configure_remote({"board": board}),
    ):
        with pytest.raises(Malformed) as caught:
            make()
        assert caught.value.code in (QinCode.MAP_NAME, QinCode.MAP_NAME_UNSEEN)
        assert said in caught.value.tell("en")
        assert len(caught.value.tell("en")) < 200


@pytest.mark.parametrize("text", ["RYB\n~~~\n...\n", "R~Y\n~V~\nB~.\n", "R.Y\n~~~\nB~.\n"])
def test_a_map_on_which_nothing_can_be_placed_is_refused(text: str) -> None:
    """By every face; a position on it may be looked at, for it can have tiles elsewhere."""
    for make in (lambda: qin.new(board=text), lambda: QIN.configure_remote({"board": text})):
        with pytest.raises(Malformed) as caught:
            make()
        assert caught.value.code is QinCode.MAP_NO_PLACEMENT


def test_one_pair_beside_a_start_space_is_enough_for_any_tile() -> None:
    """So that no game is over before it has begun."""
    for seed in range(50):
        assert (
            QIN.start({"board": {"name": "tiny", "rows": ["R~Y", "~~~", "B.."]}}, Chance(seed)).outcome
            is None
        )


def test_line_ends_of_other_systems_are_read_too(tmp_path: Path) -> None:
    path = tmp_path / "my.txt"
    path.write_bytes(GOOD.replace("\n", "\r\n").encode())
    assert qin.new(board=str(path), seed=1).state.board == parse("x", GOOD)


def test_spaces_are_named_like_those_of_a_spreadsheet() -> None:
    board = built_in("bird")
    assert [board.name_of(board.spaces[i]) for i in (0, 12, 13, 84, 168)] == ["a1", "m1", "a2", "g7", "m13"]
    assert board.at(board.spaces[84]) == "Y"


@pytest.mark.parametrize("size", [3, 26])
def test_the_smallest_and_the_largest_map_can_be_played_to_the_end(size: int) -> None:
    rows = [["."] * size for _ in range(size)]
    middle = size // 2
    rows[middle][middle], rows[middle][middle - 1], rows[middle - 1][middle] = "R", "Y", "B"
    rows[0][0] = "V"
    match = qin.new(players=4, board="\n".join("".join(row) for row in rows) + "\n", seed=1)
    assert match.options[-1][:2] in ("RR", "YY", "BB", "RY", "RB", "YB")
    while match.options:
        match.play(match.options[len(match.options) // 2])
    assert match.outcome is not None


def test_the_last_space_of_the_largest_map_is_z26() -> None:
    rows = ["." * 26] * 25 + ["." * 20 + "RYB..."]
    match = qin.new(board="\n".join(rows), seed=1)
    assert match.state.board.name_of(match.state.board.spaces[-1]) == "z26"


def many_villages() -> list[list[str]]:
    """156 villages: every second square of every second row; lanes between them, with start spaces."""
    rows = [["V", "."] * 13 if line % 2 == 0 else ["."] * 26 for line in range(24)] + [["."] * 26] * 2
    rows[1][3] = rows[21][3] = "R"
    rows[23][3], rows[23][9] = "Y", "B"
    return rows


@pytest.mark.clause("qin.village.connect", "qin.order.villages")
def test_a_map_may_have_far_more_villages_than_a_word_has_bits() -> None:
    """The first villages and those far behind them are seized alike, in reading order."""
    rows = many_villages()
    numbers = {village: i for i, village in enumerate(first_squares(rows))}
    assert len(numbers) == 156
    assert (numbers["c1"], numbers["c3"], numbers["c21"], numbers["c23"]) == (1, 14, 131, 144)
    table = lay(draw_rows(rows), hands={1: "RR BB BB", 2: "RR YB YB"})
    assert table.place("RR:b2c2") == ["1 founded red 3", "1 connected c1", "1 connected c3"]
    assert table.place("RR:b22c22") == ["2 founded red 3", "2 connected c21", "2 connected c23"]


def first_squares(rows: list[list[str]]) -> list[str]:
    board = Board("many", ["".join(row) for row in rows])
    return [board.name_of(village[0]) for village in board.villages]


# --- bad maps ---------------------------------------------------------------------------------------


@pytest.mark.clause("qin.board.start")
@pytest.mark.parametrize("colour", ["R", "Y", "B"])
def test_a_map_needs_start_spaces_of_all_three_colours(colour: str) -> None:
    problem = refusal(GOOD.replace(colour, "."))
    assert (problem.code, problem.clause) == ("qin-map-no-start", "qin.board.start")
    assert problem.facts == {"file": "my.txt", "colour": colour}


@pytest.mark.clause("qin.board.start")
@pytest.mark.parametrize(
    ("text", "line", "column", "colour"),
    [("R.Y\n..B\n.RR\n", 3, 2, "R"), ("R.Y\nB.Y\n...\n", 1, 3, "Y"), ("RBY\n.B.\n...\n", 1, 2, "B")],
)
def test_no_two_start_spaces_of_one_colour_may_touch(text: str, line: int, column: int, colour: str) -> None:
    problem = refusal(text)
    assert (problem.code, problem.clause) == ("qin-map-starts-touch", "qin.board.start")
    assert problem.facts == {"file": "my.txt", "line": line, "column": column, "colour": colour}


@pytest.mark.clause("qin.board.start")
def test_start_spaces_of_one_colour_may_touch_with_corners_and_of_two_colours_with_edges() -> None:
    board = parse("my.txt", "RY.\nBR.\n...\n")
    assert board.rows == ("RY.", "BR.", "...")


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "qin-map-height", {"rows": 0}),
        ("R.Y\n.B.\n", "qin-map-height", {"rows": 2, "least": 3, "most": 26}),
        ("RYB\n" + "...\n" * 26, "qin-map-height", {"rows": 27}),
        ("RY\nB.\n..\n", "qin-map-width", {"line": 1, "columns": 2, "least": 3, "most": 26}),
        ("RYB" + "." * 24 + "\n...\n...\n", "qin-map-width", {"line": 1, "columns": 27}),
        ("R.Y\n....\nB..\n", "qin-map-ragged", {"line": 2, "columns": 4, "expected": 3}),
        ("R.Y\n\nB..\n", "qin-map-ragged", {"line": 2, "columns": 0, "expected": 3}),
        ("R.Y\n..x\nB..\n", "qin-map-sign", {"line": 2, "column": 3, "sign": "x"}),
        ("\ufeff# a title\nR.Y\n# a remark\n..x\nB..\n", "qin-map-sign", {"line": 4, "column": 3}),
        ("R.Y\n...\nB.r\n", "qin-map-sign", {"line": 3, "column": 3, "sign": "r"}),
        ("R.Y\n.\t.\nB..\n", "qin-map-sign", {"line": 2, "column": 2, "sign": "\t"}),
    ],
)
def test_a_bad_map_is_refused_with_the_place_of_the_error(
    text: str, code: str, facts: dict[str, object]
) -> None:
    problem = refusal(text)
    assert problem.code == code
    assert facts.items() <= problem.facts.items()
    assert problem.facts["file"] == "my.txt"
    sentence = problem.tell("en")
    for key in ("line", "column"):
        if key in facts:
            assert f"{key} {facts[key]}" in sentence


@pytest.mark.parametrize("name", ["eagle", "no/such/file.txt", ""])
def test_a_board_that_is_neither_built_in_nor_a_file_is_refused(name: str) -> None:
    with pytest.raises(Malformed) as caught:
        qin.new(board=name)
    assert caught.value.code == "qin-map-unknown"
    assert caught.value.facts == {"board": name, "known": "bird, lion, seed:NAME"}


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(Malformed) as caught:
        qin.new(board=str(path))
    assert caught.value.code == "qin-map-unknown"
