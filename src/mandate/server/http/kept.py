"""Answers that are built once and kept while what they were built from stays the same."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Sized
from typing import Any, Generic, TypeVar

from litestar import Response
from litestar.connection import ASGIConnection

T = TypeVar("T", bound=Sized)


class Kept(Generic[T]):
    """Things by key, bounded in bytes (their length); the least recently used is dropped first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Hashable, tuple[Hashable, T]] = OrderedDict()
        self._building: dict[tuple[Hashable, Hashable], asyncio.Task[T]] = {}

    def __len__(self) -> int:
        return self._size

    async def get(self, key: Hashable, build: Callable[[], Awaitable[T]], version: Hashable = None) -> T:
        """The thing of this version; concurrent requests share one build."""
        kept = self._kept.get(key)
        if kept is not None and kept[0] == version:
            self._kept.move_to_end(key)
            return kept[1]
        task = self._building.get((key, version))
        if task is None:
            task = asyncio.create_task(self._build(key, build, version))
            self._building[key, version] = task
            task.add_done_callback(lambda done: self._built(key, version, done))
        return await asyncio.shield(task)

    def _built(self, key: Hashable, version: Hashable, task: asyncio.Task[T]) -> None:
        del self._building[key, version]
        if not task.cancelled():
            task.exception()  # the requests still waiting raise it; mark it as retrieved

    async def _build(self, key: Hashable, build: Callable[[], Awaitable[T]], version: Hashable) -> T:
        built = await build()
        self._forget(key)
        if len(built) <= self._most:
            self._kept[key] = version, built
            self._size += len(built)
        while self._size > self._most:
            self._forget(next(iter(self._kept)))
        return built

    def _forget(self, key: Hashable) -> None:
        if (kept := self._kept.pop(key, None)) is not None:
            self._size -= len(kept[1])


def revalidated(request: ASGIConnection[Any, Any, Any, Any], body: bytes) -> Response[Any]:
    """Respond with encoded JSON that the client may keep, if it asks each time whether it has changed."""
    etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    known = matches(request.headers.get("if-none-match"), etag)
    headers = {"ETag": etag, "Cache-Control": "private, no-cache"}
    return Response(
        b"" if known else body,
        status_code=304 if known else 200,
        headers=headers,
        media_type="application/json",
    )


def matches(known: str | None, etag: str) -> bool:
    """Whether the client has this form already (`If-None-Match`)."""
    if known is None:
        return False
    return known.strip() == "*" or etag in {each.strip().removeprefix("W/") for each in known.split(",")}
