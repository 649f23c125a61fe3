"""Studying games that no one plays: replays, trials and maps, with nothing that reaches into this machine."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from mandate import games, qin
from mandate.core.errors import Code, Malformed
from mandate.core.game import Seat, State
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.core.rng import Chance
from mandate.games.great_wall.study.review import REVIEWER as GREAT_WALL_REVIEWER
from mandate.games.qin.study.review import REVIEWER
from mandate.lang.text import read_text, tell
from mandate.players import find
from mandate.server.workers import study_workers
from mandate.study.review import review_of
from mandate.table import replays, studies
from mandate.table.replays import MOST_CHOICES, MOST_VIEWS, Replay, Replayed, replayed
from tests.server.serving import PATIENCE, serving

SMALL: dict[str, Any] = {
    "game": "qin",
    "rules": "1",
    "setup": {
        "options": {"players": 2, "board": {"name": "small", "rows": ["R..", "Y..", "B.."]}},
        "position": "qin1 2 R2/Y2/B2 - 24,24 RRYYBB,?????? 17,17,16,16 0 0 -",
    },
}


def ask(tmp_path: Path, *questions: tuple[str, dict[str, Any]]) -> list[tuple[int, Any]]:
    """The answers to some requests, each with its status."""

    async def run() -> list[tuple[int, Any]]:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser,
        ):
            answers = [await browser.post(f"/api/study{path}", json=body) for path, body in questions]
            return [(answer.status_code, answer.json()) for answer in answers]

    return asyncio.run(run())


def test_a_record_is_replayed_position_by_position(tmp_path: Path) -> None:
    match = qin.new(players=3, board="lion", seed=4)
    player = find("greedy", seed=4)
    views = [match.view(Seat(1)).to_json()]
    while match.decision is not None:
        match.play(player.choose(match.view(match.decision.seat), match.decision))
        views.append(match.view(Seat(1)).to_json())
    record = msgspec.to_builtins(match.record)
    [(status, replies)] = ask(tmp_path, ("/replay", {"record": record, "seat": 1, "views": [0, len(views)]}))
    assert status == 200
    assert [step["choice"] for step in replies["steps"][1:]] == [
        entry["choice"] for entry in record["choices"]
    ]
    assert [seen["view"] for seen in replies["views"]] == msgspec.to_builtins(views)
    assert replies["views"][0]["view"]["first_hand"] == list(match.view(Seat(1)).to_json()["first_hand"])
    drawn = [
        e["tile"]
        for step in replies["steps"]
        for e in step["events"]
        if e["event"] == "drew" and e["seat"] != 1
    ]
    assert set(drawn) == {None}


def played_out(game: str, players: int, **options: Any) -> Record:
    """A game played at random."""
    match: Match[Any] = Match.start(games.find(game), {"players": players, **options}, seed=7)
    chance = Chance(7)
    while match.pending:
        seat = chance.choose(sorted(match.pending))
        match.play(chance.choose(match.pending[seat].options), seat)
    return match.record


def again(record: Record, **asked: Any) -> tuple[Replayed, int]:
    """The answer, and how many bytes it has."""
    replies = replayed(Replay(record=record, **asked), lambda: None)
    return msgspec.json.decode(replies, type=Replayed), len(replies)


def test_a_replay_tells_all_steps_and_the_views_that_are_requested(tmp_path: Path) -> None:
    record = played_out("qin", 3)
    whole, early, late, beyond = ask(
        tmp_path,
        ("/replay", {"record": msgspec.to_builtins(record), "seat": 1, "views": [0, 100]}),
        ("/replay", {"record": msgspec.to_builtins(record), "seat": 1, "views": [0, 10]}),
        ("/replay", {"record": msgspec.to_builtins(record), "seat": 1, "views": [10, 30], "steps": False}),
        ("/replay", {"record": msgspec.to_builtins(record), "seat": 1, "views": [900, 910], "steps": False}),
    )
    steps, views = whole[1]["steps"], whole[1]["views"]
    assert len(steps) == len(views) == len(record.choices) + 1
    assert (
        early[1]
        == {
            "first": 0,
            "seats": 3,
            "automata": [],  # no one plays Qin without a seat
            "steps": steps,
            "views": views[:10],
        }
    )
    assert late[1] == {"first": 10, "views": views[10:30]}
    assert beyond[1] == {"first": 900, "views": []}


def test_a_replay_in_words_tells_each_question_and_event() -> None:
    record = played_out("qin", 2)
    replies, _ = again(record, seat=0, views=(0, MOST_VIEWS), show=["words", "facts"])
    assert replies.steps
    assert all("told" in event for step in replies.steps for event in step.events)
    asked = [seen for seen in replies.views if seen.question]
    assert asked
    for seen in asked:
        assert seen.question
        assert len(seen.question["choices"]) == len(seen.view["decision"]["options"])
    assert all(isinstance(seen.facts, list) for seen in replies.views)


def test_a_replay_in_words_names_every_choice_also_one_that_was_secret() -> None:
    """Only a whole record can be replayed: nothing in it is hidden from its bearer any more."""
    record = played_out("great-wall", 2)
    steps = again(record, show=["words"])[0].steps
    assert steps
    assert steps[0].told is msgspec.UNSET
    for step in steps[1:]:
        assert step.told, step.choice
        assert tell(read_text(step.told), "en", strict=True)
    secret = next(step for step in steps if step.choice == "C4")
    assert [event["event"] for event in secret.events] == ["chose"]
    assert secret.told == {"id": "choice-gw-command", "facts": {"card": "Work Harder"}}
    half = Match.start(games.find("great-wall"), {"players": 2}, seed=7).record_for(None)
    with pytest.raises(Malformed) as refusal:
        again(half)
    assert refusal.value.code is Code.REDACTED_RECORD


@pytest.mark.parametrize(("game", "players"), [("qin", 4), ("great-wall", 4)])
def test_no_answer_of_a_replay_has_megabytes(game: str, players: int) -> None:
    record = played_out(game, players)
    replies, size = again(record, views=(0, 20))
    assert size < 1_000_000
    assert replies.steps
    for first in range(0, len(replies.steps), 100):
        replies, size = again(record, views=(first, len(record.choices) + 1), steps=False)
        assert len(replies.views) <= MOST_VIEWS
        assert size < 2_000_000


def test_a_choice_is_tried_out_or_refused_with_its_clause(tmp_path: Path) -> None:
    fits, refused, tied = ask(
        tmp_path,
        ("/preview", {"record": SMALL, "seat": 0, "choice": "RR:b1c1"}),
        ("/preview?lang=de", {"record": SMALL, "seat": 0, "choice": "RR:a1b1"}),
        ("/preview", {"record": SMALL, "seat": 1, "choice": "RR:b1c1"}),
    )
    assert [event["event"] for event in fits[1]["events"]] == ["placed", "founded"]
    # An answer, not an error: browsers report every other status as one.
    assert (refused[0], refused[1]["is"], refused[1]["clause"]) == (200, "refused", "qin.place.start")
    assert "Startfeld" in refused[1]["sentence"]
    assert (tied[0], tied[1]["code"]) == (409, "not-asked")


def test_a_game_is_reviewed_as_the_terminal_reviews_it(tmp_path: Path) -> None:
    match = qin.new(seed=2)
    for _ in range(3):
        match.play(match.options[0])
    match.resign()
    wall: Match[State] = Match.start(games.find("great-wall"), {"players": 3}, seed=2)
    for _ in range(4):
        seat, decision = next(iter(wall.pending.items()))
        wall.play(decision.options[0], seat)
    [(status, replies), (_, shown_too), refused] = ask(
        tmp_path,
        ("/review", {"record": msgspec.to_builtins(match.record)}),
        ("/review", {"record": msgspec.to_builtins(wall.record)}),
        ("/review", {"record": {"game": "great-wall", "rules": "1", "setup": {"options": {}}}}),
    )
    assert status == 200
    assert replies == msgspec.to_builtins(review_of(match.record, REVIEWER.few).to_json())
    assert [move["ply"] for move in replies["moves"]] == [1, 2, 3]
    assert shown_too == json.loads(json.dumps(review_of(wall.record, GREAT_WALL_REVIEWER.few).to_json()))
    assert shown_too["moves"][0]["told"]["id"]
    assert (refused[0], refused[1]["code"]) == (409, "frozen-record")


def test_a_map_is_checked(tmp_path: Path) -> None:
    good, bad = ask(
        tmp_path,
        ("/options", {"game": "qin", "options": {"board": {"name": "mine", "rows": ["RYB", "...", "..."]}}}),
        ("/options", {"game": "qin", "options": {"board": {"name": "mine", "rows": ["RY.", "...", "..."]}}}),
    )
    assert good == (
        200,
        {
            "players": 2,
            "board": {"name": "mine", "rows": ["RYB", "...", "..."]},
            "first": 0,
            "fair_start": False,
        },
    )
    assert (bad[0], bad[1]["code"], bad[1]["clause"]) == (400, "qin-map-no-start", "qin.board.start")


@pytest.mark.parametrize("path", ["/replay", "/preview"])
def test_no_option_reads_a_file_of_this_machine(tmp_path: Path, path: str) -> None:
    (tmp_path / "map.txt").write_text("RYB\n...\n...\n", "utf-8")
    setup = {**SMALL["setup"], "options": {"players": 2, "board": str(tmp_path / "map.txt")}}
    body = {
        "record": {**SMALL, "setup": setup},
        **({"seat": 0, "choice": "pass"} if path == "/preview" else {}),
    }
    options = {"game": "qin", "options": {"board": str(tmp_path / "map.txt")}}
    for status, answer in ask(tmp_path, (path, body), ("/options", options)):
        assert (status, answer["code"]) == (400, "qin-map-unknown")


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    match = qin.new(seed=1)
    match.play(match.options[0])
    wrong: list[tuple[dict[str, Any], str]] = [
        ({**SMALL, "game": "chess"}, "unknown-game"),
        ({**SMALL, "rules": "0"}, "frozen-record"),
        ({**SMALL, "setup": {}}, "bad-record"),
        ({**SMALL, "setup": {"options": {}}}, "qin-deal"),
        ({**SMALL, "choices": [{"seat": 0, "choice": "pass"}] * (MOST_CHOICES + 1)}, "bad-record"),
        ({**SMALL, "choices": [{"seat": 0, "choice": "RR:a1b1"}]}, "bad-choice"),
        (msgspec.to_builtins(match.record_for(Seat(0))), "redacted-record"),
        ({"game": "qin"}, "bad-message"),
    ]
    answers = ask(tmp_path, *(("/replay", {"record": record}) for record, _ in wrong))
    assert [answer["code"] for _, answer in answers] == [code for _, code in wrong]
    assert {status for status, _ in answers} <= {400, 409}


def test_there_are_only_the_eyes_of_the_table(tmp_path: Path) -> None:
    (status, answer), negative = ask(
        tmp_path, ("/replay", {"record": SMALL, "seat": 2}), ("/replay", {"record": SMALL, "seat": -1})
    )
    assert (status, answer["code"]) == (409, "no-such-seat")
    assert negative[0] == 400


# --- beside people who play --------------------------------------------------------------------------------


def test_nothing_is_studied_in_the_process_that_serves_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*_: object) -> bytes:
        raise AssertionError("studied beside the loop")

    monkeypatch.setattr(study_workers, "work_on", here)
    monkeypatch.setattr(replays, "replay", here)
    answers = ask(
        tmp_path,
        ("/replay", {"record": SMALL}),
        ("/preview", {"record": SMALL, "seat": 0, "choice": "RR:b1c1"}),
        ("/options", {"game": "qin", "options": {"board": "lion"}}),
        ("/review", {"record": SMALL}),
    )
    assert [status for status, _ in answers] == [200] * 4


def long_game() -> dict[str, Any]:
    match = qin.new(players=4, board="lion", seed=7)
    player = find("random", seed=7)
    while match.decision is not None:
        match.play(player.choose(match.view(match.decision.seat), match.decision))
    replies: dict[str, Any] = msgspec.to_builtins(match.record)
    return replies


def test_an_address_has_a_short_queue_and_hears_when_it_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study_workers, "MAX_TASKS_EACH", 2)

    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser,
        ):
            body = {"record": long_game()}
            answers = await asyncio.gather(*(browser.post("/api/study/replay", json=body) for _ in range(8)))
            replies = sorted(answer.status_code for answer in answers)
            assert replies == [200] * 3 + [429] * 5  # one is worked on, two wait
            refused = next(answer for answer in answers if answer.status_code == 429).json()
            assert (refused["is"], refused["code"]) == ("refused", "busy")
            assert (await browser.post("/api/study/replay", json=body)).status_code == 200  # a moment later

    asyncio.run(run())


def test_a_review_ends_when_its_asker_hangs_up(tmp_path: Path) -> None:
    """Whether it was worked on or waited: the next asker finds the process free."""

    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser,
        ):
            reviews = server.context.study_workers.reviews
            [worker] = reviews._workers
            asked = [
                asyncio.create_task(browser.post("/api/study/review", json={"record": long_game()}))
                for _ in range(3)
            ]
            async with asyncio.timeout(PATIENCE):
                while reviews._turns.waiting < 2 or worker._process is None:
                    await asyncio.sleep(0.05)
                first = worker._process
                for each in asked:
                    each.cancel()
                await asyncio.gather(*asked, return_exceptions=True)
                while reviews._turns.waiting:
                    await asyncio.sleep(0.05)
                small = await browser.post("/api/study/review", json={"record": SMALL})
            assert small.status_code == 200
            assert not reviews._turns.waiting
            assert first is worker._process or not first.is_alive()

    asyncio.run(run())


def test_work_is_given_up_between_two_steps_when_no_one_waits() -> None:
    class Enough(Exception):
        pass

    steps = 0

    def go_on(*_: object) -> None:
        nonlocal steps
        steps += 1
        if steps == 3:
            raise Enough

    record = msgspec.convert(long_game(), Record)
    for task in (
        Replay(record=record),
        studies.Trial(record=record, seat=0, choice="pass"),
        studies.ReviewTask(record=record),
    ):
        steps = 0
        with pytest.raises(Enough):
            studies.work_on(task, go_on)
        assert steps == 3


def test_what_takes_too_long_is_refused_and_the_next_one_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser,
        ):
            assert (await browser.post("/api/study/replay", json={"record": SMALL})).status_code == 200
            monkeypatch.setattr(study_workers, "TASK_SECONDS", 1e-6)
            refused = await browser.post("/api/study/replay", json={"record": long_game()})
            assert (refused.status_code, refused.json()["code"]) == (503, "too-hard")
            monkeypatch.setattr(study_workers, "TASK_SECONDS", 60.0)
            assert (await browser.post("/api/study/replay", json={"record": SMALL})).status_code == 200

    asyncio.run(run())
