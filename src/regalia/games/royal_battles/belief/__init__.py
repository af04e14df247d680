"""Belief: possible states behind a view."""
