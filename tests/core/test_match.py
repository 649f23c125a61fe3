"""A match keeps its log, plays what is automatic, takes back where allowed, and can be verified."""

import json
from contextlib import suppress
from pathlib import Path

import pytest

from mandate import qin
from mandate.core.errors import Code, Malformed, Problem, Refused
from mandate.core.game import Event, Game, Json, Seat, State
from mandate.core.match import Match
from mandate.core.record import Entry, Record, loads
from mandate.core.redaction import KEPT_EVERY
from mandate.core.replay import repeat, replay, verify
from mandate.core.rng import Chance
from mandate.files import save
from mandate.games import find, names
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState


def play_on(match: Match[QinState], plies: int, seed: str = "on") -> None:
    chance = Chance(seed)
    for _ in range(plies):
        if match.outcome is None:
            match.play(chance.choose(match.options))


def finished(**settings: object) -> Match[QinState]:
    match = qin.new(**settings)  # type: ignore[arg-type]
    play_on(match, 200)
    assert match.outcome is not None
    return match


def refusal(problem: pytest.ExceptionInfo[Problem]) -> object:
    return problem.value.code


def test_a_game_without_a_seed_can_be_verified_to_the_end() -> None:
    match = finished()
    record = loads(match.record.dumps())
    assert record.commitment
    verify(QIN, record)


def test_a_game_with_a_seed_is_marked_as_not_verifiable() -> None:
    match = finished(seed=3)
    assert match.record.commitment is None
    with pytest.raises(Refused) as problem:
        verify(QIN, match.record)
    assert refusal(problem) is Code.NOT_VERIFIABLE


def test_a_deal_changed_where_no_one_drew_is_found_out() -> None:
    """Every choice still fits: only the commitment can tell."""
    match = qin.new()
    play_on(match, 10)
    match.resign()
    assert min(match.state.piles) >= 4
    record = loads(match.record.dumps())
    tiles = record.setup["tiles"].split()
    undrawn = range(6, 6 + 16)  # the four lowest tiles of each pile
    one, other = next((i, j) for i in undrawn for j in undrawn if tiles[i] != tiles[j])
    tiles[one], tiles[other] = tiles[other], tiles[one]
    record.setup["tiles"] = " ".join(tiles)
    with pytest.raises(Malformed) as problem:
        verify(QIN, record)
    assert refusal(problem) is Code.WRONG_COMMITMENT


@pytest.mark.parametrize("key", ["salt", "commitment"])
def test_another_salt_or_commitment_is_found_out(key: str) -> None:
    record = loads(finished().record.dumps())
    setattr(record, key, "0" * 64)
    with pytest.raises(Malformed) as problem:
        verify(QIN, record)
    assert refusal(problem) is Code.WRONG_COMMITMENT


def test_a_changed_result_is_found_out() -> None:
    record = finished().record
    assert record.outcome is not None
    winners = [1] if record.outcome["winners"] == [0] else [0]  # whatever was dealt, someone else
    record.outcome = {**record.outcome, "winners": winners}
    with pytest.raises(Malformed) as problem:
        verify(QIN, record)
    assert refusal(problem) is Code.WRONG_OUTCOME


def test_changed_chance_is_found_out_and_named() -> None:
    record = finished(seed=4).record
    record.choices[5].chance = ["YY" if record.choices[5].chance != ["YY"] else "RR"]
    with pytest.raises(Malformed) as problem:
        list(replay(QIN, record))
    assert refusal(problem) is Code.WRONG_CHANCE
    assert problem.value.facts["number"] == 6


def test_an_impossible_choice_in_a_record_is_named() -> None:
    record = finished(seed=4).record
    record.choices[2].choice = "RR:a1a2/1"
    with pytest.raises(Malformed) as problem:
        list(replay(QIN, record))
    assert refusal(problem) is Code.BAD_CHOICE
    assert problem.value.facts["number"] == 3


def test_a_record_of_other_rules_is_frozen_but_readable() -> None:
    text = finished(seed=4).record.dumps().replace('"rules":"1"', '"rules":"99"')
    record = loads(text)
    assert len(record.choices) > 20
    with pytest.raises(Refused) as problem:
        list(replay(QIN, record))
    assert refusal(problem) is Code.FROZEN_RECORD


def test_a_redacted_record_is_not_replayed_as_if_it_were_whole() -> None:
    match = qin.new(seed=1)
    play_on(match, 6)
    with pytest.raises(Malformed) as problem:
        list(replay(QIN, match.record_for(Seat(0))))
    assert refusal(problem) is Code.REDACTED_RECORD


def test_a_redacted_record_holds_the_own_tiles_only() -> None:
    match = qin.new(seed=1)
    play_on(match, 6)
    shown = match.record_for(Seat(1))
    assert shown.seed is None
    assert shown.salt is None
    tiles = shown.setup["tiles"].split()
    assert "??" not in tiles[3:6]
    assert set(tiles[:3] + tiles[6:]) == {"??"}
    assert [bool(entry.chance) for entry in shown.choices] == [e.seat == 1 for e in shown.choices]


