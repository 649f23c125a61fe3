"""Names of people: how long they may be, which are reserved, and when two of them look alike. Pure."""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Collection, Iterable

from wcwidth import iter_graphemes

from mandate.core.errors import Refused
from mandate.core.text import can_be_seen, tidy
from mandate.table.codes import ServerCode

MAX_GRAPHEMES = 40  # signs as people count them: a letter with its accents is one
MAX_NAME_LENGTH = 160  # code points, as stored
# Names of authority: no word of a name may look like one of them, in any language that we speak.
OFFICES = (
    "admin", "administrator", "administrateur", "moderator", "moderatorin", "modérateur", "modératrice",
    "mod", "operator", "opérateur", "betreiber", "staff", "support", "system", "mandate",
)  # fmt: skip
# Digits and signs that stand for letters. 1, l, i and | are one sign to the eye.
_LEET = str.maketrans("0134579@$!|+€l", "oieastgasiitei")


@functools.cache
def fold(name: str) -> str:
    """What a name looks like: equal for names that a reader could take for each other.

    Compatibility forms, case, accents, look-alikes of other scripts and digits for letters are folded;
    spaces and punctuation are dropped.
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    latin = "".join(_as_latin(sign) for sign in plain if not unicodedata.combining(sign))
    folded = unicodedata.normalize("NFKD", latin).casefold().translate(_LEET)
    return "".join(sign for sign in folded if sign.isalnum()) or "".join(name.split())


def _as_latin(sign: str) -> str:
    """The ASCII letters that a sign of another script looks like, or the sign itself."""
    if sign.isascii():
        return sign
    from confusable_homoglyphs.confusables import confusables_data  # reads a large file: only where needed

    alike = (str(each["c"]) for each in confusables_data.get(sign, ()))
    return next((each for each in alike if each.isascii() and each.isalnum()), sign)


def reserve(names: Iterable[str]) -> frozenset[str]:
    """Reserved names, folded."""
    return frozenset(folded for name in names if (folded := fold(name)))


@functools.cache
def _offices() -> frozenset[str]:
    return reserve(OFFICES)


def is_reserved(name: str, reserved: Collection[str]) -> bool:
    """Whether a name looks like a reserved one, or has a word that claims an office."""
    words = [*name.split(), *name.replace("-", " ").replace("_", " ").replace(".", " ").split()]
    return fold(name) in reserved or any(fold(each) in _offices() for each in (name, *words))


def check_name(name: str, reserved: Collection[str] = ()) -> str:
    """A name as others will see it; it may be empty. Refuse one that misleads or cannot be seen."""
    tidied = tidy(name)
    if name.strip() and not can_be_seen(tidied):
        raise Refused(ServerCode.UNSEEN_NAME)
    if len(tidied) > MAX_NAME_LENGTH or sum(1 for _ in iter_graphemes(tidied)) > MAX_GRAPHEMES:
        raise Refused(ServerCode.LONG_NAME, most=MAX_GRAPHEMES)
    if tidied and is_reserved(tidied, reserved):
        raise Refused(ServerCode.RESERVED_NAME)
    return tidied


def look_alike(name: str, others: Iterable[str]) -> bool:
    """Whether a name could be taken for another one that is written differently."""
    return any(fold(name) == fold(other) for other in others if name and other and name != other)
