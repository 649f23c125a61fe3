"""Line input and output on a terminal or a pipe, for line-by-line games."""

from __future__ import annotations

import io
import os
import sys

PROMPT = "> "


class _Screen:
    """Whether the last thing on the screen is an unanswered prompt."""

    prompted = False


def prompt() -> None:
    """Show the prompt, on a terminal only, and once."""
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
    """Read one line before the game, byte by byte, to leave the rest of the input unread."""
    if not isinstance(sys.stdin, io.TextIOWrapper):
        return read_line()
    line = bytearray()
    while not line.endswith(b"\n") and (sign := os.read(sys.stdin.fileno(), 1)):
        line += sign
    if not line:
        raise EOFError
    return line.decode("utf-8", "replace")


def write_line(line: str) -> None:
    """Write a line in place of an unanswered prompt, which is shown again below."""
    if _Screen.prompted:
        answered()
        line = f"\r{' ' * len(PROMPT)}\r{line}"
    print(line, flush=True)


def speaks_unicode() -> bool:
    """Whether the terminal shows more than ASCII, judging by its locale."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LANG") if os.environ.get(name)), "")
    return locale not in ("C", "POSIX") and (sys.stdout.encoding or "").lower().startswith("utf")
