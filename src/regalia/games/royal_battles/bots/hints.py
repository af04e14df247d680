# native
"""Hints: how good a move looks to a bot one turn ahead (section 13).

They read only the table and the mover's hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.bots.recruiting import recruit_value
from regalia.games.royal_battles.bots.values import CARD, KILL, action_value, danger, nearest, unit_worth
from regalia.games.royal_battles.rules.action import may_attack, may_use, near
from regalia.games.royal_battles.rules.armies import kind_named
from regalia.games.royal_battles.rules.bags import ACES_AND_JOKERS, COLOUR, size
from regalia.games.royal_battles.rules.ending import army_life, playable, standing_colour
from regalia.games.royal_battles.rules.fields import (
    ADVANTAGE,
    ATTACK,
    DECLINE,
    DISCARD,
    KEEP,
    MOVE,
    PASS,
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
    HAND,
    IN_HAND,
    PAVED,
    STANDING,
    Table,
    colour_at,
    square_of,
    unit_at,
)
from regalia.games.royal_battles.rules.movement import differ, may_pave, standing_as
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.squares import DIRECTIONS, FILES, NEIGHBOUR
from regalia.games.royal_battles.rules.terms import ARMY, BY_ADVANTAGE, Options
from regalia.kernel.state import VERB_MASK

NONE: Final = -1000.0
FEAR: Final = 0.6  # weight of what the enemy may do
CLOSER: Final = 1.5  # for each step nearer to the enemy
PRESSING: Final = 1.25  # how much more a leader wants that
BRAVE: Final = 0.5  # how much a leader still fears
BOTH_COLOURS: Final = 0.5
SAVED: Final = 0.8  # an Ace or a Joker that is not spent


def hint(position: Position, move: i64) -> float:
    """The value of a legal move at first sight, in points of Life."""
    table = position.table
    verb = move & VERB_MASK
    if verb == MOVE:
        return move_value(position.options, table, played_card(move), move_start(move), move_square(move))
    if verb == ATTACK:
        return action_value(position.options, table, table.mover, target_square(move), attack_style(move))
    if verb == ADVANTAGE:
        return action_value(position.options, table, table.mover, target_square(move), BY_ADVANTAGE)
    if verb == PLAY:
        return play_value(position, played_card(move))
    if verb in (DISCARD, KEEP):
        return (1.0 if verb == DISCARD else -1.0) * discard_value(position)
    if verb == RECRUIT:
        return recruit_value(position, kind_named(position.options, unit_name(move)))
    if verb == PLACE:
        return place_value(position, kind_named(position.options, unit_name(move)), place_square(move))
    return -1.0 if verb in (DECLINE, PASS) else 0.0


def worth(position: Position, seat: i64) -> float:
    """The seat's lead in units, in Life left and in cards in hand."""
    table = position.table
    lead = table.row[STANDING + seat] - table.row[STANDING + 1 - seat]
    life = army_life(position.options, table, seat) - army_life(position.options, table, 1 - seat)
    return KILL * float(lead) + float(life) + CARD * float(cards(table, seat) - cards(table, 1 - seat))


def cards(table: Table, seat: i64) -> i64:
    """The cards in hand that count: more than four are of little use."""
    held = table.row[HAND + seat]
    return held if held < 4 else 4


# ---- movement


def play_value(position: Position, card: i64) -> float:
    """The value of the best move with this card."""
    options = position.options
    table = position.table
    colour = COLOUR[card]
    best = NONE
    for unit in range(table.active * ARMY, table.active * ARMY + ARMY):
        start = table.units[AT + unit]
        if start < 0 or not differ(colour, colour_at(table, start)):
            continue
        value = move_value(options, table, card, start, start)
        best = value if value > best else best
        for way in range(DIRECTIONS):
            square = NEIGHBOUR[start * DIRECTIONS + way]
            if square >= 0 and may_pave(table, colour, square):
                value = move_value(options, table, card, start, square)
                best = value if value > best else best
    return best


def move_value(options: Options, table: Table, card: i64, start: i64, square: i64) -> float:
    """The value of the table after the move, with the best action there.

    Changes the table and restores it before it returns.
    """
    unit = unit_at(table, start)
    here = table.board[start]
    there = table.board[square]
    colour = standing_as(options, card, colour_at(table, start))
    table.board[start] = here & PAVED
    table.board[square] = square_of(card, colour, unit)
    table.units[AT + unit] = square
    value = best_action(options, table, unit) + place_of(options, table, unit)
    table.units[AT + unit] = start
    table.board[square] = there
    table.board[start] = here
    return value - SAVED if ACES_AND_JOKERS >> card & 1 else value


def best_action(options: Options, table: Table, unit: i64) -> float:
    """The value of the unit's best action where it stands; 0 if it holds."""
    best = 0.0
    start = table.units[AT + unit]
    for way in range(DIRECTIONS):
        target = near(table, start, way)
        if target < 0:
            continue
        square = table.units[AT + target]
        if may_attack(options, table, unit, target, way):
            for style in range(BY_ADVANTAGE):
                value = action_value(options, table, unit, square, style)
                best = value if value > best else best
        if may_use(options, table, unit, target, way):
            value = action_value(options, table, unit, square, BY_ADVANTAGE)
            best = value if value > best else best
    return best


def place_of(options: Options, table: Table, unit: i64) -> float:
    """The value of the unit's place: near the enemy, safe, units on both colours.

    A seat that leads presses on: it comes nearer and fears less.
    """
    seat = unit // ARMY
    leads = table.row[STANDING + seat] > table.row[STANDING + 1 - seat]
    closer = CLOSER * PRESSING if leads else CLOSER
    value = -(FEAR * BRAVE if leads else FEAR) * danger(options, table, seat)
    for own in range(seat * ARMY, seat * ARMY + ARMY):
        if table.units[AT + own] >= 0:
            value -= closer * float(nearest(table, own)) / 2.0
    value -= closer * float(nearest(table, unit)) / 2.0
    if standing_colour(table, seat) == 0:
        value += BOTH_COLOURS
    return value


# ---- hands


def discard_value(position: Position) -> float:
    """How much discarding the hand is better than keeping it.

    A hand that cannot be played is worth discarding, and so is the hand of a leader without a deck: it ends the battle.
    """
    table = position.table
    seat = table.active
    lead = table.row[STANDING + seat] - table.row[STANDING + 1 - seat]
    if table.row[DECK + seat] == 0:
        return 10.0 if lead > 0 else -10.0
    return 1.0 if playable(position, seat) == 0 else -CARD * float(size(position.hidden[IN_HAND + seat]))


# ---- armies


def place_value(position: Position, kind: i64, square: i64) -> float:
    """Higher for strong units in the middle."""
    file = square % FILES
    return unit_worth(position.options, kind) * (1.0 if file in (2, 4) else 0.5)
