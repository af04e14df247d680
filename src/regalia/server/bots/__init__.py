"""Bots at the server's tables: roster, processes, queue and hints."""
