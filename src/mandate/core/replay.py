"""A record played again: from its setup, choice by choice, and checked to the end."""

from __future__ import annotations

import json
from collections.abc import Iterator

from mandate.core.errors import Code, Malformed, Problem, Refused
from mandate.core.event import gifts_of_chance
from mandate.core.game import Event, Game, Seat, State
from mandate.core.record import RESIGN, Entry, Record
from mandate.core.rng import commit


def replay(game: Game, record: Record) -> Iterator[tuple[Entry | None, State, list[Event]]]:
    """The start, then each choice in force with the state after it and what happened.

    The state is the same object all the way. Raises where a choice or its chance does not fit.
    """
    if record.rules != game.rules_version:
        raise Refused(Code.FROZEN_RECORD, rules=record.rules, playable=game.rules_version)
    if record.seen_by is not None:
        raise Malformed(Code.REDACTED_RECORD)
    state = begin(game, record)
    if record.series is not None and len(record.series.points) not in (0, state.seats):
        raise Malformed(
            Code.BAD_RECORD, line=1, key="series.points", expected=f"Expected {state.seats} numbers"
        )
    yield None, state, []
    for number, entry in enumerate(record.in_force(), 1):
        try:
            events = repeat(state, entry)
        except Problem as problem:
            raise Malformed(
                Code.BAD_CHOICE, number=number, choice=entry.choice, seat=entry.seat + 1, reason=problem
            ) from problem
        chance = gifts_of_chance(events)
        if entry.chance and chance != entry.chance:
            raise Malformed(
                Code.WRONG_CHANCE, number=number, said=" ".join(entry.chance), dealt=" ".join(chance)
            )
        yield entry, state, events


def begin(game: Game, record: Record) -> State:
    """The start that a record describes; a damaged one is refused, even if the game does not check it."""
    try:
        return game.begin(record.setup)
    except Problem:
        raise
    except Exception as error:  # a game that took the setup unchecked may raise anything
        reason = f"{type(error).__name__}: {error}"
        raise Malformed(Code.BAD_RECORD, line=1, key="setup", expected=reason) from error


def repeat(state: State, entry: Entry) -> list[Event]:
    if entry.choice == RESIGN:
        return state.resign(Seat(entry.seat))
    return state.apply(Seat(entry.seat), entry.choice)


def verify(game: Game, record: Record) -> None:
    """Check a record to the end: choices, chance, result, and the deal against its commitment."""
    *_, (_, state, _) = replay(game, record)
    outcome = state.outcome.to_json() if state.outcome else None
    if outcome != record.outcome:
        raise Malformed(Code.WRONG_OUTCOME, said=json.dumps(record.outcome), found=json.dumps(outcome))
    if record.commitment is None or record.salt is None:
        raise Refused(Code.NOT_VERIFIABLE)
    if commit(record.salt, game.secret(record.setup)) != record.commitment:
        raise Malformed(Code.WRONG_COMMITMENT)
