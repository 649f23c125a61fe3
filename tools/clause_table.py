"""Which test proves which rule clause: one table a game, in its page.

    python -m tools.clause_table            # says what is missing or out of date
    python -m tools.clause_table --write    # renews the tables

Tests are read, not run: a test proves the clauses that `@pytest.mark.clause("qin.join.tie", …)` names.
"""

from __future__ import annotations

import ast
import importlib
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from mandate.lang import say

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"
BEGIN = "<!-- clause table: written by `make docs`, not by hand -->"
END = "<!-- end of the clause table -->"


@dataclass(frozen=True, slots=True)
class Book:
    """Where a game's clauses and its page are, and what its rules are printed in."""

    prefix: str
    page: str
    printed: str


# by the name of the game's package
BOOKS = {
    "qin": Book("qin", "qin.md", "rule sheet"),
    "great_wall": Book("gw", "great-wall.md", "rulebook"),
}


@dataclass(frozen=True, slots=True, order=True)
class Proof:
    """A test, and a clause that it says it proves."""

    clause: str
    file: Path
    line: int
    test: str


# --- collecting ---------------------------------------------------------------------------------------


def proofs(folder: Path = TESTS) -> list[Proof]:
    """Every mark of every test file, sorted by clause, file and line."""
    found: list[Proof] = []
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text("utf-8"), str(file))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                found += [Proof(clause, file, node.lineno, node.name) for clause in _marks(node, file)]
    return sorted(found)


def _marks(function: ast.FunctionDef | ast.AsyncFunctionDef, file: Path) -> Iterator[str]:
    for decorator in function.decorator_list:
        if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "pytest.mark.clause":
            continue
        if not decorator.args or decorator.keywords:
            raise SyntaxError(f"{file}:{decorator.lineno}: a clause mark names its clauses, and nothing else")
        for argument in decorator.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise SyntaxError(f"{file}:{argument.lineno}: a clause is named by a plain string")
            yield argument.value


# --- the games ----------------------------------------------------------------------------------------


def clauses(game: str) -> Mapping[str, str]:
    """A game's clauses, each with the section of the rule sheet that it comes from."""
    found: Mapping[str, str] = importlib.import_module(f"mandate.games.{game}.clauses").CLAUSES
    return found


def page(game: str) -> Path:
    return ROOT / "docs" / "games" / BOOKS[game].page


def unproved(game: str, found: Sequence[Proof]) -> list[str]:
    proved = {proof.clause for proof in found}
    return [clause for clause in clauses(game) if clause not in proved]


def unknown(found: Sequence[Proof]) -> list[Proof]:
    known = {clause for game in BOOKS for clause in clauses(game)}
    return [proof for proof in found if proof.clause not in known]


# --- the table ----------------------------------------------------------------------------------------


def table(game: str, found: Sequence[Proof]) -> str:
    lines = [f"| clause | in our words | {BOOKS[game].printed} | tests |", "|---|---|---|---|"]
    for clause, section in clauses(game).items():
        wording = say("en", "clause-" + clause.replace(".", "-")).replace("|", "\\|")
        links = [_link(game, proof) for proof in found if proof.clause == clause]
        lines.append(f"| `{clause}` | {wording} | {section} | {'<br>'.join(links)} |")
    return "\n".join(lines)


def _link(game: str, proof: Proof) -> str:
    target = Path(os.path.relpath(proof.file, page(game).parent)).as_posix()
    sentence = proof.test.removeprefix("test_").replace("_", " ")
    return f"[{sentence}]({target})"


def renewed(game: str, found: Sequence[Proof]) -> str:
    """The game's page with the table as it should be."""
    text = page(game).read_text("utf-8")
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        raise ValueError(f"{page(game)}: the two markers of the clause table must be there once each")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{table(game, found)}\n\n{END}{after}"


def main(arguments: Sequence[str]) -> int:
    found, failed = proofs(), 0
    for proof in unknown(found):
        failed = 1
        print(f"{proof.file}:{proof.line}: there is no clause {proof.clause}")
    for game in BOOKS:
        for clause in unproved(game, found):
            failed = 1
            print(f"{clause}: no test proves it")
        if renewed(game, found) == page(game).read_text("utf-8"):
            continue
        if "--write" in arguments:
            page(game).write_text(renewed(game, found), "utf-8")
            print(f"{page(game)} is renewed")
        else:
            failed = 1
            print(f"{page(game)} is out of date; make docs renews it")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
