"""Plans: choices that are tried on a copy, and where a step back stops."""

import pytest

from mandate.core.errors import Code, Refused
from mandate.core.rng import Chance
from mandate.server import commands, sight, wire
from mandate.server.dispatch import preview, try_out
from mandate.server.show import Show
from mandate.server.sight import Onlooker
from mandate.server.table import Table
from tests.server.scenes import ANN, BEN, CEM, Scene, plan

WORDS = Show(words=True)


def asked_for_clerks() -> tuple[Scene, str, int]:
    """A game in which somebody may move several Clerks, and who that is."""
    chance = Chance("clerks")
    scene = Scene(plan("me", "open", "open", game="great-wall"))
    scene.do(BEN, commands.Sit())
    scene.do(CEM, commands.Sit())
    for _ in range(400):
        for seat, decision in scene.table.pending.items():
            if decision.kind == "clerks" and "lum" in decision.options and "gol" in decision.options:
                return scene, (ANN, BEN, CEM)[seat], seat
        scene.play(chance)
    raise AssertionError("nobody was asked to move Clerks")


def tried(table: Table, guest: str, seat: int, *choices: str) -> wire.Tried:
    ask = table.ask(seat) or 0
    return try_out(table, guest, commands.Try(seat=seat, ask=ask, choices=list(choices)), WORDS)


def test_a_plan_shows_what_would_be_and_changes_nothing() -> None:
    scene, guest, seat = asked_for_clerks()
    table = scene.table
    assert table.match is not None
    before, number = table.match.state.digest(), table.number
    told = tried(table, guest, seat, "lum")
    assert told.stop in ("own", "others")
    lumber = next(place for place in told.view["locations"] if place["place"] == "lum")
    now = table.match.view(None).to_json()
    real = next(place for place in now["locations"] if place["place"] == "lum")
    assert lumber["clerks"][seat] == real["clerks"][seat] + 1
    assert told.events == told.last
    assert (table.match.state.digest(), table.number) == (before, number)


def test_an_empty_plan_is_how_things_stand() -> None:
    scene, guest, seat = asked_for_clerks()
    table = scene.table
    assert table.match is not None
    told = tried(table, guest, seat)
    assert (told.events, told.stop) == ([], "own")
    assert told.view == table.match.state.view(seat).to_json()  # type: ignore[arg-type]


def test_what_is_planned_is_what_happens() -> None:
    scene, guest, seat = asked_for_clerks()
    planned = tried(scene.table, guest, seat, "lum")
    scene.do(guest, commands.Play(seat=seat, ask=scene.table.ask(seat) or 0, choice="lum"))
    shown = sight.sight(scene.table, seat, scene.table.number, WORDS)
    assert shown.view == planned.view
    assert shown.question == planned.question


def test_a_plan_ends_where_foreseeing_does() -> None:
    """Qin draws a tile behind every placement."""
    scene = Scene(plan("me", "open"))
    scene.do(BEN, commands.Sit())
    seat = next(iter(scene.table.pending))
    guest, ask = (ANN, BEN)[seat], scene.table.ask(seat) or 0
    choice = scene.table.pending[seat].options[0]
    told = try_out(scene.table, guest, commands.Try(seat=seat, ask=ask, choices=[choice]))
    assert told.stop == "hidden"
    assert told.view["decision"]["options"] == list(scene.table.pending[seat].options), "not before the draw"
    with pytest.raises(Refused) as refusal:
        try_out(scene.table, guest, commands.Try(seat=seat, ask=ask, choices=[choice, choice]))
    assert refusal.value.code is Code.NOT_FORESEEN


def test_nobody_plans_for_somebody_else_or_for_a_question_that_has_passed() -> None:
    scene, guest, seat = asked_for_clerks()
    other = next(one for one in (ANN, BEN, CEM) if one != guest)
    with pytest.raises(Refused):
        tried(scene.table, other, seat, "lum")
    with pytest.raises(Refused) as refusal:
        try_out(scene.table, guest, commands.Try(seat=seat, ask=99_999, choices=["lum"]))
    assert refusal.value.code is Code.LATE


def test_clerks_who_stay_at_home_are_warned_of() -> None:
    scene, guest, seat = asked_for_clerks()
    command = commands.Preview(seat=seat, ask=scene.table.ask(seat) or 0, choice="done")
    assert "clerks" in {caution.kind for caution in preview(scene.table, guest, command).cautions}  # type: ignore[attr-defined]


def test_everybody_is_told_whether_they_can_step_back_and_why_not() -> None:
    scene, guest, seat = asked_for_clerks()
    steps = [chair.step for chair in sight.now(scene.table, Onlooker(guest, 0)).seats]
    assert None not in steps
    scene.do(guest, commands.Play(seat=seat, ask=scene.table.ask(seat) or 0, choice="lum"))
    now = [chair.step for chair in sight.now(scene.table, Onlooker(guest, 0)).seats]
    assert now[seat] == "free"
    assert {now[other] for other in range(3) if other != seat} == {"others"}
    scene.do(guest, commands.StepBack(seat=seat))
    assert [chair.step for chair in sight.now(scene.table, Onlooker(guest, 0)).seats] == steps


def test_after_a_reveal_a_step_back_stops() -> None:
    scene = Scene(plan("me", "open"))
    scene.do(BEN, commands.Sit())
    assert scene.table.step(0) == scene.table.step(1) == "nothing"
    seat = next(iter(scene.table.pending))
    guest = (ANN, BEN)[seat]
    scene.do(
        guest,
        commands.Play(seat=seat, ask=scene.table.ask(seat) or 0, choice=scene.table.pending[seat].options[0]),
    )
    assert scene.table.step(seat) == "hidden"
    with pytest.raises(Refused) as refusal:
        scene.do(guest, commands.StepBack(seat=seat))
    assert refusal.value.code is Code.REVEALED_SINCE


def test_a_payment_is_proposed_whole() -> None:
    """In one press all of it is paid, however many questions it would be otherwise."""
    chance = Chance("paying")
    scene = Scene(plan("me", "open", "open", game="great-wall"))
    scene.do(BEN, commands.Sit())
    scene.do(CEM, commands.Sit())
    for _ in range(1500):
        for seat, decision in scene.table.pending.items():
            if decision.kind == "pay":
                shown = sight.sight(scene.table, seat, scene.table.number, WORDS)
                assert shown.question.usual == "auto"  # type: ignore[union-attr]
                due = shown.question.title.facts["n"]  # type: ignore[union-attr]
                told = tried(scene.table, (ANN, BEN, CEM)[seat], seat, "auto")
                paid = [each for each in told.last if each["event"] == "paid" and not each["house"]]
                assert sum(each["n"] for each in paid) == due
                return
        if scene.table.status != "playing":
            scene = Scene(plan("me", "open", "open", game="great-wall"))
            scene.do(BEN, commands.Sit())
            scene.do(CEM, commands.Sit())
        scene.play(chance)
    raise AssertionError("nobody had to pay a mix")
