"""What can be wrong, told to a person: the thing, the reason, the way out."""

from __future__ import annotations


class RegaliaError(Exception):
    """Base of every error that is the caller's to mend; its text is fit for a user."""


class OptionError(RegaliaError):
    """An option or a number of seats that the game does not have."""


class RecordError(RegaliaError):
    """A record that cannot be read or does not replay."""


class NotationError(RegaliaError):
    """A text that is no line of this game."""


class Refused(RegaliaError):
    """A line that may not be played now. The match is unchanged."""

    def __init__(self, line: str, reason: str, rule: str = "") -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason
        self.rule = rule
