"""Events on the server: running them, their tables, decks and pages."""
