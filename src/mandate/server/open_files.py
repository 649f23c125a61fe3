"""How many files, and so how many connections, this process may have open."""

from __future__ import annotations

import sys

MAX_FILES = 1 << 20  # files: enough, if a machine sets no limit
RESERVED = 128  # files that are no connections: the database, computer players, what the page is read from
WITHOUT_LIMITS = 10_000  # connections, on systems that do not tell


def raise_limit() -> None:
    """As many as this machine lets us have; the soft limit is often 1,024, for the sake of old programs."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # some systems have another limit below the hard one
        return


def room_for_connections() -> int:
    """How many connections fit."""
    if sys.platform == "win32":
        return WITHOUT_LIMITS
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MAX_FILES if soft == resource.RLIM_INFINITY else min(soft, MAX_FILES)
    return max(files - RESERVED, files // 2)
