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
# Words of prose, and parts of names: `_` is a boundary too.
BANNED = re.compile(
    r"(?<![a-z])(told|whoever|somebody|nobody|anew|on[ _]wish|is[ _]none|leaves[ _]off|goes[ _]on"
    r"|belongs[ _]into|asked[ _]for)(?![a-z])",
    re.IGNORECASE,
)
# Names of our own that once meant something else than the word does; prose may use the word.
BANNED_IN_NAMES = {
    "several", "called", "happening", "happenings", "likings", "tongue", "judge", "judged", "judging",
}  # fmt: skip
# What is sent or stored under such a name keeps it.
CODE_OF_REFUSAL = "SEVERAL_ASKED"
# The key itself as code, JSON, Fluent and Markdown write it; code that happens to read like such a phrase.
EXEMPT = re.compile(r"[`\"']told[`\"']|\.told\b|\btold\??[=:]|\{ \$told \}|\bis None\b|\basked for \w+ in\b")
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", ROOT / "Makefile"]
PAGES += [page for page in sorted((ROOT / "docs").rglob("*.md")) if "reference" not in page.parts]
WEB = [
    page
    for ending in ("ts", "svelte", "css", "html")
    for page in sorted((ROOT / "web/src").rglob(f"*.{ending}"))
]
WEB += sorted((ROOT / "web/tests").rglob("*.ts"))
DATA = [
    page for pattern in ("en/*.ftl", "*.toml", "template/**/*.txt") for page in sorted(SOURCE.rglob(pattern))
]


def names(path: Path) -> Iterator[str]:
    """Every name that a Python file introduces: module, class, function, parameter, variable, attribute."""
    yield path.stem
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case ast.Name(id=name, ctx=ast.Store()):
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


def test_names_are_plain() -> None:
    candidate = re.compile("|".join(BANNED_IN_NAMES), re.IGNORECASE)
    found = [
        f"{path.relative_to(SOURCE)}: {name}"
        for path in sorted(SOURCE.rglob("*.py"))
        if candidate.search(path.read_text("utf-8"))  # parsing is slow
        for name in names(path)
        if words_in(name) & BANNED_IN_NAMES and name != CODE_OF_REFUSAL
    ]
    assert found == []


@pytest.mark.parametrize("room", ["src", "bench", "docs", "examples", "tests", "tools"])
def test_code_comments_and_texts_are_plain(room: str) -> None:
    paths = sorted((ROOT / room).rglob("*.py"))
    assert banned_in(path for path in paths if path != Path(__file__)) == []


def test_documents_and_data_are_plain() -> None:
    """Tables, headings and code in them too."""
    assert banned_in([*PAGES, *DATA]) == []


def test_the_page_is_plain() -> None:
    assert banned_in(WEB) == []
