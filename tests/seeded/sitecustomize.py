"""All fresh randomness of a process under test comes from the seed of the test that is running.

The tests' own processes load this file in `tests/conftest.py`; the processes that they start find it on
`PYTHONPATH`, where Python imports a module of this name by itself. Ids of guests and tables, links, salts and
deals all come from `secrets`, so `secrets` is what is replaced.

A server may outlive a test, so the seed is read from a file that each test rewrites. Every function that asks
has a stream of its own: how many guests arrive, and when, does not change what is dealt.
"""

from __future__ import annotations

import base64
import os
import random
import secrets
import sys

FILE = "SEED_FILE"  # the environment variable with the path of the file that holds the running test's seed
PROCESS = "SEED_PROCESS"  # which of the test's processes this is: two servers must not give out the same ids


class Streams:
    """One stream of bits for each function that asks for fresh randomness."""

    def __init__(self, file: str, process: str) -> None:
        self._file = file
        self._process = process
        self._seed = ""
        self._streams: dict[str, random.Random] = {}

    def token_bytes(self, nbytes: int | None = None) -> bytes:
        return self._draw(nbytes)

    def token_hex(self, nbytes: int | None = None) -> str:
        return self._draw(nbytes).hex()

    def token_urlsafe(self, nbytes: int | None = None) -> str:
        return base64.urlsafe_b64encode(self._draw(nbytes)).rstrip(b"=").decode("ascii")

    def _draw(self, nbytes: int | None) -> bytes:
        with open(self._file, encoding="utf-8") as file:
            seed = file.read()
        if seed != self._seed:
            self._seed, self._streams = seed, {}
            random.seed(f"{seed}/{self._process}")
        code = sys._getframe(2).f_code
        asking = f"{os.path.basename(code.co_filename)}:{code.co_qualname}"
        if asking not in self._streams:
            self._streams[asking] = random.Random(f"{seed}/{self._process}/{asking}")
        return self._streams[asking].randbytes(32 if nbytes is None else nbytes)


def install(file: str, process: str = "") -> None:
    streams = Streams(file, process)
    secrets.token_bytes = streams.token_bytes
    secrets.token_hex = streams.token_hex
    secrets.token_urlsafe = streams.token_urlsafe


if FILE in os.environ:
    install(os.environ[FILE], os.environ.get(PROCESS, ""))
