"""Broken and hostile packs: each is refused with one clear error, and harms nothing."""

import copy
from pathlib import Path
from typing import Any

import pytest

from mandate.cli.main import main
from mandate.core.errors import Malformed, Problem
from mandate.games.great_wall.cards.packs import LARGEST, from_options, pack_of, read_text
from mandate.games.great_wall.cards.toml_entries import DataCode
from mandate.games.great_wall.rules.faults import faults
from mandate.games.great_wall.rules.game import GREAT_WALL, read_pack
from mandate.games.great_wall.rules.packs import checked, prove
from mandate.lang import LANGUAGES
from tests.games.great_wall.packs.broken import all_broken, tables

BROKEN = dict(all_broken())


def test_there_are_enough_of_them() -> None:
    assert len(BROKEN) >= 200


def test_each_broken_pack_has_one_clear_error_with_an_example() -> None:
    for what, broken in BROKEN.items():
        with pytest.raises(Malformed) as caught:
            checked(pack_of("Broken", broken))
        problem = caught.value
        assert isinstance(problem.code, DataCode), what
        assert {"file", "entry", "field"} <= problem.facts.keys(), what
        for language in LANGUAGES:
            said = problem.tell(language)
            assert "problem-" not in said, (what, said)
            assert len(said) < 600, what
        found = list(faults("Broken", copy.deepcopy(broken), "broken.toml"))
        most = 2 if what.startswith("ability") else 1  # without it, its Horde has none
        assert 1 <= len(found) <= most, (what, found)
        assert found[0].example, what


def test_an_example_is_correct() -> None:
    """What is shown beside a fault, put in its place, is no fault."""
    broken = tables()
    broken["advisor"][0]["abilities"] = [{"trigger": "never"}]
    (fault,) = faults("Broken", copy.deepcopy(broken), "broken.toml")
    good = read_text(f'[pack]\nname = "x"\n[[advisor]]\nid = "A01"\n{fault.example}\n')
    checked(good)


def test_every_fault_is_listed_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        '[pack]\nname = "x"\n[[advisor]]\nid = "A01"\nabilities = 3\n[[number]]\nid = "hand_limit"\nn = -1\n'
        '[[tactic]]\nid = "T01"\nwindow = "NEVER"\n',
        encoding="utf-8",
    )
    assert main(["cards", "check", str(file)]) == 2
    said = capsys.readouterr().out
    assert said.count(str(file)) == 3
    assert 'window = "' in said
    assert "n = " in said


HOSTILE: dict[str, dict[str, Any]] = {
    "huge": {"advisor": [{"id": f"A{n}", "name": "x" * 40, "junk": "y" * 60} for n in range(1000, 1299)] * 3},
    "many entries": {"number": [{"id": f"n{n}", "n": 1} for n in range(400)]},
    "no number": {"number": [{"id": "hand_limit", "n": 1e9}]},
    "a long text": {"advisor": [{"id": "A01", "name": "x" * 41}]},
    "a long sentence": {"advisor": [{"id": "A01", "sentence": {"en": "x" * 401}}]},
    "direction of writing": {"advisor": [{"id": "A01", "name": "Fore\u202ester"}]},
    "look-alike": {"advisor": [{"id": "A01", "name": "F\u043erester"}]},
    "the name of another": {"advisor": [{"id": "A01", "name": "stonemason"}]},
    "a path": {"../../etc/passwd": [{"id": "A01"}]},
    "an id that is a path": {"advisor": [{"id": "A../../etc"}]},
    "an amount that is code": {"artifact": [{"id": "F1", "scoring": "__import__('os').getpid()"}]},
    "an amount without end": {"artifact": [{"id": "F1", "scoring": "9**9**9**9**9"}]},
    "brackets": {"artifact": [{"id": "F1", "scoring": "(" * 59}]},
    "a Clan of its own": {"clan": [{"id": "mine", "start": []}]},
    "Sections of its own": {"table": [{"players": 3, "sections": ["L"]}]},
    "a seventh Command card": {"command": [{"id": "C7", "name": "More", "box1": [], "box2": [], "box3": []}]},
    "a Horde that gathers": {"ability": [{"id": "SWIFT", "abilities": [
        {"trigger": "on_gather", "effects": [{"do": "honor", "n": 1}]}]}]},
    "a verb of automata": {"advisor": [{"id": "A01", "abilities": [
        {"trigger": "on_income", "effects": [{"do": "move_reed", "n": 1}]}]}]},
}  # fmt: skip


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_pack_is_refused(what: str) -> None:
    with pytest.raises(Problem):
        GREAT_WALL.configure_remote({"pack": {"name": "Hostile", "tables": HOSTILE[what]}})


