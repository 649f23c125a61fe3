"""The games of `mandate ladder run`: paired one set after the other, played on this machine or a cluster."""

from __future__ import annotations

import argparse
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from mandate import __version__, games
from mandate.arena.luck import SEEN, LuckWatch, evaluator_of
from mandate.arena.plan import ANSWER_S, Plan, make_plan
from mandate.arena.play import Playing, try_out
from mandate.arena.played import Finished
from mandate.arena.pool import finish
from mandate.arena.records import RECORD, Recording
from mandate.arena.schedule import Task
from mandate.cli.arena import settings_of
from mandate.cli.pool import pool_for
from mandate.cli.progress import progress
from mandate.cli.warm import warm_players, warm_up
from mandate.core.errors import Code, Malformed
from mandate.core.record import Record
from mandate.lang import say
from mandate.people.bot_ladder import log
from mandate.people.bot_ladder.archive import LadderFile
from mandate.people.bot_ladder.pairing import next_company, seatings
from mandate.people.bot_ladder.standings import places, points_of
from mandate.players import RANDOM, find, full_name, levels_of
from mandate.players.external import PREFIX, file_of, is_bot

if TYPE_CHECKING:
    from mandate.people.bot_ladder.ladder import Set

NAMED = re.compile(r"(?P<who>[\w.+-]{1,40}(@[\w.+-]{1,20})?)=(?P<player>.+)", re.DOTALL)
RETIRED = RANDOM.name  # stands in a plan for a player of earlier runs, and is not asked
FIT_AGAIN = 1.1  # ratings for pairing are fitted when so many times as many games are over


def read_players(game: str, written: Sequence[str]) -> dict[str, str]:
    """Who takes part, and what plays: `NAME@VERSION=PLAYER`, or a player under its own name."""
    players: dict[str, str] = {}
    for text in written:
        named = NAMED.fullmatch(text)
        player = named["player"] if named else text
        find(player, game=game)
        who = named["who"] if named else _name_of(player, game)
        if who in players:
            raise Malformed(Code.BAD_OPTION, option="PLAYER", value=text, expected=f"{who}@2={player}")
        players[who] = full_name(player, game=game)
    if len(players) < 2:
        raise Malformed(Code.BAD_OPTION, option="PLAYER", value=" ".join(written), expected="≥ 2")
    return players


def _name_of(player: str, game: str) -> str:
    return PREFIX + file_of(player) if is_bot(player) else full_name(player, game=game)


