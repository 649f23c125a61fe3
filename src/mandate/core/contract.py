"""The checks that any game must pass, shipped so that others can use them on theirs.

    from mandate.core.contract import check_game
    check_game(my_game, {"players": 3}, games=20, seed=1)

Each check raises `AssertionError` with a sentence. `check_game` prefixes it with the game, the check and the
seat; it returns how much was compared, and notes that need no fix but are good to know.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from mandate.core.errors import Problem
from mandate.core.event import gifts_of_chance
from mandate.core.game import Event, Game, Json, Seat, State
from mandate.core.match import Match
from mandate.core.option import RESERVED, Option
from mandate.core.packages import load
from mandate.core.question import Group, read_groups, read_question
from mandate.core.record import RESIGN, Record, loads
from mandate.core.redaction import record_for
from mandate.core.replay import replay
from mandate.core.rng import Chance
from mandate.core.trial import attempt
from mandate.lang import LANGUAGES, bring, knows
from mandate.lang.text import Fact, Text, read_fact, tell

PREVIEWED = 6  # so many options are tried out at a look
PLANNED = 4  # so many choices are tried as a chain at a look
MAX_LABELS = 40  # about so many labels of a question are rendered in every language
OPTION_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")  # of it flags and fields of a form are made
GARBAGE = ("", "?", "pass!", "a1", "\x00", "🀄", "x" * 300, "resign", "takeback")


@dataclass(slots=True)
class Tally:
    """How much a run has looked at."""

    games: int = 0
    choices: int = 0
    views: int = 0  # views that were resampled and compared
    comparisons: int = 0  # single comparisons of something a seat can see
    texts: int = 0  # texts that were rendered in every language
    notes: list[str] = field(default_factory=list)  # not faults, but perhaps not intended
    shown: set[bytes] = field(default_factory=set, repr=False)  # those of this run, each once


def check_game(
    game: Game,
    options: Mapping[str, Any] | None = None,
    *,
    games: int = 10,
    seed: int | str = 1,
    looks: float = 0.1,
    resignations: float = 0.0,
    words: str = "",
) -> Tally:
    """Play random games, checking every choice; at a share `looks` of them, all that every seat can see.

    Words are found if the game's package is installed; otherwise `words` names the package that has them.
    """
    tally = Tally()
    _bring_words(game, words)
    with _during("check_options"):
        check_options(game, tally)
    for number in range(games):
        with _during(f"game {number + 1} of {games}, seed {seed!r}"):
            _check_one(game, options, f"{seed}/{number}", looks, resignations, tally)
        tally.games += 1
    return tally


def _check_one(
    game: Game,
    options: Mapping[str, Any] | None,
    seed: str,
    looks: float,
    resignations: float,
    tally: Tally,
) -> None:
    """One random game, checked from the deal to its record."""
    chance = Chance(seed)
    with _during("dealing"):
        match: Match[State] = Match.start(game, options, seed=f"{seed}/deal")
    with _during("check_seats"):
        check_seats(match)
    while match.outcome is None:
        with _during(f"after {len(match.record.choices)} choices"):
            look = chance.below(1000) < 1000 * looks
            # between looks one seat and a third of the garbage, by turns
            viewers, turn = _viewers(match.state), tally.choices
            with _during("check_asking"):
                check_asking(match.state, None if look else [viewers[turn % len(viewers)]])
            with _during("check_refusing"):
                check_refusing(match.state, tally, GARBAGE if look else GARBAGE[turn % 3 :: 3])
            if look:
                _look(match, chance, tally)
            with _during("choosing"):
                _choose(match, chance, resignations, tally)
        tally.choices += 1
    with _during("at the end of the game"):
        assert not match.state.pending, "a finished game asks for something"
        _look(match, chance, tally)
        with _during("check_record"):
            check_record(game, match.record, match.state)


def _look(match: Match[State], chance: Chance, tally: Tally) -> None:
    with _during("check_secrecy"):
        check_secrecy(match, chance, tally)
    with _during("check_words"):
        check_words(match.state, tally)


@contextmanager
def _during(what: str) -> Iterator[None]:
    """Prefix an error with where it was found; anything a game raises is a broken contract."""
    try:
        yield
    except Exception as error:
        plain = isinstance(error, AssertionError | Problem)
        reason = str(error) if plain else f"{type(error).__name__}: {error}"
        cause = error.__cause__ if isinstance(error, AssertionError) and error.__cause__ else error
        raise AssertionError(f"{what}: {reason}") from cause


def _named(seat: Seat | None) -> str:
    return "the view of a spectator" if seat is None else f"the view of seat {seat} (the first is 0)"


def _bring_words(game: Game, words: str) -> None:
    """Load the words of installed packages, as when the game is played."""
    known = load("mandate.games:names")()  # by its place, for this room knows none of the games
    if words and game.id not in known:
        bring(game.id, words)


def check_options(game: Game, tally: Tally) -> None:
    """Options have names that flags can be made of, good defaults, and messages that can be rendered."""
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names), "two options with the same name"
    for option in game.options:
        name = option.name
        assert OPTION_NAME.fullmatch(name), f"{name!r} is no name for an option"
        assert option.check(option.default) == option.default, f"the default of {name} is not allowed"
        if name in RESERVED:
            flag = f"--{game.id}-{name}".replace("_", "-")
            tally.notes.append(
                f"the option {name} is {flag} on the command line, where others have that name"
            )
        if option.about:
            _check_about(option)
        elif name != "players":  # which every face has words for
            tally.notes.append(f"no message says what the option {name} changes: it has no `about`")
        label = f"option-{game.id}-{name.replace('_', '-')}"
        if name != "players" and not knows("en", label):
            tally.notes.append(f"no message {label}: the page shows the bare name of the option")


def _check_about(option: Option) -> None:
    ends = [end for end in (option.least, option.most) if end is not None]
    values = [option.default, *option.choices, *ends]
    values += [not option.default] if isinstance(option.default, bool) else []
    for language in LANGUAGES:
        for value in values:
            try:
                assert tell(Text(option.about, {"value": option.fact(value)}), language, strict=True)
            except (LookupError, ValueError) as problem:
                sentence = f"{language} cannot tell what the option {option.name} changes: {option.about}"
                raise AssertionError(f"{sentence}: {problem}") from problem


def check_seats(match: Match[State]) -> None:
    """There are as many seats as were announced before the deal."""
    announced, dealt = match.game.seats(match.record.setup["options"]), match.state.seats
    assert announced == dealt, f"{announced} seats were announced, but the deal has {dealt}"


def _choose(match: Match[State], chance: Chance, resignations: float, tally: Tally) -> None:
    """One random choice through the checked door, compared with the others."""
    state = match.state
    seat = chance.choose(sorted(state.pending))
    if match.state.seats > 2 and chance.below(1000) < 1000 * resignations:
        check_telling(state, match.resign(seat), None, tally)
        return
    choice = chance.choose(state.pending[seat].options)
    expected = state.preview(seat, choice)
    twin, quick, before = state.copy(), state.copy(), state.digest()
    full = state.full_choice(choice)
    events = twin.apply(seat, choice)
    quick.apply_unchecked(seat, full)
    assert state.digest() == before, "changing a copy changed the original"
    assert events[: len(expected)] == expected, "a preview differs from what happened"
    after = twin.digest()
    assert after == quick.digest(), "the two doors lead to different states"
    viewers = _viewers(state)
    check_telling(state, events, viewers[tally.choices % len(viewers)], tally)
    match.play(choice, seat)
    if not any(decision.automatic for decision in twin.pending.values()):
        assert match.state.digest() == after, "the same choice led to different states"


def check_asking(state: State, viewers: Sequence[Seat | None] | None = None) -> None:
    """Asking has no side effects, and offers are good. Checks the views of all viewers, or of these only."""
    before = state.digest()
    pending = state.pending
    for seat, decision in pending.items():
        assert decision.seat == seat
        assert len(decision.options) > 0, "a decision without options"
        assert len(set(decision.options)) == len(decision.options), "two options with the same token"
    for viewer in _viewers(state) if viewers is None else viewers:
        view = state.view(viewer)
        sent = json.loads(json.dumps(view.to_json()))
        assert json.loads(state.encode_view(viewer)) == sent, "a view goes over the wire as something else"
    assert state.digest() == before, "asking changed the state"
    copied = state.copy()
    assert copied.digest() == before
    assert {s: list(d.options) for s, d in copied.pending.items()} == {
        s: list(d.options) for s, d in pending.items()
    }, "equal states offer different choices"
    stored = state.game.state_from_json(json.loads(json.dumps(state.to_json())))
    assert stored.digest() == before, "storing and loading changed the state"


def _viewers(state: State) -> list[Seat | None]:
    return [None, *(Seat(number) for number in range(state.seats))]


def check_refusing(state: State, tally: Tally, garbage: Sequence[str] = GARBAGE) -> None:
    """A refusal changes nothing, and gives a reason."""
    before = state.digest()
    asked = set(state.pending)
    for seat in [Seat(number) for number in range(-1, state.seats + 1)]:
        choices = list(garbage)
        if seat not in asked and asked:
            choices.append(next(iter(state.pending.values())).options[0])
        for choice in choices:
            try:
                state.apply(seat, choice)
            except Problem as problem:
                if (known := repr((problem.code, problem.clause, problem.facts)).encode()) not in tally.shown:
                    assert str(problem), "a refusal without a sentence"
                    tally.shown.add(known)
            else:
                raise AssertionError(f"seat {seat} was allowed {choice!r}")
    assert state.digest() == before, "a refused choice changed the state"


def check_secrecy(match: Match[State], chance: Chance, tally: Tally) -> None:
    """Redraw what a seat cannot know: nothing that it can see may change."""
    game, state = match.game, match.state
    happened = _happened(game, match.record)
    viewers = _viewers(state)
    once = viewers[tally.views // len(viewers) % len(viewers)]
    for seat in viewers:
        with _during(_named(seat)):
            _check_view(match, seat, chance, happened, tally, once=seat == once)


def _check_view(
    match: Match[State],
    seat: Seat | None,
    chance: Chance,
    happened: Sequence[Sequence[Event]],
    tally: Tally,
    *,
    once: bool,
) -> None:
    game, state = match.game, match.state
    view = state.view(seat)
    with _during("resampling it"):
        other = game.resample(view, chance)
    twin = other.view(seat)
    seen, seen_other = view.to_json(), twin.to_json()
    assert sorted(seen) == sorted(seen_other)
    for key in seen:
        assert seen[key] == seen_other[key], f"seat {seat} can tell a reshuffle by its view's {key}"
        tally.comparisons += 1
    assert state.progress == other.progress, f"seat {seat} can tell a reshuffle by the game's progress"
    assert state.stage == other.stage, f"seat {seat} can tell a reshuffle by the game's stage"
    assert view.past() == twin.past(), f"seat {seat} can tell a reshuffle by the history"
    assert view.question() == twin.question(), f"seat {seat} can tell a reshuffle by its question"
    assert view.tidy() == twin.tidy(), f"seat {seat} can tell a reshuffle by its facts"
    tally.comparisons += 2
    assert other.pending.keys() == state.pending.keys()
    if seat is not None and seat in state.pending:
        own, own_other = state.pending[seat], other.pending[seat]
        assert list(own.options) == list(own_other.options), "offers tell what is hidden"
        for choice in own.options[:PREVIEWED]:
            assert _harmless(state, seat, choice) == _harmless(other, seat, choice), (
                f"seat {seat} can tell a reshuffle by trying {choice!r}"
            )
        plan = _plan(state, seat, chance)
        assert _foreseen(state, seat, plan) == _foreseen(other, seat, plan), (
            f"seat {seat} can tell a reshuffle by planning {plan}"
        )
        tally.comparisons += 2 + len(own.options[:PREVIEWED])
    shadow = Match(game, other, _record_of(match.record, other))
    with _during(
        "replaying the record of a resampled game (its setup, and the choices of this game; those that other"
        " seats have not revealed, by their numbers in the line of all choices, from `unrevealed`)"
    ):
        happened_other = _happened(game, shadow.record)
    heard, heard_other = _heard(happened, seat), _heard(happened_other, seat)
    assert heard == heard_other or _events_in_words(heard) == _events_in_words(heard_other), (
        f"seat {seat} can tell a reshuffle by the events"
    )
    shown = record_for(game, match.record, state, seat, happened)
    if once:
        assert shown == match.record_for(seat), "a match shows another record"
    shown_other = record_for(game, shadow.record, other, seat, happened_other)
    shown.commitment = shown_other.commitment = None  # salted, so opaque
    assert shown.dumps() == shown_other.dumps(), f"seat {seat} can tell a reshuffle by its record"
    tally.comparisons += 2
    tally.views += 1


def check_words(state: State, tally: Tally) -> None:
    """What is asked and what lies on the table can be put into words for every seat, in every language."""
    for viewer in _viewers(state):
        view = state.view(viewer)
        question, groups = view.question(), view.tidy()
        assert (question is None) == (view.decision is None), "words without a question, or the reverse"
        texts: list[Fact] = [fact for group in groups for fact in _facts_of(group)]
        if question is not None and view.decision is not None:
            assert question.kind == view.decision.kind
            assert len(question.choices) == len(view.decision.options), "labels are not one for each option"
            labels = [choice.label for choice in question.choices]
            assert len({msgspec.json.encode(label) for label in labels}) == len(labels), (
                f"two choices have the same words: {question.kind}"
            )
            texts.append(question.title)
            for choice in question.choices[:: 1 + len(labels) // MAX_LABELS]:
                texts += [choice.label] if choice.detail is None else [choice.label, choice.detail]
            assert read_question(json.loads(msgspec.json.encode(question))) == question
        assert read_groups(json.loads(msgspec.json.encode(groups))) == groups
        _tell(state, texts, tally)


def check_telling(state: State, events: Sequence[Event], viewer: Seat | None, tally: Tally) -> None:
    """The events have words for this seat, in every language, and can be stored if the game lists them."""
    for event in events if state.game.events else ():
        assert type(event) in state.game.events, f"{type(event).__name__} is not listed"
        assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
    sentences = (state.sentence(event.seen_by(viewer)) for event in events)
    _tell(state, [text for text in sentences if text is not None], tally)


def _facts_of(group: Group) -> list[Fact]:
    return [group.title, *(fact for row in group.rows for fact in (row.name, row.value))]


def _tell(state: State, facts: Sequence[Fact], tally: Tally) -> None:
    """Each is a fact, also over a wire, and a sentence in every language; rendered once in a run."""
    tally.texts += len(facts)
    fresh = {written: fact for fact in facts if (written := msgspec.json.encode(fact)) not in tally.shown}
    if not fresh:
        return
    tally.shown |= fresh.keys()
    names = [f"P{seat}" for seat in range(state.seats)]
    options = state.setup()["options"]
    for language in LANGUAGES:
        everyone = [*names, *(tell(name, language, names) for name in state.game.automata(options))]
        for fact in fresh.values():
            try:
                assert tell(fact, language, everyone, strict=True), f"nothing is said in {language} by {fact}"
            except (LookupError, ValueError) as problem:
                raise AssertionError(f"{language} cannot tell {fact}: {problem}") from problem
    for written, fact in fresh.items():
        assert read_fact(json.loads(written)) == fact, f"a wire changes {fact}"


def _harmless(state: State, seat: Seat, choice: str) -> list[Event]:
    """What a seat learns from a preview, or from a choice that it may undo, before anything is revealed."""
    events = state.copy().apply(seat, choice)
    shown = next(
        (i for i, event in enumerate(events) if event.reveals or event.chance() is not None), len(events)
    )
    return [event.seen_by(seat) for event in events[: max(shown, len(state.preview(seat, choice)))]]


def _plan(state: State, seat: Seat, chance: Chance) -> list[str]:
    """A chain of choices that the seat can try."""
    plan: list[str] = []
    while len(plan) < PLANNED:
        trial = attempt(state, seat, plan)
        if trial.stop != "own":
            break
        plan.append(chance.choose(trial.state.pending[seat].options))
    return plan


def _foreseen(state: State, seat: Seat, plan: Sequence[str]) -> tuple[Any, ...]:
    """All that a seat learns when it tries a chain of choices."""
    trial = attempt(state, seat, plan)
    view = trial.state.view(seat)
    foreseen = [(event.seen_by(seat).to_json(), event.seen_by(seat).sentence()) for event in trial.events]
    return foreseen, trial.stop, trial.cautions, view.to_json(), view.question()


def _record_of(record: Record, other: State) -> Record:
    """The same public choices after another deal; what chance gave is found out by replaying."""
    shadow = Record(game=record.game, rules=record.rules, setup=other.setup(), takebacks=record.takebacks)
    shadow.names, shadow.series, shadow.outcome = record.names, record.series, record.outcome
    shadow.choices = [type(e)(seat=e.seat, choice=e.choice, back=e.back) for e in record.choices]
    standing = shadow.in_force()
    for number, choice in other.unrevealed().items():
        standing[number].choice = choice
    return shadow


def _happened(game: Game, record: Record) -> list[list[Event]]:
    """What each choice in force brought."""
    return [events for entry, _, events in replay(game, record) if entry is not None]


def _heard(happened: Sequence[Sequence[Event]], seat: Seat | None) -> list[Event]:
    """All events of a record as one seat may know them."""
    return [event.seen_by(seat) for events in happened for event in events]


def _events_in_words(heard: Sequence[Event]) -> list[tuple[Json, Text | None]]:
    """Events as data and as words, for events whose equality compares more than that."""
    return [(event.to_json(), event.sentence()) for event in heard]


def check_record(game: Game, record: Record, end: State) -> None:
    """A record replays without its seed, move by move, to the same end; and it loads from its text."""
    loaded = loads(record.dumps())
    loaded.seed = None
    steps = list(replay(game, loaded))
    for entry, _, events in steps:
        if entry is not None and entry.choice != RESIGN:
            chance = gifts_of_chance(events)
            assert chance == entry.chance, "chance was not recorded as it fell"
    assert steps[-1][1].digest() == end.digest(), "a replayed record ends elsewhere"
