"""The files a browser fetches to play offline: the Python that the page was built with, and our sources.

The sources are the ones this server runs, sent unchanged: the rules have no second copy. Everything is sent
and kept compressed; the page's service worker decompresses it (web/src/worker/pack.ts).
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import re
from importlib import resources
from pathlib import Path

import msgspec
from litestar import MediaType, Response, get
from litestar.types import ControllerRouterHandler

from mandate import games, lang
from mandate.core.errors import Refused
from mandate.players import names_for
from mandate.server.http.callers import AnyRequest
from mandate.server.http.content import Content, ContentCache, respond
from mandate.server.http.files import version_of
from mandate.table.codes import ServerCode
from mandate.table.device import games_here
from mandate.table.offered import GameInfo

FOLDER = "device"
SOURCES = f"{FOLDER}/mandate.json.gzip"
FOR_PAGE = f"{FOLDER}/page.json.gzip"
# Everything that tables on a device need, besides what each game names in its registration.
NEEDED = (
    "*.py",
    "core/*.py",
    "games/*.py",
    "games/*/*.py",
    "lang/*.py",
    "players/*.py",
    "study/__init__.py",
    "study/accuracy.py",
    "study/assess.py",
    "study/review.py",
    "table/*.py",
    "table/acts/*.py",
)
PARTS = (".py", ".txt", ".toml", ".json")  # of a package: its code and what it reads
_WORDS = re.compile(r"^(?:-|problem-)[\w-]+ *=.*(?:\n[ \t].*)*", re.MULTILINE)  # refusals, and all terms


class Sources(msgspec.Struct):
    """Our own files by their paths, and the refusals as Fluent text for each language."""

    files: dict[str, str]
    words: dict[str, str]


class ForPage(msgspec.Struct):
    """What the page asks a server for before any game: the games, and their words by language and game."""

    games: list[GameInfo]
    words: dict[str, dict[str, str]]


class Pack(msgspec.Struct):
    """Everything to fetch, by paths below the page's own; `release` changes with any of it."""

    release: str
    bytes: int
    files: list[str]


def routes(folder: Path, cache: ContentCache) -> list[ControllerRouterHandler]:
    """The routes to the pack, if the page in `folder` was built with Python."""

    @get(f"/{FOLDER}/pack.json", include_in_schema=False)
    async def pack(request: AnyRequest) -> Response[Pack]:
        if not (folder / FOLDER).is_dir():
            raise Refused(ServerCode.NO_SUCH_PAGE)
        # A newer build may be installed while the server runs.
        version = tuple((str(file), version_of(file)) for file in _files(folder))
        return respond(request, await cache.get("pack", lambda: _build(folder), version))

    @get(f"/{SOURCES}", include_in_schema=False, media_type=MediaType.JSON)
    async def own_sources(request: AnyRequest) -> Response[bytes]:
        return respond(request, await cache.get("sources", lambda: _compressed(sources())))

    @get(f"/{FOR_PAGE}", include_in_schema=False, media_type=MediaType.JSON)
    async def for_page(request: AnyRequest) -> Response[bytes]:
        return respond(request, await cache.get("for page", lambda: _compressed(for_the_page())))

    return [pack, own_sources, for_page]


def _build(folder: Path) -> Content:
    return Content.build(msgspec.json.encode(packed(folder)), "application/json", packs=False)


def _compressed(content: bytes) -> Content:
    return Content.build(content, "application/gzip", packs=False)


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in (folder / FOLDER).rglob("*") if file.is_file())


def packed(folder: Path) -> Pack:
    files = _files(folder)
    ours = {SOURCES: sources(), FOR_PAGE: for_the_page()}
    hashed = hashlib.sha256(b"".join(ours.values()))
    for file in files:
        hashed.update(file.read_bytes())
    return Pack(
        release=hashed.hexdigest()[:16],
        bytes=sum(map(len, ours.values())) + sum(file.stat().st_size for file in files),
        files=[*ours, *(file.relative_to(folder).as_posix() for file in files)],
    )


@functools.cache
def for_the_page() -> bytes:
    """`ForPage` as compressed JSON."""
    here = games_here()
    words = {
        language: {game.id: all_words(game.id, language) for game in here} for language in lang.LANGUAGES
    }
    return gzip.compress(msgspec.json.encode(ForPage(here, words)), mtime=0)


def all_words(game: str, language: str) -> str:
    """The words of a game and its players, as Fluent text."""
    of_players = (lang.brought(f"player-{name}", language) for name in names_for(game))
    return "\n".join([lang.words_of(game, language), *filter(None, of_players)])


@functools.cache
def sources() -> bytes:
    """`Sources` as compressed JSON, the same bytes for the same files."""
    root = Path(str(resources.files("mandate")))
    paths = {file for pattern in NEEDED for file in root.glob(pattern)}
    for name in games.names():
        for part in games.registration(name).device:
            package, _, file = part.partition(":")
            folder = root.parent.joinpath(*package.split("."))
            paths |= {folder / file} if file else {each for each in folder.rglob("*") if each.suffix in PARTS}
    files = {
        f"mandate/{file.relative_to(root).as_posix()}": file.read_text("utf-8") for file in sorted(paths)
    }
    games.names()  # registers the words of all games
    words = {language: "\n".join(_WORDS.findall(lang.everything(language))) for language in lang.LANGUAGES}
    return gzip.compress(msgspec.json.encode(Sources(files, words)), mtime=0)
