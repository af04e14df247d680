"""The game server: tables, seats, storage, sockets. Bots and clients get views, never states."""
