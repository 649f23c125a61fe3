"""`mandate play --from FILE --after N`: a new game from a position of a recorded one.

`--position` starts from a made-up position instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate import games
from mandate.cli.files import read_records
from mandate.cli.kit import files
from mandate.cli.kit.session import fresh, new_chance
from mandate.cli.kit.trouble import Trouble
from mandate.cli.options import flag, flag_of, given_options
from mandate.core.branch import going_on
from mandate.core.errors import Code, Malformed, Problem
from mandate.core.option import span
from mandate.core.record import Record
from mandate.core.rng import Chance
from mandate.core.text import can_be_seen

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from mandate.cli.kit.drawing import Drawing
    from mandate.cli.kit.session import Session
    from mandate.core.game import Game

NOT_TAKEN = ("series", "resume")  # settings that such a game cannot have


def begin_from(drawing: Drawing[Any, Any], arguments: argparse.Namespace, language: str) -> Session:
    """Start the new game and save it at once, among the other games and never over its source."""
    game = drawing.game.id
    flags = [flag_of(game, name) for name in given_options(arguments, game)]
    flags += [flag(name) for name in NOT_TAKEN if getattr(arguments, name, None) is not None]
    if flags:
        raise Trouble("play-trouble-options", options=", ".join(flags))
    path: Path | None = files.named(arguments.save) if arguments.save else None
    if path is not None:
        files.refuse_existing(path)
    if arguments.position is not None:
        record = _made_up(arguments.position, drawing.game, Chance(arguments.seed))
    else:
        record = _read(arguments.begin_from, drawing.game.id)
    begun = going_on(
        drawing.game, record, arguments.after, Chance(arguments.seed), takebacks=arguments.takebacks
    )
    session = drawing.resume(path or fresh(drawing), [begun])
    seats = session.match.state.seats
    kinds = drawing.kinds(seats, arguments.opponent or [], hot_seat=arguments.hot_seat)
    if not arguments.hot_seat:
        own = _own_seat(arguments.seat, session, seats)
        kinds = (*kinds[1 : own + 1], kinds[0], *kinds[own + 1 :])
    known = len(record.names) == seats and all(map(can_be_seen, record.names))
    named = arguments.name or (record.names if known and arguments.hot_seat else [])
    session.seating = drawing.seat_all(kinds, named, language)
    session.match.record.names = list(session.seating.names)
    session.chance = new_chance(arguments.seed)
    session.greet()
    session.save()
    return session


def _read(file: str, game: str) -> Record:
    try:
        record, _ = next(read_records(file))
    except Problem as problem:
        raise Trouble("play-trouble-record", file=file, reason=problem) from problem
    if record.game != game:
        raise Trouble("play-trouble-game", file=file, game=record.game)
    return record


def _made_up(position: str, game: Game, chance: Chance) -> Record:
    """A record that starts from this position; raise its first flaw if it has any."""
    draft = games.drafter(game.id)(position, chance)
    if draft.setup is None:
        raise Trouble("play-trouble-position", reason=draft.flaws[0].problem)
    return Record(game=game.id, rules=game.rules_version, setup=draft.setup)


def _own_seat(wanted: int | None, session: Session, seats: int) -> int:
    """The seat of the person: the requested one, else the first to choose."""
    if wanted is None:
        return min(session.match.pending, default=0)
    if not 1 <= wanted <= seats:
        raise Malformed(Code.BAD_OPTION, option="seat", value=str(wanted), expected=span(1, seats))
    return wanted - 1
