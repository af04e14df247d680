"""The clauses of a position's text that only Royal Battles has; ``positions.py`` explains the text."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regalia.cards import CARD, JOKER, token
from regalia.games.royal_battles.notation import SQUARE, SQUARES
from regalia.games.royal_battles.rules import bags, model, terms
from regalia.games.royal_battles.rules.packs import pack_listed
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause
from regalia.kernel.positions.facts import Facts
from regalia.kernel.positions.words import EMPTY, Kind, only

SLOTS = int(model.SLOTS)
SIDES = ("white", "black", "red", "blue", "green")  # by seat
COLOUR_MARKS = {"r": int(bags.RED), "b": int(bags.BLACK), "": int(bags.BOTH)}
UNIT = re.compile(r"(?P<letter>[A-Z]\*?)(?P<square>[a-g][1-7])?(?:-(?P<injury>\d{1,2}))?")
LAID = re.compile(r"(?P<card>..)(?P<colour>[rb]?)@(?P<square>[a-g][1-7])(?:/(?P<seat>[1-4]))?")


# ---- kinds of words


class Cards(Kind):
    """Cards of one deck, stored as a bag; of several decks, as bags one above the other (``packs.py``)."""

    def __init__(self, packs: int) -> None:
        self.packs = packs

    def words(self, values: Sequence[int]) -> list[str]:
        return [token(card) for card in pack_listed(list(values), 0, len(values))] or [EMPTY]

    def values(self, words: list[str]) -> list[int]:
        return as_bags([read_card(word) for word in words if words != [EMPTY]], self.packs)


class CardOrNone(Kind):
    """A card, stored as card + 1."""

    def words(self, values: Sequence[int]) -> list[str]:
        return [token(values[0] - 1) if values[0] else "none"]

    def values(self, words: list[str]) -> list[int]:
        word = only(words, "card")
        return [0 if word == "none" else read_card(word) + 1]


class Letters(Kind):
    """Kinds of units by their letters, in one word: ``PNQK``; a boss is marked: ``PPNK*``."""

    def __init__(self, letters: Sequence[str]) -> None:
        self.letters = letters

    def words(self, values: Sequence[int]) -> list[str]:
        return ["".join([self.letters[kind] for kind in values if kind >= 0]) or EMPTY]

    def values(self, words: list[str]) -> list[int]:
        word = only(words, "word of letters")
        found = [] if word == EMPTY else re.findall(r".\*?", word)
        kinds = [read_letter(letter, self.letters) for letter in found]
        if len(kinds) > SLOTS - 1:
            raise NotationError(f"an army has at most {SLOTS - 1} units, not {len(kinds)}.")
        return kinds + [-1] * (SLOTS - len(kinds))


class Picks(Letters):
    """The same, stored as the secret recruits of a hand."""

    def words(self, values: Sequence[int]) -> list[str]:
        return super().words([model.pick(values[0], n) for n in range(SLOTS)])

    def values(self, words: list[str]) -> list[int]:
        picks = 0
        for kind in super().values(words):
            picks = model.with_pick(picks, kind) if kind >= 0 else picks
        return [picks]


class Turns(Kind):
    """The seats of a round's turns, stored as ``Table.order``: ``order 2 0 1``."""

    def words(self, values: Sequence[int]) -> list[str]:
        return [str(seat) for seat in turns(values[0])] or [EMPTY]

    def values(self, words: list[str]) -> list[int]:
        seats = [] if words == [EMPTY] else words
        if len(seats) > 8 or any(word not in "01234" or len(word) != 1 for word in seats):
            raise NotationError("takes the seats of the round's turns, like 2 0 1.")
        return [as_order([int(word) for word in seats])]


class Bits(Kind):
    """Some of a few numbers, stored as bits: ``drawers 0 2``."""

    def words(self, values: Sequence[int]) -> list[str]:
        return [str(n) for n in range(5) if values[0] >> n & 1] or [EMPTY]

    def values(self, words: list[str]) -> list[int]:
        found = [] if words == [EMPTY] else words
        if any(word not in "01234" or len(word) != 1 for word in found):
            raise NotationError("takes numbers from 0 to 4, like 0 2.")
        return [sum({1 << int(word) for word in found})]


def turns(order: int) -> list[int]:
    """The seats of an order."""
    found = []
    while order:
        found.append((order & int(model.TURN_MASK)) - 1)
        order >>= int(model.TURN_BITS)
    return found


def as_order(seats: Sequence[int]) -> int:
    return sum(seat + 1 << int(model.TURN_BITS) * n for n, seat in enumerate(seats))


def read_card(word: str) -> int:
    if word not in CARD or CARD[word] > JOKER:
        raise NotationError(f"'{word}' is not a card; cards are written like Kh, Tc or Xx.")
    return CARD[word]


def read_letter(letter: str, letters: Sequence[str]) -> int:
    if letter not in letters:
        raise NotationError(f"no unit has the letter '{letter}'; there are {', '.join(letters)}.")
    return letters.index(letter)


