"""Trials: quick games between bots that say what a player's own options would bring."""
