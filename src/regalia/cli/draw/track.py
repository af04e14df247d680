"""A ring of numbered spaces, drawn around an empty middle, with everybody who stands on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from regalia.cli.draw.pen import GILT, GLYPHS, INK, SHIELDS, Pen
from regalia.kernel.scene import Token, Zone

ACROSS = 13  # spaces in the top row
WIDE = 6  # columns of a space
SUITS = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}


def is_track(zone: Zone) -> bool:
    return zone.kind == "track" and any(token.kind == "cell" for token in zone.tokens)


def track_lines(zone: Zone, zones: Sequence[Zone], pen: Pen) -> Iterator[Text]:
    """The ring clockwise from the top left: two lines a space, its number and kind above, who stands there below."""
    pieces = [token for other in zones if other.kind == "track" for token in other.tokens if token.kind == "piece"]
    spaces = [_space(token, [piece for piece in pieces if piece.place == token.place], pen) for token in zone.tokens]
    across = min(ACROSS, (len(spaces) + 1) // 2)
    high = len(spaces) - 2 * across
    right = (high + 1) // 2
    yield from _row(spaces[:across])
    gap = Text(" " * WIDE * (across - 2))
    for row in range(right):
        left = len(spaces) - 1 - row
        there = left >= 2 * across + right
        for line in range(2):
            at_left = spaces[left][line] if there else Text(" " * WIDE)
            drawn = Text.assemble(at_left, gap, spaces[across + row][line])
            if drawn.plain.strip():
                yield drawn
    yield from _row(spaces[across + right : 2 * across + right][::-1])
    home = [piece for piece in pieces if piece.place is None]
    if home:
        yield Text("at home: ", "dim").append(", ".join(_who(piece, pen) for piece in home), "default")
    yield Text("$ shop, g gate; [ ] spaces in reach; the numbers go round clockwise", "dim")


def _row(spaces: Sequence[tuple[Text, Text]]) -> Iterator[Text]:
    for line in range(2):
        drawn = Text("").join(space[line] for space in spaces)
        if drawn.plain.strip():
            yield drawn


def _space(token: Token, here: Sequence[Token], pen: Pen) -> tuple[Text, Text]:
    """``[15♠]`` where it can be reached; below it the seats that stand there."""
    suit = SUITS.get(token.face)
    glyph = Text(GLYPHS[suit], INK[suit]) if suit else Text("$", "bold")
    reach = "reach" in token.marks
    gate = "g" if "gate" in token.marks else ""
    style = GILT if reach else "default"
    above = Text.assemble(
        ("[" if reach else " ", GILT),
        (f"{token.place:>2}", style),
        glyph,
        (gate, "default"),
        ("]" if reach else "", GILT),
    )
    below = Text(" ")
    for piece in here:
        below.append("▲", SHIELDS[_seat(piece) % len(SHIELDS)]).append(initials(pen.name(_seat(piece))), "bold default")
    for line in (above, below):
        line.truncate(WIDE, pad=True)
    return above, below


def _seat(piece: Token) -> int:
    return next((int(mark[4:]) for mark in piece.marks if mark.startswith("seat")), 0)


def _who(piece: Token, pen: Pen) -> str:
    return f"{pen.name(_seat(piece))} (▲{initials(pen.name(_seat(piece)))})"


def initials(name: str) -> str:
    """``G1`` for Greedy 1, ``P`` for Player."""
    words = name.split()
    return words[0][:1] + (words[-1][:1] if len(words) > 1 else "")
