"""The Great Wall line by line: the dashboard, then the question with its choices, then the answer."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Any

import msgspec

from mandate.cli.kit.asking import Asked
from mandate.cli.kit.layout import columns
from mandate.cli.kit.lines import COMMANDS as KIT_COMMANDS
from mandate.cli.kit.lines import Lines
from mandate.core.errors import Problem
from mandate.games.great_wall.cards.vocabulary import Window
from mandate.games.great_wall.rules.events.course import Ended, Scored
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import lineup_for
from mandate.games.great_wall.rules.notation import PASS
from mandate.games.great_wall.terminal import brief, dashboard, final, forecast, menu, pages
from mandate.games.great_wall.terminal.news import news
from mandate.games.great_wall.terminal.standing import OFF, TEA, read_order, read_until
from mandate.games.great_wall.terminal.words import Words
from mandate.games.great_wall.views.orders import AND, ARRANGE
from mandate.games.great_wall.views.orders import ASK as BE_ASKED
from mandate.games.great_wall.views.standing_answers import Moment, Standing, Until, standing_answer
from mandate.games.great_wall.views.tabletop import Tabletop
from mandate.games.great_wall.words import places
from mandate.lang.text import read_text
from mandate.players import label

if TYPE_CHECKING:
    from mandate.cli.kit.pages import Page
    from mandate.cli.kit.table import Table
    from mandate.core.game import Event, Seat
    from mandate.players.advice import Advice

COMMANDS = (*KIT_COMMANDS, "table", "cards", "places", "pass", "order")


class GreatWallLines(Lines[Tabletop, Words]):
    """One table of The Great Wall, with what each person here has ordered to be answered for them."""

    commands = COMMANDS
    needs_question = ("more", "hint", "pass", "plan")

    def sit_at(self, table: Table[Tabletop, Words]) -> None:
        super().sit_at(table)
        self.standing: dict[Seat, Standing] = {}
        self.order_explained = False  # that others act in Tea order unless one asks for it

    # --- what is said -----------------------------------------------------------------------------------

    def welcome(self) -> list[str]:
        options = self.table.options
        said = [self.words("gw-welcome", players=options["players"])]
        coop = lineup_for(options).coop
        return said if coop is None else [*said, self.words("gw-welcome-coop", goal=coop.requests)]

    def sentences(self, events: list[Event]) -> list[str]:
        return news(self.words, events)

    def board(self, room: int | None) -> list[Any]:
        view = self.table.view
        if room is None:
            return dashboard.draw(view, self.words, columns())
        return brief.draw(view, self.words, room, columns())

    def scene(self, seat: Seat | None) -> object:
        now = self.table.look(seat).time
        return seat, now.year, now.phase, now.turn and now.turn.clan

    def result(self) -> list[str]:
        words, outcome = self.words, self.table.outcome
        assert outcome is not None
        boards = [board for board in self.table.view.clans if board.kind != "reed"]
        story = [each for each in self.table.story(self.table.seat) if each.events]
        scored = [event for event in (story[-1].events if story else ()) if isinstance(event, Scored)]
        for line in final.table(words, scored, [int(board.clan) for board in boards]):
            self.write(line)
        scores = sorted(((board.honor, words.names[board.clan]) for board in boards), reverse=True)
        said = ", ".join(words("gw-score", player=name, honor=honor) for honor, name in scores)
        ended = self.table.why_ended or words.event(Ended(tuple(outcome.winners), outcome.reason))
        return [words("gw-scores", list=said), ended]

    # --- asking -----------------------------------------------------------------------------------------

    def asked(self, seat: Seat) -> Asked:
        question, decision = self.table.question(seat), self.table.decision(seat)
        assert question is not None
        assert decision is not None
        entries = menu.entries(decision.options, question, self.words)
        before = (
            pages.dealt(self.table.look(seat), self.words) if decision.kind == FrameKind.SETUP_CHOOSE else []
        )
        return Asked(seat, self.words.tell(question.title), entries, before)

    def reminder(self, seat: Seat) -> list[str]:
        own = self.table.look(seat).own
        goods = self.words.stock(own.goods) if own is not None else ""
        return [self.words("gw-board-own", goods=goods or self.words("gw-board-none"))]

    def in_words(self, asked: Asked, token: str) -> str:
        question, decision = self.table.question(asked.seat), self.table.decision(asked.seat)
        if question is None or decision is None or token not in decision.options:
            return token
        return self.words.tell(question.choices[decision.options.index(token)].label)

    def foretold(self, asked: Asked, token: str) -> list[str]:
        return forecast.about(self.table.look(asked.seat), self.words, token)

    def find_page(self, command: str, seat: Seat | None) -> Page | None:
        return pages.find(command, self.table, seat) or super().find_page(command, seat)

    def tell_hint(self, asked: Asked, advice: Advice) -> None:
        best = advice.choice
        choice = self.in_words(asked, best)
        by = label(advice.by, self.words.language, game=GREAT_WALL.id)
        self.say(self.words("gw-hint", player=by, number=asked.label(best), choice=choice))
        if (brings := advice.suggestions[0].brings) is not None:
            self.say(self.words.tell(read_text(brings)))
        chances = advice.measure == "chance"
        listed = [
            self.words("gw-hint-chance", number=asked.label(one.choice), chance=round(100 * one.value))
            if chances
            else self.words("gw-hint-worth", number=asked.label(one.choice), worth=round(one.value, 1))
            for one in advice.suggestions
            if one.value is not None
        ]
        if listed and chances:
            facts = {"simulations": advice.simulations, "list": ", ".join(listed)}
            self.say(self.words("gw-hint-chances", **facts))
        elif len(listed) > 1:
            self.say(self.words("gw-hint-worths", list=", ".join(listed)))

    # --- standing answers -------------------------------------------------------------------------------

    def stands(self, seat: Seat) -> Standing:
        """What this person has ordered."""
        return self.standing.get(seat, Standing())

    def answers(self, seat: Seat) -> bool:
        """At a server's table it is the server that answers."""
        if self.table.keeps_orders:
            return False
        now = Moment.of(self.table.look(seat))
        self.standing[seat] = self.stands(seat).after(now)
        choice = standing_answer(now, self.standing[seat], unseen=self.table.alone)
        if choice is None:
            return False
        self.table.play(seat, choice, unasked=True)
        if now.kind == FrameKind.ARRANGE and not self.order_explained:
            self.order_explained = True
            self.say(self.words("gw-order-note"))
        return True

    def taken_back(self) -> None:
        """What was ordered for another course of things holds no longer."""
        super().taken_back()
        self.standing = {
            seat: msgspec.structs.replace(each, passing={}) for seat, each in self.standing.items()
        }

    def standing_orders(self) -> object:
        return dict(self.standing)

    def restore_orders(self, orders: object) -> None:
        assert isinstance(orders, dict)
        self.standing = orders

    def own_command(self, seat: Seat | None, asked: Asked | None, command: str, rest: str) -> bool | None:
        del asked
        if command == "places":
            self._places(seat, rest)
            return False
        if seat is None or command not in ("pass", "order"):
            return None
        try:
            return self._pass(seat, rest) if command == "pass" else self._order(seat, rest)
        except Problem as problem:
            self.refuse(problem)
            return False

    def _places(self, seat: Seat | None, name: str) -> None:
        """What all Locations do, or one of them with what it would bring now."""
        view = self.table.look(seat)
        if not name:
            self.show_page(pages.places(self.words).written(columns()))
        elif (code := pages.place_named(name, self.words)) is not None:
            self.say(
                *(
                    self.words.tell(line)
                    for line in (*places.rule(self.words.box, code), *places.now(view, code))
                )
            )
        else:
            command = self.words("play-command-places")
            self.say(self.words("gw-now-unknown", command=command, example=self.words.place("bar")))

    def pass_until(self, seat: Seat, until: tuple[Until, ...]) -> None:
        """Pass Tactic windows for this person; no moment at all ends that."""
        if self.table.keeps_orders:
            self.table.order(seat, dict.fromkeys(Window, AND.join(until) or BE_ASKED))
            return
        now = Moment.of(self.table.look(seat))
        self.standing[seat] = self.stands(seat).passes(tuple(Window), until, now)

    def passes(self, seat: Seat) -> bool:
        """Whether any window is passed for this person."""
        if self.table.keeps_orders:
            return any(order in set(Window) for order in self.table.ordered(seat))
        return bool(self.stands(seat).passing)

    def _pass(self, seat: Seat, rest: str) -> bool:
        until = read_until(rest, self.words.language)
        if until == OFF:
            had = self.passes(seat)
            self.pass_until(seat, ())
            self.say(self.words("gw-standing-off" if had else "gw-standing-none"))
            return False
        if until is None or isinstance(until, str):
            self.say(self.words("gw-standing-unknown"))
            return False
        in_window = Moment.of(self.table.look(seat)).window is not None
        self.pass_until(seat, until)
        moments = [self.words("gw-passing-until", until=str(each)) for each in until]
        listed = reduce(lambda first, second: self.words("gw-text-or", first=first, second=second), moments)
        self.say(self.words("gw-standing-set", until=listed))
        if not in_window or self.table.keeps_orders:
            return in_window
        self.table.play(seat, PASS)
        return True

    def _order(self, seat: Seat, rest: str) -> bool:
        how = read_order(rest, self.words.language)
        if how is None:
            self.say(self.words("gw-order-unknown"))
            return False
        if self.table.keeps_orders:
            self.table.order(seat, {ARRANGE: how})
        else:
            self.standing[seat] = msgspec.structs.replace(self.stands(seat), asks_order=how != TEA)
        self.say(self.words("gw-order-set", how=how))
        return False
