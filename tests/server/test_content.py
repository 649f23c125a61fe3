"""What is the same for everyone: built and compressed once, off the loop, with the headers for caches."""

import asyncio
import gzip
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from mandate import lang
from mandate.server import built
from mandate.server.http import pack
from mandate.server.http.content import Content, ContentCache, takes_gzip
from mandate.server.http.files import MEDIA_TYPES, Files
from tests.server.serving import PATIENCE, serving

SCRIPT = "export const a = 1;\n" * 400
GZIP = {"Accept-Encoding": "gzip"}
PLAIN = {"Accept-Encoding": "identity"}
Fetch = Callable[..., Awaitable[httpx.Response]]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Mandate</title>" * 30, "utf-8")
    (folder / "assets" / "page-1.js").write_text(SCRIPT, "utf-8")
    (folder / "icon.png").write_bytes(bytes(range(256)) * 10)
    monkeypatch.setattr("mandate.server.built.PAGE", folder)
    return folder


@asynccontextmanager
async def stranger(folder: Path) -> AsyncIterator[Fetch]:
    """A server, and how a stranger fetches something from it."""
    async with (
        serving(f"sqlite:///{folder / 't.db'}") as server,
        httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http,
    ):

        async def fetch(path: str, method: str = "GET", **headers: str) -> httpx.Response:
            return await http.request(method, path, headers={**GZIP, **headers})

        yield fetch


