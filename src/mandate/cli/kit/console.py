"""Lines in and out of a terminal or a pipe, for the games that are played line by line."""

from __future__ import annotations

import io
import os
import sys

PROMPT = "> "


class _Screen:
    """Whether the last thing on the screen is an unanswered prompt."""

    prompted = False


def prompt() -> None:
    """Shown only to a person, and once."""
    if not _Screen.prompted and sys.stdin.isatty() and sys.stdout.isatty():
        print(PROMPT, end="", flush=True)
        _Screen.prompted = True


def answered() -> None:
    _Screen.prompted = False


def read_line() -> str:
    """The next line."""
    prompt()
    line = sys.stdin.readline()
    answered()
    if not line:
        raise EOFError
    return line


def read_first_line() -> str:
    """Read one line before the game, byte by byte, so that the rest of the input is left unread."""
    if not isinstance(sys.stdin, io.TextIOWrapper):
        return read_line()
    line = bytearray()
    while not line.endswith(b"\n") and (sign := os.read(sys.stdin.fileno(), 1)):
        line += sign
    if not line:
        raise EOFError
    return line.decode("utf-8", "replace")


def write_line(line: str) -> None:
    """News take the place of a prompt; it comes again below them."""
    if _Screen.prompted:
        answered()
        line = f"\r{' ' * len(PROMPT)}\r{line}"
    print(line, flush=True)


def speaks_unicode() -> bool:
    """Whether the terminal shows more than ASCII, as far as its locale tells."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LANG") if os.environ.get(name)), "")
    return locale not in ("C", "POSIX") and (sys.stdout.encoding or "").lower().startswith("utf")
