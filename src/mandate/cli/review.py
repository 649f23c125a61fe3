"""`mandate review`: analyze a finished game, choice by choice."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from mandate.cli.progress import progress
from mandate.cli.warm import warm_players, warm_up
from mandate.lang import say
from mandate.lang.text import tell

if TYPE_CHECKING:
    from mandate.core.record import Record
    from mandate.lang.text import Text
    from mandate.study.review import Alternative, Balance, Review, ReviewedChoice, Sum

BAR = 10  # cells of a bar that shows a chance
MOST_ROWS = 120  # of a longer game, show only the choices that lost something
ERRORS = 2  # standard errors shown as ±
EXIT_INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.epilog = words("review-epilogue")
    parser.add_argument("file", metavar="FILE", help=words("review-file"))
    parser.add_argument("--simulations", type=int, metavar="N", help=words("review-simulations"))
    parser.add_argument("--game", type=int, default=0, metavar="N", help=words("review-game"))
    parser.add_argument("--seed", default="0", metavar="S", help=words("option-seed"))
    parser.add_argument("--jobs", type=int, metavar="J", help=words("simulate-jobs"))
    parser.add_argument("--all", action="store_true", help=words("review-all"))
    parser.add_argument("--json", action="store_true", help=words("option-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate import games
    from mandate.cli.kit.viewer import names_of, tell_series

    _check(arguments)
    record = _pick(arguments.file, arguments.game)
    review = _review(record, arguments, language)
    if arguments.json:
        sys.stdout.write(json.dumps(review.to_json()) + "\n")
        return 0
    names = names_of(record, review.seats)
    for line in tell_series(record, names, language):
        sys.stdout.write(f"{line}\n")
    automata = games.find(record.game).automata(record.setup["options"])
    names += [tell(automaton, language) for automaton in automata]
    _Printer(review, names, language, whole=arguments.all).print()
    return 0


def _check(arguments: argparse.Namespace) -> None:
    from mandate.core.errors import Code, Malformed

    if arguments.simulations is not None and not 1 <= arguments.simulations <= 1_000_000:
        raise Malformed(
            Code.BAD_OPTION, option="simulations", value=str(arguments.simulations), expected="1–1000000"
        )
    if arguments.jobs is not None and arguments.jobs < 1:
        raise Malformed(Code.BAD_OPTION, option="jobs", value=str(arguments.jobs), expected="≥ 1")


def _pick(file: str, number: int) -> Record:
    from mandate.cli.files import read_records
    from mandate.core.errors import Code, Malformed
    from mandate.core.option import span

    records = [record for record, _ in read_records(file)]
    if not 0 <= number < len(records):
        raise Malformed(Code.BAD_OPTION, option="game", value=str(number), expected=span(0, len(records) - 1))
    return records[number]


def _review(record: Record, arguments: argparse.Namespace, language: str) -> Review:
    from mandate.players.advice import adviser
    from mandate.study.review import review_of, reviewer_of

    if reviewer_of(record.game) is not None:
        warm_up(record.game, language)
        warm_players(record.game, filter(None, [adviser(record.game)]), language)
    with progress("review-thinking", language) as bar:
        return review_of(
            record,
            arguments.simulations,
            seed=arguments.seed,
            jobs=arguments.jobs,
            progress=bar.show,
        )


class _Printer:
    """A review as tables and sentences."""

    def __init__(self, review: Review, names: list[str], language: str, *, whole: bool = False) -> None:
        from rich.console import Console

        self.review = review
        self.shown = review.moves
        if len(review.moves) > MOST_ROWS and not whole:
            self.shown = [move for move in review.moves if move.lost]
        self.in_words = any(move.told for move in review.moves)
        self.draws = any(move.luck for move in review.moves)
        self.names = names
        self.language = language
        width = None if sys.stdout.isatty() else 110
        self.console = Console(width=width, highlight=False, markup=False)  # names are not markup

    def words(self, message: str, **facts: Any) -> str:
        return say(self.language, message, facts)

    def print(self) -> None:
        from rich.text import Text

        self.console.print(self._moves())
        if hidden := len(self.review.moves) - len(self.shown):
            self.console.print(self.words("review-hidden", count=hidden))
        if not self.review.winners:
            self.console.print(self.words("review-unfinished"))
        for part in self._balances():
            self.console.print(Text(part) if isinstance(part, str) else part)
        for line in (*self._turns(), *self._moments()):
            self.console.print(Text(line))

    def _moves(self) -> Any:
        from rich.table import Table

        review = self.review
        table = Table(
            title=self.words(
                "review-title",
                names=", ".join(self.names[: review.seats]),
                placements=len(review.moves),
                simulations=review.simulations,
            )
        )
        numbers = ("review-ply", "review-drew")
        for message in self._columns():
            sentence = self.in_words and message in ("review-choice", "review-better")
            side: Any = "right" if message in numbers else "left"
            table.add_column(self.words(message), justify=side, no_wrap=not sentence)
        for move in self.shown:
            style = "bold red" if move.ply in review.turns else "" if move.lost >= 0.02 else "dim"
            cells = {
                "review-ply": str(move.ply),
                "review-player": self.names[move.seat],
                "review-choice": self._choice(move),
                "review-chance": f"{_bar(move.before)} {_percent(move.before)} → {_percent(move.after)}",
                "review-drew": _signed(move.luck),
                "review-better": self._better(move),
            }
            table.add_row(*(cells[message] for message in self._columns()), style=style)
        return table

    def _columns(self) -> list[str]:
        columns = ["review-ply", "review-player", "review-choice", "review-chance", "review-better"]
        if self.draws:
            columns.insert(-1, "review-drew")
        return columns

    def _sums(self, title: str, part: Callable[[Balance], Sum | None], tell: Callable[[float], str]) -> Any:
        """What each seat's result is made of; the figures of a row add up to the last one."""
        from rich.table import Table

        table = Table(title=title)
        columns = [
            "review-player",
            "review-start",
            "review-own",
            "review-luck",
            "review-others",
            "review-result",
        ]
        if not self.draws:
            columns.remove("review-luck")
        for message in columns:
            table.add_column(self.words(message), justify="left" if message == "review-player" else "right")
        for balance in self.review.balances:
            if balance.choices and (each := part(balance)) is not None:
                row = {
                    "review-player": self.names[balance.seat],
                    "review-start": tell(each.start),
                    "review-own": f"{tell(-each.lost)} ± {tell(ERRORS * each.error).lstrip('+')}",
                    "review-luck": tell(each.luck),
                    "review-others": tell(each.others),
                    "review-result": "" if each.result is None else tell(each.result),
                }
                table.add_row(*(row[message] for message in columns))
        return table

    def _balances(self) -> Iterator[Any]:
        yield self._sums(self.words("review-balance"), lambda balance: balance.share, _signed)
        if self.review.unit is not None and any(balance.points for balance in self.review.balances):
            title = self.words("review-balance-points", unit=self._tell(self.review.unit))
            yield self._sums(title, lambda balance: balance.points, lambda points: f"{points:+.1f}")
        for balance in self.review.balances:
            if balance.like:
                like = [say(self.language, f"player-{name}") for name in (balance.like[0], balance.like[-1])]
                yield self.words(
                    "review-like",
                    player=self.names[balance.seat],
                    accuracy=_percent(balance.accuracy).strip(),
                    weakest=like[0],
                    strongest=like[1],
                    levels=len(balance.like),
                )

    def _moments(self) -> Iterator[str]:
        """The best find, the costliest choice and the luckiest draw."""
        moves = {move.ply: move for move in self.review.moves}
        find, costliest, luckiest = msgspec.structs.astuple(self.review.highlights)
        if find is not None and (obvious := moves[find].obvious) is not None:
            facts = {"obvious": self._choice(obvious), "instead": _percent(obvious.value).strip()}
            yield self._moment("review-find", moves[find], after=_percent(moves[find].after).strip(), **facts)
        if costliest is not None:
            yield self._moment(
                "review-costliest", moves[costliest], lost=_percent(moves[costliest].lost).strip()
            )
        if luckiest is not None:
            yield self._moment("review-luckiest", moves[luckiest], luck=_signed(moves[luckiest].luck))

    def _moment(self, message: str, move: ReviewedChoice, **facts: str) -> str:
        player, choice = self.names[move.seat], self._choice(move).removesuffix(".")
        return self.words(message, ply=move.ply, player=player, choice=choice, **facts)

    def _turns(self) -> list[str]:
        review = self.review
        lines = []
        if len(review.winners) == 1:
            player = self.names[review.winners[0]]
            if review.settled is None:
                lines.append(self.words("review-led", player=player))
            else:
                lines.append(self.words("review-settled", player=player, ply=review.settled))
        turns = [
            self.words(
                "review-turn",
                ply=move.ply,
                player=self.names[move.seat],
                lost=_percent(move.lost).strip(),
                choice=self._choice(move),
                better=self._better(move).removesuffix("."),
            )
            for move in review.moves
            if move.ply in review.turns
        ]
        return lines + (turns or [self.words("review-no-turn")])

    def _choice(self, made: ReviewedChoice | Alternative) -> str:
        return made.choice if made.told is None else self._tell(made.told)

    def _better(self, move: ReviewedChoice) -> str:
        """The best alternatives, if better by more than the judgment's noise, and what the first brings."""
        listed = [f"{self._choice(other)} {_percent(other.value).strip()}" for other in move.alternatives[:2]]
        if move.alternatives and (brings := move.alternatives[0].brings) is not None:
            return f"{'; '.join(listed)}. {self._tell(brings)}"
        return ", ".join(listed)

    def _tell(self, text: Text) -> str:
        return tell(text, self.language, self.names)


def _percent(share: float) -> str:
    return f"{100 * share:3.0f} %"


def _signed(share: float) -> str:
    return f"{100 * share:+.0f} %"


def _bar(share: float) -> str:
    full = round(share * BAR)
    return "█" * full + "░" * (BAR - full)
