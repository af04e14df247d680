"""Servers that run: one process, a pair on one database, and a public one behind nginx."""
