"""The computer players of a table. A program among them keeps running between its turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.core.errors import Problem
from mandate.core.game import Seat
from mandate.core.record import RESIGN
from mandate.players import find
from mandate.players.bot_process import BotFailed
from mandate.players.external import ExternalPlayer, is_bot

if TYPE_CHECKING:
    from mandate.cli.kit.seating import Seating
    from mandate.core.game import Outcome
    from mandate.core.match import Match


class Opponents:
    """Chooses for every seat without a person."""

    def __init__(self) -> None:
        self._bots: dict[Seat, ExternalPlayer] = {}
        self._failure: BotFailed | None = None

    def greet(self, match: Match[Any], seating: Seating, seed: str) -> None:
        """Start the programs, so that a failure to start is reported before the game begins."""
        for seat, kind in enumerate(seating.kinds):
            if is_bot(kind) and match.outcome is None:
                self._bot(Seat(seat), kind, seed).sit_down(match, Seat(seat))

    def choose(self, match: Match[Any], seat: Seat, kind: str, seed: str) -> str:
        """A choice, or `resign` for a program that has failed.

        Other players are created for each choice, with a seed of its own, so that a resumed game
        continues as it would have.
        """
        decision, view = match.pending[seat], match.view(seat)
        if not is_bot(kind):
            player = find(kind, seed=f"{seed}/{seat}/{decision.number}", game=match.game.id)
            return player.choose(view, decision)
        bot = self._bot(seat, kind, seed)
        try:
            bot.sit_down(match, seat)
            choice = bot.choose(view, decision)
            _check(bot, match, seat, choice)
        except BotFailed as failure:
            self._failure = failure
            return RESIGN
        return choice

    def _bot(self, seat: Seat, kind: str, seed: str) -> ExternalPlayer:
        if seat not in self._bots:
            bot = find(kind, seed=f"{seed}/{seat}")
            assert isinstance(bot, ExternalPlayer)
            self._bots[seat] = bot
        return self._bots[seat]

    def failure(self, language: str) -> str:
        """What a program did wrong since the last call, if any did."""
        failed, self._failure = self._failure, None
        return failed.tell(language) if failed else ""

    def over(self, outcome: Outcome) -> None:
        """Send the outcome to the programs; they keep running for another game."""
        for bot in self._bots.values():
            bot.over(outcome)


def _check(bot: ExternalPlayer, match: Match[Any], seat: Seat, choice: str) -> None:
    try:
        match.preview(choice, seat)
    except Problem as refusal:
        raise bot.illegal(choice, refusal) from refusal
