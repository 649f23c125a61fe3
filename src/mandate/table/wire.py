"""The messages to clients, tagged by `is`. `items.py` has the news in them, `commands.py` what clients send.

docs/wire.md describes each with an example. Seats count from 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec

from mandate.core.orders import OrderInfo, OrdersNow
from mandate.core.trial import Stop
from mandate.lang.text import TextJson
from mandate.players.advice import Advice
from mandate.table.choices import Step
from mandate.table.commands import OfferKind
from mandate.table.items import AnyItem, GameEvent, Why, WhyCanceled
from mandate.table.plan import Pace, Round

LARGEST_MESSAGE = 64 * 1024

Status: TypeAlias = Literal["open", "playing", "over", "closed"]

# Defined by each game; the game's own page documents the keys.
GameOptions: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="A game's options.")]
GameView: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="A game as one seat sees it.")]
GameHidden: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="What lies hidden in a game.")]
GameDraft: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="What lies in a made-up position.")]
GameOutcome: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="How a game ended.")]
# The same for every game: `core/question.py` has their types and parses them.
AskedInWords: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="A question in words.")]
GameCaution: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="What a choice would waste.")]
TidyFacts: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="Facts under a heading.")]


# --- the table --------------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and its player. `clock`: milliseconds left; it runs while the seat is `asked`."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None  # of the guest (null once deleted) or of the computer player
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
    step: Step | None = None  # whether a step back is `free`, or why it is not; null if no game is played
    joined: int | None = None  # after how many choices the player took over from a computer player
    muted: bool = False  # the viewer hides what this player says
    rest: int = 0  # milliseconds that the clock rests beyond the table's `rest`: quiet hours, or a vacation
    vacation: tuple[int, int] | None = None  # of the player, from when to when, unless it is over


class OfferInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An open offer. `by` is a seat of the guest who made it, `accepted` the seats that agree."""

    number: int
    what: OfferKind
    by: int
    accepted: list[int]
    seat: int | None = None
    bot: str | None = None
    games: int | None = None
    name: str | None = None  # of a guest without a seat, who would `join`


class MarkInfo(msgspec.Struct, frozen=True):
    """A thing on the table that a seat has marked for the others, named like a target: `kind:id`."""

    seat: int
    thing: str


class Leg(msgspec.Struct, frozen=True):
    """Which game of a series a table is, counted from 1, and how many there are."""

    game: int
    of: int


class SeriesInfo(Leg, frozen=True, kw_only=True):
    """The standing of a series. `points`: of each seat in all finished games, as the game counts them."""

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
    """The table of the next game. Only players and the host get the link."""

    table: str
    link: str | None


class TalkInfo(msgspec.Struct, frozen=True):
    """What the chat allows now: nothing, `phrases`, free text after everyone's `consent`, or `free` text.

    Spectators of a game have a chat of their own, and are shown what it allows. `consents`: the seats whose
    players consent to free text, where that counts.
    """

    mode: Literal["off", "phrases", "consent", "free"]
    consents: list[int] = []


