"""Errors for people: each names the thing, the reason and the way out."""

from __future__ import annotations

import re

SEAT = re.compile(r"\{(\d)\}")  # of a text of a scene


class RegaliaError(Exception):
    """Base of every error that the caller can fix; its text is meant for users."""


class OptionError(RegaliaError):
    """An option or a number of seats that the game does not have."""


class RecordError(RegaliaError):
    """A record that cannot be read or does not replay."""


class NotationError(RegaliaError):
    """A text that does not follow the notation of the game."""


class Refused(RegaliaError):
    """A line that may not be played now. The match is unchanged.

    The reason may hold ``{2}`` for the name of seat 2; the error's own text says "seat 2".
    """

    def __init__(self, line: str, reason: str, rule: str = "") -> None:
        super().__init__(SEAT.sub(r"seat \1", reason))
        self.line = line
        self.reason = reason
        self.rule = rule
