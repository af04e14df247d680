"""Verifiable chance: cards and dice follow from a secret and the players' parts."""
