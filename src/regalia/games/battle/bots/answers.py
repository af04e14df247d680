# native
"""Hints for answers: blocks, strikes, and soldiers to give up (section 13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.bots.attack import skills
from regalia.games.battle.bots.forecast import balance
from regalia.games.battle.bots.values import EVERYTHING, hit_worth, soldier_worth
from regalia.games.battle.rules.army import read
from regalia.games.battle.rules.cards import COURTS, SUIT_BIT, THREE, rank_of, skill
from regalia.games.battle.rules.fields import BLOCK, chosen_name, chosen_seat, fighter_name
from regalia.games.battle.rules.model import BLOCKED, HAND, HITS, group_side, group_size, soldier_card
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import BY_JOKER, BY_THREE, BY_TWO
from regalia.kernel.state import VERB_MASK
from regalia.kernel.vecs import vec

STRIKES_YET: Final[float] = 20.0  # an enemy that could still strike back
LAST_OF_SUIT: Final[float] = 4.0  # the only soldier of a suit that cards in hand need
NEARLY: Final[float] = 8.0  # for each hit, if the whole attack would be deadly


def block_hint(position: Position, move: i64) -> float:
    """The hint for a legal move at D2: what the fight for this group brings.

    It counts the blockers so far, the new one and perhaps one more.
    """
    options = position.options
    table = position.table
    side = options.side_of[table.seat]
    room = table.start[options.seats] + 2
    attackers = vec[i64]([0] * room)
    size = skills(options, table, table.duty, table.active, table.group, attackers)
    blockers = vec[i64]([0] * room)
    there = skills(options, table, table.duty, side, table.group, blockers)
    saved = stake(position, side, size)
    if move & VERB_MASK != BLOCK:
        return saved - balance(attackers, size, blockers, there) if there else 0.0
    soldier = read(options, table.seat, fighter_name(move))
    more = with_one(blockers, there, skill(soldier_card(soldier)))
    best = saved - balance(attackers, size, more, there + 1)
    for i in range(table.start[table.seat], table.start[table.seat + 1]):
        if table.duty[i] == 0 and table.army[i] > soldier:
            pair = with_one(more, there + 1, skill(soldier_card(table.army[i])))
            value = saved - balance(attackers, size, pair, there + 2) - 1.0
            if value > best:
                best = value
    return best - 0.05 * float(skill(soldier_card(soldier)))  # keep strong soldiers for other groups


def with_one(soldiers: vec[i64], count: i64, one: i64) -> vec[i64]:
    """The skills with one more, strongest first."""
    new = soldiers[:]
    i = count
    while i > 0 and new[i - 1] < one:
        new[i] = new[i - 1]
        i -= 1
    new[i] = one
    return new


def stake(position: Position, side: i64, size: i64) -> float:
    """The value of stopping the group that the seat is asked about."""
    options = position.options
    table = position.table
    taken = table.row[HITS + side]
    later: i64 = 0
    for group in range(1, table.count + 1):
        packed = table.groups[group]
        if group_side(packed) != side or packed & BLOCKED:
            continue
        if group < table.group:
            taken += group_size(packed)
        elif group > table.group:
            later += group_size(packed)
    worth = hit_worth(options, taken, size)
    if worth >= EVERYTHING:
        return worth
    if taken + size + later >= options.hits_to_lose:
        return worth + NEARLY * float(size)
    return worth


def choice_hint(position: Position, move: i64) -> float:
    """The hint for a move at D3 and D5 to D7: the enemy's best soldier, or the seat's weakest."""
    options = position.options
    table = position.table
    seat = chosen_seat(move)
    soldier = read(options, seat, chosen_name(move))
    its = skill(soldier_card(soldier))
    value = soldier_worth(its)
    if table.step not in (BY_TWO, BY_THREE, BY_JOKER):
        return value + (STRIKES_YET if its < table.level else 0.0)
    if options.camp_of[seat] != options.camp_of[table.chooser]:
        return value
    if seat == table.chooser and only_of_suit(position, seat, soldier_card(soldier)):
        value += LAST_OF_SUIT
    return -value


def only_of_suit(position: Position, seat: i64, card: i64) -> bool:
    """Whether cards in the hand need this soldier for its suit."""
    table = position.table
    bit = SUIT_BIT[card]
    same: i64 = 0
    for i in range(table.start[seat], table.start[seat + 1]):
        if SUIT_BIT[soldier_card(table.army[i])] & bit:
            same += 1
    if same != 1:
        return False
    first = seat * position.options.width
    for i in range(first, first + table.row[HAND + seat]):
        held = position.hands[i]
        if SUIT_BIT[held] & bit and (held < COURTS or rank_of(held) >= THREE):
            return True
    return False
