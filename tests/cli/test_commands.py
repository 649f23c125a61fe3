"""The commands through their real door: a process, its output, its exit code."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.files import save
from mandate.players import levels_of
from tests.cli.forked import mandate
from tests.games.qin.oracle import qin_oracle as oracle


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    done = mandate(
        "simulate", "qin", "--games", "3", "--players", "3", "--board", "lion", "--seed", "cli",
        "--agent", "greedy", "--agent", "random", "--agent", "random", "--out", str(path),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return path


def one_line(done: subprocess.CompletedProcess[str], *words: str, code: int = 2) -> None:
    """Refused with one clear line that has all these words in it."""
    assert done.returncode == code, done
    assert done.stderr.count("\n") == 1, done.stderr
    for word in words:
        assert word in done.stderr


# --- players ----------------------------------------------------------------------------------------


def test_players_lists_everybody_with_their_temper() -> None:
    answer = json.loads(mandate("players", "--json").stdout)
    ladder = {entry["level"]: entry["name"] for entry in answer["qin"] if entry["level"]}
    assert [ladder[level] for level in sorted(ladder)] == list(levels_of("qin"))
    assert all(entry["called"] and entry["temper"] for entries in answer.values() for entry in entries)
    assert all(entry["measured"] == entry["figures"][0] for entry in answer["qin"] if entry["level"])
    shown = mandate("players").stdout
    assert shown.index("wanderer") < shown.index("apprentice") < shown.index("chancellor")
    assert "400" in shown


# --- simulate ---------------------------------------------------------------------------------------


def test_simulate_writes_whole_records_and_sums_them_up(games: Path) -> None:
    lines = games.read_text("utf-8").splitlines()
    assert len(lines) == 3
    assert all(json.loads(line)["outcome"]["winners"] for line in lines)
    assert [path.name for path in games.parent.iterdir()] == ["games.jsonl"]


def test_simulate_is_the_same_for_the_same_seed_on_one_process_and_on_two(tmp_path: Path) -> None:
    texts = []
    for jobs in ("1", "2"):
        path = tmp_path / jobs
        done = mandate(
            "simulate", "qin", "--games", "45", "--seed", "5", "--jobs", jobs, "--out", str(path), "--json"
        )
        assert done.returncode == 0
        facts = json.loads(done.stdout)
        assert facts["games"] == 45
        assert facts["mean_choices"] > 30
        assert sum(seat["wins"] for seat in facts["seats"]) == pytest.approx(45)
        assert sum(facts["ended"].values()) == 45
        texts.append(path.read_text("utf-8"))
    assert texts[0] == texts[1]


def test_simulate_continues_the_games_of_its_cache(tmp_path: Path) -> None:
    cache, out, whole = tmp_path / "cache.jsonl", tmp_path / "out.jsonl", tmp_path / "whole.jsonl"
    order = ["simulate", "qin", "--agent", "greedy", "--agent", "random", "--json"]
    assert mandate(*order, "--games", "4", "--seed", "5", "--cache", str(cache)).returncode == 0
    cache.write_bytes(cache.read_bytes()[:-100])  # as if it had been interrupted
    done = json.loads(mandate(*order, "--games", "6", "--cache", str(cache), "--out", str(out)).stdout)
    afresh = json.loads(mandate(*order, "--games", "6", "--seed", "5", "--out", str(whole)).stdout)
    timed = {"seconds", "games_per_second", "choices_per_second"}
    assert {k: v for k, v in done.items() if k not in timed} == {
        k: v for k, v in afresh.items() if k not in timed
    }
    assert out.read_bytes() == whole.read_bytes()
    before = cache.read_bytes()
    assert before.count(b"\n") == 7
    again = mandate(*order[:-1], "--games", "6", "--cache", str(cache))
    assert "6 games of Qin, seed 5" in again.stdout
    assert "games/s" not in again.stdout  # nothing was played
    one_line(
        mandate(*order, "--cache", str(cache), "--players", "3", "--agent", "random"), "players, options"
    )
    one_line(mandate("arena", "qin", "greedy", "random", "--out", str(cache)), "seating")
    assert cache.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are sent in another way there")
def test_simulate_keeps_what_is_done_when_it_is_interrupted(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    running = subprocess.Popen(
        [sys.executable, "-m", "mandate", "--lang", "en", "simulate", "qin", "--games", "100000",
         "--seed", "5", "--jobs", "2", "--out", str(out)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        # jobs in the background of a shell ignore interrupts, and so would what they start
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    part = tmp_path / "games.jsonl.part"
    while running.poll() is None and (not part.exists() or part.stat().st_size < 100_000):
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=300)
    assert running.returncode == 130, err
    assert err.count(b"\n") == 1
    assert b"kept" in err
    lines = out.read_text("utf-8").splitlines()
    assert [json.loads(line)["seed"] for line in lines] == [f"5/{number}" for number in range(len(lines))]
    assert f"after {len(lines)} games" in err.decode()


def test_simulate_asks_for_every_gain_where_they_may_be_declined() -> None:
    done = mandate("simulate", "great-wall", "--games", "1", "--seed", "1", "--decline", "--out", "-")
    record = json.loads(done.stdout)
    assert {"players": 3, "decline": True}.items() <= record["setup"]["options"].items()
    assert {"take", "decline"} <= {entry["choice"] for entry in record["choices"]}


def test_simulate_to_standard_output_keeps_the_records_apart_from_the_figures() -> None:
    done = mandate("simulate", "qin", "--games", "2", "--seed", "1", "--out", "-", "--json")
    assert [json.loads(line)["game"] for line in done.stdout.splitlines()] == ["qin", "qin"]
    assert json.loads(done.stderr)["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], ["games", "≥ 1"]),
        (["--players", "5"], ["players", "5", "2–4"]),
        (["--decline"], ["decline", "players, board, first, fair_start"]),
        (["--board", "nowhere.txt"], ["nowhere.txt", "bird"]),
        (["--agent", "genius"], ["genius", "greedy"]),
        (["--players", "3", "--agent", "random", "--agent", "greedy"], ["agent", "3"]),
        (["--first", "7"], ["first", "7"]),
        (["--cache", "-"], ["cache", "FILE"]),
        (["--cache", "a.jsonl", "--out", "./a.jsonl"], ["cache", "--out"]),
        (["--cache", "/nowhere/at/all.jsonl"], ["/nowhere/at/all.jsonl"]),
        (["--agent", "bot:false"], ["false", "exit status 1"]),
        (["--out", "/nowhere/at/all.jsonl"], ["/nowhere/at/all.jsonl"]),
        (["--games", "many"], ["--games", "many", "--help"]),
    ],
)
def test_simulate_refuses_bad_input_in_one_line(arguments: list[str], words: list[str]) -> None:
    one_line(mandate("simulate", "qin", "--seed", "1", *arguments), *words)


def test_a_folder_or_a_device_is_never_replaced_by_a_file(tmp_path: Path) -> None:
    one_line(mandate("simulate", "qin", "--games", "1", "--out", str(tmp_path)), str(tmp_path))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    one_line(mandate("arena", "qin", "random", "--games", "2", "--report", str(pipe)), str(pipe))
    with subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE, text=True) as reader:
        assert mandate("simulate", "qin", "--games", "1", "--out", str(pipe)).returncode == 0
        assert reader.stdout is not None
        assert json.loads(reader.stdout.read())["game"] == "qin"
    assert [file.name for file in tmp_path.iterdir()] == ["pipe"]
    assert pipe.is_fifo()


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="there is no /dev/full here")
@pytest.mark.parametrize(
    "order", ["players", "players --json", "board show lion", "play qin --plain --seed 1"]
)
def test_output_that_cannot_be_written_is_reported_in_one_line(order: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mandate", "--lang", "en", *order.split()]
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=env,
            check=False,
        )
    one_line(done, "Cannot write", "No space left")


def test_closed_output_is_no_reason_to_fail() -> None:
    order = f"{sys.executable} -m mandate players >&-"
    done = subprocess.run(order, shell=True, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# --- replay -----------------------------------------------------------------------------------------


def test_trace_agrees_with_the_oracle_in_every_key(games: Path) -> None:
    record = json.loads(games.read_text("utf-8").splitlines()[0])
    traced = mandate("replay", "--trace", "--legal", "-", given=json.dumps(record))
    assert traced.returncode == 0
    options = record["setup"]["options"]
    expected = oracle.trace(
        "\n".join(options["board"]["rows"]),
        options["players"],
        options["first"],
        record["setup"]["tiles"].split(),
        [(entry["seat"], entry["choice"]) for entry in record["choices"]],
        legal=True,
    )
    assert [json.loads(line) for line in traced.stdout.splitlines()] == list(expected)


def test_trace_of_many_records_names_the_game(games: Path) -> None:
    done = mandate("replay", str(games), "--trace")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["game"] for line in lines if line["ply"] == 0] == [0, 1, 2]
    assert "legal" not in lines[0]


def test_a_truncated_record_is_traced_up_to_its_last_whole_choice(games: Path) -> None:
    text = games.read_bytes().splitlines()[0]
    whole = len(mandate("replay", "--trace", "-", given=text).stdout.splitlines())
    for cut in (len(text) - 40, len(text) - 400, text.index(b'"choices":[') + 12):
        done = mandate("replay", "--trace", "-", given=text[:cut])
        one_line(done, "breaks off", code=1)
        assert 0 < len(done.stdout.splitlines()) < whole or cut == len(text) - 40


def test_replay_without_a_terminal_prints_every_step(games: Path) -> None:
    done = mandate("replay", str(games), "--game", "1")
    assert done.returncode == 0
    assert " a   b   c" in done.stdout
    assert "wins" in done.stdout or "Most pagodas" in done.stdout


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["-"]),
        ("nonsense", ["Line 1"]),
        ('{"format": "mandate-record-1", "game": "chess"}', ["rules"]),
        ('{"format":"mandate-record-1","game":"chess","rules":"1","setup":{}}', ["chess", "qin"]),
        ('{"format":"mandate-record-1","game":"qin","rules":"1","setup":{}}', ["setup.options"]),
        (
            '{"format":"mandate-record-1","game":"qin","rules":"1","setup":{"options":{},"tiles":"RR"}}',
            ["72 tiles"],
        ),
        (
            '{"format":"mandate-record-1","game":"qin","rules":"1","setup":{"options":{"players":9}}}',
            ["players", "9"],
        ),
        ('{"format":"mandate-record-1","game":"qin","rules":"0","setup":{}}', ["version 0"]),
    ],
)
def test_replay_refuses_what_is_no_record(text: str, words: list[str]) -> None:
    for mode in (["--trace"], []):
        one_line(mandate("replay", *mode, "-", given=text), *words)


def test_replay_names_the_choice_that_cannot_be_made(games: Path) -> None:
    record = json.loads(games.read_text("utf-8").splitlines()[0])
    record["choices"][3]["choice"] = "RR:a1b1/1"
    done = mandate("replay", "--trace", "-", given=json.dumps(record))
    assert len(done.stdout.splitlines()) == 4
    assert done.returncode == 2
    assert "Move 4 of" in done.stderr
    assert "[qin." in done.stderr


def test_a_file_that_is_not_there_is_named() -> None:
    one_line(mandate("replay", "missing.json"), "missing.json")
    one_line(mandate("verify", "missing.json"), "missing.json")


# --- verify, perft, board ---------------------------------------------------------------------------


def test_verify_accepts_a_committed_deal_and_refuses_a_seeded_one(games: Path, tmp_path: Path) -> None:
    from mandate import qin

    match = qin.new()
    while match.options:
        match.play(match.options[0])
    save(match, tmp_path / "game.json")
    good = mandate("verify", str(tmp_path / "game.json"))
    assert good.returncode == 0
    assert match.record.commitment is not None
    assert match.record.commitment in good.stdout
    seeded = mandate("verify", str(games))
    assert seeded.returncode == 1
    assert seeded.stderr.count("\n") == 3


def test_perft_states_its_deal_and_counts_from_a_given_one() -> None:
    answer = json.loads(mandate("perft", "qin", "--seed", "9", "--depth", "2", "--json").stdout)
    again = json.loads(mandate("perft", "qin", "--tiles", answer["tiles"], "--depth", "2", "--json").stdout)
    assert again["counts"] == answer["counts"]
    one_line(mandate("perft", "qin", "--tiles", "RR YY"), "72 tiles")
    one_line(mandate("perft", "qin", "--depth", "99"), "depth")


def test_board_show_prints_the_map_itself_and_check_reads_it_back(tmp_path: Path) -> None:
    shown = mandate("board", "show", "lion")
    assert shown.stdout.strip() == oracle.LION.strip()
    path = tmp_path / "lion.txt"
    path.write_text(shown.stdout, "utf-8")
    checked = mandate("board", "check", str(path))
    assert checked.returncode == 0
    assert "14 villages" in checked.stdout
    assert "reconstructions" in mandate("board", "list").stdout
    answer = [json.loads(line) for line in mandate("board", "list", "--json").stdout.splitlines()]
    assert [(board["name"], board["villages"]) for board in answer] == [("bird", 8), ("lion", 14)]


def test_board_check_names_the_place_of_an_error() -> None:
    one_line(mandate("board", "check", "-", given="R.Y\n.x.\n..B\n"), "line 2", "column 2", "“x”")
    one_line(mandate("board", "check", "-", given="R.Y\n...\n..\n"), "line 3")
    one_line(mandate("board", "check"), "FILE")


# --- bench ------------------------------------------------------------------------------------------


def test_batches_are_measured_on_the_processor() -> None:
    asked = ("bench", "qin", "--device", "cpu", "--batch", "8", "--seconds", "0.01")
    answer = json.loads(mandate(*asked, "--threads", "2", "--json").stdout)
    assert (answer["device"], answer["batch"], answer["threads"], answer["compared_games"]) == (
        "cpu",
        8,
        2,
        0,
    )
    assert answer["random_games"]["placements_per_second"] > 0
    assert answer["stepping"]["steps_per_second"] > 0
    shown = mandate("--lang", "de", *asked)
    assert (shown.returncode, "8 Partien auf einmal" in shown.stdout) == (0, True)


def test_a_measurement_that_cannot_be_is_refused_in_one_line() -> None:
    one_line(mandate("bench", "qin", "--device", "cpu", "--batch", "0"), "batch", "4194304")
    one_line(mandate("bench", "qin", "--device", "cpu", "--threads", "0"), "threads")
    one_line(mandate("bench", "qin", "--device", "tpu"), "tpu", "cuda")


# --- help -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "verb", [[], ["simulate"], ["replay"], ["verify"], ["perft"], ["board"], ["play"], ["bench"]]
)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_help_teaches_in_every_language(verb: list[str], language: str) -> None:
    done = mandate("--lang", language, *verb, "--help")
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) > 4
    assert done.stderr == ""


def test_an_unknown_verb_is_refused_in_one_line() -> None:
    one_line(mandate("conquer"), "conquer", "--help")


@pytest.mark.parametrize(
    ("order", "german"),
    [
        ("conquer", "COMMAND kann nicht „conquer“ sein. Erwartet: play, serve"),
        ("simulate qin --games many", "--games braucht eine Zahl, nicht „many“."),
        ("play --players", "--players braucht einen Wert."),
        ("board", "Es fehlt: {list,show,check,new}."),
        ("players --loud", "Hier unbekannt: „--loud“."),
        ("replay --trace", "Es fehlt: FILE."),
        ("arena qin --o x=1", "„--o“ ist mehrdeutig: --option, --out."),
    ],
)
def test_badly_written_commands_are_refused_in_the_language_that_was_requested(
    order: str, german: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--lang", "de", *order.split()])
    assert left.value.code == 2
    assert german in capsys.readouterr().err


def test_the_language_may_be_requested_anywhere_and_an_unknown_one_is_refused() -> None:
    for words in (
        ["--lang", "fr", "board", "list"],
        ["board", "--lang=fr", "list"],
        ["board", "list", "--lang", "fr"],
    ):
        assert "cases de départ" in mandate(*words).stdout
    one_line(mandate("--lang", "xx", "board", "list"), "xx", "de")


# --- The Great Wall ---------------------------------------------------------------------------------


def test_the_great_wall_goes_through_the_same_doors(tmp_path: Path) -> None:
    path = tmp_path / "wall.jsonl"
    done = mandate(
        "simulate",
        "great-wall",
        "--games",
        "2",
        "--players",
        "4",
        "--seed",
        "7",
        "--out",
        str(path),
        "--json",
    )
    facts = json.loads(done.stdout)
    assert (facts["game"], facts["games"], len(facts["seats"])) == ("great-wall", 2, 4)
    traced = mandate("replay", "--trace", str(path))
    lines = [json.loads(line) for line in traced.stdout.splitlines()]
    assert {"game", "ply", "seat", "choice", "pending", "outcome", "state", "events"} == set(lines[0])
    honored = [event for line in lines for event in line["events"] if event["event"] == "honor"]
    assert honored
    assert all(event["cause"][0] != "unknown" for event in honored)
    assert [line["pending"] for line in lines if line["ply"] == 0] == [[0, 1, 2, 3]] * 2
    assert lines[-1]["pending"] == []
    assert lines[-1]["outcome"]["reason"] in ("shame", "time", "walls")
    text = path.read_bytes().splitlines()[0]
    cut = mandate("replay", "--trace", "-", given=text[: len(text) - 60])
    one_line(cut, "breaks off", code=1)
    assert mandate("verify", str(path)).returncode == 1  # a seed was given


@pytest.mark.parametrize(
    ("options", "known"),
    [
        (["--players", "1", "--qin-honor", "50", "--qin-advisors", "both"], {"qin_honor": 50, "players": 1}),
        (["--players", "2", "--overlord", "active", "--reed-general", "B"], {"overlord": "active"}),
    ],
)
def test_games_for_one_and_two_go_through_the_same_doors(
    tmp_path: Path, options: list[str], known: dict[str, object]
) -> None:
    path = tmp_path / "wall.jsonl"
    done = mandate(
        "simulate", "great-wall", *options, "--games", "1", "--seed", "7", "--out", str(path), "--json"
    )
    facts = json.loads(done.stdout)
    assert known.items() <= facts["options"].items()
    assert len(facts["seats"]) == facts["options"]["players"]
    lines = [json.loads(line) for line in mandate("replay", "--trace", str(path)).stdout.splitlines()]
    state = lines[-1]["state"]
    assert len(state["honor"]) == 3
    assert len(state["location_track"]) == (5 if known.get("players") == 1 else 0)
    assert all(seat < facts["options"]["players"] for line in lines for seat in line["pending"])
    assert "Reed Clan" in mandate("replay", str(path)).stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "6"], ["players", "6", "1–5"]),
        (["--overlord", "active"], ["overlord", "active", "higher"]),
        (["--players", "2", "--qin-honor", "50"], ["qin_honor", "50", "0"]),
        (["--players", "1", "--qin-honor", "60"], ["qin_honor", "60", "0, 50, 100"]),
        (["--players", "2", "--qin-advisors", "both"], ["qin_advisors", "both", "one"]),
        (["--reed-general", "B"], ["reed_general", "B", "A"]),
        (["--walls", "strong"], ["walls", "strong", "usual (coop false)"]),
        (["--board", "bird"], ["board", "players"]),
        (["--agent", "greedy"], ["greedy", "rules"]),
    ],
)
def test_the_great_wall_refuses_what_it_does_not_have(arguments: list[str], words: list[str]) -> None:
    one_line(mandate("simulate", "great-wall", *arguments), *words)


def test_resume_continues_the_game_that_was_saved_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for first, last, title in (("great-wall", "qin", "Qin on the"), ("qin", "great-wall", "The Great Wall")):
        for game in (first, last):
            assert mandate("play", game, "--seed", "1").returncode == 0
        assert mandate("play", "--resume").stdout.startswith(title)
