"""The table: what a person can do in a session, for the full screen and for plain lines alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mandate.cli.play import files
from mandate.cli.play.loose import read_placement, spaces_in
from mandate.cli.play.scene import Scene
from mandate.cli.play.trouble import Trouble
from mandate.cli.play.words import Words
from mandate.core.game import Seat
from mandate.core.match import replay
from mandate.core.record import RESIGN
from mandate.games.qin import events
from mandate.games.qin.notation import PASS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from mandate.cli.play.session import Session
    from mandate.core.game import Event
    from mandate.games.qin.view import QinView
    from mandate.players.thought import Thought


HINT_SIMULATIONS = 4000


@dataclass(frozen=True, slots=True)
class Trial:
    """A placement that is laid on the board but not yet confirmed."""

    choice: str  # with its pile where one was chosen
    told: str  # its consequences in words
    scene: Scene  # the board after it


class Table:
    """One session as it is played. `seat` is who sits before the screen now, None behind a curtain."""

    def __init__(self, session: Session, language: str, *, ascii_only: bool = False) -> None:
        self.session = session
        self.words = Words(language, session.seating.names, ascii_only=ascii_only)
        self.trouble: Trouble | None = None  # the last saving that failed
        persons = session.seating.persons
        self.seat: Seat | None = persons[0] if len(persons) == 1 else None

    # --- asking -------------------------------------------------------------------------------------

    @property
    def turn(self) -> Seat | None:
        return self.session.match.turn

    @property
    def over(self) -> bool:
        return self.session.match.outcome is not None

    @property
    def persons_turn(self) -> bool:
        turn = self.turn
        return turn is not None and self.session.seating.is_person(turn)

    @property
    def needs_curtain(self) -> bool:
        """Whether the person to move is another one than the person before the screen."""
        return self.persons_turn and self.seat != self.turn

    def lift_curtain(self) -> None:
        self.seat = self.turn

    @property
    def view(self) -> QinView:
        """What the person before the screen may see; what everybody may see where that is nobody."""
        return self.session.match.state.view(self.seat)

    # --- choosing -----------------------------------------------------------------------------------

    def try_out(self, text: str, pile: int | None = None) -> Trial | None:
        """Lay a placement down, in any spelling; None where the text is none. Raises the refusal."""
        match = self.session.match
        choice = read_placement(match.state.board, text)
        if choice is None:
            return None
        if pile is not None and "/" not in choice:
            choice = f"{choice}/{pile + 1}"
        told = match.preview(choice)
        after, mover = match.state.copy(), match.turn
        assert mover is not None  # else the preview would have been refused
        after.apply(mover, choice)
        consequences = self.tell(told[1:]) or self.words("play-no-consequence")
        return Trial(choice, consequences, Scene.of(after.view(None)))

    def hint(self) -> Thought:
        """What a search would do in this person's place, knowing no more than they do."""
        from mandate.players.qin_search import evaluate

        return evaluate(self.view, HINT_SIMULATIONS, seed=len(self.session.match.record.choices))

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

    def take_back(self) -> None:
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

    def _leave(self) -> None:
        """Where several persons share the screen, nobody sits there until the curtain is lifted."""
        if self.session.seating.shared:
            self.seat = None

    def save(self) -> None:
        """Save after every choice. A failure is told and the game goes on: the next one may succeed."""
        try:
            self.session.save()
            self.trouble = None
        except Trouble as trouble:
            self.trouble = trouble

    def save_at(self, path: str) -> Path:
        """Save now, or (with a path) another copy there; where saving failed, the game moves to it."""
        if not path:
            self.session.save()
        else:
            target = files.named(path)
            text = self.session.save_copy(target)
            if self.trouble is None:
                return target
            self.session.path, self.session.known = target, text
        self.trouble = None
        return self.session.path

    # --- telling ------------------------------------------------------------------------------------

    def tell(self, told: Sequence[Event]) -> str:
        """Events as the person before the screen may know them, in one paragraph."""
        return " ".join(self.words.event(event.seen_by(self.seat)) for event in told)

    def history(self) -> Iterator[tuple[Seat, list[Event]]]:
        """Every choice in force: who made it and what came of it, as the person here may know it."""
        match = self.session.match
        for entry, _, told in replay(match.game, match.record):
            if entry is not None:
                yield Seat(entry.seat), [event.seen_by(self.seat) for event in told]

    def story(self) -> list[str]:
        """The history in paragraphs, without the draws of others: those are in the log."""
        paragraphs = []
        for _, told in self.history():
            heard = [e for e in told if not (isinstance(e, events.Drew) and e.tile is None)]
            paragraphs.append(self.tell(heard))
        return paragraphs

    def fresh_spaces(self) -> frozenset[str]:
        """The spaces of the last placement, and of those of the other seats since this person's turn."""
        placed: dict[Seat, tuple[str, str]] = {}
        for step in reversed(self.session.match.state.history):
            if step.choice in (PASS, RESIGN):
                continue
            if placed and (step.seat in placed or step.seat == self.seat):
                break
            placed[step.seat] = spaces_in(step.choice)
            if step.seat == self.seat:
                break
        return frozenset(space for pair in placed.values() for space in pair)
