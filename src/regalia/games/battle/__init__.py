"""Battle: soldiers of playing cards attack and defend castles.

The rules are those of James W. Gray's "Battle".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.battle.bots.advice import BattleAdvice
from regalia.games.battle.bots.learning import BattleLearning
from regalia.games.battle.notation import CODEC
from regalia.games.battle.options import OPTIONS, native
from regalia.games.battle.rules.rules import BattleRules
from regalia.kernel.game import Ending, Game
from regalia.kernel.optional.planner import Planner
from regalia.kernel.optional.printer import Printer
from regalia.kernel.optional.series import Series
from regalia.kernel.rules import Rules


class BattleGame(Game):
    key = "battle"
    title = "Battle"
    tagline = "Send soldiers at a castle. Five that get through bring it down."
    minutes = (3, 7)
    shelf = 2
    least_seats = 2
    most_seats = 8
    usual_seats = 2
    version = 1
    stage = "beta"
    options = OPTIONS
    reasons = ("last_standing", "turn_limit", "time", "stall", "built")
    endings = (
        Ending("one side is left standing"),
        Ending("the turn limit is reached", stopped=True),
        Ending("time is called", stopped=True),
        Ending("nobody gets through", stopped=True),
        Ending("the decks are built", stopped=True),
    )
    draws = True
    codec = CODEC
    rulings = 74
    vectors = 0

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        rules = BattleRules(native(options, seats))
        rules.advice = BattleAdvice(rules.options)
        rules.learning = BattleLearning(rules.options)
        return rules

    def planner(self) -> Planner:
        from regalia.games.battle.scene import planning

        return planning.BattlePlanner()

    def series(self) -> Series:
        from regalia.games.battle import series

        return series.BattleSeries()

    def swapped_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Each side's deck for the other, and the other side begins."""
        swapped = dict(options)
        if options.get("decks"):
            swapped["decks"] = [*reversed(options["decks"])]
        if options.get("first_player", "random") != "random":
            swapped["first_player"] = 1 - options["first_player"]
        return swapped

    def public_options(self, options: Mapping[str, Any], seat: int) -> dict[str, Any]:
        """The options without the other seats' deck lists, which are secret (section 8)."""
        shown = dict(options)
        if shown.get("decks") is not None:
            shown["decks"] = [deck if owner == seat else None for owner, deck in enumerate(shown["decks"])]
        return shown

    def printer(self) -> Printer:
        from regalia.games.battle.paper.printer import BattlePrinter

        return BattlePrinter()


GAME = BattleGame()
