"""Generated boards: the same everywhere, like the built-in ones, and accepted wherever a board is."""

from __future__ import annotations

import hashlib
from itertools import islice

import pytest

from mandate import qin
from mandate.core.errors import Malformed
from mandate.games.qin.batch.batch import QinBatch
from mandate.games.qin.rules import generated
from mandate.games.qin.rules.board import BUILT_IN, built_in, check_placements
from mandate.games.qin.rules.clauses import QinCode
from mandate.games.qin.rules.game import QIN, read_board
from mandate.games.qin.rules.generated import is_like_the_built_in, limits_of_the_built_in, traits

NAMES = [f"seed:{number}" for number in range(60)]


def turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("".join(column) for column in zip(*rows, strict=True))


def land(rows: tuple[str, ...]) -> tuple[str, ...]:
    """The map with all start spaces alike."""
    return tuple(row.translate(str.maketrans("RYB", "***")) for row in rows)


def test_a_name_gives_the_same_map_on_every_machine() -> None:
    texts = "".join(read_board(name).text for name in NAMES)
    assert (
        hashlib.sha256(texts.encode()).hexdigest()
        == "37569793d0ca796c67441dd6286520a5e1fa3fe0bbb6139856ff69401b83766b"
    )
    assert read_board("seed:jade-river").rows == (
        "V....V....V..",
        ".............",
        ".............",
        ".............",
        ".V.....V...V.",
        ".............",
        "...R..B...Y..",
        ".............",
        ".V.....V...V.",
        ".............",
        ".............",
        ".............",
        "V....V....V..",
    )


def test_the_numbers_are_those_of_sha_256() -> None:
    digest = hashlib.sha256(b"mandate qin board 1:jade:0").digest()
    first = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    assert list(islice(generated._Draw._stream("jade"), 8)) == first


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_built_in_maps_are_within_their_own_limits(name: str) -> None:
    assert is_like_the_built_in(built_in(name).rows)


def test_generated_maps_can_be_played_on_and_are_like_the_built_in_ones() -> None:
    limits = limits_of_the_built_in()
    for name in NAMES:
        board = read_board(name)
        check_placements(board)
        assert (board.width, board.height, board.name) == (13, 13, name)
        assert sorted(sign for sign in board.text if sign in "RYB") == ["B", "R", "Y"]
        for trait, value in traits(board.rows).items():
            assert limits[trait][0] <= value <= limits[trait][1], (name, trait)


def test_generated_maps_are_symmetric_but_for_their_start_spaces() -> None:
    for name in NAMES:
        rows = read_board(name).rows
        maps = [land(rows), land(turned(rows))]
        ground = [tuple(row.replace("*", ".") for row in each) for each in maps]
        mirrored = any(each == tuple(row[::-1] for row in each) for each in ground)
        half_turned = maps[0] == tuple(row[::-1] for row in maps[0][::-1])
        assert mirrored or half_turned, name


def test_generated_maps_differ() -> None:
    assert len({read_board(name).rows for name in NAMES}) == len(NAMES)


def test_upper_and_lower_case_name_the_same_board() -> None:
    assert read_board("seed:Jade-River").name == "seed:jade-river"
    assert read_board("seed:Jade-River") == read_board("seed:jade-river")


@pytest.mark.parametrize("name", ["", " ", "a b", "a,b", "ä", "٣", "a" * 31, "a/b", "a\n"])
def test_a_name_that_cannot_be_shared_is_refused(name: str) -> None:
    with pytest.raises(Malformed) as caught:
        generated.generated("seed:" + name)
    assert caught.value.code is QinCode.MAP_SEED


def test_a_generated_board_is_taken_wherever_a_board_is() -> None:
    match = qin.new(board="seed:jade", seed=1)
    written = match.record.setup["options"]["board"]
    assert written == {"name": "seed:jade", "rows": list(read_board("seed:jade").rows)}
    assert qin.load(match.record.dumps()).state.digest() == match.state.digest()
    assert QIN.configure_remote({"board": "seed:jade"})["board"] == written
    assert QIN.series({"board": "seed:jade"}, 2) == [{}, {}]
    assert qin.series(boards=["bird", "seed:jade"], seed=1).next_match().state.board.name == "bird"
    batch = QinBatch(games=2, board="seed:jade")
    assert batch.board == match.state.board
