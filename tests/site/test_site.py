"""The built site: every link leads somewhere, nothing comes from elsewhere, no one is shut out."""

from __future__ import annotations

import functools
import json
import random
import re
import threading
from collections import Counter
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.words.index import card_index
from mandate.lang import LANGUAGES, say
from tests.chromium import ARGUMENTS, UNPAINTED, chromium
from tests.site.walk import ELSEWHERE, Site
from tools.clause_table import BOOKS, clauses, page, proofs

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = """async options => (await axe.run({ resultTypes: ["violations"], ...options }))
    .violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`))"""
CONTRAST = {"runOnly": ["color-contrast"]}
ALL_BUT_CONTRAST = {"rules": {"color-contrast": {"enabled": False}}}
# one of each kind: colours come with the kind, and looking at them takes most of the time
MAIN = (
    "index.html",
    "learn.html",
    "games/great-wall-rules.de.html",
    "games/great-wall-cards.html",
    "games/qin-clauses.html",
    "tutorials/a-bot-that-thinks.html",
    "measurements/qin.html",
    "reference/players.html",
    "source/examples/bots/thinking_bot.py.html",
)
ALSO_DARK = MAIN[0], MAIN[2], *MAIN[4:7], MAIN[8]


def test_no_link_is_broken(site: Site) -> None:
    assert list(site.broken()) == []
    assert len(site.pages()) > 100


def test_a_broken_link_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html#x">1</a> <a href="b.html#y">2</a> <a href="c.html">3</a>'
    )
    (tmp_path / "b.html").write_text('<p id="x"><a class="k" href="#z">4</a></p>')
    found = sorted(Site(tmp_path).broken())
    assert found == ["a.html: b.html#y (no such anchor)", "a.html: c.html", "b.html: #z (no such anchor)"]


def test_nothing_is_fetched_from_other_hosts(site: Site) -> None:
    fetched = list(site.fetched())
    assert len(fetched) > 100
    assert [each for each in fetched if ELSEWHERE.match(each[1])] == []


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_there_in_every_language(site: Site, game: str, language: str) -> None:
    sign = "" if language == "en" else f".{language}"
    text = site.text(f"games/{page(game).stem}-rules{sign}.html")
    for clause in clauses(game):
        assert f'id="{clause}"' in text
        assert _as_html(say(language, "clause-" + clause.replace(".", "-"))) in text, clause


@pytest.fixture(scope="module")
def tests_of() -> Counter[str]:
    """How many tests say that they prove a clause."""
    return Counter(proof.clause for proof in proofs())


@pytest.mark.parametrize("game", BOOKS)
def test_a_clause_is_one_row_with_its_tests_folded(site: Site, game: str, tests_of: Counter[str]) -> None:
    text = site.text(f"games/{page(game).stem}-clauses.html")
    rows = re.findall(r'<tr id="([^"]+)">(.*?)</tr>', text, re.DOTALL)
    assert [clause for clause, _ in rows] == list(clauses(game))
    for clause, row in rows:
        *_, functions, folded = re.findall(r"<td>(.*?)</td>", row, re.DOTALL)
        assert re.search(r'href="\.\./source/src/mandate/games/\w+/[\w/]+\.py\.html#L\d+"', functions), clause
        assert folded.startswith("<details><summary>")
        assert folded.count("<li>") == tests_of[clause]


