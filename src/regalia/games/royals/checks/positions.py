"""Positions of Royals as text, both ways, in the notation of section 11.

A position is a list of clauses: ``H0 9c 2c, H1 3s, F0 Kh^ - Qs_+7h, J0 rw, deck 2c 2d, discard Kd``. It is a turn's main
decision. What is not said: seat 0 is active in turn 10, both have had royals, nothing is called or reshuffled, all other
cards are in the deck. Where a deck is given, the other cards lie among seat 1's tributes.

======================  ==========================================================================================
H0, F0, J0              hand; three slots, each ``-`` or a royal (^ upright, / diagonal, _ sideways) with ``+card`` for
                        each card under it; jokers (r ready, w waiting)
arrows0, tributes0      cards in a score pile
used0, buried0          number cards that lie with a used joker; royals with their cards (``Jd+5c+4d``)
known0                  cards of the hand that the opponent knows since a reshuffle
deck, discard           cards, or ``empty``
had                     seats that have had a royal: ``01``, ``0``, ``1`` or ``none``
active, turn, quiet     a seat; counters
reshuffles, called      a counter; called alone
final                   1 or 2: this is that final turn of the Last Round
games, wins             finished games of the match; their tally, ``0-1``
======================  ==========================================================================================
"""

from __future__ import annotations

from collections import Counter

from mypy_extensions import i64

from regalia.cards import CARD, JOKER, KINDS, token
from regalia.games.royals.rules import model
from regalia.games.royals.rules.combat import RANK, VALUE
from regalia.games.royals.rules.hands import put_out
from regalia.games.royals.rules.model import CARDS, KNOWN, SIDE, WIDTH, Table
from regalia.games.royals.rules.rules import Royals, RoyalsRules
from regalia.kernel.errors import NotationError
from regalia.kernel.state import OVER
from regalia.kernel.vecs import vec

MARKS = {int(model.SIDEWAYS): "_", int(model.DIAGONAL): "/", int(model.UPRIGHT): "^"}
POSITIONS = {mark: position for position, mark in MARKS.items()}
PILES = {"arrows": int(model.ARROW_PILE), "tributes": int(model.TRIBUTE_PILE), "used": int(model.JOKER_PILE)}
NUMBER_CARD = {token(card): card for card in range(model.FIRST_ROYAL)}
ROYAL_CARD = {token(card): card for card in range(model.FIRST_ROYAL, JOKER)}
COUNTERS = ("turn", "quiet", "reshuffles", "final", "games")


# ---- reading


def read_position(text: str, rules: RoyalsRules) -> Royals:
    """The position that a text describes; raises NotationError."""
    return _Reader(rules).read(text)


