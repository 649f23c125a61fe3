"""Which function enforces a clause and which tests prove it: a row each, the tests folded."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

from mandate.lang import say
from tools.clause_table import BEGIN, BOOKS, Proof, Rule, clauses, enforcing, named, page, proofs, source
from tools.site.links import ROOT, relative, source_page


def pages(texts: dict[str, str]) -> tuple[dict[str, str], set[str]]:
    """The pages of both games, with the words that stand before the table in docs/; and linked sources."""
    found, made, linked = proofs(), {}, set[str]()
    for game in BOOKS:
        name = f"games/{page(game).stem}-clauses.md"
        table, sources = _table(game, found, name)
        made[name] = f"---\nhide: [toc]\n---\n\n{texts[name].partition(BEGIN)[0]}{table}"
        linked |= sources
    return made, linked


def _table(game: str, found: Sequence[Proof], here: str) -> tuple[str, set[str]]:
    written, rules, linked = source(game), named(game), set[str]()

    def link(words: str, file: Path, line: int) -> str:
        path = file.relative_to(ROOT).as_posix()
        linked.add(path)
        return f'<a href="{relative(source_page(path), here)}#L{line}">{words}</a>'

    rows = []
    for clause, section in clauses(game).items():
        tests = [
            link(proof.test.removeprefix("test_").replace("_", " "), proof.file, proof.line)
            for proof in found
            if proof.clause == clause
        ]
        functions = [
            link(f"<code>{_breakable(rule)}</code>", written.files[rule], written.lines[rule])
            for rule in enforcing(clause, rules, written)
        ]
        words = escape(say("en", "clause-" + clause.replace(".", "-")), quote=False)
        count = "1 test" if len(tests) == 1 else f"{len(tests)} tests"
        rule = f'<a href="{page(game).stem}-rules.html#{clause}"><code>{clause}</code></a>'
        listed = "".join(f"<li>{test}</li>" for test in tests)
        folded = f"<details><summary>{count}</summary><ul>{listed}</ul></details>"
        cells = (words, escape(section, quote=False), "<br>".join(functions), folded)
        row = "".join(f"<td>{cell}</td>" for cell in cells)
        rows.append(f'<tr id="{clause}"><th scope="row">{rule}</th>{row}</tr>')
    head = "".join(
        f'<th scope="col">{words}</th>'
        for words in ("clause", "in our words", BOOKS[game].printed, "enforced by", "proved by")
    )
    body = "\n".join(rows)
    return (
        f'<table class="clauses">\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>\n',
        linked,
    )


def _breakable(rule: Rule) -> str:
    """A long name may go on in the next line, but not in the middle of a word."""
    return re.sub(r"(?<=\w)([._])(?=\w)", r"<wbr>\1", f"{rule.module}.{rule.name}")
