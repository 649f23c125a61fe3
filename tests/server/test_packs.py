"""Packs of cards over the wire: a table with one, and hostile ones, each with one clear error."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mandate.core.game import State
from mandate.core.match import Match
from mandate.games.great_wall.cards.packs import pack_of
from mandate.games.great_wall.cards.toml_entries import DataCode
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.table.codes import ServerCode
from tests.games.great_wall.packs.test_broken import HOSTILE
from tests.games.great_wall.packs.test_packs import FILE, PACK
from tests.server.meeting import claim, code, get, profile_of, with_people
from tests.server.serving import Person, Serving

assert PACK is not None
HASH = PACK["hash"]
NOT_PLAYABLE = {
    "abilities": [{"trigger": "on_activated", "effects": [{"do": "adv_activate", "where": "tea_house"}]}]
}
ADVISORS = {"advisor": [{"id": f"A{n:02}", **NOT_PLAYABLE} for n in range(1, 45)]}
ENDLESS = {"name": "Endless", "tables": ADVISORS}


def place(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


def body(pack: Any, **more: Any) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return {"game": "great-wall", "options": {"players": 2, "pack": pack}, "seats": seats, **more}


def test_who_is_invited_reads_every_card_and_sits_down(tmp_path: Path) -> None:
    async def story(_: Serving, people: list[Person]) -> None:
        ann, ben = people
        text = Path(FILE).read_text("utf-8")
        opened = await ann.http.post("/api/tables", json=body(text))
        assert opened.status_code == 201, opened.text
        table = opened.json()
        assert table["options"]["pack"] == PACK
        seen = await get(ben, f"tables/{table['id']}", link=table["link"])
        options = seen["terms"]["options"]
        asked = {"game": "great-wall", "options": {"pack": options["pack"]}, "language": "de"}
        answer = await ben.http.post("/api/study/printed", json=asked)
        printed = answer.json()["printed"]
        assert answer.json()["faults"] == []
        assert printed["cards"]["A01"]["name"] == "Woodcutter"
        assert ["numbers hand_limit", "5", "2"] in printed["numbers"]
        assert (await ben.do(table, "sit")).status_code == 200
        async with ann.at(table) as line:
            await line.until(lambda: bool(line.updates) and line.sight()["ask"] is not None)
            sight = line.sight()
            assert sight["view"]["options"]["pack"] == {"name": "Every deck", "hash": HASH}
            choice = sight["view"]["decision"]["options"][0]
            assert (await line.do("play", seat=0, ask=sight["ask"], choice=choice))["is"] == "done"
        record = await get(ben, f"tables/{table['id']}/record", link=table["link"])
        assert json.dumps(record).count(record["setup"]["options"]["pack"]["hash"]) == 1
        played: Match[State] = Match.start(GREAT_WALL, {"players": 1, "pack": PACK}, seed="replayed")
        given = {"record": json.loads(played.record.dumps()), "seat": None, "views": [0, 1]}
        replayed = await ben.http.post("/api/study/replay", json=given)
        assert replayed.status_code == 200, replayed.text
        assert replayed.json()["views"][0]["view"]["options"]["pack"]["name"] == "Every deck"
        listed = await get(ann, "me/tables")
        assert listed[0]["options"]["pack"] == "Every deck"

    with_people(place(tmp_path), "Ann", "Ben", story=story)


def test_each_hostile_pack_has_one_clear_error(tmp_path: Path) -> None:
    deep: Any = "x"
    for _ in range(20):
        deep = [deep]
    hostile: dict[str, Any] = {
        **{what: {"name": "Hostile", "tables": tables} for what, tables in HOSTILE.items() if what != "huge"},
        "deep": {"name": "Deep", "tables": {"advisor": [{"id": "A01", "abilities": deep}]}},
        "no table": {"name": "None", "tables": 3},
        "a list": [],
        "a file of the server": "/etc/passwd",
        "deep TOML": "[pack]\nname = 'x'\n[[advisor]]\nid = 'A01'\nabilities = " + "[" * 5000,
        "no TOML": "[pack\n",
        "endless": ENDLESS,
    }

    async def story(_: Serving, people: list[Person]) -> None:
        (ann,) = people
        for what, pack in hostile.items():
            answer = await ann.http.post("/api/tables?lang=de", json=body(pack))
            assert answer.status_code in (400, 409), (what, answer.text)
            refusal = answer.json()
            assert refusal["code"] in {each.value for each in DataCode} | {"bad-option"}, (what, refusal)
            assert 10 < len(refusal["sentence"]) < 600, what
        huge = await ann.http.post("/api/tables", json=body({"name": "x", "tables": HOSTILE["huge"]}))
        assert (huge.status_code, code(huge)) == (413, ServerCode.TOO_LARGE)
        nested = b'{"game": "great-wall", "options": {"pack": ' + b"[" * 20_000 + b"]" * 20_000 + b"}}"
        deeper = await ann.http.post(
            "/api/tables", content=nested, headers={"Content-Type": "application/json"}
        )
        assert deeper.status_code == 400
        markup = {"name": "<b>x</b>", "tables": {"advisor": [{"id": "A01", "name": "<img src=x>"}]}}
        opened = await ann.http.post("/api/tables", json=body(markup))
        assert opened.json()["options"]["pack"]["tables"]["advisor"][0]["name"] == "<img src=x>"
        assert await get(ann, "me/tables") != []  # the server is well

    with_people(place(tmp_path), "Ann", story=story)


def test_a_pack_that_cannot_be_played_comes_in_by_no_other_way(tmp_path: Path) -> None:
    """A record that holds one, a challenge, a series and the study of it."""
    endless = pack_of("Endless", ADVISORS)
    match: Match[State] = Match.start(GREAT_WALL, {"players": 2}, seed="forged")
    forged = json.loads(match.record.dumps())
    forged["setup"]["options"]["pack"] = endless

    async def story(_: Serving, people: list[Person]) -> None:
        ann, ben = people
        await profile_of(ann)
        person = (await profile_of(ben))["person"]["tag"]
        seats = [{"kind": "me"}, {"kind": "me"}]
        ways = {
            "study/play-on": {"record": forged, "after": 0, "seats": seats},
            f"people/{person}/challenge": body(endless),
            "tables": body("", series=[{}, {"pack": endless}]),
            "study/options": {"game": "great-wall", "options": {"pack": endless}},
        }
        for path, sent in ways.items():
            answer = await ann.http.post(f"/api/{path}", json=sent)
            assert code(answer) == DataCode.FAILS, (path, answer.text)
        answer = await ann.http.post(
            "/api/study/printed", json={"game": "great-wall", "options": {"pack": endless}, "language": "fr"}
        )
        (fault,) = answer.json()["faults"]
        assert (answer.json()["printed"], fault["code"]) == (None, DataCode.FAILS)

    with_people(place(tmp_path), "Ann", "Ben", story=story)


def test_every_fault_is_answered_with_its_place_and_an_example(tmp_path: Path) -> None:
    broken = {
        "advisor": [{"id": "A01", "abilities": 3}],
        "tactic": [{"id": "T01", "window": "NEVER"}],
        "horde": [{"id": "H1", "a": "XX .. .. .. .. .."}],
    }

    async def story(_: Serving, people: list[Person]) -> None:
        asked = {"game": "great-wall", "options": {"pack": {"name": "x", "tables": broken}}, "language": "fr"}
        answer = (await people[0].http.post("/api/study/printed", json=asked)).json()
        assert answer["printed"] is None
        places = {(fault["facts"]["entry"], fault["facts"]["field"]) for fault in answer["faults"]}
        assert {("A01", "abilities"), ("T01", "window")} <= places
        assert all(fault["example"] for fault in answer["faults"])
        assert {entry for entry, _ in places} == {"A01", "T01", "H1"}

    with_people(place(tmp_path), "Ann", story=story)


@pytest.mark.parametrize("rated", [False, True])
def test_a_game_with_a_pack_is_not_rated(tmp_path: Path, rated: bool) -> None:
    async def story(_: Serving, people: list[Person]) -> None:
        await claim(people[0])
        answer = await people[0].http.post("/api/tables", json=body(PACK, rated=rated))
        assert answer.status_code == (409 if rated else 201), answer.text
        if rated:
            assert code(answer) == ServerCode.CANNOT_RATE

    with_people(place(tmp_path), "Ann", story=story)
