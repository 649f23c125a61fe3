"""Where a command plays its games: on this machine, or on a cluster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.lang import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from mandate.arena.pool import MakePool


def add_pool_options(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("--jobs", type=int, metavar="J", help=words("simulate-jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=words("simulate-cluster"))


def pool_for(arguments: argparse.Namespace, language: str) -> MakePool[Any, Any]:
    """Connect to the cluster if one is named, so that a bad address fails before any game."""
    from mandate.arena.pool import local

    if arguments.cluster is None:
        return local(arguments.jobs)
    from rich.console import Console

    from mandate.arena.cluster import connect

    with Console(stderr=True).status(say(language, "simulate-connecting", {"address": arguments.cluster})):
        return connect(arguments.cluster, arguments.jobs)
