"""Tables of three or four for a round robin: those sit together who have met least.

Two who have not met sit down first, so that every round brings the event nearer to its end. The others are shared out by lot,
and then change places two by two for as long as that leaves fewer who meet once more, and once more than others. Of several
such beginnings the best is taken. A perfect plan, where there is one, is not always found; how close this comes is in
``tests/events/test_round_robin.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from regalia.events.chance import Chance
from regalia.events.tables import split

Met = Sequence[Sequence[int]]  # how often each has met each

BEGINNINGS = 12
FIRST = 2  # who stay where they sit
AGAIN = 100  # against a second meeting
WORSE = 4  # each further one counts so many times the one before


def mixed(entrants: Sequence[int], most: int, met: Met, chance: Chance) -> list[list[int]]:
    """The entrants at as few tables of at most ``most`` as hold all; at the first of them two who have not met."""
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
    """What is against the meeting of each with each: how often they have met; and, much less, how many others each has met, so
    that who has met fewer sits at the larger tables."""
    prices = [[0 if not count else AGAIN * WORSE ** (count - 1) for count in row] for row in met]
    for one in entrants:
        for other in entrants:
            prices[one][other] += sum(met[one])
    return prices


def _beginning(entrants: Sequence[int], met: Met, chance: Chance) -> list[int]:
    """An order by lot that begins with two who have not met."""
    order = chance.shuffled(entrants)
    first = next((pair for pair in combinations(order, FIRST) if not met[pair[0]][pair[1]]), ())
    return [*first, *(entrant for entrant in order if entrant not in first)]


def _change_places(tables: list[list[int]], prices: Met) -> None:
    """Until no two could change places for the better."""
    places = [(table, seat) for table in range(len(tables)) for seat in range(len(tables[table]))][FIRST:]
    better = True
    while better:
        better = False
        for (here, seat), (there, other) in combinations(places, 2):
            if here != there and _gain(tables[here], seat, tables[there], other, prices) > 0:
                tables[here][seat], tables[there][other] = tables[there][other], tables[here][seat]
                better = True


def _gain(here: list[int], seat: int, there: list[int], other: int, prices: Met) -> int:
    """What is saved when the two change places."""
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
