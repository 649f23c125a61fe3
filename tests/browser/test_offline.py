"""Without a network: the page opens, says so, and continues as soon as the server can be reached again."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from mandate.server.built import PAGE
from tests.browser.conftest import WAIT, Visitors
from tests.browser.hands import MY_TURN, begin, place_somewhere
from tests.browser.test_reaching import barriers
from tests.ports import reserved_port

BROKEN = {"en": "Connection lost", "de": "Verbindung verloren", "fr": "Connexion perdue"}


def wait_until_kept(page: Page) -> None:
    """Until the service worker has this release, and answers for the next page that is opened."""
    wait_for(page, "(await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'")


def wait_until_kept_as(page: Page, release: str) -> None:
    """Until that release is kept as a whole: its cache is there as soon as it begins to be filled."""
    wait_for(
        page,
        f"""(await caches.keys()).includes('{release}')
            && (({{ installing, waiting, active }}) =>
                !installing && !waiting && active.state === 'activated'
            )(await navigator.serviceWorker.getRegistration())""",
    )


def wait_for(page: Page, condition: str) -> None:
    """Playwright's own waiting needs `eval`, which the page's policy forbids."""
    found = page.evaluate(
        f"""async () => {{
            for (const end = performance.now() + {WAIT}; performance.now() < end;) {{
                if ({condition}) return true;
                await new Promise(done => setTimeout(done, 50));
            }}
            return false;
        }}"""
    )
    assert found, condition


def forgive_broken_lines(visit: Visitors) -> None:
    """The browser reports each request that found no network; those were meant."""
    visit.wrong[:] = [text for text in visit.wrong if "net::ERR_" not in text]


def test_the_page_opens_without_a_network_and_says_so(visit: Visitors, axe: str) -> None:
    page = visit()
    wait_until_kept(page)
    for language, broken in BROKEN.items():
        page.evaluate("language => localStorage.setItem('mandate.language', language)", language)
        page.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("status").first).to_contain_text(broken)
        expect(page.locator("form .main.big")).to_be_disabled()
        if language == "en":
            assert barriers(page, axe) == []
        page.context.set_offline(False)
        expect(page.locator("form .main.big")).to_be_enabled()
        expect(page.get_by_text(broken)).to_have_count(0)
        expect(page.locator("input[name=level]:checked")).to_have_count(1)
    forgive_broken_lines(visit)


def test_rules_and_painting_need_no_server_and_the_lesson_comes_back(visit: Visitors) -> None:
    page = visit()
    wait_until_kept(page)
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("status").get_by_role("link", name="Rules").click()
    expect(page.locator("article").first).to_be_visible()
    page.get_by_role("status").get_by_role("link", name="board", exact=False).click()
    expect(page.get_by_text("checking it and playing on it need the server")).to_be_visible()
    expect(page.get_by_role("button", name="Play on this board")).to_be_disabled()
    text = page.locator("textarea")
    before = text.input_value()
    box = page.locator(".place svg").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(text).not_to_have_value(before)
    page.get_by_role("link", name="Learn").click()
    expect(page.get_by_text("The lesson’s board comes from the server")).to_be_visible()
    page.context.set_offline(False)
    page.wait_for_selector(".learn .board")
    expect(page.get_by_text("The lesson’s board comes from the server")).to_have_count(0)
    forgive_broken_lines(visit)


def test_a_game_continues_after_the_page_was_opened_without_a_server(visit: Visitors, tmp_path: Path) -> None:
    with reserved_port() as port:
        with server(tmp_path, port) as address:
            visit.address = address
            page = visit()
            wait_until_kept(page)
            begin(page)
            place_somewhere(page)
            expect(page.locator(".rest ol li", has_text="Green places")).to_have_count(1)
        expect(page.get_by_role("status").first).to_contain_text(BROKEN["en"])
        page.reload()
        expect(page.get_by_role("status").first).to_contain_text(BROKEN["en"])
        with server(tmp_path, port):
            page.wait_for_selector(MY_TURN)
            expect(page.get_by_text(BROKEN["en"])).to_have_count(0)
            expect(page.locator(".rest ol li", has_text="Green places")).to_have_count(1)
            place_somewhere(page)
            expect(page.locator(".rest ol li", has_text="Green places")).to_have_count(2)
            page.close()
    forgive_broken_lines(visit)


def test_it_can_be_installed_and_nothing_about_anybody_is_kept(visit: Visitors) -> None:
    page = visit()
    wait_until_kept(page)
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []
    begin(page)
    place_somewhere(page)
    page.goto(f"{visit.address}#/me")
    page.wait_for_selector(".me input")
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name =>
            (await (await caches.open(name)).keys()).map(request => request.url)))).flat()"""
    )
    assert f"{visit.address}index.html" in kept
    assert [url for url in kept if "/api/" in url or "healthz" in url] == []


