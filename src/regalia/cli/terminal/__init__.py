"""A game in the terminal, for people and bots."""
