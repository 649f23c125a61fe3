"""Saving and resuming: nothing is lost, nothing is overwritten, what is damaged is reported in one line."""

import io
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from mandate.cli.kit import files
from mandate.cli.kit.seating import PERSON
from mandate.cli.kit.trouble import Trouble
from mandate.cli.main import main
from mandate.core.errors import Refused
from mandate.core.game import Seat
from mandate.core.record import SeriesGame
from mandate.games.qin.terminal.drawing import DRAWING
from mandate.games.qin.terminal.trial import turn_of
from tests.games.qin.terminal.tables import QinLocal, by_lines, new_table, play_on, resumed


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


Mandate = Callable[..., Done]
HEAD = '{"format":"mandate-record-1",'


@pytest.fixture
def mandate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Mandate:
    """`mandate play` in this process, with lines given on standard input and its own folder of saves."""
    monkeypatch.setattr(files, "saves", lambda: tmp_path / "saves")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: str, given: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(given))
        code = main(["--lang", "en", "play", *arguments])
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return run


def is_saved(table: QinLocal) -> bool:
    return table.trouble is None


def refused(done: Done, *words: str) -> None:
    """Exit code 2, nothing on standard output, one line on standard error with these words in it."""
    assert done.code == 2, done
    assert done.out == ""
    assert done.err.count("\n") == 1, done.err
    for word in words:
        assert word in done.err


# --- going on -------------------------------------------------------------------------------------------


def test_a_resumed_game_is_the_same_position_with_the_same_people(tmp_path: Path) -> None:
    table = new_table(tmp_path, players=3, opponents=["random", "greedy"], takebacks=True)
    play_on(table, 10)
    again = resumed(tmp_path / "game.json")
    assert again.session.match.state.digest() == table.session.match.state.digest()
    assert again.session.seating == table.session.seating
    assert again.session.match.record.takebacks
    assert again.log(Seat(0)) == table.log(Seat(0))


def test_opponents_go_on_as_they_would_have_without_the_interruption(tmp_path: Path) -> None:
    through = new_table(tmp_path, players=4, opponents=["random"], name="through.json")
    play_on(through, 16)
    broken = new_table(tmp_path, players=4, opponents=["random"], name="broken.json")
    for _ in range(4):
        play_on(broken, 4)
        broken = resumed(tmp_path / "broken.json")
    assert broken.session.match.state.digest() == through.session.match.state.digest()


