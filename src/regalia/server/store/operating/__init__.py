"""The operators' part of the store: their orders, and their search for players."""
