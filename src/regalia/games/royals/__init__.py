"""Royals: two small armies of jacks, queens and kings, by the rules of the leaflet "Royals"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.games.royals.bots.advice import RoyalsAdvice
from regalia.games.royals.bots.learning import RoyalsLearning
from regalia.games.royals.notation import CODEC
from regalia.games.royals.options import OPTIONS, native
from regalia.games.royals.rules.rules import RoyalsRules
from regalia.kernel.game import Ending, Game
from regalia.kernel.optional.printer import Printer
from regalia.kernel.rules import Rules


class RoyalsGame(Game):
    key = "royals"
    title = "Royals"
    tagline = "Clear the guards, then strike the player for points."
    minutes = (6, 9)
    shelf = 1
    least_seats = most_seats = usual_seats = 2
    version = 1
    stage = "beta"
    options = OPTIONS
    reasons = ("last_round", "exhausted", "idle", "turn_limit")  # a match's is that of its last game
    endings = (
        Ending("the Last Round is played"),
        Ending("nothing is left to draw or bury", stopped=True),
        Ending("both players wait", stopped=True),
        Ending("the turn limit is reached", stopped=True),
    )
    draws = True
    codec = CODEC
    rulings = 53
    vectors = 46

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        rules = RoyalsRules(native(options))
        rules.advice = RoyalsAdvice(rules.options)
        rules.learning = RoyalsLearning(rules.options)
        return rules

    def swapped_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The other seat begins."""
        other = {"seat0": "seat1", "seat1": "seat0"}
        return {name: other.get(value, value) if name == "first_player" else value for name, value in options.items()}

    def rematch_options(self, options: Mapping[str, Any], result: Sequence[float]) -> dict[str, Any]:
        """The loser begins; after a tie it is as it was (rule 5)."""
        if result[0] == result[1]:
            return dict(options)
        return {**options, "first_player": "seat0" if result[0] < result[1] else "seat1"}

    def printer(self) -> Printer:
        from regalia.games.royals.paper.printer import RoyalsPrinter

        return RoyalsPrinter()


GAME = RoyalsGame()