def as_bags(cards: Sequence[int], packs: int) -> list[int]:
    """The decks' cards as bags; raises NotationError for a card too many."""
    for card in cards:
        if cards.count(card) > (2 * packs if card == JOKER else packs):
            raise NotationError(f"{token(card)} is named more often than its deck has it.")
    found = [0] * packs
    for card in cards:
        n = next(n for n in range(packs) if bags.holds(found[n], card) < (2 if card == JOKER else 1))
        found[n] = int(bags.put(found[n], card))
    return found


# ---- the board


class Laid(Clause):
    """The cards laid on the board: ``Table.laid``, and every square's top card.

    Comes before the units, which stand on these cards.
    """

    name = "laid"

    def get(self, facts: Facts) -> list[tuple[int, int, int, int]]:
        """Card, square, seat and colour of each; the colour only of a Joker on top."""
        laid = [(model.laid_card(one), model.laid_square(one), model.laid_seat(one)) for one in facts.table["laid"]]
        last = {square: n for n, (_, square, _) in enumerate(laid)}
        found = []
        for n, (card, square, seat) in enumerate(laid):
            on_top = card == JOKER and last[square] == n
            found.append((card, square, seat, model.top_colour(facts.table["board"][square]) if on_top else 0))
        return found

    def put(self, facts: Facts, value: list[tuple[int, int, int, int]]) -> None:
        board = facts.table["board"] = [0] * len(facts.table["board"])
        for card, square, _, colour in value:
            if square >= len(board):
                raise NotationError(f"{SQUARES[square]} is not on this board.")
            board[square] = model.square_of(card, colour if card == JOKER else bags.COLOUR[card], -1)
        facts.table["laid"] = [model.laying(card, square, seat) for card, square, seat, _ in value]

    def usual(self, facts: Facts) -> list[tuple[int, int, int, int]]:
        return []

    def words(self, value: list[tuple[int, int, int, int]], facts: Facts) -> list[str]:
        marks = {colour: mark for mark, colour in COLOUR_MARKS.items()} | {0: ""}
        return [
            f"{token(card)}{marks[colour]}@{SQUARES[square]}{f'/{seat}' if seat else ''}"
            for card, square, seat, colour in value
        ] or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> list[tuple[int, int, int, int]]:
        found = [self.one(word) for word in words if words != [EMPTY]]
        last = {square: n for n, (_, square, _, _) in enumerate(found)}
        return [
            (card, square, seat, colour if last[square] == n else 0)
            for n, (card, square, seat, colour) in enumerate(found)
        ]

    def one(self, word: str) -> tuple[int, int, int, int]:
        read = LAID.fullmatch(word)
        if read is None or (read["colour"] and read["card"] != token(JOKER)):
            raise NotationError(f"'{word}' is not a card on a square, like 9c@c3, Kh@a5/1 or Xxr@d2.")
        card = read_card(read["card"])
        colour = COLOUR_MARKS[read["colour"]] if card == JOKER else 0
        return card, SQUARE[read["square"]], int(read["seat"] or 0), colour


class Units(Clause):
    """A seat's units by their start squares: kind, square and injury of each."""

    def __init__(self, seat: int, letters: Sequence[str]) -> None:
        self.name = SIDES[seat]
        self.seat = seat
        self.numbers = range(seat * SLOTS, seat * SLOTS + SLOTS)
        self.letters = letters

    def get(self, facts: Facts) -> list[tuple[int, int, int]]:
        units = facts.table["units"]
        return [(units[model.KIND + n], units[model.AT + n], units[model.INJURY + n]) for n in self.numbers]

    def put(self, facts: Facts, value: list[tuple[int, int, int]]) -> None:
        units, board = facts.table["units"], facts.table["board"]
        for n, (kind, square, injury) in zip(self.numbers, value, strict=True):
            units[model.KIND + n], units[model.AT + n], units[model.INJURY + n] = kind, square, injury
            if square >= 0:
                if square >= len(board):
                    raise NotationError(f"{SQUARES[square]} is not on this board.")
                if not 0 < board[square] < model.VACANT:
                    why = "another unit stands there" if board[square] else "no card lies there; name it in 'laid'"
                    raise NotationError(f"no unit can stand on {SQUARES[square]}: {why}.")
                board[square] |= n + 1 << model.UNIT_AT
        facts.table["row"][model.STANDING + self.seat] = sum(square >= 0 for _, square, _ in value)

    def usual(self, facts: Facts) -> list[tuple[int, int, int]]:
        return [(-1, -1, 0)] * SLOTS

    def words(self, value: list[tuple[int, int, int]], facts: Facts) -> list[str]:
        found = []
        for kind, square, injury in value:
            where = SQUARES[square] if square >= 0 else ""
            hurt = f"-{injury}" if injury or square < 0 else ""
            found.append(f"{self.letters[kind]}{where}{hurt}" if kind >= 0 else "-")
        while found and found[-1] == "-":
            found.pop()
        return found or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> list[tuple[int, int, int]]:
        if len(words) >= SLOTS:
            raise NotationError(f"an army has at most {SLOTS - 1} units, not {len(words)}.")
        found = [self.one(word) for word in words if words != [EMPTY]]
        return found + [(-1, -1, 0)] * (SLOTS - len(found))

    def one(self, word: str) -> tuple[int, int, int]:
        if word == "-":
            return -1, -1, 0
        read = UNIT.fullmatch(word)
        if read is None or not (read["square"] or read["injury"]):
            raise NotationError(f"'{word}' is not a unit, like Pc3, Kd4-2, or P-9 for a removed one.")
        square = SQUARE[read["square"]] if read["square"] else -1
        return read_letter(read["letter"], self.letters), square, int(read["injury"] or 0)


