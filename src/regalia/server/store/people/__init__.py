"""Stored people: accounts, sessions and names."""
