"""The settings of a game, each with its default and its limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mandate.core.errors import Code, Malformed

# Names that the commands taking a game's options use themselves. An option with such a name is prefixed with
# its game there, `--nim-out`: a command must mean the same whatever else is installed.
RESERVED = frozenset((
    "after", "agent", "ascii", "at", "begin_from", "cache", "clock", "cluster", "doublings", "duels",
    "features", "find", "from", "game", "games", "h", "help", "hot_seat", "jobs", "json", "lang", "mode",
    "name", "no_colour", "opponent", "out", "pause", "plain", "player", "players_a_day", "position", "rated",
    "report", "resume", "save", "seat", "seed", "series", "takebacks", "verb", "version", "what",
))  # fmt: skip


def span(least: int, most: int | None) -> str:
    """The numbers from here to there, as a refusal tells them."""
    if most is None:
        return f"≥ {least}"
    return f"{least}–{most}" if most > least else str(most)


@dataclass(frozen=True, slots=True)
class Option:
    """One setting of a game: its default and its limits.

    Examples:
        >>> players = Option("players", 3, least=2, most=4)
        >>> players.check(4)
        4
        >>> players.check(5)
        Traceback (most recent call last):
        mandate.core.errors.Malformed: The option “players” cannot be “5”. Expected: 2–4.
    """

    name: str
    default: Any
    least: int | None = None
    most: int | None = None
    choices: tuple[Any, ...] = ()
    about: str = ""  # the message that says what it changes, rendered with the chosen `value`

    def fact(self, value: Any) -> int | float | str:
        """A value of it as the fact that `about` is rendered with."""
        if isinstance(value, bool):
            return str(value).lower()
        return value if isinstance(value, int | float) else str(value)

    def check(self, value: Any) -> Any:
        """The value, if it is possible here; a clear refusal if not."""
        if self.choices and not any(value == c and type(value) is type(c) for c in self.choices):
            raise self.bad(value, ", ".join(str(choice) for choice in self.choices))
        if isinstance(self.default, bool):
            if not isinstance(value, bool):
                raise self.bad(value, "true, false")
        elif self.least is not None and (
            not isinstance(value, int)
            or isinstance(value, bool)
            or not self.least <= value <= (self.most or value)
        ):
            raise self.bad(value, span(self.least, self.most))
        return value

    def bad(self, value: Any, expected: str) -> Malformed:
        return Malformed(Code.BAD_OPTION, option=self.name, value=str(value), expected=expected)
