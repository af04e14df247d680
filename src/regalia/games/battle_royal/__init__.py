"""Battle Royal: forces that grow over a map, always in one piece, until a capital falls; by the rulebook "Battle Royal"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.battle_royal.advice import BattleRoyalAdvice
from regalia.games.battle_royal.learning import BattleRoyalLearning
from regalia.games.battle_royal.notation import CODEC
from regalia.games.battle_royal.options import OPTIONS, native
from regalia.games.battle_royal.rules import BattleRoyalRules
from regalia.kernel.atlas import Atlas
from regalia.kernel.game import Game, Reason
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Scene, Sentence
from regalia.kernel.state import State, View


class BattleRoyalGame(Game):
    key = "battle-royal"
    title = "Battle Royal"
    tagline = "Grow over the map in one unbroken line, and take the enemy's capital."
    minutes = (20, 60)
    least_seats = 2
    most_seats = 4
    usual_seats = 2
    version = 1
    stage = "beta"
    options = OPTIONS
    reasons = ("capital", "pawns", "quiet")
    draws = True
    codec = CODEC
    rulings = 60
    vectors = 0  # they have names, R1 to R12 and X1 to X22; each is a test of that name

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        rules = BattleRoyalRules(native(options, seats))
        rules.advice = BattleRoyalAdvice(rules.options)
        rules.learning = BattleRoyalLearning(rules.options)
        return rules

    def scene(self, view: View, rules: Rules) -> Scene:
        from regalia.games.battle_royal import scene

        return scene.scene(view, rules)

    def why(self, view: View, rules: Rules, move: int) -> Reason:
        from regalia.games.battle_royal import reasons

        return reasons.why(view, rules, move)

    def tell(self, before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
        from regalia.games.battle_royal import tell

        return tell.tell(before, line, after, rules)

    def default(self, view: View, rules: Rules) -> int:
        from regalia.games.battle_royal import defaults

        return defaults.default(view, rules)

    def atlas(self) -> Atlas:
        from regalia.games.battle_royal import atlas

        return atlas.RoyalAtlas()

    def miniatures(self) -> list[tuple[Rules, State]]:
        from regalia.games.battle_royal import miniatures

        return [*miniatures.miniatures()]

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return []


GAME = BattleRoyalGame()
