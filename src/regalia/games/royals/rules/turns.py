# native
"""The flow of turns, games and the match (sections 3, 4 and 6)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royals.rules.field import bury_fallen, right_all
from regalia.games.royals.rules.model import (
    CARDS,
    EMPTY,
    END_OF_TURN,
    ENDED,
    EXHAUSTED,
    FIRST_HAND,
    HELD,
    IDLE,
    LAST_ROUND,
    LAST_SCORE,
    MAIN,
    NO_REASON,
    POSITION,
    SECOND_HAND,
    SIDE,
    SLOT,
    SLOTS,
    STARTING,
    TOP_UP,
    TURN_LIMIT,
    WINS,
    Options,
    Table,
    full_deck,
    score,
)
from regalia.games.royals.rules.position import KNOWN, WIDTH, Position
from regalia.games.royals.rules.refill import refill
from regalia.kernel.state import CHANCE, OVER


def set_up(position: Position, first: i64) -> None:
    """Set up a new game from a full deck; ``first`` is a seat, or CHANCE to draw lots (rule 5)."""
    options = position.options
    table = position.table
    for seat in range(i64(2)):
        for i in range(WINS):
            table.sides[seat * SIDE + i] = 0
        position.hands[seat * WIDTH + KNOWN] = 0
    position.stock = full_deck(options)
    for card in range(i64(len(table.discard))):
        table.discard[card] = 0
        table.scored[card] = 0
    table.deck = 52 * options.decks + options.jokers
    table.discarded = 0
    table.turns = 0
    table.quiet = 0
    table.busy = False
    table.had_royals = 0
    table.reshuffles = 0
    table.called = options.reshuffle_limit == 0
    table.last_round = False
    table.finals = 0
    table.attack = 0
    table.held_count = 0
    for i in range(HELD):
        table.held[i] = 0
    if first == CHANCE:
        table.decision = STARTING
        table.chooser = CHANCE
    else:
        begin_game(position, first)


def begin_game(position: Position, first: i64) -> None:
    position.table.active = first
    fill(position, first, FIRST_HAND)


def fill(position: Position, seat: i64, what_for: i64) -> None:
    """Begin the refill of a seat, and continue the turn if nothing is awaited."""
    position.table.drawer = seat
    position.table.refill = what_for
    if refill(position):
        filled(position)


def filled(position: Position) -> None:
    """Continue the turn or the setup after a refill."""
    table = position.table
    what_for = table.refill
    if what_for == TOP_UP:
        begin_turn(position)
    elif what_for == END_OF_TURN:
        pass_turn(position)
    elif what_for == FIRST_HAND:
        fill(position, 1 - table.active, SECOND_HAND)
    else:
        fill(position, table.active, TOP_UP)


def pass_turn(position: Position) -> None:
    """Pass the turn; the other player's begins with the top-up."""
    table = position.table
    table.active = 1 - table.active
    fill(position, table.active, TOP_UP)


def begin_turn(position: Position) -> None:
    table = position.table
    if exhausted(table):
        end_game(position, EXHAUSTED)
        return
    table.turns += 1
    if table.last_round:
        table.finals += 1
    right_all(table, table.active)
    table.busy = False
    go_on(position)


def exhausted(table: Table) -> bool:
    """Whether nothing is left to draw, to hold or to bury (rule 49)."""
    sides = table.sides
    if table.deck or table.discarded or sides[CARDS] or sides[SIDE + CARDS]:
        return False
    for seat in range(i64(2)):
        for slot in range(SLOTS):
            royal = sides[seat * SIDE + SLOT + slot]
            if royal != EMPTY and not royal & POSITION:
                return False
    return True


def go_on(position: Position) -> None:
    """Ask for decision M, or end the turn if the hand is empty (rule 51)."""
    table = position.table
    if table.sides[table.active * SIDE + CARDS]:
        table.decision = MAIN
        table.chooser = table.active
    else:
        end_turn(position)


def end_turn(position: Position) -> None:
    table = position.table
    bury_fallen(table, table.active)
    table.quiet = 0 if table.busy else table.quiet + 1
    reason = end_of_game(table, position.options)
    if reason != NO_REASON:
        end_game(position, reason)
    elif position.options.refill_at_end:  # rule 1
        fill(position, table.active, END_OF_TURN)
    else:
        pass_turn(position)


def end_of_game(table: Table, options: Options) -> i64:
    """The reason why the game ends after this turn, or NO_REASON. The first that holds counts."""
    if table.finals == 2:
        return LAST_ROUND
    if table.quiet >= options.idle_limit and not table.last_round:  # rule 48
        return IDLE
    if table.turns >= options.turn_limit:
        return TURN_LIMIT
    return NO_REASON


def end_game(position: Position, reason: i64) -> None:
    """Tally the game, and start the next one unless the match is decided."""
    options = position.options
    table = position.table
    sides = table.sides
    mine = score(table, 0)
    theirs = score(table, 1)
    sides[LAST_SCORE] = mine
    sides[SIDE + LAST_SCORE] = theirs
    first = options.first_player  # rule 47: a tie is a win for nobody
    if mine > theirs:
        sides[WINS] += 1
        first = 1
    elif theirs > mine:
        sides[SIDE + WINS] += 1
        first = 0
    table.reason = reason
    table.games += 1
    lead = sides[WINS] - sides[SIDE + WINS]
    left = options.match_games - table.games
    if left == 0 or lead > left or -lead > left:
        table.decision = ENDED
        table.chooser = OVER
    else:
        set_up(position, first)
