# native
"""What soldiers, cards and hits are worth to bots, in points (section 13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.rules.cards import ACE, COURTS, JOKER, KINDS, THREE, TWO, rank_of, skill, suit_of
from regalia.games.battle.rules.model import FELL, HAND, HITS, Table, soldier_card
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import Options

HELD: Final[float] = 5.0  # a card in hand
ABILITY_HELD: Final[float] = 6.0  # one with an ability
EVERYTHING: Final[float] = 1000.0  # the fall of the last enemy, or of the side itself


def soldier_worth(skill: i64) -> float:
    """The worth of a soldier in play; a court card is hard to replace."""
    return float(skill) + (4.0 if skill > 10 else 3.0)


def army_worth(table: Table, seat: i64) -> float:
    worth = 0.0
    for i in range(table.start[seat], table.start[seat + 1]):
        worth += soldier_worth(skill(soldier_card(table.army[i])))
    return worth


def hit_worth(options: Options, taken: i64, more: i64) -> float:
    """The worth of some more hits to a side that has taken some already.

    The last hit is worth EVERYTHING.
    """
    if taken + more >= options.hits_to_lose:
        return EVERYTHING
    worth = 0.0
    for i in range(taken, taken + more):
        worth += 5.0 + 10.0 * float(i) / float(options.hits_to_lose)
    return worth


def card_worth(card: i64) -> float:
    """The worth of a card in a hand."""
    return ABILITY_HELD if rank_of(card) >= THREE else HELD


def worth(position: Position, seat: i64) -> float:
    """The seat's soldiers, hand and hits against the average of the others."""
    options = position.options
    table = position.table
    camp = options.camp_of[seat]
    mine = 0.0
    theirs = 0.0
    friends: i64 = 0
    others: i64 = 0
    for other in range(options.seats):
        side = options.side_of[other]
        stands = -EVERYTHING / 10.0
        if table.row[FELL + side] == 0:
            hits = table.row[HITS + side]
            stands = army_worth(table, other) + HELD * float(table.row[HAND + other]) - hit_worth(options, 0, hits)
        if options.camp_of[other] == camp:
            mine += stands
            friends += 1
        else:
            theirs += stands
            others += 1
    first = seat * options.width
    for i in range(first, first + table.row[HAND + seat]):
        mine += card_worth(position.hands[i]) - HELD
    return mine / float(friends) - theirs / float(others)


# ---- building decks


def deck_worth(card: i64) -> float:
    """The worth of a card in a deck, whatever else is in it.

    Fours to tens can all be played at once. Of court cards and abilities only one can be played in a turn, so that a
    deck full of them plays slowly.
    """
    if card == JOKER:
        return 3.0
    rank = rank_of(card)
    if rank == THREE:
        return 8.0
    if rank in (TWO, ACE):
        return 5.0
    if card < COURTS:
        return float(skill(card)) - 5.0
    return float(skill(card))


def suit_worth(position: Position, seat: i64, suit: i64) -> float:
    """The worth of the seat's cards of a suit."""
    total = 0.0
    card = suit
    while card < JOKER:
        total += deck_worth(card) * float(position.piles[seat * KINDS + card])
        card += 4
    return total


def suited_worth(position: Position, seat: i64, card: i64) -> float:
    """The worth of a card to the seat that builds.

    Cards of suits that the seat has many of are easier to play.
    """
    if card == JOKER:
        return deck_worth(card)
    all_suits = 1.0
    for suit in range(4):
        all_suits += suit_worth(position, seat, suit)
    return deck_worth(card) + 3.0 * suit_worth(position, seat, suit_of(card)) / all_suits
