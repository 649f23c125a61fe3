"""A table without a server: acts on a fork, and only then the fork takes the table's place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mandate.core.rng import Chance
from mandate.table import commands, fold, log
from mandate.table.absence import Absences, until_abandoned
from mandate.table.acts import playing
from mandate.table.acts.act import Act
from mandate.table.acts.beginning import open_table
from mandate.table.dispatch import carry_out
from mandate.table.plan import Bot, Me, Open, Pace, Plan
from mandate.table.table import Table

ANN, BEN, CEM = "ann", "ben", "cem"
AWAY = 180_000  # milliseconds on one's turn, until a seat counts as abandoned


def plan(*seats: str, game: str = "qin", **more: Any) -> Plan:
    """`plan("me", "open", "greedy")`: what is neither me nor open is a computer player."""
    named: dict[str, Me | Open | Bot] = {"me": Me(), "open": Open()}
    chairs = [named.get(seat, Bot(seat)) for seat in seats]
    options = {"players": len(seats), **more.pop("options", {})}
    return Plan(game=game, options=options, seats=chairs, **more)


class Scene:
    """One table, its time, and what everybody does there."""

    stored: list[str]
    table: Table

    def __init__(self, what: Plan, host: str = ANN) -> None:
        act = open_table(what, host, 1_000_000)
        self._begin(1_000_000, act.table, [])
        self._store(act)

    @classmethod
    def at(cls, table: Table, now: int | None = None, stored: list[str] | None = None) -> Scene:
        """A table that is there already."""
        scene = cls.__new__(cls)
        lines = [log.encode(line) for line in table.lines] if stored is None else stored
        scene._begin(table.lines[-1].at if now is None else now, table, lines)
        return scene

    def _begin(self, now: int, table: Table, stored: list[str]) -> None:
        self.now, self.table, self.stored = now, table, stored
        self.absences = Absences(now)
        self.gone: set[str] = set()  # who does not have the table open
        self.watching: set[str] = set()  # spectators who have

    @property
    def status(self) -> str:
        return self.table.status

    def _store(self, act: Act) -> None:
        assert act.table.stored == len(self.stored) + len(act.lines)
        seen = [line for line in act.lines if not isinstance(line, log.PRIVATE)]
        assert seen == act.table.lines[len(act.table.lines) - len(seen) :]
        self.stored += [log.encode(line) for line in act.lines]
        self.table = act.table

    def act(self, do: Callable[[Act], None], *, after: int = 1000) -> Act:
        self.now += after
        spent = max(0, self.now - self.table.clock.since) if self.table.clock.runs else 0
        self._look_who_is_here()
        left = until_abandoned(self.table, self.absences, lambda since: self.now - since, AWAY)
        abandoned = frozenset(seat for seat, milliseconds in enumerate(left) if milliseconds == 0)
        here = frozenset({*self.table.people, *self.watching} - self.gone)
        act = Act(self.table.fork(), self.now, spent, here=here, abandoned=abandoned)
        do(act)
        self._store(act)
        return act

    def _look_who_is_here(self) -> None:
        self.absences.note({*self.table.people} - self.gone, self.now)

    def go_away(self, *guests: str) -> None:
        """They close the page."""
        self._look_who_is_here()
        self.gone |= {*guests}
        self._look_who_is_here()

    def come_back(self, *guests: str) -> None:
        self.gone -= {*guests}
        self._look_who_is_here()

    def do(self, guest: str, command: commands.AnyCommand, *, after: int = 1000) -> Act:
        return self.act(lambda act: carry_out(act, guest, command), after=after)

    def play(self, chance: Chance, *, after: int = 1000) -> Act:
        """Anyone who is asked chooses anything."""
        seat = chance.choose(sorted(self.table.pending))
        return self.act(lambda act: self._choose(act, seat, chance), after=after)

    def _choose(self, act: Act, seat: int, chance: Chance) -> None:
        ask = act.table.ask(seat)
        assert ask is not None
        choice = chance.choose(act.table.pending[seat].options)
        guest = act.table.chairs[seat].guest
        if guest is None:
            playing.play_bot(act, seat, ask, choice)
        else:
            playing.play(act, guest, seat, ask, choice)

    def get_under_way(self, chance: Chance) -> None:
        """Let two seats choose: from then on who leaves the game loses it."""
        while not self.table.under_way:
            self.play(chance)

    def play_out(self, chance: Chance) -> None:
        while self.table.status == "playing":
            self.play(chance)

    def read_again(self) -> Table:
        """The table as another process would find it."""
        return fold.read(self.table.name, [log.decode(line) for line in self.stored])


def clocked(per: str, seconds: int, increment: int = 0) -> Pace:
    return msgspec.convert({"per": per, "seconds": seconds, "increment": increment}, Pace)


def fingerprint(table: Table) -> dict[str, Any]:
    """Everything that two copies of a table must have in common."""
    return {
        "lines": table.lines,
        "results": table.results,
        "chairs": table.chairs,
        "status": table.status,
        "offers": table.offers,
        "clock": table.clock,
        "asks": {seat: table.ask(seat) for seat in table.pending},
        "asked_at": table.asked_at,
        "digest": table.match.state.digest() if table.match else None,
        "record": table.record,
        "orders": table.orders,
        "stored": table.stored,
        "answers": {seat: table.ordered_answer(seat) for seat in table.pending},
    }
