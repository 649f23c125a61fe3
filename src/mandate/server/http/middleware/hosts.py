"""The host names of this server.

A foreign page can point its own name at this machine and then pass for one of ours (DNS rebinding). So a
request must name a known host. A numeric address is always accepted: the browser connected to it directly,
without resolving a name.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address

ANY = "*"
LOCAL = ("localhost", ".localhost")


class Hosts:
    """The hosts that requests may name."""

    def __init__(self, listed: str, bound: str) -> None:
        names = {name.strip().lower().rstrip(".") for name in listed.split(",") if name.strip()}
        self._any = ANY in names
        self._below = tuple(name.removeprefix("*") for name in names if name.startswith("*."))
        self._names = names | {bound.lower(), *_own_names()}

    def __contains__(self, host: str) -> bool:
        """Whether a `Host` header is one of ours."""
        if self._any:
            return True
        name = without_port(host).lower().rstrip(".")
        return (
            name in self._names
            or name.endswith(LOCAL)
            or (bool(self._below) and name.endswith(self._below))
            or in_numbers(name)
        )


def _own_names() -> set[str]:
    """The names of this machine, including the one on a home network."""
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    return {own, short, f"{short}.local"} - {""}


def without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def in_numbers(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
