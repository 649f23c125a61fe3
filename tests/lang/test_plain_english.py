"""Names, comments, texts and documents are in plain English: phrases of a translation are not used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import mandate

SOURCE = Path(mandate.__file__).parent
ROOT = Path(__file__).parents[2]
BANNED = re.compile(
    r"\b(told|whoever|somebody|nobody|anew|on wish|is none|leaves off|goes on|belongs into|asked for)\b",
    re.IGNORECASE,
)
BANNED_IN_NAMES = {
    "told", "whoever", "somebody", "nobody", "anew", "several", "called", "happening", "happenings",
    "likings", "tongue", "judge", "judged", "judging",
}  # fmt: skip
# What is sent or stored under such a name keeps it: keys of messages, and a code.
KEY_OF_MESSAGES, CODE_OF_REFUSAL = "told", "SEVERAL_ASKED"
# The key itself as code, JSON, Fluent and Markdown write it; code that happens to read like such a phrase.
EXEMPT = re.compile(r"[`\"']told[`\"']|\.told\b|\btold\??[=:]|\{ \$told \}|\bis None\b|\basked for \w+ in\b")
PYTHON = [path for path in sorted(SOURCE.iterdir()) if list(path.glob("*.py"))]
PYTHON += [ROOT / "docs", ROOT / "examples"]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", ROOT / "Makefile"]
PAGES += [page for page in sorted((ROOT / "docs").rglob("*.md")) if "reference" not in page.parts]
DATA = [
    page for pattern in ("en/*.ftl", "*.toml", "template/**/*.txt") for page in sorted(SOURCE.rglob(pattern))
]


def names(path: Path) -> Iterator[str]:
    """Every name that a Python file introduces: module, class, function, parameter, variable, attribute."""
    yield path.stem
    tree = ast.parse(path.read_text("utf-8"))
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    keys = {part.target for node in classes for part in node.body if isinstance(part, ast.AnnAssign)}
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case ast.Name(id=name, ctx=ast.Store()):
                if node not in keys or name != KEY_OF_MESSAGES:
                    yield name


def words_in(name: str) -> set[str]:
    return set(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower().split("_"))


def banned_in(paths: Iterable[Path]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in paths
        for line in path.read_text("utf-8").splitlines()
        if BANNED.search(EXEMPT.sub("", line))
    ]


@pytest.mark.parametrize("room", PYTHON, ids=lambda room: room.name)
def test_names_are_plain(room: Path) -> None:
    found = [
        f"{path.relative_to(room)}: {name}"
        for path in sorted(room.rglob("*.py"))
        for name in names(path)
        if words_in(name) & BANNED_IN_NAMES and name != CODE_OF_REFUSAL
    ]
    assert found == []


@pytest.mark.parametrize("room", PYTHON, ids=lambda room: room.name)
def test_code_comments_and_texts_are_plain(room: Path) -> None:
    assert banned_in(sorted(room.rglob("*.py"))) == []


def test_documents_and_data_are_plain() -> None:
    """Tables, headings and code in them too."""
    assert banned_in([*PAGES, *DATA]) == []
