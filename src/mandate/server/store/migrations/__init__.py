"""The history of the database's tables, in Alembic's order."""
