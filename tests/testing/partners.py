"""Partners, a toy for two to four: tricks with a duty to follow suit, so that who does not follow proves something.

The leader is found by chance, with unequal odds. Each player gets ``each`` cards, one card stays unseen. Suits are even
and odd numbers. At four, partners sit across and see each other's hands. The highest card of the suit led takes the trick.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.kernel.codec import Codec, Number, Verb
from regalia.kernel.features import Layout, Row
from regalia.kernel.game import Game, Reason
from regalia.kernel.optional.learning import Learning
from regalia.kernel.options import Option
from regalia.kernel.positions.text import Positions
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Choice, Gauge, Plate, Prompt, Scene, Sentence, Token, Zone
from regalia.kernel.state import CHANCE, OVER, Part, State, View, listed_moves
from regalia.kernel.terms import Terms
from tests.testing.bluff_rules import BLANK, Face
from tests.testing.sheet import Sheet, SheetPositions, cards_of

LEAD, DEAL, PLAY = range(3)
MOST_CARDS = 13
TABLE = ("turn", "leader", "asked", "sizes", "trick", "gone", "void", "tricks")
CARDS = ("cards",)
CODEC = Codec(
    (
        Verb(LEAD, "lead", (Number("seat", 2),), chance=True),
        Verb(DEAL, "deal", (Number("seat", 2), Face()), chance=True, grows=True),
        Verb(PLAY, "play", (Face(),)),
    )
)


def deal(seat: int, card: int) -> int:
    return DEAL | seat << 6 | card << 8


class PartnersState(State):
    def __init__(self, table: Sheet, hands: list[Sheet], stock: Sheet, each: int, held: Terms) -> None:
        self.table = table
        self.hands = hands
        self.stock = stock
        self.each = each
        self.held = held

    def terms(self) -> Terms:
        return self.held

    def seats(self) -> int:
        return len(self.hands)

    def turn(self) -> int:
        return self.table["turn"][0]

    def sees(self, viewer: int, owner: int) -> bool:
        return viewer == owner or (len(self.hands) == 4 and viewer % 2 == owner % 2)

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
            self.table.copy(), [hand.copy() for hand in self.hands], self.stock.copy(), self.each, self.held
        )

    def moves(self, out: Any) -> int:
        held = cards_of(self.hands[self.turn()]["cards"])
        led = self.led()
        following = [card for card in held if led < 0 or card % 2 == led % 2]
        for i, card in enumerate(following or held):
            out[i] = PLAY | card << 6
        return len(following or held)

    def led(self) -> int:
        return self.table["trick"][self.table["leader"][0]]

    def odds(self, out: Any, weights: Any) -> int:
        if self.table["leader"][0] < 0:
            due = {LEAD | seat << 6: seat + 1 for seat in range(len(self.hands))}
        else:
            due = {deal(self.table["asked"][0], card): 1 for card in cards_of(self.stock["cards"])}
        for i, (move, weight) in enumerate(due.items()):
            out[i] = move
            weights[i] = weight
        return len(due)

    def deal(self, rng: Rng) -> int:
        if self.table["leader"][0] < 0:
            tickets = [seat for seat in range(len(self.hands)) for _ in range(seat + 1)]
            return LEAD | tickets[rng.below(len(tickets))] << 6
        left = cards_of(self.stock["cards"])
        return deal(self.table["asked"][0], left[rng.below(len(left))])

    def open_line(self) -> bool:
        return self.table["leader"][0] >= 0 and self.table["sizes"][self.table["asked"][0]] > 0

    def shown(self, move: int, seat: int) -> int:
        owner = move >> 6 & 3
        if move & 63 == DEAL and not (seat >= 0 and self.sees(seat, owner)):
            return deal(owner, BLANK)
        return move

    def play(self, move: int) -> None:
        verb = move & 63
        if verb == LEAD:
            self.table["leader"][0] = move >> 6
        elif verb == DEAL:
            self.take(move >> 6 & 3, move >> 8)
        else:
            self.put(self.turn(), move >> 6)

    def take(self, seat: int, card: int) -> None:
        self.stock["cards"][card] -= 1
        self.hands[seat]["cards"][card] += 1
        self.table["sizes"][seat] += 1
        if self.table["sizes"][seat] == self.each:
            self.table["asked"][0] += 1
            if self.table["asked"][0] == len(self.hands):
                self.table["asked"][0] = 0
                self.table["turn"][0] = self.table["leader"][0]

    def put(self, seat: int, card: int) -> None:
        led = self.led()
        if led >= 0 and card % 2 != led % 2:
            self.table["void"][2 * seat + led % 2] = 1
        self.hands[seat]["cards"][card] -= 1
        self.table["sizes"][seat] -= 1
        self.table["trick"][seat] = card
        if -1 not in self.table["trick"]:
            self.end_trick()
        else:
            self.table["turn"][0] = (seat + 1) % len(self.hands)

    def end_trick(self) -> None:
        trick = self.table["trick"]
        winner = max(range(len(trick)), key=lambda seat: (trick[seat] % 2 == self.led() % 2, trick[seat]))
        self.table["tricks"][winner] += 1
        for seat, card in enumerate(trick):
            self.table["gone"][card] = 1
            trick[seat] = -1
        self.table["leader"][0] = winner
        self.table["turn"][0] = winner if self.table["sizes"][winner] else OVER

    def result(self, seat: int) -> float:
        return self.table["tricks"][seat] / self.each

    def reason(self) -> int:
        return int(self.each in self.table["tricks"])


class PartnersLearning(Learning):
    def __init__(self, cards: int) -> None:
        layout = Layout()
        super().__init__(MOST_CARDS, layout)
        self.cards = layout.block("hand", "cards in your hand, by card", [cards])

    def action(self, state: State, move: int) -> int:
        return move >> 6

    def write_features(self, view: View, row: Row) -> None:
        hand = view.hands[view.seat]
        assert isinstance(hand, Sheet)
        for card, count in enumerate(hand["cards"]):
            row.put(self.cards, card, count)


class PartnersRules(Rules):
    def __init__(self, game: Partners, seats: int, each: int) -> None:
        super().__init__(seats, MOST_CARDS, seats * each)
        self.learning = PartnersLearning(seats * each + 1)
        self.options = Terms()
        self.game = game
        self.each = each
        self.cards = seats * each + 1

    def start(self) -> State:
        state = self.from_table(self.new_table())
        state.stock["cards"][:] = [1] * self.cards
        return state

    def guess(self, view: View, rng: Rng) -> State:
        assert isinstance(view.table, Sheet)
        table = view.table.copy()
        unseen = [card for card, gone in enumerate(table["gone"]) if not gone and card not in table["trick"]]
        hands: list[Sheet | None] = []
        for hand in view.hands:
            assert hand is None or isinstance(hand, Sheet)
            hands.append(hand.copy() if hand else None)
            if hand:
                unseen = [card for card in unseen if not hand["cards"][card]]
        while True:
            dealt = self.dealt(table, hands, unseen, rng)
            if all(self.allowed(table, seat, hand) for seat, hand in enumerate(dealt[:-1])):
                return self.game.state(table, dealt[:-1], dealt[-1], self.each, self.options)

    def dealt(self, table: Sheet, hands: list[Sheet | None], unseen: list[int], rng: Rng) -> list[Sheet]:
        """The hands, those not seen filled by chance; and last the stock."""
        left = unseen[:]
        found: list[Sheet] = []
        for seat, hand in enumerate(hands):
            row = [0] * self.cards
            for _ in range(0 if hand else table["sizes"][seat]):
                row[left.pop(rng.below(len(left)))] = 1
            found.append(hand or Sheet({"cards": row}))
        return [*found, Sheet({"cards": [int(card in left) for card in range(self.cards)]})]

    def allowed(self, table: Sheet, seat: int, hand: Sheet) -> bool:
        return not any(table["void"][2 * seat + card % 2] for card in cards_of(hand["cards"]))

    def census(self, state: State) -> list[int]:
        assert isinstance(state, PartnersState)
        rows = [state.table["gone"], state.stock["cards"], *(hand["cards"] for hand in state.hands)]
        return [sum(column) + (card in state.table["trick"]) for card, column in enumerate(zip(*rows, strict=True))]

    def new_table(self) -> Sheet:
        table = {name: [0] for name in TABLE} | {"turn": [CHANCE], "leader": [-1]}
        table |= {"sizes": [0] * self.seats, "trick": [-1] * self.seats, "tricks": [0] * self.seats}
        return Sheet(table | {"gone": [0] * self.cards, "void": [0] * 2 * self.seats})

    def from_table(self, table: Part) -> PartnersState:
        assert isinstance(table, Sheet)
        hands = [Sheet({"cards": [0] * self.cards}) for _ in range(self.seats)]
        return self.game.state(table, hands, Sheet({"cards": [0] * self.cards}), self.each, self.options)


class Partners(Game):
    key = "partners"
    title = "Partners"
    tagline = "A toy"
    minutes = (1, 2)
    least_seats = 2
    most_seats = usual_seats = 4
    version = 1
    stage = "beta"
    options = (Option("each", "int", 2, "cards for each player", low=1, high=3),)
    reasons = ("counted", "all_tricks")
    codec = CODEC
    state: type[PartnersState] = PartnersState
    law: type[PartnersRules] = PartnersRules

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        return self.law(self, seats, options["each"])

    def positions(self) -> Positions:
        return SheetPositions(TABLE, CARDS, CARDS)

    def miniatures(self) -> list[tuple[Rules, State]]:
        small = [self.rules({"each": each}, seats) for each, seats in ((2, 2), (1, 4))]
        return [(rules, rules.start()) for rules in small]

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return []

    def default(self, view: View, rules: Rules) -> int:
        return listed_moves(rules.guess(view, FastRng(1)), rules.most_moves)[0]

    def why(self, view: View, rules: Rules, move: int) -> Reason:
        return Reason("You cannot do that now.")

    def tell(self, before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
        return [Sentence(text=line)]

    def scene(self, view: View, rules: Rules) -> Scene:
        table = view.table
        assert isinstance(table, Sheet)
        choices: tuple[Choice, ...] = ()
        if view.seat >= 0 and view.seat == table["turn"][0]:
            moves = listed_moves(rules.guess(view, FastRng(1)), rules.most_moves)
            choices = tuple(
                Choice(line=self.codec.line(view.seat, move), label=f"Play {move >> 6}", touch=(f"c{move >> 6}",))
                for move in moves
            )
        return Scene(
            game=self.key,
            seat=None if view.seat < 0 else view.seat,
            phase="tricks",
            prompt=Prompt(mode="wait", seat=None, say=f"turn {table['turn'][0]}"),
            zones=tuple(self.hand_zone(view, table, seat) for seat in range(rules.seats)),
            plates=tuple(Plate(id=f"plate{seat}", seat=seat, note="") for seat in range(rules.seats)),
            gauges=tuple(Gauge(id=f"tricks{s}", label="tricks", value=n) for s, n in enumerate(table["tricks"])),
            choices=choices,
        )

    def hand_zone(self, view: View, table: Sheet, seat: int) -> Zone:
        hand = view.hands[seat]
        if isinstance(hand, Sheet):
            tokens = [Token(id=f"c{card}", name=f"card {card}", face=str(card)) for card in cards_of(hand["cards"])]
        else:
            tokens = [Token(id=f"hand{seat}.{i}", name="hidden", kind="back") for i in range(table["sizes"][seat])]
        return Zone(id=f"hand{seat}", kind="fan", label="Hand", owner=seat, tokens=tuple(tokens))
