"""`mandate play --find`: a request for opponents, and the table where it leads."""

from __future__ import annotations

import contextlib
import threading
from typing import TYPE_CHECKING

import msgspec

from mandate import games
from mandate.cli.kit.drawing import drawing_of
from mandate.cli.kit.trouble import Trouble
from mandate.cli.remote.clocks import read_clock
from mandate.cli.remote.place import Place
from mandate.cli.remote.refusals import WireRefusal
from mandate.core.errors import Code, Malformed, Problem
from mandate.lang import say
from mandate.people.matching.wish import RequestInfo, Wish
from mandate.table.commands import Join
from mandate.table.plan import Pace

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from mandate.cli.remote.guest import Guest

LOOK_SECONDS = 5.0  # between two looks; a request without looks ends after a minute
REQUEST = "me/request"
SEATS = range(2, 5)
LIVE = (  # the first is the dearest; without a preference one meets everyone who plays at once
    Pace(per="game", seconds=600, increment=5),
    Pace(per="game", seconds=300, increment=5),
    Pace(),
)


class Finder:
    """A person's request. A thread looks at it until it has ended."""

    def __init__(self, guest: Guest, wish: Wish) -> None:
        self.info: RequestInfo | None = None
        self.wake: Callable[[], object] = lambda: None
        self._guest = guest
        self._wish = wish
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def begin(self) -> RequestInfo:
        """Look for opponents; keep a request for the same wish, or follow one that was answered."""
        self.info = self._ask("GET")
        if self.info is None or (self.info.status != "found" and self.info.wish != self._wish):
            self.info = self._ask("PUT", self._wish)
        assert self.info is not None
        if self.info.status == "found":
            self._ask("DELETE")
        elif self.info.table is not None:
            self._thread.start()
        return self.info

    def elsewhere(self, table: str) -> RequestInfo | None:
        """Where the request leads, unless it is to this table."""
        return None if self.info is None or self.info.table in (None, table) else self.info

    def decline(self) -> None:
        """Decline an invitation, and keep looking."""
        self.info = self._ask("POST", path=f"{REQUEST}/decline")

    def stop(self) -> None:
        """Withdraw the request of a person who leaves; one for slow games stays."""
        self._over.set()
        if self.info is not None and self.info.status != "found" and not self._wish.slow:
            with contextlib.suppress(Problem, Trouble):
                self._ask("DELETE")

    def _ask(self, method: str, wish: Wish | None = None, path: str = REQUEST) -> RequestInfo | None:
        answer = self._guest.call(method, path, wish)
        return self._guest.read(answer, RequestInfo) if answer else None

    def _run(self) -> None:
        while not self._over.wait(LOOK_SECONDS):
            before = self.info
            with contextlib.suppress(Problem, Trouble):  # the next look may succeed
                self.info = self._ask("GET")
                if self.info is None:  # its person has found opponents
                    self._over.set()
            if self.info != before:
                self.wake()


def go_to(guest: Guest, found: RequestInfo) -> Place:
    """The table where a request leads; an invitation is accepted there."""
    assert found.table is not None
    place = Place(guest, found.table, None, drawing_of(guest.look(found.table, None).game).show)
    if found.status == "invited" and found.seat is not None:
        with contextlib.suppress(WireRefusal):  # the seat is no longer free: we look on
            place.do(Join(seat=found.seat))
    return place


def sentence_of(found: RequestInfo, language: str) -> str:
    """How a request stands."""
    game = say(language, f"{found.wish.games[0]}-name")
    return say(language, "matching-looking", {"status": found.status, "game": game})


def wish_of(arguments: argparse.Namespace) -> Wish:
    """What the command line asks for; without a clock, every live pace."""
    seats = 2 if arguments.players is None else arguments.players
    if seats not in SEATS:
        expected = f"{SEATS[0]}–{SEATS[-1]}"
        raise Malformed(Code.BAD_OPTION, option="players", value=str(seats), expected=expected)
    paces = list(LIVE) if arguments.clock is None else [msgspec.convert(read_clock(arguments.clock), Pace)]
    game = games.find(arguments.game or games.DEFAULT).id
    return Wish(games=[game], seats=[seats], paces=paces, rated=arguments.rated)
