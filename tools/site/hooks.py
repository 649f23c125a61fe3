"""What MkDocs calls while it builds the site: pages are made, split and linked here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tools.site import sources
from tools.site.links import ROOT, ROOT_PAGES, Linker, source_page
from tools.site.made import made_pages
from tools.site.parts import PARTS, split

_texts: dict[str, str] = {}  # pages that are not as they lie in docs/, ready


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Split what is long, add what is made, and a page for each source that is linked."""
    _texts.clear()
    docs = {file.src_uri: Path(file.abs_src_path or "") for file in files.documentation_pages()}
    written = {page: (page, path.read_text("utf-8")) for page, path in docs.items()}
    moved: dict[tuple[str, str], str] = {}
    for page in PARTS:
        parts = split(page, written[page][1])
        moved |= {(page, anchor): part for anchor, part in parts.moved.items()}
        written |= {part: (page, text) for part, text in parts.texts.items()}
    for outside, page in ROOT_PAGES.items():
        if page not in written:
            written[page] = (f"../{outside}", (ROOT / outside).read_text("utf-8"))
    linker = Linker(moved)
    for page, (origin, text) in written.items():
        _texts[page] = linker.rewritten(text, origin, page)
    made = made_pages(_texts)
    _texts.update(made.texts)
    linker.sources |= made.sources
    for page in _texts:
        if page not in docs:
            files.append(File.generated(config, page, content=_texts[page]))
    for path in sorted(linker.sources):
        linker.sources.update(sources.files_in(path) if (ROOT / path).is_dir() else ())
    for path in sorted(linker.sources):
        files.append(File.generated(config, source_page(path), content=sources.page(path)))
    _list_others(files, config)
    return files


def _list_others(files: Files, config: MkDocsConfig) -> None:
    """A document that mkdocs.yml does not name yet: one on a game stands with it, others in the last room."""
    assert config.nav
    listed = set(_pages_of(config.nav))
    for page in sorted(file.src_uri for file in files.documentation_pages()):
        if page not in listed:
            _room_of(page, config.nav).append(page)


def _room_of(page: str, nav: list[Any]) -> list[Any]:
    """The list of pages in which this one belongs."""
    rooms: dict[str, list[Any]] = {title: inner for room in nav for title, inner in room.items()}
    games: dict[str, Any] = {game: inner for each in rooms["Learn the games"] for game, inner in each.items()}
    if page.startswith("games/qin-"):
        found: list[Any] = games["Qin"]
        return found
    return games["The Great Wall"] if page.startswith("games/great-wall-") else rooms["Inside"]


def _pages_of(nav: Any) -> list[str]:
    if isinstance(nav, str):
        return [nav]
    inner = nav.values() if isinstance(nav, dict) else nav or ()
    return [page for each in inner for page in _pages_of(each)]


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """The text as it was made ready; what stands above it for MkDocs (`hide: …`) is gone from `markdown`."""
    del config, files
    ready = _texts.get(page.file.src_uri, markdown)
    return ready.partition("\n---\n")[2] if ready.startswith("---\n") else ready


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    del page, config
    return _with_named_search(output)


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """The page for unknown addresses is no page of the documents."""
    del config
    return _with_named_search(output_content) if template_name.endswith(".html") else output_content


def _with_named_search(page: str) -> str:
    """The theme's search has no name for those who listen."""
    unnamed = 'data-md-component="search" role="dialog"'
    return page.replace(unnamed, f'{unnamed} aria-label="Search"')
