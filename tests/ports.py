"""Ports for servers that are stopped and started again."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def reserved_port() -> Iterator[int]:
    """A port that no one is given by chance while no server of ours listens there."""
    with socket.socket() as placeholder:
        placeholder.setsockopt(
            socket.SOL_SOCKET, socket.SO_REUSEADDR, 1
        )  # as servers do: they may have it too
        placeholder.bind(("127.0.0.1", 0))
        port = int(placeholder.getsockname()[1])
        if sys.platform != "linux":  # elsewhere two may not have it, even if only one of them listens
            placeholder.close()
        yield port
