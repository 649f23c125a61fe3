"""Alembic runs this; the connection comes from `migrate`."""

from __future__ import annotations

from alembic import context

from mandate.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by recreating it
)
with context.begin_transaction():
    context.run_migrations()
