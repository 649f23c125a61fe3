"""A language model, or any function from text to text, as a player: `text:MODULE:FUNCTION`.

    def model(messages):  # as chat models take them
        return "I seize the village: `RB:f1g1`"

It may also return a dict: `text`, and as far as it knows `input_tokens`, `output_tokens` and `cost`.

The messages are the rules (`system`) and a look (`user`); after an answer that the rules refuse also that
answer (`assistant`) and the reason (`user`). A class is made with a seed, and its objects are called.
Modules are looked for where Python looks, and in the folder that one is in.
"""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from mandate.core.errors import Code, Malformed, Problem
from mandate.core.game import Decision, Event, Seat, View
from mandate.core.match import Match
from mandate.core.packages import load, reason_of
from mandate.players.bot_process import BotFailed
from mandate.players.usage import Usage
from mandate.prompt.answers import read_choice
from mandate.prompt.looking import Teller
from mandate.prompt.news import News
from mandate.prompt.rules import Book

ANSWERS = 3  # to one question: the last one that is refused loses the game
SHOWN = 60  # characters of an answer in a message


class Reply(msgspec.Struct):
    """What a model answers, and what that took, as far as it says so."""

    text: str
    input_tokens: int = 0
    output_tokens: int = 0
    cost: float = 0.0


class TextPlayer:
    """A seat's player that reads looks and writes answers; it plays where a match can be followed."""

    def __init__(self, place: str, seed: int | str | None = None) -> None:
        self.place = place
        module, _, attribute = place.partition(":")
        if not module or not attribute:
            raise self._unable("text:MODULE:FUNCTION")
        if (here := os.getcwd()) not in sys.path:
            sys.path.append(here)
        try:
            made = load(place)
            self._model = made(seed) if isinstance(made, type) else made
        except Exception as error:  # a foreign module may raise anything on import
            raise self._unable(reason_of(error)) from error
        if not callable(self._model):
            raise self._unable(f"{attribute} is no function")
        self.usage = Usage()
        self._match: Match[Any] | None = None

    # --- following a match --------------------------------------------------------------------------

    def sit_down(self, match: Match[Any], seat: Seat) -> None:
        """Before every question; the first one begins a game."""
        del seat
        if self._match is match:
            return
        self._match = match
        names = [f"Player {each + 1}" for each in range(match.state.seats)]
        self._teller = Teller(match.game.id, match.state, names)
        self._news = News.of(match.game, match.record)
        self._rules = _rules(match.game.id, msgspec.json.encode(match.record.setup["options"]))

    def hear(self, chooser: Seat, events: Iterable[Event]) -> None:
        if self._match is not None:
            self._news.hear(chooser, events)

    # --- answering ----------------------------------------------------------------------------------

    def choose(self, view: View, decision: Decision) -> str:
        """The model's choice; after too many answers that are refused, its failure."""
        del view
        if self._match is None:
            raise self._unable("it plays in arenas, ladders and benchmarks")
        look = self._teller.look(self._match.state, decision.seat, self._news.since_own(decision.seat))
        messages = [{"role": "system", "content": self._rules}, {"role": "user", "content": look}]
        for left in reversed(range(ANSWERS)):
            answer = self._ask(messages)
            try:
                choice = read_choice(answer, decision, self._teller.prompt)
                self._match.state.check(decision.seat, choice)
                return choice
            except Problem as refusal:
                self.usage.illegal += 1
                if not left:
                    raise BotFailed(
                        Code.BOT_ILLEGAL, bot=self.place, token=answer.strip()[-SHOWN:], reason=refusal
                    ) from refusal
                messages += [
                    {"role": "assistant", "content": answer},
                    {"role": "user", "content": refusal.tell("en")},
                ]
        raise AssertionError

    def _ask(self, messages: list[dict[str, str]]) -> str:
        try:
            answer: object = self._model([dict(message) for message in messages])
            reply = Reply(answer) if isinstance(answer, str) else msgspec.convert(answer, Reply)
        except Exception as error:  # a foreign function may raise anything
            raise self._unable(reason_of(error)) from error
        self.usage.add(
            read=sum(len(message["content"]) for message in messages),
            written=len(reply.text),
            input_tokens=reply.input_tokens,
            output_tokens=reply.output_tokens,
            cost=reply.cost,
        )
        return reply.text

    def _unable(self, reason: str) -> Malformed:
        return Malformed(Code.BAD_AGENT, agent=f"text:{self.place}", reason=reason)


@functools.lru_cache(maxsize=8)
def _rules(game: str, options: bytes) -> str:
    given: Mapping[str, Any] = msgspec.json.decode(options)
    return Book(game, given).whole()
