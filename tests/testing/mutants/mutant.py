"""A toy game that is broken or leaks on purpose, in one small way."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.kernel.game import Game
from regalia.kernel.optional.advice import Advice
from tests.testing.bluff import Bluff
from tests.testing.bluff_rules import BluffLearning, BluffRules, BluffState
from tests.testing.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Mutant:
    """A broken game, the one law that must catch it, and words that must be in the counterexample."""

    law: int
    name: str
    game: Game
    says: str


def bluff(
    *,
    state: type[BluffState] = BluffState,
    law: type[BluffRules] = BluffRules,
    adviser: type[Advice] | None = None,
    learner: type[BluffLearning] | None = None,
    sheet: type[Sheet] = Sheet,
    game: type[Bluff] = Bluff,
) -> Bluff:
    """Bluff with some of its parts replaced."""
    broken = game()
    parts = {"adviser": adviser, "learner": learner}
    if any(parts.values()):
        law = type("Advised", (law,), {name: part for name, part in parts.items() if part})
    broken.state, broken.law, broken.sheet = state, law, sheet
    return broken
