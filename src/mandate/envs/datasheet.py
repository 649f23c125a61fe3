"""The datasheet of an export: what the data is, where it comes from, and what may be done with it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

import msgspec

from mandate.core.game import Json
from mandate.lang import say

ABOUT = {
    "games": {
        "game": "number of the game, from 0",
        "rules": "version of the rules",
        "options": "options of the game, as JSON",
        "players": "who sat at each seat",
        "winners": "seats that won, from 0; several share the win",
        "scores": "each seat's score, as the game counts",
        "reason": "how the game ended",
        "choices": "how many choices were made",
        "record": "the whole record as JSON, which replays",
    },
    "positions": {
        "game": "number of the game in `games`",
        "ply": "number of the choice in its record, from 0",
        "seat": "the seat that chose, from 0",
        "player": "who sat there",
        "kind": "the kind of decision",
        "view": "all that this seat could know, as JSON",
        "legal": "every legal option, as tokens",
        "choice": "the token that was chosen",
        "option": "its place in `legal`, from 0",
        "result": "the seat's share of the win when the game was over, from 0 to 1",
        "score": "the seat's score then",
        "value_before": "chance of winning with the best choice, from what the seat knew (with --review)",
        "value_after": "chance of winning after this choice (with --review)",
    },
}


def datasheet(
    heading: Json, counts: Mapping[str, tuple[int, int]], types: Mapping[str, Mapping[str, str]]
) -> str:
    """What the data is, where it comes from, and what may be done with it. In English, for the world."""
    played = "players" in heading
    lines = [
        "---",
        f"license: {heading['license'].lower()}",
        "configs:",
        *(f"- config_name: {part}\n  data_files: {part}/*.parquet" for part in ABOUT),
        "---",
        f"# Games of {say('en', heading['game'] + '-name')}",
        "",
        f"{counts['games'][0]:,} games and {counts['positions'][0]:,} positions, written by Mandate"
        f" {heading['mandate']} (`mandate data export`). License: {heading['license']}.",
        "",
        _origin(heading) if played else _consented(heading) if "until" in heading else _given(),
        "",
        "```python",
        "import polars",
        'positions = polars.read_parquet("positions/*.parquet")',
        "```",
    ]
    for part, fields in ABOUT.items():
        lines += ["", f"## `{part}`", "", "| field | type | what it is |", "|---|---|---|"]
        lines += [f"| `{name}` | {types[part][name]} | {text} |" for name, text in fields.items()]
    lines += [
        "",
        "Seats count from 0. A view is what its seat could know at that moment and nothing else; `record`",
        "holds everything, also what was hidden. Positions of one game stand together, in the order of the",
        "game: split training and test data by `game`.",
    ]
    return "\n".join(lines) + "\n"


def _origin(heading: Json) -> str:
    players = ", ".join(f"`{player}`" for player in heading["players"])
    options = msgspec.json.encode(heading["options"]).decode()
    return (
        f"Computer players played them against each other, by seat: {players}. Rules version"
        f" {heading['rules']}, seed `{heading['seed']}`, options `{options[:400]}`. No person took part: the"
        " games are dedicated to the public domain (CC0)."
    )


def _consented(heading: Json) -> str:
    until = datetime.fromtimestamp(heading["until"] / 1000, UTC)
    return (
        f"People played them at a server, until {until:%Y-%m-%d}. Every person at the table had agreed in"
        " their profile that their games may be published; a game with one person who had not is not here."
        " Names were replaced by the numbers of the seats; times, chat, ratings, commitments and addresses of"
        " tables were left out, and the order of the games says nothing. Who withdraws the consent is in no"
        " later export."
    )


def _given() -> str:
    return (
        "They were recorded before. Who published this folder had the right to do so and chose the license."
        " Names were replaced by the numbers of the seats."
    )
