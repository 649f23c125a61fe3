"""The store: SQLite in one file, or PostgreSQL. The only folder that knows there is a database."""
