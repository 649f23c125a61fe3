"""Positions of real games on the real page, one after the other: what a server would send, without one.

The page is loaded once, with a line whose other end is the test: a position is shown in milliseconds.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from playwright.sync_api import Page

from mandate.core.flow import Steps
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.flow import KINDS
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.table.acts.beginning import open_table
from mandate.table.encoded import TableInHand
from mandate.table.plan import Plan
from mandate.table.seat_view import Onlooker
from mandate.table.show import read_show
from mandate.table.table import Chair
from tests.games.great_wall.driving import choose
from tests.games.great_wall.words.test_questions import MODES

ME, BOT = "me", "random"
ASKED = frozenset(kind for kind, rule in KINDS.items() if not isinstance(rule, Steps))
MOST_GAMES = 100  # of each mode, until every kind of question was met
RARELY = 30  # one of so many decisions is taken

# A line whose other end is the test: `staged` holds what was sent last, and what was answered.
LINE = """
window.staged = { number: 0, update: null, sent: [], lines: new Set() };
const Real = window.WebSocket;
window.WebSocket = class extends EventTarget {
    static CONNECTING = 0; static OPEN = 1; static CLOSING = 2; static CLOSED = 3;
    readyState = 0;
    constructor(address) {
        super();
        if (!/\\/tables\\//.test(address)) return new Real(address);
        setTimeout(() => {
            this.readyState = 1;
            staged.lines.add(this);
            this.dispatchEvent(new Event("open"));
            if (staged.update) this.hear(staged.update);
        });
    }
    hear(message) { this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) })); }
    send(text) {
        const said = JSON.parse(text);
        staged.sent.push(said);
        const preview = { is: "preview", events: [], cautions: [], stop: null };
        const answer = said.do === "preview" ? preview : { is: "done" };
        this.hear({ ...answer, ref: said.ref, number: staged.update.number });
    }
    close() {
        staged.lines.delete(this);
        this.readyState = 3;
        setTimeout(() => this.dispatchEvent(new Event("close")));
    }
};
staged.rest = () => new Promise((done) => setTimeout(done));
staged.show = async (update) => {
    staged.number += 1; // the page takes it for news, and for another question
    update.number = update.sights[0].ask = staged.number;
    staged.update = update;
    for (const line of staged.lines) line.hear(update);
    await staged.rest();
};
"""


@dataclass(frozen=True)
class Position:
    """A question of a real game, and what the server would send to the seat that is asked."""

    mode: str
    kind: str
    seat: int
    update: dict[str, Any]

    @property
    def tokens(self) -> list[str]:
        tokens: list[str] = self.update["sights"][0]["view"]["decision"]["options"]
        return tokens


def games(seeds: Iterable[int] = range(MOST_GAMES)) -> Iterator[tuple[str, GreatWallState]]:
    """Games of every mode by chance, eager ones and others in turn; the state at each decision."""
    for seed in seeds:
        for mode, options in MODES.items():
            chance = Chance(f"{mode}/{seed}/play")
            state = GREAT_WALL.start(options, Chance(f"{mode}/{seed}"))
            while state.asked:
                yield mode, state
                state.apply_unchecked(*choose(state, chance, eager=seed % 2 == 1))


class Tables:
    """What the server would send of such a state."""

    def __init__(self) -> None:
        self._tables = {mode: self._opened(options) for mode, options in MODES.items()}

    def _opened(self, options: dict[str, Any]) -> Any:
        seats = [{"kind": "me"}] + [{"kind": "bot", "name": BOT}] * (options["players"] - 1)
        plan = {"game": "great-wall", "seats": seats, "options": options, "hints": False, "seed": "staged"}
        return open_table(msgspec.convert(plan, Plan), ME, 0).table

    def position(self, mode: str, state: GreatWallState, seat: int) -> Position:
        table = self._tables[mode].fork()
        assert table.match is not None
        table.match.state = state.copy()
        table.pending, table.views = table.match.pending, {}
        table.chairs = [Chair(guest=ME) if at == seat else Chair(bot=BOT) for at in range(len(table.chairs))]
        who = Onlooker(ME, 0, here={ME}, show=read_show("words,orders"))
        update = json.loads(TableInHand(table).update(who, table.number))
        update["after"] = 0
        return Position(mode, table.pending[Seat(seat)].kind, seat, update)


def of_every_kind() -> list[Position]:
    """For each kind of question the position with the most answers, among games until all kinds were met."""
    tables = Tables()
    most: dict[str, tuple[int, str, GreatWallState, Seat]] = {}
    for mode, state in games():
        for seat, decision in state.pending.items():
            if decision.kind not in most or len(decision.options) > most[decision.kind][0]:
                most[decision.kind] = len(decision.options), mode, state.copy(), seat
        if len(most) == len(ASKED):
            break
    assert set(most) == ASKED
    return [tables.position(mode, state, seat) for _, mode, state, seat in most.values()]


@functools.cache
def at_random(count: int, seed: str) -> list[Position]:
    """At least so many states, every mode as often as the others, early and late ones."""
    tables, chance = Tables(), Chance(seed)
    found: dict[str, list[Position]] = {mode: [] for mode in MODES}
    share = -(-count // len(MODES))
    for mode, state in games():
        if len(found[mode]) < share and not chance.below(RARELY):
            found[mode].append(tables.position(mode, state, chance.choose(sorted(state.pending))))
        if all(len(positions) == share for positions in found.values()):
            break
    return [position for positions in found.values() for position in positions]


def stage(page: Page, address: str, first: Position) -> None:
    """The page at a table that the test tells about; the first position is shown."""
    page.context.add_init_script(LINE)
    page.goto("about:blank")
    page.goto(f"{address}#/table/staged")
    page.evaluate("update => staged.show(update)", first.update)
    page.wait_for_selector(".tabletop .location")
