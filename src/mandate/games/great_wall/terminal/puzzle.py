"""A position of The Great Wall as lines of text: the table as one seat sees it, and what it is asked."""

from __future__ import annotations

from mandate.cli.kit.layout import columns, wrap
from mandate.cli.kit.menu import Entry, labels, lines
from mandate.core.game import Seat, State
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.terminal import dashboard, menu
from mandate.games.great_wall.terminal.words import Words
from mandate.games.great_wall.views.tabletop import tabletop
from mandate.games.great_wall.views.view import GreatWallView
from mandate.lang import say


def shown(state: State, seat: Seat, language: str) -> list[str]:
    """The dashboard, the question, and every option with the number that one answers with."""
    view, words = _seen(state, seat, language)
    question = view.question()
    assert question is not None
    drawn = [line.plain.rstrip() for line in dashboard.draw(tabletop(view), words, columns())]
    title = wrap(words.tell(question.title), columns())
    return [*drawn, "", *title, *lines(entries(state, seat, language))]


def entries(state: State, seat: Seat, language: str) -> list[Entry]:
    view, words = _seen(state, seat, language)
    question = view.question()
    assert question is not None and view.decision is not None
    return menu.entries(view.decision.options, question, words)


def in_full(state: State, seat: Seat, choice: str, language: str) -> str:
    """An option in full, and the number that it has in the list."""
    view, words = _seen(state, seat, language)
    question = view.question()
    assert question is not None and view.decision is not None
    at = view.decision.options.index(choice)
    return f"{labels(view.decision.options)[at]} {words.tell(question.choices[at].label)}"


def _seen(state: State, seat: Seat, language: str) -> tuple[GreatWallView, Words]:
    assert isinstance(state, GreatWallState)
    names = [say(language, "gw-clan", {"seat": each + 1}) for each in range(state.n)]
    view = state.view(seat)
    assert isinstance(view, GreatWallView)
    return view, Words(language, names, state.lineup)
