"""The messages to clients, told apart by `is`. `items.py` has the news in them, `commands.py` theirs to us.

docs/wire.md describes each with an example. Seats count from 0.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from mandate.core.trial import Stop
from mandate.players.advice import Advice
from mandate.table.choices import Step
from mandate.table.commands import OfferKind
from mandate.table.items import AnyItem, GameEvent
from mandate.table.log import Why, WhyCanceled
from mandate.table.plan import Pace, Round

LARGEST_MESSAGE = 64 * 1024

Status: TypeAlias = Literal["open", "playing", "over", "closed"]

# What a game says of itself; the page of each game tells its keys.
GameOptions: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="A game's options.")]
GameView: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="A game as one seat sees it.")]
GameHidden: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="What lies hidden in a game.")]
GameDraft: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="What lies in a made-up position.")]
GameOutcome: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="How a game ended.")]
# The same for every game: `core/question.py` has their types, and reads them back.
AskedInWords: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="A question in words.")]
ToldName: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="A name in no language yet.")]
GameCaution: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="What a choice would waste.")]
TidyFacts: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="Facts under a heading.")]


# --- the table --------------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there. `clock`: milliseconds left; it runs while the seat is `asked`."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None  # of the guest (null once they are forgotten) or of the computer player
    you: bool = False
    away: bool = False  # got up during the game
    yours: bool = False  # a computer player took over from the viewer, who may sit down again
    here: bool = False  # has this table open now
    asked: bool = False
    clock: int | None = None
    hints: int = 0  # taken in this game
    takeback: list[int] = []  # whose choices a takeback by this seat would undo, newest first; empty: nothing
    out: Why | None = None  # why the seat has left the game, if it has
    # milliseconds until the seat counts as abandoned: its player is away, or has got up (0); else null
    abandoned: int | None = None
    step: Step | None = None  # whether a step back is `free`, or why it is not; null where nothing is played


class OfferInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An open offer. `by` is a seat of whoever made it, `accepted` seats of those who agree."""

    number: int
    what: OfferKind
    by: int
    accepted: list[int]
    seat: int | None = None
    bot: str | None = None
    games: int | None = None


class MarkInfo(msgspec.Struct, frozen=True):
    """A thing on the table that a seat has marked for the others, named as targets are: `kind:id`."""

    seat: int
    thing: str


class Leg(msgspec.Struct, frozen=True):
    """Which game of a series a table is, counted from 1, and how many there are."""

    game: int
    of: int


class SeriesInfo(Leg, frozen=True, kw_only=True):
    """How a series stands. `points`: what each seat has in all games that are over, as the game counts it."""

    points: list[float]
    fewest: bool  # whether the fewest points win
    winners: list[int] | None = None  # once the last game is over
    rest: int = 0  # milliseconds until the clocks of this game begin to run


class EndingInfo(msgspec.Struct, frozen=True):
    """A game that ended because `seat` left it, and `why`.

    `canceled`: two seats had not chosen yet, so it has no winner and counts for nothing. `agreed`: the
    players canceled it together.
    """

    seat: int
    why: WhyCanceled
    canceled: bool = False


class NextTable(msgspec.Struct, frozen=True):
    """Where the next game is played. The link is told to those who sit there."""

    table: str
    link: str | None


