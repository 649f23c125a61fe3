"""All pages that are made while the site is built."""

from __future__ import annotations

from dataclasses import dataclass

from tools.site import cards, clauses, rules
from tools.site.plots import with_plots


@dataclass(frozen=True, slots=True)
class Made:
    """Texts by page, ready; and the sources that they link to."""

    texts: dict[str, str]
    sources: set[str]


def made_pages(texts: dict[str, str]) -> Made:
    """`texts`: the pages as they are without this."""
    proved, linked = clauses.pages(texts)
    drawn = {page: with_plots(text) for page, text in texts.items() if page.startswith(PLOTTED)}
    return Made({**drawn, **rules.pages(), **cards.pages(), **proved}, linked)


PLOTTED = ("measurements", "games/great-wall-balance", "train-an-agent")  # pages whose tables are drawn, too
