"""Nothing that a seat or a spectator is sent changes when everything hidden from them is dealt again.

Here at a table of Qin without a server; with a whole one, and The Great Wall: test_secrecy_over_the_wire.py.
"""

import functools
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from mandate.core.rng import Chance
from mandate.table import commands, fold, items, log, news, seat_view, wire
from mandate.table.acts import playing
from mandate.table.dispatch import preview, try_out
from mandate.table.encoded import TableInHand
from mandate.table.past import looking_back, past
from mandate.table.seat_view import Onlooker
from mandate.table.show import NOTHING, Show
from mandate.table.table import Table
from tests.table import whole_updates
from tests.table.scenes import ANN, BEN, CEM, Scene, plan
from tests.table.twins import dealt_again

GUESTS = (ANN, BEN, CEM)
NAMES = {guest: guest.title() for guest in GUESTS}
EVERYTHING = Show(words=True, facts=True)
SHOWN = (NOTHING, Show(words=True))
IN_GERMAN = EVERYTHING._replace(language="de", names=tuple(NAMES.values()))


def received(table: Table, guest: str | None) -> Iterator[Any]:
    """Everything that the server would send to this person: all updates, the record, previews.

    With the question in words, what each option is about, the tidy facts and the sentence of every event.
    """
    live = TableInHand(table)
    for show in (NOTHING, EVERYTHING, IN_GERMAN):
        who = Onlooker(guest, 5_000_000, 0, NAMES, {ANN}, language="en", show=show)
        for after in range(0, table.number + 1, 4):
            yield live.update(who, after)
    for eye in seat_view.eyes(table, guest):
        shown = seat_view.record(table, eye, NAMES)
        yield None if shown is None else shown.dumps()
        yield past(looking_back(table, eye, table.number, EVERYTHING))
        ask = None if eye is None else table.ask(eye)
        if eye is not None and ask is not None and guest is not None:
            for choice in list(table.pending[eye].options)[:3]:
                yield preview(table, guest, commands.Preview(seat=eye, ask=ask, choice=choice), EVERYTHING)
                yield from planned(table, guest, eye, ask, choice)


def planned(table: Table, guest: str, seat: int, ask: int, first: str) -> Iterator[wire.Tried]:
    """Everything that the server would answer to a plan that grows as long as it can."""
    plan = [first]
    while len(plan) < 5:
        tried = try_out(table, guest, commands.Try(seat=seat, ask=ask, choices=plan), EVERYTHING)
        yield tried
        if tried.stop != "own":
            return
        plan.append(tried.view["decision"]["options"][-1 if len(plan) % 2 else 0])


def take_hints(scene: Scene) -> None:
    for seat in scene.table.pending:
        guest, ask = scene.table.chairs[seat].guest, scene.table.ask(seat)
        assert guest is not None
        assert ask is not None
        scene.act(functools.partial(playing.hint, guest=guest, seat=seat, ask=ask))


def test_nothing_sent_depends_on_what_is_hidden() -> None:
    compared = 0
    for seed in range(3):
        chance = Chance(f"qin/{seed}")
        scene = Scene(plan("me", "open", "open", hints=True))
        scene.do(BEN, commands.Sit())
        scene.do(CEM, commands.Sit())
        for step in range(50):
            if scene.table.status != "playing":
                break
            scene.play(chance)
            if step % 17 == seed:
                take_hints(scene)
                for guest in (None, *GUESTS):
                    eye = seat_view.eyes(scene.table, guest)[0]
                    twin = dealt_again(scene.table, eye, chance)
                    for here, there in zip(received(scene.table, guest), received(twin, guest), strict=True):
                        assert here == there, f"{guest} can tell"
                        compared += 1
    assert compared > 200


def test_the_comparison_would_find_a_leak() -> None:
    """Seen with another seat's eyes, a reshuffle shows."""
    chance = Chance("would find")
    scene = Scene(plan("me", "open"))
    scene.do(BEN, commands.Sit())
    for _ in range(6):
        scene.play(chance)
    twins = [dealt_again(scene.table, 0, chance) for _ in range(5)]  # one may deal the same to Ben
    assert all(list(received(scene.table, ANN)) == list(received(twin, ANN)) for twin in twins)
    assert any(list(received(scene.table, BEN)) != list(received(twin, BEN)) for twin in twins)


