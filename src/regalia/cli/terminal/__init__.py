"""A game at the terminal: people and bots in the seats, one line in, one picture out."""
