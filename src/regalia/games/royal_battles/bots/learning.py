# native
"""Learning: a fixed vocabulary of actions, and a view as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import KINDS
from regalia.games.royal_battles.rules.armies import kind_named
from regalia.games.royal_battles.rules.bags import BLACK, RED, holds
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
    unit_at,
)
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.squares import DIRECTION, FILES, SQUARES
from regalia.games.royal_battles.rules.terms import ARMY, BY_ADVANTAGE, ENDED, LIFE, SHEET, Options
from regalia.kernel.learning import Learning
from regalia.kernel.state import VERB_MASK, State, View

# ---- the vocabulary: verbs without arguments; cards to play; moves by square and way; actions by way; then the kinds

PLAYS: Final[i64] = 16
MOVES: Final[i64] = 69  # PLAYS + KINDS
WAYS: Final[i64] = 9  # in place, and eight directions
ACTS: Final[i64] = 384  # MOVES + SQUARES * WAYS: in each direction three styles and the Advantage
RECRUITING_ACTIONS: Final[i64] = 416  # ACTS + 4 * DIRECTIONS


class RoyalBattlesLearning(Learning):
    def __init__(self, options: Options) -> None:
        super().__init__(RECRUITING_ACTIONS + options.kinds * (1 + ARMY))
        self.options = options

    def action(self, state: State, move: i64) -> i64:
        assert isinstance(state, Position)
        return action(state, move)

    def features(self, view: View) -> list[float]:
        return features(view, self.options)


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


# ---- a view as numbers, the viewer's side first; a spectator looks from seat 0 and sees no hand


def features(view: View, options: Options) -> list[float]:
    table = view.table
    assert isinstance(table, Table)
    me = view.seat if view.seat >= 0 else i64(0)
    row: list[float] = []
    add_hand(row, view, options)
    for i in range(i64(2)):
        add_seat(row, table, options, me ^ i)
    add_board(row, table, me)
    add_flow(row, table)
    return row


def add_hand(row: list[float], view: View, options: Options) -> None:
    cards: i64 = 0
    picks: i64 = 0
    if view.seat >= 0:
        hand = view.hands[view.seat]
        assert isinstance(hand, Hand)
        cards = hand.cards
        picks = hand.picks
    for card in range(KINDS):
        row.append(float(holds(cards, card)))
    for kind in range(options.kinds):
        count: i64 = 0
        for n in range(ARMY):
            if pick(picks, n) == kind:
                count += 1
        row.append(float(count))


def add_seat(row: list[float], table: Table, options: Options, seat: i64) -> None:
    for card in range(KINDS):
        row.append(float(holds(table.row[UNSEEN + seat], card)))
        row.append(float(holds(table.row[DISCARDS + seat], card)))
        row.append(1.0 if table.row[FRONT + seat] == card + 1 else 0.0)
    row.append(float(table.row[HAND + seat]) / 10.0)
    row.append(float(table.row[DECK + seat]) / 50.0)
    row.append(float(table.row[STANDING + seat]) / 4.0)
    row.append(float(table.row[RECRUITS + seat]) / 4.0)
    row.append(1.0 if table.row[PROVEN + seat] == RED else 0.0)
    row.append(1.0 if table.row[PROVEN + seat] == BLACK else 0.0)
    row.append(1.0 if table.chooser == seat else 0.0)
    row.append(1.0 if table.active == seat else 0.0)
    row.append(1.0 if table.first == seat else 0.0)
    for unit in range(seat * ARMY, seat * ARMY + ARMY):
        kind = table.units[KIND + unit]
        for other in range(options.kinds):
            row.append(1.0 if kind == other else 0.0)
            row.append(1.0 if table.units[RECRUITED + unit] == other else 0.0)
        square = table.units[AT + unit]
        row.append(float(square % FILES) / 6.0 if square >= 0 else -1.0)
        row.append(float(square // FILES) / 4.0 if square >= 0 else -1.0)
        life = options.sheets[kind * SHEET + LIFE] if kind >= 0 else i64(0)
        row.append(float(life - table.units[INJURY + unit]) / 10.0 if square >= 0 else 0.0)
        row.append(1.0 if table.mover == unit else 0.0)


def add_board(row: list[float], table: Table, me: i64) -> None:
    """Add every square, from the viewer's side: card, colour, and whose unit stands there."""
    for i in range(SQUARES):
        square = SQUARES - 1 - i if me else i
        card = card_at(table, square)
        row.append(float(card // 4 + 1) / 14.0 if card >= 0 else 0.0)
        colour = colour_at(table, square)
        row.append(float(colour & RED != 0))
        row.append(float(colour & BLACK != 0))
        unit = unit_at(table, square)
        row.append(0.0 if unit < 0 else 1.0 if unit // ARMY == me else -1.0)


def add_flow(row: list[float], table: Table) -> None:
    for step in range(ENDED + 1):
        row.append(1.0 if table.step == step else 0.0)
    row.append(float(table.round) / 25.0)
    row.append(1.0 if table.key else 0.0)
    for card in range(KINDS):
        row.append(1.0 if table.card == card + 1 else 0.0)
