"""The Royal Ascension: a ring of spaces, twelve territories and one throne."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.royal_ascension.bots.advice import AscensionAdvice
from regalia.games.royal_ascension.bots.learning import AscensionLearning
from regalia.games.royal_ascension.notation import CODEC
from regalia.games.royal_ascension.options import OPTIONS, native
from regalia.games.royal_ascension.rules.rules import AscensionRules
from regalia.kernel.game import Ending, Game
from regalia.kernel.optional.atlas import Atlas
from regalia.kernel.optional.printer import Printer
from regalia.kernel.rules import Rules


class AscensionGame(Game):
    key = "royal-ascension"
    title = "The Royal Ascension"
    tagline = "Walk the ring, arm yourself, and take the lands for the throne."
    minutes = (2, 12)
    shelf = 5
    least_seats = 2
    most_seats = 4
    usual_seats = 4
    version = 1
    stage = "beta"
    options = OPTIONS
    reasons = ("throne", "round_limit")
    endings = (
        Ending("somebody takes the throne"),
        Ending("the round limit is reached", stopped=True),
    )
    codec = CODEC
    rulings = 69
    vectors = 42

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        rules = AscensionRules(native(options, seats))
        rules.advice = AscensionAdvice(rules.options)
        rules.learning = AscensionLearning(rules.options)
        return rules

    def atlas(self) -> Atlas:
        from regalia.games.royal_ascension.atlas import BoardAtlas

        return BoardAtlas()

    def printer(self) -> Printer:
        from regalia.games.royal_ascension.paper.printer import AscensionPrinter

        return AscensionPrinter()


GAME = AscensionGame()
