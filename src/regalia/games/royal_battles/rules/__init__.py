"""Rules: the state, its legal moves and what they do."""
