"""Bots: advice, learning and what things are worth."""
