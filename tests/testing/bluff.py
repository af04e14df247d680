"""Bluff, a toy for two: secret commitments, a reveal, an answer window, draws, and a card that is known to be held.

Cards are numbers. Each player holds two. Both commit one in secret; then both are turned up, and the higher one wins.
The loser is asked: with card 0, the shield, the loser may give it up and take the committed card back, for all to know; then
nobody scores. Otherwise the winner scores a point and both cards are discarded. Both draw one, and so on.
The game ends when somebody has no card to commit, or, with the option ``rout``, at a lead of two points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.kernel.game import Game, Reason
from regalia.kernel.options import Option
from regalia.kernel.positions.text import Positions
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Act, Choice, Fact, Gauge, Plate, Prompt, Scene, Sentence, Token, Zone
from regalia.kernel.state import State, View, listed_moves
from tests.testing.bluff_rules import CODEC, COMMIT, HAND, MOST_CARDS, STOCK, TABLE, BluffRules, BluffState
from tests.testing.sheet import Sheet, SheetPositions, cards_of


class Bluff(Game):
    key = "bluff"
    title = "Bluff"
    tagline = "A toy"
    minutes = (1, 2)
    least_seats = most_seats = usual_seats = 2
    version = 1
    stage = "beta"
    options = (
        Option("cards", "int", 7, "how many cards there are", low=5, high=MOST_CARDS),
        Option("rout", "bool", False, "whether a lead of two points ends the game"),
    )
    reasons = ("played_out", "rout")
    codec = CODEC
    rulings = 3
    vectors = 2
    sheet: type[Sheet] = Sheet
    texts: Positions = SheetPositions(TABLE, HAND, STOCK)
    state: type[BluffState] = BluffState
    law: type[BluffRules] = BluffRules

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        return self.law(self, options["cards"], options["rout"])

    def positions(self) -> Positions:
        return self.texts

    def miniatures(self) -> list[tuple[Rules, State]]:
        rules, _ = self.set_up({"cards": 6})
        return [(rules, rules.start())]

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return []

    def default(self, view: View, rules: Rules) -> int:
        return listed_moves(rules.guess(view, FastRng(1)), rules.most_moves)[0]

    def why(self, view: View, rules: Rules, move: int) -> Reason:
        return Reason("You cannot do that now.", "none")

    def tell(self, before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
        assert isinstance(after.table, Sheet)
        said = [Sentence(text=line)] if line else []
        faces = after.table["faces"]
        return [*said, Sentence(text=f"turned up: {faces}")] if max(faces) >= 0 else said

    def scene(self, view: View, rules: Rules) -> Scene:
        table = view.table
        assert isinstance(table, Sheet)
        zones = [self.hand_zone(view, table, seat) for seat in (0, 1)]
        faces = tuple(Token(id=f"c{c}", name=f"card {c}", face=str(c)) for c in table["faces"] if c >= 0)
        zones.append(Zone(id="faces", kind="row", label="Turned up", tokens=faces))
        zones.append(Zone(id="deck", kind="pile", label="Deck", count=table["deck"][0]))
        return Scene(
            game=self.key,
            seat=None if view.seat < 0 else view.seat,
            phase=str(table["phase"][0]),
            prompt=Prompt(mode="wait", seat=None, say=f"turn {table['turn'][0]}"),
            zones=tuple(zones),
            plates=tuple(Plate(id=f"plate{seat}", seat=seat, note="") for seat in (0, 1)),
            facts=(Fact(text=f"round {table['round'][0]}"),),
            gauges=tuple(
                Gauge(id=f"score{seat}", label="score", value=score) for seat, score in enumerate(table["score"])
            ),
            acts=(Act(id="act:pass", label="pass"), Act(id="act:shield", label="shield")),
            choices=self.choices(view, rules),
        )

    def hand_zone(self, view: View, table: Sheet, seat: int) -> Zone:
        hand = view.hands[seat]
        if isinstance(hand, Sheet):
            tokens = [Token(id=f"c{card}", name=f"card {card}", face=str(card)) for card in cards_of(hand["cards"])]
        else:
            tokens = [self.hidden(seat, i) for i in range(table["sizes"][seat])]
        return Zone(id=f"hand{seat}", kind="fan", label="Hand", owner=seat, tokens=tuple(tokens))

    def hidden(self, seat: int, place: int) -> Token:
        return Token(id=f"hand{seat}.{place}", name="hidden card", kind="back")

    def choices(self, view: View, rules: Rules) -> tuple[Choice, ...]:
        assert isinstance(view.table, Sheet)
        if view.seat < 0 or view.seat != view.table["turn"][0]:
            return ()
        moves = listed_moves(rules.guess(view, FastRng(1)), rules.most_moves)
        return tuple(
            Choice(line=self.codec.line(view.seat, move), label=self.codec.text(move), touch=self.path(move))
            for move in moves
        )

    def path(self, move: int) -> tuple[str, ...]:
        return (f"c{move >> 6}",) if move & 63 == COMMIT else (f"act:{self.codec.text(move)}",)
