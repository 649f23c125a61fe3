"""Tables on a player's own device, without a network: the page calls this in place of a server.

It has the same tables, acts, views and answers as a server, for the people at one screen; without a store,
clocks or remote players. It runs in the browser (web/src/device), on uncompiled kernels, so searches look
less far. As on a server, the persistent part of a table is its log; the caller stores it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any
from urllib.parse import parse_qs

import msgspec

from mandate import games, players
from mandate.core.branch import going_on
from mandate.core.errors import Malformed, Problem, Refused
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.core.rng import Chance
from mandate.players.advice import Advice, advise, adviser
from mandate.study.review import Reviewing, reviewer_of
from mandate.table import commands, fold, log, news, seat_view, wire
from mandate.table.acts.act import Act
from mandate.table.acts.beginning import open_table
from mandate.table.acts.playing import hint, play_bot
from mandate.table.analyses import Assessing, Exploring, OpeningAnalysis
from mandate.table.codes import ServerCode
from mandate.table.dispatch import carry_out, hint_in_words, look_ahead
from mandate.table.encoded import TableInHand
from mandate.table.listing import card, summary
from mandate.table.offered import GameInfo, offered
from mandate.table.past import looking_back, past
from mandate.table.plan import Open, Pace, Plan, PlayOn
from mandate.table.positions import Advising
from mandate.table.replays import Replay, checked
from mandate.table.seat_view import Onlooker
from mandate.table.show import NOTHING, Show, read_show
from mandate.table.studies import Options, Printing, ReviewTask, Trial, work_on
from mandate.table.table import Table

ME = "me"  # the guest at this device …
NAMES = {ME: ""}  # … who needs no name
DONE, CREATED, NOT_DONE = 200, 201, 409
STUDIES: Mapping[
    str, type[Replay | Trial | Options | Printing | Exploring | OpeningAnalysis | Advising | Assessing]
] = {
    "replay": Replay,
    "preview": Trial,
    "explore": Exploring,
    "analysis": OpeningAnalysis,
    "advice": Advising,
    "assess": Assessing,
    "options": Options,
    "printed": Printing,
}

_command: msgspec.json.Decoder[commands.AnyCommand] = msgspec.json.Decoder(commands.AnyCommand)


class Device:
    """All tables of a device; `kept`: the stored lines of earlier tables, by table name."""

    def __init__(self, now: Callable[[], int], kept: Mapping[str, Sequence[str]] | None = None) -> None:
        self._now = now
        self._lines = {name: [*lines] for name, lines in (kept or {}).items()}
        self._live: dict[str, TableInHand] = {}  # those that were looked at; their logs take time to read
        self._players: dict[tuple[str, str], players.Player] = {}
        self._changed: list[str] = []  # names of tables the caller has not stored yet

    # --- requests, as to a server ---------------------------------------------------------------------

    def ask(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        """Return the status and JSON that a server would answer, for the paths supported here."""
        where, _, query = path.partition("?")
        try:
            answer = self._answer(method, where.split("/"), parse_qs(query), body)
        except Problem as problem:
            return NOT_DONE, refused(problem).decode()
        response = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
        return (CREATED if (method, where) == ("POST", "tables") else DONE), response.decode()

    def _answer(self, method: str, parts: list[str], query: Mapping[str, list[str]], body: str) -> Any:
        match method, parts:
            case "GET", ["games"]:
                return games_here()
            case "POST", ["tables"]:
                return self._open(_read(body, Plan))
            case "GET", ["tables", name, "record"]:
                seat = seat_view.eyes(self._find(name).table, ME)[0]
                return seat_view.record(self._find(name).table, seat, NAMES)
            case "GET", ["tables", name, "news"]:
                table, before = self._find(name).table, int(query["before"][0])
                own = seat_view.eyes(table, ME)
                seat = int(query["seat"][0]) if "seat" in query else None
                return news.earlier(table, seat if seat in own else own[0], before, _shown(query))
            case "GET", ["tables", name, "past"]:
                table, before = self._find(name).table, int(query["before"][0])
                own = seat_view.eyes(table, ME)
                seat = int(query["seat"][0]) if "seat" in query else None
                return past(looking_back(table, seat if seat in own else own[0], before, _shown(query)))
            case "GET", ["tables", name]:
                return self.update(self._find(name), 0, _shown(query), terms=True)
            case "POST", ["study", "play-on"]:
                return self._play_on(_read(body, PlayOn))
            case "POST", ["study", study] if study in STUDIES:
                return work_on(_read(body, STUDIES[study]), lambda *_: None)
        raise Refused(ServerCode.NO_SUCH_PAGE)

    def _open(self, plan: Plan, start: Record | None = None) -> wire.TableInfo:
        if any(isinstance(seat, Open) for seat in plan.seats):
            raise Refused(ServerCode.ONLY_HERE)
        # A single player needs no clock.
        here = msgspec.structs.replace(plan, rated=False, pace=Pace(), listed=False)
        act = open_table(here, ME, self._now(), start=start)
        self._keep(act.table, act.table.lines)
        self._keep_opened(act)
        return seat_view.info(act.table, self._onlooker())

    def _play_on(self, wanted: PlayOn) -> wire.TableInfo:
        game, record = checked(wanted.record)
        start = going_on(game, record, wanted.after, Chance(), takebacks=wanted.takebacks)
        Match.resume(game, start)  # refuses what cannot be continued
        return self._open(wanted.plan(start), start)

    def review(self, body: str) -> Study:
        """Begin the review of a record."""
        return Study(body)

    def _find(self, name: str) -> TableInHand:
        if name not in self._lines:
            raise Refused(ServerCode.NO_SUCH_TABLE)
        if name not in self._live:
            self._live[name] = TableInHand(fold.read(name, map(log.decode, self._lines[name])))
        return self._live[name]

    def _summary(self, name: str) -> wire.Summary:
        table = self._live[name].table
        return summary(name, card(table), table.lines[-1].at, ME, NAMES)

    def _onlooker(self, show: Show = NOTHING) -> Onlooker:
        return Onlooker(ME, self._now(), names=NAMES, here={ME}, show=show)

    # --- messages, as on a socket ---------------------------------------------------------------------

    def has(self, name: str) -> bool:
        return name in self._lines

    def listen(self, name: str, query: str) -> Listener:
        """Open a table on the screen. Refuses as a server would."""
        asked = parse_qs(query)
        return Listener(self, self._find(name), int(asked.get("after", ["0"])[0]), _shown(asked))

    def do(self, live: TableInHand, command: commands.AnyCommand, show: Show) -> wire.AnyMessage:
        if (answer := look_ahead(live.table, ME, command, show)) is not None:
            return answer
        if isinstance(command, commands.Hint):
            return hint_in_words(self._hint(live, command), show)
        self._write(live, lambda act: carry_out(act, ME, command))
        return wire.Done(ref=command.ref, number=live.table.number)

    def _hint(self, live: TableInHand, wanted: commands.Hint) -> wire.Hinted:
        """A hint for the seat's current question, by an adviser that looks as far as is quick here."""
        table, seat = live.table, Seat(wanted.seat)
        hint(Act(table.fork(), self._now()), ME, seat, wanted.ask)  # refuses before any work is done
        assert table.match is not None
        view, game = table.match.view(seat), table.opened.plan.game
        if adviser(game) is None or view.decision is None:
            raise Refused(ServerCode.NO_ADVICE)
        advice: Advice = advise(game, view, view.decision)
        self._write(live, lambda act: hint(act, ME, seat, wanted.ask))
        return wire.Hinted(ref=wanted.ref, seat=seat, ask=wanted.ask, advice=advice)

    def update(self, live: TableInHand, after: int, show: Show, *, terms: bool) -> bytes:
        return live.update(self._onlooker(show), after, terms=terms)

    def think(self, name: str) -> bool:
        """Let one computer player at a table answer; return whether one did."""
        live = self._find(name)
        table = live.table
        for seat, bot in table.bots_asked.items():
            ask = table.ask(seat)
            assert ask is not None and table.match is not None
            view = table.match.view(Seat(seat))
            assert view.decision is not None
            game = table.opened.plan.game
            if (game, bot) not in self._players:
                self._players[game, bot] = players.find(bot, game=game)
            choice = self._players[game, bot].choose(view, view.decision)
            self._write(live, lambda act: play_bot(act, seat, ask, choice))  # noqa: B023  # called at once
            return True
        return False

    # --- storage --------------------------------------------------------------------------------------

    def changed(self) -> list[tuple[str, list[str], str]]:
        """The tables that have changed since the last call: name, log, and summary for lists."""
        names, self._changed = dict.fromkeys(self._changed), []
        return [
            (name, self._lines[name], msgspec.json.encode(self._summary(name)).decode()) for name in names
        ]

    def _write(self, live: TableInHand, do: Callable[[Act], None]) -> None:
        """Work on a copy, which replaces the table if nothing was refused."""
        if live.table.frozen is not None:
            raise Refused(ServerCode.FROZEN_TABLE, reason=live.table.frozen)
        act = Act(live.table.fork(), max(self._now(), live.table.lines[-1].at))
        do(act)
        self._keep(act.table, act.lines)
        self._keep_opened(act)

    def _keep_opened(self, act: Act) -> None:
        for table in act.opened:
            self._keep(table, table.lines)

    def _keep(self, table: Table, lines: Sequence[log.AnyLine]) -> None:
        self._live.setdefault(table.name, TableInHand(table)).table = table
        self._lines.setdefault(table.name, []).extend(map(log.encode, lines))
        self._changed.append(table.name)


