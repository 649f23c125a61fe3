"""The lobby belongs to everybody: no one's tables push those of others out."""

import asyncio
from pathlib import Path

import httpx

from tests.server.serving import PATIENCE, Person, serving


def plan(listed: bool = True, seats: tuple[str, ...] = ("me", "open")) -> dict[str, object]:
    kinds = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "name": s} for s in seats]
    return {"game": "qin", "seats": kinds, "listed": listed}


def test_a_guest_shows_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest() as ann,
            server.guest("Ben") as ben,
        ):
            at_once = [ann.http.post("/api/tables", json=plan(seats=("open", "open"))) for _ in range(8)]
            answers = await asyncio.gather(*at_once)
            assert sorted(answer.status_code for answer in answers) == [201] * 5 + [409] * 3
            refused = next(answer for answer in answers if answer.status_code == 409)
            assert refused.json()["code"] == "too-many-listed"
            assert (await ann.http.post("/api/tables", json=plan(listed=False))).status_code == 201
            assert (await ben.http.post("/api/tables", json=plan())).status_code == 201
            shown = next(answer.json() for answer in answers if answer.status_code == 201)
            for _ in range(2):  # it begins, and waits no more
                assert (await ben.do(shown, "sit")).status_code == 200
            assert (await ann.http.post("/api/tables", json=plan())).status_code == 201

    asyncio.run(run())


def test_guests_are_cheap_but_an_address_is_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}", rate=20) as server, server.guest() as ann:
            opened = 0
            for number in range(15):
                async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser:
                    await browser.post("/api/me", json={"name": f"Sock {number}"})
                    for _ in range(4):
                        opened += (await browser.post("/api/tables", json=plan())).status_code == 201
            assert opened == 20
            ann.http.headers["X-Forwarded-For"] = "192.0.2.1"
            assert (await ann.http.post("/api/tables", json=plan())).status_code == 201

    asyncio.run(run())


def test_everybodys_first_table_comes_before_anybodys_second(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest() as ann,
            server.guest("Ben") as ben,
        ):
            mine = await ann.open("me", "greedy", listed=True)
            await many(ben, 60)
            shown = [one["id"] for one in (await ann.http.get("/api/tables")).json()]
            assert len(shown) == 50
            assert mine["id"] in shown

    asyncio.run(run())


async def many(person: Person, count: int) -> None:
    for _ in range(count):
        assert (await person.http.post("/api/tables", json=plan(seats=("me", "me")))).status_code == 201
