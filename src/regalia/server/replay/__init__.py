"""Finished matches: records, replays, films and reviews."""
