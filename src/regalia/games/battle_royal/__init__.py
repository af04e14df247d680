"""Battle Royal: forces grow over a map in one piece until a capital falls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.battle_royal.bots.advice import BattleRoyalAdvice
from regalia.games.battle_royal.bots.learning import BattleRoyalLearning
from regalia.games.battle_royal.notation import CODEC
from regalia.games.battle_royal.options import OPTIONS, native
from regalia.games.battle_royal.rules.rules import BattleRoyalRules
from regalia.kernel.game import Ending, Game
from regalia.kernel.optional.atlas import Atlas
from regalia.kernel.optional.printer import Printer
from regalia.kernel.rules import Rules


class BattleRoyalGame(Game):
    key = "battle-royal"
    title = "Battle Royal"
    tagline = "Grow one unbroken line across the realm, and break the other."
    minutes = (6, 12)
    shelf = 4
    least_seats = 2
    most_seats = 4
    usual_seats = 2
    version = 1
    stage = "beta"
    options = OPTIONS
    reasons = ("capital", "pawns", "quiet")
    endings = (
        Ending("a capital falls"),
        Ending("a side has no pawns left"),
        Ending("nobody captures for long", stopped=True),
    )
    draws = True
    codec = CODEC
    rulings = 60
    vectors = 0  # the specification names them, R1 to R12 and X1 to X22, and so do the tests

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        rules = BattleRoyalRules(native(options, seats))
        rules.advice = BattleRoyalAdvice(rules.options)
        rules.learning = BattleRoyalLearning(rules.options)
        return rules

    def atlas(self) -> Atlas:
        from regalia.games.battle_royal.map import atlas

        return atlas.RoyalAtlas()

    def printer(self) -> Printer:
        from regalia.games.battle_royal.paper.printer import BattleRoyalPrinter

        return BattleRoyalPrinter()


GAME = BattleRoyalGame()
