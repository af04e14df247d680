# native
"""What learners see: a fixed vocabulary of actions, and a view as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import copies, size, worth
from regalia.games.royal_ascension.rules.challenge import guarded
from regalia.games.royal_ascension.rules.fields import (
    ALLIN,
    ALLY,
    ATTACK,
    BUY,
    DONE,
    FIELD,
    MOVE,
    PAY,
    PICK,
    TAKE,
    USE,
    answer_of,
    played_rank,
    played_suit,
    space_of,
    target_of,
    territory_of,
)
from regalia.games.royal_ascension.rules.model import (
    ALLIANCES,
    BASKET,
    CLUBS_OUT,
    CLUBS_USED,
    DICE,
    DISCARD,
    DISPLAY,
    FELL,
    FIELDED,
    GOLD_HELD,
    GOLD_IN,
    HEARTS_HELD,
    HEARTS_IN,
    HEARTS_OUT,
    HEARTS_USED,
    KNOWN,
    LANDS,
    LEFT,
    MARKERS,
    PENALTY,
    SENT,
    SPACE,
    WEAPONS,
    Hand,
    Table,
    dice_sum,
    has_seat,
)
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import ENDED, HEARTS, MOST_SEATS, RANKS, TERRITORIES, Options
from regalia.kernel.learning import Learning
from regalia.kernel.state import VERB_MASK, State, View

# ---- the vocabulary

AT_PICK: Final[i64] = 3  # after done, ally and fight
AT_FIELD: Final[i64] = AT_PICK + TERRITORIES
AT_BUY: Final[i64] = AT_FIELD + TERRITORIES
AT_PAY: Final[i64] = AT_BUY + RANKS
AT_HEART: Final[i64] = AT_PAY + RANKS
AT_CLUB: Final[i64] = AT_HEART + RANKS
AT_TAKE: Final[i64] = AT_CLUB + RANKS
AT_ALLIN: Final[i64] = AT_TAKE + 2
AT_ATTACK: Final[i64] = AT_ALLIN + 2  # by how many seats further round the opponent sits
AT_MOVE: Final[i64] = AT_ATTACK + MOST_SEATS


def action(position: Position, move: i64) -> i64:
    """The number of a legal move in the vocabulary."""
    verb = move & VERB_MASK
    if verb == MOVE:
        return AT_MOVE + space_of(move)
    if verb == USE:
        return (AT_HEART if played_suit(move) == HEARTS else AT_CLUB) + played_rank(move)
    if verb == BUY:
        return AT_BUY + played_rank(move)
    if verb == PAY:
        return AT_PAY + played_rank(move)
    if verb == ATTACK:
        return AT_ATTACK + (target_of(move) - position.table.active) % position.options.seats
    if verb == PICK:
        return AT_PICK + territory_of(move)
    if verb == FIELD:
        return AT_FIELD + territory_of(move)
    if verb == TAKE:
        return AT_TAKE + answer_of(move)
    if verb == ALLIN:
        return AT_ALLIN + answer_of(move)
    if verb == DONE:
        return 0
    return 1 if verb == ALLY else i64(2)


class AscensionLearning(Learning):
    """The vocabulary and the features for one set of options."""

    def __init__(self, options: Options) -> None:
        super().__init__(AT_MOVE + i64(len(options.spaces)))
        self.options = options

    def action(self, state: State, move: i64) -> i64:
        assert isinstance(state, Position)
        return action(state, move)

    def features(self, view: View) -> list[float]:
        return features(view, self.options)


# ---- a view as numbers, from the viewer's seat round the table; a spectator looks from seat 0 and sees no hand


def features(view: View, options: Options) -> list[float]:
    table = view.table
    assert isinstance(table, Table)
    row: list[float] = []
    add_own(row, view)
    me = view.seat if view.seat >= 0 else i64(0)
    for i in range(options.seats):
        add_seat(row, table, options, (me + i) % options.seats)
    add_flow(row, table, options)
    return row


def add_bag(row: list[float], bag: i64) -> None:
    """Append how many cards of each rank a bag has."""
    for rank in range(RANKS):
        row.append(float(copies(bag, rank)))


def add_one_of(row: list[float], which: i64, many: i64) -> None:
    for i in range(many):
        row.append(1.0 if i == which else 0.0)


def add_own(row: list[float], view: View) -> None:
    """Append the viewer's own hand and commitment."""
    if view.seat < 0:
        for _ in range(4 * RANKS + TERRITORIES):
            row.append(0.0)
        return
    hand = view.hands[view.seat]
    assert isinstance(hand, Hand)
    for place in (HEARTS_IN, GOLD_IN, HEARTS_OUT, CLUBS_OUT):
        add_bag(row, hand.cards[place])
    add_one_of(row, hand.cards[FIELDED], TERRITORIES)


def add_seat(row: list[float], table: Table, options: Options, seat: i64) -> None:
    """Append a player's open facts and its part in the last battle."""
    facts = table.row
    add_one_of(row, facts[SPACE + seat], i64(len(options.spaces)))
    for territory in range(TERRITORIES):
        row.append(1.0 if table.owner[territory] == seat else 0.0)
    add_bag(row, facts[WEAPONS + seat])
    add_bag(row, facts[KNOWN + seat])
    row.append(float(facts[HEARTS_HELD + seat]) / 5.0)
    row.append(float(facts[GOLD_HELD + seat]) / 5.0)
    row.append(float(size(facts[ALLIANCES + seat])))
    row.append(float(facts[MARKERS + seat]))
    row.append(float(facts[LANDS + seat]) / float(options.win_territories))
    row.append(1.0 if facts[FELL + seat] else 0.0)
    row.append(1.0 if guarded(table, options.seats, seat) else 0.0)
    row.append(1.0 if seat == table.chooser else 0.0)
    row.append(1.0 if seat == table.active else 0.0)
    row.append(1.0 if seat == table.target else 0.0)
    row.append(1.0 if has_seat(table.contenders, seat) else 0.0)
    add_one_of(row, facts[SENT + seat], TERRITORIES)
    row.append(float(worth(facts[HEARTS_USED + seat], options.values)) / 10.0)
    row.append(float(worth(facts[CLUBS_USED + seat], options.values)) / 10.0)
    row.append(float(facts[PENALTY + seat]))
    row.append(float(dice_sum(facts[DICE + seat])) / 10.0)


def add_flow(row: list[float], table: Table, options: Options) -> None:
    """Append the step, dice, action card, shop, piles and progress of the game."""
    add_one_of(row, table.step, ENDED + 1)
    add_one_of(row, table.die - 1, 6)
    add_one_of(row, table.action, RANKS)
    for place in (DISPLAY, BASKET):
        add_bag(row, table.bags[place])
    for suit in range(i64(4)):
        add_bag(row, table.bags[DISCARD + suit])
        row.append(float(table.bags[LEFT + suit]) / 26.0)
    row.append(float(table.owed) / 10.0)
    row.append(float(table.limit) / 13.0)
    row.append(float(table.rewards))
    row.append(1.0 if table.all_in else 0.0)
    row.append(1.0 if table.decree else 0.0)
    row.append(float(table.fighters))
    row.append(float(table.round) / float(options.max_rounds))
