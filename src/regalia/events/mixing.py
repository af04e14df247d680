"""Round-robin tables of three or four: entrants who have met least sit together.

Two who have not met sit down first, so that every round brings the event nearer to its end. The others are seated by
lot and then swapped in pairs while that reduces repeated meetings. The best of several starts is taken. It is not
always perfect; ``tests/events/test_round_robin.py`` measures how close it comes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from regalia.events.chance import Chance
from regalia.events.tables import split

Met = Sequence[Sequence[int]]  # how often each has met each

BEGINNINGS = 12
FIRST = 2  # entrants who keep their seats
AGAIN = 100  # the cost of a second meeting
WORSE = 4  # each further meeting costs this factor more


def mixed(entrants: Sequence[int], most: int, met: Met, chance: Chance) -> list[list[int]]:
    """The entrants at the fewest tables of at most ``most``.

    At the first table, two who have not met.
    """
    prices = _prices(entrants, met)
    found: list[list[int]] = []
    least: int | None = None
    for _ in range(BEGINNINGS):
        tables = [list(table) for table in split(_beginning(entrants, met, chance), most)]
        _change_places(tables, prices)
        price = sum(_price(table, one, prices) for table in tables for one in table)
        if least is None or price < least:
            found, least = tables, price
    return found


def _prices(entrants: Sequence[int], met: Met) -> list[list[int]]:
    """The cost of each meeting: how often the two have met.

    Much less, how many others each has met, so that entrants with fewer meetings get the larger tables.
    """
    prices = [[0 if not count else AGAIN * WORSE ** (count - 1) for count in row] for row in met]
    for one in entrants:
        for other in entrants:
            prices[one][other] += sum(met[one])
    return prices


def _beginning(entrants: Sequence[int], met: Met, chance: Chance) -> list[int]:
    """A random order that begins with two who have not met."""
    order = chance.shuffled(entrants)
    first = next((pair for pair in combinations(order, FIRST) if not met[pair[0]][pair[1]]), ())
    return [*first, *(entrant for entrant in order if entrant not in first)]


def _change_places(tables: list[list[int]], prices: Met) -> None:
    """Swap entrants until no swap reduces the cost."""
    places = [(table, seat) for table in range(len(tables)) for seat in range(len(tables[table]))][FIRST:]
    better = True
    while better:
        better = False
        for (here, seat), (there, other) in combinations(places, 2):
            if here != there and _gain(tables[here], seat, tables[there], other, prices) > 0:
                tables[here][seat], tables[there][other] = tables[there][other], tables[here][seat]
                better = True


def _gain(here: list[int], seat: int, there: list[int], other: int, prices: Met) -> int:
    """How much a swap of these two saves."""
    one, two = here[seat], there[other]
    gain = 0
    for n, stays in enumerate(here):
        if n != seat:
            gain += prices[one][stays] - prices[two][stays]
    for n, stays in enumerate(there):
        if n != other:
            gain += prices[two][stays] - prices[one][stays]
    return gain


def _price(table: Sequence[int], one: int, prices: Met) -> int:
    return sum(prices[one][other] for other in table if other != one)
