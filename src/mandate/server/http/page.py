"""Pages for browsers and messengers: the app, an invitation with its preview, a refusal in words."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from mandate.core.errors import Refused
from mandate.lang import say
from mandate.server.http import pack
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.content import Content, ContentCache, respond
from mandate.server.http.files import Files
from mandate.table.codes import ServerCode
from mandate.table.plan import DAY_S, Pace
from mandate.table.table import Table

PICTURE = "preview.png"
MOST_INDEXES = 256 * 1024  # bytes of the index page, one copy per host name
_SECRET = re.compile(r"[A-Za-z0-9_-]{22}")  # the form of table names and links


def routes(folder: Path, cache: ContentCache) -> list[ControllerRouterHandler]:
    """The routes to the page in `folder`, and to what leads into it."""
    files = Files(folder, cache)
    indexes = ContentCache(MOST_INDEXES)  # separate: requests naming arbitrary hosts must not evict the files

    @get(["/", "/index.html"], include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        """The index page. Messengers need the absolute URL of its picture, which the build cannot know."""
        index, home = await files.get("index.html"), _home(request)

        def build() -> Content:
            body = index.body.replace(f'"./{PICTURE}"'.encode(), f'"{escape(home)}{PICTURE}"'.encode())
            return Content.build(body, index.media_type)

        return respond(request, await indexes.get(home, build, index.tag))

    @get("/{address:path}", include_in_schema=False)
    async def file(request: AnyRequest, address: FromPath[str]) -> Response[bytes]:
        return respond(request, await files.get(address))

    return [page, invitation, *pack.routes(folder, cache), file]


@get("/invite/{table:str}/{link:str}", media_type=MediaType.HTML, include_in_schema=False)
async def invitation(request: AnyRequest, table: FromPath[str], link: FromPath[str]) -> str:
    """Redirect to the table. A messenger's preview never sees what follows a #, so an invitation has no #.

    The preview shows holders of the link the game and its terms, and nothing about any person.
    """
    link = link.rstrip(".,;:!?)]}>*'\"")  # punctuation of the surrounding sentence
    if not (_SECRET.fullmatch(table) and _SECRET.fullmatch(link)):
        raise Refused(ServerCode.NO_SUCH_PAGE)
    caller = await caller_of(request)
    title, terms = say(caller.language, "page-title"), say(caller.language, "visit-about")
    try:
        open_table = (await context_of(request).tables.admit(table, caller.id, link)).table
    except Refused:
        pass  # the page will say why; this response reveals nothing
    else:
        if open_table.status == "open" and open_table.frozen is None:
            game = say(caller.language, f"{open_table.opened.plan.game}-name")
            title, terms = (
                say(caller.language, "visit-invited", {"game": game}),
                _terms(open_table, caller.language),
            )
    head = f"""\
    <meta http-equiv="refresh" content="0; url=../../#/table/{table}/{link}">
    <meta name="robots" content="noindex">
    <meta name="description" content="{escape(terms)}">
    <meta property="og:type" content="website">
    <meta property="og:title" content="{escape(title)}">
    <meta property="og:description" content="{escape(terms)}">
    <meta property="og:image" content="{escape(_home(request))}{PICTURE}">
    <meta name="twitter:card" content="summary_large_image">
"""
    to = (f"../../#/table/{table}/{link}", say(caller.language, "visit-to-table"))
    return _bare(title, terms, to, home="../../", language=caller.language, head=head)


def refusal_page(request: AnyRequest, sentence: str, language: str) -> str:
    """A refusal shown to a browser."""
    asked = request.scope["raw_path"].partition(b"?")[0]  # as sent: a trailing / counts
    home = "../" * (asked.count(b"/") - 1) or "./"
    title = say(language, "visit-refused")
    return _bare(title, sentence, (home, say(language, "page-start")), home=home, language=language)


def wants_page(request: AnyRequest) -> bool:
    """Whether a person will read the response: browsers accept HTML, programs do not."""
    return "text/html" in request.headers.get("accept", "")


def _terms(table: Table, language: str) -> str:
    plan = table.opened.plan
    facts = {
        "players": len(plan.seats),
        "pace": say(language, "visit-pace", _pace(plan.pace)),
        "games": max(1, len(plan.games)),
    }
    return say(language, "visit-terms", facts)


def _pace(pace: Pace) -> dict[str, Any]:
    if pace.per == "none":
        return {"per": "none", "count": 0}
    if pace.slow:
        return {"per": "days", "count": pace.seconds // DAY_S}
    return {"per": pace.per, "count": max(1, round(pace.seconds / 60))}


def _home(request: AnyRequest) -> str:
    return str(request.base_url).rstrip("/") + "/"


def _bare(title: str, sentence: str, to: tuple[str, str], *, home: str, language: str, head: str = "") -> str:
    """A page with a few words and one link."""
    address, words = map(escape, to)
    return f"""\
<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{escape(title)} · Mandate</title>
    <link rel="icon" href="{home}icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="{home}bare.css">
{head}  </head>
  <body>
    <main>
      <img src="{home}icon.svg" alt="" width="64" height="64">
      <h1>{escape(title)}</h1>
      <p>{escape(sentence)}</p>
      <p><a href="{address}">{words}</a></p>
    </main>
  </body>
</html>
"""
