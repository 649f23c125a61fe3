"""Text from users, made safe to show to others: on a page, on a screen, in a list.

Removes characters that move the cursor, change the direction of writing or hide their neighbors. What looks
empty is empty.
"""

from __future__ import annotations

import unicodedata

MOST_MARKS = 3  # accents on one letter: more of them run over the lines above
JOINERS = "\u200c\u200d"  # they make one sign of several: in emoji, and in some scripts
# Letters, marks and symbols with nothing to see in them, though Unicode calls them printable.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159") | frozenset(
    chr(code) for first, last in ((0x180B, 0x180F), (0xE0100, 0xE01EF)) for code in range(first, last + 1)
)
SEEN = ("L", "N", "P", "S")  # general categories: letters, numbers, punctuation, symbols


def tidy(text: str) -> str:
    """The text on one line, in composed letters, without what cannot be seen."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        marks = marks + 1 if category.startswith("M") else 0
        if marks > MOST_MARKS:
            continue
        if sign in JOINERS and kept and kept[-1] not in JOINERS and not kept[-1].isspace():
            kept.append(sign)
        elif category == "Cf":  # turns the direction around, or takes no room at all
            continue
        else:
            kept.append(sign if sign.isprintable() and sign not in BLANK else " ")
    return " ".join("".join(kept).split()).strip(JOINERS)


def harmless(text: str) -> str:
    """The text as it is, but on one line and without characters that a terminal obeys instead of showing.

    For quotations: blanks of all kinds stay, as sentences need them.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(_shown(sign) for sign in text)


def _shown(sign: str) -> str:
    category = unicodedata.category(sign)
    if category == "Cf":
        return sign if sign in JOINERS else ""
    if category == "Cs":  # half a sign, which cannot even be written
        return "\ufffd"
    return " " if category in ("Cc", "Zl", "Zp") else sign


def can_be_seen(text: str) -> bool:
    """Whether there is anything to see in it."""
    return any(unicodedata.category(sign)[0] in SEEN and sign not in BLANK for sign in text)
