"""The form of a record's line, checked without a position: who it is by, its verb and its arguments."""

from __future__ import annotations

from regalia.kernel.codec import CHANCE_MARK, Codec
from regalia.kernel.errors import NotationError
from regalia.kernel.match import LINE_BEGINS, LONGEST_LINE


def misread(codec: Codec, seats: int, line: str) -> str:
    """Why a line does not follow the notation of the game; empty if it does."""
    if len(line) > LONGEST_LINE:
        return f"A line has at most {LONGEST_LINE} characters."
    who, _, text = line.partition(" ")
    if who == CHANCE_MARK:
        return _misread(codec, text, chance=True)
    if not (who.isascii() and who.isdigit()) or str(int(who)) != who or not text:
        return LINE_BEGINS
    if int(who) >= seats:
        return f"There is no seat {who}; seats are 0 to {seats - 1}."
    return _misread(codec, text, chance=False)


def _misread(codec: Codec, text: str, *, chance: bool) -> str:
    try:
        for part in codec.split(text) if chance else [text]:
            right = codec.text(codec.parse(part, chance=chance))
            if right != part:
                return f"This is written '{right}'."
    except NotationError as wrong:
        reason = str(wrong)
        return reason[:1].upper() + reason[1:]
    return ""
