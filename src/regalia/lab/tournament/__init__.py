"""Tournaments of bots: a round robin with ratings, standings and a picture of the ladder."""
