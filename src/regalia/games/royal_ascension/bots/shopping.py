# native
"""Hints for the shop: the dearest basket within the purse, paid with the least waste."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import ONE, copies, worth
from regalia.games.royal_ascension.rules.fields import BUY, DONE, played_rank
from regalia.games.royal_ascension.rules.model import BASKET, GOLD_IN, WIDTH
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.shop import for_sale
from regalia.games.royal_ascension.rules.terms import RANKS, Options
from regalia.kernel.state import VERB_MASK

HIGHEST: Final[i64] = 60  # higher sums count as this one


def reachable(options: Options, bag: i64, limit: i64) -> i64:
    """The sums that cards up to the limit can make, one bit each."""
    found: i64 = 1
    mask: i64 = (1 << HIGHEST + 1) - 1
    for rank in range(RANKS):
        if options.values[rank] <= limit:
            for _ in range(copies(bag, rank)):
                found |= found << options.values[rank] & mask
    return found


def dearest(options: Options, goods: i64, limit: i64, budget: i64) -> i64:
    """The highest total price of goods within the budget."""
    found = reachable(options, goods, limit)
    best = budget if budget < HIGHEST else HIGHEST
    while best > 0 and not found >> best & 1:
        best -= 1
    return best if best > 0 else 0


def shopping(position: Position, seat: i64) -> i64:
    """The total price of the weapons that a seat could buy now."""
    options = position.options
    purse = worth(position.hands[seat * WIDTH + GOLD_IN], options.values)
    return dearest(options, for_sale(options, position.table), HIGHEST, purse)


def basket_hint(position: Position, move: i64) -> float:
    """The highest total that the basket can still reach."""
    options = position.options
    table = position.table
    verb = move & VERB_MASK
    if verb == DONE:
        return float(table.owed)
    assert verb == BUY
    rank = played_rank(move)
    price = options.values[rank]
    purse = worth(position.hands[table.active * WIDTH + GOLD_IN], options.values)
    goods = for_sale(options, table) - table.bags[BASKET] - ONE[rank]
    more = dearest(options, goods, price, purse - table.owed - price)
    return float(table.owed + price + more) - float(price) / 100.0


def payment_hint(position: Position, move: i64) -> float:
    """Prefer little waste, then the lower card."""
    options = position.options
    table = position.table
    rank = played_rank(move)
    value = options.values[rank]
    gold = position.hands[table.active * WIDTH + GOLD_IN] - ONE[rank]
    found = reachable(options, gold, value)
    still = table.owed - value
    if still < 0:
        return float(still)
    need = still
    while need < HIGHEST and not found >> need & 1:
        need += 1
    return float(still - need) - float(value) / 100.0
