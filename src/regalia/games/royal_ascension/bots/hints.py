# native
"""Hints for moves and the worth of a position, after section 13."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_ascension.bots.estimate import (
    battle_chance,
    best_territory,
    duel_chance,
    likely_strength,
    own_strength,
)
from regalia.games.royal_ascension.bots.shopping import basket_hint, payment_hint, shopping
from regalia.games.royal_ascension.rules.bags import copies, size, worth
from regalia.games.royal_ascension.rules.challenge import guarded, may_attack, may_initiate
from regalia.games.royal_ascension.rules.fields import (
    ATTACK,
    DONE,
    FIELD,
    FIGHT,
    MOVE,
    PICK,
    TAKE_HEARTS,
    YES,
    answer_of,
    played_rank,
    played_suit,
    space_of,
    target_of,
    territory_of,
)
from regalia.games.royal_ascension.rules.model import (
    ALLIANCES,
    CLUBS_OUT,
    FIELDED,
    GOLD_IN,
    HEARTS_IN,
    HEARTS_OUT,
    LANDS,
    MARKERS,
    WIDTH,
    living,
)
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import (
    ANSWERING,
    BUYING,
    CHALLENGING,
    DARING,
    HEARTS,
    HEARTS_SPACE,
    PAYING,
    PLAGUE_COST,
    POINTS,
    RANKS,
    SHOP_SPACE,
    SPADES_SPACE,
    TAKING,
)
from regalia.kernel.state import VERB_MASK

HOPELESS: Final = 0.12  # below this chance the weakest territory is sent, and no card shown
GOLD_WORTH: Final = 4.0
SHY: Final = 8.0  # with ``spent``: a lead that is enough


def hint(position: Position, move: i64) -> float:
    """How good a legal move looks, in points; comparable within one decision only."""
    verb = move & VERB_MASK
    step = position.table.step
    if verb == MOVE:
        return space_hint(position, position.options.spaces[space_of(move)])
    if verb == PICK:
        return float(POINTS[territory_of(move)])
    if step == BUYING:
        return basket_hint(position, move)
    if step == PAYING:
        return payment_hint(position, move)
    if step == TAKING:
        return heart_gain(position) if answer_of(move) == TAKE_HEARTS else GOLD_WORTH
    if step == DARING:
        return (best_target(position) - 0.6) * (1.0 if answer_of(move) == YES else -1.0)
    if step == CHALLENGING:
        return target_hint(position, target_of(move)) if verb == ATTACK else 0.0
    if step == ANSWERING:
        return answer_hint(position) if verb == FIGHT else 0.0
    return commit_hint(position, move)


# ---- the ring


def space_hint(position: Position, kind: i64) -> float:
    if kind == HEARTS_SPACE:
        return heart_gain(position)
    if kind == SHOP_SPACE:
        return 0.9 * float(shopping(position, position.table.active))
    if kind == SPADES_SPACE:
        return spades_hint(position)
    return GOLD_WORTH


def heart_gain(position: Position) -> float:
    """What one more heart adds to the best two on average, plus a reserve."""
    options = position.options
    held = position.hands[position.table.active * WIDTH + HEARTS_IN]
    second: i64 = 0
    count: i64 = 0
    for i in range(RANKS - 1, -1, -1):
        rank = options.ascending[i]
        for _ in range(copies(held, rank)):
            count += 1
            if count == 2:
                second = options.values[rank]
    gain: i64 = 0
    for rank in range(RANKS):
        if options.values[rank] > second:
            gain += options.values[rank] - second
    return float(gain) / float(RANKS) + 1.0


def spades_hint(position: Position) -> float:
    """The value of a spades space: the best battle, or a free look."""
    table = position.table
    seat = table.active
    if not may_initiate(position, seat):
        return 1.0
    chance = best_target(position)
    value = 20.0 * (chance - 0.5) + 1.0
    if table.row[LANDS + seat] + 1 >= position.options.win_territories:
        value += 10.0 * chance
    if table.row[LANDS + seat] == 1:
        value -= 3.0
    return value


def best_target(position: Position) -> float:
    """The active player's best chance against any legal target."""
    best = 0.0
    for seat in range(position.options.seats):
        if may_attack(position.options, position.table, seat):
            chance = duel_chance(position, position.table.active, seat)
            if chance > best:
                best = chance
    return best


