"""A look at the table: who one is, what happened, what lies there, and what is asked with every option."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mandate import games
from mandate.core.game import Event, Seat, State
from mandate.core.prompt import Prompt, sentences
from mandate.lang import say
from mandate.lang.text import Fact, Named, Text, listed, tell

MOST_NEWS = 40  # sentences in a compact look: the latest ones


def prompt_of(game: str) -> Prompt:
    """How this game is written: its own way, or the one that fits any."""
    own: Prompt | None = games.registration(game).part("prompt")
    return Prompt() if own is None else own


class Teller:
    """Writes one game for its seats, in one language, with the names at its table."""

    def __init__(self, game: str, state: State, names: Sequence[str], language: str = "en") -> None:
        options = state.setup().get("options") or {}
        behind = [tell(name, language) for name in state.game.automata(options)]
        self.language = language
        self.names = [*names, *behind]
        self.prompt = prompt_of(game)

    def tell(self, fact: Fact) -> str:
        return tell(fact, self.language, self.names)

    def say(self, message: str, **facts: Fact) -> str:
        return self.tell(Text(message, facts))

    def look(
        self, state: State, seat: Seat | int | None, news: Iterable[Event] = (), *, full: bool = False
    ) -> str:
        """Everything that a seat, or a spectator, needs for its next choice."""
        seat = None if seat is None else Seat(seat)
        view = state.view(seat)
        lines = [self._who(seat, state.seats)]
        if happened := sentences(news, self.tell, state.sentence):
            lines += ["", f"# {say(self.language, 'prompt-news')}"]
            if not full and len(happened) > MOST_NEWS:
                lines.append(self.say("prompt-earlier", n=len(happened) - MOST_NEWS))
                happened = happened[-MOST_NEWS:]
            lines += happened
        lines += [
            "",
            f"# {say(self.language, 'prompt-table')}",
            *self.prompt.table(view, self.tell, full=full),
        ]
        return "\n".join([*lines, "", *self._asked(state, seat, full)])

    def _who(self, seat: Seat | None, seats: int) -> str:
        if seat is None:
            return say(self.language, "prompt-spectator")
        return self.say("prompt-you", player=Named(seat), seat=seat + 1, seats=seats)

    def _asked(self, state: State, seat: Seat | None, full: bool) -> list[str]:
        outcome, view = state.outcome, state.view(seat)
        if outcome is not None:
            return [f"# {say(self.language, 'prompt-over')}", self.outcome(state)]
        question, decision = view.question(), view.decision
        if question is None or decision is None or seat is None:
            asked = listed([Named(each) for each in view.pending])
            return [self.say("prompt-waiting", players=asked, count=len(view.pending))]
        clause = f" [{question.clause}]" if question.clause else ""
        title = f"# {say(self.language, 'prompt-question')} {self.tell(question.title)}{clause}"
        mine = seat

        def preview(choice: str) -> list[Event]:
            return [event.seen_by(mine) for event in state.preview(mine, choice)]

        return [
            title,
            *self.prompt.options(decision, question, preview, self.tell, full=full, say=state.sentence),
        ]

    def outcome(self, state: State) -> str:
        """How the game ended: who won, and the scores."""
        outcome = state.outcome
        assert outcome is not None
        winners = listed([Named(each) for each in outcome.winners])
        said = [self.say("prompt-winners", winners=winners, count=len(outcome.winners))]
        if outcome.scores:
            scores = zip(self.names, outcome.scores, strict=False)
            said.append(", ".join(f"{name} {score}" for name, score in scores))
        return " ".join(said)
