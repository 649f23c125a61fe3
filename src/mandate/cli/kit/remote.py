"""A table at a server: the same game, shown from what the server sends to the seats here."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from mandate.cli.kit.story import Deal, Foreseen, Score, StoryStep, Tried
from mandate.cli.kit.table import Table, V, W
from mandate.cli.kit.trouble import Trouble
from mandate.cli.remote import commands, sights, telling
from mandate.cli.remote.finding import go_to, sentence_of
from mandate.cli.remote.refusals import Offline
from mandate.core.game import Decision, Outcome, Seat
from mandate.core.question import read_caution
from mandate.table import items, wire
from mandate.table.commands import Resign

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from mandate.cli.kit.drawing import Drawing
    from mandate.cli.remote.finding import Finder
    from mandate.cli.remote.place import Place
    from mandate.core.game import Json
    from mandate.core.question import Question
    from mandate.people.matching.wish import RequestInfo
    from mandate.players.advice import Advice


EARLIER = 5  # lines of earlier chat to show
_MOVES = (items.WasChosen, items.WasResigned, items.WasCanceled, items.WasTakenBack)


def _is_removal(item: object, event: Mapping[str, object]) -> bool:
    """Whether an event repeats the item: the rules report any departure as a resignation."""
    return isinstance(item, items.WasResigned) and item.why != "resigned" and event.get("event") == "resigned"


class RemoteTable(Table[V, W]):
    """A place at a table. The game is kept at a server, shared with other players."""

    commands = commands.COMMANDS
    opponents_here = False

    def __init__(
        self,
        drawing: Drawing[V, W],
        place: Place,
        language: str,
        finder: Finder | None = None,
        *,
        ascii_only: bool = False,
    ) -> None:
        self.place = place
        self._finder = finder
        self._found: RequestInfo | None = None  # where our request leads, if not here
        self._announced: str | None = None  # the table there
        self._going: Callable[[], Place] | None = None  # to another table, or to a seat that we were given
        names = telling.names(place.info, language)
        words = drawing.words_for(language, names, place.info.options, ascii_only=ascii_only)
        super().__init__(drawing, words, [Seat(seat) for seat in place.seats])
        self._stories: dict[Seat | None, list[StoryStep]] = {}
        self._notes: list[str] = []
        self._score_shown = False
        self._views: dict[Seat | None, V] = {}
        self._views_of: object = None
        self._taken_back = 0
        self._made = 0
        self._came = False
        self._gone: set[int] = set()  # seats already reported as away
        self.hear()
        self._came = True
        self._notes = self._notes[-EARLIER:]

    def _matters(self, item: object) -> bool:
        """Whether to show a note. Of earlier items, only chat and open offers; the log has the rest."""
        if not self._came and isinstance(item, items.WasOffered):
            return any(offer.number == item.number for offer in self.place.offers())
        return self._came or isinstance(item, items.WasSaid | wire.Remark)

    # --- asking -----------------------------------------------------------------------------------------

    @property
    def options(self) -> Json:
        return self.place.info.options

    def _eye(self, seat: Seat | None) -> Seat | None:
        """The sight to use for this seat: its own, else the first."""
        eyes = [None if eye is None else Seat(eye) for eye in self.place.sights]
        return seat if seat in eyes else eyes[0]

    def look(self, seat: Seat | None) -> V:
        """Behind a curtain, show only what is public, although the server sends more."""
        if self._views_of is not self.place.sights:
            self._views, self._views_of = {}, self.place.sights
        if seat not in self._views:
            eye = self._eye(seat)
            try:
                view = self.drawing.read(self.place.sights[eye])
            except (msgspec.ValidationError, KeyError) as error:  # a server of another release
                raise Trouble("remote-trouble-stranger", address=self.place.guest.address.base) from error
            self._views[seat] = view if eye == seat or not self.persons else self.drawing.outside(view)
        return self._views[seat]

    @property
    def outcome(self) -> Outcome | None:
        sent = self.place.info.outcome
        if self.place.info.status != "over" or sent is None:
            return None
        winners = tuple(Seat(seat) for seat in sent.get("winners", ()))
        return Outcome(winners, sent.get("reason", ""), tuple(sent.get("scores", ())))

    @property
    def over(self) -> bool:
        return self.place.info.status == "over"

    def waits_for_person(self, seat: Seat) -> bool:
        return self.place.info.seats[seat].kind == "person"

    @property
    def why_ended(self) -> str | None:
        return telling.ending(self.place.info, self.words)

    def asked(self) -> list[Seat]:
        sights = self.place.sights
        asked = [seat for seat in self.persons if seat in sights and sights[seat].ask is not None]
        return sorted(seat for seat in asked if not ((now := self.place.ordered(seat)) and now.answering))

    def decision(self, seat: Seat) -> Decision | None:
        return sights.decision(seat, self.place.sights[seat]) if seat in self.place.sights else None

    def question(self, seat: Seat) -> Question | None:
        return sights.question(self.place.sights[seat])

    @property
    def moment(self) -> object:
        info = self.place.info
        asks = {eye: sight.ask for eye, sight in self.place.sights.items()}
        return info.status, info.next is None, self._going is None, asks

    @property
    def made(self) -> int:
        return self._made

    @property
    def deal(self) -> Deal:
        info = self.place.info
        return Deal(info.commitment, None, info.takebacks, self._taken_back)

    @property
    def kept_at(self) -> Path | None:
        return None

    @property
    def alone(self) -> bool:
        return False

    @property
    def gives_hints(self) -> bool:
        return self.place.info.hints

    # --- choosing ---------------------------------------------------------------------------------------

    def play(self, seat: Seat, choice: str, *, unasked: bool = False) -> None:
        del unasked  # a server takes choices back one at a time
        self._sits()
        self.place.play(seat, choice)
        self.hear()

    def play_all(self, seat: Seat, choices: Sequence[tuple[str, bool]]) -> None:
        """Send one command: the server answers between the choices as it did when they were tried."""
        if not choices:
            return
        self._sits()
        self.place.play(seat, *(choice for choice, _ in choices))
        self.hear()

    def foresee(self, seat: Seat, choice: str) -> Foreseen:
        self._sits()
        preview = self.place.preview(seat, choice)
        events = [self.drawing.read_event(event) for event in preview.events]
        return Foreseen(events, [read_caution(caution) for caution in preview.cautions])

    def attempt(self, seat: Seat, choices: Sequence[str]) -> Tried[V]:
        self._sits()
        trial = self.place.attempt(seat, choices)
        sight = msgspec.structs.replace(
            self.place.sights[seat], view=trial.view, question=trial.question, facts=trial.facts
        )
        return Tried(
            self.drawing.read(sight),
            sights.question(sight),
            sights.decision(seat, sight),
            [self.drawing.read_event(event) for event in trial.last],
            trial.stop,
            [read_caution(caution) for caution in trial.cautions],
        )

    def advice(self, seat: Seat) -> Advice:
        self._sits()
        return self.place.hint(seat)

    @property
    def keeps_orders(self) -> bool:
        return bool(self.place.info.orders)

    def ordered(self, seat: Seat) -> Mapping[str, str]:
        orders = self.place.ordered(seat)
        return {} if orders is None else orders.given

    def order(self, seat: Seat, orders: Mapping[str, str]) -> None:
        self._sits()
        self.place.order(seat, dict(orders))
        self.hear()

    def resign(self, seat: Seat) -> None:
        self._sits()
        self.place.do(Resign(seat=seat))
        self.hear()

    def _sits(self) -> None:
        if self.over or not self.place.seats:
            raise Offline("play-over" if self.over else "remote-watching")

    def take_back(self, seat: Seat | None) -> str:
        said = commands.take_back(self.place, self.words, seat)
        self.hear()
        return said

    def obey(self, command: str, rest: str) -> list[str]:
        if self._found is not None and not rest and command in ("join", "decline"):
            return self._answer_elsewhere(self._found, go=command == "join")
        said = commands.obey(command, rest, self.place, self.words)
        self.left = command == "leave" and not self.place.seats
        self.hear()
        return said

    def save_at(self, path: str) -> Path:
        return commands.save_record(self.place, path)

    # --- one game after another -------------------------------------------------------------------------

    @property
    def score(self) -> Score | None:
        series = self.place.info.series
        if series is None:
            return None
        winners = [Seat(seat) for seat in series.winners or ()]
        played = series.game if self.over else series.game - 1
        return Score(series.game, series.of, played, series.points, winners)

    @property
    def game_follows(self) -> bool:
        return telling.follows_in_series(self.place.info)

    @property
    def may_go_on(self) -> bool:
        return bool(self.place.seats) or self._going is not None

    @property
    def starts_next(self) -> bool:
        """Not in a series, where people look at the result first."""
        if self._going is not None:
            return True
        return self.over and self.may_go_on and self.place.info.next is not None and not self.game_follows

    def next_game(self) -> RemoteTable[V, W] | None:
        if self._going is not None:
            going, self._going = self._going, None
            following: Place | None = going()
            self.place.close()
        else:
            following = self.place.rematch()
            self.hear()
        if following is None:
            return None
        words = self.words
        return RemoteTable(self.drawing, following, words.language, self._finder, ascii_only=words.ascii_only)

    def _answer_elsewhere(self, found: RequestInfo, *, go: bool) -> list[str]:
        assert self._finder is not None
        self._found = None
        if go:
            self._going = partial(go_to, self.place.guest, found)
        elif found.status == "invited":
            self._finder.decline()
        return []

    # --- telling ----------------------------------------------------------------------------------------

    def on_news(self, wake: Callable[[], object]) -> None:
        self.place.on_news(wake)
        if self._finder is not None:
            self._finder.wake = wake

    def hear(self) -> None:
        self.place.hear()
        fresh, self.place.news = self.place.news, []
        self.words.rename(telling.names(self.place.info, self.words.language))
        muted = telling.muted(self.place.info)
        for item in fresh:
            said = telling.tell(item, self.words, self.words.names, self.place.seats, muted)
            if said and self._matters(item):
                self._notes.append(said)
            for eye in self.place.sights:
                self._add(None if eye is None else Seat(eye), item, said)
            self._taken_back += isinstance(item, items.WasTakenBack)
            self._made += isinstance(item, _MOVES)
        gone = telling.gone(self.place.info)
        for seat in sorted(gone - self._gone):
            self._note(telling.tell_gone(self.place, self.words, seat))
        self._gone = gone
        if self.place.seats and not self.persons:  # we looked on, and were given a seat
            self._going = self.place.again
        self._look_elsewhere()
        if not self._score_shown and self.over:
            self._score_shown = True
            self._notes += telling.series_standing(self.place.info, self.words)

    def _note(self, said: str) -> None:
        self._notes.append(said)
        for eye in self.place.sights:  # Qin's screen shows the story, not the notes
            self._stories.setdefault(None if eye is None else Seat(eye), []).append(StoryStep(said=said))

    def _look_elsewhere(self) -> None:
        """Announce a table where our request leads meanwhile."""
        found = None if self._finder is None else self._finder.elsewhere(self.place.table)
        self._found = found
        if found is not None and found.table != self._announced:
            self._announced = found.table
            names = {name: self.words(f"play-command-{name}") for name in ("join", "decline")}
            self._note(sentence_of(found, self.words.language))
            self._note(self.words("remote-find-go", status=found.status, **names))

    def _add(self, eye: Seat | None, item: object, said: str) -> None:
        """Add an item to the log, as this seat may see it."""
        story = self._stories.setdefault(eye, [])
        if said:
            story.append(StoryStep(said=said))
        if isinstance(item, items.WasTakenBack):
            story[:] = [replace(each, undone=True) if each.number in item.lines else each for each in story]
        if isinstance(item, items.WasChosen | items.WasResigned):
            own = next(each for each in self.place.own_news[eye] if each.number == item.number)
            assert isinstance(own, items.WasChosen | items.WasResigned)
            kept = [event for event in own.events if not _is_removal(item, event)]
            events = tuple(self.drawing.read_event(event) for event in kept)
            story.append(StoryStep(events, number=item.number))

    def story(self, seat: Seat | None) -> list[StoryStep]:
        eye = self._eye(seat)
        story = self._stories.get(eye, [])
        return story if eye == seat else [step.seen_by(seat) for step in story]

    def notes(self) -> list[str]:
        fresh, self._notes = self._notes, []
        return fresh

    def help(self) -> list[str]:
        names = {command: self.words(f"play-command-{command}") for command in commands.COMMANDS}
        return [self.words("remote-help", **names)]

    def opening(self, *, resumed: bool) -> list[str]:
        del resumed
        return telling.welcome(self.place.info, self.words, watching=not self.place.seats)

    def goodbye(self) -> list[str]:
        if self.left:
            return [self.words("remote-goodbye-left")]
        if self.over:
            return [self.words("remote-goodbye-over")]
        return [self.words("remote-goodbye", link=str(self.place.address))]
