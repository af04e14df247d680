"""Sealed: a small game for three or four seats with what Royals has not: a reveal, withheld lines, more than two seats.

Chance gives each seat three cards at once. In each of two rounds every seat lays one face down; then all are shown, and
the highest card that nobody else laid takes the round. Most rounds win; ties share.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.card_fields import Card
from regalia.cards import BLANK, token
from regalia.kernel.codec import Codec, Number, Verb
from regalia.kernel.encoding import Encoding
from regalia.kernel.game import Game, Reason
from regalia.kernel.options import Option
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Choice, Fact, Plate, Prompt, Scene, Sentence, Token, Zone
from regalia.kernel.state import CHANCE, OVER, REVEAL, Part, State, View

LAY, DEAL = 0, 1
HAND = 3
CODEC = Codec([Verb(LAY, "lay", (Card(),)), Verb(DEAL, "deal", (Number("seat", 2), Card()), chance=True, grows=True)])


class Row(Part):
    """Any part of this game: a row of numbers."""

    def __init__(self, row: list[int]) -> None:
        self.row = row

    def copy(self) -> Row:
        return Row(list(self.row))

    def serialize(self, encoding: Encoding) -> None:
        encoding.number(len(self.row))
        for number in self.row:
            encoding.number(number)


class Sealed(State):
    """Table: turn, round, dealt, then points, laid cards by seat. Hands: cards, then the card laid face down."""

    def __init__(self, table: Row, hands: list[Row], stock: Row) -> None:
        self.table, self.hands, self.stock = table, hands, stock

    def seats(self) -> int:
        return len(self.hands)

    def turn(self) -> int:
        return self.table.row[0]

    def moves(self, out: Any) -> int:
        hand = sorted(set(self.hands[self.turn()].row[:-1]))
        for i, card in enumerate(hand):
            out[i] = LAY | card + 1 << 6
        return len(hand)

    def odds(self, out: Any, weights: Any) -> int:
        seat = self.table.row[2] // HAND
        for i, card in enumerate(self.stock.row):
            out[i] = DEAL | seat << 6 | card + 1 << 8
            weights[i] = 1
        return len(self.stock.row)

    def deal(self, rng: Rng) -> int:
        seat = self.table.row[2] // HAND
        return DEAL | seat << 6 | self.stock.row[rng.below(len(self.stock.row))] + 1 << 8

    def open_line(self) -> bool:
        return self.table.row[2] % HAND != 0

    def play(self, move: int) -> None:
        table = self.table.row
        if move & 63 == DEAL:
            card = (move >> 8) - 1
            self.stock.row.remove(card)
            self.hands[table[2] // HAND].row.insert(0, card)
            table[2] += 1
            if table[2] == HAND * self.seats():
                table[0] = 0
            return
        seat, card = table[0], (move >> 6) - 1
        self.hands[seat].row.remove(card)
        self.hands[seat].row[-1] = card
        table[0] = seat + 1 if seat + 1 < self.seats() else REVEAL

    def reveal(self) -> None:
        table, seats = self.table.row, self.seats()
        laid = [hand.row[-1] for hand in self.hands]
        table[3 + seats :] = laid
        for hand in self.hands:
            hand.row[-1] = -1
        alone = [card for card in laid if laid.count(card) == 1]
        if alone:
            table[3 + laid.index(max(alone))] += 1
        table[1] += 1
        table[0] = 0 if table[1] < 2 else OVER

    def shown(self, move: int, seat: int) -> int:
        if move & 63 == DEAL:
            return move if seat == (move >> 6 & 3) else DEAL | move & 3 << 6 | BLANK + 1 << 8
        return move if seat == self.turn() else -1

    def clone(self) -> Sealed:
        return Sealed(self.table.copy(), [hand.copy() for hand in self.hands], self.stock.copy())

    def result(self, seat: int) -> float:
        points = self.table.row[3 : 3 + self.seats()]
        best = [s for s, p in enumerate(points) if p == max(points)]
        return 1 / len(best) if seat in best else 0.0

    def reason(self) -> int:
        return 0

    def table_part(self) -> Row:
        return self.table

    def hand_part(self, seat: int) -> Row:
        return self.hands[seat]

    def stock_part(self) -> Row:
        return self.stock


class SealedRules(Rules):
    def start(self) -> Sealed:
        seats = self.seats
        return Sealed(
            Row([CHANCE, 0, 0] + [0] * seats + [-1] * seats), [Row([-1]) for _ in range(seats)], Row([*range(52)])
        )

    def guess(self, view: View, rng: Rng) -> Sealed:
        """A world behind the view; only as good as listing moves needs."""
        table = view.table.copy()
        hands = [hand.copy() if hand is not None else Row([-1]) for hand in view.hands]
        assert isinstance(table, Row)
        return Sealed(table, [hand for hand in hands if isinstance(hand, Row)], Row([]))

    def open(self, view: View) -> Sealed:
        return self.guess(view, FastRng(1))


class SealedGame(Game):
    key, title, tagline, minutes = "sealed", "Sealed", "A card laid face down.", (1, 2)
    least_seats, most_seats, usual_seats = 3, 4, 3
    version, stage = 7, "beta"
    options = (Option("loud", "bool", False, "whether anything changes: no"),)
    reasons = ("played",)
    codec = CODEC

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        return SealedRules(seats, 52, 2 * seats)

    def scene(self, view: View, rules: Rules) -> Scene:
        table = view.table
        assert isinstance(table, Row)
        turn = table.row[0]
        mine = turn == view.seat
        hand = view.hands[view.seat] if mine else None
        cards = [token(card) for card in hand.row[:-1]] if isinstance(hand, Row) else []
        say = "Lay a card." if mine else "Wait."
        return Scene(
            game=self.key,
            seat=None if view.seat < 0 else view.seat,
            phase="play",
            prompt=Prompt(mode="turn" if mine else "wait", seat=turn if turn >= 0 else None, say=say),
            zones=tuple(self.hand(seat, view, HAND - table.row[1]) for seat in range(rules.seats)),
            plates=tuple(Plate(id=f"plate{s}", seat=s, note=f"{table.row[3 + s]} rounds") for s in range(rules.seats)),
            facts=(Fact(text=f"round {table.row[1]}"),),
            choices=tuple(Choice(line=f"{turn} lay {card}", label=f"Lay [{card}]", touch=(card,)) for card in cards),
        )

    def hand(self, seat: int, view: View, count: int) -> Zone:
        hand = view.hands[seat]
        if isinstance(hand, Row):
            tokens = [Token(id=token(card), name=token(card), face=token(card)) for card in hand.row[:-1]]
        else:
            tokens = [Token(id=f"hand{seat}.{i}", name="hidden card", kind="back") for i in range(count)]
        return Zone(id=f"hand{seat}", kind="fan", label=f"{{{seat}}}'s hand", owner=seat, tokens=tuple(tokens))

    def why(self, view: View, rules: Rules, move: int) -> Reason:
        return Reason("That card is not in your hand.", "cards")

    def tell(self, before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
        return [Sentence(text=line)]


GAME = SealedGame()
