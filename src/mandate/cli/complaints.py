"""The error messages of argparse, in the user's language.

argparse gives only an English sentence, so the facts are parsed from it. An unknown sentence, perhaps
from another version of Python, is passed through.
"""

from __future__ import annotations

import re
from collections.abc import Callable

KNOWN = (
    (
        r"argument (?P<argument>.+?): invalid choice: (?P<value>.+?) \(choose from (?P<known>.+)\)",
        "cli-bad-choice",
    ),
    (r"argument (?P<argument>.+?): invalid (?:int|float) value: (?P<value>.+)", "cli-no-number"),
    (r"argument (?P<argument>.+?): expected one argument", "cli-no-value"),
    (r"the following arguments are required: (?P<missing>.+)", "cli-missing"),
    (r"unrecognized arguments: (?P<words>.+)", "cli-unknown-words"),
    (r"ambiguous option: (?P<argument>.+?) could match (?P<known>.+)", "cli-ambiguous"),
)


def translated(complaint: str, words: Callable[..., str]) -> str:
    for pattern, message in KNOWN:
        if found := re.fullmatch(pattern, complaint, re.DOTALL):
            facts = {name: text.replace("'", "") for name, text in found.groupdict().items()}
            return words(message, **facts)
    return complaint
