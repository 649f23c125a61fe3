"""What looking ahead has taught the rules of thumb of The Great Wall, and how it is learned."""

import json
import logging
from collections.abc import Mapping
from importlib import resources
from pathlib import Path

import msgspec
import pytest

from mandate.core.errors import Code, Malformed
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.learn import option_weights as learning
from mandate.games.great_wall.learn.option_weights import Fit, Lesson, Option
from mandate.games.great_wall.players.heuristics.playout import by_rules, play_out
from mandate.games.great_wall.players.heuristics.sight import Sight
from mandate.games.great_wall.players.option_weights import FILE, OptionWeights, learned_weights, read, traits
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.players.search import LookAhead, option_weights_for
from mandate.games.great_wall.players.value import learned
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.view import GreatWallView
from mandate.players import find
from mandate.players.budget import Budget
from tests.games.great_wall.players.test_search import asked_about, begun

QUESTIONS = ("clerks", "setup.choose", "fall.choose", "fall.order", "hire", "reclaim")


def option_weights() -> OptionWeights:
    weights = {"fall.choose C1": (1.0, 2.0)}
    return OptionWeights(
        GREAT_WALL.rules_version, "test", {"fall.choose": 0.5}, weights, {"fall.choose": {"games": 7}}
    )


def test_a_worth_is_scaled_and_its_traits_are_added_with_the_years() -> None:
    state = begun({"players": 3})
    sight = Sight.of_state(state, next(iter(state.asked)))
    mine = OptionWeights("3", "test", {"hire": 0.5}, {"hire clerk": (2.0, 6.0)})
    left = state.side.years - state.year
    assert mine.worth(sight, "hire", "clerk", 4.0) == pytest.approx(0.5 * 4 + 2 + 6 * left / 6)
    assert mine.worth(sight, "hire", "done", 4.0) == 2.0  # nothing is known of its traits
    assert mine.worth(sight, "clerks", "tem", 4.0) == 4.0  # nor anything of that question


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_that_was_learned_is_one_that_is_asked(kind: str) -> None:
    view = asked_about(begun({"players": 3}), kind)
    assert view.decision is not None
    sight = Sight.of_view(view)
    known = learned_weights()
    met = [trait for option in view.decision.options for trait in traits(sight, kind, option)]
    assert any(trait in known.weights for trait in met)
    assert set(known.scales) == set(QUESTIONS)
    plain = dict(RulesPlayer(1).worths(view, view.decision))
    felt = dict(RulesPlayer(1).worths(view, view.decision, known))
    assert plain.keys() == felt.keys()
    assert plain != felt


def test_what_is_felt_about_a_clerk_is_the_sum_of_its_traits() -> None:
    """The parts that many options have in common are looked up once; that changes nothing."""
    known = learned_weights()
    state = begun({"players": 3})
    for _ in range(6):
        view = asked_about(state, "clerks")
        assert view.decision is not None
        assert view.seat is not None
        sight = Sight.of_view(view)
        for option in view.decision.options:
            found = [known.weights.get(trait, (0.0, 0.0)) for trait in traits(sight, "clerks", option)]
            left = (sight.side.years - sight.table.year) / 6
            wanted = known.scales["clerks"] * 2 + sum(at_end + left * by_years for at_end, by_years in found)
            assert known.worth(sight, "clerks", option, 2.0) == pytest.approx(wanted)
        state.apply(view.seat, view.decision.options[-1])


def test_who_has_option_weights_chooses_by_them() -> None:
    state = begun({"players": 3})
    asked_about(state, "fall.choose")
    seat, options = next(iter(state.asked.items()))
    for card in options:
        liked = OptionWeights("3", "test", {"fall.choose": 1.0}, {f"fall.choose {card}": (100.0, 0.0)})
        assert by_rules(state, seat, options, liked) == card


def test_they_beat_the_rules_of_thumb_without_looking_ahead() -> None:
    deals = range(0, 40, 2)  # those with three players
    matches = [learning.Match(deal, seat, learned_weights(), None) for deal in deals for seat in range(3)]
    shares = [learning.result(match) for match in matches]
    assert sum(shares) / len(shares) > 1  # of what equals would win


def _options(way: dict[str, object]) -> Mapping[str, object]:
    view = begun(way).view(Seat(0))
    assert isinstance(view, GreatWallView)
    return view.options


@pytest.mark.parametrize("way", [{"players": 1}, {"players": 3, "coop": True}])
def test_nothing_is_liked_where_nothing_was_learned(way: dict[str, object]) -> None:
    assert option_weights_for(_options(way)) is None


def test_the_marshal_has_them_and_the_strategist_has_not() -> None:
    assert find("marshal", 1, game="great-wall")._has_option_weights  # type: ignore[attr-defined]
    assert not find("strategist", 1, game="great-wall")._has_option_weights  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("change", "reason"), [({"rules": "0"}, "0 ≠ "), ({"weights": 7}, "object"), ({"scales": None}, "object")]
)
def test_a_file_that_does_not_fit_is_refused(change: dict[str, object], reason: str) -> None:
    stored = json.loads(resources.files("mandate.games.great_wall.players").joinpath(FILE).read_text("utf-8"))
    assert read(json.dumps(stored).encode(), FILE) == learned_weights()
    with pytest.raises(Malformed) as refusal:
        read(json.dumps({**stored, **change}).encode(), FILE)
    assert refusal.value.code is Code.LEARNED_FILE
    assert reason in str(refusal.value)


