"""Every command that a document shows is one: of `mandate`, read by its own parser, or of `make`."""

from __future__ import annotations

import argparse
import functools
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from mandate.cli.main import build, verbs

PROJECT = Path(__file__).parents[2]
VERBS = tuple(verbs())
PAGES = sorted(
    page.relative_to(PROJECT).as_posix()
    for page in (*PROJECT.glob("*.md"), *PROJECT.glob("docs/**/*.md"), PROJECT / "web" / "README.md")
)
FENCED = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
INDENTED = re.compile(r"(?:^    .*\n)+", re.MULTILINE)
INLINE = re.compile(r"`((?:\.venv/bin/)?(?:mandate|make) [^`]+)`")
COMMAND = re.compile(r"(?:\.venv/bin/|/opt/mandate/bin/)?(mandate|make)\b")
GAMES_OF_OTHERS = {"lantern-night", "tea-caravan"}  # packages of their own, which are not installed here


def shown(page: str) -> Iterator[str]:
    """The lines of its code that are commands."""
    text = (PROJECT / page).read_text("utf-8")
    blocks = [code for kind, code in FENCED.findall(text) if kind in ("sh", "")]
    blocks += INDENTED.findall(FENCED.sub("", text))
    for line in "\n".join(blocks).splitlines():
        if COMMAND.match(line.strip()):
            yield line.strip()


def words_of(line: str) -> list[str]:
    return shlex.split(line, comments=True)


def understood(verb: str | None, words: list[str]) -> bool:
    try:
        parser(verb).parse_args(words)
    except SystemExit as stopped:
        return stopped.code == 0  # it was requested help
    return True


@functools.cache
def parser(verb: str | None) -> argparse.ArgumentParser:
    return build("en", verb)


def parser_of(verb: str) -> argparse.ArgumentParser:
    verbs = next(each for each in parser(verb)._actions if isinstance(each, argparse._SubParsersAction))
    found: argparse.ArgumentParser = verbs.choices[verb]
    return found


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (PROJECT / "Makefile").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("page", PAGES)
def test_every_line_is_a_command(page: str) -> None:
    for line in shown(page):
        program, *words = words_of(line)
        if program == "make":
            assert {word for word in words if "=" not in word} <= targets(), line
        elif not GAMES_OF_OTHERS & set(words):
            verb = next((word for word in words if word in VERBS), None)
            assert understood(verb, words), line


@pytest.mark.parametrize("page", PAGES)
def test_what_a_sentence_names_is_known(page: str) -> None:
    """A sentence may cut a command short (`mandate serve --agent`): its verb and its flags must be known."""
    for line in INLINE.findall((PROJECT / page).read_text("utf-8")):
        program, *words = re.sub(r"…|\.\.\.", "", line).split()
        if program == "make":
            named = {word for word in words if re.fullmatch("[a-z-]+", word)}
            assert named <= targets(), line
            continue
        words = [word for word in words if word not in ("--lang", "de", "en", "fr", "--help")]
        if not words or not re.fullmatch(r"[a-z-]+", words[0]):
            continue
        assert words[0] in VERBS, line
        known = parser_of(words[0])._option_string_actions
        flags = {word.partition("=")[0].rstrip(",") for word in words if word.startswith("--")}
        assert flags <= {*known, "--lang"}, line


def test_there_are_commands() -> None:
    """Or the two tests above would have nothing to do."""
    assert sum(len(list(shown(page))) for page in PAGES) > 60
