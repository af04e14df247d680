"""Bots at the server's tables: the processes they think in, and their queue."""
