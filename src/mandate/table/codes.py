"""Every refusal of the server's own, enumerated. Those of the rules are in `core.errors` and the clauses."""

from __future__ import annotations

from enum import StrEnum


class ServerCode(StrEnum):
    """Why the server does not do what was asked; each has its sentence in the catalogue."""

    BAD_MESSAGE = "bad-message"  # a message that cannot be read
    TOO_LARGE = "too-large"  # a message beyond the size limit
    UNKNOWN_LANGUAGE = "unknown-language"  # words in a language that we do not have
    TOO_FAST = "too-fast"  # more messages than the rate limit allows
    TOO_SLOW = "too-slow"  # a request that was not sent to its end in time
    TOO_MANY_CONNECTIONS = "too-many-connections"  # more of them than one address may have
    UNKNOWN_HOST = "unknown-host"  # a name under which this server does not know itself
    BUSY = "busy"  # too many wait already for the processes that study games
    TOO_HARD = "too-hard"  # a game that takes too long to study, or too much memory
    TOO_MANY_OPEN = "too-many-open"  # a guest has more tables open than one person can look at
    FOREIGN_ORIGIN = "foreign-origin"  # a browser sent it on behalf of another site
    UNKNOWN_GUEST = "unknown-guest"  # no valid cookie or token: say who you are first
    UNSEEN_NAME = "unseen-name"  # a name with nothing to see in it
    WRONG_CODE = "wrong-code"  # a recovery code that nobody has
    TOO_MANY_LISTED = "too-many-listed"  # more tables in the lobby than one guest or address may have there
    NO_SUCH_PAGE = "no-such-page"  # an address that leads nowhere
    NO_SUCH_TABLE = "no-such-table"  # no such table, or a closed one whose link was not given
    TABLE_CLOSED = "table-closed"  # before the game began: everybody left, or the host cleared it away
    FROZEN_TABLE = "frozen-table"  # a game under rules that this release cannot play
    LOG_DIFFERS = "log-differs"  # a stored line that does not follow from the rules of this release
    WRONG_SEATS = "wrong-seats"  # not as many seats as the game has players
    NO_PERSON = "no-person"  # a table of computer players only
    ONLY_HERE = "only-here"  # a free seat at a table that nobody else can come to
    KNOWN_DEAL = "known-deal"  # a chosen deal at a table where others can sit down
    NO_SPECTATORS = "no-spectators"  # this table lets nobody watch
    SEAT_TAKEN = "seat-taken"  # somebody sits there already
    SEAT_FREE = "seat-free"  # nobody sits there
    SENT_AWAY = "sent-away"  # the host has freed the seat of this guest more than once
    NO_OPEN_SEAT = "no-open-seat"  # every seat is taken
    NOT_YOUR_SEAT = "not-your-seat"  # somebody else sits there
    NOT_SEATED = "not-seated"  # only those who sit at the table may do that
    NOT_HOST = "not-host"  # only whoever opened the table may do that
    SEATS_OPEN = "seats-open"  # it cannot start while seats are open
    NOT_STARTED = "not-started"  # the game has not begun
    ALREADY_STARTED = "already-started"  # the game has begun
    NOT_OVER = "not-over"  # the game is still going on
    MARKS_OFF = "marks-off"  # marks are for games that all win or lose together
    NO_SUCH_THING = "no-such-thing"  # nothing of that name can be marked
    CHAT_OFF = "chat-off"  # this table has no chat
    CHAT_FULL = "chat-full"  # enough has been said at this table
    TABLE_FULL = "table-full"  # enough offers, takebacks or changes of seats at this table
    NO_HINTS = "no-hints"  # this table gives no hints
    NO_ORDERS = "no-orders"  # a game in which nothing can be answered for a seat
    NO_ADVICE = "no-advice"  # the adviser did not come to an end in time
    NO_ADVISER = "no-adviser"  # a game on which nobody here advises
    NO_SUCH_OFFER = "no-such-offer"  # nothing of that number is being offered (any more)
    OFFER_OPEN = "offer-open"  # the same is being offered already
    OWN_OFFER = "own-offer"  # nobody accepts an offer of their own
    NOT_ABANDONED = "not-abandoned"  # its player is here, or has not been away for long enough
    UNDER_WAY = "under-way"  # two seats have chosen: the game can no longer be canceled
    FOREIGN_PUSH = "foreign-push"  # an address for push messages that is none of the known push services'
    PUSH_OFF = "push-off"  # the operator has switched push messages off
    NOT_INSTALLED = "not-installed"  # the packages of the extra `server` are missing
    FILE_IN_USE = "file-in-use"  # another server has the database file
    PORT_TAKEN = "port-taken"  # the address to listen at cannot be had
    CANNOT_STORE = "cannot-store"  # a server that cannot start, for its database takes nothing
    NO_BACKUP = "no-backup"  # a database that has its own tools for that
    BACKUP_TARGET = "backup-target"  # a backup would take the place of something that is not a backup
    STORE_AWAY = "store-away"  # the database does not answer
    STORE_UNKNOWN = "store-unknown"  # the database went away while it stored this: it may be stored
    INTERNAL = "internal"  # our own mistake; the log tells more


NOT_STORED = (ServerCode.STORE_AWAY, ServerCode.STORE_UNKNOWN)  # for sure, or perhaps
