"""`mandate`: one command, with a verb for each task.

Nothing heavy is imported here: a verb's module is loaded only when it is used, so that
`mandate --help` is fast.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import functools
import importlib
import os
import re
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from mandate import __version__
from mandate.core.errors import Problem
from mandate.lang import LANGUAGES, choose_language, say

VERBS = (
    "play", "serve", "worker", "me", "people", "cups", "weekly", "ratings", "moderate", "simulate", "arena",
    "ladder", "benchmark", "report", "replay", "review", "verify", "puzzles", "players", "bot", "mcp", "data",
    "new-game", "doctor",
)  # fmt: skip
Words = Callable[..., str]

EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED = 130
UNWRITTEN = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # of standard output: usually a full disk

# argparse's sentences, and the messages that say the same
COMPLAINTS = (
    (
        r"argument (?P<argument>.+?): invalid choice: (?P<value>.+?) \(choose from (?P<known>.+)\)",
        "cli-bad-choice",
    ),
    (r"argument (?P<argument>.+?): invalid (?:int|float) value: (?P<value>.+)", "cli-no-number"),
    (r"argument (?P<argument>.+?): expected one argument", "cli-no-value"),
    (r"the following arguments are required: (?P<missing>.+)", "cli-missing"),
    (r"unrecognized arguments: (?P<words>.+)", "cli-unknown-words"),
    (r"ambiguous option: (?P<argument>.+?) could match (?P<known>.+)", "cli-ambiguous"),
)


class Parser(argparse.ArgumentParser):
    """A parser with messages in the user's language and errors in one line."""

    words: Words

    def __init__(self, *, words: Words, **settings: Any) -> None:
        super().__init__(**{**settings, "add_help": False})
        self.words = words
        self.formatter_class = argparse.RawDescriptionHelpFormatter
        self._positionals.title = words("cli-arguments")
        self._optionals.title = words("cli-options")
        self.add_argument("-h", "--help", action="help", help=words("cli-help"))

    def format_usage(self) -> str:
        return super().format_usage().replace("usage:", self.words("cli-usage"), 1)

    def format_help(self) -> str:
        return super().format_help().replace("usage:", self.words("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        hint = self.words("cli-see-help", command=self.prog)
        sys.stderr.write(f"{self.prog}: {translated(message, self.words)} ({hint})\n")
        sys.exit(EXIT_BAD_INPUT)


def translated(complaint: str, words: Words) -> str:
    """An error message of argparse, in the user's language.

    argparse gives only an English sentence, so the facts are parsed from it. An unknown sentence, perhaps
    from another version of Python, is passed through.
    """
    for pattern, message in COMPLAINTS:
        if match := re.fullmatch(pattern, complaint, re.DOTALL):
            facts = {name: text.replace("'", "") for name, text in match.groupdict().items()}
            return words(message, **facts)
    return complaint


def build(language: str, verb: str | None) -> Parser:
    """The parser; only the requested verb gets its arguments."""
    words = functools.partial(_words, language)
    parser = Parser(prog="mandate", words=words, description=words("cli-about"), epilog=words("cli-epilogue"))
    parser.add_argument(
        "--version", action="version", version=f"mandate {__version__}", help=words("cli-version")
    )
    parser.add_argument(
        "--lang", choices=LANGUAGES, metavar="{" + ",".join(LANGUAGES) + "}", help=words("cli-lang")
    )
    make: Any = functools.partial(Parser, words=words)
    parsers = parser.add_subparsers(
        dest="verb", title=words("cli-verbs"), metavar="COMMAND", parser_class=make
    )
    for name in verbs():
        about = words(f"{name}-about")
        sub = parsers.add_parser(name, help=about, description=about)
        if name == verb:
            _module(name).add_arguments(sub, words)
    return parser


def _words(language: str, message: str, **facts: object) -> str:
    return say(language, message, facts)


def verbs() -> dict[str, str]:
    """Each verb with its module: built-in ones, then those of games."""
    from mandate import games

    modules = {verb: f"mandate.cli.{verb.replace('-', '_')}" for verb in VERBS}
    for name in games.names():
        modules = {**games.registration(name).commands, **modules}
    return {verb: modules[verb] for verb in (*VERBS, *sorted(set(modules) - set(VERBS)))}


def _module(verb: str) -> Any:
    return importlib.import_module(verbs()[verb])


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code: 0 success, 1 a negative result, 2 bad input."""
    _open_streams()
    arguments = list(sys.argv[1:] if argv is None else argv)
    wanted, arguments = _without_language(arguments)
    if wanted is not None and wanted not in LANGUAGES:
        sys.stderr.write(
            say("en", "cli-no-language", {"wanted": wanted, "known": ", ".join(LANGUAGES)}) + "\n"
        )
        return EXIT_BAD_INPUT
    language = choose_language(wanted)
    known = verbs()
    verb = next((word for word in arguments if word in known), None)
    parser = build(language, verb)
    parsed = parser.parse_args(arguments)
    if parsed.verb is None:
        parser.print_help()
        return 0
    try:
        _tell_broken_packages(language)
        code = _module(parsed.verb).run(parsed, language)
        sys.stdout.flush()
        return int(code)
    except Problem as problem:
        sys.stderr.write(f"mandate {parsed.verb}: {problem.tell(language)}\n")
        return EXIT_BAD_INPUT
    except KeyboardInterrupt:
        sys.stderr.write(say(language, "cli-interrupted") + "\n")
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # the reader of the output has closed the pipe: not an error
        _drop_output()
        return 0
    except OSError as error:
        if error.filename is not None or error.errno not in UNWRITTEN:
            raise
        _drop_output()
        reason = os.strerror(error.errno)
        sys.stderr.write(f"mandate {parsed.verb}: {say(language, 'cli-unwritten', {'reason': reason})}\n")
        return EXIT_BAD_INPUT


def _tell_broken_packages(language: str) -> None:
    """Print a line for each game or player of a broken package; the others still work."""
    from mandate import games, players

    for problem in (*games.broken(), *players.broken()):
        sys.stderr.write(f"mandate: {problem.tell(language)}\n")


def _open_streams() -> None:
    """Replace streams that the caller has closed (`>&-`) with the null device."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115  # until the end
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # until the end
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _drop_output() -> None:
    """Discard buffered output, so that Python's flush at exit does not fail again."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _without_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The requested language, and the other arguments: `--lang` may stand anywhere among them."""
    wanted, others, words = None, [], iter(arguments)
    for word in words:
        if word.startswith("--lang="):
            wanted = word.partition("=")[2]
        elif word == "--lang":
            wanted = next(words, "")
        else:
            others.append(word)
    return wanted, others


if __name__ == "__main__":
    sys.exit(main())
