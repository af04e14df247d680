"""What is kept: SQLite or PostgreSQL, rows, and the one writer."""
