"""Every clause has a test, every test names a clause that there is, and the pages say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from mandate.games import names
from mandate.lang import say
from tools.clause_table import BOOKS, clauses, page, proofs, renewed, table, unknown, unproved

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


def test_every_game_has_a_page_with_a_table() -> None:
    assert {name.replace("-", "_") for name in names()} <= set(BOOKS)


@pytest.mark.parametrize("game", BOOKS)
def test_every_clause_has_a_test(game: str) -> None:
    assert unproved(game, proofs()) == []


def test_no_test_names_a_clause_that_there_is_not() -> None:
    assert unknown(proofs()) == []


@pytest.mark.parametrize("game", BOOKS)
def test_the_table_in_the_page_is_up_to_date(game: str) -> None:
    assert page(game).read_text("utf-8") == renewed(game, proofs()), "run: make docs"


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
    assert "[one](" in table("qin", found)


def test_a_mark_counts_only_in_the_table_of_its_own_game(tmp_path: Path) -> None:
    (tmp_path / "test_marked.py").write_text(MARKED.replace("qin.nonsense", "gw.tea"), "utf-8")
    found = proofs(tmp_path)
    assert unknown(found) == []
    assert "gw.tea" not in unproved("great_wall", found)
    assert "[two](" in table("great_wall", found)
    assert "[two](" not in table("qin", found)


@pytest.mark.parametrize("mark", ["TIE", "f'qin.{1}'", "clause='qin.mixed'", ""])
def test_a_mark_that_cannot_be_read_is_an_error(tmp_path: Path, mark: str) -> None:
    text = MARKED.replace('"qin.join.tie", "qin.mixed"', mark)
    (tmp_path / "test_marked.py").write_text(text, "utf-8")
    with pytest.raises(SyntaxError):
        proofs(tmp_path)
