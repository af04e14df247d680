"""The table for people: sockets, storage, seats. Bots and clients get views, never states."""
