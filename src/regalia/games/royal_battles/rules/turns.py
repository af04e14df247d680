# native
"""The flow of the game: armies, then round after round, turn after turn (section 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.rules.action import begin_action
from regalia.games.royal_battles.rules.armies import next_recruit
from regalia.games.royal_battles.rules.bags import joined, without
from regalia.games.royal_battles.rules.initiative import begin_round
from regalia.games.royal_battles.rules.model import (
    DECK,
    DISCARDS,
    HAND,
    IN_HAND,
    KNOWN,
    PROVEN,
    STANDING,
    UNSEEN,
    Table,
    seat_of_turn,
)
from regalia.games.royal_battles.rules.movement import begin_movement, begin_turn
from regalia.games.royal_battles.rules.packs import pack_join, pack_without
from regalia.games.royal_battles.rules.placing import set_out
from regalia.games.royal_battles.rules.position import Position, draw_card
from regalia.games.royal_battles.rules.terms import (
    ACTING,
    DISCARD_DUE,
    DISCARDING,
    DUEL,
    KEY_ASKING,
    KEY_DRAWING,
    KEY_DUE,
    MOVEMENT,
    NOBODY,
    POST_TURN,
    PRE_DRAWING,
    ROUND,
    SHOWING,
    TURN,
    TURN_OVER,
    UNARMED,
)
from regalia.kernel.state import CHANCE, REVEAL

KEY_CARDS: Final[i64] = 2


def go_on(position: Position) -> None:
    """Go on until a choice, chance, a reveal or the end is due."""
    table = position.table
    while table.chooser == NOBODY:
        step = table.step
        if step == ACTING:
            begin_action(position)
        elif step == POST_TURN:
            table.step = DISCARD_DUE if position.options.discard_first else KEY_DUE  # rule 35
        elif step == KEY_DUE:
            begin_key_draw(position)
        elif step == DISCARD_DUE:
            begin_discard(position)
        elif step == TURN_OVER:
            end_turn(position)
        elif step == TURN:
            begin_turn(position)
        elif step == MOVEMENT:
            begin_movement(position)
        elif step == ROUND:
            begin_round(position)
        elif step == UNARMED:
            next_recruit(position)
        else:
            set_out(position)


def draw(position: Position, card: i64) -> None:
    """Draw one card of the draw that is due; after the last one, go on."""
    table = position.table
    draw_card(position, table.active, card)
    table.owed -= 1
    if table.owed:
        table.drawn += 1
        table.chooser = CHANCE
        return
    table.drawn = 0
    if table.step == PRE_DRAWING:
        table.step = MOVEMENT
    elif table.step == KEY_DRAWING:
        end_key_draw(position)
    else:
        table.step = POST_TURN


# ---- after the action (section 4.8)


def begin_key_draw(position: Position) -> None:
    table = position.table
    if table.key and table.row[DECK + table.active]:
        if position.options.optional_draws:
            table.step = KEY_ASKING
            table.chooser = table.active
        else:
            draw_for_key(table)
    else:
        end_key_draw(position)


def draw_for_key(table: Table) -> None:
    deck = table.row[DECK + table.active]
    table.owed = KEY_CARDS if deck > KEY_CARDS else deck
    table.drawn = 0
    table.step = KEY_DRAWING
    table.chooser = CHANCE


def end_key_draw(position: Position) -> None:
    position.table.key = False
    position.table.step = TURN_OVER if position.options.discard_first else DISCARD_DUE


def begin_discard(position: Position) -> None:
    table = position.table
    if table.row[HAND + table.active]:
        table.step = DISCARDING
        table.chooser = table.active
    else:
        end_discard(position)


def end_discard(position: Position) -> None:
    position.table.step = KEY_DUE if position.options.discard_first else TURN_OVER


def discard(table: Table) -> None:
    """Begin to discard the whole hand face up: a reveal."""
    table.step = SHOWING
    table.chooser = REVEAL


def show_discard(position: Position) -> None:
    table = position.table
    row = table.row
    seat = table.active
    cards = position.hidden[IN_HAND + seat]
    if seat == position.options.master:
        packs = position.options.packs
        pack_without(row, UNSEEN + seat, position.hidden, IN_HAND + seat, packs)
        pack_join(row, DISCARDS + seat, position.hidden, IN_HAND + seat, packs)
        for n in range(packs):
            position.hidden[IN_HAND + seat + n] = 0
    else:
        row[UNSEEN + seat] = without(row[UNSEEN + seat], cards)
        row[DISCARDS + seat] = joined(row[DISCARDS + seat], cards)
        position.hidden[IN_HAND + seat] = 0
    row[HAND + seat] = 0
    row[PROVEN + seat] = 0
    row[KNOWN + seat] = 0
    end_discard(position)


def end_turn(position: Position) -> None:
    """Go on to the next turn of the round; turns of fallen seats lapse, and the master's after them (rules 76 and 83)."""
    table = position.table
    table.mover = -1
    table.place += 1
    if position.options.mode == DUEL:
        if table.place == 1:
            table.active = 1 - table.active
            table.step = TURN
        else:
            table.step = ROUND
        return
    seat = seat_of_turn(table.order, table.place)
    while seat >= 0 and table.row[STANDING + seat] == 0:
        table.place += 1 if position.options.master < 0 else 2
        seat = seat_of_turn(table.order, table.place)
    if seat < 0:
        table.step = ROUND
    else:
        table.active = seat
        table.step = TURN
