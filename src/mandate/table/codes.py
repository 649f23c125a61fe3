"""Every refusal of the server itself. Those of the rules are in `core.errors` and the clauses."""

from __future__ import annotations

from enum import StrEnum


class ServerCode(StrEnum):
    """Why the server refuses a request; each code has a sentence in the catalog."""

    BAD_MESSAGE = "bad-message"  # a message that cannot be read
    TOO_LARGE = "too-large"  # a message beyond the size limit
    UNKNOWN_LANGUAGE = "unknown-language"  # texts in a language that is not supported
    TOO_FAST = "too-fast"  # more messages than the rate limit allows
    TOO_SLOW = "too-slow"  # a request that was not completed in time
    TOO_MANY_CONNECTIONS = "too-many-connections"  # more connections than one address may have
    UNKNOWN_HOST = "unknown-host"  # a host name that this server does not serve
    BUSY = "busy"  # too many requests are waiting for the study processes
    TOO_HARD = "too-hard"  # a game that takes too much time or memory to study
    TOO_MANY_OPEN = "too-many-open"  # more tables than one guest may have open at once
    FOREIGN_ORIGIN = "foreign-origin"  # a browser sent it on behalf of another site
    UNKNOWN_GUEST = "unknown-guest"  # no valid cookie or token: say who you are first
    UNSEEN_NAME = "unseen-name"  # a name without visible characters
    LONG_NAME = "long-name"  # a name with too many characters
    RESERVED_NAME = "reserved-name"  # a name that looks like a computer player's, or claims an office
    LOOK_ALIKE = "look-alike"  # a name that could be taken for that of another player at the table
    WRONG_CODE = "wrong-code"  # an unknown recovery code
    WRONG_PASSKEY = "wrong-passkey"  # a passkey that is unknown, or did not sign what it was asked to
    NO_PASSKEYS = "no-passkeys"  # browsers have passkeys only for host names, over TLS or on this machine
    LAST_WAY_IN = "last-way-in"  # without this passkey or code the guest could not sign in again
    NO_WAY_IN = "no-way-in"  # a guest without a passkey or a code could not come back
    TOO_MANY_LISTED = "too-many-listed"  # more tables in the lobby than one guest or address may list
    NO_SUCH_PAGE = "no-such-page"  # no page at this address
    NO_SUCH_TABLE = "no-such-table"  # no such table, or an unlisted one without its link
    TABLE_CLOSED = "table-closed"  # closed before the game began: all players left, or the host closed it
    FROZEN_TABLE = "frozen-table"  # a game under rules that this release cannot play
    LOG_DIFFERS = "log-differs"  # a stored line that does not follow from the rules of this release
    WRONG_SEATS = "wrong-seats"  # the number of seats differs from the number of players
    NO_PERSON = "no-person"  # a table of computer players only
    ONLY_HERE = "only-here"  # an open seat at a table that others cannot join
    KNOWN_DEAL = "known-deal"  # a chosen deal at a table where others can sit down
    CANNOT_RATE = "cannot-rate"  # a rated table with takebacks, hints, a known deal or an unmeasured player
    NOT_CLAIMED = "not-claimed"  # rated games are for guests with a recovery code or a passkey
    RATED_PAUSED = "rated-paused"  # several missed rated games: no further one for a while
    NO_SUCH_PERSON = "no-such-person"  # no person with this address, or one who is hidden
    NOT_SHOWN = "not-shown"  # the person does not show that to others
    YOURSELF = "yourself"  # one cannot follow or challenge oneself
    TOO_MANY_FOLLOWED = "too-many-followed"  # more people than one guest may follow
    NOT_FOR_TWO = "not-for-two"  # a challenge needs exactly one seat for each of the two people
    ALREADY_CHALLENGED = "already-challenged"  # this person has a challenge of the caller to answer
    TOO_MANY_CHALLENGES = "too-many-challenges"  # more challenges than one guest may have open
    MATCHMAKING_OFF = "matchmaking-off"  # the operator lets people find their opponents by themselves
    TOO_MANY_REQUESTS = "too-many-requests"  # more requests than one address may have open
    NO_SUCH_REQUEST = "no-such-request"  # no request for opponents, or no longer
    NO_SUCH_CHALLENGE = "no-such-challenge"  # withdrawn, answered, over, or for another person
    STRANGERS_OFF = "strangers-off"  # the operator allows no strangers, or no other people, at tables
    NOT_FOR_YOU = "not-for-you"  # a table of people from whom this guest is kept apart
    SUSPENDED = "suspended"  # a moderator has suspended this guest
    MUTED = "muted"  # a moderator has muted this guest
    TOO_MANY_BLOCKS = "too-many-blocks"  # more blocks than one guest may have
    TOO_MANY_REPORTS = "too-many-reports"  # more reports than one guest may make in a day
    NO_SUCH_REPORT = "no-such-report"  # there is no report with that id
    NOT_MODERATOR = "not-moderator"  # only for moderators
    NO_REASON = "no-reason"  # a decision of a moderator without a reason
    NO_SPECTATORS = "no-spectators"  # this table does not admit spectators
    SEAT_TAKEN = "seat-taken"  # the seat is already taken
    SEAT_FREE = "seat-free"  # the seat is already free
    SENT_AWAY = "sent-away"  # the host has freed this guest's seat more than once
    NO_HANDOVER = "no-handover"  # no computer player's seat can be taken over at this table, or no longer
    NO_OPEN_SEAT = "no-open-seat"  # every seat is taken
    NOT_YOUR_SEAT = "not-your-seat"  # another player sits there
    NOT_SEATED = "not-seated"  # only players at the table may do that
    NOT_HOST = "not-host"  # only the host may do that
    SEATS_OPEN = "seats-open"  # it cannot start while seats are open
    NOT_STARTED = "not-started"  # the game has not begun
    ALREADY_STARTED = "already-started"  # the game has begun
    NOT_OVER = "not-over"  # the game is not over yet
    MARKS_OFF = "marks-off"  # marks are for cooperative games
    NO_SUCH_THING = "no-such-thing"  # nothing with that name can be marked
    CHAT_OFF = "chat-off"  # this table has no chat
    PHRASES_ONLY = "phrases-only"  # free text is for friends, or for a table where everyone consents
    CHAT_FLOOD = "chat-flood"  # too many lines of chat in a short time
    NO_OTHER_PERSON = "no-other-person"  # only another person at the table can be muted, blocked or reported
    CHAT_FULL = "chat-full"  # the chat has reached its limit
    TABLE_FULL = "table-full"  # the limit on offers, takebacks or seat changes is reached
    NO_HINTS = "no-hints"  # this table gives no hints
    NO_ORDERS = "no-orders"  # this game has no standing orders
    NO_ADVICE = "no-advice"  # the adviser did not finish in time
    NO_ADVISER = "no-adviser"  # this game has no adviser
    NO_SUCH_OFFER = "no-such-offer"  # there is no open offer with that number
    OFFER_OPEN = "offer-open"  # the same offer is already open
    OWN_OFFER = "own-offer"  # players cannot accept their own offers
    NOT_ABANDONED = "not-abandoned"  # the player is here, or has not been away long enough
    UNDER_WAY = "under-way"  # two seats have chosen: the game can no longer be canceled
    FOREIGN_PUSH = "foreign-push"  # a push address that belongs to no known push service
    PUSH_OFF = "push-off"  # the operator has switched push messages off
    NOT_INSTALLED = "not-installed"  # the packages of the extra `server` are missing
    FILE_IN_USE = "file-in-use"  # another server has the database file
    PORT_TAKEN = "port-taken"  # the address to listen on is not available
    CANNOT_STORE = "cannot-store"  # the server cannot start because its database is not writable
    NO_BACKUP = "no-backup"  # this database has its own backup tools
    BACKUP_TARGET = "backup-target"  # the backup would overwrite a file that is not a backup
    BUS_UNUSED = "bus-unused"  # a bus is named, but the database serves one process only
    NO_BUS_DRIVER = "no-bus-driver"  # the package for this kind of bus is missing
    BUS_AWAY = "bus-away"  # the bus does not answer
    SAME_NAME = "same-name"  # another server at this database has the same name
    NO_WORKER = "no-worker"  # there is no process to think, here or on another machine
    NO_WORKERS_AT_ALL = "no-workers-at-all"  # no processes here, and no key to admit others
    WORKERS_OFF = "workers-off"  # this server admits no workers
    NO_WORKER_KEY = "no-worker-key"  # a worker without a key
    WORKER_KEY = "worker-key"  # a worker with another key than the server's
    WORKER_VERSION = "worker-version"  # a worker of another release
    WORKER_NAME = "worker-name"  # another worker has the same name
    WORKER_LACKS = "worker-lacks"  # a worker without a game or an agent of the server
    WORKER_TURNED_AWAY = "worker-turned-away"  # a server that takes no worker, for a reason of its own
    DRAINING = "draining"  # this server is being stopped: another one takes over
    STORE_AWAY = "store-away"  # the database does not answer
    STORE_UNKNOWN = "store-unknown"  # the database became unreachable while storing this: it may be stored
    INTERNAL = "internal"  # a bug of ours; the log has the details


NOT_STORED = (ServerCode.STORE_AWAY, ServerCode.STORE_UNKNOWN)  # for sure, or perhaps
