"""Agents that sit at a server's tables under a name of their own, invited by its operator.

A name from the wire must never load code. So the functions are named once, when the server starts; over the
wire only their names are known.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from mandate import games
from mandate.core.errors import Code, Malformed
from mandate.games.registry import PlayerEntry

EXPECTED = "NAME=MODULE:FUNCTION"
_WRITTEN = re.compile(r"\s*(?P<name>[^\W_][\w .'’-]{0,39}?)\s*=\s*(?P<place>[\w.]+:\w+)\s*")


@dataclass(frozen=True, slots=True)
class Invited:
    """An agent, and the games that it was seen to play."""

    name: str
    place: str  # MODULE:FUNCTION
    games: tuple[str, ...] = ()


_now: dict[str, Invited] = {}  # of this process


def invite(agents: Iterable[Invited]) -> None:
    """These agents and no others are known from now on."""
    _now.clear()
    _now.update((agent.name, agent) for agent in agents)


def everybody() -> tuple[Invited, ...]:
    return tuple(_now.values())


def invited(name: str, game: str) -> Invited | None:
    """The agent of that name, where it plays this game."""
    agent = _now.get(name)
    return agent if agent is not None and game in agent.games else None


def invited_for(game: str) -> tuple[str, ...]:
    """The names of those that play this game."""
    return tuple(agent.name for agent in _now.values() if game in agent.games)


def read(written: str, guests: Iterable[PlayerEntry], reserved: Iterable[str]) -> list[Invited]:
    """`NAME=MODULE:FUNCTION, …`; no name may be that of another player, however it is written."""
    entries = [*guests, *(entry for game in games.names() for entry in games.registration(game).players)]
    taken = {name.casefold() for name in (*reserved, *(entry.name for entry in entries))}
    agents = []
    for text in filter(str.strip, written.split(",")):
        match = _WRITTEN.fullmatch(text)
        if match is None:
            raise Malformed(Code.BAD_OPTION, option="agent", value=text.strip(), expected=EXPECTED)
        agent = Invited(match["name"], match["place"])
        if agent.name.casefold() in taken:
            raise Malformed(Code.AGENT_NAME, name=agent.name)
        taken.add(agent.name.casefold())
        agents.append(agent)
    return agents
