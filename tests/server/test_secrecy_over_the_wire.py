"""The Great Wall over the wire: two servers with the same tables, but what one has not seen is dealt again.

Whatever a seat or a spectator can get out of one of them, the other answers in the same bytes.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import httpx
import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect

from mandate.core import rng
from mandate.core.errors import Refused
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.players.advice import Advice, advise
from mandate.server.store import schema
from mandate.server.store.guests import Guest
from mandate.server.store.sessions import Device
from mandate.server.store.writer import Append
from mandate.table import commands, log
from mandate.table.acts import playing
from mandate.table.table import Table
from tests.games.great_wall.driving import choose
from tests.server.serving import PATIENCE, Line, Person, Serving, serving
from tests.table.scenes import ANN, BEN, CEM, Scene, plan
from tests.table.twins import dealt_again

GUESTS = (ANN, BEN, CEM, "dan")
SPECTATOR = "eve"
LATER = 4_000_000_000_000  # milliseconds since 1970
WORDS = "words,facts"
LANGUAGES = ("en", "de", "fr")
TRIED = 5  # choices of one question, and as many that are not offered
DEEP = 5  # choices of a plan
PREVIEW, PLAY = "preview", "play"
MODES: dict[str, tuple[int, dict[str, Any], int]] = {  # with how many choices lie between two looks
    "alone": (1, {}, 60),
    "two with the Reed Clan": (2, {}, 110),
    "three": (3, {}, 160),
    "four": (4, {}, 160),
    "together": (3, {"coop": True}, 90),
}


class Scenery(NamedTuple):
    """A table as it is, and as it might be for all that one guest knows."""

    guest: str
    seat: int | None
    real: Table
    other: Table


@pytest.fixture
def long_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """So much Shame that no game ends before its time."""
    monkeypatch.setitem(cast("dict[str, int]", OURS.numbers), "shame_per_player", 200)


@pytest.fixture(autouse=True)
def steady_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals in every run, though no one chose them."""
    numbers = itertools.count()
    monkeypatch.setattr(rng, "secrets", SimpleNamespace(token_hex=lambda _: f"{next(numbers):064x}"))


def positions(mode: str, chance: Chance, *, looks: int) -> list[Table]:
    """A game by chance: so many looks at it, and one in a secret choice."""
    players, options, apart = MODES[mode]
    scene = Scene(
        plan("me", *["open"] * (players - 1), game="great-wall", options=options, hints=True, listed=True)
    )
    for guest in GUESTS[1:players]:
        scene.do(guest, commands.Sit())
    found: list[Table] = []
    secret = 0
    for step in range(1, looks * apart + 1):
        if scene.status != "playing":
            break
        _go_on(scene, chance)
        assert scene.table.match is not None
        half_done = bool(scene.table.match.state.unrevealed()) and len(scene.table.pending) < players
        if step % apart == 0 or (half_done and not secret):
            secret += half_done
            found.append(scene.table)
    return [table for table in found if table.status == "playing"]


def _go_on(scene: Scene, chance: Chance) -> None:
    """A choice; now and then one that is taken back before it is made."""
    table = scene.table
    assert table.match is not None
    seat, choice = choose(cast("GreatWallState", table.match.state), chance, eager=True)
    guest, ask = table.chairs[seat].guest, table.ask(seat)
    assert guest is not None
    assert ask is not None
    if not chance.below(40) and not table.match.state.unrevealed():
        first = table.pending[seat].options[0]
        scene.act(lambda act: playing.play(act, guest, seat, ask, first))
        try:
            scene.act(lambda act: playing.step_back(act, guest, seat))
        except Refused:  # something came to light by it
            return
        again = scene.table.ask(seat)
        assert again is not None
        scene.act(lambda act: playing.play(act, guest, seat, again, choice))
        return
    scene.act(lambda act: playing.play(act, guest, seat, ask, choice))


def sceneries(table: Table, chance: Chance) -> list[Scenery]:
    """The table for everybody who looks at it, each time under a name of its own."""
    found = []
    people = [(chair.guest or "", seat) for seat, chair in enumerate(table.chairs)]
    for guest, seat in [*people, (SPECTATOR, None)]:
        twin = dealt_again(table, seat, chance)
        name = f"{chance.below(10**9)}-{guest}"
        found.append(Scenery(guest, seat, _named(table, name), _named(twin, name)))
    return found


def _named(table: Table, name: str) -> Table:
    twin = table.fork()
    twin.name = name
    return twin


