"""Names that people choose: cleaned so that they fit into a line of text."""

from __future__ import annotations

import hashlib
import re
import unicodedata

from regalia.kernel.errors import RegaliaError

MARKS_IN_A_ROW = 2
IGNORABLE = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)  # letters, marks and symbols that show nothing


def clean(text: str, longest: int, what: str = "A name") -> str:
    """The text without control, direction and invisible characters or piled-up accents.

    Raises RegaliaError if nothing is left or it is too long.
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text[: longest * 16]):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z" or sign in "\t\r\n":
            kept.append(" ")
        elif kind[0] != "C" and marks <= MARKS_IN_A_ROW and not IGNORABLE.match(sign):
            kept.append(sign)
    name = " ".join("".join(kept).split())
    if not name or not any(unicodedata.category(sign)[0] in "LNSP" for sign in name):
        raise RegaliaError(f"{what} needs at least one visible letter.")
    if len(name) > longest:
        raise RegaliaError(f"{what} can have at most {longest} characters; this one has {len(name)}.")
    return name


def first_name(guest: str) -> str:
    """The name of a guest who has not chosen one.

    It is always the same, and reveals nothing.
    """
    return f"Guest {int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4], 'big') % 9000 + 1000}"