def test_without_them_the_marshal_plays_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def spoiled() -> OptionWeights:
        raise Malformed(Code.LEARNED_FILE, file=FILE, reason="test")

    monkeypatch.setattr("mandate.games.great_wall.players.search.learned_weights", spoiled)
    view = asked_about(begun({"players": 3}), "fall.choose")
    assert view.decision is not None
    with caplog.at_level(logging.WARNING):
        marshal = LookAhead(Budget(simulations=8), 9, has_option_weights=True).think(view, view.decision)
    plain = LookAhead(Budget(simulations=8), 9).think(view, view.decision)
    assert marshal.candidates == plain.candidates
    assert [record.message for record in caplog.records if FILE in record.message]


# --- learning ------------------------------------------------------------------------------------------


def test_a_fit_finds_what_made_the_difference() -> None:
    """Lessons with a known answer: half of what the rules say, and a weight that grows with the Years."""

    def lesson(number: int) -> Lesson:
        years = number % 7
        good = Option(("hire good",), float(number % 5), 0.5 * (number % 5) + 3 + 2 * years / 6)
        bad = Option(("hire bad",), float(number % 3), 0.5 * (number % 3))
        return Lesson("hire", years, (good, bad))

    fit = Fit([lesson(number) for number in range(4000)], ("hire",))
    found = fit.option_weights(None, {"games": 1})
    good, bad = found.weights["hire good"], found.weights["hire bad"]
    assert found.scales["hire"] == pytest.approx(0.5, abs=0.02)
    assert good[0] - bad[0] == pytest.approx(3, abs=0.1)
    assert good[1] - bad[1] == pytest.approx(2, abs=0.2)
    assert fit.gained([lesson(number) for number in range(30)]) > 0


def test_what_is_known_of_other_questions_stays(tmp_path: Path) -> None:
    lesson = Lesson("hire", 3, (Option(("hire clerk",), 1.0, 5.0), Option(("hire done",), 0.0, 0.0)))
    file = tmp_path / "option_weights.json"
    assert learning.known(file, ("hire",)) is None
    file.write_bytes(msgspec.json.encode(option_weights()))
    before = learning.known(file, ("hire",))
    assert before == option_weights()
    assert learning.known(file, ("hire", "fall.choose")) is None
    found = Fit([lesson] * 50, ("hire",)).option_weights(before, {"games": 1})
    assert set(found.scales) == {"hire", "fall.choose"}
    assert found.weights["fall.choose C1"] == (1.0, 2.0)
    assert found.learned == {"hire": {"games": 1}, "fall.choose": {"games": 7}}


def test_lessons_come_from_a_whole_game_and_are_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "TABLES", 1)
    job = learning.Job(0, 1, QUESTIONS, None)
    found = learning.lessons(job)
    assert {lesson.kind for lesson in found} <= set(QUESTIONS)
    assert len(found) > 5
    assert all(len(lesson.options) > 1 for lesson in found)
    assert found == learning.lessons(job)


def test_a_lead_after_the_end_is_the_result() -> None:
    state = begun({"players": 3})
    play_out(state, 99, Chance(4))
    assert isinstance(state, GreatWallState)
    judgement = learned().judgements["3"]
    leads = [learning.lead(state, seat, judgement) for seat in state.lineup.all_seats]
    first, second = sorted(state.honor[:3], reverse=True)[:2]
    assert max(leads) == first - second


def test_the_command_refuses_too_little_and_writes_only_what_is_better(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "option_weights.json"
    monkeypatch.setattr("sys.argv", ["learn", "--games", "3"])
    with pytest.raises(SystemExit) as refused:
        learning.main()
    assert refused.value.code == 2
    assert "at least 20 games" in capsys.readouterr().err
    monkeypatch.setattr("sys.argv", ["learn", "--questions", "clerks,weather"])
    with pytest.raises(SystemExit) as refused:
        learning.main()
    assert refused.value.code == 2
    assert "'weather'" in capsys.readouterr().err
    file.write_text("{}", "utf-8")
    monkeypatch.setattr("sys.argv", ["learn", "--file", str(file)])
    with pytest.raises(SystemExit, match=file.name):
        learning.main()
    assert file.read_text("utf-8") == "{}"
    file.unlink()
    kept = [option_weights()]
    monkeypatch.setattr(learning, "learn", lambda *_: iter(kept))
    monkeypatch.setattr("sys.argv", ["learn", "--file", str(file)])
    learning.main()
    assert read(file.read_bytes(), file.name) == option_weights()
    before = file.read_bytes()
    kept.clear()
    with pytest.raises(SystemExit, match="as it was"):
        learning.main()
    assert file.read_bytes() == before
