"""Royal Battles: chess pieces on a board of playing cards.

The rules are the play-test rules "Royal Battles" by Jeff Moore.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.royal_battles.bots.advice import RoyalBattlesAdvice
from regalia.games.royal_battles.bots.learning import RoyalBattlesLearning
from regalia.games.royal_battles.notation import CODEC, code_name
from regalia.games.royal_battles.options import OPTIONS, native
from regalia.games.royal_battles.rules import terms
from regalia.games.royal_battles.rules.model import Table
from regalia.games.royal_battles.rules.rules import RoyalBattlesRules
from regalia.kernel.game import Ending, Game
from regalia.kernel.optional.printer import Printer
from regalia.kernel.optional.statistics import Statistics
from regalia.kernel.rules import Rules
from regalia.kernel.state import View


class RoyalBattlesGame(Game):
    key = "royal-battles"
    title = "Royal Battles"
    tagline = "Pave the board with cards and fight on them. No dice."
    minutes = (6, 8)
    shelf = 3
    least_seats, most_seats, usual_seats = 2, 5, 2
    version = 2
    earlier_versions = (1,)  # every record of theirs is one of this version (section 1)
    stage = "beta"
    options = OPTIONS
    reasons = ("elimination", "cards", "round_limit", "boss")
    endings = (
        Ending("an army falls"),
        Ending("the cards run out", stopped=True),
        Ending("the round limit is reached", stopped=True),
        Ending("the boss falls"),
    )
    draws = True
    codec = CODEC
    rulings = 86
    vectors = 60

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        rules = RoyalBattlesRules(native(options, seats))
        rules.advice = RoyalBattlesAdvice(rules.options)
        rules.learning = RoyalBattlesLearning(rules.options)
        return rules

    def options_for(self, seats: int) -> dict[str, Any]:
        """Five seats are four players and a game master; three or four, a melee."""
        return {} if seats == 2 else {"mode": "master" if seats == 5 else "melee"}

    def statistics(self, rules: Rules) -> Statistics:
        """The lab's columns, each with the name of its unit; compiled rules know the units by letters."""
        assert isinstance(rules, RoyalBattlesRules)
        found = super().statistics(rules)
        for column, name in zip(found.columns, rules.options.names, strict=False):
            column.meaning = f"{code_name(name).capitalize()} in the army."
        return found

    def swapped_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """White's army for black and black's for white; a scenario's armies too."""
        swapped = {name: value for name, value in options.items() if name not in ("army_white", "army_black")}
        for name, other in (("army_white", "army_black"), ("army_black", "army_white")):
            if options.get(other):
                swapped[name] = options[other]
        if options.get("armies"):
            swapped["armies"] = options["armies"][::-1]
        if options.get("scenario", "none") != "none":
            swapped["swap_sides"] = not options.get("swap_sides", False)
        return swapped

    def unsettled(self, view: View, rules: Rules) -> bool:
        """An army chosen in secret: the others see that it is ready, not its units."""
        assert isinstance(rules, RoyalBattlesRules)
        assert isinstance(view.table, Table)
        return bool(view.table.step == terms.RECRUITING and rules.options.army_choice == terms.SECRET)

    def printer(self) -> Printer:
        from regalia.games.royal_battles.paper.printer import RoyalBattlesPrinter

        return RoyalBattlesPrinter()


GAME = RoyalBattlesGame()
