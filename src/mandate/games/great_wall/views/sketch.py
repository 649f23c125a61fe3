"""The table as one seat sees it, in the shape that the engine's own functions read.

Nothing hidden is in it: it is filled from the view alone. So Defense, Power, prices and what will
activate are the engine's numbers, and no rule is written here a second time.
"""

from __future__ import annotations

from mandate.core.flow import Frame
from mandate.games.great_wall.cards.vocabulary import RESOURCES
from mandate.games.great_wall.rules.lineup import lineup_for
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.view import GreatWallView, chosen_in_secret


def sketch(view: GreatWallView, like: GreatWallState | None = None) -> GreatWallState:
    """Open parts, own hand and own goods; what others hold is empty. Made once for each view, and only read.

    `like`: the sketch of another view of the same moment. It may know the same Hordes, and has the same stack
    unless seats choose face down.
    """
    if view._sketched._state is None:
        view._sketched._state = _drawn(view, like)
    return view._sketched._state


def _drawn(view: GreatWallView, like: GreatWallState | None) -> GreatWallState:
    s = object.__new__(GreatWallState)
    s.blank()
    for name, value in view.open.items():
        setattr(s, name, value)
    s.sit_at(lineup_for(view.options))
    if like is not None and view.hordes == like.hordes:
        s.hordes, s.kind_of, s.mark_of = like.hordes, like.kind_of, like.mark_of
    else:
        s.know_hordes(view.hordes)
    s.res = [[0] * len(RESOURCES) for _ in range(s.clans)]
    s.tactics = [[] for _ in range(s.clans)]
    if view.seat is not None:
        s.res[view.seat][:] = view.resources
        s.tactics[view.seat] = list(view.tactics)
    s.supporting = [list(cards) for cards in view.supporting]
    if like is None or chosen_in_secret(like):
        s.stack = [Frame.from_json(frame) for frame in view.stack]
    else:
        s.stack = like.stack[:]
    s.emitted = None
    return s
