"""Puzzles: positions with one right answer, found in games, proved by the rules and rated by bots."""
