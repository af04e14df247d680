"""The rules of the toy Bluff: its state, and what a player may think the other one holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from regalia.kernel.codec import Codec, Field, Number, Verb
from regalia.kernel.encoding import Encoding
from regalia.kernel.errors import NotationError
from regalia.kernel.features import Layout, Row
from regalia.kernel.optional.advice import Advice
from regalia.kernel.optional.learning import Learning
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL, WITHHELD, Part, State, View
from regalia.kernel.terms import Terms
from tests.testing.sheet import Sheet, cards_of

if TYPE_CHECKING:
    from tests.testing.bluff import Bluff

DEAL, COMMIT, SHIELD, PASS = range(4)
AT_DEAL, AT_COMMIT, AT_REVEAL, AT_ANSWER, AT_DRAW, AT_END = range(6)
BLANK = 15
MOST_CARDS = 9
TABLE = (
    "turn",
    "phase",
    "deck",
    "sizes",
    "committed",
    "faces",
    "discard",
    "known0",
    "known1",
    "score",
    "asked",
    "round",
    "end",
)
HAND = ("cards", "secret")
STOCK = ("cards",)


@dataclass(frozen=True, slots=True)
class Face(Field):
    """A card by its number; ``?`` is one that may not be seen."""

    noun: str = "card"
    bits: int = 4

    def words(self, value: int) -> list[str]:
        return ["?" if value == BLANK else str(value)]

    def value(self, words: list[str]) -> int:
        word = self.next(words)
        if word == "?":
            return BLANK
        if not word.isdigit() or int(word) >= BLANK:
            raise NotationError(f"'{word}' is not a card.")
        return int(word)


CODEC = Codec(
    (
        Verb(DEAL, "draw", (Number("seat", 1), Face()), chance=True, grows=True),
        Verb(COMMIT, "commit", (Face(),)),
        Verb(SHIELD, "shield"),
        Verb(PASS, "pass"),
    )
)


def draw(seat: int, card: int) -> int:
    return DEAL | seat << 6 | card << 7


def drawn(move: int) -> tuple[int, int]:
    return move >> 6 & 1, move >> 7


def commit(card: int) -> int:
    return COMMIT | card << 6


class BluffState(State):
    def __init__(self, table: Sheet, hands: list[Sheet], stock: Sheet, rout: bool, held: Terms) -> None:
        self.table = table
        self.hands = hands
        self.stock = stock
        self.rout = rout
        self.held = held

    def terms(self) -> Terms:
        return self.held

    def seats(self) -> int:
        return 2

    def turn(self) -> int:
        return self.table["turn"][0]

    def table_part(self) -> Part:
        return self.table

    def hand_part(self, seat: int) -> Part:
        return self.hands[seat]

    def stock_part(self) -> Part:
        return self.stock

    def lay_hand(self, seat: int, hand: Part) -> None:
        assert isinstance(hand, Sheet)
        self.hands[seat] = hand.copy()

    def lay_stock(self, stock: Part) -> None:
        assert isinstance(stock, Sheet)
        self.stock = stock

    def clone(self) -> State:
        return type(self)(
            self.table.copy(), [hand.copy() for hand in self.hands], self.stock.copy(), self.rout, self.held
        )

    def known(self, seat: int) -> list[int]:
        return self.table[f"known{seat}"]

    def listed(self) -> list[int]:
        seat = self.table["turn"][0]
        held = self.hands[seat]["cards"]
        if self.table["phase"][0] == AT_COMMIT:
            return [commit(card) for card in cards_of(held)]
        return [PASS, SHIELD] if held[0] else [PASS]

    def moves(self, out: Any) -> int:
        listed = self.listed()
        for i, move in enumerate(listed):
            out[i] = move
        return len(listed)

    def weighted(self) -> dict[int, int]:
        seat = self.table["asked"][0]
        return {draw(seat, card): 1 for card in cards_of(self.stock["cards"])}

    def odds(self, out: Any, weights: Any) -> int:
        for i, (move, weight) in enumerate(self.weighted().items()):
            out[i] = move
            weights[i] = weight
        return len(self.weighted())

    def deal(self, rng: Rng) -> int:
        left = cards_of(self.stock["cards"])
        return draw(self.table["asked"][0], left[rng.below(len(left))])

    def open_line(self) -> bool:
        return self.table["phase"][0] == AT_DEAL and self.table["sizes"][self.table["asked"][0]] == 1

    def shown(self, move: int, seat: int) -> int:
        if move & 63 == DEAL:
            owner, _ = drawn(move)
            return move if seat == owner else draw(owner, BLANK)
        if move & 63 == COMMIT:
            return move if seat == self.table["turn"][0] else WITHHELD
        return move

    def play(self, move: int) -> None:
        verb = move & 63
        if verb == DEAL:
            self.take(*drawn(move))
        elif verb == COMMIT:
            self.lay_down(self.table["turn"][0], move >> 6)
        elif verb == SHIELD:
            self.use_shield(self.table["turn"][0])
        else:
            self.concede(self.table["turn"][0])

    def take(self, seat: int, card: int) -> None:
        self.stock["cards"][card] -= 1
        self.hands[seat]["cards"][card] += 1
        self.table["deck"][0] -= 1
        self.table["sizes"][seat] += 1
        if self.table["phase"][0] == AT_DEAL:
            if self.table["sizes"][seat] < 2:
                return
            if seat == 0:
                self.table["asked"][0] = 1
                return
        elif seat == 0 and self.table["deck"][0]:
            self.table["asked"][0] = 1
            return
        self.begin_round()

    def begin_round(self) -> None:
        lead = abs(self.table["score"][0] - self.table["score"][1])
        if self.rout and lead >= 2:
            self.finish(1)
        elif 0 in self.table["sizes"]:
            self.finish(0)
        else:
            self.table["round"][0] += 1
            self.go(AT_COMMIT, 0)

    def go(self, phase: int, turn: int) -> None:
        self.table["phase"][0] = phase
        self.table["turn"][0] = turn

    def finish(self, reason: int) -> None:
        self.table["end"][0] = reason
        self.go(AT_END, OVER)

    def lay_down(self, seat: int, card: int) -> None:
        self.hands[seat]["cards"][card] -= 1
        self.hands[seat]["secret"][0] = card
        self.table["committed"][seat] = 1
        self.table["sizes"][seat] -= 1
        if seat == 0:
            self.go(AT_COMMIT, 1)
        else:
            self.go(AT_REVEAL, REVEAL)

    def revealed(self, encoding: Encoding, viewer: int) -> None:
        encoding.put(self.hands[0]["secret"][0])
        encoding.put(self.hands[1]["secret"][0])

    def reveal(self) -> None:
        for seat in (0, 1):
            card = self.hands[seat]["secret"][0]
            self.hands[seat]["secret"][0] = -1
            self.table["committed"][seat] = 0
            self.table["faces"][seat] = card
            self.known(seat)[card] = 0
        self.ask(0 if self.table["faces"][0] < self.table["faces"][1] else 1)

    def ask(self, loser: int) -> None:
        """Who has cards is asked, shield or not: otherwise being asked would tell."""
        self.go(AT_ANSWER, loser)
        if not self.table["sizes"][loser]:
            self.concede(loser)

    def use_shield(self, loser: int) -> None:
        self.hands[loser]["cards"][0] -= 1
        self.known(loser)[0] = 0
        self.table["discard"][0] += 1
        back = self.table["faces"][loser]
        self.hands[loser]["cards"][back] += 1
        self.known(loser)[back] = 1
        self.table["faces"][loser] = -1
        self.clear_away()

    def concede(self, loser: int) -> None:
        self.table["score"][1 - loser] += 1
        self.clear_away()

    def clear_away(self) -> None:
        for seat in (0, 1):
            card = self.table["faces"][seat]
            if card >= 0:
                self.table["discard"][card] += 1
            self.table["faces"][seat] = -1
        if self.table["deck"][0]:
            self.table["asked"][0] = 0
            self.go(AT_DRAW, CHANCE)
        else:
            self.begin_round()

    def result(self, seat: int) -> float:
        mine, other = self.table["score"][seat], self.table["score"][1 - seat]
        return 0.5 if mine == other else float(mine > other)

    def reason(self) -> int:
        return self.table["end"][0]


class BluffAdvice(Advice):
    def hint(self, state: State, move: int) -> float:
        return float(move >> 6) if move & 63 == COMMIT else 0.0


class BluffLearning(Learning):
    def __init__(self, cards: int) -> None:
        layout = Layout()
        super().__init__(MOST_CARDS + 2, layout)
        self.cards = cards
        self.sizes = layout.block("sizes", "cards in each hand", [2], 2)
        self.score = layout.block("score", "points of each seat", [2], cards)
        self.discard = layout.block("discard", "cards discarded, by card", [cards])
        self.hand = layout.block("hand", "cards in your hand, by card", [cards])

    def action(self, state: State, move: int) -> int:
        return move >> 6 if move & 63 == COMMIT else MOST_CARDS + (move == SHIELD)

    def write_features(self, view: View, row: Row) -> None:
        table, hand = view.table, view.hands[view.seat]
        assert isinstance(table, Sheet)
        assert isinstance(hand, Sheet)
        for seat in (0, 1):
            row.put(self.sizes, seat, table["sizes"][seat])
            row.put(self.score, seat, table["score"][seat])
        for card in range(self.cards):
            row.put(self.discard, card, table["discard"][card])
            row.put(self.hand, card, hand["cards"][card])


class BluffRules(Rules):
    adviser: type[Advice] = BluffAdvice
    learner: type[BluffLearning] = BluffLearning

    def __init__(self, game: Bluff, cards: int, rout: bool) -> None:
        super().__init__(2, MOST_CARDS + 2, 3 * MOST_CARDS)
        self.advice = self.adviser(2)
        self.learning = self.learner(cards)
        self.game = game
        self.cards = cards
        self.rout = rout
        self.options = Terms()

    def start(self) -> State:
        state = self.from_table(self.new_table())
        state.stock["cards"][:] = [1] * self.cards
        return state

    def guess(self, view: View, rng: Rng) -> State:
        table = self.sheet(view.table)
        hands: list[Sheet | None] = [self.sheet(hand) if hand else None for hand in view.hands]
        unseen = [1 - gone for gone in table["discard"]]
        for card in [face for face in table["faces"] if face >= 0]:
            unseen[card] -= 1
        for hand in hands:
            if hand is not None:
                for card in [*cards_of(hand["cards"]), *[s for s in hand["secret"] if s >= 0]]:
                    unseen[card] -= 1
        for seat, hand in enumerate(hands):
            if hand is None:
                for card in self.remembered(table, seat):
                    unseen[card] -= 1
        for seat, hand in enumerate(hands):
            if hand is None:
                hands[seat] = self.guess_hand(table, seat, unseen, rng)
        return self.game.state(
            table, [hand for hand in hands if hand], self.game.sheet({"cards": unseen}), self.rout, self.options
        )

    def sheet(self, part: Part | None) -> Sheet:
        assert isinstance(part, Sheet)
        return part.copy()

    def remembered(self, table: Sheet, seat: int) -> list[int]:
        return cards_of(table[f"known{seat}"])

    def guess_hand(self, table: Sheet, seat: int, unseen: list[int], rng: Rng) -> Sheet:
        """Cards that it is known to have, and others from the unseen, which are taken out; one of them is the secret."""
        held = self.remembered(table, seat)
        while len(held) < table["sizes"][seat] + table["committed"][seat]:
            left = cards_of(unseen)
            held.append(left[rng.below(len(left))])
            unseen[held[-1]] -= 1
        secret = held.pop(rng.below(len(held))) if table["committed"][seat] else -1
        return self.game.sheet({"cards": [held.count(card) for card in range(self.cards)], "secret": [secret]})

    def census(self, state: State) -> list[int]:
        assert isinstance(state, BluffState)
        count = [sum(row) for row in zip(state.table["discard"], state.stock["cards"], strict=True)]
        for seat in (0, 1):
            count = [a + b for a, b in zip(count, state.hands[seat]["cards"], strict=True)]
            for card in (state.hands[seat]["secret"][0], state.table["faces"][seat]):
                if card >= 0:
                    count[card] += 1
        return count

    def new_table(self) -> Sheet:
        table = {name: [0] for name in TABLE}
        table |= {name: [0, 0] for name in ("sizes", "committed", "score")}
        table |= {name: [0] * self.cards for name in ("discard", "known0", "known1")}
        table |= {"turn": [CHANCE], "phase": [AT_DEAL], "deck": [self.cards], "faces": [-1, -1]}
        return self.game.sheet(table)

    def from_table(self, table: Part) -> BluffState:
        assert isinstance(table, Sheet)
        hands = [self.game.sheet({"cards": [0] * self.cards, "secret": [-1]}) for _ in range(2)]
        return self.game.state(table, hands, self.game.sheet({"cards": [0] * self.cards}), self.rout, self.options)
