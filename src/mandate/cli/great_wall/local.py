"""A table whose game is played on this machine, in a session."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from mandate.cli.great_wall.session import saves
from mandate.cli.great_wall.table import Table
from mandate.cli.great_wall.words import Words
from mandate.cli.kit.saving import Kept, Saving
from mandate.cli.kit.table import Deal
from mandate.core.game import Seat
from mandate.core.match import replay
from mandate.core.record import RESIGN
from mandate.games.great_wall.events import Scored
from mandate.players.advice import advise

if TYPE_CHECKING:
    from pathlib import Path

    from mandate.cli.great_wall.session import Session
    from mandate.core.game import Decision, Event
    from mandate.games.great_wall.view import GreatWallView
    from mandate.players.advice import Advice


class LocalTable(Saving, Table):
    """One session as it is played."""

    def __init__(self, session: Session, language: str, *, ascii_only: bool = False) -> None:
        at_table = session.match.state.table
        words = Words(language, session.seating.names, at_table, ascii_only=ascii_only)
        super().__init__(words, session.seating.persons)
        self.session = session
        self.match = session.match
        self.seating = session.seating
        self.told = self._replayed()  # what came of each choice in force
        self.heard = dict.fromkeys(self.persons, len(self.told))

    def _replayed(self) -> list[list[Event]]:
        steps = replay(self.match.game, self.match.record)
        return [told for entry, _, told in steps if entry is not None]

    # --- asking -----------------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> GreatWallView:
        return self.match.state.view(seat)

    @property
    def deal(self) -> Deal:
        return Deal.of(self.match.record)

    @property
    def kept_at(self) -> Path:
        return self.session.path

    @property
    def over(self) -> bool:
        return self.match.outcome is not None

    @property
    def alone(self) -> bool:
        return not self.shared

    def decision(self, seat: Seat) -> Decision | None:
        return self.match.pending.get(seat)

    def asked(self) -> list[Seat]:
        return sorted(seat for seat in self.match.pending if self.seating.is_person(seat))

    # --- choosing ---------------------------------------------------------------------------------------

    def opponents_play(self) -> bool:
        seat = next((s for s in self.match.pending if not self.seating.is_person(s)), None)
        if seat is None:
            return False
        choice = self.session.opponent_choice(seat)
        if choice == RESIGN:  # a program that has failed
            self.resign(seat)
        else:
            self.play(seat, choice)
        return True

    def play(self, seat: Seat, choice: str) -> None:
        number = self.match.pending[seat].number if seat in self.match.pending else None
        self.told.append(self.match.play(choice, seat, number=number))
        self.save()

    def preview(self, seat: Seat, choice: str) -> list[Event]:
        return self.match.preview(choice, seat)

    def advice(self, seat: Seat) -> Advice:
        return advise(self.match.game.id, self.match.view(seat), self.match.pending[seat])

    def resign(self, seat: Seat) -> None:
        self.told.append(self.match.resign(seat))
        self.standing.pop(seat, None)
        self.save()

    def take_back(self, seat: Seat) -> str:
        """The last choice that this person made; answers that stood in for the person go with it.

        Where several people share the screen and anything may be taken back, it is the last choice of any of
        them: nobody's choices go without that person's own turn coming again.
        """
        if self.shared and self.match.record.takebacks:
            seat = self._last_to_choose(seat)
        self._undo(seat)
        while (decision := self.match.pending.get(seat)) and (seat, decision.number) in self.answered:
            self.answered.discard((seat, decision.number))
            self._undo(seat)
        self.pass_no_more()
        made = self.match.state.decided
        self.answered = {(who, number) for who, number in self.answered if number < made[who]}
        self.told = self._replayed()
        self.heard = {person: min(heard, len(self.told)) for person, heard in self.heard.items()}
        self.save()
        return self.words("play-undone")

    def _last_to_choose(self, asking: Seat) -> Seat:
        """The person who made the newest choice; what stood in for somebody is not one."""
        made = list(self.match.state.decided)
        for entry in reversed(self.match.record.in_force()):
            made[entry.seat] -= 1
            seat = Seat(entry.seat)
            if self.seating.is_person(seat) and (seat, made[seat]) not in self.answered:
                return seat
        return asking

    def _undo(self, seat: Seat) -> None:
        """Anything where the table allows takebacks; elsewhere only within one's own chain of choices."""
        if self.match.record.takebacks:
            self.match.take_back(seat)
        else:
            self.match.step_back(seat)

    # --- saving -----------------------------------------------------------------------------------------

    @property
    def kept(self) -> Kept:
        return self.session

    # --- telling ----------------------------------------------------------------------------------------

    def hear(self) -> None:
        """Nothing happens here that nobody here does."""

    def news(self, seat: Seat | None) -> list[Event]:
        if seat is None:
            return []
        fresh = self.told[self.heard[seat] :]
        self.heard[seat] = len(self.told)
        return [event.seen_by(seat) for told in fresh for event in told]

    def notes(self) -> list[str]:
        failure = self.session.opponents.failure(self.words.language)
        return [failure] if failure else []

    def scoring(self) -> list[Scored]:
        return [event for event in (self.told[-1] if self.told else []) if isinstance(event, Scored)]

    def log(self, seat: Seat | None) -> list[str]:
        return [self.tell(told, seat) for told in self.told]

    def opening(self, *, resumed: bool) -> list[str]:
        choices = len(self.match.record.in_force())
        return [self.words("play-resumed", choices=choices)] if resumed else []

    def goodbye(self) -> list[str]:
        words, path = self.words, self.session.path
        said = [words("play-goodbye", file=str(path))]
        if not self.over:
            command = "mandate play great-wall --resume"
            if path.parent != saves():
                command += f" {shlex.quote(str(path))}"
            said.append(words("play-goodbye-resume", command=command))
        return said
