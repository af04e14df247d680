"""Battle Royal: forces that grow over a map, always in one piece, until a capital falls; by the rulebook "Battle Royal"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.battle_royal.notation import CODEC
from regalia.games.battle_royal.options import OPTIONS, native
from regalia.games.battle_royal.rules import BattleRoyalRules
from regalia.kernel.game import Game
from regalia.kernel.rules import Rules


class BattleRoyalGame(Game):
    key = "battle-royal"
    title = "Battle Royal"
    tagline = "Grow over the map in one unbroken line, and take the enemy's capital."
    minutes = (20, 60)
    least_seats = 2
    most_seats = 4
    usual_seats = 2
    version = 1
    stage = "draft"
    options = OPTIONS
    reasons = ("capital", "pawns", "quiet")
    codec = CODEC
    rulings = 60
    vectors = 0

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        return BattleRoyalRules(native(options, seats))


GAME = BattleRoyalGame()
