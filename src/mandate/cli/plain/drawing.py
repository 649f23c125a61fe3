"""The default drawing, for a game without its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mandate.cli.kit.drawing import Drawing
from mandate.cli.kit.layout import Line, wrap
from mandate.cli.kit.words import Words
from mandate.cli.plain.lines import PlainLines
from mandate.cli.plain.seen import Seen, read_event
from mandate.lang.text import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.cli.kit.orders import Read
    from mandate.cli.kit.table import Table
    from mandate.cli.kit.teller import Write
    from mandate.core.game import Event, Json, State, View
    from mandate.games.registry import Registration
    from mandate.table import wire


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

    def read_event(self, told: Json) -> Event:
        return read_event(told)

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
    told: tuple[str, ...]
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
