"""Reasons: why a move is refused, checked in the same order in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeAlias, TypeVar

from regalia.kernel.codec import Codec
from regalia.kernel.game import Reason
from regalia.kernel.scene.sight import ViewReader
from regalia.kernel.state import VERB_MASK

S = TypeVar("S", bound=ViewReader)
Check: TypeAlias = Callable[[S, int], Reason | None]


def not_your_turn(rule: str) -> Reason:
    return Reason("It is not your turn to choose.", rule)


class Reasons(Generic[S]):
    """The reasons of one game: whose turn it is, the verbs of each step, and one check a verb.

    ``misplaced`` gives the reason for a verb that does not fit the step. A check returns the reason of the first
    condition that fails, or None; ``first`` is a check of every verb, before its own.
    """

    def __init__(
        self,
        codec: Codec,
        fitting: Mapping[int, tuple[int, ...]],
        misplaced: Callable[[int, int], Reason],
        checks: Mapping[int, Check[S]],
        *,
        first: Check[S] | None = None,
        turn_rule: str,
        play_rule: str,
    ) -> None:
        self.codec = codec
        self.fitting = fitting
        self.misplaced = misplaced
        self.checks = checks
        self.first = first
        self.not_yours = not_your_turn(turn_rule)
        self.play_rule = play_rule

    def why(self, sight: S, move: int) -> Reason:
        """Why the viewer may not play a well-written move now."""
        if not sight.chooses:
            return self.not_yours
        verb = move & VERB_MASK
        if verb not in self.fitting[sight.step]:
            return self.misplaced(sight.step, verb)
        failed = self.first(sight, move) if self.first is not None else None
        if failed is None and verb in self.checks:
            failed = self.checks[verb](sight, move)
        return failed or Reason(f"This can be played, written as '{self.codec.text(move)}'.", self.play_rule)
