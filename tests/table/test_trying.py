"""Plans: choices that are tried on a copy, and where a step back stops."""

from typing import Any

import pytest

from mandate.core.errors import Code, Problem, Refused
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.vocabulary import Window
from mandate.table import commands, log, seat_view, wire
from mandate.table.acts.playing import answer_by_order
from mandate.table.dispatch import preview, try_out
from mandate.table.seat_view import Onlooker
from mandate.table.show import Show
from mandate.table.table import Table
from tests.table import whole_updates
from tests.table.scenes import ANN, BEN, CEM, Scene, plan

WORDS = Show(words=True)


def requested_clerks() -> tuple[Scene, str, int]:
    """A game in which someone may move several Clerks, and who that is."""
    chance = Chance("clerks")
    scene = Scene(plan("me", "open", "open", game="great-wall"))
    scene.do(BEN, commands.Sit())
    scene.do(CEM, commands.Sit())
    for _ in range(400):
        for seat, decision in scene.table.pending.items():
            if decision.kind == "clerks" and "lum" in decision.options and "gol" in decision.options:
                return scene, (ANN, BEN, CEM)[seat], seat
        scene.play(chance)
    raise AssertionError("no one was asked to move Clerks")


def tried(table: Table, guest: str, seat: int, *choices: str) -> wire.Tried:
    ask = table.ask(seat) or 0
    return try_out(table, guest, commands.Try(seat=seat, ask=ask, choices=list(choices)), WORDS)


def test_a_plan_shows_what_would_be_and_changes_nothing() -> None:
    scene, guest, seat = requested_clerks()
    table = scene.table
    assert table.match is not None
    before, number = table.match.state.digest(), table.number
    trial = tried(table, guest, seat, "lum")
    assert trial.stop in ("own", "others")
    lumber = next(place for place in trial.view["locations"] if place["place"] == "lum")
    now = table.match.view(None).to_json()
    real = next(place for place in now["locations"] if place["place"] == "lum")
    assert lumber["clerks"][seat] == real["clerks"][seat] + 1
    assert trial.events == trial.last
    assert (table.match.state.digest(), table.number) == (before, number)


def test_an_empty_plan_is_how_things_stand() -> None:
    scene, guest, seat = requested_clerks()
    table = scene.table
    assert table.match is not None
    trial = tried(table, guest, seat)
    assert (trial.events, trial.stop) == ([], "own")
    assert trial.view == table.match.state.view(seat).to_json()  # type: ignore[arg-type]


def test_what_is_planned_is_what_happens() -> None:
    scene, guest, seat = requested_clerks()
    planned = tried(scene.table, guest, seat, "lum")
    scene.do(guest, commands.Play(seat=seat, ask=scene.table.ask(seat) or 0, choice="lum"))
    shown = whole_updates.sight(scene.table, seat, scene.table.number, WORDS)
    assert shown.view == planned.view
    assert shown.question == planned.question


def test_a_plan_ends_where_foreseeing_does() -> None:
    """Qin draws a tile behind every placement."""
    scene = Scene(plan("me", "open"))
    scene.do(BEN, commands.Sit())
    seat = next(iter(scene.table.pending))
    guest, ask = (ANN, BEN)[seat], scene.table.ask(seat) or 0
    choice = scene.table.pending[seat].options[0]
    trial = try_out(scene.table, guest, commands.Try(seat=seat, ask=ask, choices=[choice]))
    assert trial.stop == "hidden"
    assert trial.view["decision"]["options"] == list(scene.table.pending[seat].options), "not before the draw"
    with pytest.raises(Refused) as refusal:
        try_out(scene.table, guest, commands.Try(seat=seat, ask=ask, choices=[choice, choice]))
    assert refusal.value.code is Code.NOT_FORESEEN


def test_no_one_plans_for_someone_else_or_for_a_question_that_has_passed() -> None:
    scene, guest, seat = requested_clerks()
    other = next(one for one in (ANN, BEN, CEM) if one != guest)
    with pytest.raises(Refused):
        tried(scene.table, other, seat, "lum")
    with pytest.raises(Refused) as refusal:
        try_out(scene.table, guest, commands.Try(seat=seat, ask=99_999, choices=["lum"]))
    assert refusal.value.code is Code.LATE


def test_clerks_who_stay_at_home_are_warned_of() -> None:
    scene, guest, seat = requested_clerks()
    command = commands.Preview(seat=seat, ask=scene.table.ask(seat) or 0, choice="done")
    assert "clerks" in {caution.kind for caution in preview(scene.table, guest, command).cautions}  # type: ignore[attr-defined]


