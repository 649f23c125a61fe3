"""Going through a game of The Great Wall again: what is judged, who is blamed, and what is said of it."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mandate.cli.main import main
from mandate.core.errors import Code, Malformed
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.core.rng import Chance
from mandate.games.great_wall.players.search import LookAhead, matters
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.study.review import REVIEWER
from mandate.lang import LANGUAGES
from mandate.lang.text import tell
from mandate.players import find
from mandate.players.budget import Budget
from mandate.study.review import Review, review_of, summed_up

FEW = 4
PART = 28  # choices
MIXED = ("random", "rules", "rules")
NAMES = ["Ann", "Ben", "Cem", "Dao", "Eva"]


def played(
    options: dict[str, Any], choices: int, seats: tuple[str, ...] = ("rules",), seed: str = "review"
) -> Match[GreatWallState]:
    """The first choices of a game between these players, in turn."""
    match: Match[GreatWallState] = Match.start(GREAT_WALL, options, seed=seed, names=NAMES[:3])
    agents = [find(seats[i % len(seats)], f"{seed}/{i}", game="great-wall") for i in range(match.state.n)]
    while match.pending and len(match.record.choices) < choices:
        seat, decision = next(iter(match.pending.items()))
        match.play(agents[seat].choose(match.view(seat), decision), seat)
    return match


@pytest.fixture(scope="module")
def mixed() -> Review:
    """The beginning of a game in which the first seat plays whatever comes."""
    return review_of(played({"players": 3}, PART, MIXED).record, FEW, jobs=1)


def test_every_choice_that_matters_is_judged(mixed: Review) -> None:
    match = played({"players": 3}, PART, MIXED)
    state = GREAT_WALL.begin(match.record.setup)
    expected = []
    for ply, entry in enumerate(match.record.choices, 1):
        if matters(state.pending[Seat(entry.seat)]):
            expected.append((ply, entry.seat, entry.choice))
        state.apply(Seat(entry.seat), entry.choice)
    assert [(move.ply, move.seat, move.choice) for move in mixed.moves] == expected
    assert len(expected) > 12
    for move in mixed.moves:
        assert 0 <= move.after <= move.before <= 1
        assert move.luck == 0
        assert (move.lost > 0) == bool(move.alternatives)
        assert all(other.value > move.after for other in move.alternatives)
        assert move.points is not None
        assert move.points.drawn == move.points.after


def test_the_worst_choice_is_blamed_and_the_best_is_not() -> None:
    match = played({"players": 3}, 5)
    seat, decision = next(iter(match.pending.items()))
    assert decision.kind == "fall.choose"
    marshal = LookAhead(Budget(simulations=240), seed=1, has_option_weights=True)
    thought = marshal.think(match.view(seat), decision)
    best, worst = thought.candidates[0], min(thought.candidates, key=lambda found: found.value)
    assert best.value > worst.value + 0.05
    lost = {}
    for choice in (best.choice, worst.choice):
        tried = match.copy()
        tried.play(choice, seat)
        lost[choice] = REVIEWER.review(REVIEWER.moments(tried.record)[0][-1], 48, 0).lost
    assert lost[best.choice] == 0
    assert lost[worst.choice] > 0.03


def test_what_a_choice_brings_is_reported_in_every_language(mixed: Review) -> None:
    texts = [text for move in mixed.moves for text in (move.told, move.brings) if text is not None]
    better = [other for move in mixed.moves for other in move.alternatives]
    assert better
    texts += [text for other in better for text in (other.told, other.brings) if text is not None]
    for language in LANGUAGES:
        assert all(tell(text, language, NAMES, strict=True) for text in texts)
    said = {tell(move.brings, "en").partition(":")[0] for move in mixed.moves if move.brings}
    assert said == {"Expected by the end of the Year"}
    instead = {tell(other.brings, "en").partition(":")[0] for other in better if other.brings}
    assert instead == {"Compared with this choice, by the end of the Year"}
    assert all(move.told is not None for move in mixed.moves)


@pytest.mark.parametrize(
    "options", [{"players": 1}, {"players": 2}, {"players": 4}, {"players": 2, "coop": True}], ids=str
)
def test_every_way_to_play_can_be_reviewed_and_the_same_seed_says_the_same(options: dict[str, Any]) -> None:
    record = played(options, 5).record
    first = review_of(record, 2, jobs=1)
    assert first.moves
    assert GREAT_WALL.together(record.setup["options"]) == (options["players"] == 1 or "coop" in options)
    assert first == review_of(record, 2, jobs=2)


def test_only_what_the_mover_could_know_counts() -> None:
    record = played({"players": 3}, 12).record
    moment = REVIEWER.moments(record)[0][-1]
    other = GREAT_WALL.resample(moment.saw, Chance("otherwise")).view(moment.seat)
    again = type(moment)(moment.ply, moment.seat, moment.choice, other)
    assert REVIEWER.review(moment, FEW, 0) == REVIEWER.review(again, FEW, 0)


def test_won_together_each_has_the_whole_win() -> None:
    review = summed_up(2, 1, [], (0, 1), together=True)
    assert [balance.share.others for balance in review.balances] == [0, 0]
    match = played({"players": 2, "coop": True}, 8)
    found = review_of(match.record, 2, jobs=1)
    won = summed_up(found.seats, 2, found.moves, (0, 1), together=True)
    for balance in won.balances:
        share = balance.share
        assert share.start - share.lost + share.others == pytest.approx(share.result)
        assert share.result == 0.5  # the whole win, beside an even chance


def test_without_weights_for_these_rules_nothing_is_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoiled() -> None:
        raise Malformed(Code.LEARNED_FILE, file="weights.json", reason="1 ≠ 2")

    monkeypatch.setattr("mandate.games.great_wall.players.value.learned", spoiled)
    with pytest.raises(Malformed) as refused:
        review_of(played({"players": 3}, 8).record, FEW)
    assert refused.value.code is Code.LEARNED_FILE


# --- through the door --------------------------------------------------------------------------------


def test_figures_and_words_come_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played({"players": 3}, 5).record
    assert main(["review", str(written(tmp_path, record)), "--simulations", "2", "--json"]) == 0
    out = json.loads(capsys.readouterr().out)
    assert out["simulations"] == 2
    assert out["winners"] == []
    assert out["moves"][0]["told"]["id"] == "choice-gw-lead"
    assert out["moves"][0]["brings"]["id"] == "gw-outlook"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("own choices", "chance before", "This game is not over", "Compared with this choice")),
        ("de", ("eigene Züge", "Gewinnchance vorher", "nicht beendet", "Im Vergleich zu")),
        ("fr", ("ses choix", "chances avant", "pas terminée", "Par rapport à ce choix")),
    ],
)
def test_the_terminal_tells_it_in_words(
    mixed: Review,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    words: tuple[str, ...],
) -> None:
    monkeypatch.setattr("mandate.study.review.review_of", lambda *_, **__: mixed)
    file = written(tmp_path, played({"players": 3}, PART, MIXED).record)
    assert main(["review", str(file), "--lang", language]) == 0
    shown = " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert all(word in shown for word in ("Ann", *words))
    assert "own draws" not in shown  # no one looks at draws here


def test_of_a_long_game_only_what_gave_something_away_is_shown(
    mixed: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("mandate.study.review.review_of", lambda *_, **__: mixed)
    monkeypatch.setattr("mandate.cli.review.MOST_ROWS", 5)
    file = written(tmp_path, played({"players": 3}, PART, MIXED).record)
    assert main(["review", str(file)]) == 0
    short = capsys.readouterr().out
    assert "nothing better was found" in short
    assert main(["review", str(file), "--all"]) == 0
    whole = capsys.readouterr().out
    assert "nothing better was found" not in whole
    assert len(whole.splitlines()) > len(short.splitlines())


def written(folder: Path, record: Record) -> Path:
    file = folder / "game.json"
    file.write_bytes(msgspec.json.encode(record))
    return file
