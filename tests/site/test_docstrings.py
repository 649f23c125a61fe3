"""The reference: its modules are there, and the examples in their docstrings run."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
SHOWN = {
    page.stem: re.findall(r"^::: (\S+)", page.read_text("utf-8"), re.MULTILINE)
    for page in sorted(REFERENCE.glob("*.md"))
    if page.stem != "index"
}


def examples(page: str) -> list[doctest.DocTest]:
    """Those of all that a page shows."""
    finder = doctest.DocTestFinder(exclude_empty=True)
    modules = [name for name in SHOWN[page] if not name.rpartition(".")[2][0].isupper()]
    return [test for name in modules for test in finder.find(importlib.import_module(name)) if test.examples]


def test_every_page_of_the_reference_shows_something() -> None:
    core = {"core", "match", "errors", "games", "lang"}
    assert set(SHOWN) == {"mandate", "qin", "great-wall", *core, "players", "arena", "envs", "batch"}
    assert all(SHOWN.values())


@pytest.mark.parametrize("page", SHOWN)
def test_the_examples_run(page: str) -> None:
    found = examples(page)
    assert found, "an example says more than a page of words"
    for test in found:
        printed: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
        runner.run(test, out=printed.append)
        assert runner.failures == 0, "".join(printed)
