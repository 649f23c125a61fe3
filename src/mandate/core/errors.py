"""Every refusal, enumerated.

Badly written is not the same as not allowed here: `Malformed` says that a text, file or option could
not be read; `Refused` says that it was understood and that a rule forbids it, and names the clause.
Both carry their code and facts as data; the sentence is made from the catalog when it is shown.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from mandate.core.text import harmless


class Code(StrEnum):
    """The problems that every game shares. A game adds its own in its clauses."""

    UNKNOWN_GAME = "unknown-game"  # no game of that name
    BROKEN_GAME = "broken-game"  # a game whose code cannot be used
    BROKEN_PACKAGE = "broken-package"  # an installed package that cannot be used
    GAME_NAME = "game-name"  # a name that a new game cannot have
    GAME_NAME_TAKEN = "game-name-taken"  # a name that another game or Python package has
    UNKNOWN_PLAYER = "unknown-player"  # no player of that name
    PLAYER_ARGUMENT = "player-argument"  # something behind the name of a player that takes nothing
    PLAYER_BUDGET = "player-budget"  # not a time to think
    BAD_AGENT = "bad-agent"  # a Python function that cannot play
    AGENT_NAME = "agent-name"  # a name for a Python function that another player has
    LEARNED_FILE = "learned-file"  # learned weights that do not fit these rules
    UNKNOWN_OPTION = "unknown-option"  # an option this game does not have
    BAD_OPTION = "bad-option"  # an option with an impossible value
    BAD_ORDER = "bad-order"  # a standing order that this game does not know
    NOT_ASKED = "not-asked"  # that seat is not to decide now
    NOT_OFFERED = "not-offered"  # well written, but not among the offers
    SEVERAL_ASKED = "several-asked"  # more than one seat is asked: say which one answers
    LATE = "late"  # an answer to a decision that has passed
    GAME_OVER = "game-over"  # nothing is asked any more
    ENDLESS = "endless"  # a choice whose consequences do not end
    NO_SUCH_SEAT = "no-such-seat"  # a seat that is not at this table
    ALREADY_RESIGNED = "already-resigned"  # the seat has left already
    NO_TAKEBACK = "no-takeback"  # this table does not allow takebacks
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"  # nothing has been chosen yet
    REVEALED_SINCE = "revealed-since"  # something hidden came to light: a step back stops there
    OTHERS_SINCE = "others-since"  # another seat has chosen since: a step back stops there
    NOT_FORESEEN = "not-foreseen"  # a choice tried behind the end of what can be foreseen
    UNREADABLE = "unreadable"  # a file that cannot be read
    NOT_TEXT = "not-text"  # a file that holds something other than text
    EMPTY_FILE = "empty-file"  # a file without a record
    UNWRITABLE = "unwritable"  # a file that cannot be written
    EXISTS = "exists"  # a file or folder that would have to be overwritten
    MISSING_EXTRA = "missing-extra"  # packages that only some commands need
    NO_GPU = "no-gpu"  # a machine without a GPU that we can use
    GPU_DIFFERS = "gpu-differs"  # a GPU that plays other games than the processor
    BAD_RECORD = "bad-record"  # a record with a wrong key or value
    BAD_CHOICE = "bad-choice"  # a record with a choice that cannot be made there
    BAD_JSON = "bad-json"  # not JSON at all
    FROZEN_RECORD = "frozen-record"  # a record of rules that this release cannot play
    TRUNCATED_RECORD = "truncated-record"  # a record that ends in the middle
    REDACTED_RECORD = "redacted-record"  # a record in which hidden things are missing
    WRONG_CHANCE = "wrong-chance"  # a record whose chance does not fit its deal
    WRONG_OUTCOME = "wrong-outcome"  # a record whose result does not follow from its choices
    WRONG_COMMITMENT = "wrong-commitment"  # a deal that is not the one committed to
    NO_REVIEW = "no-review"  # a game without a player that can say what a choice is worth
    NO_DRAFTS = "no-drafts"  # a game whose positions cannot be made up
    OLD_GAMES = "old-games"  # games of other rules or players than those of today
    NO_MARKS = "no-marks"  # a page without a place for what is generated
    NOT_VERIFIABLE = "not-verifiable"  # a deal without a commitment
    BOT_START = "bot-start"  # a program that cannot be started
    BOT_EXITED = "bot-exited"  # a program that left in the middle
    BOT_CLOSED = "bot-closed"  # a program that closed its output and runs on
    BOT_UNFINISHED = "bot-unfinished"  # a program that did not end its line in time
    BOT_TIME = "bot-time"  # a program that did not answer in time
    BOT_DEAF = "bot-deaf"  # a program that does not read what it is sent
    BOT_GARBAGE = "bot-garbage"  # a line of a program that is no message
    BOT_LONG = "bot-long"  # a line of a program that does not end
    BOT_UNEXPECTED = "bot-unexpected"  # a message of a program where another one was due
    BOT_PROTOCOL = "bot-protocol"  # a program that speaks another version
    BOT_LANGUAGE = "bot-language"  # a program that wants a language which we do not have
    BOT_STALE = "bot-stale"  # an answer to another decision
    BOT_ILLEGAL = "bot-illegal"  # an answer that the rules refuse
    RESULTS_FOREIGN = "results-foreign"  # a file that holds no results of an arena
    RESULTS_OTHER = "results-other"  # results of another plan
    RESULTS_BUSY = "results-busy"  # results that another run is writing
    WORKER_DIED = "worker-died"  # a process of ours that was killed from outside
    CLUSTER_AWAY = "cluster-away"  # an address at which no cluster answers
    CLUSTER_VERSION = "cluster-version"  # a machine of a cluster with another release than this one
    RESULTS_DAMAGED = "results-damaged"  # results with a line that does not belong there


# Refused input can be anything: a sentence quotes its beginning, without what a terminal would obey instead
# of showing it. The catalog takes a thousand characters for a fact at most, and would fail instead of
# saying what is wrong.
LONGEST_QUOTED = 400
LONGEST_SENTENCE = 900


class Instruction(str):
    """A fact of our own making that must arrive whole, such as a command to type."""

    __slots__ = ()


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


class Problem(Exception):
    """A request that was not carried out; nothing has changed.

    Examples:
        >>> Refused(Code.NO_SUCH_SEAT, seat=5, seats=4).tell("en")
        'There is no seat 5 at this table; it has 4 seats.'
    """

    def __init__(self, code: StrEnum, *, clause: str | None = None, **facts: Any) -> None:
        super().__init__(code.value)
        self.code = code
        self.clause = clause
        self.facts: dict[str, Any] = facts

    def tell(self, language: str) -> str:
        """The sentence for a person, with the rule's clause behind it."""
        from mandate.lang import say
        from mandate.lang.text import Joined, Text, tell

        facts = dict(self.facts)
        for name, fact in facts.items():
            if isinstance(fact, Problem):
                facts[name] = _shortened(fact.tell(language), LONGEST_SENTENCE)
            elif isinstance(fact, Text | Joined):  # the name of something on the table
                facts[name] = _shortened(harmless(tell(fact, language)), LONGEST_SENTENCE)
            elif isinstance(fact, Instruction):
                facts[name] = _shortened(harmless(fact), LONGEST_SENTENCE)
            elif isinstance(fact, str) or len(str(fact)) > LONGEST_QUOTED:
                facts[name] = _shortened(harmless(str(fact)), LONGEST_QUOTED)
        try:
            sentence = say(language, f"problem-{self.code.value}", facts)
        except ImportError:  # a device has no Fluent; its page puts codes in words
            sentence = self.code.value
        return f"{sentence} [{self.clause}]" if self.clause else sentence

    def __str__(self) -> str:
        return self.tell("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.clause, self.facts)


def _rebuild(kind: type[Problem], code: StrEnum, clause: str | None, facts: dict[str, Any]) -> Problem:
    return kind(code, clause=clause, **facts)


class Malformed(Problem):
    """It could not be read: the text is badly written."""


class Refused(Problem):
    """It was understood, and is not allowed here."""
