"""What is typed at the full screen: commands, and placements in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit import typed
from mandate.cli.kit.trouble import Trouble
from mandate.core.errors import Problem
from mandate.games.qin.terminal import pages
from mandate.games.qin.terminal.loose import COMMANDS
from mandate.games.qin.terminal.mode import Mode

if TYPE_CHECKING:
    from mandate.games.qin.terminal.desk import Desk


def obey(desk: Desk, text: str) -> None:
    """A line that was typed: a command, or a placement in any spelling."""
    words = desk.table.words
    command = typed.read_command(text, (*COMMANDS, *desk.table.commands), words.language)
    if command is not None:
        _command(desk, *command)
    elif desk.mode is not Mode.CHOOSE:
        desk.note = words("play-not-now")
    elif not desk.lay(text):
        desk.note, desk.clause = words("play-unknown", text=text), None


def _command(desk: Desk, command: str, rest: str) -> None:
    words = desk.table.words
    if command == "quit":
        desk.leaving = True
    elif command == "why":
        desk.why()
    elif command == "save":
        desk.note = _save(desk, rest)
    elif command == "undo":
        _undo(desk)
    elif command == "resign":
        if desk.mode is Mode.CHOOSE or (desk.mode is Mode.WAIT and not desk.table.opponents_here):
            desk.mode = Mode.RESIGN
        else:
            desk.note = words("play-not-now")
    elif command == "hint":
        if not desk.table.gives_hints:
            desk.note = words("remote-no-hint")
        elif desk.mode is Mode.CHOOSE:
            desk.mode, desk.note, desk.clause = Mode.PONDER, "", None
        else:
            desk.note = words("play-not-now")
    elif page := pages.find(command, desk.table, desk.signs):
        desk.open(page)
        desk.scroll = pages.END if command == "log" else 0  # of a log the end is news
    else:
        _of_the_table(desk, command, rest)


def _of_the_table(desk: Desk, command: str, rest: str) -> None:
    try:
        desk.note = " ".join(desk.table.obey(command, rest))
        desk.leaving = desk.table.left
        desk.hear()
    except Problem as problem:
        desk.refuse(problem)


def _save(desk: Desk, rest: str) -> str:
    words = desk.table.words
    try:
        return words("play-saved", file=str(desk.table.save_at(rest)))
    except Trouble as trouble:
        return words("play-not-saved", reason=trouble.tell(words.language))
    except Problem as problem:
        return words.refusal(problem)


def _undo(desk: Desk) -> None:
    try:
        said = desk.table.take_back(desk.table.seat)
    except Problem as problem:
        desk.refuse(problem)
    else:
        desk.table.rise()
        desk.refresh(said)
