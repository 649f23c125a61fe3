"""Players: each turns a seat's view and its decision into a choice, and sees nothing else.

A name may have an argument behind a colon: `search:500` thinks for 500 simulations, `level:1` is the first
of a game's levels, `bot:COMMAND` is a program that is started when it is needed, `agent:MODULE:FUNCTION` a
Python function, `text:MODULE:FUNCTION` one that reads and writes text. Some players can also say what they
thought: see `thought.Thinker`. A game brings its players in its `Registration`; a package can bring others by
entry points in the group `mandate.players`; and a server's operator can invite agents (`invited.py`).

Examples:
    >>> from mandate import qin
    >>> from mandate.players import find
    >>> match = qin.new(seed=7)
    >>> player = find("greedy", seed=7)
    >>> player.choose(match.view(0), match.decision) in match.options
    True
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from mandate import games, lang
from mandate.core.errors import Code, Malformed
from mandate.core.game import Decision, Event, Seat, View
from mandate.core.packages import broken_package, brought, load, reason_of
from mandate.games.registry import PlayerEntry
from mandate.lang import say
from mandate.players.invited import Invited, invited, invited_for, read
from mandate.players.usage import Usage

if TYPE_CHECKING:
    from mandate.core.match import Match

Seed = int | str | None
BOT = "bot"
AGENT = "agent"
LEVEL = "level"
TEXT = "text"
FOREIGN = (BOT, AGENT, TEXT)  # kinds that run code of their owner
GROUP = "mandate.players"
TEXT_PLAYER = "mandate.prompt.text_player:TextPlayer"
RANDOM = PlayerEntry("random", "mandate.players.random:RandomPlayer")  # plays any game


@runtime_checkable
class Follower(Protocol):
    """A player that follows a match: where it is, and what each choice brought."""

    usage: Usage  # of its games so far

    def sit_down(self, match: Match[Any], seat: Seat) -> None: ...

    def hear(self, chooser: Seat, events: Sequence[Event]) -> None: ...


class Player(Protocol):
    """Anything that can answer. The same seed and the same questions give the same answers."""

    def choose(self, view: View, decision: Decision) -> str:
        """One of `decision.options`."""
        ...


@runtime_checkable
class Compiled(Protocol):
    """A player whose first use on a machine takes long, for it must be compiled."""

    def prepare(self) -> None:
        """Compile, or load from the cache, everything that choosing needs."""
        ...


@runtime_checkable
class Paced(Protocol):
    """A player that can be given a time for one choice, and then thinks no longer than that."""

    def choose_within(self, view: View, decision: Decision, seconds: float) -> str:
        """One of `decision.options`; with plenty of time the same as `choose`."""
        ...


def find(name: str, seed: Seed = None, *, game: str = games.DEFAULT) -> Player:
    """The player of that name for a game; refuses a name or an argument that means nothing.

    `bot:COMMAND` is a program that is started when it is asked, `agent:MODULE:FUNCTION` a Python function,
    `text:MODULE:FUNCTION` one that reads and writes text.
    """
    full = full_name(name, game=game)
    kind, colon, argument = full.partition(":")
    if kind == BOT:
        from mandate.players.external import ExternalPlayer, command_of

        return ExternalPlayer(command_of(name), seed)
    agent = invited(full, game)
    if kind == AGENT or agent is not None:
        from mandate.players.agent import AgentPlayer

        return AgentPlayer(agent.place if agent is not None else argument, seed)
    if kind == TEXT:
        text_player: Player = load(TEXT_PLAYER)(argument, seed)
        return text_player
    known = _known(game)
    if kind not in known:
        raise Malformed(Code.UNKNOWN_PLAYER, player=name, known=", ".join(known))
    entry = known[kind]
    if colon and not entry.takes_argument:
        raise Malformed(Code.PLAYER_ARGUMENT, player=name, name=kind)
    try:
        make = load(entry.make)
    except Exception as error:  # a foreign module may raise anything on import
        raise Malformed(Code.BROKEN_GAME, game=game, part=entry.make, reason=reason_of(error)) from error
    player: Player = make(full, argument if colon else None, seed) if entry.takes_argument else make(seed)
    return player


def names_for(game: str, *, references: bool = False) -> tuple[str, ...]:
    """Every player that knows this game; those kept only for measuring others with `references`."""
    known = tuple(name for name, entry in _known(game).items() if references or not entry.reference)
    return known + invited_for(game)


def read_agents(written: str) -> list[Invited]:
    """`NAME=MODULE:FUNCTION, …`, each under a name that no other player has."""
    return read(written, _guests()[0], (*FOREIGN, LEVEL, RANDOM.name))


def levels_of(game: str) -> tuple[str, ...]:
    """The opponents that a game has for people, from one that a child can beat to the strongest.

    Examples:
        >>> full_name("level:1") == levels_of(games.DEFAULT)[0]
        True
    """
    return games.registration(game).levels


def full_name(name: str, *, game: str = games.DEFAULT) -> str:
    """The name under which a player is remembered and shown: that of the level for `level:1`."""
    kind, _, argument = name.partition(":")
    levels = games.registration(game).levels if game in games.names() else ()
    if kind != LEVEL or not levels:
        return name
    if argument not in map(str, range(1, len(levels) + 1)):
        raise Malformed(Code.UNKNOWN_PLAYER, player=name, known=f"{LEVEL}:1–{len(levels)}")
    return levels[int(argument) - 1]


def takes_argument(name: str, *, game: str) -> bool:
    """Whether something may stand behind its name."""
    return name in (known := _known(game)) and known[name].takes_argument


def label(name: str, language: str, *, game: str = games.DEFAULT) -> str:
    """What people call this player: `Chancellor`, or `Chancellor (1s)` where it was given an argument.

    Examples:
        >>> label("random", "en"), label("search:500", "de")
        ('Random', 'Suche (500)')
    """
    kind, colon, argument = full_name(name, game=game).partition(":")
    shown = say(language, f"player-{kind}") if lang.knows(language, f"player-{kind}") else kind
    return f"{shown} ({argument})" if colon else shown


def temper(kind: str, language: str) -> str:
    """One honest sentence on how a player plays; nothing where its package says none."""
    return say(language, f"temper-{kind}") if lang.knows(language, f"temper-{kind}") else ""


def broken() -> tuple[Malformed, ...]:
    """What other packages brought that cannot be used, a sentence each."""
    return _guests()[1]


def _known(game: str) -> Mapping[str, PlayerEntry]:
    """The players of any game, those of this game, and those of other packages that know it."""
    own = games.registration(game).players if game in games.names() else ()
    guests = [guest for guest in _guests()[0] if not guest.games or game in guest.games]
    return {entry.name: entry for entry in (RANDOM, *own, *guests)}


@functools.cache
def _guests() -> tuple[tuple[PlayerEntry, ...], tuple[Malformed, ...]]:
    """Players from packages of their own."""
    entries, problems = brought(GROUP, PlayerEntry)
    of_games = [entry.name for game in games.names() for entry in games.registration(game).players]
    taken = {*FOREIGN, LEVEL, RANDOM.name, *of_games}
    guests = []
    for package, entry in entries:
        try:
            if entry.name in taken:
                raise ValueError(f"another player is called {entry.name}")  # reported like the others
            if entry.words:
                lang.bring(f"player-{entry.name}", entry.words)
        except Exception as error:  # words that cannot be read
            problems.append(broken_package(package, entry.name, reason_of(error)))
        else:
            taken.add(entry.name)
            guests.append(entry)
    return tuple(guests), tuple(problems)
