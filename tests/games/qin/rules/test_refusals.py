"""Every refusal of Qin is provoked once: its code, its clause, its sentence, and that nothing changed."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from mandate import games, qin
from mandate.core.errors import Code, Malformed, Problem, Refused
from mandate.core.game import Json, Seat
from mandate.core.match import Match
from mandate.core.record import Entry, loads
from mandate.core.replay import verify
from mandate.games.qin.rules.board import from_rows, parse
from mandate.games.qin.rules.clauses import CLAUSES, QinCode
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.series import Series
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views.position_reader import read
from tests.games.qin.views.test_draft import DRAFTS

from .pictures import Table, lay

BOARD = """
    .   .   V   .   .   .   .   .
    .   R   .   ~   r1  r1  .   .
    .   .   .   .   .   .   .   .
    .   .   .   .   r2  r2  .   .
"""
GAP = "R1 r1 . r2 r2\n~ ~ . ~ ~\n~ ~ ~ ~ ~"
POSITION = "qin1 2 R2/Y2/B2 - 24,24 RRYYBB,?????? 17,17,16,16 0 0 -"


# --- placements -------------------------------------------------------------------------------------

TOKENS: dict[QinCode, tuple[Callable[[], Table], str, str | None]] = {
    QinCode.TOKEN: (lambda: lay(BOARD), "red on a1 please", None),
    QinCode.TOKEN_SPACE: (lambda: lay(BOARD), "RY:a1z9", None),
    QinCode.TOKEN_ORDER: (lambda: lay(BOARD), "YR:a2a1", None),
    QinCode.TOKEN_PILE: (lambda: lay(BOARD), "RY:a2a1/5", None),
    QinCode.NOT_IN_HAND: (lambda: lay(BOARD, hands={1: "BB"}), "RY:a2a1", "qin.place.one"),
    QinCode.NOT_NEIGHBOURS: (lambda: lay(BOARD), "RY:a2c2", "qin.place.pair"),
    QinCode.OCCUPIED: (lambda: lay(BOARD), "RY:e1e2", "qin.place.grass"),
    QinCode.ON_VILLAGE: (lambda: lay(BOARD), "RY:b1c1", "qin.place.grass"),
    QinCode.ON_WATER: (lambda: lay(BOARD), "RY:c2d2", "qin.place.grass"),
    QinCode.ON_START: (lambda: lay(BOARD), "RY:a2b2", "qin.place.start"),
    QinCode.NOT_ADJOINING: (lambda: lay(BOARD), "RY:h1h2", "qin.place.adjoin"),
    QinCode.JOIN_TIE: (lambda: lay(BOARD), "RY:e3d3", "qin.join.tie"),
    QinCode.JOIN_MAJORS: (
        lambda: lay("r1 r1 . r1 r1\nr1 r1 . r1 r1\nr1 . . . r1\n. . . . ."),
        "RB:c1c2",
        "qin.join.majors",
    ),
    QinCode.JOIN_SAFE: (
        lambda: lay("r1 . r2 r2 r2\nr1 r1 . . .\nr1 . r2 r2 r2\nr1 . . . ."),
        "RB:c2d2",
        "qin.join.safe",
    ),
    QinCode.PILE_EMPTY: (lambda: lay(BOARD, piles="RR,-,RR,RR"), "RY:a2a1/2", "qin.draw.pile"),
    QinCode.MUST_PLACE: (lambda: lay(BOARD), "pass", "qin.pass.must"),
    QinCode.MUST_PASS: (lambda: lay(GAP, hands={1: "RR", 2: "BB"}), "RR:c1c2", "qin.pass"),
}


@pytest.mark.parametrize("problem", TOKENS)
def test_a_placement_is_refused_with_its_clause_and_nothing_changes(problem: QinCode) -> None:
    make, token, clause = TOKENS[problem]
    table = make()
    before, text = table.state.digest(), table.state.position()
    with pytest.raises(Malformed if clause is None else Refused) as refusal:
        table.state.apply(Seat(0), token)
    assert refusal.value.code is problem
    assert refusal.value.clause == clause
    assert_shown(refusal.value)
    assert table.state.digest() == before
    assert (table.state.position(), table.state.history) == (text, [])


@pytest.mark.parametrize("problem", TOKENS)
def test_a_preview_refuses_what_the_placement_would_be_refused_for(problem: QinCode) -> None:
    make, token, clause = TOKENS[problem]
    state = make().state
    before = state.digest()
    with pytest.raises(Problem) as refusal:
        state.preview(Seat(0), token)
    assert (refusal.value.code, refusal.value.clause) == (problem, clause)
    assert state.digest() == before


def assert_shown(problem: Problem) -> None:
    """The sentence is there, its facts are filled in, and the clause stands behind it."""
    sentence = problem.tell("en")
    assert sentence
    assert not sentence.isspace()
    assert "$" not in sentence
    if problem.clause is not None:
        assert problem.clause in CLAUSES
        assert sentence.endswith(f"[{problem.clause}]")


# --- maps, positions, deals -------------------------------------------------------------------------

UNFAIR = " ".join(["RY"] * 12 + ["RR", "YY", "BB", "RB", "YB"] * 12)
TEXTS: dict[QinCode, tuple[Callable[[], object], str | None]] = {
    QinCode.MAP_HEIGHT: (lambda: parse("m", "RYB\n"), None),
    QinCode.MAP_WIDTH: (lambda: parse("m", "RY\nB.\n..\n"), None),
    QinCode.MAP_RAGGED: (lambda: parse("m", "RYB\n....\n...\n"), None),
    QinCode.MAP_SIGN: (lambda: parse("m", "RYB\n.?.\n...\n"), None),
    QinCode.MAP_NO_START: (lambda: parse("m", "RY.\n...\n...\n"), "qin.board.start"),
    QinCode.MAP_STARTS_TOUCH: (lambda: parse("m", "RYB\nR..\n...\n"), "qin.board.start"),
    QinCode.MAP_NO_PLACEMENT: (lambda: qin.new(board="RYB\n~~~\n...\n"), "qin.place.adjoin"),
    QinCode.MAP_NAME: (lambda: from_rows("m" * 41, ("R.Y", "...", "B..")), None),
    QinCode.MAP_NAME_UNSEEN: (lambda: from_rows("m\u200b", ("R.Y", "...", "B..")), None),
    QinCode.MAP_SEED: (lambda: qin.new(board="seed:a b"), None),
    QinCode.MAP_UNKNOWN: (lambda: qin.new(board="eagle"), None),
    QinCode.POSITION: (lambda: read(POSITION.replace("qin1", "chess")), None),
    QinCode.DEAL: (lambda: QIN.begin({"options": {}, "tiles": "RR " * 72}), None),
    QinCode.DEAL_NOT_FAIR: (
        lambda: QIN.begin({"options": {"fair_start": True}, "tiles": UNFAIR}),
        "qin.setup.fair",
    ),
}


@pytest.mark.parametrize("problem", TEXTS)
def test_a_bad_text_is_refused(problem: QinCode) -> None:
    make, clause = TEXTS[problem]
    with pytest.raises(Malformed) as refusal:
        make()
    assert refusal.value.code is problem
    assert refusal.value.clause == clause
    assert_shown(refusal.value)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (" 0 0 -", " 0 0", "PARTS"),
        ("qin1", "qin9", "FORMAT"),
        (" 2 R2", " 5 R2", "PLAYERS"),
        ("B2 -", "B2 a9=0", "OWNERS"),
        ("B2 -", "B2 a1=0", "OWNERS"),
        ("R2", "Rr1", "OWNERS"),
        ("24,24", "24", "SUPPLIES"),
        ("24,24", "25,24", "SUPPLIES"),
        ("24,24", "23,24", "SUPPLIES"),
        ("RRYYBB", "RRYYB", "HANDS"),
        ("RRYYBB", "RG", "HANDS"),
        ("RRYYBB", "RR" * 13, "HANDS"),
        ("17,17,16,16", "17,17,16", "PILES"),
        ("17,17,16,16", "19,17,16,16", "PILES"),
        ("17,17,16,16", "18,18,18,18", "PILES"),
        (" 0 0 -", " 2 0 -", "MOVER"),
        ("RRYYBB,?????? 17,17,16,16 0 0 -", "-,?????? 17,17,16,16 0 0 0:-", "MOVER"),
        (" 0 0 -", " 0 0 0:-", "HANDS"),
        ("RRYYBB", "RRYYBBRY", "HANDS"),
        (" 0 0 -", " 0 0 1:-,1:-", "OUT"),
        (" 0 0 -", " - 0 0:-,1:-", "OUT"),
        (" 0 0 -", " - 0 -", "MOVER"),
        (" 0 0 -", " 0 x -", "PLY"),
        (" 0 0 -", " 0 0 3:-", "OUT"),
        (" 0 0 -", " 0 0 1:RX", "OUT"),
    ],
)
def test_a_bad_position_string_is_refused_and_the_part_named(old: str, new: str, key: str) -> None:
    assert read(POSITION).position().startswith("qin1 2 R2/Y2/B2 - 24,24 RRYYBB,")
    bad = POSITION.replace(old, new)
    assert bad != POSITION
    with pytest.raises(Malformed) as refusal:
        read(bad)
    assert (refusal.value.code, refusal.value.facts["key"]) == (QinCode.POSITION, key)
    assert_shown(refusal.value)


def test_a_village_that_someone_should_have_seized_is_refused_in_a_position() -> None:
    good = "qin1 2 RrV/Y2/B2 a1=0,c1=0 22,24 RRYYBB,?????? 16,16,16,16 0 0 -"
    assert read(good).mover == 0
    with pytest.raises(Malformed) as refusal:
        read(good.replace(",c1=0 22", " 23"))
    assert refusal.value.facts["expected"] == "c1=0"


# --- what every game shares -------------------------------------------------------------------------


def started(**settings: bool) -> Match[QinState]:
    return qin.new(players=3, seed=2, takebacks=settings.get("takebacks", False))


def finished(seed: int | None) -> Match[QinState]:
    match = qin.new(players=2, seed=seed)
    match.play(match.options[0])
    match.resign()
    return match


def _several_choices(change: Callable[[Match[QinState]], object]) -> Callable[[], object]:
    """A match after three choices, and something done to it that is refused and changes nothing."""

    def act() -> object:
        match = started()
        for _ in range(3):
            match.play(match.options[0])
        before, record = match.state.digest(), match.record.dumps()
        try:
            return change(match)
        finally:
            assert (match.state.digest(), match.record.dumps()) == (before, record)

    return act


def _resigned_twice() -> object:
    match = started()
    match.resign(Seat(1))
    before = match.record.dumps()
    try:
        return match.resign(Seat(1))
    finally:
        assert match.record.dumps() == before


def _changed(seed: int | None, **facts: object) -> object:
    record = finished(seed).record
    for key, value in facts.items():
        setattr(record, key, value)
    verify(QIN, record)
    return Match.resume(QIN, record)


def _text(**facts: object) -> object:
    stored = {**json.loads(finished(1).record.dumps()), **facts}
    return loads(json.dumps(stored))


SHARED: dict[Code, tuple[Callable[[], object], str | None]] = {
    Code.UNKNOWN_GAME: (lambda: games.find("go"), None),
    Code.UNKNOWN_OPTION: (lambda: QIN.configure({"colour": "red"}), None),
    Code.BAD_OPTION: (lambda: qin.new(players=5), None),
    Code.NOT_ASKED: (_several_choices(lambda match: match.play(match.options[0], Seat(1))), None),
    Code.NO_SUCH_SEAT: (_several_choices(lambda match: match.play(match.options[0], Seat(3))), None),
    Code.LATE: (_several_choices(lambda match: match.play(match.options[0], number=0)), None),
    Code.NO_TAKEBACK: (_several_choices(lambda match: match.take_back()), None),
    Code.NOTHING_TO_TAKE_BACK: (lambda: started(takebacks=True).take_back(), None),
    Code.GAME_OVER: (lambda: finished(1).play("pass"), None),
    Code.ALREADY_RESIGNED: (_resigned_twice, "qin.resign"),
    Code.NOT_OFFERED: (lambda: _next_too_early(), "qin.series"),
    Code.BAD_JSON: (lambda: qin.load("{"), None),
    Code.BAD_RECORD: (lambda: _text(choices="none"), None),
    Code.FROZEN_RECORD: (lambda: _changed(1, rules="0"), None),
    Code.REDACTED_RECORD: (lambda: Match.resume(QIN, finished(1).record_for(Seat(0))), None),
    Code.BAD_CHOICE: (lambda: _changed(1, choices=[Entry(seat=0, choice="RR:a1a2")]), None),
    Code.WRONG_CHANCE: (lambda: _wrong_chance(), None),
    Code.WRONG_OUTCOME: (lambda: _changed(1, outcome={"winners": [0, 1], "reason": "no_tiles"}), None),
    Code.WRONG_COMMITMENT: (lambda: _changed(None, salt="0" * 64), None),
    Code.NOT_VERIFIABLE: (lambda: verify(QIN, finished(1).record), None),
}
ELSEWHERE = {
    Code.SEVERAL_ASKED,  # in Qin one seat at most is asked
    Code.ENDLESS,  # a placement cannot go on for ever
    Code.TRUNCATED_RECORD,  # reported by the commands that read files …
    Code.UNREADABLE,
    Code.NOT_TEXT,
    Code.EMPTY_FILE,
    Code.UNWRITABLE,
    Code.BROKEN_GAME,  # … by the packages that are installed beside this one …
    Code.BROKEN_PACKAGE,
    Code.UNKNOWN_PLAYER,  # … and by the players
    Code.BAD_AGENT,
    Code.AGENT_NAME,
    Code.PLAYER_ARGUMENT,
    Code.PLAYER_BUDGET,
    Code.LEARNED_FILE,
    Code.NO_DRAFTS,  # Qin has them
    Code.GAME_NAME,  # … by `mandate new-game` …
    Code.GAME_NAME_TAKEN,
    Code.EXISTS,
    Code.BAD_ORDER,  # … by games with standing orders …
    Code.NOT_FORESEEN,  # … by plans, and by steps back in a chain of choices …
    Code.OTHERS_SINCE,
    Code.REVEALED_SINCE,
    Code.OLD_GAMES,  # … by the balance report …
    Code.NO_MARKS,
    Code.NO_REVIEW,  # … by the review …
    Code.WORKER_DIED,  # … by the arena, also where it plays on a cluster …
    Code.CLUSTER_AWAY,
    Code.CLUSTER_VERSION,
    Code.MISSING_EXTRA,  # … and by commands that need more than others
    Code.NO_GPU,
    Code.GPU_DIFFERS,
    *(code for code in Code if code.name.startswith(("BOT_", "RESULTS_"))),
}


def _next_too_early() -> object:
    series = Series(seed=1)
    series.next_match()
    return series.next_match()


def _wrong_chance() -> object:
    record = finished(1).record
    drawn = record.choices[0].chance[0]
    record.choices[0].chance = ["RR" if drawn != "RR" else "YY"]
    return Match.resume(QIN, record)


@pytest.mark.parametrize("code", SHARED)
def test_what_every_game_refuses_qin_refuses_too(code: Code) -> None:
    make, clause = SHARED[code]
    with pytest.raises(Problem) as refusal:
        make()
    assert refusal.value.code is code
    assert refusal.value.clause == clause
    assert_shown(refusal.value)


def test_every_problem_is_provoked_somewhere_above() -> None:
    assert set(TOKENS) | set(TEXTS) | DRAFTS == set(QinCode)
    assert set(SHARED) | ELSEWHERE == set(Code)
    assert not set(SHARED) & ELSEWHERE


def test_a_resigned_or_foreign_seat_cannot_resign_or_look() -> None:
    match = started()
    before = match.state.digest()
    for act in (match.state.resign, match.state.view):
        with pytest.raises(Malformed) as refusal:
            act(Seat(7))
        assert refusal.value.code is Code.NO_SUCH_SEAT
    assert match.state.digest() == before


def test_after_the_end_no_one_can_resign() -> None:
    match = finished(1)
    with pytest.raises(Refused) as refusal:
        match.resign(Seat(0))
    assert refusal.value.code is Code.GAME_OVER


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        ({}, "setup.options"),
        ({"options": {"first": "random"}, "tiles": UNFAIR}, "setup.options.first"),
        ({"options": {"players": 3}, "position": POSITION}, "setup.position"),
        ({"options": {}, "position": POSITION}, "setup.position"),
        ({"options": {}, "tiles": UNFAIR, "choices": [["a", "b"]]}, "setup.choices"),
        ({"options": {}, "tiles": UNFAIR, "choices": [5]}, "setup.choices"),
    ],
)
def test_a_stored_game_that_contradicts_itself_is_refused_by_its_key(setup: Json, key: str) -> None:
    with pytest.raises(Malformed) as refusal:
        QIN.state_from_json(setup)
    assert (refusal.value.code, refusal.value.facts["key"]) == (Code.BAD_RECORD, key)


def test_a_position_that_is_no_text_is_refused() -> None:
    with pytest.raises(Malformed) as refusal:
        QIN.begin({"options": {}, "position": 5})
    assert refusal.value.code is QinCode.POSITION
