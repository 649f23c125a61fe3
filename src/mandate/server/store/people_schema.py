"""The tables about people: their games, the ratings folded from results, profiles, and what ties people."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, LargeBinary, String, Table, Text

from mandate.server.store.schema import metadata

# One row for each rated game that is over: derived from its log.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    Index("results_at", "at", "table_id"),
)

# One row for each person in such a game; the rating after it, if the game counted.
rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("scale", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float(53)),
    Column("sigma", Float(53)),
    Index("rated_games_guest", "guest", "at"),
)

# Where each person stands on each scale.
ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("scale", String(16), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=False),
)

# One row for each person in a finished game, rated or not: derived from its log.
played = Table(
    "played",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("ending", String(8), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("others", Text, nullable=False),
    Index("played_guest", "guest", "at", "table_id"),
)

# The games in it that were not played to their end: why.
misses = Table(
    "misses",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("rated", Integer, nullable=False),
    Index("misses_guest", "guest", "at"),
)

# What reviews that a person requested say of their own finished games.
reviewed = Table(
    "reviewed",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("choices", Integer, nullable=False),
    Column("accuracy", Float(53), nullable=False),
    Column("lost", Float(53), nullable=False),
    Column("luck", Float(53), nullable=False),
    Index("reviewed_guest", "guest", "at"),
)

# The puzzles that a person has solved.
solved = Table(
    "solved",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# How often a person won, by mode, pace, company and opponent: so a profile need not read every game.
tallies = Table(
    "tallies",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("key", String(40), primary_key=True),
    Column("won", Integer, nullable=False),
    Column("shared", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("left", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # the last of these games
)

# What a person shows of themselves. The tag is their address: names are not unique.
profiles = Table(
    "profiles",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("tag", String(8), nullable=False, unique=True),
    Column("avatar", Integer, nullable=False),
    Column("public", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("edition", BigInteger, nullable=False, server_default="0"),  # grows when their games do
)

# Grows whenever a person is called otherwise or shows other things of themselves: one row.
shown_changes = Table(
    "shown_changes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("number", BigInteger, nullable=False),
)

follows = Table(
    "follows",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("follows_other", "other"),
)

# A game offered to one person; accepting it opens the table.
game_challenges = Table(
    "game_challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("other", String(32), nullable=False),
    Column("plan", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("table_id", String(32)),
    Column("link", String(64)),
    Index("game_challenges_guest", "guest", "until"),
    Index("game_challenges_other", "other", "until"),
)

# Who looks for opponents: one request a person. Each change gives it a new token, so that of two processes
# only one can make it.
requests = Table(
    "requests",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("id", String(32), nullable=False),
    Column("token", String(32), nullable=False),
    Column("wish", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when its owner last looked
    Column("until", BigInteger, nullable=False),
    Column("origin", String(64)),  # a keyed hash of the address it came from
    Column("apart", Text, nullable=False),  # the guests whom its owner must not meet, or has met in vain
    Column("found", Integer, nullable=False),  # whether `table_id` is the game, not one with a warm seat
    Column("table_id", String(32)),
    Column("claimed", BigInteger),  # since when a process has been opening that table
    Column("invited", String(32)),  # the table of another person, the `host`, and the seat to be had there
    Column("host", String(32)),
    Column("seat", Integer),
    Column("answer_by", BigInteger),
    Index("requests_origin", "origin"),
    Index("requests_table", "table_id"),
)

# The last wave of matching: one row.
waves = Table(
    "waves",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("number", BigInteger, nullable=False),
)

# The quiet hours and vacations of people.
calendars = Table(
    "calendars",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("calendar", Text, nullable=False),
)

# What spectators say to each other: not in the log, so that no player of a running game can notice it.
remarks = Table(
    "remarks",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(20)),
    Index("remarks_guest", "guest", "at"),
)

# Analyses that a guest shares by link, under the hash of what they hold.
analyses = Table(
    "analyses",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # compressed JSON
    Index("analyses_guest", "guest", "until"),
    Index("analyses_until", "until"),
)

# The deals of each week, with the salt of their commitment: secret until the week is over.
weekly_deals = Table(
    "weekly_deals",
    metadata,
    Column("week", String(8), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("deal", Text, nullable=False),
)

# The one try of each person that counts.
weekly_tries = Table(
    "weekly_tries",
    metadata,
    Column("week", String(8), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("listed", Integer, nullable=False),  # whether the table of results may name them
    Column("late", Integer, nullable=False),  # whether they came to this server when the week had begun
    Column("score", Text),  # once it is over
    Index("weekly_tries_table", "table_id"),
    Index("weekly_tries_guest", "guest", "week"),
)

# What is deleted with a person: rows of theirs, and rows about them that others have.
BY_GUEST = (
    ratings,
    rated_games,
    played,
    misses,
    reviewed,
    solved,
    analyses,
    tallies,
    profiles,
    follows,
    game_challenges,
    requests,
    calendars,
    remarks,
    weekly_tries,
)
ABOUT_OTHERS = (follows, game_challenges)
