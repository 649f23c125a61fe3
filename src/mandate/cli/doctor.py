"""`mandate doctor`: what is missing or wrong on this machine, and what to do about it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import Any

from mandate.cli.checkups import CHECKS
from mandate.cli.serve import add_setting
from mandate.lang import say

# What each use requires, and what is optional for it.
USES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "play": (("python", "packages"), ("rules",)),
    "serve": (
        ("python", "packages", "server", "page", "store", "bus", "port"),
        ("rules", "servers", "routing", "clocks"),
    ),
    "research": (
        ("python", "packages", "envs"),
        ("rules", "data", "openspiel", "cluster", "gpu-packages", "gpu"),
    ),
    "dev": (("python", "packages", "dev", "make", "chromium"), ("rules", "page", "node")),
}
SETTINGS = ("host", "port", "database", "bus")  # of the server, that matter here
FINE, MISSING, WRONG = "fine", "missing", "wrong"


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("use", nargs="?", choices=tuple(USES), metavar="USE", help=words("doctor-use"))
    for name in SETTINGS:
        add_setting(parser, name, words)
    parser.add_argument("--settings", metavar="FILE", help=words("serve-settings"))
    parser.add_argument("--json", action="store_true", help=words("doctor-json"))
    parser.epilog = words("doctor-epilogue")


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.server.settings import read_settings

    flags = {name: getattr(arguments, name) for name in SETTINGS}
    settings = read_settings(flags, file=arguments.settings)
    use = arguments.use or "play"
    needed, more = USES[use]
    looked_at = [name for name in CHECKS if arguments.use is None or name in needed + more]
    findings: list[dict[str, Any]] = []
    titles = _column("check", looked_at, language)
    states = _column("state", (FINE, MISSING, WRONG), language)
    for name in looked_at:
        one = CHECKS[name](settings)
        state = FINE if one.fine else WRONG if name in needed else MISSING
        sentence = one.problem.tell(language) if one.problem else say(language, one.id, one.facts)
        findings.append({"check": name, "state": state, "needed": name in needed, "told": sentence})
        if not arguments.json:
            sys.stdout.write(f"{states[state]}  {titles[name]}  {sentence}\n")
            sys.stdout.flush()
    wrong = sum(entry["state"] == WRONG for entry in findings)
    if arguments.json:
        facts = {"use": use, "ready": not wrong, "checks": findings}
        sys.stdout.write(json.dumps(facts, ensure_ascii=False) + "\n")
    else:
        outcome = say(language, "doctor-outcome", {"use": use, "wrong": wrong})
        sys.stdout.write(outcome + "\n")
    return 1 if wrong else 0


def _column(kind: str, names: Sequence[str], language: str) -> dict[str, str]:
    """The label of each name, padded to the same width."""
    words = {name: say(language, f"doctor-{kind}", {kind: name}) for name in names}
    width = max(map(len, words.values()))
    return {name: word.ljust(width) for name, word in words.items()}
