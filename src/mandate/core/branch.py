"""Continue from a position of another game: its first choices, and from there on a game of its own.

What lies open, what is in the hands and what was chosen so far stay as they were. What no seat has met yet
is drawn again where the game supports it (`State.reshuffled`), so that having seen the other game to its
end does not help. Such a game has no commitment, for its beginning is known.
"""

from __future__ import annotations

from mandate.core.errors import Code, Malformed, Refused
from mandate.core.event import gifts_of_chance
from mandate.core.game import Game
from mandate.core.option import span
from mandate.core.record import Entry, Record
from mandate.core.replay import replay
from mandate.core.rng import Chance


def going_on(
    game: Game, record: Record, after: int | None, chance: Chance, *, takebacks: bool = False
) -> Record:
    """A record to continue from, after so many choices in force of another one; None: after all of them.

    Refused if the record has fewer choices, or the game is over there.
    """
    made: list[Entry] = []
    for entry, reached, events in replay(game, record):
        state = reached
        if entry is not None:
            made.append(Entry(seat=entry.seat, choice=entry.choice, chance=gifts_of_chance(events)))
        if len(made) == after:
            break
    if after is not None and len(made) != after:
        raise Malformed(Code.BAD_OPTION, option="after", value=str(after), expected=span(0, len(made)))
    if not state.pending:
        raise Refused(Code.GAME_OVER)
    return Record(
        game=game.id,
        rules=game.rules_version,
        takebacks=takebacks,
        begun_after=len(made),
        setup=state.reshuffled(chance),
        choices=made,
    )
