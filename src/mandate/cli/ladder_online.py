"""`mandate ladder … --at URL`: the ladder of a server, and one's own programs there."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from mandate.cli.kit.trouble import Trouble
from mandate.cli.remote.address import read_address
from mandate.cli.remote.guest import Guest, recall, remember
from mandate.core.errors import Code, Malformed
from mandate.core.text import tidy
from mandate.files import write_whole
from mandate.lang import say
from mandate.people.bot_ladder.wire import BotInfo, BotToken, LadderInfo, LadderSummary

if TYPE_CHECKING:
    import argparse

EXIT_BAD_INPUT = 2
MAX_ARCHIVE_BYTES = 1 << 32
WHO = re.compile(r"(?P<name>[\w.+-]{1,30})(@(?P<version>[\w.+-]{1,20}))?")


def run_online(arguments: argparse.Namespace, language: str) -> int:
    try:
        guest = recall(read_address(arguments.at), language)
        for line in _Online(guest, arguments).lines():
            print(line)
    except Trouble as trouble:
        sys.stderr.write(f"mandate ladder: {trouble.tell(language)}\n")
        return EXIT_BAD_INPUT
    return 0


class _Online:
    """One command at one server."""

    def __init__(self, guest: Guest, arguments: argparse.Namespace) -> None:
        self._guest = guest
        self._arguments = arguments
        self._language = guest.language
        self._of = arguments.of or ""

    def lines(self) -> list[str]:
        match self._arguments.what:
            case "seasons":
                return self._seasons()
            case "show":
                return self._standings()
            case "archive":
                return self._archive()
            case "bots":
                return [line for bot in self._bots() for line in self._bot(bot)]
            case "token":
                return self._token()
            case "revoke":
                self._guest.call("DELETE", f"me/bots/{self._own().id}")
                return []
            case "resume":
                answer = self._guest.call("POST", f"me/bots/{self._own().id}/resume")
                return self._bot(self._guest.read(answer, BotInfo))
            case _:
                known = f"mandate ladder {self._arguments.what} {self._of}"
                raise Malformed(Code.BAD_OPTION, option="at", value=self._arguments.at, expected=known)

    def _say(self, message: str, **facts: object) -> str:
        return say(self._language, message, facts)

    def _seasons(self) -> list[str]:
        answer = self._guest.call("GET", "ladders")
        if self._arguments.json:
            return [answer.decode()]
        found = self._guest.read(answer, list[LadderSummary])
        rows = [
            self._say("ladder-season", id=each.id, status=each.status, players=each.players, games=each.games)
            for each in found
        ]
        return rows or [self._say("problem-ladder-off", why="off")]

    def _standings(self) -> list[str]:
        answer = self._guest.call("GET", f"ladders/{quote(self._of, safe='')}")
        if self._arguments.json:
            return [answer.decode()]
        ladder = self._guest.read(answer, LadderInfo)
        rows = []
        for rank, place in enumerate(ladder.places, 1):
            who = self._say("ladder-level", who=place.who, level=place.level) if place.level else place.who
            like = "" if place.plays_like is None else f"{place.plays_like:.1f}"
            if not place.level and place.margin is not None:
                like += f" ± {place.margin:.1f}"
            facts = {"rank": rank, "who": who, "like": like, "rating": place.rating, "games": place.games}
            rows.append(self._say("ladder-place", low=place.low, high=place.high, **facts))
        return rows or [self._say("ladder-nothing")]

    def _archive(self) -> list[str]:
        file = self._arguments.out or f"mandate-ladder-{self._of}.jsonl"
        path = f"ladders/{quote(self._of, safe='')}/archive"
        content = self._guest.call("GET", path, most=MAX_ARCHIVE_BYTES)
        try:
            Path(file).write_bytes(content)
        except OSError as error:
            raise Trouble("play-trouble-write", file=file, reason=error) from error
        return [self._say("ladder-archived", file=file)]

    # --- programs -----------------------------------------------------------------------------------

    def _bots(self) -> list[BotInfo]:
        return self._guest.read(self._guest.call("GET", "me/bots"), list[BotInfo])

    def _own(self) -> BotInfo:
        """The program that is meant, by its name and version."""
        mine = self._bots()
        found = next((bot for bot in mine if bot.who == self._of), None)
        if found is None:
            known = ", ".join(bot.who for bot in mine) or "–"
            raise Malformed(Code.BAD_OPTION, option="WHICH", value=self._of, expected=known)
        return found

    def _bot(self, bot: BotInfo) -> list[str]:
        state = "revoked" if bot.revoked else "paused" if bot.pauses else "here" if bot.here else "away"
        why = [f"  {tidy(pause.sentence)}" for pause in bot.pauses]
        return [self._say("ladder-bot", who=bot.who, state=state), *why]

    def _token(self) -> list[str]:
        """Make a token. It is written to `--out`, readable by its owner only, or shown once."""
        named = WHO.fullmatch(self._of)
        if named is None:
            raise Malformed(Code.BAD_OPTION, option="WHICH", value=self._of, expected="NAME@VERSION")
        if not self._guest.known():
            self._guest.come_in(named["name"])
            remember(self._guest)
        body = {"name": named["name"], "version": named["version"] or "1"}
        made = self._guest.read(self._guest.call("POST", "me/bots", body), BotToken)
        if not self._arguments.out:
            return [made.token]
        try:
            write_whole(Path(self._arguments.out), made.token + "\n")
        except OSError as error:
            raise Trouble("play-trouble-write", file=self._arguments.out, reason=error) from error
        return [self._say("ladder-token", who=made.bot.who, file=self._arguments.out)]