class Runner:
    """Plays until every player has had so many games; levels only as opponents."""

    def __init__(
        self, file: LadderFile, arguments: argparse.Namespace, players: dict[str, str], language: str
    ) -> None:
        self._file = file
        self._arguments = arguments
        self._players = players
        self._language = language
        self._points: dict[str, float] = {}
        self._fitted = 0

    def play(self) -> None:
        ladder = self._file.ladder
        self._open()
        self._enter()
        warm_up(ladder.opened.game, self._language)
        warm_players(ladder.opened.game, self._players.values(), self._language)
        plan = self._plan()
        try_out(plan)
        watch = {RECORD: Recording()} | (
            {SEEN: LuckWatch()} if evaluator_of(ladder.opened.game) is not None else {}
        )
        missing = self._missing()
        pool = pool_for(self._arguments, self._language)(Playing([plan], watch), missing)
        try:
            with progress("ladder-progress", self._language, missing) as bar:
                for _, finished in finish(pool, self._tasks(), in_order=False):
                    self._file.add(_line(finished))
                    bar.hear(finished)
        except BaseException:
            pool.close(at_once=True)
            raise
        pool.close()
        if not isinstance(ladder.last, log.Rated):
            self._file.add(log.Rated(at=_now(), places=places(ladder)))

    def _open(self) -> None:
        """A new file begins with the terms; those of an old one must be the same."""
        arguments, ladder = self._arguments, self._file.ladder
        seconds = ANSWER_S if arguments.time is None else arguments.time
        if not 0 < seconds <= 3600:
            raise Malformed(Code.BAD_OPTION, option="time", value=str(arguments.time), expected="> 0, ≤ 3600")
        rules = games.find(arguments.of)
        options = [rules.configure(chosen) for chosen in settings_of(arguments, rules)]
        if rules.together(options[0]) or rules.seats(options[0]) < 2:
            expected = say(self._language, "ladder-rivals")
            raise Malformed(Code.BAD_OPTION, option="GAME", value=rules.id, expected=expected)
        opened = log.Opened(
            at=_now(),
            format=log.FORMAT,
            mandate=__version__,
            game=rules.id,
            rules=rules.rules_version,
            options=options,
            seats=rules.seats(options[0]),
            seed=arguments.seed or (ladder.opened.seed if ladder.lines else secrets.token_hex(4)),
            seconds=seconds,
        )
        if not ladder.lines:
            self._file.add(opened)
            return
        other = [
            name
            for name in ("mandate", "game", "rules", "options", "seed", "seconds")
            if getattr(opened, name) != getattr(ladder.opened, name)
        ]
        if other:
            raise Malformed(Code.RESULTS_OTHER, file=str(self._file.path), keys=", ".join(other))

    def _enter(self) -> None:
        known, game = self._file.ladder.entrants, self._file.ladder.opened.game
        for who, player in self._players.items():
            if who not in known:
                level = player if player in levels_of(game) else ""
                self._file.add(log.Entered(at=_now(), who=who, player=player, level=level))
            elif known[who].player != player:
                expected = f"{who}={known[who].player}"
                raise Malformed(Code.BAD_OPTION, option="PLAYER", value=f"{who}={player}", expected=expected)

    def _plan(self) -> Plan:
        ladder = self._file.ladder
        return make_plan(
            ladder.opened.game,
            [one.player if one.who in self._players else RETIRED for one in ladder.entrants.values()],
            ladder.opened.options,
            seed=ladder.opened.seed or "",
            seconds=ladder.opened.seconds,
        )

    # --- pairing ------------------------------------------------------------------------------------

    def _missing(self) -> int:
        """How many games there will be, about."""
        ladder = self._file.ladder
        had = [ladder.entrants[who].sets * ladder.opened.seats for who in self._seekers()]
        return sum(max(0, self._arguments.games - each) for each in had)

    def _seekers(self) -> list[str]:
        """Those who are to be measured: not the levels, unless there are only levels."""
        entrants = self._file.ladder.entrants
        return [who for who in self._players if not entrants[who].level] or list(self._players)

    def _tasks(self) -> Iterator[Task]:
        """First what an earlier run began, then set after set."""
        ladder = self._file.ladder
        for begun in list(ladder.running.values()):
            if set(begun.company) <= set(self._players):
                yield from self._tasks_of(begun)
        while True:
            seeking = [
                who
                for who in self._seekers()
                if ladder.entrants[who].sets * ladder.opened.seats < self._arguments.games
            ]
            company = next_company(ladder, seeking, self._players, self._now_rated())
            if company is None:
                return
            seated = [log.Sitting(seats) for seats in seatings(company)]
            deal = ladder.companies[tuple(sorted(company))]
            self._file.add(log.Paired(at=_now(), set=len(ladder.sets), deal=deal, games=seated))
            yield from self._tasks_of(ladder.sets[-1])

    def _tasks_of(self, begun: Set) -> Iterator[Task]:
        number = {who: place for place, who in enumerate(self._file.ladder.entrants)}
        for game in begun.games:
            if game.played is None:
                seats = tuple(number[who] for who in game.sitting.seats)
                yield Task(begun.line.deal, begun.line.set, game.seating, seats)

    def _now_rated(self) -> dict[str, float]:
        finished = len(self._file.ladder.finished)
        if finished >= self._fitted * FIT_AGAIN + 1:
            self._points, self._fitted = points_of(self._file.ladder), finished
        return self._points


def _line(finished: Finished) -> log.Played:
    played = finished.played
    luck = played.seen.get(SEEN)
    return log.Played(
        at=_now(),
        set=played.table,
        seating=played.seating,
        winners=played.winners,
        scores=played.scores,
        reason=played.reason,
        failures=played.failures,
        luck=None if luck is None else msgspec.json.decode(luck),
        record=msgspec.json.decode(played.seen[RECORD], type=Record),
    )


def _now() -> int:
    return int(time.time() * 1000)
