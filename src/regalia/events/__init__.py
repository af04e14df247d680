"""Events: tournaments of any game as an append-only list of entries.

No clock, no sockets, no storage.
"""
