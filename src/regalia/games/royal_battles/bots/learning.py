# native
"""Learning: a fixed vocabulary of actions, and what each number of a view means."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from regalia.cards import JOKER, KINDS
from regalia.games.royal_battles.rules.armies import kind_named
from regalia.games.royal_battles.rules.bags import BLACK, RED, SECOND_JOKER
from regalia.games.royal_battles.rules.fields import (
    ADVANTAGE,
    ATTACK,
    BOSS,
    BOSS_NAME,
    MOVE,
    PLACE,
    PLAY,
    RECRUIT,
    attack_style,
    move_square,
    move_start,
    place_square,
    played_card,
    target_square,
    unit_name,
)
from regalia.games.royal_battles.rules.model import (
    AT,
    DECK,
    DISCARDS,
    FRONT,
    HAND,
    IN_HAND,
    INJURY,
    KIND,
    KNOWN,
    PICKS,
    PROVEN,
    RECRUITED,
    RECRUITS,
    SLOTS,
    STANDING,
    UNSEEN,
    Hand,
    Table,
    card_at,
    colour_at,
    first_seat,
    pick,
)
from regalia.games.royal_battles.rules.packs import pack_holds
from regalia.games.royal_battles.rules.placing import home
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.squares import DIRECTION, FILES, LINE, SQUARES
from regalia.games.royal_battles.rules.terms import BY_ADVANTAGE, DUEL, ENDED, LIFE, SHEET, Options
from regalia.kernel.features import Block, Layout, Row
from regalia.kernel.optional.learning import Learning
from regalia.kernel.state import VERB_MASK, State, View
from regalia.kernel.vecs import append, vec

# ---- the vocabulary: verbs without arguments; cards to play; moves by square and way; actions by way; then the kinds:
# to recruit, to place by start square, and with a master to be the boss; the boss to place

PLAYS: Final[i64] = 16
MOVES: Final[i64] = 69  # PLAYS + KINDS
WAYS: Final[i64] = 9  # in place, and eight directions
ACTIONS: Final[i64] = 32  # in each of eight directions three styles and the Advantage

MOST_ROUNDS: Final[i64] = 100  # told
MOST_LIFE: Final[i64] = 99
PILES: Final[i64] = 3  # by card: unseen, discarded, initiative
MARKS: Final = ("all cards in hand are red", "all are black", "must choose", "acts", "goes first")
MARK_COUNT: Final[i64] = 5


class RoyalBattlesLearning(Learning):
    """The viewer's seat comes first, the others in their order after it; in a duel squares are seen from its side.

    A spectator looks from seat 0 and sees no hand.
    """

    def __init__(self, options: Options) -> None:
        layout = Layout()
        super().__init__(all_actions(options), layout)
        self.options = options
        kinds = options.sheet_count
        slots = options.slots
        seats = options.seats
        ranks = options.ranks
        self.hand = layout.block("hand", "cards in your hand, by card", [KINDS], 2 * options.packs)
        self.picks = layout.block("picks", "your secret recruits, by kind", [kinds], slots)
        self.cards = layout.block(
            "cards",
            "unseen (deck and hand), discarded, initiative in force: side, which, card",
            [seats, PILES, KINDS],
            2 * options.packs,
        )
        self.sizes = layout.block(
            "sizes", "hand and deck, in tens of cards: side, which", [seats, 2], 54 * options.packs, unit=10
        )
        self.army = layout.block(
            "army", "units on the board and recruited, in quarters: side, which", [seats, 2], slots, unit=4
        )
        self.marks = layout.block("marks", "side, mark; the marks are: " + ", ".join(MARKS), [seats, len(MARKS)])
        self.kind = layout.block("kind", "the kind of each unit: side, unit, kind", [seats, slots, kinds])
        self.recruited = layout.block(
            "recruited", "the kind of each recruit: side, recruit, kind", [seats, slots, kinds]
        )
        self.life = layout.block("life", "life left, in tens: side, unit", [seats, slots], MOST_LIFE, unit=10)
        self.moving = layout.block("moving", "the unit that moves: side, unit", [seats, slots])
        self.stands = layout.block(
            "stands", "where each unit stands: side, unit, rank, file", [seats, slots, ranks, FILES]
        )
        self.rank = layout.block("rank", "rank of the top card, in 14ths: rank, file", [ranks, FILES], 14, unit=14)
        self.colour = layout.block("colour", "whether it is red, black: which, rank, file", [2, ranks, FILES])
        self.step = layout.block("step", "what is due, by step", [ENDED + 1])
        self.round = layout.block("round", "rounds, in 25ths; at most 100 are told", [1], MOST_ROUNDS, unit=25)
        self.key = layout.block("key", "whether a Key draw is due", [1])
        self.card = layout.block("card", "the card that is played, by card", [KINDS])

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
            if len(hand.more) == 0:
                put_cards(row, self.hand, 0, hand.cards)
            else:
                packs = vec[i64]([hand.cards])
                for more in hand.more:
                    packs = append(packs, more)
                put_packs(row, self.hand, 0, packs, 0, i64(len(packs)))
            self.put_picks(hand.picks, row)
        self.put_table(table, view.seat, row)

    def write_row(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Position)
        if seat >= 0:
            hidden = state.hidden
            if seat == self.options.master and self.options.packs > 1:
                put_packs(row, self.hand, 0, hidden, IN_HAND + seat, self.options.packs)
            else:
                put_cards(row, self.hand, 0, hidden[IN_HAND + seat])
            self.put_picks(hidden[PICKS + seat], row)
        self.put_table(state.table, seat, row)

    def put_table(self, table: Table, seat: i64, row: Row) -> None:
        """Put what lies open, from the viewer's seat."""
        me = seat if seat >= 0 else i64(0)
        seats = self.options.seats
        turned = me == 1 and self.options.mode == DUEL
        for i in range(seats):
            self.put_side(table, (me + i) % seats, i, row)
            self.put_units(table, (me + i) % seats, i, turned, row)
        self.put_board(table, turned, row)
        self.put_flow(table, row)

    def put_picks(self, picks: i64, row: Row) -> None:
        """Put the viewer's secret recruits."""
        for n in range(self.options.slots):
            kind = pick(picks, n)
            if kind >= 0:
                row.add(self.picks, kind)

    def put_side(self, table: Table, seat: i64, i: i64, row: Row) -> None:
        """Put a seat's cards and numbers as side i."""
        facts = table.row
        at = i * PILES * KINDS
        if seat == self.options.master:
            put_packs(row, self.cards, at, facts, UNSEEN + seat, self.options.packs)
            put_packs(row, self.cards, at + KINDS, facts, DISCARDS + seat, self.options.packs)
        else:
            put_cards(row, self.cards, at, facts[UNSEEN + seat])
            put_cards(row, self.cards, at + KINDS, facts[DISCARDS + seat])
        if facts[FRONT + seat]:
            row.mark(self.cards, at + 2 * KINDS + facts[FRONT + seat] - 1)
        row.put(self.sizes, i * 2, facts[HAND + seat])
        row.put(self.sizes, i * 2 + 1, facts[DECK + seat])
        row.put(self.army, i * 2, facts[STANDING + seat])
        row.put(self.army, i * 2 + 1, facts[RECRUITS + seat])
        mark = i * MARK_COUNT
        colour = known_colour(table, seat)
        if colour == RED:
            row.mark(self.marks, mark)
        elif colour == BLACK:
            row.mark(self.marks, mark + 1)
        if table.chooser == seat:
            row.mark(self.marks, mark + 2)
        if table.active == seat:
            row.mark(self.marks, mark + 3)
        if first_seat(table) == seat:
            row.mark(self.marks, mark + 4)

    def put_units(self, table: Table, seat: i64, i: i64, turned: bool, row: Row) -> None:
        """Put a seat's units as those of side i."""
        options, units = self.options, table.units
        kinds, squares = options.sheet_count, options.squares
        for n in range(options.slots):
            unit = seat * SLOTS + n
            place = i * options.slots + n
            kind = units[KIND + unit]
            if kind >= 0:
                row.mark(self.kind, place * kinds + kind)
            recruited = units[RECRUITED + unit]
            if recruited >= 0:
                row.mark(self.recruited, place * kinds + recruited)
            square = units[AT + unit]
            if square >= 0:
                row.mark(self.stands, place * squares + (squares - 1 - square if turned else square))
                row.put(self.life, place, options.sheets[kind * SHEET + LIFE] - units[INJURY + unit])
            if table.mover == unit:
                row.mark(self.moving, place)

    def put_board(self, table: Table, turned: bool, row: Row) -> None:
        """Put the card and the colour of every square, from the viewer's side."""
        squares = self.options.squares
        for i in range(squares):
            square = squares - 1 - i if turned else i
            card = card_at(table, square)
            if card >= 0:
                row.put(self.rank, i, card // 4 + 1)
                colour = colour_at(table, square)
                if colour & RED:
                    row.mark(self.colour, i)
                if colour & BLACK:
                    row.mark(self.colour, squares + i)

    def put_flow(self, table: Table, row: Row) -> None:
        row.mark(self.step, table.step)
        row.put(self.round, 0, min(table.round, MOST_ROUNDS))
        if table.key:
            row.mark(self.key, 0)
        if table.card > 0:
            row.mark(self.card, table.card - 1)


def known_colour(table: Table, seat: i64) -> i64:
    """The colour that all cards of the seat's hand are known to have; 0 if there is none."""
    return table.row[PROVEN + seat] if table.row[KNOWN + seat] == table.row[HAND + seat] else 0


def put_cards(row: Row, block: Block, at: i64, bag: i64) -> None:
    """Put how many of each card a bag has."""
    row.put_bits(block, at, bag, KINDS)
    if bag & SECOND_JOKER:
        row.put(block, at + JOKER, 2)


def put_packs(row: Row, block: Block, at: i64, cards: vec[i64], first: i64, packs: i64) -> None:
    """Put how many of each card several decks have."""
    for card in range(KINDS):
        count = pack_holds(cards, first, packs, card)
        if count:
            row.put(block, at + card, count)


def all_actions(options: Options) -> i64:
    """The size of the vocabulary."""
    boss = options.kinds + options.slots if options.master >= 0 else i64(0)
    return MOVES + options.squares * WAYS + ACTIONS + options.kinds * (1 + options.slots) + boss


def action(position: Position, move: i64) -> i64:
    """The number of a legal move."""
    options = position.options
    table = position.table
    verb = move & VERB_MASK
    if verb == PLAY:
        return PLAYS + played_card(move)
    if verb == MOVE:
        start = move_start(move)
        way = DIRECTION[start * SQUARES + move_square(move)]
        return MOVES + start * WAYS + way + 1
    acts = MOVES + options.squares * WAYS
    if verb in (ATTACK, ADVANTAGE):
        way = LINE[table.units[AT + table.mover] * SQUARES + target_square(move)]
        return acts + way * (BY_ADVANTAGE + 1) + (attack_style(move) if verb == ATTACK else BY_ADVANTAGE)
    recruits = acts + ACTIONS
    bosses = recruits + options.kinds * (1 + options.slots)
    if verb == RECRUIT:
        return recruits + kind_named(options, unit_name(move))
    if verb == BOSS:
        return bosses + kind_named(options, unit_name(move))
    if verb == PLACE:
        at: i64 = 0
        while home(options, table, table.active, at) != place_square(move):
            at += 1
        if unit_name(move) == BOSS_NAME:
            return bosses + options.kinds + at
        return recruits + options.kinds + kind_named(options, unit_name(move)) * options.slots + at
    return verb