# --- two servers -----------------------------------------------------------------------------------------


@asynccontextmanager
async def a_house_of(tables: list[Table], folder: Path) -> AsyncIterator[Serving]:
    async with serving(f"sqlite:///{folder / 'tables.db'}") as server:
        store = server.context.store
        for name in (*GUESTS, SPECTATOR):
            await store.guests.add(Guest(name, name.title()), 0)
        await store.append(*(Append(table, table.lines, None) for table in tables))
        async with store.engine.begin() as connection:  # entries of the lobby expire
            await connection.execute(update(schema.tables).values(changed=LATER))
        yield server


@asynccontextmanager
async def coming_in(server: Serving, guest: str) -> AsyncIterator[Person]:
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
        session, _ = await server.context.store.sessions.start(guest, Device("test", ""), 0)
        token = server.context.identity.token(guest, session)
        http.headers["Authorization"] = f"Bearer {token}"
        yield Person(server.address, http, token)


# --- everything that someone can get out of a server -----------------------------------------------------


async def answers_to(
    person: Person, table: Table, seat: int | None, language: str, tried: list[tuple[str, str]]
) -> dict[str, Any]:
    """By a name for each way of asking, the answer."""
    person.http.headers["Accept-Language"] = language
    found: dict[str, Any] = {}
    place = f"/api/tables/{table.name}"
    late = max(0, table.number - 30)
    asked: dict[str, tuple[str, dict[str, Any]]] = {
        "look": ("", {}),
        "look at the end": ("", {"after": late, "show": WORDS}),
        "earlier": ("/news", {"before": table.number // 2, "show": WORDS}),
        "last": ("/news", {"show": "words"}),
        "with other eyes": ("/news", {"seat": 0 if seat else 1}),
        "record": ("/record", {}),
        "the record of another": ("/record", {"seat": 0 if seat else 1}),
        "who watches": ("/watching", {}),
        "what spectators say": ("/remarks", {}),
    }
    for name, (door, wanted) in asked.items():
        answer = await person.http.get(place + door, params=wanted)
        found[name] = answer.status_code, _timeless(answer.json())
    for name in ("/api/me/tables", "/api/tables", "/api/watch"):
        lists = (await person.http.get(name)).json()
        found[name] = [each for each in lists if each["id"] == table.name]
    assert found["/api/watch"], "it can be watched"
    found |= await _over_the_socket(person, table, seat, tried)
    if seat is not None:
        found["program"] = await _as_a_program(person, table, seat)
    if seat is not None and seat in table.pending:
        found["hint"] = _hint(table, Seat(seat))
    return found


async def _over_the_socket(
    person: Person, table: Table, seat: int | None, tried: list[tuple[str, str]]
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    async with person.at({"id": table.name}, show=WORDS) as line:
        await line.until(lambda: bool(line.updates))
        found["socket"] = _timeless(line.last)
        ask = None if seat is None else table.ask(seat)
        own, question = (0, 1) if seat is None else (seat, ask or table.last_ask(seat))
        for command, choice in tried:
            found[f"{command} {choice}"] = await line.do(command, seat=own, ask=question, choice=choice)
        found |= await _plan(line, own, question)
        other = (own + 1) % len(table.chairs)
        found["another's seat"] = await line.do("play", seat=other, ask=table.last_ask(other), choice="pass")
        found["too early"] = await line.do("play", seat=own, ask=question + 1, choice="pass")
        for what in ("takeback", "remove"):
            found[what] = await line.do("offer", what=what, seat=own)
        found["mark"] = await line.do("mark", seat=own, thing="location:tea")
        back = found["back"] = await line.do("step-back", seat=own)
        if back["is"] == "done":
            await line.caught_up(back["number"])
            found["after"] = _timeless(line.last)
    return found


async def _plan(line: Line, seat: int, ask: int) -> dict[str, Any]:
    """A chain of choices that is tried on a copy, as far as one can see ahead."""
    found: dict[str, Any] = {}
    chain: list[str] = []
    while len(chain) < DEEP:
        tried = await line.do("try", seat=seat, ask=ask, choices=chain)
        found[f"try {chain}"] = tried
        offered = (tried.get("view") or {}).get("decision")
        if tried["is"] != "tried" or not offered or (chain and tried["stop"] != "own"):
            break
        chain.append(offered["options"][len(chain) % len(offered["options"])])
    return found


def choices(table: Table, seat: int | None) -> list[tuple[str, str]]:
    """What is tried out: of what is offered some, and everything else must be refused."""
    offered = list(table.pending[seat].options) if seat is not None and seat in table.pending else []
    foreign = {choice for other in table.pending.values() for choice in other.options}
    made = [line.lines[0].choice for line in table.lines if isinstance(line, log.Chose)]
    wrong = dict.fromkeys(["pass", *sorted(foreign), *made[::-7]])
    refused = [choice for choice in wrong if choice not in offered]
    every = 1 + len(offered) // TRIED
    return [
        *((PREVIEW, choice) for choice in offered[::every]),
        *((command, choice) for choice in refused[:TRIED] for command in (PREVIEW, PLAY)),
    ]


async def _as_a_program(person: Person, table: Table, seat: int) -> list[Any]:
    """What a program on that seat hears before it answers."""
    uri = f"{person.address.replace('http', 'ws')}/api/tables/{table.name}/bot?seat={seat}"
    headers = {"Authorization": f"Bearer {person.token}"}
    async with connect(uri, additional_headers=headers, max_size=None) as socket, asyncio.timeout(PATIENCE):
        heard = [json.loads(await socket.recv())]
        await socket.send(json.dumps({"type": "ready", "protocol": 2}))
        if seat in table.pending:
            heard.append(json.loads(await socket.recv()))
    return heard


def _hint(table: Table, seat: Seat) -> Advice:
    """As it is thought of where computer players think; to start those processes here would take seconds."""
    assert table.match is not None
    view = table.match.view(seat)
    assert view.decision is not None
    return advise(table.opened.plan.game, view, view.decision)


def _timeless(message: Any) -> Any:
    """Without any time of day; of a player who is away only whether the seat is, or will be, abandoned."""
    match message:
        case {"abandoned": int(left), **rest}:
            return {"abandoned": left > 0, **_timeless(rest)}
        case dict():
            return {key: _timeless(value) for key, value in message.items() if key != "at"}
        case list():
            return [_timeless(value) for value in message]
    return message


# --- the comparison ---------------------------------------------------------------------------------------


async def compared(looked_at: list[Scenery], folder: Path, *, eyes: int = 0) -> tuple[int, list[str]]:
    """How much was compared, and what of it can be distinguished. `eyes`: of later guests."""
    different: list[str] = []
    compared = 0
    (folder / "real").mkdir()
    (folder / "other").mkdir()
    async with AsyncExitStack() as open_:
        real = await open_.enter_async_context(a_house_of([each.real for each in looked_at], folder / "real"))
        other = await open_.enter_async_context(
            a_house_of([each.other for each in looked_at], folder / "other")
        )
        people = {
            guest: [await open_.enter_async_context(coming_in(server, guest)) for server in (real, other)]
            for guest in (*GUESTS, SPECTATOR)
        }
        for number, (guest, seat, here, there) in enumerate(looked_at):
            seat = seat if seat is None or not eyes else (seat + eyes) % len(here.chairs)
            who = GUESTS[seat] if eyes and seat is not None else guest
            language = LANGUAGES[number % len(LANGUAGES)]
            tried = choices(here, seat)
            one = await answers_to(people[who][0], here, seat, language, tried)
            two = await answers_to(people[who][1], there, seat, language, tried)
            names = [name for name in one | two if one.get(name) != two.get(name)]
            different += [f"{who} at {here.number}: {name}" for name in names]
            compared += len(one)
    return compared, different


@pytest.mark.usefixtures("long_games")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.long
def test_nothing_that_a_server_tells_depends_on_what_is_hidden(mode: str, tmp_path: Path) -> None:
    chance = Chance(mode)
    tables = positions(mode, chance, looks=2)
    assert len(tables) >= 2
    looked_at = [scenery for table in tables for scenery in sceneries(table, chance)]
    number, different = asyncio.run(compared(looked_at, tmp_path))
    assert not different
    assert number > 25 * len(looked_at)


def test_the_comparison_would_find_a_leak(tmp_path: Path) -> None:
    """Seen with another seat's eyes a new deal shows, in almost everything."""
    chance = Chance("would find")
    tables = positions("three", chance, looks=2)
    looked_at = [each for table in tables for each in sceneries(table, chance) if each.seat is not None]
    _, different = asyncio.run(compared(looked_at, tmp_path, eyes=1))
    kinds = {difference.partition(": ")[2] for difference in different}
    assert {"look", "look at the end", "earlier", "last", "record", "socket", "program"} <= kinds
