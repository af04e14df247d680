"""Lessons: every beat is checked by the engine."""
