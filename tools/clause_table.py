"""Which functions enforce a rule clause, and which tests prove it: one table a game, in its page.

    python -m tools.clause_table            # says what is missing or out of date
    python -m tools.clause_table --write    # renews the tables

Sources are read, not run. A test proves the clauses that `@pytest.mark.clause("qin.join.tie", …)` names. A
clause is enforced by the functions that the game's `ENFORCED_BY` names, and by those that refuse with its id.
"""

from __future__ import annotations

import ast
import importlib
import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from mandate.lang import say
from tools.renewing import between, renew

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"
GAMES = ROOT / "src" / "mandate" / "games"
REFUSALS = ("Refused", "Malformed")
MARK = "pytest.mark.clause"
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


@dataclass(frozen=True, slots=True, order=True)
class Rule:
    """A function of a game, by its module below the rules of the game (others: below its folder)."""

    module: str
    name: str


# --- collecting ---------------------------------------------------------------------------------------


def proofs(folder: Path = TESTS) -> list[Proof]:
    """Every mark of every test file, sorted by clause, file and line."""
    found: list[Proof] = []
    for file in sorted(folder.rglob("test_*.py")):
        text = file.read_text("utf-8")
        if MARK not in text:
            continue
        for node in ast.walk(ast.parse(text, str(file))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                found += [Proof(clause, file, node.lineno, node.name) for clause in _marks(node, file)]
    return sorted(found)


def _marks(function: ast.FunctionDef | ast.AsyncFunctionDef, file: Path) -> Iterator[str]:
    for decorator in function.decorator_list:
        if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != MARK:
            continue
        if not decorator.args or decorator.keywords:
            raise SyntaxError(f"{file}:{decorator.lineno}: a clause mark names its clauses, and nothing else")
        for argument in decorator.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise SyntaxError(f"{file}:{argument.lineno}: a clause is named by a plain string")
            yield argument.value


# --- what enforces them -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Source:
    """A game's functions, in which file and line each is written, and which refuse with which clause."""

    files: Mapping[Rule, Path]
    lines: Mapping[Rule, int]
    refusing: Sequence[tuple[str, Rule]]


def source(game: str, folder: Path = GAMES) -> Source:
    package = folder / game
    files: dict[Rule, Path] = {}
    lines: dict[Rule, int] = {}
    refusing: list[tuple[str, Rule]] = []
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package).with_suffix("").parts
        module = ".".join(part for part in parts if part != "__init__").removeprefix("rules.")
        for name, function in _functions(ast.parse(file.read_text("utf-8"), str(file))):
            rule = Rule(module, name)
            files[rule], lines[rule] = file, function.lineno
            refusing += [(clause, rule) for clause in _cited(function, f"{BOOKS[game].prefix}.")]
    return Source(files, lines, refusing)


def _functions(
    tree: ast.Module | ast.ClassDef, within: str = ""
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Functions and methods by name; what is defined inside a function belongs to it."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{within}{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield within + node.name, node


def _cited(function: ast.AST, prefix: str) -> Iterator[str]:
    """The ids in a function that refuses something: in the refusal, or chosen for it before."""
    nodes = list(ast.walk(function))
    if any(isinstance(node, ast.Call) and ast.unparse(node.func) in REFUSALS for node in nodes):
        for node in nodes:
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and node.value.startswith(prefix)
            ):
                yield node.value


def named(game: str) -> Mapping[str, list[Rule]]:
    """What the game itself names for each clause."""
    table: Mapping[str, str] = importlib.import_module(f"mandate.games.{game}.rules.clauses").ENFORCED_BY
    return {clause: [Rule(*name.split(":")) for name in names.split()] for clause, names in table.items()}


def enforcing(clause: str, rules: Mapping[str, Sequence[Rule]], written: Source) -> list[Rule]:
    """Those that carry it out, then those that refuse, each once."""
    refuse = sorted(rule for cited, rule in written.refusing if cited == clause)
    return list(dict.fromkeys([*rules.get(clause, ()), *refuse]))


def unenforced(game: str, rules: Mapping[str, Sequence[Rule]], written: Source) -> list[str]:
    return [clause for clause in clauses(game) if not enforcing(clause, rules, written)]


def misnamed(game: str, rules: Mapping[str, Sequence[Rule]], written: Source) -> list[str]:
    """Names of clauses and of functions that there are not, in the game's table or in its refusals."""
    named_or_cited = [*rules, *(clause for clause, _ in written.refusing)]
    strange = [clause for clause in dict.fromkeys(named_or_cited) if clause not in clauses(game)]
    missing = {rule for found in rules.values() for rule in found} - written.files.keys()
    return strange + [f"{rule.module}:{rule.name}" for rule in sorted(missing)]


# --- the games ----------------------------------------------------------------------------------------


def clauses(game: str) -> Mapping[str, str]:
    """A game's clauses, each with the section of the rule sheet that it comes from."""
    found: Mapping[str, str] = importlib.import_module(f"mandate.games.{game}.rules.clauses").CLAUSES
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
    written, rules = source(game), named(game)
    lines = [
        f"| clause | in our words | {BOOKS[game].printed} | enforced by | tests |",
        "|---|---|---|---|---|",
    ]
    for clause, section in clauses(game).items():
        wording = say("en", "clause-" + clause.replace(".", "-")).replace("|", "\\|")
        tests = Counter(proof.file for proof in found if proof.clause == clause)
        links = [_linked(game, _called(file, count), file) for file, count in tests.items()]
        functions = [
            _linked(game, f"`{rule.module}.{rule.name}`", written.files[rule])
            for rule in enforcing(clause, rules, written)
        ]
        cells = [f"`{clause}`", wording, section, "<br>".join(functions), "<br>".join(links)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _called(file: Path, count: int) -> str:
    """A file of tests in few words; its marks tell which of them are meant, and the site names each."""
    return file.stem.removeprefix("test_").replace("_", " ") + (f" ×{count}" if count > 1 else "")


def _linked(game: str, words: str, file: Path) -> str:
    return f"[{words}]({Path(os.path.relpath(file, page(game).parent)).as_posix()})"


def renewed(game: str, found: Sequence[Proof]) -> str:
    """The game's page with the table as it should be."""
    return between(page(game).read_text("utf-8"), BEGIN, END, f"\n{table(game, found)}\n")


def main(arguments: Sequence[str]) -> int:
    found, failed = proofs(), 0
    for proof in unknown(found):
        failed = 1
        print(f"{proof.file}:{proof.line}: there is no clause {proof.clause}")
    for game in BOOKS:
        for clause in unproved(game, found):
            failed = 1
            print(f"{clause}: no test proves it")
        written, rules = source(game), named(game)
        for clause in unenforced(game, rules, written):
            failed = 1
            print(f"{clause}: no function is named that enforces it")
        if strange := misnamed(game, rules, written):
            print(f"{game}: there is no {', no '.join(strange)}")
            return 1
        failed |= renew(page(game), renewed(game, found), arguments)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
