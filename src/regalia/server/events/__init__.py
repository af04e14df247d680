"""Events on the server: matches and tournaments, their tables and their pages."""
