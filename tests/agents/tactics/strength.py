"""Sure battles of The Royal Ascension, as its puzzles measure them."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.search.proof import NO, OPEN, YES, Proof
from regalia.games.royal_ascension.puzzles import PIPS, committed, strongest
from regalia.games.royal_ascension.rules.model import LANDS
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import COMMITTING, FIGHTING
from regalia.kernel.rules import Rules
from regalia.kernel.state import State


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
