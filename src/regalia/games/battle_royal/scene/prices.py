# native: pictures
"""The price of a square as a sum in words (section 5.3)."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.games.battle_royal.map.realm import OBSTACLES, SEA, STRONGHOLDS
from regalia.games.battle_royal.scene.sight import Sight


@dataclass(frozen=True)
class Price:
    """A price and its parts: points with a word for each."""

    points: int
    parts: tuple[tuple[int, str], ...]

    def told(self) -> str:
        """``forest 2 + river 1``."""
        return " + ".join(f"{word} {points}" for points, word in self.parts)


def price_of(sight: Sight, square: int) -> Price | None:
    """The price of the square for the force to act; None if it cannot be reached."""
    total = sight.price(square)
    if total is None:
        return None
    base, word = _base(sight, square, total)
    if total == base:
        return Price(total, ((total, word),))
    return Price(total, ((base, word), (total - base, "river")))


def _base(sight: Sight, square: int, total: int) -> tuple[int, str]:
    """The price of the terrain and a pawn on it, without a river."""
    char = sight.realm.at(square)
    terrain = sight.terrain(square)
    held = sight.holder(square) is not None
    if char == SEA:
        return total, "jetty, held" if held else "embarking" if total == 2 else "over the water"
    if char in STRONGHOLDS:
        return (4, f"{terrain}, held") if held else (1, terrain)
    if char in OBSTACLES:
        if held:
            return 3, f"{terrain}, held"
        if total == 1:
            return 1, f"{terrain}, returning" if sight.is_cheap_rampart(square) else f"{terrain}, landing"
        if sight.is_cheap_rampart(square):
            return 1, f"{terrain}, returning"
        return 2, terrain
    return (2, f"{terrain}, held") if held else (1, terrain)
