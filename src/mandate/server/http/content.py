"""Responses that are the same for everyone: built and compressed once, off the event loop, then only sent.

Nothing about a person or a table belongs here. Those responses are never compressed: the length of a
compressed response reveals what a secret in it has in common with text chosen by an attacker (BREACH).
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from collections.abc import Callable, Hashable
from typing import Any

import msgspec
from litestar import Response
from litestar.connection import ASGIConnection

from mandate.server.http.kept import Kept, matches

LEVEL = 9  # of gzip: it runs once
LEAST_PACKED = 500  # bytes: below that, the headers outweigh the savings
MOST_KEPT = 48 * 1024 * 1024  # bytes; the whole page with Python in it has about 10 million
REVALIDATE = "no-cache"  # keep it, but revalidate it each time
_RANGE = re.compile(r"bytes=([0-9]{0,15})-([0-9]{0,15})")
_WEIGHT = re.compile(r"q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)")


class Content(msgspec.Struct, frozen=True):
    """One response in both forms. Each form has its own entity tag."""

    body: bytes
    media_type: str
    tag: str
    packed: bytes | None  # by gzip; None where that saves nothing

    @classmethod
    def build(cls, body: bytes, media_type: str, *, packs: bool = True) -> Content:
        packed = gzip.compress(body, LEVEL, mtime=0) if packs and len(body) >= LEAST_PACKED else None
        if packed is not None and len(packed) >= len(body):
            packed = None
        return cls(body, media_type, hashlib.sha256(body).hexdigest()[:24], packed)

    def __len__(self) -> int:
        return len(self.body) + len(self.packed or b"")


class ContentCache:
    """Content by key, bounded in bytes."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._kept = Kept[Content](most)

    def __len__(self) -> int:
        return len(self._kept)

    async def get(self, key: Hashable, build: Callable[[], Content], version: Hashable = None) -> Content:
        """The content of this version, built in a thread."""
        return await self._kept.get(key, lambda: asyncio.to_thread(build), version)


def respond(
    request: ASGIConnection[Any, Any, Any, Any], content: Content, *, cache_control: str | None = None
) -> Response[Any]:
    """Respond with the form the client accepts, a range of it, or 304 (RFC 9110)."""
    asked = request.headers
    headers = {"Accept-Ranges": "bytes"}
    if cache_control is not None:
        headers["Cache-Control"] = cache_control
    if content.packed is not None:
        headers["Vary"] = "Accept-Encoding"
    packs = content.packed is not None and takes_gzip(asked.get("accept-encoding"))
    etag = f'"{content.tag}-gzip"' if packs else f'"{content.tag}"'
    if matches(asked.get("if-none-match"), etag):
        return Response(
            b"", status_code=304, headers={**headers, "ETag": etag}, media_type=content.media_type
        )
    if (part := _part(asked, content)) is not None:
        return _partial(content, part, headers)
    if packs:
        headers["Content-Encoding"] = "gzip"
    body = content.packed if packs else content.body
    return Response(body, headers={**headers, "ETag": etag}, media_type=content.media_type)


def _partial(content: Content, part: range, headers: dict[str, str]) -> Response[Any]:
    """A range of the uncompressed form."""
    size = len(content.body)
    if not part:
        headers |= {"Content-Range": f"bytes */{size}"}
        return Response(b"", status_code=416, headers=headers, media_type=content.media_type)
    headers |= {"ETag": f'"{content.tag}"', "Content-Range": f"bytes {part[0]}-{part[-1]}/{size}"}
    body = content.body[part.start : part.stop]
    return Response(body, status_code=206, headers=headers, media_type=content.media_type)


def _part(asked: Any, content: Content) -> range | None:
    """The requested bytes, empty if out of range; None means all, also for lists of ranges."""
    wanted = _RANGE.fullmatch(asked.get("range", ""))
    if wanted is None or asked.get("if-range", f'"{content.tag}"') != f'"{content.tag}"':
        return None
    first, last = wanted.groups()
    size = len(content.body)
    if first:
        if last and int(last) < int(first):
            return None
        return range(int(first), min(int(last) + 1, size) if last else size)
    return range(max(0, size - int(last)), size) if last else None


def takes_gzip(accepted: str | None) -> bool:
    """Whether `Accept-Encoding` allows it: by name, or by `*` if the name is missing."""
    weights: dict[str, bool] = {}
    for part in (accepted or "").lower().split(","):
        name, _, weight = (piece.strip() for piece in part.partition(";"))
        quality = _WEIGHT.fullmatch(weight)
        weights[name] = not weight or (quality is not None and float(quality[1]) > 0)
    return weights.get("gzip", weights.get("*", False))
