"""Checks of visitors' data, away from the event loop."""
