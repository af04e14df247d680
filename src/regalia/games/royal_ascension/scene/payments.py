# native: pictures
"""Previews of the shop: baskets within a purse, and payments that cover a price."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from regalia.games.royal_ascension.scene.sight import Sight

MOST_SHOWN = 6
MOST_TRIED = 300
MOST_GOODS = 12


def baskets(sight: Sight, goods: list[str], budget: int) -> list[list[str]]:
    """The dearest distinct baskets within the budget, the dearest first."""
    found: dict[tuple[str, ...], int] = {}
    goods = [face for face in goods if sight.value(face) <= budget][:MOST_GOODS]

    def fill(at: int, basket: tuple[str, ...], total: int) -> None:
        if basket:
            found[basket] = total
        for i in range(at, len(goods)):
            if total + sight.value(goods[i]) <= budget:
                fill(i + 1, (*basket, goods[i]), total + sight.value(goods[i]))

    fill(0, (), 0)
    best = sorted(found, key=lambda basket: (-found[basket], -len(basket), basket))
    return [list(basket) for basket in best[:MOST_SHOWN]]


def payments(sight: Sight, gold: list[str], owed: int) -> list[list[str]]:
    """The sets of diamonds that can be paid with, the least waste first."""
    found = {tuple(paid) for paid in islice(_payments(sight, gold, owed, 99), MOST_TRIED)}
    best = sorted(found, key=lambda paid: (sight.worth(list(paid)), len(paid), paid))
    return [list(paid) for paid in best[:MOST_SHOWN]]


def _payments(sight: Sight, gold: list[str], owed: int, limit: int) -> Iterator[list[str]]:
    """Yield payments in descending order of cards, as they are made (section 4.4)."""
    if owed <= 0:
        yield []
        return
    for face in dict.fromkeys(gold):
        value = sight.value(face)
        at_most = [one for one in gold if sight.value(one) <= value]
        if value <= limit and sight.worth(at_most) >= owed:
            rest = list(gold)
            rest.remove(face)
            for more in _payments(sight, rest, owed - value, value):
                yield [face, *more]