def test_a_deep_one_is_refused() -> None:
    deep: Any = "x"
    for _ in range(2000):
        deep = [deep]
    with pytest.raises(Malformed, match="tables within"):
        from_options({"name": "Deep", "tables": {"advisor": [{"id": "A01", "abilities": deep}]}})
    with pytest.raises(Malformed):
        read_text("[pack]\nname = 'x'\n[[advisor]]\nid = 'A01'\nabilities = " + "[" * 5000)
    with pytest.raises(Malformed):
        read_text("#" * (LARGEST * 4 + 1))


def test_markup_stays_text() -> None:
    found = read_pack({"name": "<b>x</b>", "tables": {"advisor": [{"id": "A01", "name": "<img src=x>"}]}})
    assert found is not None
    assert found["tables"]["advisor"][0]["name"] == "<img src=x>"


@pytest.mark.parametrize("path", ["/etc/passwd", "../../secret.toml", "mine.toml", "C:\\x"])
def test_no_file_is_opened_for_a_stranger(path: str) -> None:
    with pytest.raises(Malformed) as caught:
        GREAT_WALL.configure_remote({"pack": path})
    assert caught.value.code == DataCode.UNREADABLE


@pytest.mark.parametrize(
    ("trigger", "effect"),
    [
        ("on_activated", {"do": "adv_activate", "where": "tea_house"}),
        ("on_my_turn", {"do": "wound", "n": 1, "where": "section"}),
    ],
)
def test_a_pack_whose_games_do_not_end_or_break_off_is_found_out(
    trigger: str, effect: dict[str, Any]
) -> None:
    card = {"abilities": [{"trigger": trigger, "effects": [effect]}]}
    pack = pack_of("Endless", {"advisor": [{"id": f"A{n:02}", **card} for n in range(1, 45)]})
    with pytest.raises(Malformed) as caught:
        prove(pack)
    assert caught.value.code == DataCode.FAILS


# --- the command ------------------------------------------------------------------------------------------


def test_the_pack_to_begin_with_is_valid_and_teaches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["cards", "new", "mybox"]) == 0
    assert main(["cards", "check", "mybox.toml"]) == 0
    assert main(["cards", "new", "mybox"]) == 2  # nothing is overwritten
    text = Path("mybox.toml").read_text("utf-8")
    commented = "\n".join(line.removeprefix("# ") for line in text.splitlines() if line.startswith("# "))
    examples = commented[commented.index("[[tactic]]") :]
    checked(read_text(f'[pack]\nname = "x"\n{examples}'))  # what is commented out works as well
    capsys.readouterr()
    assert main(["cards", "show", "mybox.toml", "--compare"]) == 0
    shown = capsys.readouterr().out
    assert "Forester" in shown
    assert "Woodcutter" in shown
    assert "hand_limit  5 → 4" in shown
    assert main(["cards", "show", "A02"]) == 0
    assert "Stonemason" in capsys.readouterr().out
    assert main(["simulate", "great-wall", "--pack", "mybox.toml", "--games", "2", "--seed", "s"]) == 0
    assert main(["arena", "great-wall", "random", "random", "--pack", "mybox.toml", "--games", "1"]) == 0


def test_a_folder_is_a_pack_too(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('[pack]\nname = "Two files"\n[[number]]\nid = "hand_limit"\nn = 3\n')
    (tmp_path / "b.toml").write_text('[[general]]\nid = "G01"\ntea = 57\n')
    found = read_pack(str(tmp_path))
    assert found is not None
    assert set(found["tables"]) == {"number", "general"}
