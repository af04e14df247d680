"""Royals: what a viewer cannot see, guessed."""
