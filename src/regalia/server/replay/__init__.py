"""Finished matches: replays, films, reviews and fairness envelopes."""
