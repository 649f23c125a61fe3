"""Lines that fit the terminal, however narrow it is."""

from __future__ import annotations

import os
import sys

import pytest

from mandate.cli.kit import layout, menu
from mandate.cli.kit.menu import Entry


@pytest.mark.parametrize(("terminal", "written"), [(200, 80), (60, 60), (10, 40)])
def test_a_narrow_terminal_breaks_no_word(
    monkeypatch: pytest.MonkeyPatch, terminal: int, written: int
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(layout, "get_terminal_size", lambda: os.terminal_size((terminal, 24)))
    assert layout.columns() == written
    entry = Entry("1", "x", "a general commands here " * 6, detail="what the card says " * 6)
    lines = menu.lines([entry])
    assert max(map(len, lines)) <= written
    assert {word for line in lines for word in line.split()} <= {"1", *(entry.text + entry.detail).split()}


def test_what_goes_to_a_file_is_as_wide_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False, raising=False)
    assert layout.columns() == layout.WIDTH
