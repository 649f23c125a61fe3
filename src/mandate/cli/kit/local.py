"""A table whose game is played on this machine, in a session, and saved after every choice."""

from __future__ import annotations

import contextlib
import shlex
from typing import TYPE_CHECKING, Any

from mandate.cli.kit import files
from mandate.cli.kit.story import Deal, Foreseen, StoryStep, Tried
from mandate.cli.kit.table import Table, V, W
from mandate.cli.kit.trouble import Trouble
from mandate.core.errors import Code, Refused
from mandate.core.game import Seat
from mandate.core.record import RESIGN
from mandate.core.replay import replay
from mandate.core.trial import attempt

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from mandate.cli.kit.drawing import Drawing
    from mandate.cli.kit.session import Session
    from mandate.cli.kit.story import Score
    from mandate.core.game import Decision, Event, Json, Outcome, View
    from mandate.core.match import Match
    from mandate.core.question import Question
    from mandate.players.advice import Advice


class LocalTable(Table[V, W]):
    """A session being played."""

    def __init__(
        self, drawing: Drawing[V, W], session: Session, language: str, *, ascii_only: bool = False
    ) -> None:
        self.session = session
        words = drawing.words_for(language, session.seating.names, self.options, ascii_only=ascii_only)
        super().__init__(drawing, words, session.seating.persons)
        self.answered: set[tuple[Seat, int]] = set()  # decisions answered for a person
        self.results = self._replayed()  # what came of each choice
        self._heard = dict.fromkeys(self.persons, len(self.results))

    def _replayed(self) -> list[list[Event]]:
        """The events of each choice. Automatic choices join the one before them, as in play."""
        match, own = self.match, True
        results: list[list[Event]] = []
        for entry, state, events in replay(match.game, match.record):
            if entry is not None:
                if own or not results:
                    results.append([])
                results[-1] += events
            own = not any(decision.automatic for decision in state.pending.values())
        return results

    # --- asking -----------------------------------------------------------------------------------------

    @property
    def match(self) -> Match[Any]:
        return self.session.match

    @property
    def options(self) -> Json:
        options: Json = self.session.match.record.setup["options"]
        return options

    def look(self, seat: Seat | None) -> V:
        return self.drawing.look(self.match.state.view(seat))

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def asked(self) -> list[Seat]:
        return sorted(seat for seat in self.match.pending if seat in self.persons)

    def decision(self, seat: Seat) -> Decision | None:
        return self.match.pending.get(seat)

    def question(self, seat: Seat) -> Question | None:
        view: View = self.match.state.view(seat)
        return view.question()

    @property
    def moment(self) -> object:
        pending = self.match.pending
        return [(seat, pending[seat].number, pending[seat].kind) for seat in self.asked()], self.over

    @property
    def made(self) -> int:
        return len(self.match.record.choices)

    @property
    def deal(self) -> Deal:
        return Deal.of(self.match.record)

    @property
    def kept_at(self) -> Path:
        return self.session.path

    @property
    def alone(self) -> bool:
        return not self.shared

    # --- choosing ---------------------------------------------------------------------------------------

    def opponent(self) -> Seat | None:
        return next((seat for seat in self.match.pending if seat not in self.persons), None)

    def think(self, seat: Seat) -> str:
        return self.session.opponent_choice(seat)

    def play(self, seat: Seat, choice: str, *, unasked: bool = False) -> None:
        """Make a choice; `resign` comes from a program that has failed."""
        if choice == RESIGN:
            self.resign(seat)
            return
        decision = self.match.pending.get(seat)
        self.results.append(self.match.play(choice, seat, number=decision.number if decision else None))
        if unasked and decision is not None:
            self.answered.add((seat, decision.number))
        self.save()

    def foresee(self, seat: Seat, choice: str) -> Foreseen:
        trial = attempt(self.match.state, seat, [choice])
        return Foreseen([event.seen_by(seat) for event in trial.events], trial.cautions)

    def attempt(self, seat: Seat, choices: Sequence[str]) -> Tried[V]:
        trial = attempt(self.match.state, seat, choices)
        view = trial.state.view(seat)
        last = [event.seen_by(seat) for event in trial.last]
        return Tried(
            self.drawing.look(view), view.question(), view.decision, last, trial.stop, trial.cautions
        )

    def after(self, seat: Seat, choice: str) -> V:
        state = self.match.state.copy()
        state.apply(seat, choice)
        return self.drawing.look(state.view(None))

    def advice(self, seat: Seat) -> Advice:
        from mandate.players.advice import advise

        decision = self.match.pending.get(seat)
        if decision is None:
            raise Refused(Code.GAME_OVER)
        return advise(self.match.game.id, self.match.view(seat), decision)

    def resign(self, seat: Seat) -> None:
        self.results.append(self.match.resign(seat))
        self.save()

    def take_back(self, seat: Seat | None) -> str:
        """Take back the newest choice of a person here, and the answers made for that person after it.

        Without takebacks, this works only within the person's current chain of choices, all or nothing.
        """
        if self.match.record.takebacks:
            seat = self._last_to_choose(seat)
        if seat is None:
            raise Refused(Code.NOTHING_TO_TAKE_BACK)
        match = self.match.copy()
        undo = match.take_back if match.record.takebacks else match.step_back
        undo(seat)
        while (decision := match.pending.get(seat)) and (seat, decision.number) in self.answered:
            undo(seat)
        self.session.match = match
        self._forget()
        self.save()
        return self.words("play-undone")

    def _forget(self) -> None:
        """Drop the events of choices taken back, as if they had never been shown."""
        self.results = self._replayed()
        self._heard = {person: min(heard, len(self.results)) for person, heard in self._heard.items()}
        made: dict[int, int] = {}
        for entry in self.match.record.in_force():
            made[entry.seat] = made.get(entry.seat, 0) + 1
        self.answered = {(who, number) for who, number in self.answered if number < made.get(who, 0)}

    def _last_to_choose(self, asking: Seat | None) -> Seat | None:
        """The person who made the newest choice; choices made for a person do not count."""
        newest = asking
        made: dict[Seat, int] = {}
        automatic = False
        for entry, state, _ in replay(self.match.game, self.match.record):
            if entry is not None:
                seat = Seat(entry.seat)
                number = made.get(seat, 0)
                made[seat] = number + 1
                if seat in self.persons and not automatic and (seat, number) not in self.answered:
                    newest = seat
            automatic = any(decision.automatic for decision in state.pending.values())
        return newest

    # --- saving -----------------------------------------------------------------------------------------

    def save(self) -> None:
        """Save after a choice. Report a failure and continue: the next save may succeed."""
        with contextlib.suppress(Trouble):  # kept in `trouble` and reported
            self._save()

    def save_at(self, path: str) -> Path:
        """Save to the game's own file, or a copy elsewhere; if saving has failed, move to the copy."""
        if not path:
            self._save()
            return self.session.path
        target = files.named(path)
        copied = self.session.save_copy(target)
        if self.trouble is not None:
            self.session.path, self.session.known, self.trouble = target, copied, None
        return target

    def _save(self) -> None:
        try:
            self.session.save()
        except Trouble as trouble:
            self.trouble = trouble  # the goodbye must not claim that the game is saved
            raise
        self.trouble = None

    # --- one game after another -------------------------------------------------------------------------

    @property
    def score(self) -> Score | None:
        return self.session.score

    @property
    def game_follows(self) -> bool:
        return self.session.game_follows

    def next_game(self) -> LocalTable[V, W]:
        words = self.words
        return LocalTable(self.drawing, self.session.next_game(), words.language, ascii_only=words.ascii_only)

    # --- telling ----------------------------------------------------------------------------------------

    def failure(self) -> str:
        return self.session.opponents.failure(self.words.language)

    def notes(self) -> list[str]:
        failure = self.failure()
        return [failure] if failure else []

    def story(self, seat: Seat | None) -> list[StoryStep]:
        return [StoryStep(tuple(event.seen_by(seat) for event in events)) for events in self.results]

    def opening(self, *, resumed: bool) -> list[str]:
        choices = len(self.match.record.in_force())
        return [self.words("play-resumed", choices=choices)] if resumed else []

    def goodbye(self) -> list[str]:
        words, path = self.words, self.session.path
        if self.trouble is not None:
            return [words("play-not-saved", reason=self.trouble.tell(words.language))]
        said = [words("play-goodbye", file=str(path))]
        if not self.over or self.game_follows:
            command = f"{self.drawing.command} --resume"
            if path.parent != self.drawing.saves():
                command += f" {shlex.quote(str(path))}"
            said.append(words("play-goodbye-resume", command=command))
        return said
