"""What many games with the same players come to, and their records."""

import contextlib
from pathlib import Path

import msgspec
import pytest

from mandate.arena.played import Finished, Played
from mandate.arena.records import RECORD, writing
from mandate.arena.schedule import Task
from mandate.arena.tally import Tally


def game(winners: list[int], *, fresh: bool = True, **more: object) -> Finished:
    played = Played(0, 0, 0, [0, 1], winners, [3, 5], "time", [4, 6], [0.1, 0.2], first=1, passes=2)
    return Finished(Task(0, 0, 0, (0, 1)), msgspec.structs.replace(played, **more), fresh=fresh)


def test_a_shared_victory_counts_in_parts_unless_all_win_together() -> None:
    rivals, friends = Tally(["a", "b"], together=False), Tally(["a", "b"], together=True)
    for tally in (rivals, friends):
        for winners in ([0], [0, 1], []):
            tally.hear(game(winners))
    assert (rivals.wins, friends.wins) == ([1.5, 0.5], [2, 1])
    assert [share.mean for share in rivals.shares] == pytest.approx([0.5, 1 / 6])


def test_everything_is_added_up_and_speed_counts_what_was_played_now() -> None:
    tally = Tally(["a", "b"], together=False)
    empty = tally.to_json()
    assert (empty["games"], empty["mean_choices"], empty["seats"][0]["share"]) == (0, None, None)
    assert empty["seats"][0]["interval"] == [0.0, 1.0]
    for number in range(20):
        tally.hear(game([number % 2], fresh=number >= 10))
    tally.seconds = 2.0
    answer = tally.to_json()
    assert answer["seats"][0] == {
        "seat": 0, "player": "a", "wins": 10.0, "share": 0.5, "began": 0, "mean_score": 3.0,
        "interval": pytest.approx([0.2993, 0.7007], abs=1e-4),  # Wilson's for 10 of 20
    }  # fmt: skip
    assert (answer["seats"][1]["began"], answer["ended"]) == (20, {"time": 20})
    assert (answer["mean_choices"], answer["forced_passes"]) == (10.0, 40)
    assert (answer["games_per_second"], answer["choices_per_second"]) == (5.0, 50.0)


def test_records_appear_whole_and_those_before_an_interruption_stay(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    recorded = game([0], seen={RECORD: msgspec.Raw(b'{"a":1}')})
    with contextlib.suppress(KeyboardInterrupt), writing(str(path)) as writer:
        writer.hear(recorded)
        assert not path.exists()
        raise KeyboardInterrupt
    assert path.read_text("utf-8") == '{"a":1}\n'
    with contextlib.suppress(ValueError), writing(str(path)) as writer:
        writer.hear(recorded)
        raise ValueError
    assert path.read_text("utf-8") == '{"a":1}\n'  # as it was
    assert [file.name for file in tmp_path.iterdir()] == ["games.jsonl"]
