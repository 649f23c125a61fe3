"""Attacks by what the server does for everybody: opening tables, thinking, studying, talking, taking back."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from mandate import games
from mandate.core.game import State
from mandate.core.match import Match
from mandate.core.rng import Chance

FROM = "127.0.0.2"  # another address than the player's
Json = dict[str, Any]


def _http(address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=FROM if "127.0.0.1" in address else None)
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=60)


def _at_a_time(address: str, number: int, attempt: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    """So many of them beside each other, again and again."""

    async def one() -> None:
        async with _http(address) as http:
            while True:
                with contextlib.suppress(httpx.HTTPError, KeyError, ValueError, OSError):
                    await attempt(http)
                await asyncio.sleep(0.001)

    async def all_of_them() -> None:
        await asyncio.gather(*(one() for _ in range(number)))

    asyncio.run(all_of_them())


async def _open(http: httpx.AsyncClient, seats: list[Json], **more: Any) -> Json:
    plan = {"game": "qin", "seats": seats, "options": {"players": len(seats)}, **more}
    answer: Json = (await http.post("/api/tables", json=plan)).json()
    return answer


async def _do(http: httpx.AsyncClient, table: Json, do: str, **more: Any) -> Json:
    answer: Json = (await http.post(f"/api/tables/{table['id']}/commands", json={"do": do, **more})).json()
    return answer


AS_JSON = {"Content-Type": "application/json"}
ME = {"kind": "me"}
STRONG = {"kind": "bot", "name": "chancellor"}


def series(address: str) -> None:
    """A hot seat with a series of 99 on a map where nothing fits, with a name of 60,000 signs."""
    maps: list[Json] = [
        {"name": "x" * 60_000, "rows": ["RV~", "VY~", "~~B"]},
        {"name": "x", "rows": ["RV~", "VY~", "~~B"]},
        {"name": "x", "rows": ["R..", ".Y.", "..B"]},
    ]

    async def attempt(http: httpx.AsyncClient) -> None:
        for board in maps:
            await _open(http, [ME, ME], series=99, options={"players": 2, "board": board})

    _at_a_time(address, 4, attempt)


def bots(address: str) -> None:
    """Tables of four strong computer players, and tables whose only person resigns."""

    async def attempt(http: httpx.AsyncClient) -> None:
        await _open(http, [STRONG] * 4)
        table = await _open(http, [STRONG, STRONG, STRONG, ME])
        await _do(http, table, "resign", seat=3)

    _at_a_time(address, 4, attempt)


def _record(game: str, **asked: object) -> bytes:
    match: Match[State] = Match.start(games.find(game), {"players": 4}, seed=1)
    chance = Chance("attack")
    while match.pending and len(match.record.choices) < 900:
        seat = chance.choose(sorted(match.pending))
        match.play(chance.choose(match.pending[seat].options), seat)
    return msgspec.json.encode({"record": match.record, **asked})


def study(address: str) -> None:
    """Long records of The Great Wall, forty at a time, with as much in each answer as there can be."""
    body = _record("great-wall", views=[0, 100], show=["words", "facts"])

    async def attempt(http: httpx.AsyncClient) -> None:
        await http.post("/api/study/replay", content=body, headers=AS_JSON)

    _at_a_time(address, 40, attempt)


def reviews(address: str) -> None:
    """Reviews whose askers hang up after a moment."""
    body = _record("qin")

    async def attempt(http: httpx.AsyncClient) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await http.post("/api/study/review", content=body, headers=AS_JSON)

    _at_a_time(address, 15, attempt)


def chat(address: str) -> None:
    """Long lines of chat, with forty readers who do not read."""

    async def run() -> None:
        async with _http(address) as http, contextlib.AsyncExitStack() as stack:
            await http.post("/api/me", json={"name": "Eve"})
            table = await _open(http, [ME, ME])
            where = f"{address.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
            headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
            for _ in range(40):
                with contextlib.suppress(OSError):
                    await stack.enter_async_context(
                        connect(
                            where,
                            additional_headers=headers,
                            max_queue=1,
                            local_addr=(FROM, 0),
                            max_size=None,
                        )
                    )
            while True:
                with contextlib.suppress(httpx.HTTPError, ValueError):
                    await _do(http, table, "say", text="字" * 500)

    asyncio.run(run())


def takebacks(address: str) -> None:
    """Choosing and taking back, and the record again and again."""

    async def attempt(http: httpx.AsyncClient) -> None:
        table = await _open(http, [ME, ME], takebacks=True)
        path = f"/api/tables/{table['id']}"
        for _ in range(300):
            now = (await http.get(path)).json()
            asked = next((sight for sight in now["sights"] if sight["ask"] is not None), None)
            if asked is None:
                return  # the game is over
            choice = asked["view"]["decision"]["options"][0]
            await _do(http, table, "play", seat=asked["seat"], ask=asked["ask"], choice=choice)
            await _do(http, table, "offer", what="takeback", seat=asked["seat"])
            await http.get(f"{path}/record")

    _at_a_time(address, 4, attempt)


def editor(address: str) -> None:
    """The largest maps, each another one, to be checked and to be played on."""

    async def attempt(http: httpx.AsyncClient, numbers: functools.partial[int]) -> None:
        number = numbers()
        rows = [["."] * 26 for _ in range(26)]
        for place, sign in enumerate("RYB"):
            rows[2 * place][0] = sign
        for bit in range(20):
            rows[25][bit] = "V" if number >> bit & 1 else "."
        board = {"name": str(number), "rows": ["".join(row) for row in rows]}
        body = {"game": "qin", "options": {"board": board}}
        await http.post("/api/study/options", content=json.dumps(body), headers=AS_JSON)
        await _open(http, [ME, ME], options={"players": 2, "board": board})

    chance = Chance("maps")
    _at_a_time(address, 8, functools.partial(attempt, numbers=functools.partial(chance.below, 1 << 20)))


AT_TABLES: dict[str, Callable[[str], None]] = {
    "series": series,
    "bots": bots,
    "study": study,
    "reviews": reviews,
    "chat": chat,
    "takebacks": takebacks,
    "editor": editor,
}
