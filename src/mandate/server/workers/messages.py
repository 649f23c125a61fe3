"""The messages between a server and a worker on another machine.

A question goes out as a process on the server's machine gets it. What comes back is plain data: a server
never runs anything that a worker sent.
"""

from __future__ import annotations

import functools
from enum import StrEnum
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from mandate import __version__, games
from mandate.core.errors import Code, Malformed, Problem, Refused
from mandate.lang import LANGUAGES
from mandate.players.advice import Advice
from mandate.players.invited import everybody
from mandate.table.codes import ServerCode

Kind: TypeAlias = Literal["think", "study", "review"]
KINDS: tuple[Kind, ...] = ("think", "study", "review")
ALIVE_SECONDS = 3.0  # between two signs of life of a worker
LEASE_SECONDS = 20.0  # without a sign, after which its jobs are given to others
Name = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9._:-]{1,80}$")]


# --- getting to know each other ---------------------------------------------------------------------------


class Introduction(msgspec.Struct, frozen=True):
    """What the first message has in every release."""

    name: Name
    version: str


class Hello(Introduction, frozen=True):
    """The worker's first message: who it is, and what it can do."""

    run: str  # differs each time that a worker is started
    games: dict[str, str]  # with the version of their rules
    agents: list[str]
    processes: dict[str, Annotated[int, msgspec.Meta(ge=0, le=4096)]]  # by kind of job
    nonce: bytes


class Challenge(msgspec.Struct, frozen=True):
    """The server's answer: it proves that it knows the key."""

    nonce: bytes
    proof: bytes


class Proven(msgspec.Struct, frozen=True):
    """The worker knows the key, too."""

    proof: bytes


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether the worker is admitted; if not, the problem."""

    code: str = ""
    facts: dict[str, str] = {}


def hello(name: str, run: str, processes: dict[str, int], nonce: bytes) -> Hello:
    return Hello(name, __version__, run, _rules(), _agents(), processes, nonce)


def read_hello(frame: bytes) -> Hello:
    """Raise if the worker is of another release, whose messages may differ."""
    said = msgspec.msgpack.decode(frame, type=Introduction)
    if said.version != __version__:
        raise Refused(ServerCode.WORKER_VERSION, name=said.name, theirs=said.version, ours=__version__)
    return msgspec.msgpack.decode(frame, type=Hello)


def check_hello(said: Hello) -> None:
    """Raise if a worker could not answer every question of this server in the same way."""
    lacking = [f"{game} {rules}" for game, rules in _rules().items() if said.games.get(game) != rules]
    lacking += [agent for agent in _agents() if agent not in said.agents]
    if lacking:
        raise Refused(ServerCode.WORKER_LACKS, name=said.name, lacking=", ".join(lacking))


def _rules() -> dict[str, str]:
    return {name: games.find(name).rules_version for name in games.names()}


def _agents() -> list[str]:
    return [agent.name for agent in everybody()]


def rebuilt(verdict: Verdict) -> Problem:
    """The problem by which a server refuses a worker, to be said in the worker's language."""
    return Refused(_code(verdict.code), **verdict.facts)


# --- results ----------------------------------------------------------------------------------------------


class Thought(msgspec.Struct, frozen=True, tag="thought"):
    """A computer player's choice or advice; neither if it failed."""

    seconds: Annotated[float, msgspec.Meta(ge=0)]
    choice: str | None = None
    advice: Advice | None = None


class Studied(msgspec.Struct, frozen=True, tag="studied"):
    """The answer to a study, as JSON; None if it was no longer needed."""

    answer: bytes | None


class InWords(msgspec.Struct, frozen=True, tag="in-words"):
    """A problem with what was to be studied, in every language."""

    code: str
    clause: str | None
    malformed: bool
    sentences: dict[str, str]


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The process died, took too long, or its result is too large."""

    why: str


Result: TypeAlias = Thought | Studied | InWords | Failed
_RESULTS: dict[str, tuple[type, ...]] = {
    "think": (Thought,),
    "study": (Studied, InWords),
    "review": (Studied, InWords),
}


def result_of(kind: str, answer: Any) -> Result:
    """What a process answered, for the wire."""
    if kind == "think":
        thought, seconds = answer or (None, 0.0)
        if isinstance(thought, Advice):
            return Thought(seconds, advice=thought)
        return Thought(seconds, choice=thought)
    if isinstance(answer, Problem):
        sentences = {language: answer.tell(language) for language in LANGUAGES}
        return InWords(answer.code.value, answer.clause, isinstance(answer, Malformed), sentences)
    return Studied(answer)


def answer_of(kind: str, result: Result) -> Any:
    """What the process answered. Raise what asking a process here would raise."""
    if isinstance(result, Failed):
        raise OSError(result.why)
    if not isinstance(result, _RESULTS[kind]):
        raise OSError("a result of another kind")
    if isinstance(result, Thought):
        return result.advice or result.choice, result.seconds
    if isinstance(result, Studied):
        return result.answer
    return (_WordedMalformed if result.malformed else _WordedRefused)(result)


class _WordedProblem(Problem):
    """A problem that was put into words elsewhere."""

    def __init__(self, said: InWords) -> None:
        super().__init__(_code(said.code), clause=said.clause)
        self._sentences = said.sentences

    def tell(self, language: str) -> str:
        return self._sentences.get(language) or super().tell(language)


class _WordedRefused(_WordedProblem, Refused):
    pass


class _WordedMalformed(_WordedProblem, Malformed):
    pass


@functools.lru_cache(256)
def _code(value: str) -> StrEnum:
    """The enumerated code; a game's own code as an enumeration of one."""
    for codes in (Code, ServerCode):
        if value in codes.__members__.values():
            return codes(value)
    return StrEnum("GameCode", {"OTHER": value}).OTHER  # type: ignore[attr-defined,no-any-return]


# --- work -------------------------------------------------------------------------------------------------


class Job(msgspec.Struct, frozen=True, tag="job"):
    """To the worker: a question, and the seconds that its process has to answer it."""

    number: int
    kind: Kind
    limit: float
    question: bytes


class Cancel(msgspec.Struct, frozen=True, tag="cancel"):
    """To the worker: the answer is no longer needed."""

    number: int


class Room(msgspec.Struct, frozen=True, tag="room"):
    """To the server: how many jobs of each kind would be worked on at once. Also a sign of life."""

    free: dict[Kind, Annotated[int, msgspec.Meta(ge=0, le=4096)]]


class Done(msgspec.Struct, frozen=True, tag="done"):
    """To the server: the result of a job."""

    number: int
    result: Result


class Back(msgspec.Struct, frozen=True, tag="back"):
    """To the server: a job that this worker will not finish."""

    number: int


ToWorker: TypeAlias = Job | Cancel
ToServer: TypeAlias = Room | Done | Back
to_worker: msgspec.msgpack.Decoder[ToWorker] = msgspec.msgpack.Decoder(ToWorker)
to_server: msgspec.msgpack.Decoder[ToServer] = msgspec.msgpack.Decoder(ToServer)
encode = msgspec.msgpack.Encoder().encode
