"""Storage: SQLite or PostgreSQL, the rows, and the tables' seals and ratings."""
