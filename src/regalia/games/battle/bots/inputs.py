# native
"""A two-player position at the beginning of a turn, as inputs of the judge.

The side whose turn it is comes first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.rules.army import suits
from regalia.games.battle.rules.cards import ACE, COURTS, JOKER, JOKERS, SUIT_BIT, THREE, THREES, TWO, rank_of, skill
from regalia.games.battle.rules.model import DISCARD, HAND, HITS, PILE, pile_of, soldier_card
from regalia.games.battle.rules.position import Position
from regalia.kernel.vecs import vec

# ---- one side

LEFT: Final[i64] = 0  # hits that it can still take, and 1 divided by them
ARMY: Final[i64] = 2  # soldiers, and their skill together
STRONGEST: Final[i64] = 4  # the skills of the best ones
BEST: Final[i64] = 8  # how many of these
BY_SKILL: Final[i64] = STRONGEST + BEST  # + rank: soldiers
SUITS: Final[i64] = BY_SKILL + 11  # 1 for each suit in play
CARDS: Final[i64] = SUITS + 4  # cards in hand; about how many it can play; the skill of these soldiers
HELD: Final[i64] = CARDS + 3  # in hand: courts, threes, twos, aces, jokers, others
ON_SIDE: Final[i64] = HELD + 6

# ---- the whole

LATE: Final[i64] = 2 * ON_SIDE
QUIET: Final[i64] = LATE + 1
TO_DRAW: Final[i64] = QUIET + 1  # cards in both players' piles
NUMBERS: Final[i64] = TO_DRAW + 4


def sight(position: Position) -> vec[float]:
    options = position.options
    table = position.table
    seat = table.active
    found = vec[float]([0.0] * NUMBERS)
    side(position, seat, found, 0)
    side(position, 1 - seat, found, ON_SIDE)
    found[LATE] = float(table.turn) / 60.0
    found[QUIET] = float(table.quiet) / float(max(options.stall_limit, 1))
    for who in range(2):
        pile = pile_of(options, seat if who == 0 else 1 - seat)
        found[TO_DRAW + who] = float(table.row[PILE + pile]) / 30.0
        found[TO_DRAW + 2 + who] = float(table.row[DISCARD + pile]) / 30.0
    return found


def side(position: Position, seat: i64, found: vec[float], at: i64) -> None:
    options = position.options
    table = position.table
    left = max(options.hits_to_lose - table.row[HITS + seat], 1)
    found[at + LEFT] = float(left) / 10.0
    found[at + LEFT + 1] = 1.0 / float(left)
    best: i64 = 0
    for i in range(table.start[seat], table.start[seat + 1]):  # the strongest come first
        card = soldier_card(table.army[i])
        found[at + ARMY] += 0.1
        found[at + ARMY + 1] += float(skill(card)) / 60.0
        if best < BEST:
            found[at + STRONGEST + best] = float(skill(card)) / 13.0
            best += 1
        rank = rank_of(card)
        if rank < THREE:
            found[at + BY_SKILL + rank] += 0.25
        else:
            found[at + BY_SKILL + THREE] += 0.25
    mask = suits(table, seat)
    for suit in range(4):
        found[at + SUITS + suit] = float(mask >> suit & 1)
    hand(position, seat, mask, found, at)


def hand(position: Position, seat: i64, mask: i64, found: vec[float], at: i64) -> None:
    first = seat * position.options.width
    for i in range(first, first + position.table.row[HAND + seat]):
        card = position.hands[i]
        found[at + CARDS] += 0.1
        if card == JOKER or SUIT_BIT[card] & mask or COURTS <= card < THREES:
            found[at + CARDS + 1] += 0.1
        found[at + HELD + kind(card)] += 0.25
        if kind(card) in (0, 5):
            found[at + CARDS + 2] += float(skill(card)) / 60.0


def kind(card: i64) -> i64:
    rank = rank_of(card)
    if card < COURTS:
        return 0
    if rank == THREE:
        return 1
    if rank == TWO:
        return 2
    if rank == ACE:
        return 3
    return 4 if rank == JOKERS else 5
