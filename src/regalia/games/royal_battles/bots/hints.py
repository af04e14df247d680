# native
"""Hints: how good a move looks to a bot one turn ahead (section 13).

They read only the table and the mover's hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.bots.forecast import forecast_of, side_units
from regalia.games.royal_battles.bots.pushes import push_value
from regalia.games.royal_battles.bots.recruiting import Recruiting
from regalia.games.royal_battles.bots.values import CARD, KILL, action_value
from regalia.games.royal_battles.rules.armies import kind_named, kind_to_place
from regalia.games.royal_battles.rules.bags import COLOUR, size
from regalia.games.royal_battles.rules.ending import army_life, life_left, playable
from regalia.games.royal_battles.rules.fields import (
    ADVANTAGE,
    ATTACK,
    BOSS,
    DECLINE,
    DISCARD,
    DONE,
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
    KIND,
    SLOTS,
    STANDING,
    Table,
    colour_at,
    unit_at,
)
from regalia.games.royal_battles.rules.movement import differ, may_pave
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.squares import DIRECTIONS, FILES
from regalia.games.royal_battles.rules.terms import BY_ADVANTAGE, DUEL, Options
from regalia.kernel.state import VERB_MASK

NONE: Final = -1000.0
BOSS_STANDS: Final = 10.0
UNSPENT: Final = -30.0  # of an army that stops although a unit fits: no beginner misjudges that


def hint(position: Position, recruiting: Recruiting, move: i64) -> float:
    """The value of a legal move at first sight, in points of Life."""
    table = position.table
    verb = move & VERB_MASK
    if verb == MOVE:
        return forecast_of(position).move_value(played_card(move), unit_at(table, move_start(move)), move_square(move))
    if verb == ATTACK:
        return action_value(position.options, table, table.mover, target_square(move), attack_style(move))
    if verb == ADVANTAGE:
        square = target_square(move)
        value = action_value(position.options, table, table.mover, square, BY_ADVANTAGE)
        return value + push_value(position.options, table, table.mover, square)
    if verb == PLAY:
        return play_value(position, played_card(move))
    if verb in (DISCARD, KEEP):
        return (1.0 if verb == DISCARD else -1.0) * discard_value(position)
    if verb in (RECRUIT, BOSS):
        return recruiting.value(position, kind_named(position.options, unit_name(move)))
    if verb == PLACE:
        kind = kind_to_place(position.options, table, unit_name(move))
        return place_value(position.options, recruiting, kind, place_square(move))
    if verb == DONE:
        return UNSPENT
    return -1.0 if verb in (DECLINE, PASS) else 0.0


def worth(position: Position, seat: i64) -> float:
    """The seat's lead in units, in Life left and in cards in hand."""
    options = position.options
    table = position.table
    if options.mode == DUEL:
        lead = table.row[STANDING + seat] - table.row[STANDING + 1 - seat]
        life = army_life(options, table, seat) - army_life(options, table, 1 - seat)
        return KILL * float(lead) + float(life) + CARD * float(cards(table, seat) - cards(table, 1 - seat))
    best = NONE
    for other in range(options.seats):
        if options.side[other] != options.side[seat]:
            value = side_worth(options, table, options.side[other])
            best = value if value > best else best
    return side_worth(options, table, options.side[seat]) - best


def side_worth(options: Options, table: Table, side: i64) -> float:
    """A side's units, Life left and cards in hand; a boss's Life counts double."""
    value = KILL * float(side_units(options, table, side))
    for seat in range(options.seats):
        if options.side[seat] == side:
            value += float(army_life(options, table, seat)) + CARD * float(cards(table, seat))
            if seat == options.master:
                value += float(boss_life(options, table)) + BOSS_STANDS
    return value


def boss_life(options: Options, table: Table) -> i64:
    for unit in range(options.master * SLOTS, options.master * SLOTS + options.slots):
        if table.units[KIND + unit] >= options.kinds and table.units[AT + unit] >= 0:
            return life_left(options, table, unit)
    return 0


def cards(table: Table, seat: i64) -> i64:
    """The cards in hand that count: more than four are of little use."""
    held = table.row[HAND + seat]
    return held if held < 4 else 4


# ---- movement


def play_value(position: Position, card: i64) -> float:
    """The value of the best move with this card."""
    table = position.table
    forecast = forecast_of(position)
    colour = COLOUR[card]
    best = NONE
    neighbour = position.options.neighbour
    for unit in range(table.active * SLOTS, table.active * SLOTS + position.options.slots):
        start = table.units[AT + unit]
        if start < 0 or not differ(colour, colour_at(table, start)):
            continue
        value = forecast.move_value(card, unit, start)
        best = value if value > best else best
        for way in range(DIRECTIONS):
            square = neighbour[start * DIRECTIONS + way]
            if square >= 0 and may_pave(table, colour, square):
                value = forecast.move_value(card, unit, square)
                best = value if value > best else best
    return best


# ---- hands


def discard_value(position: Position) -> float:
    """How much discarding the hand is better than keeping it.

    A hand that cannot be played is worth discarding, and so is the hand of a leader without a deck: it ends the battle.
    """
    table = position.table
    seat = table.active
    if table.row[DECK + seat] == 0:
        return 10.0 if gains_by_the_end(position.options, table, seat) else -10.0
    return 1.0 if playable(position, seat) == 0 else -CARD * float(size(position.hidden[IN_HAND + seat]))


def gains_by_the_end(options: Options, table: Table, seat: i64) -> bool:
    """Whether a discard without a deck ends the battle while the seat's side leads.

    The side with most units leads (section 6). Where all sides must be exhausted (rule 54) the others would play on, and a
    partner with cards plays on too. A master's cards end nothing, and the players lose by the end (rule 82).
    """
    if options.wait_for_all or options.master >= 0:
        return False
    mine = side_units(options, table, options.side[seat])
    for other in range(options.seats):
        if options.side[other] != options.side[seat]:
            if side_units(options, table, options.side[other]) >= mine:
                return False
        elif other != seat and table.row[STANDING + other] and table.row[DECK + other] + table.row[HAND + other] > 0:
            return False
    return True


# ---- armies


def place_value(options: Options, recruiting: Recruiting, kind: i64, square: i64) -> float:
    """Higher for strong units in the middle; a boss stands aside."""
    file = square % FILES
    if kind >= options.kinds:
        return 0.0 if file in (2, 3, 4) else recruiting.worths[kind - options.kinds]
    return recruiting.worths[kind] * (1.0 if file in (2, 4) else 0.5)
