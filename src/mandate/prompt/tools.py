"""The tools of a language model, over MCP: few, in plain text, the same on this machine and at a server.

Where the tables are is a `Place`. A refusal is the answer of the tool, with the clause of the rule.
"""

from __future__ import annotations

import asyncio
import functools
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Protocol

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import Field

from mandate import __version__, games
from mandate.core.errors import Problem
from mandate.core.record import Record
from mandate.lang import say
from mandate.players import levels_of
from mandate.prompt.reviewing import review_in_words
from mandate.prompt.rules import Book
from mandate.study.review import Review

WAIT_S = 25.0  # seconds at most in one call: clients give up on longer ones
MOST_REVIEWS = 64  # that are kept

Tool = Callable[..., Coroutine[Any, Any, str]]
Request = Any  # what the transport knows of the caller: Starlette's request, or nothing over stdio
TableName = Annotated[str, Field(max_length=40, description="the table's id")]
GameName = Annotated[str, Field(max_length=40)]


class Place(Protocol):
    """Where tables are: here, or at a server."""

    joins: bool  # whether there are tables of others to join

    async def language(self, request: Request) -> str: ...

    async def carry_out(self, request: Request, work: Coroutine[Any, Any, str]) -> str:
        """Do the work of a tool, on the caller's account."""
        ...

    async def open(
        self, request: Request, game: str, options: dict[str, Any], opponent: str, players: int | None
    ) -> str: ...

    async def join(self, request: Request, table: str, link: str) -> str: ...

    async def look(self, request: Request, table: str, *, full: bool) -> str: ...

    async def choose(self, request: Request, table: str, choice: str) -> str: ...

    async def wait(self, request: Request, table: str, seconds: float) -> str: ...

    async def record(self, request: Request, table: str) -> tuple[Record, list[str]]:
        """A finished game, and the names at its seats."""
        ...

    async def review(self, request: Request, record: Record) -> Review: ...


def make_server(place: Place) -> MCPServer[Any]:
    """An MCP server with the tools."""
    server: MCPServer[Any] = MCPServer(
        "mandate", title="Mandate", version=__version__, instructions=_instructions(), log_level="WARNING"
    )
    tools = _Tools(place)
    reading = ToolAnnotations(read_only_hint=True)
    looking: list[Tool] = [tools.look, tools.wait, tools.rules, tools.review]
    for tool in looking:
        server.add_tool(_answering(place, tool), annotations=reading, structured_output=False)
    acting: list[Tool] = [tools.open_table, *([tools.join_table] if place.joins else []), tools.choose]
    for tool in acting:
        server.add_tool(_answering(place, tool), structured_output=False)
    return server


def _instructions() -> str:
    """English, as the descriptions of the tools: they are read by programs."""
    offered = [f"{name} (opponents: {', '.join(levels_of(name))})" for name in games.names()]
    return (
        "Play board games. Games: " + "; ".join(offered) + ". Read the rules once with `rules`, open or join "
        "a table, then `look`, `choose` one of the listed options, and `wait` while others choose."
    )


def _answering(place: Place, tool: Tool) -> Tool:
    """The tool, with refusals as its answer."""

    @functools.wraps(tool)
    async def answered(*given: Any, **more: Any) -> str:
        request = _request(more["ctx"])
        try:
            return await place.carry_out(request, tool(*given, **more))
        except Problem as problem:
            raise ToolError(problem.tell(await _language(place, request))) from problem

    return answered


async def _language(place: Place, request: Request) -> str:
    try:
        return await place.language(request)
    except Problem:  # such as too many requests
        return "en"


def _request(ctx: Context[Any, Any]) -> Request:
    return ctx.request_context.request


class _Tools:
    """Their docstrings are what a model reads."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._reviews: OrderedDict[str, asyncio.Task[Review]] = OrderedDict()

    async def open_table(
        self,
        ctx: Context[Any, Any],
        game: GameName,
        opponent: Annotated[
            str,
            Field(
                max_length=40, description="a computer player's name; empty: open seats, or the weakest level"
            ),
        ] = "",
        players: Annotated[int | None, Field(ge=1, le=8, description="seats, yours included")] = None,
        options: Annotated[dict[str, Any] | None, Field(description="further options of the game")] = None,
    ) -> str:
        """Open a table of a game and take its first seat. Returns the table's id and a look."""
        return await self.place.open(_request(ctx), game, options or {}, opponent, players)

    async def join_table(
        self,
        ctx: Context[Any, Any],
        table: TableName,
        link: Annotated[
            str, Field(max_length=200, description="the invitation's secret, if there is one")
        ] = "",
    ) -> str:
        """Take a free seat at a table. `table` and `link` stand in an invitation: /invite/TABLE/LINK."""
        return await self.place.join(_request(ctx), table, link)

    async def look(
        self,
        ctx: Context[Any, Any],
        table: TableName,
        full: Annotated[bool, Field(description="all details and effects, in more words")] = False,
    ) -> str:
        """The table as your seat sees it, what happened since your last choice, and all your options."""
        return await self.place.look(_request(ctx), table, full=full)

    async def choose(
        self,
        ctx: Context[Any, Any],
        table: TableName,
        choice: Annotated[str, Field(min_length=1, max_length=4000, description="the token of an option")],
    ) -> str:
        """Choose one of your options. Returns what came of it and your next look, or the rule it breaks."""
        return await self.place.choose(_request(ctx), table, choice)

    async def wait(
        self,
        ctx: Context[Any, Any],
        table: TableName,
        seconds: Annotated[float, Field(ge=0, le=WAIT_S)] = 20.0,
    ) -> str:
        """Wait until you are asked or the game is over, for at most 25 seconds. Then call it again."""
        return await self.place.wait(_request(ctx), table, seconds)

    async def rules(
        self,
        ctx: Context[Any, Any],
        game: GameName,
        find: Annotated[str, Field(max_length=200, description="an id, or words to search for")] = "",
        options: Annotated[dict[str, Any] | None, Field(description="of the game")] = None,
    ) -> str:
        """The rules of a game as one text; with `find` only clauses and cards with this id or these words."""
        language = await self.place.language(_request(ctx))
        book = Book(game, options or {}, language)
        if not find.strip():
            return book.whole()
        return "\n".join(book.find(find)) or say(language, "prompt-not-found", {"wanted": find.strip()})

    async def review(self, ctx: Context[Any, Any], table: TableName) -> str:
        """Judge every choice of a finished game: what it gave away, and what would have been better."""
        request = _request(ctx)
        language = await self.place.language(request)
        record, names = await self.place.record(request, table)
        task = self._reviews.get(table)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._reviews[table] = asyncio.create_task(self.place.review(request, record))
            while len(self._reviews) > MOST_REVIEWS:
                self._reviews.popitem(last=False)[1].cancel()
        await asyncio.wait([task], timeout=WAIT_S)
        if not task.done():
            return say(language, "prompt-review-wait")
        return review_in_words(task.result(), names, language)
