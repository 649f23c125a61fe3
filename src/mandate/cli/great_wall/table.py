"""The table: what persons can do in a session, whoever reads and writes the lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.great_wall.standing import OFF, PASS, Standing, is_window
from mandate.cli.great_wall.words import Words
from mandate.cli.play import files
from mandate.cli.play.trouble import Trouble
from mandate.core.game import Seat
from mandate.core.match import replay
from mandate.core.record import RESIGN

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from mandate.cli.great_wall.session import Session
    from mandate.core.game import Event
    from mandate.games.great_wall.view import GreatWallView


class Table:
    """One session as it is played."""

    def __init__(self, session: Session, language: str, *, ascii_only: bool = False) -> None:
        self.session = session
        self.match = session.match
        self.seating = session.seating
        at_table = session.match.state.table
        self.words = Words(language, session.seating.names, at_table, ascii_only=ascii_only)
        self.trouble: Trouble | None = None  # the last saving that failed
        self.standing: dict[Seat, Standing] = {}
        self.passed: set[tuple[Seat, int]] = set()  # decisions that were passed by a standing answer
        self.told = self._replayed()  # what came of each choice in force
        self.heard = dict.fromkeys(self.seating.persons, len(self.told))

    def _replayed(self) -> list[list[Event]]:
        steps = replay(self.match.game, self.match.record)
        return [told for entry, _, told in steps if entry is not None]

    # --- asking -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.match.outcome is not None

    def view(self, seat: Seat | None) -> GreatWallView:
        return self.match.state.view(seat)

    def asked(self) -> list[Seat]:
        """Persons who are asked now, in the order of their seats."""
        return sorted(seat for seat in self.match.pending if self.seating.is_person(seat))

    def news(self, seat: Seat) -> list[Event]:
        """What this person has not heard yet, as this seat may know it."""
        fresh = self.told[self.heard[seat] :]
        self.heard[seat] = len(self.told)
        return [event.seen_by(seat) for told in fresh for event in told]

    # --- choosing ---------------------------------------------------------------------------------------

    def opponents_play(self) -> bool:
        """Let one opponent choose who is asked; False where none is."""
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

    def resign(self, seat: Seat) -> None:
        self.told.append(self.match.resign(seat))
        self.standing.pop(seat, None)
        self.save()

    def take_back(self, seat: Seat) -> None:
        """The last choice that this person made; answers that stood in for the person go with it."""
        self._undo(seat)
        while (decision := self.match.pending.get(seat)) and (seat, decision.number) in self.passed:
            self.passed.discard((seat, decision.number))
            self._undo(seat)
        self.standing.clear()
        made = self.match.state.decided
        self.passed = {(who, number) for who, number in self.passed if number < made[who]}
        self.told = self._replayed()
        self.heard = {person: min(heard, len(self.told)) for person, heard in self.heard.items()}
        self.save()

    def _undo(self, seat: Seat) -> None:
        """Anything where the table allows takebacks; elsewhere only within one's own chain of choices."""
        if self.match.record.takebacks:
            self.match.take_back(seat)
        else:
            self.match.step_back(seat)

    # --- standing answers -------------------------------------------------------------------------------

    def order(self, seat: Seat, until: str) -> None:
        if until == OFF:
            self.standing.pop(seat, None)
        else:
            self.standing[seat] = Standing.order(until, self.view(seat))

    def passes(self, seat: Seat) -> bool:
        """Answer a Tactic window for this person, where that is ordered or nothing else can be said."""
        decision = self.match.pending[seat]
        view = self.view(seat)
        window = is_window(view)
        # among several persons even an empty question is asked: a pause must tell nothing
        empty = window and len(decision.options) == 1 and not self.seating.shared
        standing = self.standing.get(seat)
        if standing is not None and not empty and standing.ended(view):
            del self.standing[seat]
        if not window or not (empty or seat in self.standing):
            return False
        self.passed.add((seat, decision.number))
        self.play(seat, PASS)
        return True

    # --- saving -----------------------------------------------------------------------------------------

    def save(self) -> None:
        """After every choice. A failure is told and the game goes on: the next one may succeed."""
        try:
            self.session.save()
            self.trouble = None
        except Trouble as trouble:
            self.trouble = trouble

    def save_at(self, text: str) -> Path:
        if text:
            self.session.save_as(files.named(text))
        else:
            self.session.save()
        self.trouble = None
        return self.session.path

    def tell(self, told: Sequence[Event], seat: Seat | None) -> str:
        return " ".join(self.words.event(event.seen_by(seat)) for event in told)