class Study:
    """A review in the making: the caller does other things between two choices."""

    def __init__(self, body: str) -> None:
        self.done, self.of = 0, 1
        self._reviewing: Reviewing | None = None
        try:
            task = _read(body, ReviewTask)
            _, record = checked(task.record)
            reviewer = reviewer_of(record.game)
            self._reviewing = Reviewing(record, None if reviewer is None else reviewer.few)
            self.of = len(self._reviewing.moments)
        except Problem as problem:
            self._refused = refused(problem).decode()

    def go_on(self) -> bool:
        """Judge one more choice; return whether there was one."""
        if self._reviewing is None or not self._reviewing.go_on():
            return False
        self.done += 1
        return True

    def answer(self) -> tuple[int, str]:
        """What a server would answer."""
        if self._reviewing is None:
            return NOT_DONE, self._refused
        return DONE, msgspec.json.encode(self._reviewing.result().to_json()).decode()


class Listener:
    """A table on the screen: commands in, answers and news out."""

    def __init__(self, device: Device, live: TableInHand, after: int, show: Show) -> None:
        self._device = device
        self._live = live
        self._heard = after
        self._show = show
        self._terms_sent: tuple[bool, bool] | None = None

    def hear(self) -> str:
        """The current state, with the news since the last call."""
        live = self._live
        update = self._device.update(live, self._heard, self._show, terms=self._terms_sent != live.edition)
        self._terms_sent, self._heard = live.edition, live.table.number
        return update.decode()

    def take(self, frame: str) -> str:
        """Carry out a command and return the answer."""
        ref = None
        try:
            command = _command.decode(frame)
            ref = command.ref
            return msgspec.json.encode(self._device.do(self._live, command, self._show)).decode()
        except msgspec.DecodeError as error:
            return refused(Malformed(ServerCode.BAD_MESSAGE, reason=str(error)), ref).decode()
        except Problem as problem:
            return refused(problem, ref).decode()


