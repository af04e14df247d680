"""What a viewer is sent when a move has been played: the line, the scene, the log, whose turn it is. As bytes."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from regalia.kernel.codec import CHANCE_MARK
from regalia.kernel.game import Game
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, REVEAL, WITHHELD, State, View, view

_encoder = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Viewer:
    """A seat, or the spectator, at a table of this game."""

    game: Game
    rules: Rules
    seat: int

    def shown(self, state: State, move: int) -> str:
        """The move's line as this viewer is shown it; empty where it is withheld."""
        seen = state.shown(move, self.seat)
        if seen == WITHHELD:
            return ""
        turn = state.turn()
        return f"{CHANCE_MARK if turn == CHANCE else turn} {self.game.codec.text(seen)}"

    def sent(self, before: View, line: str, state: State) -> bytes:
        """Everything that leaves for this viewer once the line has brought the game to this state."""
        after = view(state, self.seat)
        scene = self.game.scene(after, self.rules)
        log = self.game.tell(before, line, after, self.rules)
        return _encoder.encode((line, state.turn(), scene, log))

    def after(self, state: State, move: int) -> bytes:
        """What is sent once the move is played; nothing where a reveal or the rest of a chance line comes first."""
        before = view(state, self.seat)
        line = self.shown(state, move)
        later = state.clone()
        later.play(move)
        if later.turn() == REVEAL or (later.turn() == CHANCE and later.open_line()):
            return b""
        return self.sent(before, line, later)
