"""Reading what a language model answers: a token, the number of an option, or either in a sentence."""

from __future__ import annotations

import re

from mandate.core.errors import Code, Refused
from mandate.core.game import Decision
from mandate.core.prompt import Prompt

LONGEST_ANSWER = 4000  # signs that are looked at, from the end
_MARKED = re.compile(r"`([^`\n]{1,200})`|\[([^\[\]\n]{1,200})\]")


def read_choice(answer: str, decision: Decision, prompt: Prompt | None = None) -> str:
    """The token that is meant: the answer itself, else what it marks last, `so` or [so], else its number.

    A token that is not offered is returned as it is, so that the rules can say why it is refused.
    """
    whole = answer[-LONGEST_ANSWER:].strip()
    marked: list[str] = [first or second for first, second in _MARKED.findall(whole)]
    written = [whole, *reversed(marked)]
    spelled = {option.casefold(): option for option in reversed(decision.options)}
    for each in written:
        usual = each.strip() if prompt is None else prompt.spelled(each.strip())
        if (option := spelled.get(usual.casefold())) is not None:
            return option
    by_number = prompt is None or prompt.numbered
    for each in written:
        number = each.strip().rstrip(".")
        if by_number and number.isdecimal() and 1 <= int(number[:6]) <= len(decision.options):
            return decision.options[int(number) - 1]
    last = written[-1 if not marked else 1].strip()
    if not last or len(last) > 200:
        raise Refused(Code.NOT_OFFERED, choice=f"{last[:40]}…" if last else "–")
    return last
