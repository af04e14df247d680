"""Verifiable chance: how cards and dice follow from a secret and the players' parts, and how anybody can check it."""
