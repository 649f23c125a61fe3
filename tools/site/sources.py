"""A plain page for each source that a document links to, with a number and an anchor for each line."""

from __future__ import annotations

import keyword
import re
from html import escape
from pathlib import Path

from tools.site.links import ROOT, relative, source_page

TOKENS = re.compile(
    r"""(?P<string>(?:\b[rbfRBF]{1,2})?(?P<quotes>\"{3}|'{3}).*?(?P=quotes)|(?:\b[rbfRBF]{1,2})?(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'))"""
    r"|(?P<comment>\#[^\n]*)"
    rf"|(?P<keyword>\b(?:{'|'.join(keyword.kwlist)})\b)",
    re.DOTALL,
)


PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Mandate</title>
<link rel="icon" href="{up}/assets/mark.svg">
<link rel="stylesheet" href="{up}/assets/source.css">
</head>
<body>
<header><a href="{up}/index.html">Mandate</a><h1>{title}</h1></header>
<main>{inner}</main>
</body>
</html>
"""


def page(path: str) -> str:
    """The HTML page of a file, or of a folder with what is in it."""
    here, file = source_page(path), ROOT / path
    inner = _folder(path, here) if file.is_dir() else _file(file)
    return PAGE.format(title=escape(path), up=relative(".", here), inner=inner)


def files_in(path: str) -> list[str]:
    """What the page of a folder links to: its files, however deep."""
    folder = ROOT / path
    found = sorted(each for each in folder.rglob("*") if each.is_file() and "__pycache__" not in each.parts)
    return [each.relative_to(ROOT).as_posix() for each in found]


def _folder(path: str, here: str) -> str:
    rows = []
    for each in files_in(path):
        name = escape(each.removeprefix(path).lstrip("/"))
        rows.append(f'<li><a href="{relative(source_page(each), here)}">{name}</a></li>')
    return f"<ul>{''.join(rows)}</ul>"


def _file(file: Path) -> str:
    text = file.read_text("utf-8")
    shown = _coloured(text) if file.suffix == ".py" else escape(text, quote=False)
    lines = shown.removesuffix("\n").split("\n")
    numbered = "".join(f'<span id="L{number}">{line}\n</span>' for number, line in enumerate(lines, 1))
    return f'<pre tabindex="0" role="region" aria-label="Source"><code>{numbered}</code></pre>'


def _coloured(text: str) -> str:
    """Strings, comments and keywords distinguished, each line by itself."""
    done, at = [], 0
    for found in TOKENS.finditer(text):
        done.append(escape(text[at : found.start()], quote=False))
        kind = (found.lastgroup or "string")[0]
        lines = escape(found[0], quote=False).split("\n")
        done.append("\n".join(f'<i class="{kind}">{line}</i>' if line else "" for line in lines))
        at = found.end()
    return "".join([*done, escape(text[at:], quote=False)])