def games_here() -> list[GameInfo]:
    """The games that a device can play, each with the computer players that are quick enough there."""
    brought = [game for game in offered() if games.registration(game.id).device]
    return [*map(_quick, brought)]


def _quick(game: GameInfo) -> GameInfo:
    """Drop the computer players that are too slow to play here."""
    slow = {player.name for player in games.registration(game.id).players if player.slow}
    return msgspec.structs.replace(
        game,
        bots=[bot for bot in game.bots if bot not in slow],
        levels=[level for level in game.levels if level not in slow],
    )


def _read(body: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:
        raise Malformed(ServerCode.BAD_MESSAGE, reason=str(error)) from error


def _shown(query: Mapping[str, list[str]]) -> Show:
    return read_show(query.get("show", [""])[0])


def refused(problem: Problem, ref: int | None = None) -> bytes:
    """`wire.Refusal` with facts instead of a sentence: the page has the catalog and puts it in words."""
    refusal = wire.Refusal(code=problem.code.value, sentence="", clause=problem.clause, ref=ref)
    return msgspec.json.encode({**msgspec.to_builtins(refusal), "facts": _facts(problem)})


def _facts(problem: Problem) -> dict[str, Any]:
    return {
        name: {"code": fact.code.value, "clause": fact.clause, "facts": _facts(fact)}
        if isinstance(fact, Problem)
        else fact
        for name, fact in problem.facts.items()
    }
