"""Co-op: Events. One comes at the end of each Year but the last, strikes at once, and stays in force."""

from __future__ import annotations

from mandate.core.flow import Frame, Kinds, Steps
from mandate.games.great_wall.cards.vocabulary import Trigger
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.effects.stats import NOTHING, holds
from mandate.games.great_wall.rules.effects.triggers import fire
from mandate.games.great_wall.rules.events.coop import Happened
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.state import GreatWallState


def _reveal(s: GreatWallState, frame: Frame) -> None:
    """There are more Events than Years."""
    data: frames.Event = frame.data
    data["card"] = s.deal.events[len(s.events)]
    s.events.append(data["card"])
    s.emit(Happened, data["card"])


def _strike(s: GreatWallState, frame: Frame) -> None:
    """What happens once, then what happens to each player in Tea order."""
    data: frames.Event = frame.data
    card = s.box.cards.events[data["card"]]
    if card.each:
        for seat in reversed(s.owing()):
            s.push(FrameKind.EFFECTS, seat, src=f"{card.id}/each", i=0)
    if card.once:
        s.push(FrameKind.EFFECTS, src=f"{card.id}/once", i=0)


def _after(s: GreatWallState, _frame: Frame) -> None:
    for seat in reversed(s.persons()):
        fire(s, Trigger.ON_EVENT, seat)


def events_answer(s: GreatWallState, trigger: Trigger) -> None:
    """What Events in force do to players at this moment, in Tea order; it is forced and comes first."""
    for card in reversed(s.events):
        for i, ability in enumerate(s.box.cards.events[card].abilities):
            if ability.trigger == trigger:
                for seat in reversed(s.owing()):
                    if holds(s, seat, ability.condition, NOTHING):
                        s.push(FrameKind.EFFECTS, seat, src=f"{card}/{i}", i=0)


KINDS: Kinds[GreatWallState] = {
    FrameKind.EVENT: Steps((("reveal", _reveal), ("strike", _strike), ("after", _after))),
}
