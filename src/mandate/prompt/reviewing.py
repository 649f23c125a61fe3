"""The review of a finished game in plain text: each seat's balance and the costly choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mandate.lang import say
from mandate.lang.text import Text, read_text, tell
from mandate.study.review import Alternative, Review, ReviewedChoice

COSTLY = 0.02  # of a win: choices that gave away less are left out
MOST_COSTLY = 30


def review_in_words(review: Review, names: Sequence[str], language: str) -> str:
    """In some hundred tokens."""

    def words(message: str, **facts: Any) -> str:
        return say(language, message, facts)

    def choice(made: ReviewedChoice | Alternative) -> str:
        label = made.told
        if label is None:
            return made.choice
        return tell(label if isinstance(label, Text) else read_text(label), language, names)

    lines = [f"# {words('review-balance')}"]
    for balance in review.balances:
        if not balance.choices:
            continue
        figures = {
            "review-start": balance.share.start,
            "review-own": -balance.share.lost,
            "review-luck": balance.share.luck,
            "review-others": balance.share.others,
            "review-result": balance.share.result,
        }
        said = [
            f"{words(message)} {_signed(share)}" for message, share in figures.items() if share is not None
        ]
        said.append(words("review-accuracy", accuracy=_percent(balance.accuracy)))
        lines.append(f"{names[balance.seat]}: {', '.join(said)}")
    costly = sorted((move for move in review.moves if move.lost >= COSTLY), key=lambda move: -move.lost)
    for move in costly[:MOST_COSTLY]:
        better = ", ".join(choice(other) for other in move.alternatives[:2])
        lines.append(
            words(
                "review-turn" if move.ply in review.turns else "prompt-review-move",
                ply=move.ply,
                player=names[move.seat],
                lost=_percent(move.lost),
                choice=choice(move).removesuffix("."),
                better=better.removesuffix("."),
            )
        )
    return "\n".join(lines if costly else [*lines, words("review-no-turn")])


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _signed(share: float) -> str:
    return f"{100 * share:+.0f} %"
