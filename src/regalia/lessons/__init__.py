"""Guided games: a fixed record, and a coach who says what to do next and why."""
