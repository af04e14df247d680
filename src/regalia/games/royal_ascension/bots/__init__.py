"""Advice for bots, and what learners see."""
