# native
"""Learning: a fixed vocabulary of actions, and what each number of a view means."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import JOKER, KINDS
from regalia.games.royal_battles.rules.armies import kind_named
from regalia.games.royal_battles.rules.bags import BLACK, RED, SECOND_JOKER
from regalia.games.royal_battles.rules.fields import (
    ADVANTAGE,
    ATTACK,
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
    INJURY,
    KIND,
    PROVEN,
    RECRUITED,
    RECRUITS,
    STANDING,
    UNSEEN,
    Hand,
    Table,
    card_at,
    colour_at,
    pick,
)
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.squares import DIRECTION, FILES, SQUARES
from regalia.games.royal_battles.rules.terms import ARMY, BY_ADVANTAGE, ENDED, LIFE, SHEET, Options
from regalia.kernel.features import Block, Layout, Row
from regalia.kernel.optional.learning import Learning
from regalia.kernel.state import VERB_MASK, State, View

# ---- the vocabulary: verbs without arguments; cards to play; moves by square and way; actions by way; then the kinds

PLAYS: Final[i64] = 16
MOVES: Final[i64] = 69  # PLAYS + KINDS
WAYS: Final[i64] = 9  # in place, and eight directions
ACTS: Final[i64] = 384  # MOVES + SQUARES * WAYS: in each direction three styles and the Advantage
RECRUITING_ACTIONS: Final[i64] = 416  # ACTS + 4 * DIRECTIONS

MOST_ROUNDS: Final[i64] = 100  # told
MOST_LIFE: Final[i64] = 99
PILES: Final[i64] = 3  # by card: unseen, discarded, initiative
MARKS: Final = ("all cards in hand are red", "all are black", "must choose", "acts", "goes first")
MARK_COUNT: Final[i64] = 5


class RoyalBattlesLearning(Learning):
    """The viewer's side comes first, and squares are seen from it. A spectator looks from seat 0 and sees no hand."""

    def __init__(self, options: Options) -> None:
        layout = Layout()
        super().__init__(RECRUITING_ACTIONS + options.kinds * (1 + ARMY), layout)
        self.options = options
        kinds = options.kinds
        self.hand = layout.block("hand", "cards in your hand, by card", [KINDS], 2)
        self.picks = layout.block("picks", "your secret recruits, by kind", [kinds], ARMY)
        self.cards = layout.block(
            "cards", "unseen (deck and hand), discarded, initiative in force: side, which, card", [2, PILES, KINDS], 2
        )
        self.sizes = layout.block("sizes", "hand and deck, in tens of cards: side, which", [2, 2], 54, unit=10)
        self.army = layout.block(
            "army", "units on the board and recruited, in quarters: side, which", [2, 2], 4, unit=4
        )
        self.marks = layout.block("marks", "side, mark; the marks are: " + ", ".join(MARKS), [2, len(MARKS)])
        self.kind = layout.block("kind", "the kind of each unit: side, unit, kind", [2, ARMY, kinds])
        self.recruited = layout.block("recruited", "the kind of each recruit: side, recruit, kind", [2, ARMY, kinds])
        self.life = layout.block("life", "life left, in tens: side, unit", [2, ARMY], MOST_LIFE, unit=10)
        self.moving = layout.block("moving", "the unit that moves: side, unit", [2, ARMY])
        self.stands = layout.block(
            "stands", "where each unit stands: side, unit, rank, file", [2, ARMY, SQUARES // FILES, FILES]
        )
        self.rank = layout.block(
            "rank", "rank of the top card, in 14ths: rank, file", [SQUARES // FILES, FILES], 14, unit=14
        )
        self.colour = layout.block(
            "colour", "whether it is red, black: which, rank, file", [2, SQUARES // FILES, FILES]
        )
        self.step = layout.block("step", "what is due, by step", [ENDED + 1])
        self.round = layout.block("round", "rounds, in 25ths; at most 100 are told", [1], MOST_ROUNDS, unit=25)
        self.key = layout.block("key", "whether a Key draw is due", [1])
        self.card = layout.block("card", "the card that is played, by card", [KINDS])

    def action(self, state: State, move: i64) -> i64:
        assert isinstance(state, Position)
        return action(state, move)

    def write_features(self, view: View, row: Row) -> None:
        table = view.table
        assert isinstance(table, Table)
        me = view.seat if view.seat >= 0 else i64(0)
        if view.seat >= 0:
            hand = view.hands[view.seat]
            assert isinstance(hand, Hand)
            self.put_hand(hand, row)
        for i in range(i64(2)):
            self.put_side(table, me ^ i, i, row)
            self.put_units(table, me ^ i, i, me, row)
        self.put_board(table, me, row)
        self.put_flow(table, row)

    def put_hand(self, hand: Hand, row: Row) -> None:
        put_cards(row, self.hand, 0, hand.cards)
        for kind in range(self.options.kinds):
            count: i64 = 0
            for n in range(ARMY):
                if pick(hand.picks, n) == kind:
                    count += 1
            if count:
                row.put(self.picks, kind, count)

    def put_side(self, table: Table, seat: i64, i: i64, row: Row) -> None:
        """Put a seat's cards and numbers as side i."""
        facts = table.row
        at = i * PILES * KINDS
        put_cards(row, self.cards, at, facts[UNSEEN + seat])
        put_cards(row, self.cards, at + KINDS, facts[DISCARDS + seat])
        if facts[FRONT + seat]:
            row.mark(self.cards, at + 2 * KINDS + facts[FRONT + seat] - 1)
        row.put(self.sizes, i * 2, facts[HAND + seat])
        row.put(self.sizes, i * 2 + 1, facts[DECK + seat])
        row.put(self.army, i * 2, facts[STANDING + seat])
        row.put(self.army, i * 2 + 1, facts[RECRUITS + seat])
        mark = i * MARK_COUNT
        row.put(self.marks, mark, i64(facts[PROVEN + seat] == RED))
        row.put(self.marks, mark + 1, i64(facts[PROVEN + seat] == BLACK))
        row.put(self.marks, mark + 2, i64(table.chooser == seat))
        row.put(self.marks, mark + 3, i64(table.active == seat))
        row.put(self.marks, mark + 4, i64(table.first == seat))

    def put_units(self, table: Table, seat: i64, i: i64, me: i64, row: Row) -> None:
        """Put a seat's units as those of side i."""
        kinds = self.options.kinds
        for n in range(ARMY):
            unit = seat * ARMY + n
            place = i * ARMY + n
            kind = table.units[KIND + unit]
            if kind >= 0:
                row.mark(self.kind, place * kinds + kind)
            if table.units[RECRUITED + unit] >= 0:
                row.mark(self.recruited, place * kinds + table.units[RECRUITED + unit])
            square = table.units[AT + unit]
            if square >= 0:
                row.mark(self.stands, place * SQUARES + (SQUARES - 1 - square if me else square))
                row.put(self.life, place, self.options.sheets[kind * SHEET + LIFE] - table.units[INJURY + unit])
            if table.mover == unit:
                row.mark(self.moving, place)

    def put_board(self, table: Table, me: i64, row: Row) -> None:
        """Put the card and the colour of every square, from the viewer's side."""
        for i in range(SQUARES):
            square = SQUARES - 1 - i if me else i
            card = card_at(table, square)
            if card >= 0:
                row.put(self.rank, i, card // 4 + 1)
                colour = colour_at(table, square)
                row.put(self.colour, i, i64(colour & RED != 0))
                row.put(self.colour, SQUARES + i, i64(colour & BLACK != 0))

    def put_flow(self, table: Table, row: Row) -> None:
        row.mark(self.step, table.step)
        row.put(self.round, 0, min(table.round, MOST_ROUNDS))
        row.put(self.key, 0, i64(table.key))
        if table.card > 0:
            row.mark(self.card, table.card - 1)


def put_cards(row: Row, block: Block, at: i64, bag: i64) -> None:
    """Put how many of each card a bag has."""
    row.put_bits(block, at, bag, KINDS)
    if bag & SECOND_JOKER:
        row.put(block, at + JOKER, 2)


def action(position: Position, move: i64) -> i64:
    """The number of a legal move."""
    table = position.table
    verb = move & VERB_MASK
    if verb == PLAY:
        return PLAYS + played_card(move)
    if verb == MOVE:
        start = move_start(move)
        way = DIRECTION[start * SQUARES + move_square(move)]
        return MOVES + start * WAYS + way + 1
    if verb in (ATTACK, ADVANTAGE):
        way = DIRECTION[table.units[AT + table.mover] * SQUARES + target_square(move)]
        return ACTS + way * (BY_ADVANTAGE + 1) + (attack_style(move) if verb == ATTACK else BY_ADVANTAGE)
    if verb == RECRUIT:
        return RECRUITING_ACTIONS + kind_named(position.options, unit_name(move))
    if verb == PLACE:
        home = place_square(move) % FILES // 2
        kind = kind_named(position.options, unit_name(move))
        return RECRUITING_ACTIONS + position.options.kinds + kind * ARMY + home
    return verb
