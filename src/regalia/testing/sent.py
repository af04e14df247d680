"""What a viewer is sent when a line has been played: the line, the scene, the log, whose turn it is. As bytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from regalia.kernel.game import Game
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, State, View, listed_moves, listed_odds, view

_encoder = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Viewer:
    """A seat, or the spectator, at a table of this game."""

    game: Game
    rules: Rules
    seat: int

    def play(self, state: State, moves: Sequence[int]) -> str:
        """Play the moves of one line, in place; the line as this viewer is shown it, empty where it is withheld."""
        line = ""
        turn = state.turn()
        for move in moves:
            shown = state.shown(move, self.seat)
            if shown >= 0:
                line = self.game.codec.grown(line, shown) if line else self.game.codec.line(turn, shown)
            state.play(move)
        return line

    def sent(self, before: View, line: str, state: State) -> bytes:
        """Everything that this viewer is sent once the line is played."""
        after = view(state, self.seat)
        scene = self.game.scene(after, self.rules)
        log = self.game.tell(before, line, after, self.rules)
        return _encoder.encode((line, state.turn(), scene, log))

    def likeness(self, state: State, moves: Sequence[int], twin: State) -> list[int] | None:
        """The moves that look to this viewer as these do in the other world, or None."""
        here, there = state.clone(), twin.clone()
        found: list[int] = []
        for move in moves:
            shown = here.shown(move, self.seat)
            like = next((other for other in due(self.rules, there) if there.shown(other, self.seat) == shown), None)
            if like is None:
                return None
            found.append(like)
            here.play(move)
            there.play(like)
        return found


def due(rules: Rules, state: State) -> list[int]:
    """The moves, or the outcomes of chance, that are possible now."""
    turn = state.turn()
    if turn == CHANCE:
        return [move for move, _ in listed_odds(state, rules.most_moves)]
    return listed_moves(state, rules.most_moves) if turn >= 0 else []
