"""What Qin's screens ask of a table: whose turn it is, what was placed last, what a placement would do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from mandate.cli.kit.table import Table
from mandate.core.errors import Code, Refused
from mandate.core.record import RESIGN
from mandate.games.qin.rules import events
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.terminal.loose import read_placement, spaces_in
from mandate.games.qin.terminal.scene import Scene
from mandate.games.qin.terminal.words import Words
from mandate.games.qin.views.view import QinView

if TYPE_CHECKING:
    from mandate.core.game import Seat

QinTable: TypeAlias = Table[QinView, Words]


@dataclass(frozen=True, slots=True)
class Trial:
    """A placement that is laid on the board but not yet confirmed."""

    choice: str  # with its pile where one was chosen
    consequences: str  # in words
    scene: Scene  # the board after it


def turn_of(table: QinTable) -> Seat | None:
    return table.view.mover


def persons_turn(table: QinTable) -> bool:
    return turn_of(table) in table.persons


def needs_curtain(table: QinTable) -> bool:
    """Whether the person to move is another one than the person before the screen."""
    return persons_turn(table) and table.seat != turn_of(table)


def resigning(table: QinTable) -> Seat | None:
    """The seat that would resign from here: the one to move, or this person's at a server's table."""
    if table.over or not table.persons:
        return None
    if table.opponents_here:
        return turn_of(table)
    return table.seat if table.seat in table.persons else table.persons[0]


def fresh_spaces(table: QinTable) -> frozenset[str]:
    """The spaces of the last placement, and of those of the other seats since this person's turn."""
    placed: list[tuple[str, str]] = []
    for seat, choice in table.view.latest:
        own = seat == table.seat
        if own and placed:
            break
        if choice not in (PASS, RESIGN):
            placed.append(spaces_in(choice))
        if own:
            break
    return frozenset(space for pair in placed for space in pair)


def try_out(table: QinTable, text: str, pile: int | None = None) -> Trial | None:
    """Lay a placement down, in any spelling; None if the text is not one. Raises if it is refused."""
    choice = read_placement(table.view.board, text)
    if choice is None:
        return None
    if pile is not None and "/" not in choice:
        choice = f"{choice}/{pile + 1}"
    seat = resigning(table) if table.persons else turn_of(table)
    if seat is None:
        raise Refused(Code.GAME_OVER)
    events = table.foresee(seat, choice).events
    after = table.after(seat, choice)
    # a server sends what would happen, but not the board after it: there only the tile is shown
    scene = (
        Scene.of(table.view).with_tile(choice[:2], *spaces_in(choice)) if after is None else Scene.of(after)
    )
    said = table.tell([event.seen_by(table.seat) for event in events[1:]])
    return Trial(choice, said or table.words("play-no-consequence"), scene)


def story(table: QinTable) -> list[str]:
    """What has happened, in paragraphs, without the draws of others: those are in the log."""
    sentences = []
    for step in table.story(table.seat):
        heard = [e for e in step.events if not (isinstance(e, events.Drew) and e.tile is None)]
        if said := step.said or table.tell(heard):
            sentences.append(said)
    return sentences
