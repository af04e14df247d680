"""Studies: games played and read as tables, one row a game."""
