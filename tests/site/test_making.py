"""How pages are made for the site, without building it."""

from __future__ import annotations

from typing import Any

import pytest

from tools.site import hooks, sources
from tools.site.links import Linker, anchor_of
from tools.site.parts import PARTS, split
from tools.site.plots import with_plots
from tools.site.rules import BOOKS, chapters
from tools.site.tables import readable

LONG = """# Measurements

What was measured.

## Qin: the search

### Plain

## The page

See [the search](#qin-the-search).

## Qin: the levels
"""

CURVE = """## More thinking

| simulations | wins |
|---:|---:|
| 50 | 63.5 % (59.1–67.7 %) |
| 100 | 65.8 % (61.5–69.8 %) |
| 1,600 | **83.2 %** (79.6–86.4 %) |
"""


def test_a_long_document_is_split_by_its_headings() -> None:
    made = split("measurements.md", LONG)
    assert "## Qin: the search" in made.texts["measurements/qin.md"]
    assert "## Qin: the levels" in made.texts["measurements/qin.md"]
    assert made.moved["plain"] == "measurements/qin.md#plain"
    assert made.moved["the-page"] == "measurements/other.md"  # its only section: the page is the place
    assert "See [the search]" in made.texts["measurements/other.md"]
    assert "- [The page](#the-page)" in made.texts["measurements.md"]
    assert set(made.texts) == {"measurements.md", *(part.page for part in PARTS["measurements.md"])}


def test_links_follow_what_was_moved() -> None:
    moved = split("measurements.md", LONG).moved
    linker = Linker({("measurements.md", anchor): page for anchor, page in moved.items()})
    there = linker.rewritten("[a](#plain) [b](#the-page)", "measurements.md", "measurements/other.md")
    assert there == "[a](qin.md#plain) [b](other.md)"
    assert linker.rewritten("[a](#plain)", "measurements.md", "measurements/qin.md") == "[a](#plain)"
    assert (
        linker.rewritten("[a](measurements.md#plain)", "arena.md", "arena.md")
        == "[a](measurements/qin.md#plain)"
    )
    assert linker.rewritten("[r](../README.md)", "arena.md", "arena.md") == "[r](index.md)"


def test_links_to_sources_get_pages_and_code_is_left_alone() -> None:
    linker = Linker({})
    html = linker.rewritten(
        "[`bot`](../examples/bots/random_bot.py) `[x](../y.py)`", "protocol.md", "protocol.md"
    )
    assert html == "[`bot`](source/examples/bots/random_bot.py.html) `[x](../y.py)`"
    assert linker.sources == {"examples/bots/random_bot.py"}
    block = "```text\n[x](../examples/bots/random_bot.js)\n```\n"
    assert linker.rewritten(block, "protocol.md", "protocol.md") == block
    assert linker.rewritten("[o](https://example.org)", "a.md", "a.md") == "[o](https://example.org)"


def test_anchors_are_those_of_the_headings() -> None:
    assert anchor_of("`hello`") == "hello"
    assert anchor_of("The table's server") == "the-tables-server"


def test_a_column_that_counts_up_is_a_curve_and_others_are_rows() -> None:
    assert '<polyline class="curve"' in with_plots(CURVE)
    assert "More thinking: wins, by simulations" in with_plots(CURVE)
    rows = with_plots(CURVE.replace("| 50 |", "| one |"))
    assert "<polyline" not in rows
    assert '<figure class="plot"' in rows
    assert with_plots(CURVE).startswith(CURVE)


@pytest.mark.parametrize("change", [("59.1–67.7 %", "…"), ("63.5 %", "9.9 %"), ("63.5 % (", "63.5 k (")])
def test_what_cannot_be_drawn_is_left_as_it_is(change: tuple[str, str]) -> None:
    """No interval, one that does not hold its mean, two units in a column."""
    shorter = CURVE.replace("| 100 | 65.8 % (61.5–69.8 %) |\n", "").replace(*change)
    assert with_plots(shorter) == shorter


def test_one_line_of_estimates_compares_its_columns() -> None:
    cells = "9 % (8 % to 10 %; 200) ✗ | 5 % (4 % to 6 %; 9) | 1 % (0 % to 2 %; 9)"
    table = f"|  | `a` | `b` | `c` |\n|---|---|---|---|\n| won | {cells} |\n"
    assert with_plots(f"## Games\n\n{table}").count("<circle") == 3


def test_a_source_is_shown_line_by_line() -> None:
    html = sources.page("examples/bots/random_bot.py")
    assert '<span id="L1"><i class="s">&quot;' not in html  # quotes need no escape in text
    assert '<span id="L1"><i class="s">"""A bot for Mandate' in html
    assert '<i class="k">import</i> json' in html
    assert "random_bot.js" in sources.page("examples/bots")


def test_every_section_of_the_rules_has_its_part() -> None:
    book = BOOKS[1]
    parts = chapters(book, ["fall", "spring", "shame"])
    assert {part: list(sections) for part, sections in parts.items()} == {
        "year": ["spring", "fall"],
        "shame": ["shame"],
    }
    with pytest.raises(AssertionError, match="no part for intrigue"):
        chapters(book, ["intrigue"])


def test_a_document_that_is_not_listed_has_a_place() -> None:
    nav: list[Any] = [
        {"Learn the games": [{"Overview": "learn.md"}, {"Qin": ["a.md"]}, {"The Great Wall": ["b.md"]}]},
        {"Inside": ["c.md"]},
    ]
    assert hooks._room_of("games/qin-openings.md", nav) == ["a.md"]
    assert hooks._room_of("games/great-wall-notes.md", nav) == ["b.md"]
    assert hooks._room_of("new.md", nav) == ["c.md"]


WIDE = """| General | `3p` | `4p` | `2p` |
| --- | ---: | ---: | ---: |
| G05 Che Kung | 6.1 % (2.0 % to 17.0 %; 49) ✗ | +1.2 (… to …; 9) | 52.0 % (32.3 % to 71.1 %; 1,025) |
"""


def test_a_wide_table_has_its_intervals_below_the_means() -> None:
    html = readable(WIDE)
    assert html.startswith('<div class="wide" markdown>\n\n| General |')
    assert "| 6.1 % ✗<br><small>2.0 % to 17.0 %; 49</small> |" in html
    assert "| +1.2<br><small>… to …; 9</small> | 52.0 %<br><small>32.3 % to 71.1 %; 1,025</small> |" in html


def test_a_long_wide_table_is_folded_and_others_are_left_alone() -> None:
    head, rule, row = WIDE.splitlines(keepends=True)
    folded = readable(head + rule + row * 21)
    assert folded.startswith(
        '<details class="wide" markdown>\n<summary>The table: 21 rows, 3 columns</summary>'
    )
    assert folded.count("<small>") == 63
    assert readable(CURVE) == CURVE
    plain = WIDE.replace("(", "[").replace(")", "]")
    assert readable(plain) == plain
