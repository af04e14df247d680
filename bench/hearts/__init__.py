"""Hearts, four seats, without passing: the same game as OpenSpiel's, to compare kernel with kernel.

A probe for the benchmark and no part of the package. It is a game folder like any other, less the scene; the benchmark
lays it beside the package's own games in a copy and compiles all of them together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.card_fields import Card
from regalia.kernel.codec import Codec, Number, Verb
from regalia.kernel.game import Game, Reason
from regalia.kernel.rules import Rules
from regalia.kernel.state import State, View

from .model import DEAL, PLAY, SEATS
from .rules import HeartsRules


class Hearts(Game):
    key = "hearts"
    title = "Hearts"
    tagline = "Take no tricks that count."
    minutes = (10, 15)
    least_seats = most_seats = usual_seats = SEATS
    version = 1
    stage = "draft"
    options = ()
    reasons = ("all cards played",)
    codec = Codec(
        (
            Verb(PLAY, "play", (Card(),)),
            Verb(DEAL, "deal", (Number("seat", 2), Card()), chance=True, grows=True),
        )
    )

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        return HeartsRules()

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return []

    def miniatures(self) -> list[tuple[Rules, State]]:
        return []

    def why(self, view: View, rules: Rules, move: int) -> Reason:
        return Reason("Follow the suit led; no points in the first trick; lead no heart before one has fallen.")


GAME = Hearts()