def test_a_redacted_record_with_many_takebacks_is_not_played_again_for_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a server one look at such a record would hold everybody up."""
    match = qin.new(seed=1, takebacks=True)
    play_on(match, 20)
    for number in range(30):
        match.take_back()
        play_on(match, 1, str(number))
    played = 0

    def count(state: State, entry: Entry) -> list[Event]:
        nonlocal played
        played += 1
        return repeat(state, entry)

    monkeypatch.setattr("mandate.core.redaction.repeat", count)
    shown = match.record_for(Seat(1))
    assert played <= len(match.record.choices) + 30 * KEPT_EVERY
    monkeypatch.setattr("mandate.core.redaction.KEPT_EVERY", 10_000)  # from the beginning each time
    assert match.record_for(Seat(1)) == shown


def test_takebacks_are_refused_where_the_table_does_not_allow_them() -> None:
    match = qin.new(seed=1)
    play_on(match, 3)
    with pytest.raises(Refused) as problem:
        match.take_back()
    assert refusal(problem) is Code.NO_TAKEBACK


def test_a_takeback_is_appended_and_the_same_chance_comes_again() -> None:
    match = qin.new(seed=1, takebacks=True)
    play_on(match, 4)
    before, lines = match.state.digest(), len(match.record.choices)
    choice = match.options[3]
    match.play(choice)
    after = match.state.digest()
    match.take_back()
    assert match.state.digest() == before
    assert len(match.record.choices) == lines + 2
    match.play(choice)
    assert match.state.digest() == after
    again: Match[QinState] = Match.resume(QIN, loads(match.record.dumps()))
    assert again.state.digest() == after
    assert match.record.choices[-2].choice == "takeback"


def test_a_seat_takes_back_its_own_last_choice_and_what_came_after_it() -> None:
    match = qin.new(seed=1, takebacks=True)
    play_on(match, 4)
    before = match.state.digest()
    play_on(match, 2, "more")
    match.take_back(Seat(0))
    assert match.state.digest() == before


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(Refused) as problem:
        qin.new(seed=1, takebacks=True).take_back()
    assert refusal(problem) is Code.NOTHING_TO_TAKE_BACK


def test_a_late_answer_is_refused_and_harms_nothing() -> None:
    match = qin.new(seed=1)
    choice = match.options[0]
    decision = match.decision
    assert decision is not None
    match.play(choice, decision.seat, number=decision.number)
    before = match.state.digest()
    with pytest.raises(Refused) as problem:
        match.play(choice, decision.seat, number=decision.number)
    assert refusal(problem) is Code.LATE
    assert match.state.digest() == before


def test_saving_writes_the_whole_file_or_nothing(tmp_path: Path) -> None:
    match = qin.new(seed=1)
    play_on(match, 5)
    path = tmp_path / "game.json"
    save(match, path)
    assert qin.load(path).state.digest() == match.state.digest()
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]
    with pytest.raises(OSError, match="No such file"):
        save(match, tmp_path / "missing" / "game.json")


def test_a_record_is_one_line_of_json_with_its_keys_in_the_order_of_the_game() -> None:
    text = finished(seed=2).record.dumps()
    assert "\n" not in text
    keys = list(json.loads(text))
    assert keys.index("setup") < keys.index("choices") < keys.index("outcome")
    assert isinstance(loads(text), Record)


def test_a_finished_game_refuses_everything() -> None:
    match = finished(seed=2)
    with pytest.raises(Refused) as problem:
        match.play("RR:a1a2")
    assert refusal(problem) is Code.GAME_OVER
    with pytest.raises(Refused) as problem:
        match.resign()
    assert refusal(problem) is Code.GAME_OVER


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("damage", ["gone", "number", "list", "deep"])
def test_a_damaged_setup_of_any_game_is_refused(game: str, damage: str) -> None:
    """Each part of a setup in turn, for a record can have been written by anybody."""
    fresh = Match[State].start(find(game), seed=1).record
    for key in fresh.setup:
        record = loads(fresh.dumps())
        if damage == "gone":
            del record.setup[key]
        else:
            record.setup[key] = {"number": 7, "list": [[None]], "deep": {"a": [{"b": "c"}]}}[damage]
        with suppress(Problem):  # and nothing else may come of it
            list(replay(find(game), record))


class Careless(Game):
    """Takes a setup as it is."""

    id, rules_version, options = "careless", "1", ()

    def begin(self, setup: Json) -> State:
        raise KeyError("hands") if setup else IndexError

    start = state_from_json = resample = redact_setup = secret = begin  # type: ignore[assignment]


def test_what_a_careless_game_runs_into_is_reported_as_a_damaged_setup() -> None:
    record = Record(game="careless", rules="1", setup={"a": 1}, choices=[])
    with pytest.raises(Malformed) as problem:
        list(replay(Careless(), record))
    assert problem.value.code is Code.BAD_RECORD
    assert "setup" in str(problem.value)
    assert "hands" in str(problem.value)
