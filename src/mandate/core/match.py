"""A match: the rules, the state and the record of one game, held together.

This is what newcomers hold. It plays what is automatic, keeps the log, takes back where the table
allows it, and knows who committed to which deal.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

from mandate.core.errors import Code, Refused
from mandate.core.event import gifts_of_chance, reveals
from mandate.core.game import Decision, Event, Game, Outcome, Seat, State, View
from mandate.core.record import RESIGN, TAKEBACK, Entry, Record
from mandate.core.redaction import record_for
from mandate.core.replay import begin, repeat, replay
from mandate.core.rng import Chance, commit, fresh_salt

AnyState = TypeVar("AnyState", bound=State)
KEPT_STEPS = 16  # those before them are replayed


class Match(Generic[AnyState]):
    """One game being played, with its record.

    Examples:
        >>> from mandate import qin
        >>> match = qin.new(seed=7, takebacks=True)
        >>> choice = match.options[0]  # every legal choice is a token
        >>> [event.kind for event in match.preview(choice)]  # nothing has changed yet
        ['placed', 'founded']
        >>> _ = match.play(choice)
        >>> match.turn
        1
        >>> match.take_back()
        >>> match.turn
        0

        A choice that is not allowed is refused with its clause, and nothing changes:

        >>> match.play("RR:a1a2")
        Traceback (most recent call last):
        mandate.core.errors.Refused: …
    """

    def __init__(self, game: Game, state: AnyState, record: Record, in_force: int | None = None) -> None:
        self.game = game
        self.state = state
        self._record = record
        # How things stood before each of the last choices of one chain: stepping back there needs no replay.
        self._steps: tuple[AnyState, ...] = ()
        self._twin: AnyState | None = None  # equal to the state, and never changed again
        self._revealed = -1  # so many choices were in force when one of them last brought something to light
        self._in_force = len(record.in_force()) if in_force is None else in_force  # how many choices are

    def copy(self) -> Match[AnyState]:
        """A match to try something on. This one stays as it is: its state serves the copy to step back to."""
        twin: Match[AnyState] = Match(self.game, self.state.copy(), self._record.copy(), self._in_force)
        twin._steps, twin._twin, twin._revealed = self._steps, self.state, self._revealed
        return twin

    @classmethod
    def start(
        cls,
        game: Game,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        takebacks: bool = False,
    ) -> Match[AnyState]:
        """A new game. Without a seed the deal is committed to and can be verified afterwards."""
        state = game.start(options or {}, Chance(seed))
        return cls.begin(game, cast("AnyState", state), seed=seed, names=names, takebacks=takebacks)

    @classmethod
    def begin(
        cls,
        game: Game,
        state: AnyState,
        *,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        takebacks: bool = False,
        verifiable: bool = True,
    ) -> Match[AnyState]:
        """A match from a state at its beginning."""
        setup = state.setup()
        salt = fresh_salt() if seed is None and verifiable else None
        record = Record(
            game=game.id,
            rules=game.rules_version,
            names=list(names),
            seed=None if seed is None else str(seed),
            commitment=None if salt is None else commit(salt, game.secret(setup)),
            salt=salt,
            takebacks=takebacks,
            setup=setup,
        )
        match = cls(game, state, record)
        match._settle([])
        return match

    @classmethod
    def resume(cls, game: Game, record: Record) -> Match[AnyState]:
        """The match that a record describes, ready to continue."""
        *_, (_, state, _) = replay(game, record)
        match = cls(game, cast("AnyState", state), record)
        match._settle([])
        return match

    # --- asking -------------------------------------------------------------------------------------

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        """Who is asked what; empty when the game is over."""
        return self.state.pending

    @property
    def decision(self) -> Decision | None:
        """What is asked, where exactly one seat is asked; None when the game is over."""
        pending = self.state.pending
        if len(pending) > 1:
            raise Refused(Code.SEVERAL_ASKED, seats=", ".join(str(seat + 1) for seat in pending))
        return next(iter(pending.values()), None)

    @property
    def options(self) -> Sequence[str]:
        """Every legal choice of the one seat that is asked; empty when the game is over."""
        decision = self.decision
        return decision.options if decision else ()

    @property
    def turn(self) -> Seat | None:
        """The one seat that is asked; None when the game is over."""
        decision = self.decision
        return decision.seat if decision else None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it is being played."""
        return self.state.outcome

    def view(self, seat: Seat | None) -> View:
        """What this seat, or a spectator, may know."""
        return self.state.view(seat)

    def preview(self, choice: str, seat: Seat | None = None) -> list[Event]:
        """What a choice would bring, up to the first thing that is unknown. Changes nothing."""
        return self.state.preview(self._asked(seat), choice)

    # --- choosing -----------------------------------------------------------------------------------

    def play(self, choice: str, seat: Seat | None = None, *, number: int | None = None) -> list[Event]:
        """Make a choice; what is automatic after it is made too. Returns all that happened.

        `number` is that of the decision meant: an answer to a decision that has passed is refused.
        """
        seat = self._asked(seat)
        decision = self.state.pending.get(seat)
        if number is not None and (decision is None or decision.number != number):
            raise Refused(Code.LATE)
        full = self.state.full_choice(choice) if decision and choice in decision.options else choice
        before = self._twin or self.state.copy()
        events = self.state.apply(seat, choice)
        chain = self._chain_of(seat)
        self._log(seat, full, events)
        made = len(self._record.choices)
        events = self._settle(events)
        revealed = reveals(events)
        alone = len(self._record.choices) == made and not revealed
        self._twin, self._steps = None, (*chain, before)[-KEPT_STEPS:] if alone else ()
        if revealed and len(self._record.choices) == made:
            self._revealed = self._in_force
        return events

    def _chain_of(self, seat: Seat) -> tuple[AnyState, ...]:
        """What can be stepped back so far, if this seat chooses again."""
        last = self._record.choices[-1] if self._record.choices else None
        return self._steps if last is not None and last.seat == seat else ()

    def resign(self, seat: Seat | None = None) -> list[Event]:
        """The seat leaves the game; with two seats the other wins."""
        seat = self._asked(seat)
        events = self.state.resign(seat)
        self._twin, self._steps = None, ()
        self._log(seat, RESIGN, events)
        return self._settle(events)

    def take_back(self, seat: Seat | None = None, *, times: int = 1) -> None:
        """Undo this seat's last choice and all after it; by default the last that was not automatic.

        With `times`, so many of its choices. The log keeps what was taken back, and the same chance will come
        again.
        """
        if not self._record.takebacks:
            raise Refused(Code.NO_TAKEBACK)
        standing = self._record.in_force()
        asked = self._asked_seats(standing)
        choices = (
            i + 1
            for i, (entry, by_choice) in enumerate(reversed(list(zip(standing, asked, strict=True))))
            if by_choice and (seat is None or entry.seat == seat)
        )
        back = next(itertools.islice(choices, times - 1, None), None)
        if back is None or len(standing) - back < self._record.first_own:
            raise Refused(Code.NOTHING_TO_TAKE_BACK)
        by = standing[-back].seat
        self._record.choices.append(Entry(seat=by, choice=TAKEBACK, back=back))
        self._in_force -= back
        self._record.outcome = None
        *_, (_, state, _) = replay(self.game, self._record)
        self.state = cast("AnyState", state)
        self._twin, self._steps, self._revealed = None, (), -1

    def step_back(self, seat: Seat) -> None:
        """Undo this seat's last choice within its own chain of choices. Every table allows it.

        The chain ends as soon as another seat has chosen, or something hidden has come to light.
        """
        standing = self._record.in_force()
        own = standing[self._record.first_own :]
        if not any(entry.seat == seat for entry in own) or standing[-1].choice == RESIGN:
            raise Refused(Code.NOTHING_TO_TAKE_BACK)
        if standing[-1].seat != seat:
            raise Refused(Code.OTHERS_SINCE)
        if not self._steps and (len(standing) == self._revealed or self._last_reveals()):
            raise Refused(Code.REVEALED_SINCE)
        self._record.choices.append(Entry(seat=seat, choice=TAKEBACK, back=1))
        self._in_force -= 1
        self._record.outcome = None
        if self._steps:
            self.state = self._steps[-1].copy()
        else:
            *_, (_, state, _) = replay(self.game, self._record)
            self.state = cast("AnyState", state)
        self._twin, self._steps = None, self._steps[:-1]

    def _last_reveals(self) -> bool:
        """Whether the last choice in force brought something hidden to light."""
        *_, (_, _, events) = replay(self.game, self._record)
        return reveals(events)

    def _asked_seats(self, standing: Sequence[Entry]) -> list[bool]:
        """For each entry in force, whether a seat chose it (and it was not automatic)."""
        state = begin(self.game, self._record)
        chosen = []
        for entry in standing:
            decision = state.pending.get(Seat(entry.seat))
            chosen.append(entry.choice == RESIGN or decision is None or not decision.automatic)
            repeat(state, entry)
        return chosen

    def _asked(self, seat: Seat | None) -> Seat:
        if seat is not None:
            return seat
        turn = self.turn
        if turn is None:
            raise Refused(Code.GAME_OVER)
        return turn

    def _log(self, seat: Seat, choice: str, events: Sequence[Event]) -> None:
        chance = gifts_of_chance(events)
        self._record.choices.append(Entry(seat=seat, choice=choice, chance=chance))
        self._in_force += 1

    def _settle(self, events: list[Event]) -> list[Event]:
        """Make the choices that are no choices."""
        while forced := [d for d in self.state.pending.values() if d.automatic]:
            more = self.state.apply(forced[0].seat, forced[0].options[0])
            self._log(forced[0].seat, forced[0].options[0], more)
            events = [*events, *more]
        outcome = self.state.outcome
        self._record.outcome = outcome.to_json() if outcome else None
        return events

    # --- storing ------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The whole record, with everything hidden in it."""
        return self._record

    def record_for(self, seat: Seat | None) -> Record:
        """The record as this seat (or a spectator) may know it during the game."""
        return record_for(self.game, self._record, self.state, seat)

    def __str__(self) -> str:
        return str(self.state)
