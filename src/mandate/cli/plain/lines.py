"""A game without its own drawing, line by line: its facts, then the question with its choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.arena.wording import score_name
from mandate.cli.kit.layout import cell_width, columns, wrap
from mandate.cli.kit.lines import COMMANDS, Lines
from mandate.cli.kit.pages import Page, in_lines
from mandate.cli.kit.words import Words
from mandate.cli.plain.seen import Seen

if TYPE_CHECKING:
    from mandate.core.game import Seat
    from mandate.core.question import Group

NAME = 24  # columns for the name of a fact


class PlainLines(Lines[Seen, Words]):
    """One table of any game."""

    commands = tuple(command for command in COMMANDS if command != "rules")

    def welcome(self) -> list[str]:
        return [self.words("play-welcome-plain", game=self.table.drawing.name(self.words))]

    def scene(self, seat: Seat | None) -> object:
        return seat, self.table.made

    def board(self, room: int | None) -> list[Any]:
        """All facts; on a small screen, only the first ones."""
        lines = [line for group in self.table.view.groups for line in self._group(group)]
        if room is None or len(lines) <= room:
            return lines
        kept = max(room - 1, 0)
        board = self.words("play-command-board")
        return [*lines[:kept], self.words("play-page-rest", left=len(lines) - kept, board=board)]

    def _group(self, group: Group) -> list[str]:
        lines = [self.words.tell(group.title).upper()]
        for row in group.rows:
            name = self.words.tell(row.name)
            gap = max(NAME - cell_width(name), 1)
            first, *rest = wrap(self.words.tell(row.value), columns() - max(NAME, cell_width(name) + 1) - 2)
            lines.append(f"  {name}{' ' * gap}{first}")
            lines += [" " * (NAME + 2) + part for part in rest]
        return lines

    def result(self) -> list[str]:
        words, outcome = self.words, self.table.outcome
        assert outcome is not None
        said = words("play-winners", winners=words.everybody(outcome.winners), count=len(outcome.winners))
        ended = self.table.why_ended or said
        if not outcome.scores:
            return [ended]
        game = self.table.drawing.game.id
        unit = words(f"simulate-{score_name(game)}")
        points = [f"{name} {score}" for name, score in zip(words.names, outcome.scores, strict=False)]
        return [ended, words("play-scores", unit=unit, list=", ".join(points))]

    def find_page(self, command: str, seat: Seat | None) -> Page | None:
        if command != "help":
            return super().find_page(command, seat)
        words = self.words
        names = {name: words(f"play-command-{name}") for name in self.commands}
        lines = [*in_lines(words("play-help-answering")), *in_lines(words("play-help-any", **names))]
        lines += [line for part in self.table.help() for line in in_lines(part)]
        return Page(words("play-page-help"), lines)
