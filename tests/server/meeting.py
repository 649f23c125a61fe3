"""People who come to a server, sit down together, and play."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import httpx

from mandate.core.rng import Chance
from tests.server.serving import Json, Person, Serving, serving

Story = Callable[[Serving, list[Person]], Awaitable[None]]


def with_people(database: str, *names: str, story: Story, **settings: Any) -> None:
    """A story of these people at a server."""

    async def run() -> None:
        async with serving(database, **settings) as server, AsyncExitStack() as stack:
            await story(server, [await stack.enter_async_context(server.guest(name)) for name in names])

    asyncio.run(run())


async def get(person: Person, path: str, **query: str) -> Any:
    answer = await person.http.get(f"/api/{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def code(answer: httpx.Response) -> str:
    """Why it was refused."""
    return str(answer.json()["code"])


async def sit(person: Person, table: Json) -> httpx.Response:
    """Sit down without the table's link."""
    return await person.http.post(f"/api/tables/{table['id']}/commands", json={"do": "sit"})


async def meet(ann: Person, ben: Person, **more: Any) -> Json:
    """Ann's table in the lobby, and Ben takes a seat as a stranger."""
    table = await ann.open("me", "open", listed=True, **more)
    answer = await sit(ben, table)
    assert answer.status_code == 200, answer.text
    return table


async def claim(person: Person) -> None:
    """From now on the person can come back, and has a profile."""
    assert (await person.http.post("/api/me/code")).status_code == 201


async def profile_of(person: Person) -> Json:
    """A person's own profile; they can come back from now on."""
    await claim(person)
    answered: Json = await get(person, "me/profile")
    return answered


async def play_game(server: Serving, *people: Person, **more: Any) -> Json:
    """A whole game of these people; it is counted."""
    table = await people[0].open("me", *["open"] * (len(people) - 1), **more)
    for person in people[1:]:
        assert (await person.do(table, "sit")).status_code == 200

    async def play(person: Person) -> None:
        async with person.at(table) as line:
            await line.play(Chance(person.token))

    await asyncio.gather(*map(play, people))
    await settled(server)
    return table


async def settled(server: Serving) -> None:
    """Wait for what the server does in the background, such as counting a game."""
    while server.context.tables.background.tasks:
        await asyncio.gather(*server.context.tables.background.tasks)
