"""The table: what persons can do in a game, whoever reads and writes the lines.

Two kinds of table are behind it: one whose game is played on this machine (`LocalTable`), and one at a
server (`remote.RemoteTable`). Whatever shows a game knows only what is here.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING

from mandate.cli.great_wall.commands import COMMANDS
from mandate.cli.great_wall.words import Words
from mandate.cli.kit.table import AnyTable
from mandate.games.great_wall.notation import PASS
from mandate.games.great_wall.standing import Passing, Standing, Until, standing_answer, window_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.core.game import Decision, Event, Seat
    from mandate.games.great_wall.events import Scored
    from mandate.games.great_wall.view import GreatWallView
    from mandate.players.advice import Advice


class Table(AnyTable[Words]):
    """One game as it is played."""

    commands: tuple[str, ...] = COMMANDS

    def __init__(self, words: Words, persons: Sequence[Seat]) -> None:
        super().__init__(words, persons)
        self.standing: dict[Seat, Standing] = {}
        self.answered: set[tuple[Seat, int]] = set()  # decisions that were answered for a person

    # --- asking -----------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, seat: Seat | None) -> GreatWallView: ...

    @property
    def over(self) -> bool:
        return self.view(None).outcome is not None

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is asked now."""
        return self.view(seat).decision

    def asked(self) -> list[Seat]:
        """Persons here who are asked now, in the order of their seats."""
        pending = self.view(None).pending
        return sorted(seat for seat in pending if seat in self.persons)

    def question(self, seat: Seat | None) -> object:
        """Changes whenever something else is asked of this seat."""
        decision = None if seat is None else self.decision(seat)
        return decision and (decision.number, decision.kind)

    # --- choosing ---------------------------------------------------------------------------------------

    def opponents_play(self) -> bool:
        """Let one opponent choose who is asked and plays in this process; False where none is."""
        return False

    @abstractmethod
    def play(self, seat: Seat, choice: str) -> None: ...

    @abstractmethod
    def preview(self, seat: Seat, choice: str) -> Sequence[Event]:
        """What a choice would bring, up to the first chance or reveal. Raises the refusal."""

    def advice(self, seat: Seat) -> Advice | None:
        """What a computer player would choose here; None where nobody is to be advised."""
        del seat
        return None

    @abstractmethod
    def resign(self, seat: Seat) -> None: ...

    @abstractmethod
    def take_back(self, seat: Seat) -> str:
        """Undo the last choice of a person here, or ask for it; what is to be said of that."""

    # --- standing answers -------------------------------------------------------------------------------

    def stands(self, seat: Seat) -> Standing:
        """What this person has ordered."""
        return self.standing.get(seat, Standing())

    def pass_until(self, seat: Seat, until: tuple[Until, ...]) -> None:
        """Pass Tactic windows for this person; no moment at all ends that."""
        passing = Passing.ordered(until, self.view(seat)) if until else None
        self.standing[seat] = replace(self.stands(seat), passing=passing)

    def pass_no_more(self) -> None:
        """After something was taken back: what was ordered for another course of things holds no longer."""
        self.standing = {seat: replace(each, passing=None) for seat, each in self.standing.items()}

    def order_others(self, seat: Seat, *, tea_order: bool) -> None:
        """Whether others act in Tea order unasked, where this person sets their order."""
        self.standing[seat] = replace(self.stands(seat), tea_order=tea_order)

    def answers(self, seat: Seat) -> bool:
        """Answer for this person, where that is ordered or nothing else can be said."""
        view = self.view(seat)
        decision = view.decision
        assert decision is not None  # only those who are asked are answered for
        # among several persons even an empty question is asked: a pause must tell nothing
        if window_of(view) is not None and len(decision.options) == 1 and self.alone:
            choice: str | None = PASS
        else:
            self.standing[seat] = self.stands(seat).after(view)
            choice = standing_answer(view, self.standing[seat])
        if choice is None:
            return False
        self.answered.add((seat, decision.number))
        self.play(seat, choice)
        return True

    @property
    @abstractmethod
    def alone(self) -> bool:
        """Whether nobody can be told anything by how long a person here thinks."""

    # --- one game after another -----------------------------------------------------------------------

    @property
    def may_go_on(self) -> bool:
        """Whether another game can be played at this table after this one."""
        return False

    def next_game(self) -> Table | None:
        """The table of the next game; None where others have to agree to it first."""
        return None

    # --- telling ----------------------------------------------------------------------------------------

    @abstractmethod
    def news(self, seat: Seat | None) -> list[Event]:
        """What this person has not heard yet, as this seat may know it."""

    def notes(self) -> list[str]:
        """What else is to be said since this was asked last."""
        return []

    @abstractmethod
    def scoring(self) -> list[Scored]:
        """The steps of the scoring, where the game has ended with one."""

    @abstractmethod
    def log(self, seat: Seat | None) -> list[str]:
        """What came of each choice."""

    def tell(self, told: Sequence[Event], seat: Seat | None) -> str:
        return " ".join(self.words.event(event.seen_by(seat)) for event in told)
