# native
"""Battle for learners: a fixed vocabulary of actions, and what each number of a view means."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from regalia.games.battle.rules.army import read
from regalia.games.battle.rules.cards import KINDS
from regalia.games.battle.rules.draft import pack_held, row_of
from regalia.games.battle.rules.fields import (
    AID,
    ATTACK,
    BLOCK,
    CUT,
    DONE,
    END,
    JOIN,
    PASS,
    PICK,
    PLAY,
    STRIKE,
    TAKE,
    USE,
    attacked_side,
    chosen_name,
    chosen_seat,
    fighter_name,
    named_group,
    played_card,
    use_opponent,
)
from regalia.games.battle.rules.main_step import special_place
from regalia.games.battle.rules.model import (
    BLOCKED,
    DISCARD,
    FELL,
    FIRST_HIT,
    GROUP,
    HAND,
    HITS,
    PILE,
    Hand,
    Table,
    group_side,
    group_size,
    memory_size,
    soldier_card,
    soldier_owner,
)
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import DRAFT, ENDED, PICKING, Options
from regalia.kernel.features import Layout, Row
from regalia.kernel.optional.learning import Learning
from regalia.kernel.state import VERB_MASK, State, View
from regalia.kernel.vecs import vec

MOST_COPIES: Final[i64] = 8  # of one card, for each deck
MOST_HITS: Final[i64] = 12  # told, in multiples of those that lose
MOST_TURNS: Final[i64] = 1000  # told
MOST_QUIET: Final[i64] = 100  # told
MARKS: Final = (
    "its side has got through",
    "its side has fallen",
    "has used this turn's special",
    "it is its side's turn",
    "must choose",
    "acts",
    "is the opponent named",
    "is on your side or allied",
)
MARK_COUNT: Final[i64] = 8


class BattleLearning(Learning):
    """The vocabulary and the features under one set of options.

    Seats are told from the viewer's round the table. A spectator looks from seat 0 and sees no hand.
    """

    def __init__(self, options: Options) -> None:
        layout = Layout()
        super().__init__(actions(options), layout)
        self.options = options
        seats = options.seats
        most = options.decks * MOST_COPIES
        cards = options.cards + options.seats * options.pool
        self.hand = layout.block("hand", "cards in your hand, by card", [KINDS], most)
        self.pile = layout.block("pile", "own decks: cards in your draw pile, by card", [KINDS], most)
        self.cuts = layout.block("cuts", "own decks: cards you have cut, by card", [KINDS], most)
        self.pack = layout.block("pack", "draft: cards in the pack before you, by card", [KINDS], most)
        self.left = layout.block("left", "split: cards not picked yet, by card", [KINDS], most)
        self.resting = layout.block("resting", "soldiers that stay out of the attack: seat, card", [seats, KINDS], most)
        self.engaged = layout.block(
            "engaged", "soldiers in the group that is asked about: seat, card", [seats, KINDS], most
        )
        self.elsewhere = layout.block("elsewhere", "soldiers in other groups: seat, card", [seats, KINDS], most)
        self.discards = layout.block("discards", "cards in the discard pile: seat, card", [seats, KINDS], most)
        self.sizes = layout.block(
            "sizes", "hand, draw pile, discard pile, in tens of cards: seat, which", [seats, 3], cards, unit=10
        )
        self.hits = layout.block(
            "hits",
            "hits taken by the seat's side, as a share of those that lose",
            [seats],
            MOST_HITS * options.hits_to_lose,
            unit=options.hits_to_lose,
        )
        self.marks = layout.block("marks", "seat, mark; the marks are: " + ", ".join(MARKS), [seats, len(MARKS)])
        self.aimed = layout.block(
            "aimed", "unblocked soldiers that attack the seat's side, in tens", [seats], cards, unit=10
        )
        self.step = layout.block("step", "what is going on, by step of the turn", [ENDED + 1])
        self.group_side = layout.block("group_side", "whether the group asked about attacks the seat's side", [seats])
        self.group_size = layout.block("group_size", "soldiers in that group, in tens", [1], cards, unit=10)
        self.group_blocked = layout.block("group_blocked", "whether that group is blocked", [1])
        self.ability = layout.block("ability", "the card whose ability takes effect, by card", [KINDS])
        self.level = layout.block("level", "the skill that strikes now, in thirteenths", [1], 13, unit=13)
        self.answering = layout.block("answering", "whether the blockers strike", [1])
        self.need = layout.block("need", "soldiers still to choose, in tens", [1], cards, unit=10)
        self.turn = layout.block("turn", "turns, in hundreds; at most 1000 are told", [1], MOST_TURNS, unit=100)
        self.quiet = layout.block(
            "quiet", "quiet turns in a row, in tens; at most 100 are told", [1], MOST_QUIET, unit=10
        )
        self.time = layout.block("time", "whether time has been called", [1])
        self.round = layout.block("round", "draft: round of packs", [1], options.rounds)
        self.pick = layout.block("pick", "draft and split: which pick, in fifteenths", [1], cards, unit=15)

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
            self.put_hand(hand.cards, 0, i64(len(hand.cards)), row)
            if self.options.own_decks:
                self.put_deck(hand.pile, hand.cuts, 0, row)
                self.put_pack(table, view.seat, hand.packs, 0, row)
        self.put_table(table, view.seat, row)

    def write_row(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Position)
        options = self.options
        table = state.table
        if seat >= 0:
            self.put_hand(state.hands, seat * options.width, table.row[HAND + seat], row)
            if options.own_decks:
                self.put_deck(state.piles, state.cuts, seat * KINDS, row)
                self.put_pack(table, seat, state.packs, seat * memory_size(options), row)
        self.put_table(table, seat, row)

    def put_hand(self, cards: vec[i64], first: i64, count: i64, row: Row) -> None:
        """Put the viewer's cards, which stand in a row from ``first`` on."""
        for i in range(first, first + count):
            row.add(self.hand, cards[i])

    def put_deck(self, pile: vec[i64], cuts: vec[i64], first: i64, row: Row) -> None:
        """Put the viewer's own draw pile and cuts, by card."""
        row.put_all(self.pile, 0, pile, first, KINDS)
        row.put_all(self.cuts, 0, cuts, first, KINDS)

    def put_pack(self, table: Table, seat: i64, packs: vec[i64], first: i64, row: Row) -> None:
        """Put the pack before the viewer in a draft; what was seen of packs stands in a row from ``first`` on."""
        options = self.options
        if options.format == DRAFT and table.step == PICKING and seat >= table.seat:
            first += row_of(options, table.round, 0, pack_held(options, table, seat))
            for i in range(first + table.pick, first + options.pack):
                row.add(self.pack, packs[i] - 1)

    def put_table(self, table: Table, seat: i64, row: Row) -> None:
        """Put what lies open, from the viewer's seat."""
        if len(table.left):
            row.put_all(self.left, 0, table.left, 0, KINDS)
        me = seat if seat >= 0 else i64(0)
        for i in range(self.options.seats):
            self.put_seat(table, (me + i) % self.options.seats, i, seat, row)
        self.put_flow(table, me, row)

    def put_seat(self, table: Table, seat: i64, i: i64, viewer: i64, row: Row) -> None:
        """Put the seat's soldiers by card and duty, its discard pile and its numbers, as seat i."""
        options = self.options
        self.put_soldiers(table, seat, i, row)
        side = options.side_of[seat]
        pile = seat if options.own_decks else i64(0)
        row.put_all(self.discards, i * KINDS, table.discards, pile * KINDS, KINDS)
        facts = table.row
        row.put(self.sizes, i * 3, facts[HAND + seat])
        row.put(self.sizes, i * 3 + 1, facts[PILE + pile])
        row.put(self.sizes, i * 3 + 2, facts[DISCARD + pile])
        row.put(self.hits, i, facts[HITS + side])
        mark = i * MARK_COUNT
        if facts[FIRST_HIT + side] != 0:
            row.mark(self.marks, mark)
        if facts[FELL + side] != 0:
            row.mark(self.marks, mark + 1)
        row.put(self.marks, mark + 2, facts[special_place(options, seat)])
        if side == table.active:
            row.mark(self.marks, mark + 3)
        if seat == table.chooser:
            row.mark(self.marks, mark + 4)
        if seat == table.seat:
            row.mark(self.marks, mark + 5)
        if seat == table.victim:
            row.mark(self.marks, mark + 6)
        if viewer >= 0 and options.camp_of[seat] == options.camp_of[viewer]:
            row.mark(self.marks, mark + 7)
        if table.count:
            row.put(self.aimed, i, aimed_at(table, side))

    def put_soldiers(self, table: Table, seat: i64, i: i64, row: Row) -> None:
        """Put the seat's soldiers by what they do in the attack."""
        army, duty = table.army, table.duty
        for k in range(table.start[seat], table.start[seat + 1]):
            group = duty[k] & GROUP
            place = i * KINDS + soldier_card(army[k])
            if group == 0:
                row.add(self.resting, place)
            elif group == table.group:
                row.add(self.engaged, place)
            else:
                row.add(self.elsewhere, place)

    def put_flow(self, table: Table, me: i64, row: Row) -> None:
        """Put the step, the group asked about, the ability in effect, and the progress."""
        options = self.options
        row.mark(self.step, table.step)
        if 0 < table.group <= table.count:
            packed = table.groups[table.group]
            for i in range(options.seats):
                side = options.side_of[(me + i) % options.seats]
                if group_side(packed) == side:
                    row.mark(self.group_side, i)
            row.put(self.group_size, 0, group_size(packed))
            if packed & BLOCKED != 0:
                row.mark(self.group_blocked, 0)
        if table.apart >= 0:
            row.mark(self.ability, table.apart)
        row.put(self.level, 0, table.level)
        if table.answering:
            row.mark(self.answering, 0)
        row.put(self.need, 0, table.need)
        row.put(self.turn, 0, min(table.turn, MOST_TURNS))
        row.put(self.quiet, 0, min(table.quiet, MOST_QUIET))
        if table.time:
            row.mark(self.time, 0)
        row.put(self.round, 0, table.round)
        row.put(self.pick, 0, table.pick)


