"""The tables about signing in: where each guest is signed in, passkeys, and challenges for them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, String, Table, Text

from mandate.server.store.schema import metadata

# One row for each browser or program in which a guest is signed in. Its token names the row: without it the
# token is worth nothing.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("client", String(20), nullable=False),  # the browser's or the program's name
    Column("system", String(20), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_guest", "guest"),
)

# Public keys of the authenticators that a guest can sign in with (WebAuthn).
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the credential's id, which may be too long
    Column("guest", String(32), nullable=False),
    Column("credential", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),  # of signatures; 0 if the authenticator counts none
    Column("name", String(40), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_guest", "guest"),
)

# What an authenticator is asked to sign. Each is deleted when it is used.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(100), primary_key=True),  # the challenge itself
    Column("guest", String(32)),  # who adds a passkey; null: for signing in
    Column("expires", BigInteger, nullable=False),
    Index("challenges_expires", "expires"),
)

BY_GUEST = (sessions, passkeys, challenges)  # deleted with a guest
