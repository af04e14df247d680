"""The moves that hints have recommended: no review of the same game blames a player for one."""

from __future__ import annotations

from collections import OrderedDict

from regalia.server.bots.thinker import Question

KEPT = 20_000  # in memory


class Favourites:
    """The first move of each hint, by table and question. The oldest ones are forgotten."""

    def __init__(self) -> None:
        self._moves: OrderedDict[tuple[str, int], int] = OrderedDict()

    def note(self, table: str, asked: Question, move: int) -> None:
        self._moves[table, asked.seed] = move
        while len(self._moves) > KEPT:
            self._moves.popitem(last=False)

    def was(self, table: str, asked: Question, move: int) -> bool:
        """Whether a hint recommended this move when the same view was asked about at this table."""
        return self._moves.get((table, asked.seed)) == move
