"""Comments, docstrings and documents are written in plain English: phrases of a translation are not used."""

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
