# native
"""The ring (sections 2.4 and 4.3): where a roll leads, and the effect of spaces."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.actions import land_on_spades
from regalia.games.royal_ascension.rules.fields import make_move
from regalia.games.royal_ascension.rules.model import SPACE
from regalia.games.royal_ascension.rules.piles import draw_card, drawable, make_ready
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.shop import enter_shop
from regalia.games.royal_ascension.rules.terms import (
    DIAMONDS,
    DRAWING,
    HEARTS,
    HEARTS_SPACE,
    HOME,
    MOVING,
    SHOP_SPACE,
    SPADES_SPACE,
    Options,
)
from regalia.games.royal_ascension.rules.turns import end_turn
from regalia.kernel.state import CHANCE
from regalia.kernel.vecs import vec


def destinations(options: Options, space: i64, die: i64, out: vec[i64]) -> i64:
    """Write the distinct spaces that a roll leads to; returns their number (rules 10, 11)."""
    around = i64(len(options.spaces))
    if space != HOME:
        out[0] = (space + die) % around
        out[1] = (space - die) % around
        return 2 if out[0] != out[1] else 1
    n: i64 = 0
    for i in range(i64(len(options.gates))):
        for way in (die - 1, 1 - die):  # the first pip is the step onto the gate
            end = (options.gates[i] + way) % around
            new = True
            for before in range(n):
                if out[before] == end:
                    new = False
            if new:
                out[n] = end
                n += 1
    return n


def reached(options: Options, space: i64, die: i64) -> list[int]:
    """The destinations as a list, for interpreted callers."""
    out = vec[i64]([0] * (2 * len(options.gates) + 2))
    count = destinations(options, space, die, out)
    return [out[i] for i in range(count)]


def roll(position: Position, die: i64) -> None:
    options = position.options
    table = position.table
    table.die = die
    space = table.row[SPACE + table.active]
    if space == HOME:
        ends = vec[i64]([0] * (2 * i64(len(options.gates))))
        if destinations(options, space, die, ends) == 1:
            walk(position, ends[0])
            return
    table.step = MOVING
    table.chooser = table.active


def move_moves(position: Position, out: vec[i64]) -> i64:
    table = position.table
    count = destinations(position.options, table.row[SPACE + table.active], table.die, out)
    for i in range(count):
        out[i] = make_move(out[i])
    return count


def walk(position: Position, space: i64) -> None:
    """Move the token and act on the type of its space."""
    table = position.table
    table.row[SPACE + table.active] = space
    kind = position.options.spaces[space]
    if kind == SPADES_SPACE:
        land_on_spades(position)
    elif kind == SHOP_SPACE:
        enter_shop(position)
    else:
        table.suit = HEARTS if kind == HEARTS_SPACE else DIAMONDS
        if drawable(table, table.suit):
            make_ready(position, table.suit)
            table.step = DRAWING
            table.chooser = CHANCE
        else:
            end_turn(position)


def draw(position: Position, rank: i64) -> None:
    """Draw the card of the space (rule 13)."""
    table = position.table
    draw_card(position, table.active, table.suit, rank)
    end_turn(position)
