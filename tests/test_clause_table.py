"""Every clause has a function that enforces it and a test, both name what there is, and the pages say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from mandate.games import names
from mandate.lang import say
from tools.clause_table import (
    BOOKS,
    Proof,
    Rule,
    clauses,
    enforcing,
    misnamed,
    named,
    page,
    proofs,
    renewed,
    source,
    table,
    unenforced,
    unknown,
    unproved,
)

MARKED = """
import pytest

@pytest.mark.clause("qin.join.tie", "qin.mixed")
@pytest.mark.parametrize("n", [1])
def test_one(n): ...

@pytest.mark.slow
def test_without_a_clause(): ...

class TestMore:
    @pytest.mark.clause("qin.nonsense")
    def test_two(self): ...
"""

RULES = """
def judge(tie):
    clause = "qin.join.tie" if tie else "qin.join.safe"
    raise Refused("no", clause=clause)

def words():
    return "qin.join.own"

class Table:
    def sit(self):
        raise Malformed("no", clause="qin.nonsense")

async def carry_out(): ...
"""


@pytest.fixture(scope="module")
def every_proof() -> list[Proof]:
    """Read once: there are many files of tests."""
    return proofs()


def test_every_game_has_a_page_with_a_table() -> None:
    assert {name.replace("-", "_") for name in names()} <= set(BOOKS)


@pytest.mark.parametrize("game", BOOKS)
def test_every_clause_has_a_test(game: str, every_proof: list[Proof]) -> None:
    assert unproved(game, every_proof) == []


@pytest.mark.parametrize("game", BOOKS)
def test_every_clause_has_a_function_that_enforces_it(game: str) -> None:
    assert unenforced(game, named(game), source(game)) == []


@pytest.mark.parametrize("game", BOOKS)
def test_every_function_and_clause_that_is_named_there_is(game: str) -> None:
    assert misnamed(game, named(game), source(game)) == []


def test_no_test_names_a_clause_that_there_is_not(every_proof: list[Proof]) -> None:
    assert unknown(every_proof) == []


@pytest.mark.parametrize("game", BOOKS)
def test_the_table_in_the_page_is_up_to_date(game: str, every_proof: list[Proof]) -> None:
    assert page(game).read_text("utf-8") == renewed(game, every_proof), "run: make docs"


@pytest.mark.parametrize("game", BOOKS)
def test_every_clause_has_words_and_a_section(game: str) -> None:
    for clause, section in clauses(game).items():
        assert clause.startswith(f"{BOOKS[game].prefix}.")
        assert section
        assert say("en", "clause-" + clause.replace(".", "-"))


def test_marks_are_read_without_running_the_tests(tmp_path: Path) -> None:
    (tmp_path / "test_marked.py").write_text(MARKED, "utf-8")
    found = proofs(tmp_path)
    assert [(proof.clause, proof.test) for proof in found] == [
        ("qin.join.tie", "test_one"),
        ("qin.mixed", "test_one"),
        ("qin.nonsense", "test_two"),
    ]
    assert [proof.clause for proof in unknown(found)] == ["qin.nonsense"]
    assert "qin.join.own" in unproved("qin", found)
    assert "qin.join.tie" not in unproved("qin", found)
    row = next(line for line in table("qin", found).splitlines() if line.startswith("| `qin.join.tie`"))
    assert "| [marked](" in row


def test_functions_that_refuse_are_found_in_the_sources(tmp_path: Path) -> None:
    (tmp_path / "qin" / "rules").mkdir(parents=True)
    (tmp_path / "qin" / "rules" / "__init__.py").write_text(RULES, "utf-8")
    written = source("qin", tmp_path)
    assert set(written.files) == {
        Rule("rules", name) for name in ("judge", "words", "Table.sit", "carry_out")
    }
    rules = {"qin.mixed": [Rule("rules", "carry_out")], "qin.join.tie": [Rule("rules", "carry_out")]}
    # what is only reported is not enforced; who carries out comes first
    assert enforcing("qin.join.own", rules, written) == []
    assert enforcing("qin.join.tie", rules, written) == [Rule("rules", "carry_out"), Rule("rules", "judge")]
    assert "qin.join.own" in unenforced("qin", rules, written)
    assert not {"qin.mixed", "qin.join.safe"} & set(unenforced("qin", rules, written))
    assert misnamed("qin", rules, written) == ["qin.nonsense"]


def test_a_function_or_clause_that_there_is_not_is_reported(tmp_path: Path) -> None:
    (tmp_path / "qin").mkdir()
    written = source("qin", tmp_path)
    rules = {"qin.mixed": [Rule("kernel", "gone")], "qin.never": []}
    assert misnamed("qin", rules, written) == ["qin.never", "kernel:gone"]


def test_a_row_links_the_functions_beside_the_tests(every_proof: list[Proof]) -> None:
    row = next(line for line in table("qin", every_proof).splitlines() if line.startswith("| `qin.join.tie`"))
    functions, tests = row.split(" | ")[3:]
    assert functions.startswith("[`kernel.check_joining`](../../src/mandate/games/qin/rules/kernel.py)<br>")
    assert "](../../tests/games/qin/" in tests


def test_a_mark_counts_only_in_the_table_of_its_own_game(tmp_path: Path) -> None:
    (tmp_path / "test_marked.py").write_text(MARKED.replace("qin.nonsense", "gw.tea"), "utf-8")
    found = proofs(tmp_path)
    assert unknown(found) == []
    assert "gw.tea" not in unproved("great_wall", found)
    tables = {game: table(game, found).count("[marked") for game in BOOKS}
    assert tables == {"qin": 2, "great_wall": 1}


@pytest.mark.parametrize("game", BOOKS)
def test_a_row_is_no_longer_than_one_can_read(game: str, every_proof: list[Proof]) -> None:
    """A clause may have forty tests: the page counts them by file, the site lists them folded."""
    assert max(map(len, table(game, every_proof).splitlines())) < 1200


@pytest.mark.parametrize("mark", ["TIE", "f'qin.{1}'", "clause='qin.mixed'", ""])
def test_a_mark_that_cannot_be_read_is_an_error(tmp_path: Path, mark: str) -> None:
    text = MARKED.replace('"qin.join.tie", "qin.mixed"', mark)
    (tmp_path / "test_marked.py").write_text(text, "utf-8")
    with pytest.raises(SyntaxError):
        proofs(tmp_path)