# ---- opponents


def target_hint(position: Position, seat: i64) -> float:
    """Prefer large realms at good odds, small ones at bad; a throne outweighs all."""
    table = position.table
    throne = position.options.win_territories
    me = table.active
    chance = duel_chance(position, me, seat)
    stake = table.row[LANDS + seat] if table.all_in else i64(1)
    risk = table.row[LANDS + me] if table.all_in else i64(1)
    value = (2.0 * chance - 1.0) * (1.0 + 0.3 * float(table.row[LANDS + seat] - 2))
    if table.row[LANDS + me] + stake >= throne:
        value += 5.0 * chance
    if table.row[LANDS + seat] + risk + 1 >= throne:
        value -= 2.0 * (1.0 - chance)
    if table.all_in:
        value -= 0.2
    return value


def answer_hint(position: Position) -> float:
    """Fight at a good chance, but never where a loss gives the throne away."""
    table = position.table
    me = table.target
    stake = table.row[LANDS + me] if table.all_in else i64(1)
    if table.row[LANDS + table.active] + stake >= position.options.win_territories:
        return -1.0
    return duel_chance(position, me, table.active) - (0.75 if table.all_in else 0.6)


# ---- the commitment


def commit_hint(position: Position, move: i64) -> float:
    """Prefer the strongest territory and cards; in a lost battle the weakest."""
    table = position.table
    seat = table.seat
    everything = table.all_in or table.decree
    hopeless = not everything and battle_chance(position, seat, own_strength(position, seat)) < HOPELESS
    verb = move & VERB_MASK
    if verb == FIELD:
        points = float(POINTS[territory_of(move)])
        return -points if hopeless else points
    if verb == DONE:
        return 200.0 if hopeless or enough(position, seat) else 0.0
    value = float(position.options.values[played_rank(move)])
    return 100.0 + value if played_suit(move) == HEARTS else 50.0 + value


def enough(position: Position, seat: i64) -> bool:
    """Whether the chosen cards lead by far already, where used cards are spent."""
    if not position.options.spent:
        return False
    options = position.options
    mine = seat * WIDTH
    chosen = worth(position.hands[mine + HEARTS_OUT], options.values)
    chosen += worth(position.hands[mine + CLUBS_OUT], options.values)
    chosen += POINTS[position.hands[mine + FIELDED]] - PLAGUE_COST * position.table.row[MARKERS + seat]
    for other in range(options.seats):
        against = other != seat and (position.table.decree or other in (position.table.active, position.table.target))
        if not against or not living(position.table, other):
            continue
        if float(chosen) < likely_strength(options, position.table, other) + SHY:
            return False
    return True


# ---- the position


def worth_of(position: Position, seat: i64) -> float:
    """How well a seat stands: territories, strength against the others, gold, alliances, plague."""
    options = position.options
    table = position.table
    if not living(table, seat):
        return -100.0
    lands = table.row[LANDS + seat]
    value = 10.0 * float(lands)
    short = options.win_territories - lands
    if short <= 0:
        return 1000.0
    if short <= 2:
        value += 15.0 * float(3 - short)
    for other in range(options.seats):
        if other != seat and living(table, other):
            value += 0.3 * (float(own_strength(position, seat)) - likely_strength(options, table, other))
            left = options.win_territories - table.row[LANDS + other]
            if left <= 2:
                value -= 8.0 * float(3 - left)
    value += 0.5 * float(worth(position.hands[seat * WIDTH + GOLD_IN], options.values))
    value += 3.0 * float(size(table.row[ALLIANCES + seat])) - 4.0 * float(table.row[MARKERS + seat])
    if guarded(table, options.seats, seat):
        value += 1.0 if best_territory(table, seat) < 18 else -2.0
    return value