class _Reader:
    """Takes cards from a full deck to where the clauses put them."""

    def __init__(self, rules: RoyalsRules) -> None:
        self.state = rules.start()
        self.table = self.state.table
        self.left = Counter(dict.fromkeys(range(JOKER), rules.options.decks))
        self.left[int(JOKER)] = rules.options.jokers
        self.said: dict[str, list[str]] = {}

    def read(self, text: str) -> Royals:
        for clause in text.split(","):
            name, *words = clause.split() or [""]
            if name in self.said:
                raise NotationError(f"'{name}' is said twice.")
            self.said[name] = words
        self.said.pop("", None)
        self.counters()
        for seat in (0, 1):
            self.side(seat)
        for card in self.cards("discard"):
            self.table.discard[card] += 1
            self.table.discarded += 1
        self.deck()
        if self.said:
            raise NotationError(f"'{next(iter(self.said))}' is no part of a position.")
        return self.state

    def counters(self) -> None:
        table = self.table
        table.turns, table.quiet, table.reshuffles, table.finals, table.games = (
            self.number(name, 10 if name == "turn" else 0) for name in COUNTERS
        )
        table.last_round = table.finals > 0
        table.called = self.said.pop("called", None) == [] or table.called or table.last_round
        table.active = table.chooser = table.drawer = self.one_of("active", {"0": 0, "1": 1}, "0")
        table.refill = model.TOP_UP
        table.due = table.drawn = 0
        table.had_royals = self.one_of("had", {"none": 0, "0": 1, "1": 2, "01": 3}, "01")
        table.decision = model.MAIN
        wins = self.said.pop("wins", ["0-0"])[0].split("-")
        if len(wins) != 2 or not all(word.isdigit() for word in wins):
            raise NotationError("A tally of wins is written like 0-1.")
        for seat in (0, 1):
            table.sides[seat * SIDE + model.WINS] = int(wins[seat])

    def side(self, seat: int) -> None:
        at = seat * SIDE
        sides = self.table.sides
        hand = sorted(self.cards(f"H{seat}"))
        if len(hand) > model.HAND_SIZE:
            raise NotationError(f"H{seat} has {len(hand)} cards; a hand has at most {model.HAND_SIZE}.")
        sides[at + CARDS] = len(hand)
        for i, card in enumerate(hand):
            self.state.hands[seat * WIDTH + i] = card
        self.state.hands[seat * WIDTH + KNOWN] = self.known(seat, hand)
        royals = self.said.pop(f"F{seat}", [])
        if len(royals) > model.SLOTS:
            raise NotationError(f"F{seat} has {len(royals)} royals; a field has {model.SLOTS} slots.")
        for slot, word in enumerate(royals):
            if word != "-":
                self.royal(seat, slot, word)
        jokers = "".join(self.said.pop(f"J{seat}", []))
        if set(jokers) - {"r", "w"} or len(jokers) > model.MOST_JOKERS:
            raise NotationError(f"J{seat} is at most two letters, r for a ready and w for a waiting joker.")
        sides[at + model.READY] = jokers.count("r")
        sides[at + model.WAITING] = jokers.count("w")
        self.take(int(JOKER), len(jokers))
        for name, pile in PILES.items():
            for card in self.cards(f"{name}{seat}"):
                self.score(seat, name, pile, card)
        for word in self.said.pop(f"buried{seat}", []):
            self.buried(seat, word)

    def royal(self, seat: int, slot: int, word: str) -> None:
        first, *under = word.split("+")
        card = ROYAL_CARD.get(first[:2])
        if card is None or first[2:] not in POSITIONS:
            raise NotationError(f"'{word}' is no royal on a field; one is written like Kh^, Qd/ or Js_+7h.")
        self.take(card)
        self.table.sides[seat * SIDE + slot] = card << 2 | POSITIONS[first[2:]] | len(under) * model.ONE_UNDER
        self.put_under(seat, card, under, int(model.UNDER_SLOT) + seat * int(model.SLOTS) + slot)

    def buried(self, seat: int, word: str) -> None:
        first, *under = word.split("+")
        card = ROYAL_CARD.get(first)
        if card is None or not under:
            raise NotationError(f"'{word}' is no buried royal; one is written with its cards, like Jd+5c+4d.")
        self.take(card)
        copy = 1 if self.table.scored[card] else 0
        put_out(self.table, card, model.BURIED + seat)
        self.put_under(seat, card, under, int(model.UNDER_BURIED) + (card - int(model.FIRST_ROYAL)) * 2 + copy)

    def put_under(self, seat: int, royal: int, under: list[str], place: int) -> None:
        for card in (self.number_card(word) for word in under):
            self.take(card)
            put_out(self.table, card, place)
            self.table.sides[seat * SIDE + model.BY_ROYALS] += VALUE[card] // RANK[royal]

    def score(self, seat: int, name: str, pile: int, card: int) -> None:
        if card == JOKER:
            raise NotationError(f"A joker cannot lie in '{name}{seat}'.")
        if name != "tributes":
            self.number_card(token(card))
        put_out(self.table, card, pile + seat)
        at = seat * SIDE
        if name == "used":
            self.take(int(JOKER))
            self.table.scored[JOKER] += 1
            self.table.sides[at + model.BY_JOKERS] += 2 * VALUE[card]
        else:
            self.table.sides[at + (model.BY_ARROWS if name == "arrows" else model.BY_TRIBUTES)] += 1

    def known(self, seat: int, hand: list[int]) -> int:
        mask = 0
        for word in self.said.pop(f"known{seat}", []):
            places = [i for i, card in enumerate(hand) if token(card) == word and not mask >> i & 1]
            if not places:
                raise NotationError(f"known{seat}: '{word}' is not in H{seat}.")
            mask |= 1 << places[0]
        return mask

    def deck(self) -> None:
        if "deck" in self.said:
            deck = Counter(self.cards("deck"))
            if self.left[int(JOKER)]:
                raise NotationError("With a given deck every joker must be named: it cannot be a tribute.")
            for card in self.left.elements():
                self.score(1, "tributes", PILES["tributes"], card)
        else:
            deck = self.left
        for card in range(KINDS):
            self.state.stock[card] = deck[card]
        self.table.deck = deck.total()

    # words

    def cards(self, name: str) -> list[int]:
        """The cards of a clause, taken."""
        words = self.said.pop(name, [])
        if words == ["empty"]:
            return []
        for word in words:
            if word not in CARD or word == "??":
                raise NotationError(f"{name}: '{word}' is no card; cards are written like Kh, Tc or Xx.")
            self.take(CARD[word])
        return [CARD[word] for word in words]

    def take(self, card: int, count: int = 1) -> None:
        self.left[card] -= count
        if self.left[card] < 0:
            raise NotationError(f"{token(card)} is named more often than there are such cards.")

    def number_card(self, word: str) -> int:
        if word not in NUMBER_CARD:
            raise NotationError(f"'{word}' is no number card.")
        return NUMBER_CARD[word]

    def number(self, name: str, default: int) -> int:
        words = self.said.pop(name, [str(default)])
        if len(words) != 1 or not words[0].isdigit():
            raise NotationError(f"'{name}' takes one number.")
        return int(words[0])

    def one_of(self, name: str, values: dict[str, int], default: str) -> int:
        words = self.said.pop(name, [default])
        if len(words) != 1 or words[0] not in values:
            raise NotationError(f"'{name}' is one of {', '.join(values)}.")
        return values[words[0]]