# ---- the vocabulary: actions without a card, then ranges by card, by soldier, by target and soldier, by group


def soldier_kinds(options: Options) -> i64:
    """The number of different soldiers: by card and, with own decks, by owner."""
    return KINDS * options.piles


def actions(options: Options) -> i64:
    """The size of the vocabulary."""
    by_soldier = soldier_kinds(options)
    cards = KINDS * (4 + options.seats)
    return 3 + cards + by_soldier * (3 + options.sides + 2 * options.seats) + options.cards + 1


def action(position: Position, move: i64) -> i64:
    """The number of a legal move."""
    options = position.options
    verb = move & VERB_MASK
    if verb == DONE:
        return 0
    if verb == END:
        return 1
    if verb == PASS:
        return 2
    at: i64 = 3
    if verb in (PLAY, USE, PICK, CUT):
        card = played_card(move)
        if verb == PLAY:
            return at + card
        if verb == PICK:
            return at + KINDS + card
        if verb == CUT:
            return at + 2 * KINDS + card
        return at + (4 + use_opponent(move)) * KINDS + card  # 3 without an opponent, 4 + seat with one
    at += KINDS * (4 + options.seats)
    kinds = soldier_kinds(options)
    if verb in (JOIN, BLOCK, ATTACK):
        soldier = number(position, position.table.chooser, fighter_name(move))
        if verb == JOIN:
            return at + soldier
        if verb == BLOCK:
            return at + kinds + soldier
        return at + (3 + attacked_side(move)) * kinds + soldier
    if verb == AID:
        return at + (3 + options.sides + 2 * options.seats) * kinds + named_group(move)
    seat = chosen_seat(move)
    soldier = number(position, seat, chosen_name(move))
    if verb == TAKE:
        return at + 2 * kinds + soldier
    at += (3 + options.sides) * kinds
    return at + (seat if verb == STRIKE else options.seats + seat) * kinds + soldier


def number(position: Position, seat: i64, name: i64) -> i64:
    """The number of the soldier that a move names, among all different ones."""
    soldier = read(position.options, seat, name)
    return soldier_owner(soldier) * KINDS + soldier_card(soldier)


# ---- the attack


def aimed_at(table: Table, side: i64) -> i64:
    """The number of unblocked soldiers that attack the side."""
    count: i64 = 0
    for group in range(1, table.count + 1):
        packed = table.groups[group]
        if group_side(packed) == side and not packed & BLOCKED:
            count += group_size(packed)
    return count
