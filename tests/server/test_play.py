"""Whole games over HTTP and WebSocket, with several people, on both databases."""

import asyncio
import functools
from typing import Any

import httpx
import pytest

from mandate import games
from mandate.core.game import Decision, Seat, View
from mandate.core.record import loads
from mandate.core.replay import replay, verify
from mandate.core.rng import Chance
from tests.server.serving import Json, Line, serving


def without_numbers(news: list[Json]) -> list[Json]:
    return [{key: value for key, value in item.items() if key != "at"} for item in news]


def test_a_whole_game_of_two_people_and_a_spectator(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            table = await ann.open("me", "open")
            assert (await ben.do(table, "sit")).status_code == 200
            async with (
                ann.at(table) as a,
                ben.at(table) as b,
                server.guest("Wim") as wim,
                wim.at(table) as watcher,
            ):
                await asyncio.gather(a.play(Chance("a")), b.play(Chance("b")))
                await watcher.caught_up(a.heard)
                await b.caught_up(a.heard)
            assert [update["table"]["seats"][0]["name"] for update in (a.last, b.last)] == ["Ann", "Ann"]
            assert (
                a.last["table"]["outcome"] == b.last["table"]["outcome"] == watcher.last["table"]["outcome"]
            )
            for line in (a, b, watcher):  # every line once, in order, without a gap
                assert [item["number"] for item in line.news()] == list(range(1, a.heard + 1))
            assert watcher.sight()["seat"] is None
            assert "hand" not in watcher.sight()["view"] or watcher.sight()["view"]["hand"] == []
            record = (
                await ann.http.get(f"/api/tables/{table['id']}/record", params={"link": table["link"]})
            ).text
            verify(games.find("qin"), loads(record))  # opened at the end, and as committed to

    asyncio.run(run())


def test_a_game_of_the_great_wall_with_secret_choices_and_a_computer_player(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            table = await ann.open("me", "rules", "open", game="great-wall")
            await ben.do(table, "sit", seat=2)
            async with ann.at(table) as a, ben.at(table) as b:
                enough = 60
                await asyncio.gather(
                    a.play(Chance("a"), until=lambda: a.heard > enough),
                    b.play(Chance("b"), until=lambda: b.heard > enough),
                )
                chosen = [item for item in a.news() if item["what"] == "chose"]
                assert {item["seat"] for item in chosen} == {0, 1, 2}

    asyncio.run(run())


def test_reconnecting_resumes_exactly(database: str) -> None:
    """Anyone who was away hears what they missed, and nothing twice: the same as one who stayed."""

    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            table = await ann.open("me", "open")
            await ben.do(table, "sit")
            async with ben.at(table) as b, ann.at(table) as stayed:
                other = asyncio.create_task(b.play(Chance("b")))
                heard: list[Json] = []
                after = 0
                chance = Chance("a")
                while not stayed.updates or stayed.status == "playing":
                    async with ann.at(table, after) as line:
                        await line.play(chance, until=functools.partial(_has_heard, line, after + 7))
                        heard += line.news()
                        assert line.updates[0]["after"] == after
                        after = line.heard
                        await stayed.caught_up(after)
                await other
                await stayed.caught_up(b.heard)
                assert without_numbers(heard) == without_numbers(stayed.news()[: len(heard)])
                assert len(heard) >= stayed.heard - 1

    asyncio.run(run())


def _has_heard(line: Line, number: int) -> bool:
    return line.heard >= number


def test_two_tabs_of_one_person_stay_in_step_and_only_one_answer_counts(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann:
            table = await ann.open("me", "me")
            async with ann.at(table) as one, ann.at(table) as two:
                await one.caught_up(2)
                await two.caught_up(2)
                options = one.sight(0)["view"]["decision"]["options"]
                answers = await asyncio.gather(
                    one.do("play", seat=0, ask=1, choice=options[0]),
                    two.do("play", seat=0, ask=1, choice=options[1]),
                )
                assert sorted(answer["is"] for answer in answers) == ["done", "refused"]
                assert {answer.get("code") for answer in answers} == {None, "late"}
                await one.caught_up(3)
                await two.caught_up(3)
                assert one.sight(1)["view"] == two.sight(1)["view"]
                assert one.heard == two.heard == 3

    asyncio.run(run())


def test_a_preview_tells_what_will_happen_and_changes_nothing(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann:
            table = await ann.open("me", "me")
            async with ann.at(table) as line:
                await line.caught_up(2)
                choice = line.sight(0)["view"]["decision"]["options"][0]
                shown = await line.do("preview", seat=0, ask=1, choice=choice)
                over_http = (await ann.do(table, "preview", seat=0, ask=1, choice=choice)).json()
                assert shown["events"] == over_http["events"] != []
                assert line.heard == 2
                await line.do("play", seat=0, ask=1, choice=choice)
                await line.caught_up(3)
                happened = line.last["sights"][0]["news"][0]["events"]
                assert happened[: len(shown["events"])] == shown["events"]
                assert (await line.do("preview", seat=0, ask=1, choice=choice))["code"] == "late"

    asyncio.run(run())


def test_refusals_over_the_wire_are_in_the_persons_language_and_name_the_clause(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann:
            table = await ann.open("me", "me")
            ann.http.headers["Accept-Language"] = "de-CH,de;q=0.9,en;q=0.5"
            answer = await ann.do(table, "play", seat=0, ask=1, choice="pass")
            assert answer.status_code == 409
            assert answer.json()["clause"] == "qin.pass.must"
            assert "Plättchen" in answer.json()["sentence"] or "lege" in answer.json()["sentence"].lower()

    asyncio.run(run())


def test_a_game_against_a_computer_player_who_gets_what_a_browser_gets(database: str) -> None:
    """The view that the player is asked with is the one from which the page's JSON is made."""

    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann:
            asked: list[Json] = []
            choose = server.context.bots.choose

            async def spy(game: str, player: str, view: View, decision: Decision, *more: Any) -> str:
                asked.append(view.to_json())
                return await choose(game, player, view, decision, *more)

            server.context.bots.choose = spy  # type: ignore[assignment, method-assign]
            table = await ann.open("me", "greedy")
            async with ann.at(table) as line:
                await line.play(Chance("a"))
                await line.until(lambda: line.status == "over")
            record = loads((await ann.http.get(f"/api/tables/{table['id']}/record")).text)
            states = [state.copy() for _, state, _ in replay(games.find("qin"), record)]
            shown = [state.view(Seat(1)).to_json() for state in states if 1 in state.pending]
            assert asked == shown != []

    asyncio.run(run())


@pytest.mark.parametrize("what", ["closed", "hidden"])
def test_tables_that_not_everybody_may_see(what: str, database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Eve") as eve:
            table = await ann.open("me", "open", spectators=what != "closed")
            hidden = {key: value for key, value in table.items() if key != "link"}
            code = "no-such-table"
            if what == "closed":
                async with server.guest("Ben") as ben:
                    await ben.do(table, "sit")
                hidden, code = table, "no-spectators"
            for path in ("", "/record"):
                params = {"link": hidden["link"]} if "link" in hidden else {"link": "guessed"}
                answer: httpx.Response = await eve.http.get(f"/api/tables/{table['id']}{path}", params=params)
                assert answer.json()["code"] == code
            async with eve.at(hidden) as line:
                await line.until(lambda: line.gone)
                assert [message["code"] for message in line.loose] == [code]
                assert line.socket.close_code == 4000
                assert line.updates == []

    asyncio.run(run())
