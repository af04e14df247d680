# native
"""Battle for learners: a fixed vocabulary of actions, and views as numbers."""

from __future__ import annotations

from mypy_extensions import i64

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
    soldier_card,
    soldier_owner,
)
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import DRAFT, ENDED, PICKING, Options
from regalia.kernel.learning import Learning
from regalia.kernel.state import VERB_MASK, State, View
from regalia.kernel.vecs import vec


class BattleLearning(Learning):
    """The vocabulary and the features under one set of options."""

    def __init__(self, options: Options) -> None:
        super().__init__(actions(options))
        self.options = options

    def action(self, state: State, move: i64) -> i64:
        assert isinstance(state, Position)
        return action(state, move)

    def features(self, view: View) -> list[float]:
        """The view as numbers, from the viewer's seat round the table.

        A spectator looks from seat 0 and sees no hand.
        """
        return features(view, self.options)


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


# ---- a view as numbers


def features(view: View, options: Options) -> list[float]:
    """The view as numbers, from the viewer's seat round the table.

    A spectator looks from seat 0 and sees no hand.
    """
    table = view.table
    assert isinstance(table, Table)
    row: list[float] = []
    add_own(row, view, options)
    me = view.seat if view.seat >= 0 else i64(0)
    for i in range(options.seats):
        add_seat(row, table, options, (me + i) % options.seats, view)
    add_flow(row, table, options, me)
    return row


def add_bag(row: list[float], bag: vec[i64], first: i64) -> None:
    """Add the counts of a bag; zeros if there is no bag."""
    for card in range(KINDS):
        row.append(float(bag[first + card]) if len(bag) > 0 else 0.0)


def add_own(row: list[float], view: View, options: Options) -> None:
    """Add by card: the viewer's hand, draw pile, cuts and pack, and the open cards."""
    table = view.table
    assert isinstance(table, Table)
    none = vec[i64]([])
    cards = vec[i64]([0] * KINDS)
    pack = vec[i64]([0] * KINDS)
    pile = none
    cuts = none
    if view.seat >= 0:
        hand = view.hands[view.seat]
        assert isinstance(hand, Hand)
        for card in hand.cards:
            cards[card] += 1
        pile = hand.pile
        cuts = hand.cuts
        if options.format == DRAFT and table.step == PICKING and view.seat >= table.seat:
            first = row_of(options, table.round, 0, pack_held(options, table, view.seat))
            for i in range(first + table.pick, first + options.pack):
                pack[hand.packs[i] - 1] += 1
    add_bag(row, cards, 0)
    add_bag(row, pile, 0)
    add_bag(row, cuts, 0)
    add_bag(row, pack, 0)
    add_bag(row, table.left, 0)


def add_seat(row: list[float], table: Table, options: Options, seat: i64, view: View) -> None:
    """Add the seat's soldiers by card and duty, its discard pile and its numbers."""
    resting = vec[i64]([0] * KINDS)
    engaged = vec[i64]([0] * KINDS)
    elsewhere = vec[i64]([0] * KINDS)
    for i in range(table.start[seat], table.start[seat + 1]):
        group = table.duty[i] & GROUP
        bag = resting if group == 0 else engaged if group == table.group else elsewhere
        bag[soldier_card(table.army[i])] += 1
    add_bag(row, resting, 0)
    add_bag(row, engaged, 0)
    add_bag(row, elsewhere, 0)
    side = options.side_of[seat]
    pile = seat if options.own_decks else i64(0)
    add_bag(row, table.discards, pile * KINDS)
    row.append(float(table.row[HAND + seat]) / 10.0)
    row.append(float(table.row[PILE + pile]) / 10.0)
    row.append(float(table.row[DISCARD + pile]) / 10.0)
    row.append(float(table.row[HITS + side]) / float(options.hits_to_lose))
    row.append(1.0 if table.row[FIRST_HIT + side] else 0.0)
    row.append(1.0 if table.row[FELL + side] else 0.0)
    row.append(float(table.row[special_place(options, seat)]))
    row.append(1.0 if side == table.active else 0.0)
    row.append(1.0 if seat == table.chooser else 0.0)
    row.append(1.0 if seat == table.seat else 0.0)
    row.append(1.0 if seat == table.victim else 0.0)
    row.append(1.0 if view.seat >= 0 and options.camp_of[seat] == options.camp_of[view.seat] else 0.0)
    row.append(float(aimed_at(table, side)))


def aimed_at(table: Table, side: i64) -> i64:
    """The number of unblocked soldiers that attack the side."""
    count: i64 = 0
    for group in range(1, table.count + 1):
        packed = table.groups[group]
        if group_side(packed) == side and not packed & BLOCKED:
            count += group_size(packed)
    return count


def add_flow(row: list[float], table: Table, options: Options, me: i64) -> None:
    """Add the step, the current group, the ability in effect, and the progress."""
    for step in range(ENDED + 1):
        row.append(1.0 if table.step == step else 0.0)
    packed = table.groups[table.group] if 0 < table.group <= table.count else i64(-1)
    for i in range(options.seats):
        side = options.side_of[(me + i) % options.seats]
        row.append(1.0 if packed >= 0 and group_side(packed) == side else 0.0)
    row.append(float(group_size(packed)) if packed >= 0 else 0.0)
    row.append(1.0 if packed >= 0 and packed & BLOCKED else 0.0)
    for card in range(KINDS):
        row.append(1.0 if table.apart == card else 0.0)
    row.append(float(table.level) / 13.0)
    row.append(1.0 if table.answering else 0.0)
    row.append(float(table.need))
    row.append(float(table.turn) / float(options.last_turn))
    row.append(float(table.quiet) / 10.0)
    row.append(1.0 if table.time else 0.0)
    row.append(float(table.round))
    row.append(float(table.pick) / 15.0)
