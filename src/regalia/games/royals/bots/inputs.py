# native
"""The judge's inputs: a position at the start of a turn as numbers, the side to move first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import JACK, JOKER
from regalia.games.royals.bots.values import NO_SLOT, firepower, held_of_suit
from regalia.games.royals.rules.combat import VALUE
from regalia.games.royals.rules.model import (
    CARDS,
    EMPTY,
    FIRST_ROYAL,
    POSITION,
    READY,
    SIDE,
    SLOT,
    SLOTS,
    UPRIGHT,
    WAITING,
    WINS,
    card_of,
    score,
    standing,
)
from regalia.games.royals.rules.position import WIDTH, Position
from regalia.kernel.vecs import vec

# ---- one side

STANDS: Final[i64] = 0  # jacks, queens, kings
UPRIGHTS: Final[i64] = 3  # the same, of those that stand upright
CAN_RISE: Final[i64] = 6  # fallen, with a card of the suit in hand
FALLEN: Final[i64] = 7
IS_OPEN: Final[i64] = 8
JOKERS_READY: Final[i64] = 9
JOKERS_WAITING: Final[i64] = 10
FORCE: Final[i64] = 11  # what it could score on an open player
SUITED: Final[i64] = 12  # cards in hand of the suit of an own royal
VOLLEY: Final[i64] = 13  # the most arrows it can shoot at once
MORE_ACES: Final[i64] = 14
IN_HAND: Final[i64] = 15  # + rank: whether or how many, aces to kings, then jokers
ON_SIDE: Final[i64] = 29

# ---- the whole

LEAD: Final[i64] = 2 * ON_SIDE  # points: at any time, and once more in each stage of the game
STAGE: Final[i64] = LEAD + 7
STAGES: Final[i64] = 6
DECK_LEFT: Final[i64] = STAGE + STAGES
DECK_LEFT_CALLED: Final[i64] = DECK_LEFT + 1
TO_COME: Final[i64] = DECK_LEFT + 2  # aces, jokers, royals in the deck; aces and jokers in the discard pile
COLD: Final[i64] = TO_COME + 5  # who has had no royal yet
WON: Final[i64] = COLD + 2  # games of the match
NUMBERS: Final[i64] = WON + 1


def sight(position: Position) -> vec[float]:
    table = position.table
    seat = table.active
    found = vec[float]([0.0] * NUMBERS)
    side(position, seat, found, 0)
    side(position, 1 - seat, found, ON_SIDE)
    lead = float(score(table, seat) - score(table, 1 - seat)) / 10.0
    stage = stage_of(position)
    found[LEAD] = lead
    found[LEAD + 1 + stage] = lead
    found[STAGE + stage] = 1.0
    deck = float(table.deck) / 20.0
    found[DECK_LEFT] = deck
    if table.called:
        found[DECK_LEFT_CALLED] = deck
    to_come(position, found)
    for i in range(i64(2)):
        owner = seat if i == 0 else 1 - seat
        if not table.had_royals >> owner & 1:
            found[COLD + i] = 1.0
    found[WON] = float(table.sides[seat * SIDE + WINS] - table.sides[(1 - seat) * SIDE + WINS])
    return found


def stage_of(position: Position) -> i64:
    """The stage of the game as flags: reshuffles so far, last deck, first and last final turn."""
    table = position.table
    if table.last_round:
        return 5 if table.finals == 2 else 4
    if table.called:
        return 3
    return table.reshuffles if table.reshuffles < 2 else 2


def to_come(position: Position, found: vec[float]) -> None:
    stock = position.stock
    discard = position.table.discard
    for card in range(i64(4)):
        found[TO_COME] += 0.5 * float(stock[card])
        found[TO_COME + 3] += 0.5 * float(discard[card])
    found[TO_COME + 1] = float(stock[JOKER])
    found[TO_COME + 4] = float(discard[JOKER])
    for card in range(FIRST_ROYAL, JOKER):
        found[TO_COME + 2] += 0.2 * float(stock[card])


def side(position: Position, seat: i64, found: vec[float], at: i64) -> None:
    sides = position.table.sides
    own = seat * SIDE
    suits: i64 = 0
    for slot in range(SLOTS):
        royal = sides[own + SLOT + slot]
        if royal == EMPTY:
            continue
        card = card_of(royal)
        suits |= 1 << (card & 3)
        if royal & POSITION:
            rank = (card >> 2) - JACK
            found[at + STANDS + rank] += 1.0
            if royal & POSITION == UPRIGHT:
                found[at + UPRIGHTS + rank] += 1.0
        elif held_of_suit(position, seat, card & 3):
            found[at + CAN_RISE] += 1.0
        else:
            found[at + FALLEN] += 1.0
    if standing(position.table, seat) == 0:
        found[at + IS_OPEN] = 1.0
    ready = sides[own + READY]
    found[at + JOKERS_READY] = float(ready)
    found[at + JOKERS_WAITING] = float(sides[own + WAITING])
    found[at + FORCE] = firepower(position, seat, 0, NO_SLOT, NO_SLOT, ready) / 10.0
    hand(position, seat, suits, found, at)


def hand(position: Position, seat: i64, suits: i64, found: vec[float], at: i64) -> None:
    first = seat * WIDTH
    last = first + position.table.sides[seat * SIDE + CARDS]
    for i in range(first, last):
        card = position.hands[i]
        if card < 4 and found[at + IN_HAND] > 0.0:
            found[at + MORE_ACES] += 1.0
        else:
            found[at + IN_HAND + (card >> 2)] += 1.0
        if card == JOKER:
            continue
        if suits >> (card & 3) & 1:
            found[at + SUITED] += 0.5
        if card < FIRST_ROYAL:
            found[at + VOLLEY] = max(found[at + VOLLEY], volley(position, card, i, last))


def volley(position: Position, card: i64, place: i64, last: i64) -> float:
    """The number of arrows that this card makes with later ones; 0 for a single card."""
    suited: i64 = 0
    alike: i64 = 0
    for i in range(place, last):
        other = position.hands[i]
        if other < FIRST_ROYAL:
            suited += i64(other & 3 == card & 3)
            alike += i64(VALUE[other] == VALUE[card])
    most = min(max(suited, alike), 4)
    return 0.5 * float(most) if most > 1 else 0.0
