"""What is kept of a table: made once for each pair of eyes, and never shown to another one."""

import itertools
import json
from collections import Counter
from typing import Any

import msgspec
import pytest

from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.games.great_wall.views import sketch
from mandate.games.great_wall.views.view import GreatWallView
from mandate.table import commands, news, seat_view
from mandate.table.encoded import MAX_BYTES_OF_TABLE, Shelf, TableInHand
from mandate.table.seat_view import Onlooker
from mandate.table.show import NOTHING, Show
from mandate.table.table import Table
from tests.table import whole_updates
from tests.table.scenes import ANN, BEN, CEM, Scene, plan

GUESTS = (ANN, BEN, CEM)
SHOWS = [Show(words, facts, orders) for words, facts, orders in itertools.product((False, True), repeat=3)]
NAMES = {guest: guest.title() for guest in GUESTS}


def begun(game: str, chance: Chance, choices: int) -> Scene:
    scene = Scene(plan("me", "open", "open", game=game))
    scene.do(BEN, commands.Sit())
    scene.do(CEM, commands.Sit())
    for _ in range(choices):
        scene.play(chance)
    return scene


def as_json(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


@pytest.mark.parametrize("game", ["qin", "great-wall"])
def test_no_pair_of_eyes_is_shown_what_was_kept_for_another(game: str) -> None:
    """All look at one table in hand, in any order; each is shown what is made for it alone."""
    chance = Chance(f"eyes/{game}")
    scene = begun(game, chance, 5)
    live = TableInHand(scene.table)
    for _ in range(3):
        scene.play(chance)
        live.table = table = scene.table
        looks = list(itertools.product((*GUESTS, None), SHOWS, (2, table.number - 2)))
        chance.shuffle(looks)
        for guest, show, after in looks:
            who = Onlooker(guest, 5, 0, NAMES, {ANN}, language="en", show=show)
            assert json.loads(live.update(who, after)) == as_json(whole_updates.update(table, who, after))
            eye = seat_view.eyes(table, guest)[0]
            shown = live.earlier(guest, eye, after + 2, show)
            assert json.loads(shown) == as_json(news.earlier(table, eye, after + 2, show))
            if not show:
                record = live.record(eye, NAMES)
                assert json.loads(record or b"") == as_json(seat_view.record(table, eye, NAMES))


def test_the_comparison_would_find_a_leak() -> None:
    scene = begun("great-wall", Chance("leak"), 12)
    views = {TableInHand(scene.table).update(Onlooker(guest, 5), 0) for guest in (*GUESTS, None)}
    records = {TableInHand(scene.table).record(eye, NAMES) for eye in (0, 1, 2)}
    assert len(views) == 4
    assert len(records) > 1


def test_a_new_line_and_a_new_name_show_at_once() -> None:
    chance = Chance("line")
    scene = begun("qin", chance, 3)
    live = TableInHand(scene.table)
    first = live.record(0, NAMES)
    assert live.record(0, NAMES) is not None
    renamed = live.record(0, {**NAMES, BEN: "Benedict"})
    assert renamed is not None
    assert b"Benedict" in renamed
    scene.play(chance)
    live.table = scene.table
    assert live.record(0, NAMES) != first
    assert json.loads(live.update(Onlooker(ANN, 5), 0))["number"] == scene.table.number


def test_looks_in_eight_ways_over_eight_sockets_cost_one_of_each_part(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = Counter[str]()
    scene = Scene(plan("me", "me", "me", "me", game="great-wall"))
    chance = Chance("parts")
    for _ in range(6):
        scene.play(chance)
    table = scene.table
    assert table.match is not None
    state, item, record_for = type(table.match.state), news.item, Match.record_for

    def counted(name: str, real: Any) -> Any:
        def count(*given: Any, **more: Any) -> Any:
            made[name] += 1
            return real(*given, **more)

        return count

    monkeypatch.setattr(state, "encode_view", counted("encoded", state.encode_view))
    monkeypatch.setattr(state, "view", counted("view", state.view))
    monkeypatch.setattr(sketch, "_drawn", counted("sketch", sketch._drawn))
    monkeypatch.setattr(GreatWallView, "question", counted("question", GreatWallView.question))
    monkeypatch.setattr(Match, "record_for", counted("record", record_for))
    monkeypatch.setattr(news, "item", counted("item", item))
    live = TableInHand(table)
    for _ in range(5):
        for show in SHOWS:
            live.update(Onlooker(ANN, 5, show=show), table.number - 1)
        for seat in range(4):
            live.record(seat, NAMES)
    # Of each of the four seats: its view and sketch, its question, the last line with and without words.
    # One more sketch is what all of them see alike.
    assert made == {"view": 4, "encoded": 4, "sketch": 5, "question": 4, "item": 8, "record": 4}


def test_what_is_kept_is_bounded_for_one_table_and_for_all() -> None:
    scene = begun("great-wall", Chance("bound"), 30)
    shelf = Shelf(most=500_000)
    tables = [TableInHand(scene.table, shelf) for _ in range(8)]
    for live in tables:
        for guest, show in itertools.product((*GUESTS, None), SHOWS):
            live.update(Onlooker(guest, 5, show=show), 0)
        assert shelf.size <= 500_000
    last = tables[-1]
    assert sum(bool(live._parts) for live in tables) < len(tables)
    assert last._parts
    assert last.table.views
    last.forget_parts()
    assert not last._parts
    assert not last.table.views
    for live in tables:
        live.forget_parts()
    assert shelf.size == 0
    one = TableInHand(scene.table)
    for number in range(MAX_BYTES_OF_TABLE // 10_000):
        one._part(number, lambda: msgspec.Raw(b"1" * 20_000))
        assert one._size <= MAX_BYTES_OF_TABLE + 20_200


def test_a_table_that_is_let_go_leaves_nothing() -> None:
    shelf = Shelf()
    live = TableInHand(begun("qin", Chance("gone"), 2).table, shelf)
    live.update(Onlooker(ANN, 5, show=NOTHING), 0)
    assert shelf.size > 0
    live.forget_parts()
    assert shelf.size == 0
    assert isinstance(live.table, Table)