def test_killing_the_game_loses_no_confirmed_choice(tmp_path: Path) -> None:
    path = tmp_path / "killed.json"
    table = new_table(tmp_path, players=2, seed="5", name="like.json")
    first = table.session.match.options[3]
    process = subprocess.Popen(
        [sys.executable, "-m", "mandate", "--lang", "en", "play", "qin", "--plain", "--seed", "5",
         "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(f"{first}!\n")
        process.stdin.flush()
        while "Wanderer places" not in (line := process.stdout.readline()):
            assert line, "the game has stopped"
    finally:
        process.kill()
        process.communicate()
    history = resumed(path).session.match.state.history
    assert [step.seat for step in history] == [0, 1]
    assert history[0].choice.startswith(first)


def test_without_a_file_the_last_game_that_is_not_over_continues(mandate: Mandate) -> None:
    assert mandate("qin", "--plain", "--seed", "1", given="quit\n").code == 0
    done = mandate("--resume", given="log\n")
    assert done.code == 0
    assert "after the deal" in done.out
    over = mandate("qin", "--seed", "2", given="resign\ny\nn\n")
    assert "wins" in over.out
    assert "seed 1" in mandate("--resume").out


def test_a_record_without_its_companion_takes_the_seats_from_the_options(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    files.companion_of(table.session.path).unlink()
    assert resumed(table.session.path).session.seating.kinds == (PERSON, "wanderer")


# --- a series -------------------------------------------------------------------------------------------


def test_a_series_continues_its_score_after_an_interruption(tmp_path: Path) -> None:
    table = new_table(tmp_path, boards=["bird", "lion"])
    table.resign(Seat(0))
    first = tmp_path / "game.json"
    between = resumed(first)
    assert between.session.game_follows
    second = between.session.next_game()
    assert second.path == tmp_path / "game-2.json"
    again = resumed(second.path)
    assert again.score is not None
    assert again.score.points == [24, 0]
    assert again.session.match.state.board.name == "lion"
    assert turn_of(again) == Seat(1)
    text = by_lines(again, "resign", "y", "n")
    assert "After 2 games of 2" in text
    assert "the series" in text


def test_a_record_of_a_series_at_a_server_is_a_game_by_itself_here(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    table.session.match.record.series = SeriesGame(game=0, of=3, points=[0.0, 0.0])
    table.resign(Seat(0))
    again = resumed(table.session.path)
    assert again.score is None
    assert not again.session.game_follows


def test_another_game_begins_with_the_next_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "saves", lambda: tmp_path / "saves")
    table = new_table(tmp_path)
    table.resign(Seat(0))
    following = table.session.next_game()
    assert following.match.turn == Seat(1)
    assert following.path.exists()
    assert following.path != table.session.path


def test_a_number_of_games_is_a_series_on_the_boards_in_turn(mandate: Mandate) -> None:
    done = mandate("qin", "--series", "3", "--first", "random", "--seed", "1", given="resign\ny\ny\n")
    assert "game 1 of 3" in done.out
    assert "game 2 of 3" in done.out
    assert "Qin on the Lion board" in done.out


# --- what must not happen -------------------------------------------------------------------------------


def test_a_new_game_never_takes_the_place_of_a_file(tmp_path: Path, mandate: Mandate) -> None:
    path = tmp_path / "mine.json"
    path.write_text("precious")
    refused(mandate("qin", "--save", str(path)), "mine.json", "--resume")
    assert path.read_text() == "precious"


def test_two_windows_do_not_overwrite_each_other(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    other = resumed(table.session.path)
    play_on(other, 2)
    saved = table.session.path.read_text("utf-8")
    table.play(Seat(0), table.session.match.options[0])
    assert not is_saved(table)
    assert table.session.path.read_text("utf-8") == saved
    moved = table.save_at(str(tmp_path / "moved.json"))
    table.save()
    assert is_saved(table)
    assert resumed(moved).session.match.state.digest() == table.session.match.state.digest()


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "JSON"),
        ("not json", "JSON"),
        ('{"format": "mandate-record-1"}', "game"),
        (HEAD + '"game":"go","rules":"1","setup":{}}', "a different game"),
        (HEAD + '"game":"qin","rules":"0","setup":{}}', "version"),
        (HEAD + '"game":"qin","rules":"1","setup":{}}', "options"),
        (HEAD + '"game":"qin","rules":"1","setup":{"options":{"players":[]}}}', "players"),
    ],
)  # fmt: skip
def test_a_damaged_record_is_refused_in_one_line_and_kept(
    tmp_path: Path, mandate: Mandate, text: str, word: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    refused(mandate("--resume", str(path)), "bad.json", word)
    assert path.read_text() == text


def test_a_record_cut_in_the_middle_is_refused_and_kept(tmp_path: Path, mandate: Mandate) -> None:
    table = new_table(tmp_path)
    play_on(table, 6)
    path = table.session.path
    half = path.read_text("utf-8")[: path.stat().st_size // 2]
    path.write_text(half)
    refused(mandate("--resume", str(path)), str(path))
    assert path.read_text() == half


@pytest.mark.parametrize(
    "text", ["", "[]", '{"kinds":["person"],"chance":"x"}', '{"kinds":["person","hal"],"chance":"x"}', "\0\0"]
)
def test_a_damaged_companion_is_refused_in_one_line(tmp_path: Path, mandate: Mandate, text: str) -> None:
    path = new_table(tmp_path).session.path
    files.companion_of(path).write_text(text)
    refused(mandate("--resume", str(path)), "game.json.table")
    assert files.companion_of(path).read_text() == text


def test_missing_files_and_folders_are_reported(tmp_path: Path, mandate: Mandate) -> None:
    refused(mandate("--resume", str(tmp_path / "none.json")), "none.json")
    refused(mandate("--resume"), "no saved game")
    refused(mandate("--resume", str(tmp_path)), str(tmp_path))
    refused(mandate("qin", "--save", str(tmp_path / "no" / "folder.json")), "folder.json")
    refused(mandate("qin", "--save", str(tmp_path / ("long" * 200))), "long")
    refused(mandate("--resume", "~missing-user/x.json"), "missing")


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("chess",), "great-wall"),
        (("qin", "--players", "5"), "players"),
        (("qin", "--board", "nowhere.txt"), "nowhere.txt"),
        (("qin", "--opponent", "hal"), "hal"),
        (("qin", "--opponent", "search:-3"), "search:500"),
        (("qin", "--opponent", "level:99"), "level:1–"),
        (("qin", "--players", "4", "--opponent", "greedy", "--opponent", "random"), "3 seats"),
        (("qin", "--first", "3"), "first"),
        (("qin", "--first", "0"), "first"),
        (("qin", "--name", "A", "--name", "B", "--name", "C"), "names"),
        (("qin", "--name", "\x1b"), "name"),
        (("qin", "--series", "0"), "series"),
        (("qin", "--series", "bird,,lion"), "series"),
        (("qin", "--series", "bird,tiger"), "tiger"),
        (("qin", "--pause", "-1"), "pause"),
        (("--resume", "x", "--board", "lion"), "--board"),
    ],
)
def test_impossible_options_are_refused_in_one_line(
    tmp_path: Path, mandate: Mandate, arguments: tuple[str, ...], word: str
) -> None:
    refused(mandate(*arguments), word)
    assert not list(tmp_path.rglob("*.json"))


# --- seats ----------------------------------------------------------------------------------------------


def test_persons_sit_first_and_opponents_behind_them() -> None:
    assert DRAWING.kinds(2, [], hot_seat=False) == (PERSON, "wanderer")
    assert DRAWING.kinds(3, ["random"], hot_seat=False) == (PERSON, "random", "random")
    assert DRAWING.kinds(4, ["greedy"], hot_seat=True) == (PERSON, PERSON, PERSON, "greedy")
    assert DRAWING.kinds(2, [], hot_seat=True) == (PERSON, PERSON)
    with pytest.raises(Trouble):
        DRAWING.kinds(2, ["greedy", "greedy"], hot_seat=True)


def test_names_are_given_cleaned_and_distinguished() -> None:
    seating = DRAWING.seat_all((PERSON, "greedy", "greedy"), ["  Ann\n\x1b[2J "], "en")
    assert seating.names == ("Ann [2J", "Greedy 2", "Greedy 3")


def test_takebacks_only_where_the_table_allows_them(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    play_on(table, 2)
    with pytest.raises(Refused):
        table.take_back(Seat(0))


def test_a_takeback_undoes_the_last_choice_of_a_person(tmp_path: Path) -> None:
    table = new_table(tmp_path, players=3, takebacks=True)
    play_on(table, 3)
    before = table.session.match.state.digest()
    play_on(table, 3)
    table.take_back(Seat(0))
    assert table.session.match.state.digest() == before
    assert turn_of(table) == Seat(0)