def test_a_newer_release_takes_over(visit: Visitors, tmp_path: Path) -> None:
    """The server is given another page while this one is open: it says so, and opens as the new one."""
    site = tmp_path / "site"
    shutil.copytree(PAGE, site)
    be_patient(site)
    with reserved_port() as port, server(tmp_path, port, site) as address:
        visit.address = address
        page = visit()
        wait_until_kept(page)
        first = release(site, "first")
        page.reload()
        expect(page.locator("script[src*=first]")).to_have_count(1)
        wait_until_kept_as(page, first)
        expect(page.get_by_text("new version")).to_have_count(0)

        second = release(site, "second")
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # someone comes back to it
        expect(page.get_by_text("new version")).to_be_visible()
        page.get_by_role("button", name="Reload").click()
        expect(page.locator("script[src*=second]")).to_have_count(1)
        wait_for(page, f"(await caches.keys()).join() === '{first},{second}'")
        expect(page.get_by_text("new version")).to_have_count(0)

        page.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("status").first).to_contain_text(BROKEN["en"])
        expect(page.locator("script[src*=second]")).to_have_count(1)
        page.context.set_offline(False)
        expect(page.get_by_text(BROKEN["en"])).to_have_count(0)
        page.close()
    forgive_broken_lines(visit)


def be_patient(site: Path) -> None:
    """However slow this machine is: the page comes from the server, and not from what is kept."""
    worker = site / "worker.js"
    text, found = re.subn(
        r"AbortSignal\.timeout\(\w+\)", f"AbortSignal.timeout({WAIT})", worker.read_text("utf-8")
    )
    assert found == 1
    worker.write_text(text, "utf-8")


def release(site: Path, name: str) -> str:
    """Another release: the same page under other names. Returns the name of its cache."""
    scripts = sorted((site / "assets").glob("*.js"))
    # They lead to each other by name; no new name may have the old one in it.
    renamed = {script.name: re.sub("^((first|second)-)?", f"{name}-", script.name) for script in scripts}
    for file in (site / "index.html", site / "worker.js", *scripts):
        text = file.read_text("utf-8")
        for old, new in renamed.items():
            text = text.replace(old, new)
        if file.name == "worker.js":
            text = re.sub("release:`[^`]+`", f"release:`{name}`", text)
        file.write_text(text, "utf-8")
    for script in scripts:
        script.rename(script.with_name(renamed[script.name]))
    return name


# --- a server that can be stopped -----------------------------------------------------------------------


@contextmanager
def server(folder: Path, port: int, site: Path = PAGE) -> Iterator[str]:
    start = f"from mandate.server import built; built.PAGE = built.Path({str(site)!r})"
    start += "; from mandate.cli.main import main; main()"
    command = [sys.executable, "-c", start, "serve", "--port", str(port), "--rate", "1000", "--lang", "en"]
    command += ["--database", f"sqlite:///{folder / 'tables.db'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        address = f"http://127.0.0.1:{port}/"
        try:
            while address not in (line := running.stdout.readline()):
                assert line, "the server has stopped"
            yield address
        finally:
            running.kill()
