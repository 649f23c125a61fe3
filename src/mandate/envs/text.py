"""A game as text for one or more language models: what the environments of text libraries share.

    game = TextGame("qin", opponents="level:2", players=2)
    game.reset(7)
    while not game.over:
        refusal = game.step(model(game.rules() + game.look()))

`seats` are those that the caller plays; computer players have the others and choose at once. An answer that
cannot be read, or that the rules refuse, changes nothing: its reason is returned, with the clause.
"""

from __future__ import annotations

from collections.abc import Sequence

from mandate import games
from mandate.core.errors import Code, Malformed, Problem, Refused
from mandate.core.game import Seat, State
from mandate.core.match import Match
from mandate.players import Player, find, label
from mandate.prompt import Book, News, Teller, read_choice


class TextGame:
    """One game after another, with the same options."""

    def __init__(
        self,
        game: str,
        *,
        seats: Sequence[int] | None = (0,),
        opponents: str = "random",
        language: str = "en",
        full: bool = False,
        **options: object,
    ) -> None:
        """`seats`: None for all of them. `options`: those of the game, such as `players`."""
        self.rules_of = games.find(game)
        self.options = self.rules_of.configure(options)
        count = self.rules_of.seats(self.options)
        self.seats = tuple(Seat(seat) for seat in (range(count) if seats is None else seats))
        for seat in self.seats:
            if not 0 <= seat < count:
                raise Malformed(Code.NO_SUCH_SEAT, seat=seat + 1, seats=count)
        self.language = language
        self._full = full
        self._opponents = {Seat(seat): opponents for seat in range(count) if Seat(seat) not in self.seats}
        self._find(0)  # raises for an unknown name
        self._book = Book(game, self.options, language)
        self.lost: set[Seat] = set()  # seats that gave no legal answer where one had to be given
        self.reset(0)

    def _find(self, seed: int | str) -> dict[Seat, Player]:
        game = self.rules_of.id
        return {seat: find(name, f"{seed}/{seat}", game=game) for seat, name in self._opponents.items()}

    def reset(self, seed: int | str | None = None) -> None:
        """A new deal; the same seed deals the same."""
        self.match: Match[State] = Match.start(self.rules_of, self.options, seed=seed)
        self._players = self._find("" if seed is None else seed)
        self.lost = set()
        names = [
            label(self._opponents[Seat(seat)], self.language, game=self.rules_of.id) + f" {seat + 1}"
            if Seat(seat) in self._opponents
            else f"Player {seat + 1}"
            for seat in range(self.match.state.seats)
        ]
        self._teller = Teller(self.rules_of.id, self.match.state, names, self.language)
        self._news = News.of(self.rules_of, self.match.record)
        self._opponents_choose()

    # --- reading ------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.seat is None

    @property
    def seat(self) -> Seat | None:
        """The caller's seat that is asked; None when the game is over."""
        if self.lost:
            return None
        return next((seat for seat in self.match.pending if seat in self.seats), None)

    @property
    def options_now(self) -> tuple[str, ...]:
        """Every legal answer of the seat that is asked."""
        return () if self.seat is None else tuple(self.match.pending[self.seat].options)

    def rules(self) -> str:
        """The rules and the notation, as one text."""
        return self._book.whole()

    def look(self, seat: int | None = None) -> str:
        """What a seat sees, what happened since its last choice, and what it is asked."""
        eye = self.seat if seat is None else Seat(seat)
        if eye is None:
            eye = self.seats[0]
        return self._teller.look(self.match.state, eye, self._news.since_own(eye), full=self._full)

    def share(self, seat: int) -> float:
        """A seat's part of the win: 1 alone, less where it is shared, 0 before the end and for losers."""
        outcome = self.match.outcome
        if outcome is None or Seat(seat) in self.lost or Seat(seat) not in outcome.winners:
            return 0.0
        return 1 / (1 if self.rules_of.together(self.options) else len(outcome.winners))

    # --- choosing -----------------------------------------------------------------------------------

    def step(self, answer: str) -> str | None:
        """Make a choice of the seat that is asked; the reason if it cannot be made."""
        seat = self.seat
        if seat is None:
            return Refused(Code.GAME_OVER).tell(self.language)
        try:
            choice = read_choice(answer, self.match.pending[seat], self._teller.prompt)
            self._play(seat, choice)
        except Problem as problem:
            return problem.tell(self.language)
        self._opponents_choose()
        return None

    def forfeit(self, seat: int) -> None:
        """The seat gives no legal answer: it has lost, and the game ends here."""
        self.lost.add(Seat(seat))

    def _play(self, seat: Seat, choice: str) -> None:
        self._news.hear(seat, self.match.play(choice, seat))

    def _opponents_choose(self) -> None:
        while asked := [seat for seat in self.match.pending if seat in self._players]:
            seat = asked[0]
            decision = self.match.pending[seat]
            self._play(seat, self._players[seat].choose(self.match.view(seat), decision))
