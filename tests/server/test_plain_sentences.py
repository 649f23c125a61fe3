"""Programs that name a language are sent plain sentences, over the socket and over HTTP."""

import asyncio
from pathlib import Path
from typing import Any

from mandate.lang import say
from tests.players.test_protocol import texts_in
from tests.server.serving import serving

Json = dict[str, Any]


def in_words(sight: Json) -> list[Any]:
    """All that is for people in a sight."""
    events = [event.get("told") for item in sight["news"] for event in item.get("events", ())]
    return [events, sight["question"], sight["facts"], sight.get("orders")]


def test_socket_and_doors_send_plain_strings_with_the_names_of_those_who_sit_there(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(database, rate=100_000) as server, server.guest("Zoë") as zoe:
            table = await zoe.open("me", "me", options={"first": 0})
            address = f"/api/tables/{table['id']}"
            query = "show=words,facts&language=de"
            async with zoe.at(table, show="words,facts", language="de") as line:
                await line.caught_up(2)
                choice = line.sight(0)["view"]["decision"]["options"][0]
                preview = await line.do("preview", seat=0, ask=1, choice=choice)
                command = {"do": "preview", "seat": 0, "ask": 1, "choice": choice}
                over_http = (await zoe.http.post(f"{address}/commands?{query}", json=command)).json()
                assert preview["events"] == over_http["events"]
                assert preview["events"][0]["told"].startswith("Zoë legt ")
                refused = await line.do("play", seat=0, ask=99, choice=choice)
                assert refused["sentence"] == say("de", "problem-late")
                await line.do("play", seat=0, ask=1, choice=choice)
                await line.caught_up(3)
                sights = line.last["sights"]
            assert sights[1]["question"]["title"] == "Welches Plättchen legst du, und wohin?"
            assert sights[0]["news"][0]["events"][0]["told"].startswith("Zoë legt ")
            looked = (await zoe.http.get(f"{address}?{query}")).json()
            assert looked["sights"][1]["question"] == sights[1]["question"]
            assert looked["sights"][1]["facts"] == sights[1]["facts"]
            for sight in (*sights, *looked["sights"]):
                assert texts_in(in_words(sight)) == []
            news = (await zoe.http.get(f"{address}/news?seat=0&{query}")).json()
            sentences = [
                event["told"] for item in news for event in item.get("events", ()) if "told" in event
            ]
            assert sentences
            assert all(isinstance(each, str) for each in sentences)

    asyncio.run(run())


def test_names_of_automata_orders_marks_and_cautions_are_strings_too(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(database) as server, server.guest("Ann") as ann:
            table = await ann.open("me", "me", game="great-wall", options={"coop": True})
            async with ann.at(table, show="words,facts,orders", language="fr") as line:
                await line.caught_up(2)
                terms = line.updates[0]["terms"]
                assert all(isinstance(name, str) for name in terms["automata"])
                assert terms["orders"]
                for order in terms["orders"]:
                    assert isinstance(order["label"], str)
                    assert all(isinstance(way["label"], str) for way in order["choices"])
                thing = "location:tem"
                assert (await line.do("mark", seat=0, thing=thing, on=True))["is"] == "done"
                await line.caught_up(3)
                (marked,) = line.last["sights"][0]["news"]
                assert isinstance(marked["name"], str)
                assert texts_in(in_words(line.last["sights"][0])) == []

    asyncio.run(run())


def test_an_unknown_language_is_one_clear_refusal_at_every_door(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(database) as server, server.guest("Ann") as ann:
            table = await ann.open("me", "greedy")
            address = f"/api/tables/{table['id']}"
            meant = "There is no language “tlh” here; possible are en, de, fr."
            for door in (f"{address}?language=tlh", f"{address}/news?show=words&language=tlh"):
                answer = await ann.http.get(door)
                assert (answer.status_code, answer.json()["code"]) == (400, "unknown-language")
                assert answer.json()["sentence"] == meant
            async with ann.at(table, show="words", language="tlh") as line:
                await line.until(lambda: bool(line.loose) or line.gone)
                (refused,) = line.loose
                assert (refused["code"], refused["sentence"]) == ("unknown-language", meant)

    asyncio.run(run())
