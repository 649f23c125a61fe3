"""Who joins a seat sees what the seat sees; what its earlier owner alone knew, no one sees.

Here at a table without a server; with a whole one: tests/server/test_secrecy_at_handovers.py.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from mandate.core.errors import Code, Refused
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.table import commands, fold, log, seat_view
from mandate.table.acts import playing
from mandate.table.codes import ServerCode
from mandate.table.dispatch import preview
from mandate.table.encoded import TableInHand
from mandate.table.seat_view import Onlooker
from mandate.table.show import Show
from mandate.table.table import Table
from tests.table.scenes import Scene, fingerprint, plan
from tests.table.test_orders import ALWAYS
from tests.table.test_secrecy import received
from tests.table.twins import dealt_again

# ids that can be part of no word
HOST, EARLIER, LATER, STRANGER = "id-of-ann", "id-of-ben", "id-of-cem", "id-of-dan"
NAMES = {HOST: "Ann", EARLIER: "Ben", LATER: "Cem", STRANGER: "Dan"}
GAMES = ("qin", "great-wall")
LEVEL = {"qin": "greedy", "great-wall": "rules"}
EVERYTHING = Show(words=True, facts=True, orders=True)
SEAT = 1  # that changes hands


def abandoned(game: str, seed: str) -> tuple[Scene, Chance]:
    """A seat whose owner gave orders, muted the other player and left; a level plays on for a while."""
    chance = Chance(seed)
    scene = Scene(plan("me", "open", game=game, handover=True), HOST)
    scene.do(EARLIER, commands.Sit())
    for _ in range(12):
        scene.play(chance)
    scene.do(EARLIER, commands.Mute(seat=0))
    if game == "great-wall":
        scene.do(EARLIER, commands.Order(seat=SEAT, orders=ALWAYS))
        assert scene.table.orders[SEAT]
    scene.do(EARLIER, commands.Leave(seat=SEAT))
    scene.do(HOST, commands.Offer(what="bot", seat=SEAT, bot=LEVEL[game]))
    for _ in range(6):
        scene.play(chance)
    return scene, chance


def join(scene: Scene) -> int:
    """The number of the offer of the person who would take the seat."""
    scene.watching = {LATER, EARLIER, STRANGER}
    scene.do(LATER, commands.Join(seat=SEAT))
    return scene.table.number


def everything(table: Table, guest: str) -> list[Any]:
    """All that is sent to this person, also of standing orders."""
    who = Onlooker(guest, 5_000_000, 0, NAMES, {HOST}, language="en", show=EVERYTHING)
    return [*received(table, guest), bytes(TableInHand(table).update(who, 0))]


def distinguished(table: Table, guest: str, chance: Chance) -> bool:
    """Whether what this person is sent depends on anything that their pair of eyes has not seen.

    The other table is made of visible lines: no orders were given there, and no one was muted.
    """
    twin = dealt_again(table, seat_view.eyes(table, guest)[0], chance)
    return everything(table, guest) != everything(twin, guest)


@pytest.mark.parametrize("game", GAMES)
def test_who_arrives_sees_as_a_spectator_and_then_with_the_eyes_of_the_seat_only(game: str) -> None:
    scene, chance = abandoned(game, f"arriving/{game}")
    offer = join(scene)
    assert everything(scene.table, LATER) == everything(scene.table, STRANGER)
    assert not distinguished(scene.table, LATER, chance)
    scene.do(HOST, commands.Answer(offer=offer, yes=True))
    for _ in range(4):
        table = scene.table
        assert seat_view.eyes(table, LATER) == [SEAT]
        shown = msgspec.json.decode(_update(table, LATER))
        assert [sight["seat"] for sight in shown["sights"]] == [SEAT]
        assert shown["sights"][0]["view"] == _as_sent(seat_view.view(table, Seat(SEAT)))
        if game == "great-wall":
            assert shown["sights"][0]["orders"] == {"given": {}, "ended": {}, "answering": False}
        assert not any(seat["muted"] for seat in shown["table"]["seats"])
        for guest in (HOST, LATER, EARLIER, STRANGER):
            assert guest == EARLIER or not distinguished(table, guest, chance), f"{guest} can tell"
        scene.play(chance)
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)


@pytest.mark.parametrize("game", GAMES)
def test_who_has_left_is_a_spectator_and_a_level_is_no_longer_asked(game: str) -> None:
    scene, chance = abandoned(game, f"leaving/{game}")
    offer = join(scene)
    while SEAT not in scene.table.pending:
        scene.play(chance)
    asked = scene.table.ask(SEAT) or 0
    choice = scene.table.pending[SEAT].options[0]
    scene.do(HOST, commands.Answer(offer=offer, yes=True))
    with pytest.raises(Refused) as late:  # the level has thought about it meanwhile
        scene.act(lambda act: playing.play_bot(act, SEAT, asked, choice))
    assert late.value.code == Code.LATE
    public = fold.read(scene.table.name, scene.table.lines)  # whom one muted, one sees
    assert everything(public, EARLIER) == everything(public, STRANGER)
    for command in _commands(asked, choice):
        for guest in (EARLIER, STRANGER):
            with pytest.raises(Refused) as refused:
                scene.do(guest, command)
            assert refused.value.code in (ServerCode.NOT_YOUR_SEAT, ServerCode.NOT_SEATED), command
    with pytest.raises(Refused):
        scene.act(lambda act: playing.hint(act, EARLIER, SEAT, asked))
    with pytest.raises(Refused):
        preview(scene.table, EARLIER, commands.Preview(seat=SEAT, ask=asked, choice=choice), EVERYTHING)


@pytest.mark.parametrize("game", GAMES)
def test_no_id_and_no_link_is_sent_before_the_seat_is_taken(game: str) -> None:
    scene, _ = abandoned(game, f"ids/{game}")
    link = scene.table.opened.link
    assert link
    offer = join(scene)
    before = _update(scene.table, LATER)
    scene.do(HOST, commands.Answer(offer=offer, yes=True))
    assert link.encode() not in before
    assert link.encode() in _update(scene.table, LATER)
    for guest in (HOST, LATER, EARLIER, STRANGER):
        sent = before + _update(scene.table, guest)
        assert not [other for other in NAMES if other.encode() in sent]
    assert link.encode() not in _update(scene.table, EARLIER)


@pytest.mark.parametrize("game", GAMES)
def test_an_offer_lapses_when_the_game_ends_and_holds_until_its_last_choice(game: str) -> None:
    scene, chance = abandoned(game, f"last/{game}")
    offer = join(scene)
    before, stored = scene.table, scene.stored.copy()
    while scene.status == "playing":
        assert offer in scene.table.offers
        before, stored = scene.table, scene.stored.copy()
        scene.play(chance)
    assert not scene.table.offers
    assert scene.table.chairs[SEAT].bot == LEVEL[game]
    with pytest.raises(Refused) as refused:
        scene.do(HOST, commands.Answer(offer=offer, yes=True))
    assert refused.value.code == ServerCode.NO_SUCH_OFFER
    with pytest.raises(Refused):
        scene.do(LATER, commands.Join(seat=SEAT))
    assert everything(scene.table, LATER) == everything(scene.table, STRANGER)

    last = Scene.at(before, stored=stored)
    last.watching = {LATER}
    last.do(HOST, commands.Answer(offer=offer, yes=True))
    taken = last.table
    assert (taken.chairs[SEAT].guest, taken.offers) == (LATER, {})
    assert not distinguished(taken, LATER, chance)
    final = next(line for line in reversed(scene.table.lines) if isinstance(line, log.Chose))
    ask, guest = taken.ask(final.seat), taken.chairs[final.seat].guest
    assert ask is not None
    assert guest is not None
    last.do(guest, commands.Play(seat=final.seat, ask=ask, choice=final.lines[0].choice))
    assert last.status == "over"
    assert not last.table.counts, "the level had played it"
    shown = seat_view.record(last.table, SEAT, NAMES)
    assert shown is not None
    assert shown.joined == [None, taken.chairs[SEAT].joined]
    assert fingerprint(fold.read("again", last.table.lines))["digest"] == fingerprint(last.table)["digest"]


def _commands(ask: int, choice: str) -> Iterator[commands.AnyCommand]:
    yield commands.Play(seat=SEAT, ask=ask, choice=choice)
    yield commands.Order(seat=SEAT, orders=ALWAYS)
    yield commands.StepBack(seat=SEAT)
    yield commands.Offer(what="takeback", seat=SEAT)
    yield commands.Mark(seat=SEAT, thing="location:tea")
    yield commands.Resign(seat=SEAT)
    yield commands.Leave(seat=SEAT)


def _update(table: Table, guest: str) -> bytes:
    who = Onlooker(guest, 5_000_000, 0, NAMES, {HOST}, language="en", show=EVERYTHING)
    return bytes(TableInHand(table).update(who, 0))


def _as_sent(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))
