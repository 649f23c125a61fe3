"""Why an automatic step happened: reported after each of them, so that players can follow."""

from __future__ import annotations

from enum import StrEnum

from mandate.games.great_wall.rules.events.course import Reasoned
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState


class Reason(StrEnum):
    """All reasons; the event's place is a Location, a Section or a card, if one is needed."""

    # Command cards
    FIRST_SPOT = "first-spot"  # a card takes the first free spot of the Command track
    COPY = "copy"  # Betrayal becomes the solo card with the name of the person's card
    NO_COPY = "no-copy"  # the person played Betrayal too
    # Qin Jiushao's Clerks
    LOWEST = "lowest"  # the lowest Location on his track with a free spot
    FROM_HIGHEST = "from-highest"  # his pool is empty: the Clerk came from his highest Location
    NO_CLERK = "no-clerk"  # no Clerk in his pool, and none higher than where one should go
    NO_ROOM = "no-room"  # no other Location on his track has a free spot
    # Locations
    HIGHEST = "highest"  # his highest Location activates
    NO_LOCATION = "no-location"  # he has no Clerk anywhere
    LEVEL = "level"  # Honor of his Overseer's level for each Clerk
    TOKEN = "token"  # its token goes to the highest space
    OVERSEER = "overseer"  # the lowest Production Location where his Overseer can rise
    OVERSEERS_DONE = "overseers-done"  # all are at the highest level
    # fighting and building
    INDICATED = "indicated"  # the Horde deck points to this Section
    OTHER_SECTION = "other-section"  # nothing could be done in the Section it points to
    CLOSEST = "closest"  # the first free spot of the closest Horde
    NO_TARGET = "no-target"  # no Horde of the Section has a spot for it
    NO_SPOT = "no-spot"  # no Horde next to the Wall has a free spot
    NO_FIRING = "no-firing"  # no free Firing spot in the Section
    NO_SOLDIER = "no-soldier"  # none left in the pool
    WALLS_DONE = "walls-done"  # every Wall is complete
    NO_BARRICADE = "no-barricade"  # no free Barricade spot
    NEVER_RESTS = "never-rests"  # survivors of a Defeated Horde return to the pool
    # Advisors
    LEFTMOST = "leftmost"  # the leftmost of the display
    BOTH = "both"  # the difficult game: both that leave the display
    SUPPORTERS = "supporters"  # Honor for his Supporting Advisors
    # the Reed Clan
    REED_OFF_TRACK = "reed-off-track"  # its Clerk stood where Qin Jiushao never sends one
    REED_HIGHER = "reed-higher"  # its Clerk stood higher on his track
    REED_STAYS = "reed-stays"  # none of its Clerks can go lower
    REED_MAJORITY = "reed-majority"  # it covers most spots, and keeps no Hordes


def why(s: GreatWallState, clan: Clan, reason: Reason, place: str = "") -> None:
    s.emit(Reasoned, clan, reason.value, place)
