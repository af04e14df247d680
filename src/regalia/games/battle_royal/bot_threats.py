# native
"""What a force could capture next turn, by the chance of a card that pays for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.cost import havens, within
from regalia.games.battle_royal.ground import ONE, count_bits
from regalia.games.battle_royal.groups import contacts_of, gather, numbered
from regalia.games.battle_royal.lines import single
from regalia.games.battle_royal.model import RESERVE, SHOWN
from regalia.games.battle_royal.position import Position, pool_of
from regalia.games.battle_royal.terms import CARDS
from regalia.kernel.vecs import vec

NOW: Final[float] = 4.0  # how much more a capture that can be paid at once counts


def chances(position: Position) -> vec[i64]:
    """How many of the cards that not all have seen give at least 0, 1, 2, 3, 4 points; of a full pack if none is left."""
    table = position.table
    pack = position.options.pack
    odds = vec[i64]([0] * CARDS)
    count: i64 = 0
    for back in range(CARDS):
        card = CARDS - 1 - back
        count += pack[card] - table.row[SHOWN + card]
        odds[card] = count
    if count == 0:
        for back in range(CARDS):
            card = CARDS - 1 - back
            count += pack[card]
            odds[card] = count
    return odds


def chance_of(odds: vec[i64], price: i64) -> float:
    """The chance of a card that pays the price."""
    return float(odds[price]) / float(odds[0]) if price < CARDS else 0.0


def best_capture(position: Position, attacker: i64, victim: i64, odds: vec[i64], points: i64) -> float:
    """The most pawns that one capture would take, each by the chance that it can be paid; more if the points left do."""
    height = position.options.ground.height
    pool = pool_of(position, attacker)
    prey = pool_of(position, victim)
    haven = havens(position, pool)
    contacts = vec[i64]([])
    capital: i64 = 0
    best = 0.0
    pawn: i64 = 0
    for i in range(1, height - 1):
        word = prey[i]
        if word and pool[i - 1] | pool[i] | pool[i + 1]:
            _, two, three, four = within(position, attacker, pool, haven, i)
            if four & word and len(contacts) == 0:
                contacts = contacts_of(position, victim, prey)
                capital = numbered(prey, single(position, position.options.centres[victim]))
            number = pawn
            while four & word:
                bit = word & -word
                word ^= bit
                if four & bit:
                    price: i64 = 2 if two & bit else 3 if three & bit else 4
                    lost = lost_without(position, victim, contacts, capital, number)
                    likely = NOW if price <= points else chance_of(odds, price)
                    best = max(best, float(lost) * likely)
                number += 1
        pawn += count_bits(prey[i])
    return best


def lost_without(position: Position, force: i64, contacts: vec[i64], capital: i64, pawn: i64) -> i64:
    """How many pawns of the force are lost if this one is captured, the reserve included."""
    reserve = position.table.row[RESERVE + force]
    everyone = (ONE << i64(len(contacts))) - 1
    left = everyone & ~(ONE << pawn)
    largest: i64 = 0
    while left:
        group = gather(contacts, left & -left, left, left)
        left &= ~group
        size = count_bits(group)
        if group & capital:
            size += reserve
        largest = max(largest, size)
    return count_bits(everyone) + reserve - largest
