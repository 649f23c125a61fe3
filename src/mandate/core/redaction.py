"""A record as one seat may know it during the game."""

from __future__ import annotations

from collections.abc import Sequence

from mandate.core.event import gifts_of_chance
from mandate.core.game import Event, Game, Seat, State
from mandate.core.record import TAKEBACK, Entry, Record
from mandate.core.replay import begin, repeat

KEPT_EVERY = 16  # choices: how far back a game is replayed when it continues from before a takeback
FACE_DOWN = "?"  # a choice that its seat has not revealed, in a record for another one


def record_for(
    game: Game,
    record: Record,
    now: State,
    seat: Seat | None,
    happened: Sequence[Sequence[Event]] | None = None,
) -> Record:
    """The record as this seat (or a spectator) may know it in the state that it led to.

    `happened`: what each choice in force brought. Without it the record is played again, as it is where
    something was taken back.
    """
    shown = Record(
        game=record.game,
        rules=record.rules,
        names=record.names,
        commitment=record.commitment,
        seen_by="spectator" if seat is None else seat,
        series=record.series,
        takebacks=record.takebacks,
        begun_after=record.begun_after,
        setup=game.redact_setup(record.setup, seat),
        outcome=record.outcome,
    )
    takebacks = any(entry.choice == TAKEBACK for entry in record.choices)
    if happened is not None and not takebacks:
        for entry, events in zip(record.choices, happened, strict=True):
            shown.choices.append(_shown(entry, events, seat))
        _turn_down(shown.choices, now, seat)
        return shown
    state = begin(game, record)
    kept: dict[int, State] = {0: state.copy()}  # how things stood after so many choices in force
    standing: list[Entry] = []
    in_force: list[Entry] = []  # the shown ones of those
    for entry in record.choices:
        if entry.choice == TAKEBACK:
            shown.choices.append(entry)
            _turn_down(in_force, state, seat, since=len(in_force) - entry.back)
            del standing[-entry.back :], in_force[-entry.back :]
            kept = {number: known for number, known in kept.items() if number <= len(standing)}
            state = kept[max(kept)].copy()
            for earlier in standing[max(kept) :]:
                repeat(state, earlier)
            continue
        standing.append(entry)
        in_force.append(_shown(entry, repeat(state, entry), seat))
        if takebacks and len(standing) % KEPT_EVERY == 0:
            kept[len(standing)] = state.copy()
        shown.choices.append(in_force[-1])
    _turn_down(in_force, now, seat)
    return shown


def _shown(entry: Entry, happened: Sequence[Event], seat: Seat | None) -> Entry:
    seen = gifts_of_chance([event.seen_by(seat) for event in happened])
    return Entry(seat=entry.seat, choice=entry.choice, chance=seen)


def _turn_down(shown: Sequence[Entry], state: State, seat: Seat | None, *, since: int = 0) -> None:
    """Hide what other seats have not revealed of their choices."""
    for number in state.unrevealed():
        if number >= since and shown[number].seat != seat:
            shown[number].choice = FACE_DOWN
