"""A table woken from a snapshot is the table that its log describes; what cannot be used is ignored."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from mandate.core.errors import Problem, Refused
from mandate.core.game import Event, Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.cards.vocabulary import Window
from mandate.games.qin.rules.game import QinGame
from mandate.table import commands, fold, log, snapshot
from mandate.table.acts import playing
from mandate.table.codes import ServerCode
from mandate.table.snapshot import KEPT, Snapshot, take, wake
from mandate.table.table import Table
from tests.table.scenes import ANN, BEN, CEM, Scene, clocked, plan

MODES: dict[str, dict[str, Any]] = {
    "qin for two": {"seats": ("me", "open"), "pace": clocked("game", 300, 5)},
    "qin for three": {"seats": ("me", "open", "greedy"), "series": 3, "takebacks": False},
    "qin for four": {"seats": ("me", "open", "open", "greedy"), "pace": clocked("move", 60)},
    "alone": {"seats": ("me",), "game": "great-wall"},
    "with the Reed Clan": {"seats": ("me", "open"), "game": "great-wall", "pace": clocked("move", 60)},
    "for three": {"seats": ("me", "open", "open"), "game": "great-wall", "pace": clocked("game", 900, 5)},
    "for four": {"seats": ("me", "open", "rules", "open"), "game": "great-wall"},
    "together": {"seats": ("me", "open"), "game": "great-wall", "options": {"coop": True}},
    "alone with computers": {"seats": ("me", "rules", "rules"), "game": "great-wall"},
}
STEPS = 50
COMPARED_EVERY = 12  # steps
MADE_AGAIN = ("views", "match", "standing", "results")  # attributes of a table that are compared in parts


def everything(table: Table) -> dict[str, Any]:
    """All that a table holds."""
    assert table.match is not None
    plain = {name: value for name, value in vars(table).items() if name not in MADE_AGAIN}
    results = [(list(result.events), result.face_down, tuple(result.undone)) for result in table.results]
    eyes = [None, *map(Seat, range(len(table.chairs)))]
    return plain | {
        "clock": (table.clock.left, table.clock.banks, table.clock.since, table.clock.pace),
        "state": table.match.state.to_json(),
        "digest": table.match.state.digest(),
        "record": table.match.record,
        "made": table.standing.made,
        "results": results,
        "kinds": [[type(event) for event in events] for events, _, _ in results],
        "views": [table.match.view(eye).to_json() for eye in eyes],
        "answers": {seat: table.ordered_answer(seat) for seat in table.pending},
    }


def seated(mode: str) -> Scene:
    given = {"takebacks": True, **MODES[mode]}
    scene = Scene(plan(*given.pop("seats"), **given))
    for guest in (BEN, CEM):
        if scene.status == "open":
            scene.do(guest, commands.Sit())
    return scene


def acts(scene: Scene, chance: Chance) -> list[Callable[[], object]]:
    """What may be tried at a table beside playing; some of it is refused there."""
    table = scene.table
    seat = next((seat for seat in table.pending if table.chairs[seat].guest), 0)
    guest = table.chairs[seat].guest or ANN
    orders = {chance.choose([*Window]).value: "game"}
    mark = commands.Mark(seat=seat, thing=f"location:{chance.choose([*CODES])}")
    return [
        lambda: scene.do(guest, commands.StepBack(seat=seat)),
        lambda: take_back(scene, guest, seat, agreed=chance.below(3) > 0),
        lambda: scene.do(guest, commands.Order(seat=seat, orders=orders)),
        lambda: scene.do(guest, mark),
        lambda: scene.do(guest, commands.Say(text="hm")),
        lambda: scene.act(lambda act: playing.hint(act, guest, seat, act.table.asks[seat])),
    ]


def take_back(scene: Scene, guest: str, seat: int, *, agreed: bool) -> None:
    """Offer a takeback; if it is not agreed to, it stays open."""
    scene.do(guest, commands.Offer(what="takeback", seat=seat))
    for other in scene.table.people if agreed else ():
        for offer in scene.table.offers if other != guest else ():
            scene.do(other, commands.Answer(offer=offer, yes=True))
            break


def step(scene: Scene, chance: Chance) -> None:
    if chance.below(3) == 0:
        with suppress(Problem):
            chance.choose(acts(scene, chance))()
    if scene.status == "playing":
        scene.play(chance)


def snapshot_of(scene: Scene) -> Snapshot:
    kept = take(scene.table, scene.stored)
    assert kept is not None
    return kept


@pytest.mark.parametrize("mode", MODES)
def test_waking_from_a_snapshot_gives_the_table_that_the_log_describes(mode: str) -> None:
    scene, chance = seated(mode), Chance(mode)
    older = snapshot_of(scene)
    for number in range(STEPS):
        step(scene, chance)
        if number % COMPARED_EVERY:
            continue
        name, stored = scene.table.name, scene.stored
        folded = everything(fold.read(name, map(log.decode, stored)))
        kept = snapshot_of(scene)
        woken, lines = wake(name, stored, kept)
        assert lines == len(stored)
        assert everything(woken) == folded
        behind, lines = wake(name, stored, older)
        assert lines == older.stored
        assert everything(behind) == folded
        older = kept
        scene.table = woken  # and the game continues there


def test_every_attribute_of_a_table_comes_back() -> None:
    """A new attribute must be kept, or made again from the log."""
    from_the_log = {"name", "opened", "brief_options", "lines", "stored", "start", "next_table", "pending"}
    never_with_a_snapshot = {"frozen", "frozen_choices"}
    parts = {*KEPT, *MADE_AGAIN, *from_the_log, *never_with_a_snapshot}
    assert {*vars(seated("qin for two").table)} == parts


def test_stepping_back_after_waking() -> None:
    scene, chance = seated("for three"), Chance("chain")
    while not any(scene.table.step(seat) == "free" for seat in range(3)):
        scene.play(chance)
    seat = next(seat for seat in range(3) if scene.table.step(seat) == "free")
    guest = scene.table.chairs[seat].guest
    assert guest is not None
    scene.table, _ = wake(scene.table.name, scene.stored, snapshot_of(scene))
    scene.do(guest, commands.StepBack(seat=seat))
    assert everything(scene.read_again()) == everything(scene.table)


def test_a_finished_game_and_the_next_of_its_series() -> None:
    scene = seated("qin for three")
    scene.play_out(Chance("series"))
    woken, lines = wake(scene.table.name, scene.stored, snapshot_of(scene))
    assert lines
    assert everything(woken) == everything(scene.read_again())
    assert woken.outcome == scene.table.outcome
    assert woken.next_table == scene.table.next_table


@pytest.mark.parametrize(
    "spoil",
    [
        lambda kept, _: kept._replace(body=kept.body[:-1]),
        lambda kept, _: kept._replace(body=b""),
        lambda kept, _: kept._replace(stored=kept.stored - 1),
        lambda kept, _: kept._replace(stored=kept.stored + 5),
        lambda kept, _: kept._replace(stored=0),
        lambda kept, _: kept._replace(digest="0" * 64),
        lambda _, other: other,
    ],
    ids=["cut off", "empty", "short", "ahead", "none", "damaged", "of another table"],
)
def test_a_wrong_snapshot_is_ignored(spoil: Callable[[Snapshot, Snapshot], Snapshot]) -> None:
    scene, other = seated("qin for two"), seated("qin for two")
    for number in range(8):
        scene.play(Chance(f"one {number}"))
        other.play(Chance(f"other {number}"))
    woken, lines = wake(scene.table.name, scene.stored, spoil(snapshot_of(scene), snapshot_of(other)))
    assert not lines
    assert everything(woken) == everything(scene.read_again())


def test_a_snapshot_of_lines_that_were_changed_is_ignored() -> None:
    """The chat of a guest who asks to be forgotten is blanked."""
    scene = seated("qin for two")
    scene.do(ANN, commands.Say(text="hm"))
    scene.play(Chance("chat"))
    kept, forgotten = snapshot_of(scene), [line.replace('"hm"', '""') for line in scene.stored]
    assert forgotten != scene.stored
    _, lines = wake(scene.table.name, forgotten, kept)
    assert not lines


def test_a_snapshot_by_other_code_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = seated("qin for two")
    scene.play(Chance("release"))
    kept = snapshot_of(scene)
    monkeypatch.setattr(snapshot, "_code", lambda _: b"another release")
    _, lines = wake(scene.table.name, scene.stored, kept)
    assert not lines


def test_a_game_that_does_not_list_its_events_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = seated("qin for two")
    scene.play(Chance("unlisted"))
    none: tuple[type[Event], ...] = ()
    monkeypatch.setattr(QinGame, "events", none)
    assert take(scene.table, scene.stored) is None


def test_a_table_that_waits_or_is_frozen_has_none() -> None:
    waiting = Scene(plan("me", "open"))
    assert take(waiting.table, waiting.stored) is None
    scene = seated("qin for two")
    scene.table.frozen = Refused(ServerCode.LOG_DIFFERS, line=1)
    assert take(scene.table, scene.stored) is None
