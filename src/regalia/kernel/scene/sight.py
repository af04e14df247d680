# native: pictures
"""The part of every game's view reader that does not depend on the game: who looks, and who chooses."""

from __future__ import annotations

from regalia.kernel.rules import Rules, moves_seen
from regalia.kernel.state import OVER, View


class ViewReader:
    """A view, read once for scenes, reasons and log sentences. Each game's ``Sight`` adds its own table.

    ``me`` is the viewer's seat; a spectator looks from seat 0's side of the table.
    """

    def __init__(self, view: View, rules: Rules, turn: int, step: int) -> None:
        self.view = view
        self.rules = rules
        self.seats: int = rules.seats
        self.seat: int = view.seat  # negative: a spectator
        self.me = max(self.seat, 0)
        self.turn = turn  # the seat that must choose; negative: chance, or the game is over
        self.step = step

    @property
    def viewer(self) -> int | None:
        """The viewer's seat as a scene names it: None for a spectator."""
        return None if self.seat < 0 else self.seat

    @property
    def chooses(self) -> bool:
        """Whether the viewer must choose now."""
        return self.seat >= 0 and self.seat == self.turn

    @property
    def over(self) -> bool:
        return self.turn == OVER

    def moves(self) -> list[int]:
        """The viewer's legal moves; none if somebody else must choose."""
        return moves_seen(self.rules, self.view) if self.chooses else []

    def around(self) -> list[int]:
        """The seats clockwise, the viewer's first."""
        return [(self.me + i) % self.seats for i in range(self.seats)]
