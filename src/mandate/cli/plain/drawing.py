"""The default drawing, for a game without its own: its facts, then the question with its choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from mandate.arena.wording import score_name
from mandate.cli.kit.drawing import Drawing
from mandate.cli.kit.layout import Line, cell_width, columns, wrap
from mandate.cli.kit.lines import COMMANDS, Lines
from mandate.cli.kit.pages import Page, in_lines
from mandate.cli.kit.words import Words
from mandate.core.game import Event
from mandate.core.question import read_groups
from mandate.lang.text import Text, read_text, tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.cli.kit.orders import Read
    from mandate.cli.kit.table import Table
    from mandate.cli.kit.teller import Write
    from mandate.core.game import Json, Seat, State, View
    from mandate.core.question import Group
    from mandate.games.registry import Registration
    from mandate.table import wire

NAME_COLUMNS = 24  # for the name of a fact


@dataclass(frozen=True, slots=True)
class Seen:
    """A view as tidy facts."""

    groups: tuple[Group, ...] = ()

    @classmethod
    def of(cls, sight: wire.Sight) -> Seen:
        return cls(read_groups(sight.facts) if isinstance(sight.facts, list) else ())


@dataclass(frozen=True, slots=True)
class SeenEvent(Event):
    """An event of any game, as the server describes it to one viewer."""

    kind: ClassVar[str] = "told"
    text: Text | None

    def seen_by(self, seat: Seat | None) -> SeenEvent:
        """Blank: others may know less, and only the rules know how much."""
        del seat
        return SeenEvent(None)

    def sentence(self) -> Text | None:
        return self.text


def read_event(event: Json) -> SeenEvent:
    return SeenEvent(read_text(event["told"]) if event.get("told") else None)


class PlainDrawing(Drawing[Seen, Words]):
    """Draws everything from the game's own words."""

    show = ("words", "facts")

    def __init__(self, registration: Registration) -> None:
        self.game = registration.game()
        players = [*registration.levels, *(player.name for player in registration.players)]
        self.default_opponent = players[0] if players else "random"

    def words_for(
        self, language: str, names: Sequence[str], options: Json, *, ascii_only: bool = False
    ) -> Words:
        behind = [tell(name, language) for name in self.game.automata(options)]
        return Words(language, [*names, *behind], ascii_only=ascii_only)

    def look(self, view: View) -> Seen:
        return Seen(view.tidy())

    def read(self, sight: wire.Sight) -> Seen:
        return Seen.of(sight)

    def outside(self, seen: Seen) -> Seen:
        del seen  # only the rules know what of it is public
        return Seen()

    def read_event(self, event: Json) -> Event:
        return read_event(event)

    def lines(self, table: Table[Seen, Words], read: Read, write: Write, **settings: Any) -> PlainLines:
        return PlainLines(table, read, write, **settings)

    def step(
        self, choice: str, events: Sequence[Event], state: State, names: Sequence[str], language: str
    ) -> PlainStep:
        words = Words(language, names)
        return PlainStep(choice, tuple(filter(None, map(words.event, events))), state, words)


@dataclass(slots=True)
class PlainStep:
    """A moment of a recorded game, as a spectator sees it."""

    choice: str
    story: tuple[str, ...]
    state: State
    words: Words

    def plain(self) -> str:
        return "\n".join(self._lines(80))

    def draw(self, columns: int, rows: int) -> list[Line]:
        return [[("", line)] for line in self._lines(columns)][:rows]

    def _lines(self, width: int) -> list[str]:
        tell = self.words.tell
        return [
            part
            for group in self.state.view(None).tidy()
            for line in (tell(group.title), *(f"  {tell(row.name)}: {tell(row.value)}" for row in group.rows))
            for part in wrap(line, width)
        ]


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
            gap = max(NAME_COLUMNS - cell_width(name), 1)
            first, *rest = wrap(
                self.words.tell(row.value), columns() - max(NAME_COLUMNS, cell_width(name) + 1) - 2
            )
            lines.append(f"  {name}{' ' * gap}{first}")
            lines += [" " * (NAME_COLUMNS + 2) + part for part in rest]
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
