"""Made-up positions, read and checked for flaws; and advice on a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from mandate import games
from mandate.core.errors import Code, Malformed, Refused
from mandate.core.record import Record
from mandate.core.rng import Chance
from mandate.players.advice import Advice, advise, adviser
from mandate.table import wire
from mandate.table.codes import ServerCode
from mandate.table.plan import LONGEST_NAME
from mandate.table.replays import checked, steps_of

LONGEST_POSITION = 4000  # signs


class MadeUp(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A made-up position in the game's own notation; it may leave open what follows."""

    game: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    position: Annotated[str, msgspec.Meta(max_length=LONGEST_POSITION)]


class Drafting(msgspec.Struct, frozen=True, kw_only=True):
    """A made-up position, and the language in which to report its flaws."""

    given: MadeUp
    language: str


class PositionFlaw(msgspec.Struct, frozen=True, kw_only=True):
    """One flaw of a position, reported like a refusal, and where it is."""

    code: str
    sentence: str
    clause: str | None
    part: str  # of the position
    places: list[str]  # on the board
    malformed: bool  # not readable, so that it cannot be drawn; else no game reaches it


class Drafted(msgspec.Struct, frozen=True, kw_only=True):
    """A position as far as it can be read: if without flaws, complete and with a setup to begin a record."""

    flaws: list[PositionFlaw]
    position: str | None
    setup: dict[str, Any] | None
    told: wire.GameDraft


class Advising(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record: request advice after its last choice, from what the seat to choose may know."""

    record: Record


def drafted(made_up: MadeUp, language: str) -> Drafted:
    draft = games.drafter(made_up.game)(made_up.position, Chance())
    flaws = [
        PositionFlaw(
            code=flaw.problem.code.value,
            sentence=flaw.problem.tell(language),
            clause=flaw.problem.clause,
            part=flaw.part,
            places=list(flaw.places),
            malformed=isinstance(flaw.problem, Malformed),
        )
        for flaw in draft.flaws
    ]
    return Drafted(flaws=flaws, position=draft.position, setup=draft.setup, told=draft.drawn)


def advised(task: Advising, go_on: Callable[..., None]) -> Advice:
    game, record = checked(task.record)
    if adviser(game.id) is None:
        raise Refused(ServerCode.NO_ADVISER)
    *_, (_, state, _) = steps_of(game, record, go_on)
    seat = min(state.pending, default=None)
    if seat is None:
        raise Refused(Code.GAME_OVER)
    view = state.view(seat)
    assert view.decision is not None
    return advise(game.id, view, view.decision)
