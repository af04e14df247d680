# native
"""The shop (section 4.4): the display, the basket and the payment."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import NONE_YET, ONE, copies, size, worth
from regalia.games.royal_ascension.rules.fields import DONE, card, make_buy, make_pay
from regalia.games.royal_ascension.rules.model import (
    BASKET,
    COUNTED,
    DISCARD,
    DISPLAY,
    GOLD_HELD,
    GOLD_IN,
    LEFT,
    WEAPONS,
    WIDTH,
    Table,
)
from regalia.games.royal_ascension.rules.piles import discard_diamond, make_ready, take_out
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import (
    ARRIVAL,
    BUYING,
    CLUBS,
    DEPARTURE,
    DIAMONDS,
    PAYING,
    RANKS,
    STOCKING,
    Options,
)
from regalia.games.royal_ascension.rules.turns import begin_first_turn, end_turn
from regalia.kernel.state import CHANCE
from regalia.kernel.vecs import vec

# ---- the display


def fill_display(position: Position, what_for: i64) -> None:
    """Turn up clubs as far as there are any, then continue with ``what_for`` (rule 20)."""
    options = position.options
    table = position.table
    bags = table.bags
    table.stocking = what_for
    missing: i64 = 0 if options.armory else options.shop_size - size(bags[DISPLAY])
    left = bags[LEFT + CLUBS] + size(bags[DISCARD + CLUBS])
    table.due = missing if missing < left else left
    table.drawn = 0
    if table.due > 0:
        make_ready(position, CLUBS)
        table.step = STOCKING
        table.chooser = CHANCE
    else:
        filled(position)


def stock(position: Position, rank: i64) -> None:
    """Add a club to the display."""
    table = position.table
    take_out(position, CLUBS, rank)
    table.bags[DISPLAY] += ONE[rank]
    table.due -= 1
    table.drawn += 1
    if table.due:
        make_ready(position, CLUBS)
    else:
        filled(position)


def filled(position: Position) -> None:
    what_for = position.table.stocking
    if what_for == ARRIVAL:
        open_shop(position)
    elif what_for == DEPARTURE:
        end_turn(position)
    else:
        begin_first_turn(position)


# ---- the basket


def enter_shop(position: Position) -> None:
    fill_display(position, ARRIVAL)


def for_sale(options: Options, table: Table) -> i64:
    """The clubs for sale: the display, or with ``armory`` every club not held (rule 17)."""
    if options.armory:
        return table.bags[COUNTED + CLUBS] + table.bags[DISCARD + CLUBS]
    return table.bags[DISPLAY]


def open_shop(position: Position) -> None:
    """Let the player buy; without gold or goods the turn ends."""
    table = position.table
    if table.row[GOLD_HELD + table.active] == 0 or for_sale(position.options, table) == 0:
        end_turn(position)
        return
    table.bags[BASKET] = 0
    table.owed = 0
    table.limit = NONE_YET
    table.step = BUYING
    table.chooser = table.active


def buy_moves(position: Position, out: vec[i64]) -> i64:
    """List the weapons within the purse, none above the one before, and done."""
    options = position.options
    table = position.table
    purse = worth(position.hands[table.active * WIDTH + GOLD_IN], options.values)
    goods = for_sale(options, table) - table.bags[BASKET]
    n: i64 = 0
    for rank in range(RANKS):
        price = options.values[rank]
        if copies(goods, rank) and price <= table.limit and table.owed + price <= purse:
            out[n] = make_buy(card(rank, CLUBS))
            n += 1
    out[n] = DONE
    return n + 1


def buy(position: Position, rank: i64) -> None:
    table = position.table
    price = position.options.values[rank]
    table.bags[BASKET] += ONE[rank]
    table.owed += price
    table.limit = price


def close_basket(position: Position) -> None:
    table = position.table
    if table.bags[BASKET] == 0:
        end_turn(position)
        return
    table.limit = NONE_YET
    table.step = PAYING


# ---- the payment


def pay_moves(position: Position, out: vec[i64]) -> i64:
    """List the diamonds that, with all lower ones, still cover the debt (rule 18)."""
    options = position.options
    table = position.table
    gold = position.hands[table.active * WIDTH + GOLD_IN]
    n: i64 = 0
    up_to_here: i64 = 0
    for i in range(RANKS):
        rank = options.ascending[i]
        count = copies(gold, rank)
        value = options.values[rank]
        up_to_here += count * value
        if count and value <= table.limit and up_to_here >= table.owed:
            out[n] = make_pay(card(rank, DIAMONDS))
            n += 1
    return n


def pay(position: Position, rank: i64) -> None:
    table = position.table
    discard_diamond(position, table.active, rank)
    table.owed -= position.options.values[rank]
    table.limit = position.options.values[rank]
    if table.owed <= 0:  # no change is given
        table.owed = 0
        hand_over(position)
        fill_display(position, DEPARTURE)


def hand_over(position: Position) -> None:
    """Give the basket to the buyer; with ``armory`` from the pile first, then the discards."""
    table = position.table
    bags = table.bags
    table.row[WEAPONS + table.active] += bags[BASKET]
    if position.options.armory:
        for rank in range(RANKS):
            for _ in range(copies(bags[BASKET], rank)):
                if copies(bags[COUNTED + CLUBS], rank):
                    take_out(position, CLUBS, rank)
                else:
                    bags[DISCARD + CLUBS] -= ONE[rank]
    else:
        bags[DISPLAY] -= bags[BASKET]
    bags[BASKET] = 0
