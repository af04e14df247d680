"""Sure battles of The Royal Ascension. Dice are bounded, and no commitment is stronger than the best territory with the two
best hearts and all weapons: so a lead that no dice can make up is known without rolling them."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.search.proof import NO, OPEN, YES, Proof
from regalia.games.royal_ascension.rules.bags import copies, worth
from regalia.games.royal_ascension.rules.battle import strength
from regalia.games.royal_ascension.rules.model import (
    CLUBS_OUT,
    FIELDED,
    HEARTS_IN,
    HEARTS_OUT,
    LANDS,
    MARKERS,
    WEAPONS,
    WIDTH,
)
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import (
    COMMITTING,
    FIGHTING,
    MOST_HEARTS,
    PLAGUE_COST,
    POINTS,
    RANKS,
    TERRITORIES,
)
from regalia.kernel.rules import Rules
from regalia.kernel.state import State

PIPS = 5  # largest difference between two dice


def committed(state: Position, seat: int) -> int:
    """The strength of what the seat has committed, before or after it is shown."""
    if state.table.step == FIGHTING:
        return strength(state.options, state.table, seat)
    hand, values = seat * WIDTH, state.options.values
    cards = worth(state.hands[hand + HEARTS_OUT], values) + worth(state.hands[hand + CLUBS_OUT], values)
    return POINTS[state.hands[hand + FIELDED]] + cards - PLAGUE_COST * state.table.row[MARKERS + seat]


def strongest(state: Position, seat: int) -> int:
    """The most that the seat could commit in this world."""
    row, values = state.table.row, state.options.values
    hearts = state.hands[seat * WIDTH + HEARTS_IN]
    held = sorted((values[rank] for rank in range(RANKS) for _ in range(copies(hearts, rank))), reverse=True)
    land = max(POINTS[land] for land in range(TERRITORIES) if state.table.owner[land] == seat)
    return land + sum(held[:MOST_HEARTS]) + worth(row[WEAPONS + seat], values) - PLAGUE_COST * row[MARKERS + seat]


class Triumph(Proof):
    """To win the battle that is being committed to, whatever the other commits and the dice show; and with ``throne`` the
    game with it."""

    def __init__(self, rules: Rules, seat: int, limit: int, throne: bool) -> None:
        super().__init__(rules, seat, limit)
        self.patient = True
        self.throne = throne

    def verdict(self, state: State, news: bool) -> i64:
        assert isinstance(state, Position)
        if state.table.step == COMMITTING and state.turn() == self.seat:
            return OPEN
        if state.table.step not in (COMMITTING, FIGHTING):
            return NO
        if self.throne and self.lands(state) < state.options.win_territories:
            return NO
        lead = committed(state, self.seat) - strongest(state, 1 - self.seat)
        return YES if lead > PIPS * state.options.battle_dice else NO

    def lands(self, state: Position) -> int:
        """What the seat will hold once the battle is won."""
        lands = state.table.row
        return lands[LANDS + self.seat] + (lands[LANDS + 1 - self.seat] if state.table.all_in else 1)
