"""How many tokens a look takes: `python -m bench.prompt_tokens`, with `pip install bpe-openai`.

The tokenizer is o200k_base, whose vocabulary that package brings along. One game for each mode and language,
with the same deals; of The Great Wall every fourth look.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from typing import Any

from mandate import games, prompt
from mandate.core.game import State
from mandate.core.match import Match
from mandate.lang import LANGUAGES
from mandate.players import find

MODES: tuple[tuple[str, dict[str, Any], str, int], ...] = (
    ("qin", {"players": 2}, "greedy", 1),
    ("qin", {"players": 3}, "greedy", 1),
    ("qin", {"players": 4}, "random", 1),
    ("great-wall", {"players": 1}, "rules", 4),
    ("great-wall", {"players": 3}, "rules", 4),
    ("great-wall", {"players": 4}, "rules", 4),
    ("great-wall", {"players": 4, "coop": True}, "rules", 4),
)
NAMES = ("Ann", "Ben", "Cem", "Dan")


def main() -> None:
    from bpe_openai import get_encoding

    encode = get_encoding("o200k_base").encode
    for game, options, player, every in MODES:
        for language in LANGUAGES:
            compact, full = measured(game, options, player, every, language, lambda text: len(encode(text)))
            rules = len(encode(prompt.Book(game, options, language).whole()))
            sys.stdout.write(
                f"{game} {options} {player} {language}: {len(compact)} looks, compact"
                f" {statistics.median(compact):.0f} (most {max(compact)}), full {statistics.median(full):.0f}"
                f" (most {max(full)}), rules {rules}\n"
            )


def measured(
    game: str,
    options: dict[str, Any],
    player: str,
    every: int,
    language: str,
    count: Callable[[str], int],
) -> tuple[list[int], list[int]]:
    """The tokens of compact and of full looks."""
    rules = games.find(game)
    match: Match[State] = Match.start(rules, rules.configure(options), seed="tokens")
    seats = match.state.seats
    teller, news = prompt.Teller(game, match.state, NAMES[:seats], language), prompt.News()
    players = [find(player, seat, game=game) for seat in range(seats)]
    compact: list[int] = []
    full: list[int] = []
    asked = 0
    while match.pending:
        seat, decision = next(iter(match.pending.items()))
        if asked % every == 0:
            for found, whole in ((compact, False), (full, True)):
                found.append(count(teller.look(match.state, seat, news.since_own(seat), full=whole)))
        asked += 1
        news.hear(seat, match.play(players[seat].choose(match.view(seat), decision), seat))
    return compact, full


if __name__ == "__main__":
    main()
