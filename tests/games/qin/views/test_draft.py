"""Positions set up by hand: what is filled in, and that all that is wrong is reported with its place."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mandate.core.draft import Draft
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.qin.rules.board import from_rows
from mandate.games.qin.rules.clauses import CLAUSES, QinCode
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.views.draft import draft
from mandate.games.qin.views.pairing import pairs
from mandate.games.qin.views.position_reader import read
from mandate.lang import LANGUAGES

HANDS = "* RRYYBB,?????? * 0 * -"
FOUR = "RRYYBB,??????,??????,??????"
DRAFTS = {code for code in QinCode if code.value.startswith("qin-draft-")}


def majors(pagodas: int) -> str:
    """Rows and owners of a board on which the first seat has so many pagodas."""
    lanes = ["Y.B" + "." * 11, "R" + "r" * 5 + "." * 8]
    owners = ["a2=0"]
    for lane in range(1, pagodas // 2):
        lanes.append(("ybr"[lane % 3]) * 6 + "." * 8)
        owners.append(f"a{lane + 2}=0")
    if pagodas % 2:
        lanes.append("bb" + "." * 12 if len(lanes) % 3 else "yy" + "." * 12)
        owners.append(f"a{len(lanes)}=0")
    return re.sub(r"\.+", lambda grass: str(len(grass.group())), "/".join(lanes)) + " " + ",".join(owners)


def full() -> str:
    """Rows and owners of a board that takes more tiles than there are."""
    lanes = ["R" + "r" * 13 + "YB"] + ["yrb"[lane % 3] * 16 for lane in range(10)]
    return "/".join(lanes) + " a1=0," + ",".join(f"a{lane + 2}=1" for lane in range(10))


def drafted(rows: str, owners: str = "-", rest: str = HANDS, players: int = 2) -> Draft:
    return draft(f"qin1 {players} {rows} {owners} {rest}", Chance(1))


def test_what_follows_is_filled_in() -> None:
    found = drafted("Rrr/Y2/B1V", "c1=1")
    assert found.flaws == ()
    assert found.position == "qin1 2 Rrr/Y2/B1V a1=1 24,23 RRYYBB,?????? 17,16,16,16 0 1 -"
    assert found.setup is not None
    assert "?" not in found.setup["position"]  # what is hidden is drawn
    assert QIN.begin(found.setup).mover == 0
    assert read(found.position).mover == 0  # the tidy one is a position like any other
    assert found.drawn["supplies"] == [24, 23]
    assert found.drawn["provinces"][0]["cells"] == ["a1", "b1", "c1"]


def test_what_is_hidden_is_drawn_by_chance() -> None:
    text = f"qin1 2 R2/Y2/B2 - {HANDS}"
    setups = {str(draft(text, Chance(seed)).setup) for seed in range(5)}
    assert len(setups) == 5


def test_a_village_goes_to_the_player_with_most_pagodas_around_it() -> None:
    found = drafted("RrrV/Y3/B3", "a1=1")
    assert found.flaws == ()
    assert found.drawn["villages"] == [{"cells": ["d1"], "owner": 1}]
    assert found.drawn["supplies"] == [24, 22]


def test_where_no_one_has_most_the_one_who_was_named_keeps_it() -> None:
    rows = "RrrVbb/Y4B/B5"  # a red province on one side, a blue one on the other
    assert drafted(rows, "a1=1,e1=0").drawn["villages"][0]["owner"] is None
    found = drafted(rows, "a1=1,e1=0,d1=0")
    assert found.flaws == ()
    assert found.drawn["villages"][0]["owner"] == 0


def test_of_several_pagodas_in_a_province_the_last_one_counts() -> None:
    assert drafted("Rrr/Y2/B2", "a1=1,b1=0").drawn["provinces"][0]["owner"] == 0


def test_a_major_province_has_two_pagodas() -> None:
    found = drafted("Rrrrr/Y4/B4", "a1=1")
    assert found.flaws == ()
    assert found.drawn["supplies"] == [24, 22]


def test_the_game_that_someone_left_stays_readable() -> None:
    found = drafted("Rrr/Y2/B2", "a1=0", "* -,RRYYBB,?????? * 1 * 0:RRRRRR", players=3)
    assert found.flaws == ()
    assert found.drawn["supplies"] == [18, 19, 19]


def test_what_is_drawn_lies_nowhere_else() -> None:
    rows = "Rrrr/Y2r/B2r/3r"  # three red doubles
    for seed in range(5):
        setup = draft(f"qin1 2 {rows} a1=0 {HANDS}", Chance(seed)).setup
        assert setup is not None
        answer = QIN.begin(setup).view(Seat(0)).to_json()
        assert answer["unseen"] == {"RR": 8, "YY": 11, "BB": 11, "RY": 12, "RB": 12, "YB": 12}


FLAWS: dict[QinCode, tuple[str, str | None, str, tuple[str, ...]]] = {
    QinCode.DRAFT_PAIR: (f"qin1 2 Rr1/Y2/B2 a1=0 {HANDS}", "qin.place.pair", "rows", ("b1",)),
    QinCode.DRAFT_APART: (f"qin1 2 R3/Y3/B1rr c3=0 {HANDS}", "qin.place.adjoin", "rows", ("c3", "d3")),
    QinCode.DRAFT_OWNER: (f"qin1 2 Rrr/Y2/B2 - {HANDS}", "qin.found", "owners", ("a1", "b1", "c1")),
    QinCode.DRAFT_STRAY: (f"qin1 2 R2/Y2/B2 b2=0 {HANDS}", "qin.found.single", "owners", ("b2",)),
    QinCode.DRAFT_VILLAGE: (
        f"qin1 2 RrrVV/Y4/B4 a1=1,e1=0 {HANDS}",
        "qin.village.count",
        "owners",
        ("d1", "e1"),
    ),
    QinCode.DRAFT_VILLAGE_ALONE: (f"qin1 2 R1V/Y2/B2 c1=0 {HANDS}", "qin.village.connect", "owners", ("c1",)),
    QinCode.DRAFT_PAGODAS: (f"qin1 4 {majors(16)} * {FOUR} * 0 * -", "qin.setup.supply", "supplies", ()),
    QinCode.DRAFT_OVER: (f"qin1 4 {majors(15)} * {FOUR} * 0 * -", "qin.end.last", "supplies", ()),
    QinCode.DRAFT_STUCK: (
        "qin1 2 Rrr/Yyy/Bbb a1=0,a2=0,a3=1 * RRYYBB,?????? * 0 * -",
        "qin.end.placement",
        "hands",
        (),
    ),
    QinCode.DRAFT_TILES: (f"qin1 4 {full()} * {FOUR} * 0 * -", "qin.setup.tiles", "rows", ()),
    QinCode.DRAFT_MOVER: ("qin1 2 R2/Y2/B2 - * RRYYBB,?????? * - * -", None, "mover", ()),
}


@pytest.mark.parametrize("code", FLAWS)
def test_what_is_wrong_is_reported_with_its_clause_and_its_place(code: QinCode) -> None:
    text, clause, part, places = FLAWS[code]
    found = draft(text, Chance(1))
    assert (found.setup, found.position) == (None, None)
    [flaw] = [flaw for flaw in found.flaws if flaw.problem.code is code]
    assert (flaw.problem.clause, flaw.part, flaw.places) == (clause, part, places)
    assert clause is None or clause in CLAUSES
    for language in LANGUAGES:
        assert "{" not in flaw.problem.tell(language)


def test_every_flaw_is_provoked() -> None:
    assert set(FLAWS) == DRAFTS


def test_everything_that_is_wrong_is_reported_at_once() -> None:
    found = draft("qin1 2 Rrr1/Y3/B2r/2V1 c4=0,b2=0 * RRYYBB,?????? * - * -", Chance(1))
    assert {flaw.problem.code for flaw in found.flaws} == {
        QinCode.DRAFT_APART,
        QinCode.DRAFT_PAIR,
        QinCode.DRAFT_OWNER,
        QinCode.DRAFT_STRAY,
        QinCode.DRAFT_VILLAGE_ALONE,
        QinCode.DRAFT_MOVER,
    }
    assert found.drawn["provinces"][0]["owner"] is None  # it can be drawn all the same


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "parts"),
        ("qin1 2", "parts"),
        ("qin2 2 R2/Y2/B2 - * RRYYBB,?????? * 0 * -", "format"),
        ("qin1 5 R2/Y2/B2 - * RRYYBB,?????? * 0 * -", "players"),
        ("qin1 2 R2/Y2/B3 - * RRYYBB,?????? * 0 * -", "rows"),
        ("qin1 2 R2/Y2/B2 g8 * RRYYBB,?????? * 0 * -", "owners"),
        ("qin1 2 R2/Y2/B2 - 23,24 RRYYBB,?????? * 0 * -", "supplies"),
        ("qin1 2 R2/Y2/B2 - * RRYX,?????? * 0 * -", "hands"),
        ("qin1 2 R2/Y2/B2 - * RRYYBBRR,?????? * 0 * -", "hands"),
        ("qin1 2 R2/Y2/B2 - * RRYYBB,?????? 99,1,1,1 0 * -", "piles"),
        ("qin1 2 R2/Y2/B2 - * RRYYBB,?????? * 7 * -", "mover"),
        ("qin1 2 R2/Y2/B2 - * RRYYBB,?????? * 0 many -", "ply"),
        ("qin1 2 R2/Y2/B2 - * RRYYBB,?????? * 0 * 9:RR", "out"),
    ],
)
def test_what_cannot_be_read_is_reported_by_its_part(text: str, part: str) -> None:
    found = draft(text, Chance(1))
    assert [flaw.part for flaw in found.flaws] == [part]
    assert found.setup is None


@settings(max_examples=60, deadline=None)
@given(st.sets(st.integers(0, 24), max_size=25))
def test_a_maximum_of_pairs_is_found(chosen: set[int]) -> None:
    """No chain of pairs leads from a space that is left over to another one."""
    board = from_rows("t", ("R.Y.B", ".....", ".....", ".....", "....."))
    covered = [space for i, space in enumerate(board.spaces) if i in chosen]
    found = pairs(board, covered)
    alone = {*covered} - found.keys()
    for space in alone:
        reached, waiting = {space}, [space]
        while waiting:
            for near in board.near[waiting.pop()]:
                if near in covered and near not in reached:
                    assert near not in alone
                    reached |= {near, found[near]}
                    waiting.append(found[near])
