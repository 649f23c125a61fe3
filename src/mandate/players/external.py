"""A program in any language as a player: `bot:COMMAND`."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from mandate import games
from mandate.core.errors import Code, Malformed, Problem
from mandate.core.game import Decision, Outcome, Seat, View
from mandate.core.match import Match
from mandate.lang import LANGUAGES
from mandate.players.bot_process import BotFailed, BotProcess, shorten
from mandate.players.protocol import (
    SPOKEN,
    VERSIONS,
    Answer,
    FromProgram,
    Hello,
    Ready,
    ask,
    over,
    seat_names,
)

PREFIX = "bot:"
ANSWER_S = 5.0  # for an answer, unless stated otherwise
HELLO_SECONDS = 20.0  # for the first words: some languages take a while to start


class ExternalPlayer:
    """A seat's player in one game, played by a program."""

    def __init__(
        self,
        command: str,
        seed: int | str | None = None,
        *,
        seconds: float = ANSWER_S,
        process: BotProcess | None = None,
    ) -> None:
        self.command = command
        self.seconds = seconds
        # A program must not be able to tell the deal from its seed, though both come from one.
        source = secrets.token_hex() if seed is None else f"bot/{seed}"
        self._seed = hashlib.sha256(source.encode()).hexdigest()[:16]
        self.process = process  # one that has played before, if there is any
        self._greeted: Ready | None = None  # how it introduced itself for this game
        self._names: list[str] = []  # of the seats, where it wants plain strings

    def choose(self, view: View, decision: Decision) -> str:
        if self._greeted is None:  # not by the table: only the view says which game it is
            shown = view.to_json()
            self.greet(shown["game"], shown["options"], decision.seat)
        process, ready = self.process, self._greeted
        assert process is not None
        assert ready is not None
        process.tell(ask(view, decision, ready, self.seconds, self._names))
        answer = process.hear(self.seconds)
        if not isinstance(answer, Answer):
            raise process.failed(Code.BOT_UNEXPECTED, expected="answer", text=_quoted(answer))
        if answer.decision != decision.number:
            raise process.failed(Code.BOT_STALE, answered=answer.decision, asked=decision.number)
        return answer.token

    def sit_down(self, match: Match[Any], seat: Seat) -> None:
        """Begin this game, unless that is done; with its options as the seat sees them."""
        if self._greeted is None:
            shown = match.view(seat).to_json()
            self.greet(match.game.id, shown.get("options") or match.record.setup["options"], seat)

    def greet(self, game: str, options: Mapping[str, Any], seat: int) -> None:
        """Begin a game. A program that has left since its last one is started again."""
        used = self.process
        try:
            self._greeted = self._greet(used or BotProcess(self.command), game, options, seat)
        except BotFailed as failure:
            if used is None or failure.code not in (Code.BOT_EXITED, Code.BOT_CLOSED):
                raise
            self._greeted = self._greet(BotProcess(self.command), game, options, seat)

    def _greet(self, process: BotProcess, game: str, options: Mapping[str, Any], seat: int) -> Ready:
        self.process = process
        rules = games.find(game)
        hello = Hello(
            game=game,
            rules=rules.rules_version,
            options=dict(options),
            seat=seat,
            seats=rules.seats(options),
            seed=self._seed,
            seconds=self.seconds,
        )
        process.tell(hello)
        answer = process.hear(max(self.seconds, HELLO_SECONDS), greeted=False)
        if not isinstance(answer, Ready):
            raise process.failed(Code.BOT_UNEXPECTED, expected="ready", text=_quoted(answer))
        if answer.protocol not in VERSIONS:
            raise process.failed(Code.BOT_PROTOCOL, spoken=answer.protocol, ours=SPOKEN)
        if answer.language is not None and answer.language not in LANGUAGES:
            wanted, known = shorten(answer.language.encode()), ", ".join(LANGUAGES)
            raise process.failed(Code.BOT_LANGUAGE, language=wanted, known=known)
        self._names = seat_names(rules, options, answer.language)
        return answer

    def illegal(self, token: str, refusal: Problem) -> BotFailed:
        """The failure for an answer that the rules refuse."""
        assert self.process is not None
        return self.process.failed(Code.BOT_ILLEGAL, token=shorten(token.encode()), reason=refusal)

    def over(self, outcome: Outcome) -> None:
        """Tell how the game ended, to a program that was in it to the end."""
        if self._greeted is not None and self.process is not None and self.process.open:
            with contextlib.suppress(BotFailed):  # the game is over: nothing more can be lost
                self.process.tell(over(outcome, self._greeted))
        self._greeted = None

    def close(self) -> None:
        """Let the program go."""
        if self.process is not None:
            self.process.close()


def _quoted(message: FromProgram) -> str:
    return shorten(msgspec.json.encode(message))


def is_bot(name: str) -> bool:
    """Whether this is the name of a program, and not of a player that we know."""
    return name.startswith(PREFIX)


def file_of(name: str) -> str:
    """What a program is called for short: the first word of its command that is a script, or the first."""
    words = [Path(word) for word in shlex.split(command_of(name))]
    return next((word for word in words if word.suffix[1:].isalpha()), words[0]).name


def command_of(name: str) -> str:
    """The command in `bot:COMMAND`, or a refusal where nothing can be started with it."""
    command = name.removeprefix(PREFIX)
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Malformed(Code.BOT_START, bot=command, reason=str(error)) from error
    if not words:
        raise Malformed(Code.BOT_START, bot=command, reason="bot:COMMAND")
    return command
