"""What The Great Wall is like, for a report on its properties."""

from __future__ import annotations

import math
from collections import Counter

from mandate.core.game import Seat, State, View
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.deal import HIDDEN
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import lineup_for
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.scoring import artifact_honor, horde_honor, shame_honor
from mandate.games.great_wall.views.view import GreatWallView
from mandate.study.properties import bits
from mandate.study.properties.traits import Traits

DEALT = 2  # Generals, and Advisors, of which each player keeps one


def standing(state: State) -> list[float]:
    """Honor if the game ended now."""
    assert isinstance(state, GreatWallState)
    return [float(_honor(state, Seat(seat))) for seat in range(state.seats)]


def _honor(s: GreatWallState, seat: Seat) -> int:
    """In the order of the rules: Honor never falls below 0 on the way."""
    total = s.honor[seat]
    worth = (artifact_honor(s, seat, card) for card in s.deal.artifacts)
    for n in (shame_honor(s, seat), horde_honor(s, seat), *worth):
        total = max(total + n, 0)
    return total


def hidden(view: View) -> float:
    """Tactic cards and Supporting Advisors of the others, and what they choose in secret at this moment.

    Resources are not counted: every gain and payment was public.
    """
    assert isinstance(view, GreatWallView) and view.seat is not None
    others = [seat for seat in range(len(view.hand_sizes)) if seat != view.seat]
    table = lineup_for(view.options)
    unseen = Counter(table.tactics)
    unseen.subtract([*view.tactics, *view.open["tactic_discard"]])
    left = [n for n in unseen.values() if n > 0]
    unknown = bits.of_hands(left, [view.hand_sizes[seat] for seat in others])
    faces = [sum(card == HIDDEN for card in view.supporting[seat]) for seat in others]
    unknown += bits.of_sets(view.decks[0] + sum(faces), faces)
    kind = view.decision.kind if view.decision is not None else None
    if kind == FrameKind.FALL_CHOOSE:
        unknown += sum(math.log2(max(1, len(view.open["hand"][seat]))) for seat in others)
    elif kind == FrameKind.SETUP_CHOOSE:
        for cards in (table.generals, tuple(OURS.cards.advisors)):
            unknown += bits.of_sets(len(cards) - DEALT, [DEALT for _ in others])
    return unknown


TRAITS = Traits(
    player="rules", standing=standing, hidden=hidden, thinker="marshal", least=4, doublings=2, duels=30
)
