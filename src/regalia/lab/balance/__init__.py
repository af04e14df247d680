"""The balance report of a game: what bots measure, as one page with verdicts, ranges and games to open."""