@pytest.mark.parametrize(
    "path", ["/api/words/de", "/api/words/de/qin", "/api/games", "/assets/page-1.js", "/"]
)
@pytest.mark.usefixtures("site")
def test_many_requests_compress_once_and_not_on_the_loop(
    tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    read = Counter[str]()
    compress, everything = gzip.compress, lang.everything

    def counted(body: bytes, *given: int, **more: int) -> bytes:
        threads.append(threading.current_thread())
        return compress(body, *given, **more)

    def counted_words(language: str) -> str:
        read[language] += 1
        return everything(language)

    monkeypatch.setattr(gzip, "compress", counted)
    monkeypatch.setattr(lang, "everything", counted_words)

    async def run() -> None:
        async with stranger(tmp_path) as fetch:
            answers = await asyncio.gather(*(fetch(path) for _ in range(30)))
            assert {answer.status_code for answer in answers} == {200}
            assert {answer.headers["Content-Encoding"] for answer in answers} == {"gzip"}
            assert len({answer.content for answer in answers}) == 1
            plain = await fetch(path, **PLAIN)
            assert "Content-Encoding" not in plain.headers
            assert plain.content == answers[0].content

    asyncio.run(run())
    wanted = 2 if path == "/" else 1  # the file, and the page under the name of this server
    assert len(threads) == wanted
    assert threading.main_thread() not in threads
    assert read == ({"de": 1} if path == "/api/words/de" else {})


@pytest.mark.usefixtures("site")
def test_each_form_has_its_tag_and_is_not_sent_twice(tmp_path: Path) -> None:
    async def run() -> None:
        async with stranger(tmp_path) as fetch:
            for path in (
                "/api/words/en",
                "/api/words/en/qin",
                "/api/games",
                "/assets/page-1.js",
                "/",
                "/icon.png",
            ):
                packed, plain = await fetch(path), await fetch(path, **PLAIN)
                for got, accepted in ((packed, GZIP), (plain, PLAIN)):
                    tag = got.headers["ETag"]
                    for known in (tag, f'"other", W/{tag}', "*"):
                        again = await fetch(path, **accepted, **{"If-None-Match": known})
                        assert (again.status_code, again.content) == (304, b"")
                        for name in ("ETag", "Vary", "Cache-Control"):
                            assert again.headers.get(name) == got.headers.get(name), (path, name)
                if path == "/icon.png":  # a picture is compressed already
                    assert packed.headers["ETag"] == plain.headers["ETag"]
                    assert "Vary" not in packed.headers
                else:
                    assert packed.headers["ETag"] != plain.headers["ETag"]
                    assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
                    other = await fetch(path, **{"If-None-Match": plain.headers["ETag"]})
                    assert other.status_code == 200

    asyncio.run(run())


@pytest.mark.usefixtures("site")
def test_a_part_of_a_file(tmp_path: Path) -> None:
    async def run() -> None:
        async with stranger(tmp_path) as fetch:
            path, size = "/assets/page-1.js", len(SCRIPT)
            whole = await fetch(path, **PLAIN)
            tag = whole.headers["ETag"]
            parts = {"0-9": (0, 10), "10-": (10, size), "-5": (size - 5, size), f"5-{size + 9}": (5, size)}
            for asked, (first, end) in parts.items():
                part = await fetch(path, Range=f"bytes={asked}", **{"If-Range": tag})
                assert (part.status_code, part.text) == (206, SCRIPT[first:end])
                assert part.headers["Content-Range"] == f"bytes {first}-{end - 1}/{size}"
                assert part.headers["ETag"] == tag
                assert "Content-Encoding" not in part.headers
                assert "immutable" in part.headers["Cache-Control"]
            for asked in (f"{size}-", "-0"):
                beyond = await fetch(path, Range=f"bytes={asked}")
                assert (beyond.status_code, beyond.headers["Content-Range"]) == (416, f"bytes */{size}")
                assert "immutable" not in beyond.headers["Cache-Control"]
            for asked in (
                "bytes=9-3",
                "bytes=0-1,3-4",
                "bytes=-",
                "lines=1-2",
                "bytes=a-b",
                "bytes=" + "9" * 99,
            ):
                assert (await fetch(path, Range=asked)).status_code == 200, asked
            changed = await fetch(path, Range="bytes=0-9", **{"If-Range": '"another"'})
            assert (changed.status_code, changed.text) == (200, SCRIPT)
            head = await fetch(path, "HEAD", **PLAIN, Range="bytes=0-9")
            assert (head.status_code, head.headers["Content-Length"]) == (200, str(size))

    asyncio.run(run())


def test_a_newer_build_takes_the_place_of_an_older_one(tmp_path: Path, site: Path) -> None:
    async def run() -> None:
        async with stranger(tmp_path) as fetch:
            before = [await fetch(path) for path in ("/", "/worker.js", "/assets/page-1.js")]
            assert [answer.status_code for answer in before] == [200, 404, 200]
            (site / "index.html").write_text("<!doctype html>newer", "utf-8")
            (site / "worker.js").write_text("newer", "utf-8")
            (site / "assets" / "page-1.js").unlink()
            after = [await fetch(path) for path in ("/", "/worker.js", "/assets/page-1.js")]
            assert [answer.status_code for answer in after] == [200, 200, 404]
            assert [answer.text for answer in after[:2]] == ["<!doctype html>newer", "newer"]

    asyncio.run(run())


@pytest.mark.usefixtures("site")
def test_nothing_about_a_person_or_a_table_is_compressed(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest("Ann " * 10) as ann:
            table = await ann.open("me", "open", listed=True)
            at = f"/api/tables/{table['id']}"
            own = (
                "/api/me",
                "/api/tables",
                "/api/me/tables",
                at,
                f"{at}/news",
                f"/invite/{table['id']}/{table['link']}",
            )
            for path in (*own, "/nowhere"):
                answer = await ann.http.get(path, headers=GZIP)
                assert "Content-Encoding" not in answer.headers, path

    asyncio.run(run())


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True), ("br, gzip", True), ("GZIP;q=0.5", True), ("gzip; q=1.000", True), ("*", True),
        ("br;q=1, *;q=0.1", True), (None, False), ("", False), ("br", False), ("gzip;q=0", False),
        ("gzip;q=0.000", False), ("gzip;q=0, *", False), ("*;q=0", False), ("gzip;q=x", False),
    ],
)  # fmt: skip
def test_who_takes_gzip(accepted: str | None, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


def test_the_cache_is_bounded_and_keeps_what_was_used_last() -> None:
    made = Counter[str]()

    def maker(name: str, size: int) -> Content:
        made[name] += 1
        return Content(bytes(size), "text/plain", name, None)

    async def run() -> None:
        cache = ContentCache(100)
        for name in ("a", "b", "a", "c", "a", "b"):  # c pushes b out, and not a
            await cache.get(name, lambda name=name: maker(name, 40))  # type: ignore[misc]
            assert len(cache) <= 100
        assert made == {"a": 1, "b": 2, "c": 1}
        await cache.get("a", lambda: maker("a", 40), "newer")
        assert made["a"] == 2
        for _ in range(2):  # too large to be kept, and it pushes nothing out
            await cache.get("large", lambda: maker("large", 101))
        assert made["large"] == 2
        await cache.get("a", lambda: maker("a", 40), "newer")
        assert made["a"] == 2

    asyncio.run(run())


def test_what_could_not_be_built_is_tried_again() -> None:
    tries = Counter[str]()

    def fail() -> Content:
        tries["failed"] += 1
        raise FileNotFoundError

    async def run() -> None:
        cache = ContentCache()
        for _ in range(2):
            with pytest.raises(FileNotFoundError):
                await cache.get("a", fail)

    asyncio.run(run())
    assert tries["failed"] == 2


@pytest.mark.parametrize(
    "address",
    ["", "/", "..", "/../secret.txt", "/assets/../../secret.txt", "/C:/secret.txt", "/..\\secret.txt"],
)
def test_no_address_leads_out_of_the_folder(tmp_path: Path, address: str) -> None:
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    (tmp_path / "site").mkdir()
    assert Files(tmp_path / "site", ContentCache()).find(address) is None


def test_the_built_page_has_no_file_of_an_unknown_kind() -> None:
    known = {*MEDIA_TYPES, ".gzip", ".whl"}  # these two are opened by the page's own worker
    assert {path.suffix for path in built.PAGE.rglob("*") if path.is_file()} <= known


def test_the_sources_for_a_device_are_packed_once(
    tmp_path: Path, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (site / pack.FOLDER).mkdir()
    (site / pack.FOLDER / "python.wasm").write_bytes(b"12345")
    looked = Counter[str]()
    packed = pack.packed

    def counted(folder: Path) -> pack.Pack:
        looked["pack"] += 1
        return packed(folder)

    monkeypatch.setattr(pack, "packed", counted)

    async def run() -> None:
        async with stranger(tmp_path) as fetch:
            first = [(await fetch("/device/pack.json")).json() for _ in range(5)]
            (site / pack.FOLDER / "python.wasm").write_bytes(b"1234567")
            second = [(await fetch("/device/pack.json")).json() for _ in range(5)]
            assert second[0]["bytes"] == first[0]["bytes"] + 2
            assert second[0]["release"] != first[0]["release"]

    asyncio.run(run())
    assert looked["pack"] == 2