def test_everybody_sees_whether_they_can_step_back_and_why_not() -> None:
    scene, guest, seat = requested_clerks()
    steps = [chair.step for chair in seat_view.now(scene.table, Onlooker(guest, 0)).seats]
    assert None not in steps
    scene.do(guest, commands.Play(seat=seat, ask=scene.table.ask(seat) or 0, choice="lum"))
    now = [chair.step for chair in seat_view.now(scene.table, Onlooker(guest, 0)).seats]
    assert now[seat] == "free"
    assert {now[other] for other in range(3) if other != seat} == {"others"}
    scene.do(guest, commands.StepBack(seat=seat))
    assert [chair.step for chair in seat_view.now(scene.table, Onlooker(guest, 0)).seats] == steps


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
                shown = whole_updates.sight(scene.table, seat, scene.table.number, WORDS)
                assert shown.question.usual == "auto"  # type: ignore[union-attr]
                due = shown.question.title.facts["n"]  # type: ignore[union-attr]
                trial = tried(scene.table, (ANN, BEN, CEM)[seat], seat, "auto")
                paid = [each for each in trial.last if each["event"] == "paid" and not each["house"]]
                assert sum(each["n"] for each in paid) == due
                return
        if scene.table.status != "playing":
            scene = Scene(plan("me", "open", "open", game="great-wall"))
            scene.do(BEN, commands.Sit())
            scene.do(CEM, commands.Sit())
        scene.play(chance)
    raise AssertionError("no one had to pay a mix")


# --- a plan is played as it was tried ---------------------------------------------------------------------

PASSES = dict.fromkeys((window.value for window in Window), "game")
TABLES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "solo": (("me",), {}),
    "with the Reed Clan": (("me", "rules"), {}),
    "against computers": (("me", "rules", "rules"), {}),
    "hot seat": (("me", "me", "me"), {}),
    "co-op": (("me", "me"), {"coop": True}),
    "co-op with computers": (("me", "rules", "rules"), {"coop": True}),
}


def random_plan(table: Table, guest: str, seat: int, chance: Chance) -> tuple[list[str], wire.Tried]:
    """As many choices as can be foreseen, at most eight."""
    choices: list[str] = []
    trial = tried(table, guest, seat)
    while trial.stop == "own" and len(choices) < 8:
        choices.append(chance.choose(trial.view["decision"]["options"]))
        trial = tried(table, guest, seat, *choices)
    return choices, trial


def answer_orders(scene: Scene, seat: int) -> None:
    """Where others could see how fast, the caretaker answers by order after a pause."""
    while scene.table.ordered_answer(seat) is not None:
        scene.act(lambda act: answer_by_order(act, seat, act.table.ask(seat) or 0))


@pytest.mark.parametrize("mode", TABLES)
@pytest.mark.parametrize("ordered", [False, True], ids=["asks", "passes"])
def test_a_random_plan_is_played_completely(mode: str, *, ordered: bool) -> None:
    """Whatever the table answers by itself in between: single choices, standing orders, the Tea order."""
    chance = Chance(f"{mode} {ordered}")
    seats, options = TABLES[mode]
    scene = Scene(
        plan(*seats, game="great-wall", options=options, seed=mode if "open" not in seats else None)
    )
    for guest in [BEN, CEM][: seats.count("open")]:
        scene.do(guest, commands.Sit())
    long = answered = 0
    while scene.status == "playing" and len(scene.table.lines) < 180:
        seat = chance.choose(sorted(scene.table.pending))
        person = scene.table.chairs[seat].guest
        if person is None:
            scene.play(chance)
            continue
        if scene.table.ordered_answer(seat) is not None:
            answer_orders(scene, seat)
            continue
        if ordered:  # a Tactic card that was drawn has ended it
            scene.do(person, commands.Order(seat=seat, orders=PASSES))
        if seat not in scene.table.pending:
            continue
        choices, planned = random_plan(scene.table, person, seat, chance)
        before = len(scene.table.lines)
        ask = scene.table.ask(seat) or 0
        scene.do(person, commands.Play(seat=seat, ask=ask, choice=choices[0], then=choices[1:]))
        answer_orders(scene, seat)
        made = [
            line for line in scene.table.lines[before:] if isinstance(line, log.Chose) and line.seat == seat
        ]
        assert [line.lines[0].choice for line in made if not line.ordered] == choices
        answered += sum(line.ordered for line in made)
        long += len(choices) > 1
        if planned.stop in ("own", "others"):
            shown = whole_updates.sight(scene.table, seat, scene.table.number, WORDS)
            assert shown.view == planned.view
    assert long > 3
    assert answered > 0 or (mode == "hot seat" and not ordered)


def test_a_plan_that_does_not_hold_is_not_played_in_part() -> None:
    scene, guest, seat = requested_clerks()
    before, ask = scene.table.number, scene.table.ask(seat) or 0
    for then in (["no such choice"], ["done", *["lum"] * 9]):
        with pytest.raises(Problem):
            scene.do(guest, commands.Play(seat=seat, ask=ask, choice="lum", then=then))
    assert (scene.table.number, scene.table.ask(seat)) == (before, ask)
