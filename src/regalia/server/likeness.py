"""Names that look alike: skeletons by Unicode's list of confusable characters (UTS 39).

Two names look alike if they share a skeleton. Each name has two of them, because a capital can look like a letter that
its small form does not: "PauI" ends in a capital i and reads as "Paul".
"""

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache
from importlib.resources import files

from regalia.server.names import IGNORABLE, first_name

LIST = "confusables-3.3.1"  # the data behind the skeletons; when it changes, stored skeletons are computed again
ACCENTS = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF))
RESERVED = (
    "you", "yourself", "me", "host", "the host", "server", "the server", "system", "regalia", "admin", "administrator",
    "operator", "moderator", "staff", "support", "root", "bot", "computer", "spectator", "nobody", "everybody", "chance",
)  # fmt: skip
GUEST = "guest"
LEFT_TO_RIGHT = "\u200e"  # the list puts it around signs of the other direction


@cache
def confusables() -> dict[str, str]:
    """The character or characters that stand for each character that looks like them."""
    found = json.loads((files("confusable_homoglyphs") / "confusables.json").read_text("utf-8"))
    shapes: dict[str, str] = {}
    for text, others in found.items():
        sign = text.strip(LEFT_TO_RIGHT)
        if len(sign) == 1 and len(others) == 1:  # whatever stands for several signs lists all of them
            shape = others[0]["c"]
            if len(found[shape]) > 1 or (-len(shape), shape) < (-1, sign):
                shapes[sign] = _bare(shape)
    return shapes


def skeletons(name: str) -> tuple[str, str]:
    """What a name looks like: first of its small letters, then as it is written."""
    plain = unicodedata.normalize("NFKC", name)
    return _skeleton(plain.casefold()), _skeleton(plain)


def reserved(name: str, guest: str, bots: frozenset[str]) -> bool:
    """Whether a name looks like a bot, like another guest's first name or like somebody in charge."""
    if name == first_name(guest):
        return False
    plain = unicodedata.normalize("NFKC", name)
    letters = re.sub(r"[\W\d_]+$", "", plain)  # the second bot of a name is "greedy 2"
    numbered = re.sub(r"(?i)[\W_]+[ivxlcdm]+$", "", plain)  # or "Dario II"
    looks = {*skeletons(name), *skeletons(letters), *skeletons(numbered)}
    return not looks.isdisjoint(_kept_back(bots))


@cache
def _kept_back(bots: frozenset[str]) -> frozenset[str]:
    return frozenset(look for word in (*RESERVED, GUEST, *bots) for look in skeletons(word))


def _skeleton(text: str) -> str:
    """The shapes of the letters and digits, without accents, spaces and punctuation."""
    drawn = _mapped(_mapped(_bare(unicodedata.normalize("NFD", text)))).casefold()
    kept = "".join(sign for sign in drawn if unicodedata.category(sign)[0] in "LNM")
    return kept or drawn


def _mapped(text: str) -> str:
    shapes = confusables()
    return unicodedata.normalize("NFD", "".join(shapes.get(sign, sign) for sign in text))


def _bare(text: str) -> str:
    """The text without accents and without characters that show nothing."""
    return "".join(
        sign
        for sign in text
        if not any(low <= ord(sign) <= high for low, high in ACCENTS)
        and not IGNORABLE.match(sign)
        and unicodedata.category(sign) != "Cf"
    )