class Mover(Clause):
    """The unit that has moved, told by its square."""

    name = "mover"

    def get(self, facts: Facts) -> int:
        return facts.one("mover")

    def put(self, facts: Facts, value: int) -> None:
        facts.table["mover"] = [value]

    def usual(self, facts: Facts) -> int:
        return -1

    def words(self, value: int, facts: Facts) -> list[str]:
        return [SQUARES[facts.table["units"][model.AT + value]] if value >= 0 else "none"]

    def value(self, words: list[str], facts: Facts) -> int:
        word = only(words, "square")
        at = facts.table["units"][model.AT : model.INJURY]
        if word == "none":
            return -1
        if word not in SQUARE or SQUARE[word] not in at:
            raise NotationError(f"no unit stands on '{word}'.")
        return at.index(SQUARE[word])


# ---- initiative


class Front(Clause):
    """A seat's initiative cards: the one in force, and all of them as bags."""

    def __init__(self, seat: int, packs: int) -> None:
        self.name = f"front{seat}"
        self.seat = seat
        self.packs = packs

    def get(self, facts: Facts) -> tuple[int, list[int]]:
        row, at = facts.table["row"], int(model.PILE) + self.seat
        return row[model.FRONT + self.seat], row[at : at + self.packs]

    def put(self, facts: Facts, value: tuple[int, list[int]]) -> None:
        row, at = facts.table["row"], int(model.PILE) + self.seat
        row[model.FRONT + self.seat], row[at : at + self.packs] = value

    def usual(self, facts: Facts) -> tuple[int, list[int]]:
        return 0, [0] * self.packs

    def words(self, value: tuple[int, list[int]], facts: Facts) -> list[str]:
        front, pile = value
        if not front:
            return [EMPTY]
        cards = pack_listed(pile, 0, self.packs)
        cards.remove(front - 1)
        return [token(front - 1), *(token(card) for card in cards)]

    def value(self, words: list[str], facts: Facts) -> tuple[int, list[int]]:
        cards = [read_card(word) for word in words if words != [EMPTY]]
        return (cards[0] + 1 if cards else 0), as_bags(cards, self.packs)


class HandCards(Clause):
    """A seat's hand: its bag, and those of the master's further decks."""

    def __init__(self, seat: int, packs: int) -> None:
        self.name = f"H{seat}"
        self.seat = seat
        self.kind = Cards(packs)
        self.packs = packs

    def here(self, facts: Facts) -> bool:
        return facts.hands[self.seat] is not None

    def get(self, facts: Facts) -> list[int]:
        mine = facts.hands[self.seat]
        assert mine is not None
        return [*mine["cards"], *mine["more"]]

    def put(self, facts: Facts, value: list[int]) -> None:
        mine = facts.hands[self.seat]
        assert mine is not None
        mine["cards"], mine["more"] = value[:1], value[1:]

    def usual(self, facts: Facts) -> list[int]:
        return [0] * self.packs

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return self.kind.words(value)

    def value(self, words: list[str], facts: Facts) -> list[int]:
        return self.kind.values(words)


# ---- what must be there


class Complete(Clause):
    """Refuses a position in which something is missing that its step needs. Comes last."""

    def usual(self, facts: Facts) -> None:
        return None

    def put(self, facts: Facts, value: None) -> None:
        step, seat, row = facts.one("step"), facts.one("active"), facts.table["row"]
        if step < terms.INITIATING or step == terms.ENDED:
            return
        seats = len(facts.hands)
        living = [owner for owner in range(seats) if row[model.STANDING + owner]]
        if len(living) < 2 or (seats == 2 and len(living) < seats):
            missing = next(owner for owner in range(seats) if owner not in living)
            raise NotationError(f"{SIDES[missing]}: name at least one unit on the board.")
        for owner in living:
            if step not in (terms.INITIATING, terms.ROUND) and not row[model.FRONT + owner]:
                raise NotationError(f"front{owner}: name the initiative card in force.")
        if step in (terms.PLAYING, terms.MOVING, terms.DISCARDING, terms.SHOWING) and not row[model.HAND + seat]:
            raise NotationError(f"H{seat}: this step needs a card in the active seat's hand.")
        if step == terms.ACTING and facts.one("mover") // SLOTS != seat:
            raise NotationError("mover: this step needs a unit of the active seat that has moved.")
        if step in DRAWS and not 0 < facts.one("owed") <= row[model.DECK + seat]:
            raise NotationError("owed: this step needs cards to draw, no more than the deck has.")


DRAWS = (terms.PRE_DRAWING, terms.HIT_DRAWING, terms.KEY_DRAWING)
