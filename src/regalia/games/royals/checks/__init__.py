"""Royals: positions as text, and the miniatures of law 19."""