def test_a_function_is_linked_where_it_is_written(site: Site) -> None:
    text = site.text("games/qin-clauses.html")
    found = re.search(
        r'source/(src/mandate/games/qin/rules/kernel\.py)\.html#(L\d+)"><code>kernel<wbr>\.check<wbr>_joining<',
        text,
    )
    assert found is not None
    line = re.search(rf'<span id="{found[2]}">(.*?)</span>', site.text(f"source/{found[1]}.html"), re.DOTALL)
    assert line is not None
    assert "check_joining(" in line[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_in_the_index(site: Site, language: str) -> None:
    sign = "" if language == "en" else f".{language}"
    found = re.findall(r'<dt id="([^"]+)">', site.text(f"games/great-wall-cards{sign}.html"))
    assert found == list(card_index(OURS))


def test_measurements_are_drawn_where_they_make_a_curve(site: Site) -> None:
    text = site.text("measurements/qin.html")
    assert text.count('class="curve"') >= 2
    assert text.count('<figure class="plot"') >= 3
    assert site.text("games/great-wall-balance.html").count('<figure class="plot"') >= 10


def test_what_is_written_can_be_searched_for(site: Site) -> None:
    index = json.loads((site.folder / "search" / "search_index.json").read_text("utf-8"))
    places = {entry["location"].partition("#")[0] for entry in index["docs"]}
    pages = {each for each in site.pages() if not each.startswith("source/") and each != "404.html"}
    assert places == pages


# --- in a browser -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def address(site: Site) -> Iterator[str]:
    handler = functools.partial(_Quiet, directory=str(site.folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None: ...


@pytest.fixture(scope="module")
def visitors(address: str) -> Iterator[dict[str, Page]]:
    """By day, by night, on a phone with and without scripts. Requests to other hosts and errors fail."""
    wrong: list[str] = []
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS) as browser,
    ):
        found = {}
        for name in ("light", "dark", "phone", "plain"):
            scheme: Literal["light", "dark"] = "light" if name == "light" else "dark"
            visitor = browser.new_page(
                color_scheme=scheme, reduced_motion="reduce", java_script_enabled=name != "plain"
            )
            visitor.set_default_timeout(60_000)
            visitor.on("request", lambda request: _own_only(request.url, address, wrong))
            visitor.on("pageerror", lambda error: wrong.append(str(error)))
            found[name] = visitor
        for name in ("phone", "plain"):
            found[name].set_viewport_size({"width": 390, "height": 844})
        found["phone"].add_init_script(UNPAINTED)
        yield found
    assert wrong == []


def _own_only(url: str, address: str, wrong: list[str]) -> None:
    if not url.startswith((address, "blob:", "data:")):
        wrong.append(url)


@pytest.mark.parametrize("place", MAIN)
def test_a_page_has_no_serious_barriers(visitors: dict[str, Page], address: str, place: str) -> None:
    axe = AXE.read_text("utf-8")
    for scheme in ("light", "dark"):
        visitor = visitors[scheme]
        if scheme == "dark" and place not in ALSO_DARK:
            continue
        visitor.goto(address + place)
        visitor.evaluate(axe)
        assert visitor.evaluate(SERIOUS, {} if scheme == "light" else CONTRAST) == [], scheme
        if "source/" not in place:
            shown = "default" if scheme == "light" else "slate"
            expect(visitor.locator("body")).to_have_attribute("data-md-color-scheme", shown)


def test_every_page_fits_a_phone_and_has_no_serious_barriers(
    site: Site, visitors: dict[str, Page], address: str
) -> None:
    """Barriers are looked for on a tenth of the pages, other ones with another seed; the main ones above.

    The others are laid out without scripts, which add nothing to their width.
    """
    axe = AXE.read_text("utf-8")
    places = [place for place in site.pages() if not place.startswith("source/") or place in MAIN]
    assert len(places) > 50
    wrong, looked_at = [], set(random.sample(places, len(places) // 10))
    for place in places:
        visitor = visitors["phone" if place in looked_at else "plain"]
        visitor.goto(address + place)
        if visitor.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wrong.append(f"{place} is wider than a phone")
        if place in MAIN or place not in looked_at:
            continue
        visitor.evaluate("unpainted.disabled = true")
        visitor.evaluate(axe)
        wrong += [f"{place}: {found}" for found in visitor.evaluate(SERIOUS, ALL_BUT_CONTRAST)]
    assert wrong == []


def test_a_page_that_is_too_wide_would_be_found(visitors: dict[str, Page]) -> None:
    visitors["plain"].set_content('<p style="width: 500px">wide</p>')
    assert visitors["plain"].evaluate("document.documentElement.scrollWidth > innerWidth")


def test_a_barrier_would_be_found(visitors: dict[str, Page]) -> None:
    visitor = visitors["light"]
    visitor.goto("about:blank")  # or a script of the last page would miss its parts
    visitor.set_content('<html lang="en"><title>t</title><main><h1>a</h1><img src="data:,"></main></html>')
    visitor.evaluate(AXE.read_text("utf-8"))
    assert [each.partition(":")[0] for each in visitor.evaluate(SERIOUS, ALL_BUT_CONTRAST)] == ["image-alt"]


def test_the_search_finds_a_rule(visitors: dict[str, Page], address: str) -> None:
    visitor = visitors["light"]
    visitor.goto(address + "index.html")
    visitor.get_by_role("textbox", name="Search").click()
    visitor.get_by_role("textbox", name="Search").fill("pagodas villages")
    found = visitor.locator(".md-search-result__link").first
    expect(found).to_be_visible(timeout=60_000)
    found.click()
    expect(
        visitor.locator("h1, h2, .clause").filter(has_text=re.compile("pagoda", re.I)).first
    ).to_be_visible()


def _as_html(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
