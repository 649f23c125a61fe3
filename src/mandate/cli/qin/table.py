"""The table: what a person can do in a game, for the full screen and for plain lines alike.

Two kinds of table are behind it: one whose game is played on this machine (`LocalTable`), and one at a
server (`remote.RemoteTable`). Whatever shows a game knows only what is here.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mandate.cli.kit.table import AnyTable
from mandate.cli.qin.loose import COMMANDS, read_placement, spaces_in
from mandate.cli.qin.words import Words
from mandate.core.record import RESIGN
from mandate.games.qin.notation import PASS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.cli.qin.scene import Scene
    from mandate.core.game import Event, Seat
    from mandate.games.qin.view import QinView
    from mandate.players.advice import Advice


@dataclass(frozen=True, slots=True)
class Trial:
    """A placement that is laid on the board but not yet confirmed."""

    choice: str  # with its pile where one was chosen
    told: str  # its consequences in words
    scene: Scene  # the board after it


@dataclass(frozen=True, slots=True)
class Score:
    """How a series stands."""

    game: int  # which one this is, from 1
    games: int
    played: int  # games that are over
    left_over: Sequence[int]
    winners: Sequence[Seat]  # nobody while it goes on


class Table(AnyTable[Words]):
    """One game as it is played. `seat` is who sits before the screen now, None behind a curtain."""

    commands: tuple[str, ...] = COMMANDS
    opponents_here = True  # whether the other seats play in this process, when we let them

    def __init__(self, words: Words, persons: Sequence[Seat]) -> None:
        super().__init__(words, persons)
        self.seat: Seat | None = persons[0] if len(persons) == 1 else None

    # --- asking -------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def view(self) -> QinView:
        """What the person before the screen may see; what everybody may see where that is nobody."""

    @property
    def turn(self) -> Seat | None:
        return self.view.mover

    @property
    def over(self) -> bool:
        return self.view.outcome is not None

    @property
    def persons_turn(self) -> bool:
        return self.turn in self.persons

    @property
    def needs_curtain(self) -> bool:
        """Whether the person to move is another one than the person before the screen."""
        return self.persons_turn and self.seat != self.turn

    def lift_curtain(self) -> None:
        self.seat = self.turn

    @property
    def gives_hints(self) -> bool:
        return True

    @property
    def question(self) -> object:
        """Changes whenever something else is asked, or somebody else is."""
        return self.turn, self.view.ply, self.deal.taken_back

    @property
    def may_resign(self) -> Seat | None:
        """The seat that would resign if somebody here did."""
        return self.turn

    def fresh_spaces(self) -> frozenset[str]:
        """The spaces of the last placement, and of those of the other seats since this person's turn."""
        placed: list[tuple[str, str]] = []
        for seat, choice in self.view.latest:
            own = seat == self.seat
            if own and placed:
                break
            if choice not in (PASS, RESIGN):
                placed.append(spaces_in(choice))
            if own:
                break
        return frozenset(space for pair in placed for space in pair)

    # --- choosing -----------------------------------------------------------------------------------

    def try_out(self, text: str, pile: int | None = None) -> Trial | None:
        """Lay a placement down, in any spelling; None where the text is none. Raises the refusal."""
        choice = read_placement(self.view.board, text)
        if choice is None:
            return None
        if pile is not None and "/" not in choice:
            choice = f"{choice}/{pile + 1}"
        told, scene = self.preview(choice)
        return Trial(choice, self.tell(told[1:]) or self.words("play-no-consequence"), scene)

    @abstractmethod
    def preview(self, choice: str) -> tuple[Sequence[Event], Scene]:
        """What a placement would bring, and the board with it. Raises the refusal."""

    @abstractmethod
    def hint(self) -> Advice:
        """What a search would do in this person's place, knowing no more than they do."""

    @abstractmethod
    def play(self, choice: str) -> None: ...

    @abstractmethod
    def resign(self) -> None: ...

    @abstractmethod
    def take_back(self) -> str:
        """Undo the last choice of a person here, or ask for it; what is to be said of that."""

    def think(self) -> str:
        """What the opponent whose turn it is chooses. It can take a while, and changes nothing."""
        raise NotImplementedError  # only where opponents play here

    # --- one game after another -----------------------------------------------------------------------

    @property
    def series(self) -> Score | None:
        return None

    @property
    def game_follows(self) -> bool:
        """Whether the series has another game after this one."""
        return False

    @property
    def may_go_on(self) -> bool:
        """Whether another game can be played after this one."""
        return True

    @abstractmethod
    def next_game(self) -> Table | None:
        """The table of the next game; None where others have to agree to it first."""

    # --- telling ------------------------------------------------------------------------------------

    def failure(self) -> str:
        """What a program among the opponents did wrong since this was asked last."""
        return ""

    def tell(self, told: Sequence[Event]) -> str:
        """Events as the person before the screen may know them, in one paragraph."""
        return " ".join(self.words.event(event.seen_by(self.seat)) for event in told)

    @abstractmethod
    def story(self) -> list[str]:
        """What has happened, in paragraphs that are only ever added to, except by taking back."""

    @abstractmethod
    def log(self) -> list[str]:
        """The same in full."""
