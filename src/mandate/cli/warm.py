"""Prepare compiled code, with a message if that takes a while.

The first use on a machine compiles the kernel, or a player's search; later ones load it from the cache.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from mandate import games
from mandate.lang import say


def warm_up(game: str, language: str) -> None:
    """Load or compile every rule function that a game needs, before any screen is drawn."""
    registration = games.registration(game)
    if not registration.warm_up:
        return  # nothing to compile
    with _telling(say(language, "cli-compiling"), language):
        registration.part("warm_up")()


def warm_players(game: str, names: Iterable[str], language: str) -> None:
    """The same for the players of these names: most need nothing, a search is compiled."""
    from mandate.players import Compiled, find

    for name in dict.fromkeys(names):
        player = find(name, game=game)
        if isinstance(player, Compiled):
            with _telling(say(language, "cli-compiling-search"), language):
                player.prepare()


@contextlib.contextmanager
def _telling(what: str, language: str) -> Iterator[None]:
    """Say what is being compiled, if anything is."""
    from mandate.core import jit

    if not jit.COMPILED:
        yield
        return
    from numba.core import event

    listener = _Teller(what, language)
    event.register("numba:compile", listener.listener)
    try:
        yield
    finally:
        event.unregister("numba:compile", listener.listener)
    listener.done()


class _Teller:
    """Says once that something is being compiled, and once that it is done."""

    def __init__(self, what: str, language: str) -> None:
        from numba.core.event import Listener

        self.what = what
        self.language = language
        self.said = False
        teller = self

        class OnCompile(Listener):  # type: ignore[misc]
            def on_start(self, event: Any) -> None:
                del event
                teller.say()

            def on_end(self, event: Any) -> None:
                del event

        self.listener = OnCompile()

    def say(self) -> None:
        if not self.said:
            self.said = True
            sys.stderr.write(self.what + " ")
            sys.stderr.flush()

    def done(self) -> None:
        if self.said:
            sys.stderr.write(say(self.language, "cli-compiled") + "\n")