# ---- writing


def write_position(state: Royals) -> str:
    """The whole position, so that ``read_position`` gives it again. Raises NotationError but at a main decision."""
    table = state.table
    if table.decision != model.MAIN or table.chooser == OVER:
        raise NotationError("A position is written at a main decision; something else is due here.")
    clauses = [f"active {table.active}", f"turn {table.turns}", f"had {('none', '0', '1', '01')[table.had_royals]}"]
    for name, value in zip(COUNTERS[1:], (table.quiet, table.reshuffles, table.finals, table.games), strict=True):
        if value:
            clauses.append(f"{name} {value}")
    if table.called:
        clauses.append("called")
    wins = [table.sides[seat * SIDE + model.WINS] for seat in (0, 1)]
    if any(wins):
        clauses.append(f"wins {wins[0]}-{wins[1]}")
    for seat in (0, 1):
        clauses += _side_clauses(state, seat)
    clauses.append(f"discard {cards_text(bag(table.discard)) or 'empty'}")
    clauses.append(f"deck {cards_text(bag(state.stock)) or 'empty'}")
    return ", ".join(clauses)


def _side_clauses(state: Royals, seat: int) -> list[str]:
    hand = hand_cards(state, seat)
    known = state.hands[seat * WIDTH + KNOWN]
    clauses = {
        f"H{seat}": cards_text(hand),
        f"known{seat}": cards_text([card for i, card in enumerate(hand) if known >> i & 1]),
        f"F{seat}": field_text(state.table, seat),
        f"J{seat}": jokers_text(state.table, seat),
    }
    for name, pile in PILES.items():
        clauses[f"{name}{seat}"] = cards_text(lying(state.table, pile + seat))
    clauses[f"buried{seat}"] = buried_text(state.table, seat)
    return [f"{name} {text}" for name, text in clauses.items() if text]


def cards_text(cards: list[int]) -> str:
    return " ".join(map(token, cards))


def bag(counts: vec[i64]) -> list[int]:
    """The cards of a bag, sorted."""
    return [card for card in range(KINDS) for _ in range(counts[card])]


def hand_cards(state: Royals, seat: int) -> list[int]:
    return [state.hands[seat * WIDTH + i] for i in range(state.table.sides[seat * SIDE + CARDS])]


def lying(table: Table, place: int) -> list[int]:
    """The cards out of play in one place of the model."""
    return [card for card in range(JOKER) for copy in (0, 6) if table.scored[card] >> copy & 63 == place]


def field_text(table: Table, seat: int) -> str:
    words = []
    for slot in range(model.SLOTS):
        royal = table.sides[seat * SIDE + slot]
        under = lying(table, int(model.UNDER_SLOT) + seat * int(model.SLOTS) + slot)
        head = token(model.card_of(royal)) + MARKS[royal & 3] if royal else "-"
        words.append("+".join([head, *map(token, under)]))
    while words and words[-1] == "-":
        words.pop()
    return " ".join(words)


def jokers_text(table: Table, seat: int) -> str:
    at = seat * SIDE
    return "r" * table.sides[at + model.READY] + "w" * table.sides[at + model.WAITING]


def buried_text(table: Table, seat: int) -> str:
    words = []
    for card in range(model.FIRST_ROYAL, JOKER):
        for copy in (0, 1):
            if table.scored[card] >> 6 * copy & 63 == model.BURIED + seat:
                under = lying(table, int(model.UNDER_BURIED) + (card - int(model.FIRST_ROYAL)) * 2 + copy)
                words.append("+".join([token(card), *map(token, under)]))
    return " ".join(words)
