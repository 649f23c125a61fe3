"""What a place at a server means for the table of any game: it stands before the game's own `Table`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.table import AnyTable, Deal, W
from mandate.cli.remote import commands, telling
from mandate.server import wire

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from mandate.cli.remote.place import Place


class AtServer(AnyTable[W]):
    """The game is kept at a server, and others have a say in it."""

    place: Place
    _taken_back = 0

    @property
    def deal(self) -> Deal:
        info = self.place.info
        return Deal(info.commitment, None, info.takebacks, self._taken_back)

    @property
    def kept_at(self) -> Path | None:
        return None

    @property
    def may_go_on(self) -> bool:
        return bool(self.place.seats)

    def obey(self, command: str, rest: str) -> list[str]:
        said = commands.obey(command, rest, self.place, self.words)
        self.left = command == "leave" and not self.place.seats
        return said

    def save_at(self, path: str) -> Path:
        return commands.save_record(self.place, path)

    def on_news(self, wake: Callable[[], object]) -> None:
        self.place.on_news(wake)

    def fresh(self) -> Iterator[tuple[wire.AnyItem | None, str]]:
        """What has come since: lines of the log, and sentences about what is not the game itself."""
        self.place.hear()
        fresh, self.place.news = self.place.news, []
        self.words.rename(telling.names(self.place.info, self.words.language))
        for item in fresh:
            self._taken_back += isinstance(item, wire.WasTakenBack)
            said = telling.tell(item, self.words, self.words.names, self.place.seats)
            yield (item if isinstance(item, wire.Item) else None), said

    def help(self) -> list[str]:
        names = {command: self.words(f"play-command-{command}") for command in commands.COMMANDS}
        return [self.words("remote-help", **names)]

    def opening(self, *, resumed: bool) -> list[str]:
        del resumed
        return telling.welcome(self.place.info, self.words, watching=not self.place.seats)

    def goodbye(self) -> list[str]:
        if self.left:
            return [self.words("remote-goodbye-left")]
        if self.place.info.status == "over":
            return [self.words("remote-goodbye-over")]
        return [self.words("remote-goodbye", link=str(self.place.address))]