class TableNow(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stands, as one viewer may know it."""

    status: Status
    seats: list[SeatInfo]
    host: bool  # whether the viewer is the host
    series: SeriesInfo | None
    at: int  # the server's time, for which the clocks are told: milliseconds since 1970
    outcome: GameOutcome | None = None
    under_way: bool = False  # two seats have chosen: from now on a player who leaves the game loses it
    ending: EndingInfo | None = None  # where the game ended because a seat left it
    offers: list[OfferInfo] = []
    next: NextTable | None = None
    link: str | None = None  # the secret of the invitation, for those who sit there
    frozen: str | None = None  # why the game cannot go on under the rules of this release
    marks: list[MarkInfo] = []  # where all play together
    watching: int = 0  # how many people have the table open who do not sit there
    rest: int = 0  # milliseconds until the clocks begin to run: after a game everybody has to come over first


class OrderChoice(msgspec.Struct, frozen=True):
    """One way to have something answered, with its label in no language yet."""

    id: str
    label: ToldName


class OrderInfo(msgspec.Struct, frozen=True):
    """What a seat may have answered for it. The first of its choices holds where nothing was ordered."""

    id: str
    label: ToldName
    choices: list[OrderChoice]


class OrdersNow(msgspec.Struct, frozen=True):
    """What the own seat has ordered: by order the choice; and why others have ended, in no language yet.

    `answering`: the question before the seat is about to be answered by an order.
    """

    given: dict[str, str]
    ended: dict[str, ToldName]
    answering: bool = False


class TableTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What is played at a table, and how: the same for everybody, and as it is once the game has begun."""

    id: str
    game: str
    options: GameOptions
    rules: str
    listed: bool
    pace: Pace
    takebacks: bool
    hints: bool
    guided: bool  # a first game with good moves marked throughout; they do not count as hints
    chat: bool
    spectators: bool
    waits: bool
    round: Round
    commitment: str | None = None
    seed: str | None = None  # of a deal that was chosen when the table was opened
    begun_after: int | None = None  # where the game goes on from another one: after how many of its choices
    automata: list[ToldName] = []  # who plays without a person, in the numbers behind the seats
    orders: list[OrderInfo] = []  # what seats may have answered for them


class TableInfo(TableNow, frozen=True, kw_only=True):
    """Everything about a table except the game itself: how it stands, and its terms (`TableTerms`)."""

    id: str
    game: str
    options: GameOptions
    rules: str
    listed: bool
    pace: Pace
    takebacks: bool
    hints: bool
    guided: bool  # a first game with good moves marked throughout; they do not count as hints
    chat: bool
    spectators: bool
    waits: bool
    round: Round
    automata: list[ToldName] = []  # who plays without a person, in the numbers behind the seats
    orders: list[OrderInfo] = []  # what seats may have answered for them
    commitment: str | None = None
    seed: str | None = None  # of a deal that was chosen when the table was opened
    begun_after: int | None = None  # where the game goes on from another one: after how many of its choices


def whole(terms: TableTerms, now: TableNow) -> TableInfo:
    """What an update tells of a table, with the terms that came before."""
    return TableInfo(**msgspec.structs.asdict(terms), **msgspec.structs.asdict(now))


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    pace: Pace
    changed: int
    your_turn: bool = False
    series: Leg | None = None
    deadline: int | None = None  # when the time of whoever is asked is up, the viewer's own first
    winners: list[int] | None = None  # once the game is over
    canceled: bool = False  # it ended before two seats had chosen
    options: dict[str, str | int | bool] = {}  # of the game; of a map only its name


# --- messages ---------------------------------------------------------------------------------------------


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """The game through one pair of eyes: those of an own seat, or, with `seat` null, of a spectator.

    `news` holds what happened since the client last heard of it, `view` how things stand now. A question to
    the seat has the number `ask`. Who wants `words` gets it as a `question` too, who wants `facts` those, and
    who wants `orders` those of the own seat.
    """

    seat: int | None
    ask: int | None
    news: list[AnyItem]
    view: GameView | None
    question: AskedInWords | msgspec.UnsetType | None = msgspec.UNSET
    facts: list[TidyFacts] | msgspec.UnsetType = msgspec.UNSET
    orders: OrdersNow | msgspec.UnsetType = msgspec.UNSET


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """What the server sends on a socket."""


class Update(Message, frozen=True, tag="update"):
    """What happened since line `after`, up to line `number`. A hot seat has a sight for each of its seats.

    `after` is what the client has heard, or a later line where very much has happened since: what lies
    between is told on demand. `terms` come with the first update, and again when the game begins.
    """

    after: int
    number: int
    table: TableNow
    sights: list[Sight]
    terms: TableTerms | msgspec.UnsetType = msgspec.UNSET


class Here(Message, frozen=True, tag="here"):
    """Somebody came to the table or left it, and nothing else has changed.

    For each seat whether its player has the table open, and when it counts as `abandoned` (see `SeatInfo`);
    how many others are `watching`.
    """

    seats: list[bool]
    watching: int = 0
    abandoned: list[int | None] = []


class Previewed(Message, frozen=True, tag="preview"):
    """What a choice would bring, as far as it can be foreseen; `stop` tells who would go on then.

    `hidden`: something hidden comes to light, and nobody knows more. `cautions`: what would be wasted.
    """

    ref: int | None
    events: list[GameEvent]
    stop: Stop
    cautions: list[GameCaution] = []


class Tried(Message, frozen=True, tag="tried"):
    """What a chain of choices would come to: its `events`, those of its `last` choice, how things stand then.

    Where the last one ends in something hidden (`stop`), `view` and `question` are those before it.
    """

    ref: int | None
    events: list[GameEvent]
    last: list[GameEvent]
    view: GameView
    stop: Stop
    cautions: list[GameCaution] = []
    question: AskedInWords | msgspec.UnsetType | None = msgspec.UNSET
    facts: list[TidyFacts] | msgspec.UnsetType = msgspec.UNSET


class Hinted(Message, frozen=True, tag="hint"):
    """A hint for the question `ask`. Once that question has passed it is of no more use."""

    ref: int | None
    seat: int
    ask: int
    advice: Advice


class Done(Message, frozen=True, tag="done"):
    """A command was carried out and is safely stored; `number` is the last line of the log then."""

    ref: int | None
    number: int


class Refusal(Message, frozen=True, tag="refused"):
    """A command was not carried out, and nothing has changed."""

    code: str
    sentence: str  # in the person's language
    clause: str | None = None  # the rule, where one forbids it
    ref: int | None = None


AnyMessage: TypeAlias = Update | Here | Previewed | Tried | Hinted | Done | Refusal
