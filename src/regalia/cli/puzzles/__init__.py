"""``regalia puzzles``: positions with one right answer, one module a command."""
