"""What the typed table foretells is what happens, if nothing changes before it does."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from mandate.core.flow import Frame, Steps
from mandate.core.game import Event, Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.numbers import CODE_AT, CODES, MADE_AT
from mandate.games.great_wall.cards.vocabulary import SECTIONS
from mandate.games.great_wall.rules.causes import Cause, Why
from mandate.games.great_wall.rules.events.belongings import Paid, Shamed
from mandate.games.great_wall.rules.events.course import Scored
from mandate.games.great_wall.rules.events.fighting import Assaulted
from mandate.games.great_wall.rules.events.places import Activated
from mandate.games.great_wall.rules.flow import KINDS
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop import Tabletop, tabletop
from tests.games.great_wall.driving import choose
from tests.games.great_wall.modes import OTHERS

MODES: dict[str, dict[str, Any]] = {"three": {"players": 3}, "four": {"players": 4}, **OTHERS}
PLAIN = {name: options for name, options in MODES.items() if not options.get("decline")}
every_mode = pytest.mark.parametrize("options", PLAIN.values(), ids=list(PLAIN))
Check = Callable[[GreatWallState, Frame, Tabletop], Callable[[], None]]


def play(options: dict[str, Any], seed: str) -> list[list[Event]]:
    """A game by chance, with means to build and fight; what came of each choice."""
    chance = Chance(f"{seed}/play")
    state = GREAT_WALL.start(options, Chance(seed))
    state.shame_pool = 500
    state.res = [[30 * (clan < state.n)] * 4 for clan in range(state.clans)]
    forecast = []
    while state.asked:
        forecast.append(state.apply(*choose(state, chance, eager=True)))
    return forecast


def at_the_moment(s: GreatWallState) -> Tabletop:
    """The table between two steps, as everybody would see it if the game stood still there."""
    asked, s._asked = s._asked, {}
    try:
        return tabletop(s.view(None))
    finally:
        s._asked = asked


def watch(monkeypatch: pytest.MonkeyPatch, kind: str, step: str, check: Check) -> Counter[str]:
    """Look at the table before each such step; `check` gives what is to be true after it."""
    steps = KINDS[kind]
    assert isinstance(steps, Steps)
    seen: Counter[str] = Counter()
    run, then = steps.by_name[step]

    def watched(s: GreatWallState, frame: Frame) -> str | None:
        if s.emitted is None:  # someone tries something on a copy
            return run(s, frame)
        holds = check(s, frame, at_the_moment(s))
        jump = run(s, frame)
        holds()
        seen[kind] += 1
        return jump

    for name, known in list(steps.by_name.items()):
        if known == (run, then):
            monkeypatch.setitem(steps.by_name, name, (watched, then))
    return seen


@every_mode
def test_an_assault_finds_the_defense_and_power_that_were_reported(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(s: GreatWallState, frame: Frame, top: Tabletop) -> Callable[[], None]:
        section = next(x for x in top.sections if x.section == SECTIONS[frame.data["section"]])

        def holds() -> None:
            assert s.emitted is not None
            event = s.emitted[-1]
            assert isinstance(event, Assaulted)
            assert (event.section, event.power, event.defense) == (
                section.section, section.power, section.defense,
            )  # fmt: skip
            assert (event.wall, event.barricades, event.each, event.advisors + event.events + event.help) == (
                section.wall.defense, section.barricades, section.barricade_defense, section.help,
            )  # fmt: skip
            assert event.hordes == tuple(horde.card for horde in section.hordes)
            assert event.powers == tuple(horde.power for horde in section.hordes)
            assert event.power == sum(event.powers) + event.more
            assert (s.breached[frame.data["section"]] == 2) == (section.breach is not None)
            parts = section.wall.defense + section.barricades * section.barricade_defense + section.help
            assert section.defense == parts
            if options.get("coop") is None:
                assert section.power == sum(horde.power for horde in section.hordes)

        return holds

    seen = watch(monkeypatch, "assault", "compare", check)
    for seed in range(2):
        play(options, f"assault{seed}")
    assert seen["assault"] > 3


@every_mode
def test_a_breach_brings_the_shame_and_the_deaths_that_were_reported(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def shame(s: GreatWallState, frame: Frame, top: Tabletop) -> Callable[[], None]:
        section = next(x for x in top.sections if x.section == SECTIONS[frame.data["section"]])
        below = len(s.stack)

        def holds() -> None:
            due = {new.seat: new.data["n"] for new in s.stack[below:]}
            assert section.breach is not None
            assert section.breach.shame == [due.get(clan, 0) for clan in s.lineup.all_clans]

        return holds

    def kill(s: GreatWallState, frame: Frame, top: Tabletop) -> Callable[[], None]:
        section = next(x for x in top.sections if x.section == SECTIONS[frame.data["section"]])

        def holds() -> None:
            victims = s.stack[-1].data
            dying = [sum(victims["dying"][clan * 3 : clan * 3 + 3]) for clan in s.lineup.all_clans]
            for clan, _, n in victims["todo"]:
                dying[clan] += n
            assert section.breach is not None
            assert section.breach.deaths == dying

        return holds

    shamed = watch(monkeypatch, "breach", "shame", shame)
    killed = watch(monkeypatch, "breach", "kill", kill)
    for seed in range(2):
        play(options, f"breach{seed}")
    assert shamed["breach"] > 1
    assert killed["breach"] > 1


@every_mode
def test_what_activates_and_who_takes_shame_there_was_shown(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def step(s: GreatWallState, _frame: Frame, top: Tabletop) -> Callable[[], None]:
        below = len(s.stack)
        forecast = {CODE_AT[location.place] for location in top.locations if location.activates}

        def holds() -> None:
            pushed = s.stack[below:]
            assert set(pushed[0].data["left"] if pushed else ()) == forecast

        return holds

    def alone(s: GreatWallState, frame: Frame, top: Tabletop) -> Callable[[], None]:
        del top  # what is being resolved is shown as such; who would take Shame was shown before
        place, clans = frame.data["place"], s.clans
        there = [clan for clan in range(clans) if s.at[place][clan]]
        due = before.get(place)

        def holds() -> None:
            if not frame.data["advanced"]:
                taken = there[0] if frame.data["loneshame"] else None
                assert taken == due

        return holds

    before: dict[int, int | None] = {}

    def remember(s: GreatWallState, _frame: Frame, _top: Tabletop) -> Callable[[], None]:
        def holds() -> None:
            before.clear()
            shown = {CODE_AT[x.place]: x.shame for x in at_the_moment(s).locations}
            before.update(shown)

        return holds

    steps = watch(monkeypatch, "turn", "activation", step)
    watch(monkeypatch, "turn", "done", remember)
    shame = watch(monkeypatch, "activate", "alone", alone)
    play(options, "activation")
    assert steps["turn"] > 10
    assert shame["activate"] > 5


@every_mode
def test_a_production_location_brings_what_was_shown(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(s: GreatWallState, frame: Frame, top: Tabletop) -> Callable[[], None]:
        place, had = frame.data["place"], [own[:] for own in s.res]
        assert top.locations[place].resolving

        def holds() -> None:
            got = [s.res[clan][place] - had[clan][place] for clan in s.lineup.all_clans]
            assert top.locations[place].gains == (got if any(got) else [])
            assert place < MADE_AT

        return holds

    seen = watch(monkeypatch, "production", "gather", check)
    seed = 0
    while seen["production"] < 4:
        play(options, f"production{seed}")
        seed += 1


@every_mode
def test_overseers_give_the_income_that_was_shown(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    levied = False

    def check(s: GreatWallState, _frame: Frame, top: Tabletop) -> Callable[[], None]:
        had = [own[:] for own in s.res]

        def holds() -> None:
            nonlocal levied
            for seat in range(s.n):
                got = [s.res[seat][what] - had[seat][what] for what in range(4)]
                income = top.clans[seat].income
                forecast = [income.W, income.S, income.G, income.C]
                levied = levied or top.clans[seat].levy > 0
                assert got == (
                    forecast if not top.clans[seat].levy else [0, 0, 0, 0]
                )  # then it is asked first

        return holds

    seen = watch(monkeypatch, "summer", "income", check)
    play(options, "income")
    assert seen["summer"] > 1


@every_mode
def test_who_leads_a_horde_claims_it_and_loses_as_many_as_were_reported(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def horde_of(frame: Frame, s: GreatWallState, top: Tabletop) -> Any:
        cards = [horde for section in top.sections for horde in section.hordes]
        return next(horde for horde in cards if horde.card == s.hordes[frame.data["horde"]])

    def majority(s: GreatWallState, frame: Frame, top: Tabletop) -> Callable[[], None]:
        horde = horde_of(frame, s, top)
        assert horde.free == 0

        def holds() -> None:
            assert frame.data["claims"] == (-1 if horde.leader is None else horde.leader)
            assert horde.leader is None or horde.counts[horde.leader] == max(horde.counts)

        return holds

    def kill(s: GreatWallState, frame: Frame, top: Tabletop) -> Callable[[], None]:
        horde = horde_of(frame, s, top)

        def holds() -> None:
            todo = {clan: n for clan, _, n in s.stack[-1].data["todo"]}
            assert horde.deaths == ([todo.get(clan, 0) for clan in s.lineup.all_clans] if todo else [])

        return holds

    claimed = watch(monkeypatch, "defeat", "majority", majority)
    killed = watch(monkeypatch, "defeat", "kill", kill)
    seed = 0
    while claimed["defeat"] < 3:
        play(options, f"defeat{seed}")
        seed += 1
    assert claimed == killed


@pytest.mark.parametrize("options", [o for o in PLAIN.values() if not o.get("coop")], ids=str)
def test_the_end_scores_what_was_shown(options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    ended = 0

    def check(s: GreatWallState, _frame: Frame, top: Tabletop) -> Callable[[], None]:
        def holds() -> None:
            nonlocal ended
            if not s.reason:
                return
            ended += 1
            assert s.emitted is not None
            steps = [event.amounts for event in s.emitted if isinstance(event, Scored)]
            for board in top.clans:
                if board.scoring is None:
                    assert board.kind == "reed"
                    continue
                forecast = [board.scoring.shame, board.scoring.hordes, *board.scoring.artifacts]
                assert forecast == [step[board.clan] for step in steps]
                assert board.scoring.total == s.honor[board.clan]
            assert all(board.scoring is None for board in at_the_moment(s).clans)

        return holds

    watch(monkeypatch, "winter", "check", check)
    for seed in range(2):
        play(options, f"end{seed}")
    assert ended > 0


@every_mode
def test_prices_are_what_is_paid(options: dict[str, Any]) -> None:
    """Of what is paid at once: hiring, upgrades, boosts, Saving, Shame for Chi."""
    checked: Counter[str] = Counter()
    for seed in range(3):
        chance = Chance(f"prices{seed}/play")
        state = GREAT_WALL.start(options, Chance(f"prices{seed}"))
        state.shame_pool = 500
        state.res = [[30 * (clan < state.n)] * 4 for clan in range(state.clans)]
        while state.asked:
            seat, choice = choose(state, chance, eager=True)
            kind = state.stack[-1].kind
            price = shown_price(tabletop(state.view(seat)), kind, choice) if kind in PAID else None
            events = state.apply(seat, choice)
            if price is not None:
                paid = [event for event in events if isinstance(event, Paid) and event.seat == seat]
                assert (paid[0].n if paid else 0) == price, (kind, choice)
                checked[kind] += 1
    assert checked["hire"] > 3
    assert checked["upgrade"] > 3
    assert checked["tactic"] > 0


PAID = ("hire", "upgrade", "tactic", "save", "penance")


def shown_price(top: Tabletop, kind: str, choice: str) -> int | None:
    assert top.own is not None
    prices = top.own.prices
    if choice in ("done", "pass"):
        return None
    if kind == "hire":
        return prices.clerk if choice == "clerk" else prices.advisor
    if kind == "upgrade":
        return next(upgrade.price for upgrade in prices.upgrades if upgrade.place == choice[:3])
    if kind == "tactic" and choice.endswith("+"):
        return prices.boosts[choice[:-1]]
    if kind == "save":
        return prices.save
    if kind == "penance" and top.mission is None:  # co-op pays with Honor
        return prices.shame
    return None


def test_the_forecast_at_the_last_decision_comes_where_nothing_changes() -> None:
    """From one decision to the next, as a person sees it: no step of the engine is looked into."""
    assaults = lone = 0
    alone: dict[str, int] = {}
    seed = 0
    while min(assaults, lone) < 3:
        seed += 1
        chance = Chance(f"last{seed}/play")
        state = GREAT_WALL.start({"players": 3}, Chance(f"last{seed}"))
        state.shame_pool = 500
        while state.asked:
            seat, choice = choose(state, chance, eager=True)
            before = state.copy()
            events = state.apply(seat, choice)
            if not any(isinstance(event, Assaulted | Activated | Shamed) for event in events):
                continue
            top = tabletop(before.view(None))
            for i, event in enumerate(events):
                quiet = all(isinstance(e, Assaulted | Activated) for e in events[:i])
                if isinstance(event, Assaulted) and quiet:
                    section = next(x for x in top.sections if x.section == event.section)
                    assert (event.power, event.defense) == (section.power, section.defense)
                    assaults += 1
                if isinstance(event, Activated) and quiet and not event.advanced:
                    location = top.locations[CODES.index(event.location)]
                    assert location.activates
                    alone = {} if location.shame is None else {event.location: location.shame}
                if isinstance(event, Shamed) and event.cause == Cause(Why.ALONE, *alone):
                    assert event.seat == alone.popitem()[1]
                    lone += 1


def test_the_table_of_a_seat_foretells_the_same_as_everybodys() -> None:
    for options in ({"players": 3}, {"players": 2, "coop": True}):
        state = GREAT_WALL.start(options, Chance("same"))
        chance = Chance("same/play")
        while state.asked:
            if state.decided[0] % 9 == 0:
                everybody = tabletop(state.view(None))
                for seat in range(state.n):
                    own = tabletop(state.view(Seat(seat)))
                    assert own.sections == everybody.sections
                    assert own.locations == everybody.locations
                    assert [c.scoring for c in own.clans] == [c.scoring for c in everybody.clans]
            state.apply_unchecked(*choose(state, chance, eager=True))
