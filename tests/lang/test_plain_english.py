"""Names, comments, docstrings and documents are in plain English: phrases of a translation are not used."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import mandate

SOURCE = Path(mandate.__file__).parent
DOCS = Path(__file__).parents[2] / "docs"
BANNED = re.compile(
    r"\b(told|whoever|somebody|nobody|anew|on wish|is none|leaves off|goes on|belongs into|asked for)\b"
)
CODE = re.compile(r"`[^`]*`|>>>.*|\bis None\b")
FENCED = re.compile(r"^```.*?^```|^    .*$|^\|.*$|^#.*$|<!--.*?-->", re.MULTILINE | re.DOTALL)
BANNED_IN_NAMES = {
    "told", "whoever", "somebody", "nobody", "anew", "several", "called", "happening", "happenings",
    "likings", "tongue", "judge", "judged", "judging",
}  # fmt: skip
# What is sent or stored under such a name keeps it: keys of messages, and a code.
KEY_OF_MESSAGES, CODE_OF_REFUSAL = "told", "SEVERAL_ASKED"
PAGES = [page for page in sorted(DOCS.rglob("*.md")) if "reference" not in page.parts]


def prose(path: Path) -> Iterator[str]:
    """The comments and docstrings of a Python file, without the code in them."""
    text = path.read_text("utf-8")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield CODE.sub("", token.string)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield CODE.sub("", ast.get_docstring(node) or "")


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


@pytest.mark.parametrize("room", sorted(path.name for path in SOURCE.iterdir() if list(path.glob("*.py"))))
def test_names_are_plain(room: str) -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {name}"
        for path in sorted((SOURCE / room).rglob("*.py"))
        for name in names(path)
        if words_in(name) & BANNED_IN_NAMES and name != CODE_OF_REFUSAL
    ]
    assert found == []


@pytest.mark.parametrize("room", sorted(path.name for path in SOURCE.iterdir() if list(path.glob("*.py"))))
def test_comments_and_docstrings_are_plain(room: str) -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {line.strip()}"
        for path in sorted((SOURCE / room).rglob("*.py"))
        for text in prose(path)
        for line in text.splitlines()
        if BANNED.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_documents_are_plain(page: Path) -> None:
    """Tables are written by tools or quote messages; code and headings stay as they are."""
    text = CODE.sub("", FENCED.sub("", page.read_text("utf-8")))
    assert [line for line in text.splitlines() if BANNED.search(line)] == []