class TableNow(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a table, as one viewer may know it."""

    status: Status
    seats: list[SeatInfo]
    host: bool  # whether the viewer is the host
    series: SeriesInfo | None
    at: int  # the server's time, to which the clocks refer: milliseconds since 1970
    outcome: GameOutcome | None = None
    under_way: bool = False  # two seats have chosen: from now on a player who leaves the game loses it
    ending: EndingInfo | None = None  # if the game ended because a seat left it
    offers: list[OfferInfo] = []
    next: NextTable | None = None
    link: str | None = None  # the secret of the invitation, for players and the host
    frozen: str | None = None  # why the game cannot continue under the rules of this release
    marks: list[MarkInfo] = []  # in cooperative games
    watching: int = 0  # how many people without a seat have the table open
    rest: int = 0  # milliseconds until the clocks begin to run: between games players need time to come over
    talk: TalkInfo  # what the chat allows


class TableTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What is played at a table, and how: public, and fixed once the game has begun."""

    id: str
    game: str
    options: GameOptions
    rules: str
    listed: bool
    pace: Pace
    takebacks: bool
    hints: bool
    guided: bool  # a first game with good moves marked throughout; they do not count as hints
    rated: bool  # whether the result changes ratings
    cup: str | None = None  # the cup that the table belongs to
    weekly: str | None = None  # the week whose deal is played
    chat: bool
    spectators: bool
    handover: bool  # whether people may take over the seats of computer players, if everyone there agrees
    waits: bool
    round: Round
    commitment: str | None = None
    seed: str | None = None  # of a deal chosen when the table was opened
    begun_after: int | None = None  # if the game continues another one: after how many of its choices
    automata: list[TextJson] = []  # the automata, numbered after the seats
    orders: list[OrderInfo] = []  # the standing orders that seats may give


if TYPE_CHECKING:

    class TableInfo(TableTerms, TableNow, frozen=True, kw_only=True):
        """Everything about a table except the game itself: its terms and its state."""

else:  # a struct cannot have two bases with fields
    TableInfo = msgspec.defstruct(
        "TableInfo",
        [
            (
                field.name,
                field.type,
                msgspec.field(default=field.default, default_factory=field.default_factory),
            )
            for field in msgspec.structs.fields(TableTerms)
        ],
        bases=(TableNow,),
        namespace={"__doc__": "Everything about a table except the game itself: its terms and its state."},
        module=__name__,
        frozen=True,
        kw_only=True,
    )


def whole(terms: TableTerms, now: TableNow) -> TableInfo:
    """The table in an update, combined with the terms received earlier."""
    return TableInfo(**msgspec.structs.asdict(terms), **msgspec.structs.asdict(now))


class GameStage(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a game is: move 12, Year 3 of 6."""

    kind: str  # `move` or `year`
    number: int
    of: int | None = None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    pace: Pace
    changed: int
    opened: int = 0  # when the table was opened
    wanted: list[int] = []  # the seats of computer players that a person may take over
    your_turn: bool = False
    series: Leg | None = None
    deadline: int | None = None  # when the running clock runs out, the viewer's own first
    winners: list[int] | None = None  # once the game is over
    canceled: bool = False  # it ended before two seats had chosen
    options: dict[str, str | int | bool] = {}  # of the game; for a map only its name
    rated: bool = False
    progress: float | None = None  # about how much of a running game has been played, from 0 to 1
    stage: GameStage | None = None  # how far it is, or went, as players count
    # In the lobby only:
    levels: list[float | None] = []  # by seat: which level its player plays like, where that is known
    watching: int = 0  # how many people without a seat have the table open
    until: int | None = None  # when it leaves the lobby, if no one comes


# --- messages ---------------------------------------------------------------------------------------------


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """The game as one of the viewer's seats sees it or, with `seat` null, as a spectator does.

    `news` holds what happened since the client's last update, `view` the current state. The seat's question
    has the number `ask`. With `words` requested, `question` holds it in words; with `facts`, `facts` holds
    the tidy facts; with `orders`, `orders` holds the seat's standing orders.
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

    `after` is the last line the client has seen, or a later one if too much has happened since: the lines
    between are sent on request. `terms` come with the first update, and again when the game begins.
    """

    after: int
    number: int
    table: TableNow
    sights: list[Sight]
    terms: TableTerms | msgspec.UnsetType = msgspec.UNSET


class Here(Message, frozen=True, tag="here"):
    """A viewer opened or closed the table, and nothing else has changed.

    For each seat, whether its player has the table open and when it counts as `abandoned` (see `SeatInfo`);
    how many others are `watching`.
    """

    seats: list[bool]
    watching: int = 0
    abandoned: list[int | None] = []


class Previewed(Message, frozen=True, tag="preview"):
    """What a choice would do, as far as it can be foreseen; `stop` says who would choose next.

    `hidden`: something hidden would be revealed, so nothing more is known. `cautions`: what would be wasted.
    """

    ref: int | None
    events: list[GameEvent]
    stop: Stop
    cautions: list[GameCaution] = []


class Tried(Message, frozen=True, tag="tried"):
    """Where a chain of choices would lead: its `events`, those of its `last` choice, and the `view` then.

    If the last one would reveal something hidden (`stop`), `view` and `question` are those before it.
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
    """A hint for the question `ask`. It is useless once that question has passed."""

    ref: int | None
    seat: int
    ask: int
    advice: Advice


class Done(Message, frozen=True, tag="done"):
    """A command was carried out and safely stored; `number` is then the last line of the log."""

    ref: int | None
    number: int


class Refusal(Message, frozen=True, tag="refused"):
    """A command was not carried out, and nothing has changed."""

    code: str
    sentence: str  # in the person's language
    clause: str | None = None  # the rule that forbids it, if any
    ref: int | None = None


class Remark(msgspec.Struct, frozen=True, kw_only=True):
    """What a spectator said to the others, or anyone after the game. Numbers count up at each table.

    Players read remarks when the game is over. Of a `phrase` the text is empty. Who said it has a name,
    unless it was deleted, and a `tag` if they have a profile.
    """

    number: int
    at: int
    name: str | None
    text: str = ""
    phrase: str | None = None
    tag: str | None = None


class Remarked(Message, frozen=True, tag="remarked"):
    """New remarks, for those who may read them. After a gap in the numbers: request those between."""

    remarks: list[Remark]


AnyMessage: TypeAlias = Update | Here | Previewed | Tried | Hinted | Done | Refusal | Remarked
