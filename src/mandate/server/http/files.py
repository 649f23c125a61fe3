"""The files of the built page: each is read and compressed on its first request and after a change."""

from __future__ import annotations

import os
import stat
from pathlib import Path, PurePosixPath

from mandate.core.errors import Refused
from mandate.server.http.content import Content, ContentCache
from mandate.table.codes import ServerCode

BINARY = "application/octet-stream"
# Fixed rather than taken from the system: a browser runs no script that is sent as another type.
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
PACKED = (".css", ".html", ".js", ".json", ".map", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest")
OUTSIDE = frozenset("\\:")  # these lead out of a folder on some systems
Version = tuple[int, int, int]


class Files:
    """The files below a folder, by their addresses."""

    def __init__(self, folder: Path, cache: ContentCache) -> None:
        self.folder = folder
        self._cache = cache

    async def get(self, address: str) -> Content:
        """The file at an address below the page's own. Raise if it does not exist."""
        path = self.find(address)
        version = None if path is None else version_of(path)
        if path is None or version is None:
            raise Refused(ServerCode.NO_SUCH_PAGE)
        try:
            return await self._cache.get(path, lambda: read(path), version)
        except FileNotFoundError as gone:  # a newer build has replaced it
            raise Refused(ServerCode.NO_SUCH_PAGE) from gone

    def find(self, address: str) -> Path | None:
        """The path of an address, if it stays below the folder. Links in there are the installer's own."""
        parts = [part for part in address.split("/") if part not in ("", ".")]
        if not parts or any(part == ".." or set(part) & OUTSIDE for part in parts):
            return None
        return self.folder.joinpath(*parts)


def version_of(path: Path) -> Version | None:
    """A value that changes with the file; None if it does not exist."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    return (status.st_mtime_ns, status.st_size, status.st_ino) if stat.S_ISREG(status.st_mode) else None


def read(path: Path) -> Content:
    ending = PurePosixPath(path.name).suffix
    return Content.build(path.read_bytes(), MEDIA_TYPES.get(ending, BINARY), packs=ending in PACKED)
