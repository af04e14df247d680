"""The Royal Ascension: a ring of spaces, twelve territories and one throne; by the rules of the leaflet of that name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.royal_ascension.advice import AscensionAdvice
from regalia.games.royal_ascension.learning import AscensionLearning
from regalia.games.royal_ascension.notation import CODEC
from regalia.games.royal_ascension.options import OPTIONS, native
from regalia.games.royal_ascension.rules import AscensionRules
from regalia.kernel.game import Game, Reason
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Scene, Sentence
from regalia.kernel.state import State, View


class AscensionGame(Game):
    key = "royal-ascension"
    title = "The Royal Ascension"
    tagline = "Walk the ring, arm yourself, and hold seven of twelve territories."
    minutes = (60, 90)
    least_seats = 2
    most_seats = 4
    usual_seats = 4
    version = 1
    stage = "beta"
    options = OPTIONS
    reasons = ("throne", "round_limit")
    codec = CODEC
    rulings = 69
    vectors = 42

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        rules = AscensionRules(native(options, seats))
        rules.advice = AscensionAdvice(rules.options)
        rules.learning = AscensionLearning(rules.options)
        return rules

    def scene(self, view: View, rules: Rules) -> Scene:
        from regalia.games.royal_ascension import scene

        return scene.scene(view, rules)

    def why(self, view: View, rules: Rules, move: int) -> Reason:
        from regalia.games.royal_ascension import reasons

        return reasons.why(view, rules, move)

    def tell(self, before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
        from regalia.games.royal_ascension import tell

        return tell.tell(before, line, after, rules)

    def default(self, view: View, rules: Rules) -> int:
        from regalia.games.royal_ascension import reasons

        return reasons.default(view, rules)

    def miniatures(self) -> list[tuple[Rules, State]]:
        from regalia.games.royal_ascension import miniatures

        return [*miniatures.miniatures()]

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return []


GAME = AscensionGame()
