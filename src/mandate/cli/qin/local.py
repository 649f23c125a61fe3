"""A table whose game is played on this machine, in a session."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from mandate.cli.kit import files
from mandate.cli.kit.saving import Kept, Saving
from mandate.cli.kit.table import Deal
from mandate.cli.qin.scene import Scene
from mandate.cli.qin.table import Score, Table
from mandate.cli.qin.words import Words
from mandate.core.errors import Code, Refused
from mandate.core.game import Seat
from mandate.core.match import replay
from mandate.core.record import RESIGN
from mandate.games.qin import events
from mandate.games.qin.notation import PASS
from mandate.players.advice import advise

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from mandate.cli.qin.session import Session
    from mandate.core.game import Event
    from mandate.games.qin.view import QinView
    from mandate.players.advice import Advice


class LocalTable(Saving, Table):
    """One session as it is played."""

    def __init__(self, session: Session, language: str, *, ascii_only: bool = False) -> None:
        words = Words(language, session.seating.names, ascii_only=ascii_only)
        super().__init__(words, session.seating.persons)
        self.session = session

    # --- asking -------------------------------------------------------------------------------------

    @property
    def turn(self) -> Seat | None:
        return self.session.match.turn

    @property
    def over(self) -> bool:
        return self.session.match.outcome is not None

    @property
    def view(self) -> QinView:
        return self.session.match.state.view(self.seat)

    @property
    def deal(self) -> Deal:
        return Deal.of(self.session.match.record)

    @property
    def kept_at(self) -> Path:
        return self.session.path

    @property
    def question(self) -> object:
        return len(self.session.match.record.choices)

    # --- choosing -----------------------------------------------------------------------------------

    def preview(self, choice: str) -> tuple[list[Event], Scene]:
        match = self.session.match
        told = match.preview(choice)
        after, mover = match.state.copy(), match.turn
        assert mover is not None  # else the preview would have been refused
        after.apply(mover, choice)
        return told, Scene.of(after.view(None))

    def hint(self) -> Advice:
        decision = self.session.match.decision
        if decision is None:
            raise Refused(Code.GAME_OVER)
        return advise(self.session.match.game.id, self.view, decision)

    def think(self) -> str:
        assert self.turn is not None
        return self.session.opponent_choice(self.turn)

    def play(self, choice: str) -> None:
        """Make a choice; `resign` is that of a program that has failed."""
        if choice == RESIGN:
            self.resign()
            return
        self._leave()
        self.session.match.play(choice)
        self.save()

    def resign(self) -> None:
        self._leave()
        self.session.match.resign()
        self.save()

    def take_back(self) -> str:
        """Undo the last choice that a person made, and all that came after it."""
        record = self.session.match.record
        person = next(
            (
                Seat(entry.seat)
                for entry in reversed(record.in_force())
                if entry.choice != PASS and self.session.seating.is_person(Seat(entry.seat))
            ),
            None,
        )
        self.session.match.take_back(person)
        self._leave()
        self.save()
        return self.words("play-undone")

    def _leave(self) -> None:
        """Where several persons share the screen, nobody sits there until the curtain is lifted."""
        if self.shared:
            self.seat = None

    @property
    def kept(self) -> Kept:
        return self.session

    # --- one game after another -----------------------------------------------------------------------

    @property
    def series(self) -> Score | None:
        series = self.session.series
        if series is None:
            return None
        played = sum(match.outcome is not None for match in series.matches)
        return Score(len(series.matches), len(series.boards), played, series.left_over, series.winners)

    @property
    def game_follows(self) -> bool:
        return self.session.game_follows

    def next_game(self) -> LocalTable:
        return LocalTable(self.session.next_game(), self.words.language, ascii_only=self.words.ascii_only)

    # --- telling ------------------------------------------------------------------------------------

    def hear(self) -> None:
        """Nothing happens here that nobody here does."""

    def failure(self) -> str:
        return self.session.opponents.failure(self.words.language)

    def _history(self) -> Iterator[list[Event]]:
        """What came of every choice in force, as the person here may know it."""
        match = self.session.match
        for entry, _, told in replay(match.game, match.record):
            if entry is not None:
                yield [event.seen_by(self.seat) for event in told]

    def story(self) -> list[str]:
        """Without the draws of others: those are in the log."""
        paragraphs = []
        for told in self._history():
            heard = [e for e in told if not (isinstance(e, events.Drew) and e.tile is None)]
            paragraphs.append(self.tell(heard))
        return paragraphs

    def log(self) -> list[str]:
        return [self.tell(told) for told in self._history()]

    def opening(self, *, resumed: bool) -> list[str]:
        choices = len(self.session.match.record.in_force())
        return [self.words("play-resumed", choices=choices)] if resumed else []

    def goodbye(self) -> list[str]:
        words, session = self.words, self.session
        if self.trouble is not None:
            return [words("play-not-saved", reason=self.trouble.tell(words.language))]
        said = [words("play-goodbye", file=str(session.path))]
        if not self.over or session.game_follows:
            command = "mandate play --resume"
            if session.path.parent != files.saves():
                command += f" {shlex.quote(str(session.path))}"
            said.append(words("play-goodbye-resume", command=command))
        return said
