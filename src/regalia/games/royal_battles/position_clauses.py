"""The clauses of a position's text that only Royal Battles has; ``positions.py`` explains the text."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regalia.cards import CARD, JOKER, token
from regalia.games.royal_battles.notation import SQUARE, SQUARES
from regalia.games.royal_battles.rules import bags, model, terms
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause
from regalia.kernel.positions.facts import Facts
from regalia.kernel.positions.words import EMPTY, Kind, only

ARMY = int(terms.ARMY)
SIDES = ("white", "black")
COLOUR_MARKS = {"r": int(bags.RED), "b": int(bags.BLACK), "": int(bags.BOTH)}
UNIT = re.compile(r"(?P<letter>[A-Z])(?P<square>[a-g][1-5])?(?:-(?P<injury>\d{1,2}))?")
LAID = re.compile(r"(?P<card>..)(?P<colour>[rb]?)@(?P<square>[a-g][1-5])(?P<seat>/1)?")


# ---- kinds of words


class Cards(Kind):
    """Cards of one deck, stored as a bag."""

    def words(self, values: Sequence[int]) -> list[str]:
        return [token(card) for card in bags.listed(values[0])] or [EMPTY]

    def values(self, words: list[str]) -> list[int]:
        return [as_bag([read_card(word) for word in words if words != [EMPTY]])]


class CardOrNone(Kind):
    """A card, stored as card + 1."""

    def words(self, values: Sequence[int]) -> list[str]:
        return [token(values[0] - 1) if values[0] else "none"]

    def values(self, words: list[str]) -> list[int]:
        word = only(words, "card")
        return [0 if word == "none" else read_card(word) + 1]


class Letters(Kind):
    """Kinds of units by their letters, in one word: ``PNQK``."""

    def __init__(self, letters: str) -> None:
        self.letters = letters

    def words(self, values: Sequence[int]) -> list[str]:
        return ["".join([self.letters[kind] for kind in values if kind >= 0]) or EMPTY]

    def values(self, words: list[str]) -> list[int]:
        word = only(words, "word of letters")
        kinds = [] if word == EMPTY else [read_letter(letter, self.letters) for letter in word]
        if len(kinds) > ARMY:
            raise NotationError(f"an army has at most {ARMY} units, not {len(kinds)}.")
        return kinds + [-1] * (ARMY - len(kinds))


class Picks(Letters):
    """The same, stored as the secret recruits of a hand."""

    def words(self, values: Sequence[int]) -> list[str]:
        return super().words([model.pick(values[0], n) for n in range(ARMY)])

    def values(self, words: list[str]) -> list[int]:
        picks = 0
        for n, kind in enumerate(super().values(words)):
            picks = model.with_pick(picks, n, kind)
        return [picks]


def read_card(word: str) -> int:
    if word not in CARD or CARD[word] > JOKER:
        raise NotationError(f"'{word}' is not a card; cards are written like Kh, Tc or Xx.")
    return CARD[word]


def read_letter(letter: str, letters: str) -> int:
    if letter not in letters:
        raise NotationError(f"no unit has the letter '{letter}'; there are {', '.join(letters)}.")
    return letters.index(letter)


def as_bag(cards: Sequence[int]) -> int:
    """These cards of one deck as a bag; raises NotationError for a card too many."""
    for card in cards:
        if cards.count(card) > (2 if card == JOKER else 1):
            raise NotationError(f"{token(card)} is named more often than its deck has it.")
    return bags.bag_of(list(cards))


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
        board = facts.table["board"] = [0] * len(SQUARES)
        for card, square, _, colour in value:
            board[square] = model.square_of(card, colour if card == JOKER else bags.COLOUR[card], -1)
        facts.table["laid"] = [model.laying(card, square, seat) for card, square, seat, _ in value]

    def usual(self, facts: Facts) -> list[tuple[int, int, int, int]]:
        return []

    def words(self, value: list[tuple[int, int, int, int]], facts: Facts) -> list[str]:
        marks = {colour: mark for mark, colour in COLOUR_MARKS.items()} | {0: ""}
        return [
            f"{token(card)}{marks[colour]}@{SQUARES[square]}{'/1' if seat else ''}"
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
        return card, SQUARE[read["square"]], int(read["seat"] is not None), colour


class Units(Clause):
    """The seat's units: kinds, squares and injuries, on the board and in ``Table.units``."""

    def __init__(self, seat: int, letters: str) -> None:
        self.name = SIDES[seat]
        self.numbers = range(seat * ARMY, seat * ARMY + ARMY)
        self.letters = letters

    def get(self, facts: Facts) -> list[tuple[int, int, int]]:
        """Of each unit: kind, square and injury."""
        units = facts.table["units"]
        return [(units[model.KIND + n], units[model.AT + n], units[model.INJURY + n]) for n in self.numbers]

    def put(self, facts: Facts, value: list[tuple[int, int, int]]) -> None:
        units, board = facts.table["units"], facts.table["board"]
        for n, (kind, square, injury) in zip(self.numbers, value, strict=True):
            units[model.KIND + n], units[model.AT + n], units[model.INJURY + n] = kind, square, injury
            if square >= 0:
                if not 0 < board[square] < model.VACANT:
                    why = "another unit stands there" if board[square] else "no card lies there; name it in 'laid'"
                    raise NotationError(f"no unit can stand on {SQUARES[square]}: {why}.")
                board[square] |= n + 1 << model.UNIT_AT
        facts.table["row"][model.STANDING + self.numbers[0] // ARMY] = sum(square >= 0 for _, square, _ in value)

    def usual(self, facts: Facts) -> list[tuple[int, int, int]]:
        return [(-1, -1, 0)] * ARMY

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
        if len(words) > ARMY:
            raise NotationError(f"an army has at most {ARMY} units, not {len(words)}.")
        found = [self.one(word) for word in words if words != [EMPTY]]
        return found + [(-1, -1, 0)] * (ARMY - len(found))

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
    """A seat's initiative cards: the one in force, and all of them as a bag."""

    def __init__(self, seat: int) -> None:
        self.name = f"front{seat}"
        self.seat = seat

    def get(self, facts: Facts) -> tuple[int, int]:
        return facts.table["row"][model.FRONT + self.seat], facts.table["row"][model.PILE + self.seat]

    def put(self, facts: Facts, value: tuple[int, int]) -> None:
        facts.table["row"][model.FRONT + self.seat], facts.table["row"][model.PILE + self.seat] = value

    def usual(self, facts: Facts) -> tuple[int, int]:
        return 0, 0

    def words(self, value: tuple[int, int], facts: Facts) -> list[str]:
        front, pile = value
        if not front:
            return [EMPTY]
        return [token(front - 1), *(token(card) for card in bags.listed(bags.take(pile, front - 1)))]

    def value(self, words: list[str], facts: Facts) -> tuple[int, int]:
        cards = [read_card(word) for word in words if words != [EMPTY]]
        return (cards[0] + 1, as_bag(cards)) if cards else (0, 0)


# ---- what must be there


class Complete(Clause):
    """Refuses a position in which something is missing that its step needs. Comes last."""

    def usual(self, facts: Facts) -> None:
        return None

    def put(self, facts: Facts, value: None) -> None:
        step, seat, row = facts.one("step"), facts.one("active"), facts.table["row"]
        if step < terms.INITIATING or step == terms.ENDED:
            return
        for owner in (0, 1):
            if not row[model.STANDING + owner]:
                raise NotationError(f"{SIDES[owner]}: name at least one unit on the board.")
            if step != terms.INITIATING and not row[model.FRONT + owner]:
                raise NotationError(f"front{owner}: name the initiative card in force.")
        if step in (terms.PLAYING, terms.MOVING, terms.DISCARDING, terms.SHOWING) and not row[model.HAND + seat]:
            raise NotationError(f"H{seat}: this step needs a card in the active seat's hand.")
        if step == terms.ACTING and facts.one("mover") // ARMY != seat:
            raise NotationError("mover: this step needs a unit of the active seat that has moved.")
        if step in DRAWS and not 0 < facts.one("owed") <= row[model.DECK + seat]:
            raise NotationError("owed: this step needs cards to draw, no more than the deck has.")


DRAWS = (terms.PRE_DRAWING, terms.HIT_DRAWING, terms.KEY_DRAWING)