def test_a_secret_choice_is_reported_face_down_until_it_is_revealed() -> None:
    scene = Scene(plan("me", "open", "open", game="great-wall"))
    scene.do(BEN, commands.Sit())
    scene.do(CEM, commands.Sit())
    chance = Chance("face down")
    while len(scene.table.pending) < 3:
        scene.play(chance)
    choice = scene.table.pending[0].options[0]
    scene.do(ANN, commands.Play(seat=0, ask=scene.table.ask(0) or 0, choice=choice))
    number = scene.table.number
    update = {eye: whole_updates.sight(scene.table, eye, number - 1).news[0] for eye in (0, 1, 2, None)}
    assert {eye: getattr(item, "choice", "") == choice for eye, item in update.items()} == {
        0: True,
        1: False,
        2: False,
        None: False,
    }
    for eye in (1, 2, None):
        shown = whole_updates.sight(scene.table, eye, number - 1, EVERYTHING)
        assert choice.encode() not in msgspec.json.encode(shown.news)


def test_a_frozen_game_tells_no_choices_and_no_record() -> None:
    scene = Scene(plan("me", "open"))
    scene.do(BEN, commands.Sit())
    chance = Chance("frozen")
    for _ in range(4):
        scene.play(chance)
    lines = [log.decode(line) for line in scene.stored]
    table = fold.read(
        "t",
        [
            msgspec.structs.replace(line, record=msgspec.structs.replace(line.record, rules="0"))
            if isinstance(line, log.Started)
            else line
            for line in lines
        ],
    )
    shown = whole_updates.update(table, Onlooker(ANN, 0, 0, NAMES, (), language="de"), 0)
    assert shown.table.frozen is not None
    assert "Version 0" in shown.table.frozen
    assert shown.sights[0].view is None
    chosen = [item for item in shown.sights[0].news if isinstance(item, items.WasChosen)]
    assert [item.choice == "?" for item in chosen] == [item.seat == 1 for item in chosen]
    assert seat_view.record(table, 0, NAMES) is None


def test_who_opened_a_table_without_sitting_down_gets_its_link_and_stays_its_host() -> None:
    scene = Scene(plan("open", "open"))
    link = scene.table.opened.link
    assert seat_view.info(scene.table, Onlooker(ANN, 0)).link == link
    for guest, seat in ((BEN, 0), (CEM, 1)):
        assert link.encode() not in msgspec.json.encode(
            whole_updates.update(scene.table, Onlooker(guest, 0), 0)
        )
        scene.do(guest, commands.Sit(seat=seat))
        opener = seat_view.info(scene.table, Onlooker(ANN, 0))
        assert (opener.link, opener.host) == (link, True)
        player = seat_view.info(scene.table, Onlooker(guest, 0))
        assert (player.link, player.host) == (link, False)
    scene.do(BEN, commands.Resign(seat=0))
    scene.do(BEN, commands.Offer(what="rematch"))
    scene.do(CEM, commands.Answer(offer=next(iter(scene.table.offers)), yes=True))
    after = seat_view.info(scene.table, Onlooker(ANN, 0)).next
    assert after is not None
    assert after.link is not None
    stranger = msgspec.json.encode(whole_updates.update(scene.table, Onlooker(None, 0), 0))
    assert link.encode() not in stranger
    assert after.link.encode() not in stranger


def test_links_are_sent_only_to_those_who_sit_there() -> None:
    scene = Scene(plan("me", "greedy", listed=True))
    scene.do(ANN, commands.Resign(seat=0))
    scene.do(ANN, commands.Offer(what="rematch"))
    own = seat_view.info(scene.table, Onlooker(ANN, 0))
    assert own.link == scene.table.opened.link
    assert own.next is not None
    assert own.next.link is not None
    foreign = msgspec.json.encode(whole_updates.update(scene.table, Onlooker(BEN, 0), 0))
    assert own.link.encode() not in foreign
    assert own.next.link.encode() not in foreign


@pytest.mark.parametrize(("game", "moves"), [("qin", 12), ("great-wall", 60)])
def test_parts_that_viewers_share_are_what_each_would_be_sent_alone(game: str, moves: int) -> None:
    """In whatever order they look: an item is shared only if a spectator sees all of it."""
    scene = Scene(plan("me", "open", "open", game=game))
    for guest in (BEN, CEM):
        scene.do(guest, commands.Sit())
    chance, differing = Chance(game), 0
    viewers = [
        Onlooker(guest, 5_000_000, names=NAMES, show=show) for show in SHOWN for guest in (*GUESTS, None)
    ]
    for _ in range(moves):
        scene.play(chance)
        for order in (viewers, viewers[::-1]):
            together = TableInHand(scene.table)
            for who in order:
                after = scene.table.number - 3
                assert together.update(who, after) == TableInHand(scene.table).update(who, after)
        differing += news.differs(scene.table, scene.table.number)
    assert differing > 0
    assert game == "qin" or differing < moves
