"""A small stage for stories: an almost empty table, a few pieces, one thing that happens.

    t = Table()
    t.advisor(0, "A01")
    t.clerks("lumber_mill", 1, 1, 1)
    t.activate("lumber_mill")
    assert t.goods(0) == "W3"

No one has a General, cards or resources unless the story says so; seat 0 is highest in Tea order. With two
players the Reed Clan is Clan 2, alone it is Clan 1 and Qin Jiushao Clan 2; they stand as after setup.
"""

from collections.abc import Callable
from typing import Any

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.numbers import CELL_NAMES, PLACE, RESOURCE, SECTION, SOLDIER
from mandate.games.great_wall.rules.city import locations
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState

RESOURCES = "WSGC"


class Table:
    def __init__(self, players: int = 3, year: int = 2, **options: Any) -> None:
        s = GREAT_WALL.start({"players": players, **options}, Chance("a story"))
        s.stack = []
        s._asked = None
        s.horde_deck += [horde for row in s.rows for horde in reversed(row)]
        s.rows = [[], [], []]
        s.barricades = [0, 0, 0]
        s.year = year
        s.tea = [*range(players), *(clan for clan in (s.jiushao, s.reed) if clan >= 0)]
        s.display = []
        self.s: GreatWallState = s
        self.events: list[Any] = []

    # --- before ---------------------------------------------------------------------------------------

    def general(self, seat: int, card: str, supporting: int = 0) -> None:
        """A General, and so many Supporting Advisors below it."""
        self.s.general[seat] = card
        self.support(seat, supporting)

    def support(self, seat: int, n: int) -> None:
        self.s.supporting[seat] = [self.s.advisor_deck.pop(0) for _ in range(n)]

    def advisor(self, seat: int, *cards: str) -> None:
        for card in cards:
            if card in self.s.advisor_deck:
                self.s.advisor_deck.remove(card)
            self.s.advisors[seat].append(card)

    def show(self, *cards: str) -> None:
        """The Advisor display."""
        for card in cards:
            self.s.advisor_deck = [other for other in self.s.advisor_deck if other != card]
        self.s.display = list(cards)

    def hold(self, seat: int, *tactics: str) -> None:
        for card in tactics:
            self.s.tactic_deck.remove(card)
        self.s.tactics[seat] = sorted(tactics)

    def give(self, seat: int, goods: str) -> None:
        """Such as `W2 C3`."""
        for part in goods.split():
            self.s.res[seat][RESOURCE[part[0]]] += int(part[1:])

    def clerks(self, place: str, *numbers: int) -> None:
        """So many Clerks of each Clan; 0 leaves those of the Reed Clan where they are."""
        for seat, n in enumerate(numbers):
            if seat == self.s.reed and not n:
                continue
            self.s.at[PLACE[place]][seat] = n
            self.s.clerk_pool[seat] -= n

    def reed_at(self, *places: str) -> None:
        """The Reed Clan's three Clerks."""
        for place in range(10):
            self.s.at[place][self.s.reed] = 0
        for name in places:
            self.s.at[PLACE[name]][self.s.reed] = 1

    def track(self, *places: str) -> None:
        """Qin Jiushao's Location track, the highest first."""
        self.s.location_track = [PLACE[name] for name in places]

    def overseer(self, seat: int, place: str, level: int) -> None:
        self.s.level[PLACE[place]][seat], self.s.overseer[PLACE[place]][seat] = level, 0
        self.s.pool[seat][0] -= 1

    def hordes(self, section: str, *cards: str) -> None:
        """Horde cards from the Wall outwards."""
        for card in cards:
            horde = self.horde(card)
            self.s.horde_deck.remove(horde)
            self.s.rows[SECTION[section]].append(horde)

    def next_hordes(self, *cards: str) -> None:
        """The top of the Horde deck."""
        top = [self.horde(card) for card in cards]
        self.s.horde_deck = [horde for horde in self.s.horde_deck if horde not in top] + top[::-1]

    def rest(self, seat: int, section: str, **soldiers: int) -> None:
        """Soldiers in a Rest Zone: Sp, Ar, Ho."""
        for kind, n in soldiers.items():
            self.s.rest[SECTION[section]][seat][SOLDIER[kind]] += n
            self.s.pool[seat][SOLDIER[kind]] -= n

    def fire(self, seat: int, section: str, n: int = 1) -> None:
        """Archers on Firing spots."""
        self.s.fire[SECTION[section]][seat] += n
        self.s.pool[seat][SOLDIER["Ar"]] -= n

    def cover(self, card: str, **cells: int) -> None:
        """Spearmen on a Horde by cell, `b2=0` one of seat 0; -1 is a Wound."""
        for cell, seat in cells.items():
            self.s.put_on(self.horde(card), CELL_NAMES.index(cell), 1 if seat < 0 else 2 + seat * 3)
            if seat >= 0:
                self.s.pool[seat][0] -= 1

    def rider(self, card: str, seat: int, *cells: str) -> None:
        """A Horseman on two cells of a Horde."""
        for cell in cells:
            self.s.put_on(self.horde(card), CELL_NAMES.index(cell), 3 + seat * 3)
        self.s.pool[seat][SOLDIER["Ho"]] -= 1

    def shame(self, seat: int, n: int) -> None:
        """Tokens below Spearmen."""
        self.s.shamed[seat][0] += n
        self.s.pool[seat][0] -= n
        self.s.shame_pool -= n

    def commands(self, *cards: str) -> None:
        """The Command cards of the Clans, face up on the track in this order."""
        for seat, card in enumerate(cards):
            if seat < self.s.n:
                self.s.hand[seat].remove(card)
            elif seat == self.s.jiushao:
                self.s.solo_deck.remove(card)
            self.s.card[seat] = card
            self.s.track[seat] = Seat(seat)
        self.s.open_cards = 1

    # --- what happens ---------------------------------------------------------------------------------

    def happens(self, what: Callable[..., Any], *args: Any, **data: Any) -> None:
        """Something is done to the state; then the game continues to the next question."""
        what(self.s, *args, **data)
        self.s._asked = None
        _ = self.s.asked

    def begin(self, kind: str, seat: int = -1, **data: Any) -> None:
        self.happens(lambda s: s.push(kind, seat, **data))

    def events_of(self, what: Callable[..., Any], *args: Any, **data: Any) -> list[Any]:
        """As `happens`, with the events that come of it."""
        self.s.emitted = []
        self.happens(what, *args, **data)
        events, self.s.emitted = self.s.emitted, None
        return events

    def activate(self, place: str, *, advanced: bool = False) -> None:
        self.happens(locations.activate, PLACE[place], advanced=advanced)

    def turn(self, seat: int = 0) -> None:
        self.begin("turn", seat, card=self.s.card[seat])

    def play(self, *choices: str) -> None:
        """Answers such as `0 W`: seat 0 chooses W."""
        for choice in choices:
            seat, _, token = choice.partition(" ")
            self.events += self.s.apply(Seat(int(seat)), token)

    def skip(self, until: str | None = None) -> None:
        """Everybody declines (the last option) until nothing is asked, or a question of that kind."""
        while self.s.asked and self.s.stack[-1].kind != until:
            seat, options = next(iter(self.s.asked.items()))
            self.events += self.s.apply(Seat(seat), options[-1])

    # --- after ----------------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        return self.s.stack[-1].kind if self.s.asked else ""

    def offers(self, seat: int) -> list[str]:
        return list(self.s.asked.get(Seat(seat), ()))

    def goods(self, seat: int) -> str:
        have = self.s.res[seat][:]
        return " ".join(f"{what}{n}" for what, n in zip(RESOURCES, have, strict=True) if n)

    def honor(self, seat: int) -> int:
        return self.s.honor[seat]

    def at(self, place: str) -> list[int]:
        """Clerks at a Location, by Clan."""
        return self.s.at[PLACE[place]][:]

    def horde(self, card: str) -> int:
        return self.s.hordes.index(card)

    def row(self, section: str) -> list[str]:
        return [self.s.hordes[horde] for horde in self.s.rows[SECTION[section]]]

    def claimed(self, seat: int) -> list[str]:
        return [self.s.hordes[horde] for horde in self.s.claimed[seat]]

    def covered(self, card: str) -> int:
        """How many Vital spots are covered."""
        return sum(1 for cell in self.s.cover[self.horde(card)] if cell)

    def resting(self, seat: int, section: str) -> list[int]:
        """Spearmen, Archers, Horsemen."""
        return self.s.rest[SECTION[section]][seat][:]

    def pool(self, seat: int) -> list[int]:
        return self.s.pool[seat][:]
