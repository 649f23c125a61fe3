"""Tables of The Great Wall with a pack of cards: it is stored once, and what is hidden stays hidden."""

import json
from typing import Any

import msgspec
import pytest

from mandate.core.errors import Refused
from mandate.core.replay import verify
from mandate.core.rng import Chance
from mandate.games.great_wall.cards import packs
from mandate.games.great_wall.cards.packs import LARGEST
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.table import commands, log, seat_view, snapshot
from mandate.table.codes import ServerCode
from mandate.table.device import Device
from mandate.table.listing import card, summary
from mandate.table.opening import LARGEST_PLAN
from tests.games.great_wall.packs.test_packs import PACK
from tests.table.scenes import ANN, BEN, Scene, fingerprint, plan
from tests.table.test_secrecy import received
from tests.table.twins import dealt_again

assert PACK is not None
HASH = PACK["hash"]


def with_pack(*seats: str, **more: Any) -> Scene:
    options = {"pack": PACK, **more.pop("options", {})}
    return Scene(plan(*seats, game="great-wall", options=options, takebacks=True, **more))


@pytest.fixture
def scene() -> Scene:
    scene = with_pack("me", "open")
    scene.do(BEN, commands.Sit())
    return scene


def test_the_log_holds_the_pack_once(scene: Scene) -> None:
    stored = "\n".join(scene.stored)
    assert stored.count(HASH) == 1
    assert stored.count('"Ferryman"') == 1
    assert '"Ferryman"' in scene.stored[0]


def test_a_table_is_read_again_with_its_pack_and_without_its_file(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Chance("read again")
    for _ in range(30):
        scene.play(chance)
    scene.do(ANN, commands.Offer(what="takeback", seat=0))
    scene.do(BEN, commands.Answer(offer=scene.table.number, yes=True))
    assert any(isinstance(line, log.TookBack) for line in scene.table.lines)
    packs._BOXES.clear()
    monkeypatch.setattr(packs, "read_file", None)
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)
    kept = snapshot.take(scene.table, scene.stored)
    assert kept is not None
    packs._BOXES.clear()
    woken, from_snapshot = snapshot.wake(scene.table.name, scene.stored, kept)
    assert from_snapshot == len(scene.stored)
    assert fingerprint(woken) == fingerprint(scene.table)
    assert woken.match is not None
    assert woken.match.state.to_json() == scene.table.match.state.to_json()  # type: ignore[union-attr]


def test_a_whole_game_its_record_and_the_rematch_have_the_pack(scene: Scene) -> None:
    scene.play_out(Chance("a whole game"))
    record = scene.table.record
    assert record is not None
    assert record.dumps().count(HASH) == 1
    verify(GREAT_WALL, record)
    scene.do(ANN, commands.Offer(what="rematch"))
    act = scene.do(BEN, commands.Answer(offer=scene.table.number, yes=True))
    (after,) = act.opened
    assert after.opened.plan.options["pack"]["hash"] == HASH
    assert after.status == "playing"


def test_a_series_has_the_pack_in_each_game() -> None:
    scene = with_pack("me", "me", series=2)
    scene.play_out(Chance("a series"))
    assert scene.table.next_table is not None
    assert scene.table.opened.plan.games == [{}, {}]
    assert "\n".join(scene.stored).count(HASH) == 1


def test_lists_name_the_pack_and_do_not_hold_it(scene: Scene) -> None:
    shown = summary("t", card(scene.table), 0, ANN, {})
    assert shown.options["pack"] == "Every deck"
    info = seat_view.info(scene.table, seat_view.Onlooker(None, scene.now))
    assert info.options["pack"] == PACK  # who comes can read every card


@pytest.mark.parametrize("mode", [{}, {"coop": True}], ids=["rivals", "together"])
def test_nothing_sent_depends_on_what_is_hidden(mode: dict[str, Any]) -> None:
    chance = Chance(f"secrecy {mode}")
    scene = with_pack("me", "open", options=mode)
    scene.do(BEN, commands.Sit())
    compared = 0
    for step in range(20):
        scene.play(chance)
        if step % 10 == 9:
            for guest in (None, ANN, BEN):
                eye = seat_view.eyes(scene.table, guest)[0]
                twin = dealt_again(scene.table, eye, chance)
                for here, there in zip(received(scene.table, guest), received(twin, guest), strict=True):
                    assert here == there, f"{guest} can tell"
                    compared += 1
    assert compared > 30


def test_a_plan_may_be_as_large_as_a_pack_and_no_larger() -> None:
    wide = "x" * (LARGEST_PLAN + LARGEST)
    with pytest.raises(Refused) as caught:
        Scene(plan("me", game="great-wall", options={"players": 1, "pack": wide}))
    assert caught.value.code == ServerCode.TOO_LARGE
    with pytest.raises(Refused) as caught:
        Scene(plan("me", "greedy", options={"board": "x" * LARGEST_PLAN}))
    assert caught.value.code == ServerCode.TOO_LARGE


def test_a_table_on_a_device_plays_a_pack_and_can_read_it() -> None:
    device = Device(lambda: 0)
    body = {"game": "great-wall", "options": {"players": 1, "pack": PACK}, "seats": [{"kind": "me"}]}
    status, answer = device.ask("POST", "tables", json.dumps(body))
    assert status == 201, answer
    table = json.loads(answer)
    line = device.listen(table["id"], "after=0&show=words")
    sight = json.loads(line.hear())["sights"][0]
    chosen = {"do": "play", "seat": 0, "ask": sight["ask"], "choice": sight["view"]["decision"]["options"][0]}
    assert json.loads(line.take(json.dumps(chosen)))["is"] == "done"
    assert sight["view"]["options"]["pack"] == {"name": "Every deck", "hash": HASH}
    asked = msgspec.json.encode({"game": "great-wall", "options": {"pack": PACK}}).decode()
    status, answer = device.ask("POST", "study/printed", asked)
    assert status == 200
    assert json.loads(answer)["printed"]["cards"]["A101"]["name"] == "Ferryman"
