"""How pages of reports begin and look: by light and in the dark, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root {
  color-scheme: light dark;
  --ink: #1d1d1f; --paper: #fbfaf7; --card: #f1eee6; --line: #d8d4ca; --soft: #656158;
  --met: #23713f; --missed: #b3261e; --open: #8a5a00; --band: #23713f2b; --amount: #6b8fb5;
  --p0: #3f6f9f; --p1: #b98a2f; --p2: #a8483c; --p3: #6f7d4a; --p4: #7a5c8e; --on: #fff
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #ece8df; --paper: #1b1a18; --card: #262420; --line: #45423b; --soft: #aca699;
    --met: #7fd19b; --missed: #ff8f80; --open: #e9b95c; --band: #7fd19b38; --amount: #5f86ad;
    --p0: #86b1dc; --p1: #e0bd72; --p2: #e59484; --p3: #b3c088; --p4: #c3a6d6; --on: #1b1a18
  }
}
* { box-sizing: border-box }
body { margin: 1.5rem auto 4rem; max-width: 68rem; padding: 0 1rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { font-size: 1.7rem; line-height: 1.2; margin-bottom: .2rem }
header p { margin-top: 0; color: var(--soft) }
h2 { font-size: 1.2rem; margin: 2.6rem 0 .3rem; scroll-margin-top: 1rem }
h2::first-letter { text-transform: uppercase } .meaning li { padding: .2rem 0 }
a { color: inherit; text-decoration-color: var(--soft); text-underline-offset: .2em }
small, .soft { color: var(--soft) } p.soft { margin: .2rem 0 .8rem; max-width: 46rem }
ul, ol { list-style: none; margin: 0; padding: 0 }
summary { cursor: pointer; padding: .6rem 0; min-height: 44px }
nav ul { columns: 14rem } nav a { display: inline-block; padding: .35rem 0 }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .6rem;
  margin: .8rem 0 }
.tiles li { background: var(--card); border-radius: .6rem; padding: .7rem .9rem }
.tiles b { font-size: 1.6rem; margin: 0 .3rem 0 .1rem }
.targets li { display: grid; grid-template-columns: 1.6rem 1fr 16rem; gap: .2rem .4rem; align-items: baseline;
  border-bottom: 1px solid var(--line); padding: .5rem 0 }
.targets .what::first-letter { text-transform: uppercase } .targets small { white-space: nowrap }
.met .verdict { color: var(--met) } .missed .verdict { color: var(--missed); font-weight: 600 }
.undecided .verdict { color: var(--open) }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .3rem 0 .8rem; font-size: .9rem }
.key svg, svg.sign { width: 1rem; height: 1rem; vertical-align: -.15em; margin-right: .4rem }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: 1.2rem 2rem }
figure { margin: .4rem 0; max-width: 34rem } figcaption { font-weight: 600; font-size: .95rem }
figcaption::first-letter { text-transform: uppercase }
svg { width: 100%; height: auto; display: block } svg.sign, .key svg { display: inline-block }
svg text { fill: var(--ink); font: 12.5px system-ui, sans-serif }
svg .mark { fill: var(--soft); font-size: 11px }
svg .on { fill: var(--on); font-size: 11px } svg .grid { stroke: var(--line) }
svg .middle { stroke: var(--soft); stroke-dasharray: 4 4 } svg .band { fill: var(--band) }
.met { --tone: var(--met) } .missed { --tone: var(--missed) } .undecided { --tone: var(--open) }
.free, .not-measured { --tone: var(--soft) }
svg .bar { stroke: var(--tone); stroke-width: 2.5 }
svg .wide { stroke: var(--tone); stroke-width: 1; opacity: .7 }
svg .dot { fill: var(--tone) } svg .ring { fill: var(--paper); stroke: var(--tone); stroke-width: 2 }
svg .cross { stroke: var(--tone); stroke-width: 2.5; fill: none }
svg .amount { fill: var(--amount); opacity: .55 }
svg .around { fill: var(--amount); opacity: .3 } svg .step { fill: var(--amount) }
svg .course { fill: none; stroke: var(--amount); stroke-width: 2 }
svg .part { stroke: var(--paper) } .p0 { fill: var(--p0) } .p1 { fill: var(--p1) } .p2 { fill: var(--p2) }
.p3 { fill: var(--p3) } .p4 { fill: var(--p4) }
.wide { overflow-x: auto } table { border-collapse: collapse; font-size: .9rem }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 8rem;
  overflow-wrap: normal; hyphens: auto }
#played td:nth-child(2), #played th:nth-child(2) { text-align: left; white-space: normal }
@media (max-width: 40rem) {
  .targets li { grid-template-columns: 1.6rem 1fr } .targets .verdict { grid-column: 2 }
}
"""


def begin(language: str, title: str, below: str, more: str = "") -> str:
    """A page up to its first section; the arguments are escaped already."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n"
        f"<p>{below}</p>\n{more}</header>\n<main>"
    )


def grid(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table that scrolls if it is too wide. Heads are escaped already; title and rows are not."""
    head = "".join(f"<th>{title}</th>" for title in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    opened = f'<div class="wide" tabindex="0" role="region" aria-label="{escape(title)}">'
    return f"{opened}<table><tr>{head}</tr>{body}</table></div>"
