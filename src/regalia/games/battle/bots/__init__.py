"""Advice for bots and features for learners of Battle."""
