"""Events: tournaments of any game, as a list of entries that is only ever added to. No clock, no socket, no store."""
