# native
"""What learners see: a fixed vocabulary of actions, and what each number of a view means."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from regalia.games.royal_ascension.rules.bags import copies, size, without_lowest, worth
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
    WIDTH,
    Hand,
    Table,
    dice_sum,
    has_seat,
)
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import ENDED, HEARTS, MOST_SEATS, RANKS, TERRITORIES, Options
from regalia.kernel.features import Block, Layout, Row
from regalia.kernel.optional.learning import Learning
from regalia.kernel.state import VERB_MASK, State, View
from regalia.kernel.vecs import vec

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

MOST_HELD: Final[i64] = 26  # cards of a suit
MOST_VALUE: Final[i64] = 160  # of the cards that a player uses in a battle, or owes in the shop
MARKS: Final = ("has fallen", "guarded", "must choose", "acts", "attacked", "may still win the battle")
MARK_COUNT: Final[i64] = 6


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
    """The vocabulary and the features for one set of options.

    Seats are told from the viewer's round the table. A spectator looks from seat 0 and sees no hand.
    """

    def __init__(self, options: Options) -> None:
        spaces = i64(len(options.spaces))
        layout = Layout()
        super().__init__(AT_MOVE + spaces, layout)
        self.options = options
        self.spaces = spaces
        seats = options.seats
        self.own = layout.block(
            "own", "your hearts, diamonds, hearts committed, clubs committed: which, rank", [4, RANKS], 3
        )
        self.fielded = layout.block("fielded", "the territory you have chosen for the battle", [TERRITORIES])
        self.space = layout.block("space", "where the token stands: seat, space", [seats, spaces])
        self.lands = layout.block("lands", "territories owned: seat, territory", [seats, TERRITORIES])
        self.weapons = layout.block("weapons", "clubs in hand: seat, rank", [seats, RANKS], 3)
        self.known = layout.block("known", "hearts in hand that all know: seat, rank", [seats, RANKS], 3)
        self.held = layout.block(
            "held", "hearts and diamonds in hand, in fives: seat, which", [seats, 2], MOST_HELD, unit=5
        )
        self.alliances = layout.block("alliances", "alliances kept, by seat", [seats], MOST_HELD)
        self.markers = layout.block("markers", "markers of the plague, by seat", [seats], MOST_HELD)
        self.count = layout.block(
            "count",
            "territories, as a share of those that win, by seat",
            [seats],
            TERRITORIES,
            unit=options.win_territories,
        )
        self.marks = layout.block("marks", "seat, mark; the marks are: " + ", ".join(MARKS), [seats, len(MARKS)])
        self.sent = layout.block(
            "sent", "the territory shown in the last battle: seat, territory", [seats, TERRITORIES]
        )
        self.used = layout.block(
            "used",
            "value of hearts, of clubs, and of dice in the last battle, in tens: seat, which",
            [seats, 3],
            MOST_VALUE,
            unit=10,
        )
        self.penalty = layout.block("penalty", "markers that counted in the last battle, by seat", [seats], MOST_HELD)
        self.declare_flow(layout)

    def declare_flow(self, layout: Layout) -> None:
        """Declare what is not told by seat."""
        self.step: Block = layout.block("step", "what is due, by step", [ENDED + 1])
        self.die: Block = layout.block("die", "the move die, 1 to 6", [6])
        self.card: Block = layout.block("action", "the action card of this turn, by rank", [RANKS])
        self.shop: Block = layout.block("shop", "clubs on display and in the basket: which, rank", [2, RANKS], 3)
        self.discards: Block = layout.block("discards", "discard piles: suit, rank", [4, RANKS], 3)
        self.left: Block = layout.block("left", "cards left in the piles, in 26ths, by suit", [4], MOST_HELD, unit=26)
        self.owed: Block = layout.block("owed", "owed in the shop, in tens", [1], MOST_VALUE, low=-MOST_VALUE, unit=10)
        self.limit: Block = layout.block(
            "limit", "highest value that may follow, in 13ths; 99 is none", [1], 99, unit=13
        )
        self.rewards: Block = layout.block("rewards", "cards of the event still to take", [1], 8)
        self.all_in: Block = layout.block("all_in", "whether the battle is all in", [1])
        self.decree: Block = layout.block("decree", "whether it is a royal decree", [1])
        self.fighters: Block = layout.block("fighters", "players in the battle", [1], MOST_SEATS)
        most = self.options.max_rounds
        self.round: Block = layout.block("round", "rounds, as a share of the limit", [1], most + 1, unit=most)

    def action(self, state: State, move: i64) -> i64:
        assert isinstance(state, Position)
        return action(state, move)

    def write_actions(self, state: State, moves: vec[i64], count: i64, out: vec[i32], first: i64) -> None:
        assert isinstance(state, Position)
        for k in range(count):
            out[first + k] = i32(action(state, moves[k]))

    def write_features(self, view: View, row: Row) -> None:
        table = view.table
        assert isinstance(table, Table)
        if view.seat >= 0:
            hand = view.hands[view.seat]
            assert isinstance(hand, Hand)
            self.put_own(hand.cards, 0, row)
        self.put_table(table, view.seat, row)

    def write_row(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Position)
        if seat >= 0:
            self.put_own(state.hands, seat * WIDTH, row)
        self.put_table(state.table, seat, row)

    def put_table(self, table: Table, seat: i64, row: Row) -> None:
        """Put what lies open."""
        me = seat if seat >= 0 else i64(0)
        seats = self.options.seats
        for i in range(seats):
            self.put_seat(table, (me + i) % seats, i, row)
        self.put_lands(table, me, row)
        self.put_flow(table, row)

    def put_own(self, cards: vec[i64], first: i64, row: Row) -> None:
        """Put the viewer's own hand and commitment, which stand in a row from ``first`` on."""
        put_bag(row, self.own, 0, cards[first + HEARTS_IN])
        put_bag(row, self.own, 1, cards[first + GOLD_IN])
        put_bag(row, self.own, 2, cards[first + HEARTS_OUT])
        put_bag(row, self.own, 3, cards[first + CLUBS_OUT])
        if cards[first + FIELDED] >= 0:
            row.mark(self.fielded, cards[first + FIELDED])

    def put_seat(self, table: Table, seat: i64, i: i64, row: Row) -> None:
        """Put a player's open facts and its part in the last battle, as seat i."""
        options = self.options
        facts = table.row
        if facts[SPACE + seat] >= 0:
            row.mark(self.space, i * self.spaces + facts[SPACE + seat])
        put_bag(row, self.weapons, i, facts[WEAPONS + seat])
        put_bag(row, self.known, i, facts[KNOWN + seat])
        row.put(self.held, i * 2, facts[HEARTS_HELD + seat])
        row.put(self.held, i * 2 + 1, facts[GOLD_HELD + seat])
        row.put(self.alliances, i, size(facts[ALLIANCES + seat]))
        row.put(self.markers, i, facts[MARKERS + seat])
        row.put(self.count, i, facts[LANDS + seat])
        mark = i * MARK_COUNT
        if facts[FELL + seat] != 0:
            row.mark(self.marks, mark)
        if guarded(table, options.seats, seat):
            row.mark(self.marks, mark + 1)
        if seat == table.chooser:
            row.mark(self.marks, mark + 2)
        if seat == table.active:
            row.mark(self.marks, mark + 3)
        if seat == table.target:
            row.mark(self.marks, mark + 4)
        if has_seat(table.contenders, seat):
            row.mark(self.marks, mark + 5)
        if facts[SENT + seat] >= 0:
            row.mark(self.sent, i * TERRITORIES + facts[SENT + seat])
        row.put(self.used, i * 3, worth(facts[HEARTS_USED + seat], options.values))
        row.put(self.used, i * 3 + 1, worth(facts[CLUBS_USED + seat], options.values))
        row.put(self.used, i * 3 + 2, dice_sum(facts[DICE + seat]))
        row.put(self.penalty, i, facts[PENALTY + seat])

    def put_lands(self, table: Table, me: i64, row: Row) -> None:
        """Put the owners of all territories."""
        seats, owner = self.options.seats, table.owner
        for territory in range(TERRITORIES):
            seat = owner[territory]
            if seat >= 0:
                row.mark(self.lands, (seat - me if seat >= me else seat - me + seats) * TERRITORIES + territory)

    def put_flow(self, table: Table, row: Row) -> None:
        """Put the step, dice, action card, shop, piles and progress of the game."""
        row.mark(self.step, table.step)
        if table.die:
            row.mark(self.die, table.die - 1)
        if table.action >= 0:
            row.mark(self.card, table.action)
        put_bag(row, self.shop, 0, table.bags[DISPLAY])
        put_bag(row, self.shop, 1, table.bags[BASKET])
        for suit in range(i64(4)):
            put_bag(row, self.discards, suit, table.bags[DISCARD + suit])
            row.put(self.left, suit, table.bags[LEFT + suit])
        row.put(self.owed, 0, table.owed)
        row.put(self.limit, 0, table.limit)
        row.put(self.rewards, 0, table.rewards)
        if table.all_in:
            row.mark(self.all_in, 0)
        if table.decree:
            row.mark(self.decree, 0)
        row.put(self.fighters, 0, table.fighters)
        row.put(self.round, 0, table.round)


def put_bag(row: Row, block: Block, which: i64, bag: i64) -> None:
    """Put how many cards of each rank a bag has."""
    at = which * RANKS
    while bag:
        if copies(bag, 0):
            row.put(block, at, copies(bag, 0))
        bag = without_lowest(bag)
        at += 1
