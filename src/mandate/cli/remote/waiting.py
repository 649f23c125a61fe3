"""Before the game starts: arrivals and departures, chat and commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.console import read_line, write_line
from mandate.cli.kit.story import News
from mandate.cli.kit.trouble import Trouble
from mandate.cli.kit.typed import read_command
from mandate.cli.kit.words import Words
from mandate.cli.remote import commands, telling
from mandate.cli.remote.console import CAN_STOP, Console
from mandate.core.errors import Problem
from mandate.table import items, wire
from mandate.table.commands import Start

if TYPE_CHECKING:
    from mandate.cli.remote.place import Place

MEANWHILE = ("say", "phrase", "who", "leave")


def wait_for_the_others(place: Place, language: str, *, screen: bool) -> Console | None:
    """Wait; return the console for the game, or None if we left. Ctrl-C exits and keeps the seat."""
    console = Console(listens=CAN_STOP or not screen)  # a full screen reads keys itself
    place.on_news(console.wake)
    words = Words(language, telling.names(place.info, language))
    if place.info.status == "open":
        write_line(words("remote-waiting"))
        write_line(str(place.address))  # on its own line, to be copied
        write_line(words("remote-waiting-how", **{name: words(f"play-command-{name}") for name in MEANWHILE}))
    asked = False
    while place.info.status == "open":
        ready = place.info.waits and place.info.host and not any(s.kind == "open" for s in place.info.seats)
        if ready and not asked:
            write_line(words("remote-start"))
        asked = ready
        try:
            line = (console.read() if console.listens or not ready else read_line()).strip()
        except News:
            _tell_news(place, words)
            continue
        try:
            if not line:
                if ready:
                    place.do(Start())
            elif (command := read_command(line, MEANWHILE, language)) is None:
                write_line(words("play-unknown", text=line))
            else:
                sat = bool(place.seats)
                for said in commands.obey(*command, place, words):
                    write_line(said)
                if command[0] == "leave" and sat:
                    write_line(words("remote-goodbye-left"))
                    return None
        except Problem as problem:
            write_line(words.refusal(problem))
    if place.info.status == "closed" or place.info.frozen is not None:
        raise no_game(place.info, language)
    return console


def _tell_news(place: Place, words: Words) -> None:
    place.hear()
    fresh, place.news = place.news, []
    before = list(words.names)
    words.rename(telling.names(place.info, words.language))
    for item in fresh:
        names = before if isinstance(item, items.WasLeft) else words.names  # their seat is free now
        if said := telling.tell(item, words, names, place.seats, telling.muted(place.info)):
            write_line(said)


def no_game(info: wire.TableInfo, language: str) -> Trouble:
    """Why there is nothing to play here."""
    if info.frozen is not None:
        return Trouble("remote-trouble-frozen", reason=info.frozen)
    if info.status == "closed":
        return Trouble("remote-trouble-closed")
    names = telling.names(info, language)
    winners = ", ".join(names[seat] for seat in (info.outcome or {}).get("winners", ()))
    return Trouble("remote-trouble-over", winners=winners, count=int(bool(winners)))
