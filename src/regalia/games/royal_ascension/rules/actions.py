# native
"""Action cards (section 4.5): a spade takes effect, then a battle is due (rule 22)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import ONE
from regalia.games.royal_ascension.rules.challenge import battle_due, may_initiate
from regalia.games.royal_ascension.rules.commitment import begin_decree
from regalia.games.royal_ascension.rules.fields import NO, TAKE_DIAMONDS, TAKE_HEARTS, YES, make_allin, make_take
from regalia.games.royal_ascension.rules.model import ALLIANCES, DISCARD, MARKERS
from regalia.games.royal_ascension.rules.piles import draw_card, drawable, make_ready, take_out
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import (
    ACTION,
    ALLIANCE,
    DARING,
    DECREE,
    DIAMONDS,
    EVENT,
    HEARTS,
    LUCKY,
    NOBODY,
    PLAGUE,
    REWARDING,
    SPADES,
    TAKING,
    TESTING,
    TURNING,
)
from regalia.kernel.state import CHANCE
from regalia.kernel.vecs import vec


def land_on_spades(position: Position) -> None:
    make_ready(position, SPADES)
    position.table.step = TURNING
    position.table.chooser = CHANCE


def turn_up(position: Position, rank: i64) -> None:
    """Play an action card: an alliance is kept, any other card is discarded."""
    table = position.table
    seat = table.active
    action = ACTION[rank]
    take_out(position, SPADES, rank)
    table.action = rank
    table.all_in = False
    table.decree = False
    table.fighters = 0
    table.winner = NOBODY
    if action == ALLIANCE:  # rule 33: open
        table.row[ALLIANCES + seat] += ONE[rank]
        battle_due(position)
        return
    table.bags[DISCARD + SPADES] += ONE[rank]
    if action == PLAGUE:
        table.row[MARKERS + seat] += 1
        battle_due(position)
    elif action == EVENT:
        table.step = TESTING
        table.chooser = CHANCE
    elif action == DECREE:  # rules 23, 28
        begin_decree(position)
    elif position.options.all_in_optional and may_initiate(position, seat):  # rule 30
        table.step = DARING
        table.chooser = seat
    else:
        table.all_in = True
        battle_due(position)


def dare_moves(out: vec[i64]) -> i64:
    out[0] = make_allin(YES)
    out[1] = make_allin(NO)
    return 2


def dare(position: Position, answer: i64) -> None:
    position.table.all_in = answer == YES
    battle_due(position)


# ---- the event


def test(position: Position, die: i64) -> None:
    """Resolve the event die: 5 or 6 brings cards (rules 38, 39)."""
    position.table.event = die
    position.table.rewards = position.options.npc_reward if die >= LUCKY else 0
    next_reward(position)


def next_reward(position: Position) -> None:
    """Ask for a suit if both can be drawn; draw if only one can."""
    table = position.table
    hearts = drawable(table, HEARTS)
    diamonds = drawable(table, DIAMONDS)
    if table.rewards == 0 or not (hearts or diamonds):
        table.rewards = 0
        battle_due(position)
    elif hearts and diamonds:
        table.step = TAKING
        table.chooser = table.active
    else:
        take(position, TAKE_HEARTS if hearts else TAKE_DIAMONDS)


def take_moves(out: vec[i64]) -> i64:
    out[0] = make_take(TAKE_HEARTS)
    out[1] = make_take(TAKE_DIAMONDS)
    return 2


def take(position: Position, wish: i64) -> None:
    table = position.table
    table.suit = HEARTS if wish == TAKE_HEARTS else DIAMONDS
    make_ready(position, table.suit)
    table.step = REWARDING
    table.chooser = CHANCE


def reward(position: Position, rank: i64) -> None:
    table = position.table
    draw_card(position, table.active, table.suit, rank)
    table.rewards -= 1
    next_reward(position)
