"""What ratings tell, and to which people: never a person, a private table, or anything of a running game."""

import asyncio
from pathlib import Path

import httpx

from mandate.people.results import Result, SeatResult
from tests.server.serving import NO_CERTIFICATES, PATIENCE, Person, Serving, guest_of, serving

STANDING = {"game", "scale", "level", "margin", "games", "of", "provisional"}


async def rated_before(server: Serving, winner: Person, loser: Person) -> None:
    """An earlier rated game of these two."""
    seats = [SeatResult(guest_of(server, winner), 1), SeatResult(guest_of(server, loser), 2)]
    result = Result(table="earlier", at=1, game="qin", scale="two", seats=seats, rated=True)
    assert await server.context.store.ratings.add(result)


def test_ratings_tell_levels_only_to_those_who_may_see_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest("Ann") as ann,
            server.guest("Bo") as bo,
            server.guest("Eve") as eve,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, verify=NO_CERTIFICATES) as stranger,
        ):
            for person in (ann, bo):
                await person.http.post("/api/me/code")
            await rated_before(server, ann, bo)
            own = (await ann.http.get("/api/me/ratings")).json()
            assert [set(each) for each in own] == [STANDING]
            for guest in (
                "",
                f"?guest={guest_of(server, ann)}",
            ):
                assert (await eve.http.get(f"/api/me/ratings{guest}")).json() == []
                assert (await stranger.get(f"/api/me/ratings{guest}")).json() == []

            private = await ann.open("me", "open", rated=True, spectators=False)
            path, link = f"/api/tables/{private['id']}/ratings", {"link": private["link"]}
            unknown = f"/api/tables/{private['id'][::-1]}/ratings"
            for caller in (eve.http, stranger):
                answers = [
                    await caller.get(path),
                    await caller.get(unknown),
                    await caller.get(path, params={"link": "x"}),
                ]
                assert {answer.status_code for answer in answers} == {404}
                assert len({answer.text for answer in answers}) == 1  # whether it exists is not said
            shown = await eve.http.get(path, params=link)
            assert shown.json() == [own[0], None]
            for secret in ("Ann", guest_of(server, ann), "mu", "sigma"):
                assert secret not in shown.text

            assert (await bo.do(private, "sit")).status_code == 200
            before = (await bo.http.get(path)).text
            async with ann.at(private) as line:
                await line.caught_up(1)
                seat = 0 if line.sight(0)["ask"] is not None else 1
                player = (ann, bo)[seat]
            async with player.at(private) as line:
                await line.caught_up(1)
                sight = line.sight(seat)
                choice = sight["view"]["decision"]["options"][0]
                assert (await line.do("play", seat=seat, ask=sight["ask"], choice=choice))["is"] == "done"
            assert (await bo.http.get(path)).text == before  # a running game changes nothing
            for caller in (eve.http, stranger):  # nor do those learn of it who may not watch
                assert (await caller.get(path, params=link)).json()["code"] == "no-spectators"

    asyncio.run(story())
