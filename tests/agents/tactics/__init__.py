"""Tactical positions of each game, and the aims by which they are proved."""
