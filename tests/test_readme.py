"""What the README shows runs as it stands there."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)


def test_the_examples_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(examples()) == 2
    names: dict[str, object] = {}
    for example in examples():
        exec(compile(example, str(README), "exec"), names)
    out = capsys.readouterr().out
    assert "seat 3: 19 pagodas left" in out
    assert "[qin.place." in out


def test_every_command_that_the_readme_names_exists() -> None:
    from mandate.cli.main import verbs

    named = set(re.findall(r"mandate (?:--lang \w+ )?(\w+)", README.read_text("utf-8")))
    assert named & set(verbs()) == named - {"import"}


def test_every_link_of_the_readme_leads_somewhere() -> None:
    text = README.read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text) + re.findall(r'src="([^"]+)"', text):
        assert (README.parent / target).exists(), target


def test_the_first_screen_shows_both_games_the_commands_and_a_door_for_everybody() -> None:
    first = README.read_text("utf-8").partition("\n## ")[0]
    assert first.count("\n") < 45
    for shown in ("page-game.webp", "page-great-wall.webp", "    make play", "    make test"):
        assert shown in first
    for door in (
        "play.md",
        "learn.md",
        "write-a-player.md",
        "research.md",
        "operating.md",
        "CONTRIBUTING.md",
    ):
        assert f"{door})" in first


def test_it_says_that_it_is_unofficial() -> None:
    assert "not affiliated" in README.read_text("utf-8")
