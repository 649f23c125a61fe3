"""What happens in The Great Wall, one module for each subject; what holds for all of it is here.

Gains and payments are public; only a few faces are secret.
"""

from __future__ import annotations

from mandate.core.game import Event
from mandate.games.great_wall.rules.events import belongings, coop, course, decks, fighting, places
from mandate.games.great_wall.rules.events.change import Change, GreatWallEvent
from mandate.games.great_wall.rules.events.coop import Demanded, Disclosed, Happened
from mandate.games.great_wall.rules.events.course import Revealed
from mandate.games.great_wall.rules.events.decks import Displayed, DrewCommand, DrewTactic
from mandate.games.great_wall.rules.events.fighting import Indicated, Invaded, Scouted

REASONS = ("walls", "shame", "time", "resigned", "requests")
# where a preview stops
UNFORESEEN = (
    Revealed, Invaded, DrewTactic, Displayed, Scouted, Indicated, DrewCommand, Demanded, Happened, Disclosed,
)  # fmt: skip
ALL: tuple[type[Event], ...] = tuple(
    {
        kind.kind: kind
        for room in (course, belongings, places, fighting, decks, coop)
        for kind in vars(room).values()
        if isinstance(kind, type) and issubclass(kind, Event)
        # the base classes are not events, and a subclass of an event goes by its name
        if kind is not Change and kind.__base__ in (GreatWallEvent, Change)
    }.values()
)
