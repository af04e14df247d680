"""TableOrigin: a game with options and seats, from which pickled states and views are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from regalia.kernel.rules import Rules, read_state, read_view
from regalia.kernel.state import State, View
from regalia.kernel.terms import Origin, Terms

if TYPE_CHECKING:
    from regalia.kernel.game import Game

KEPT = 64  # tables whose rules are kept for the next pickle
_rules: dict[tuple[Game, bytes, int], Rules] = {}


class TableOrigin(Origin):
    """Makes the rules again from the game, the options and the number of seats."""

    def __init__(self, game: Game, options: dict[str, Any], seats: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats

    def known(self) -> bool:
        return True

    def state(self, numbers: list[int]) -> State:
        return read_state(self.rules(), numbers)

    def view(self, numbers: list[int], seen: list[bool]) -> View:
        return read_view(self.rules(), numbers, seen)

    def rules(self) -> Rules:
        """The rules, made once for all pickles of the same table."""
        key = (self.game, msgspec.json.encode(self.options), self.seats)
        if key not in _rules:
            if len(_rules) == KEPT:
                _rules.clear()
            _rules[key] = self.game.set_up(self.options, self.seats)[0]
        return _rules[key]

    def __reduce__(self) -> tuple[Callable[..., TableOrigin], tuple[Game, dict[str, Any], int]]:
        return TableOrigin, (self.game, self.options, self.seats)


def mark(rules: Rules, game: Game, options: dict[str, Any]) -> None:
    """Tell the rules' options where they come from: states get all of them, views what the viewer may see."""
    seats = int(rules.seats)
    terms = getattr(rules, "options", None)
    if not isinstance(terms, Terms):
        return  # a game whose states hold no options: they can be copied, not pickled
    terms.origin = TableOrigin(game, options, seats)
    terms.seen = [TableOrigin(game, game.public_options(options, viewer), seats) for viewer in range(-1, seats)]
