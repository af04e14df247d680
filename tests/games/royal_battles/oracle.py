"""A second implementation of Royal Battles, written from the specification alone.

It shares nothing with the engine and is as slow as it likes: cards are their tokens, squares their names, and after every
line the game is where a generator waits for the next one.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import Any

KINDS = ["pawn", "rook", "knight", "bishop", "queen", "king"]
LETTERS = dict(zip("PRNBQK", KINDS, strict=True))
FILES = "abcdefg"
RANKS = "12345"
HOMES = (["a1", "c1", "e1", "g1"], ["a5", "c5", "e5", "g5"])
LIMITS = {"rook": 2, "knight": 2, "bishop": 2, "queen": 1, "king": 1}
ORDER = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"] + ["Xx"]
STRENGTH = "23456789TJQKA"
SCENARIOS = {"hundred_years_war": ("NNNN", "RRRR"), "black_and_white_magic": ("BBBB", "QQQQ")}
STANDARD: dict[str, dict[str, Any]] = {
    "pawn": {"type": "melee", "life": 8, "accuracy": 3, "evasion": 3, "damage": [4, 6, 8], "armour": 3},
    "rook": {"type": "ranged", "life": 8, "accuracy": 4, "evasion": 2, "damage": [4, 5, 6], "armour": 2},
    "knight": {"type": "melee", "life": 8, "accuracy": 2, "evasion": 4, "damage": [5, 6, 7], "armour": 4},
    "bishop": {"type": "ranged", "life": 10, "accuracy": 3, "evasion": 4, "damage": [4, 5, 6], "armour": 1},
    "queen": {"type": "ranged", "life": 8, "accuracy": 4, "evasion": 2, "damage": [4, 6, 8], "armour": 1},
    "king": {"type": "melee", "life": 10, "accuracy": 4, "evasion": 4, "damage": [4, 5, 6], "armour": 1},
}
STYLES = ["easy", "optimal", "risky"]


@dataclass
class Ask:
    """A decision: whose, and the lines to choose from."""

    seat: int
    lines: list[str]


@dataclass
class Chance:
    """A chance line: verb, seat, number of items, and possible cards by seat."""

    verb: str
    seat: int | None
    items: int
    cards: list[list[str]]


@dataclass
class Piece:
    seat: int
    kind: str
    square: str
    injury: int = 0


@dataclass
class Side:
    deck: list[str] = field(default_factory=lambda: [*ORDER, "Xx"])
    hand: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)


Talk = Generator[Ask | Chance, str, None]


def colour(card: str) -> str:
    """``r``, ``b``, or ``rb`` for a Joker of both colours; ``Xxr`` is a red Joker."""
    if card == "Xx":
        return "rb"
    return card[2] if card[:2] == "Xx" else "r" if card[1] in "dh" else "b"


def differ(one: str, other: str) -> bool:
    return not (len(one) == 1 and one == other)


def same(one: str, other: str) -> bool:
    return not (len(one) == 1 and len(other) == 1 and one != other)


def card_class(card: str) -> str:
    if card[0] in "AX":
        return "advantage"
    return "risky" if card[0] in "JQK" else "easy" if card[0] in "2468T" else "optimal"


def steps(one: str, other: str) -> tuple[int, int]:
    return FILES.index(other[0]) - FILES.index(one[0]), RANKS.index(other[1]) - RANKS.index(one[1])


def around(square: str) -> list[str]:
    all_squares = [file + rank for rank in RANKS for file in FILES]
    return [other for other in all_squares if other != square and max(map(abs, steps(square, other))) == 1]


def reach(one: str, other: str) -> str:
    return "melee" if 0 in steps(one, other) else "ranged"


class Oracle:
    """A game from its options; ``wait`` is what is due, None at the end."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.o = options
        self.custom = {unit["name"]: unit for unit in options.get("units", [])}
        self.kinds = KINDS + list(self.custom)
        self.letters = LETTERS | {unit["letter"]: unit["name"] for unit in self.custom.values()}
        self.sides = [Side(), Side()]
        self.pieces: list[Piece] = []
        self.stacks: dict[str, list[str]] = {}
        self.first = 0
        self.rounds = 0
        self.reason: str | None = None
        self.winner: int | None = None
        self.talk = self.game()
        self.wait: Ask | Chance | None = next(self.talk)

    def send(self, line: str) -> None:
        try:
            self.wait = self.talk.send(line)
        except StopIteration:
            self.wait = None

    def result(self) -> list[float]:
        return [0.5, 0.5] if self.winner is None else [float(seat == self.winner) for seat in (0, 1)]

    def get(self, name: str, default: Any = False) -> Any:
        return self.o.get(name, default)

    # ---- sheets

    def sheet(self, kind: str) -> dict[str, Any]:
        return self.custom[kind] if kind in self.custom else STANDARD[kind]

    # ---- the game

    def game(self) -> Talk:
        armies = yield from self.armies()
        for seat in (0, 1):
            side = self.sides[seat]
            good = [card for card in side.deck if card[0] not in "AX"]
            line = yield Chance("setup", seat, 4, [good])
            for card, square in zip(line.split()[3:], HOMES[seat], strict=True):
                side.deck.remove(card)
                self.stacks[square] = [card]
        yield from self.placing(armies)
        while not self.reason:
            yield from self.round()

    def limit(self, kind: str) -> int:
        return LIMITS.get(kind, 4) if self.get("unit_limit", "none") == "chess_set" else 4

    def armies(self) -> Generator[Ask | Chance, str, list[list[str]]]:
        texts = [self.get("army_white", ""), self.get("army_black", "")]
        scenario = self.get("scenario", "none")
        if scenario != "none":
            texts = list(SCENARIOS[scenario])
            if self.get("swap_sides"):
                texts.reverse()
        armies = [[self.letters[letter] for letter in text] for text in texts]
        how = self.get("army_choice", "secret")
        legal = [
            list(army)
            for army in combinations_with_replacement(self.kinds, 4)
            if all(army.count(kind) <= self.limit(kind) for kind in army)
        ]
        chosen: list[list[str]] = [[], []]
        while any(len(army) + len(chosen[seat]) < 4 for seat, army in enumerate(armies)):
            open_seats = [seat for seat in (0, 1) if len(armies[seat]) + len(chosen[seat]) < 4]
            seat = (
                min(open_seats, key=lambda s: (len(chosen[s]) + len(armies[s]), s)) if how == "draft" else open_seats[0]
            )
            mine = chosen[seat]
            if how == "random":
                line = yield Chance("army", seat, 4, [])
                assert line.split()[3:] in legal
                mine += line.split()[3:]
                continue
            if how == "draft":
                good = [kind for kind in self.kinds if mine.count(kind) < self.limit(kind)]
            else:
                begun = [army for army in legal if army[: len(mine)] == mine]
                good = [kind for kind in self.kinds if any(army[len(mine)] == kind for army in begun)]
            line = yield Ask(seat, [f"{seat} recruit {kind}" for kind in good])
            mine.append(line.split()[2])
        return [armies[seat] or chosen[seat] for seat in (0, 1)]

    def placing(self, armies: list[list[str]]) -> Talk:
        left = [list(army) for army in armies]
        seat = 1
        self.place_equals(left)
        while left[0] or left[1]:
            if left[1 - seat]:
                seat = 1 - seat
            free = self.free_homes(seat)
            line = yield Ask(seat, [f"{seat} place {kind} {home}" for kind in set(left[seat]) for home in free])
            _, _, kind, square = line.split()
            self.pieces.append(Piece(seat, kind, square))
            left[seat].remove(kind)
            self.place_equals(left)

    def free_homes(self, seat: int) -> list[str]:
        return [home for home in HOMES[seat] if self.piece(home) is None]

    def place_equals(self, left: list[list[str]]) -> None:
        for seat in (0, 1):
            if left[seat] and len(set(left[seat])) == 1:
                for home in self.free_homes(seat):
                    self.pieces.append(Piece(seat, left[seat][0], home))
                left[seat].clear()

    def piece(self, square: str) -> Piece | None:
        return next((piece for piece in self.pieces if piece.square == square), None)

    def own(self, seat: int) -> list[Piece]:
        return [piece for piece in self.pieces if piece.seat == seat]

    # ---- rounds

    def round(self) -> Talk:
        ends = self.get("empty_deck_initiative", "keep_old") == "end_battle"
        if self.get("round_limit", 0) and self.rounds == self.get("round_limit", 0):
            return self.end("round_limit")
        for seat in (0, 1):
            if not self.sides[seat].deck and (ends or self.exhausted(seat)):
                return self.end("cards")
        self.rounds += 1
        while True:
            line = yield Chance("initiative", None, 2, [side.deck or ["-"] for side in self.sides])
            for side, card in zip(self.sides, line.split()[2:], strict=True):
                if card == "-":
                    assert not side.deck
                else:
                    side.deck.remove(card)
                    side.pile.append(card)
            tops = [side.pile[-1] for side in self.sides]
            if tops[0] != tops[1]:
                self.first = 0 if self.strength(tops[0]) > self.strength(tops[1]) else 1
                break
            if not any(side.deck for side in self.sides):
                break
            if ends and not all(side.deck for side in self.sides):
                return self.end("cards")
        for seat in (self.first, 1 - self.first):
            yield from self.turn(seat)
            if self.reason:
                return None
        return None

    def strength(self, card: str) -> tuple[int, int]:
        return (99, 0) if card == "Xx" else (STRENGTH.index(card[0]), "cdhs".index(card[1]))

    def playable(self, seat: int) -> list[str]:
        """Different cards of the hand that have a legal move."""
        return [card for card in ORDER if card in self.sides[seat].hand and self.moves(seat, card)]

    def exhausted(self, seat: int) -> bool:
        return not self.sides[seat].deck and not self.playable(seat)

    def end(self, reason: str) -> None:
        self.reason = reason
        units = [len(self.own(seat)) for seat in (0, 1)]
        alive = [not self.exhausted(seat) for seat in (0, 1)]
        life = [sum(self.sheet(p.kind)["life"] - p.injury for p in self.own(seat)) for seat in (0, 1)]
        scores: list[list[int]] = [units, [int(some) for some in alive], life]
        for white, black in scores if self.get("tie_break_life") else scores[:2]:
            if white != black:
                self.winner = 0 if white > black else 1
                return

    def draw(self, seat: int, count: int) -> Talk:
        side = self.sides[seat]
        count = min(count, len(side.deck))
        if count:
            line = yield Chance("draw", seat, count, [side.deck])
            for card in line.split()[3:]:
                side.deck.remove(card)
                side.hand.append(card)

    def draw_or_not(self, seat: int, count: int) -> Talk:
        if not self.sides[seat].deck:
            return
        if self.get("optional_draws"):
            line = yield Ask(seat, [f"{seat} draw", f"{seat} decline"])
            if line == f"{seat} decline":
                return
        yield from self.draw(seat, count)

    def turn(self, seat: int) -> Talk:
        side = self.sides[seat]
        if not side.hand:
            yield from self.draw_or_not(seat, 1)
        if self.exhausted(seat):
            return self.end("cards")
        card = yield from self.choose_card(seat)
        key = False
        if card:
            key = yield from self.move_and_act(seat, card)
            if self.reason:
                return None
        if self.get("discard_timing", "after_draw") == "before_draw":
            yield from self.discard(seat)
        if key:
            yield from self.draw_or_not(seat, 2)
        if self.get("discard_timing", "after_draw") == "after_draw":
            yield from self.discard(seat)
        return None

    def choose_card(self, seat: int) -> Generator[Ask | Chance, str, str | None]:
        side = self.sides[seat]
        if not side.hand:
            return None
        lines = [f"{seat} play {card}" for card in self.playable(seat)]
        if self.get("may_pass") and side.deck:
            line = yield Ask(seat, [*lines, f"{seat} pass"])
            return None if line.endswith("pass") else line.split()[2]
        if not lines:
            return None
        if len(side.hand) == 1:
            return side.hand[0]
        line = yield Ask(seat, lines)
        return line.split()[2]

    def discard(self, seat: int) -> Talk:
        side = self.sides[seat]
        if side.hand:
            line = yield Ask(seat, [f"{seat} keep", f"{seat} discard"])
            if line.endswith("discard"):
                side.discards += side.hand
                side.hand = []

    # ---- moving

    def moves(self, seat: int, card: str) -> list[tuple[str, str]]:
        found = []
        for piece in self.own(seat):
            if not differ(colour(card), colour(self.stacks[piece.square][-1])):
                continue
            found.append((piece.square, piece.square))
            for square in around(piece.square):
                stack = self.stacks.get(square, [])
                if self.piece(square) is None and (not stack or differ(colour(card), colour(stack[-1]))):
                    found.append((piece.square, square))
        return found

    def move_and_act(self, seat: int, card: str) -> Generator[Ask | Chance, str, bool]:
        line = yield Ask(seat, [f"{seat} move {card} {start} {to}" for start, to in self.moves(seat, card)])
        start, to = line.split()[3:]
        piece = self.piece(start)
        assert piece is not None
        self.sides[seat].hand.remove(card)
        if card == "Xx" and self.get("joker_colour", "flip") == "flip":
            card = "Xxb" if colour(self.stacks[start][-1]) == "r" else "Xxr"
        self.stacks.setdefault(to, []).append(card)
        piece.square = to
        lines = self.actions(piece)
        if not lines:
            return False
        line = yield Ask(seat, [*lines, f"{seat} hold"])
        words = line.split()
        if words[1] == "hold":
            return False
        target = self.piece(words[2])
        assert target is not None
        key = self.is_key(seat, piece.square, target.square)
        drawn = self.act(piece, target, words[3] if words[1] == "attack" else "advantage")
        if not self.own(1 - seat):
            self.reason, self.winner = "elimination", seat
            return False
        yield from self.draw(seat, drawn)
        return key

    # ---- acting

    def advantage(self, kind: str) -> dict[str, Any]:
        """For a kind of the rulebook, its entry of section 5.5; else its record."""
        if kind in self.custom:
            given: dict[str, Any] = self.custom[kind]["advantage"]
            return given
        return {
            "pawn": {"position": "ranged"},
            "rook": {"position": "ranged"},
            "knight": {"position": "melee"},
            "bishop": {"position": "ranged", "target": "own"},
            "queen": {"position": "ranged"},
            "king": {"position": "melee"},
        }[kind]

    def actions(self, piece: Piece) -> list[str]:
        lines = []
        gift = self.advantage(piece.kind)
        for square in around(piece.square):
            other = self.piece(square)
            if other is None:
                continue
            if other.seat != piece.seat and reach(piece.square, square) == self.sheet(piece.kind)["type"]:
                lines += [f"{piece.seat} attack {square} {style}" for style in STYLES]
            friendly = gift.get("target", "enemy") == "own"
            near = gift["position"] in ("any", reach(piece.square, square))
            useful = self.get("idle_healing", True) or not self.idle(piece, other)
            if near and friendly == (other.seat == piece.seat) and useful:
                lines.append(f"{piece.seat} advantage {square}")
        return lines

    def idle(self, piece: Piece, target: Piece) -> bool:
        """Whether this is a healing that would heal nobody."""
        gift = self.advantage(piece.kind)
        if gift.get("target") != "own" or (piece.kind in self.custom and not gift.get("heal_per_trump")):
            return False
        return self.trumps(piece, target, "advantage") == 0 or not any(p.injury for p in self.group(piece, target))

    def trumps(self, piece: Piece, target: Piece, style: str) -> int:
        cards = [side.pile[-1] for side in self.sides]
        cards += [self.stacks[piece.square][-1], self.stacks[target.square][-1]]
        return sum(card_class(card) == style for card in cards)

    def group(self, piece: Piece, target: Piece) -> list[Piece]:
        """All units of the target's side on the target's colour, where the Advantage takes them."""
        splashes = piece.kind in ("bishop", "queen")
        if piece.kind in self.custom:
            splashes = self.advantage(piece.kind).get("splash") == "same_colour"
        if not splashes:
            return [target]
        its = colour(self.stacks[target.square][-1])
        return [other for other in self.own(target.seat) if same(its, colour(self.stacks[other.square][-1]))]

    def is_key(self, seat: int, start: str, square: str) -> bool:
        card = self.sides[seat].pile[-1]
        df, dr = steps(start, square)
        if card == "Xx":
            return True
        sides = self.get("card_facing", "heads") == "sides"
        if dr == 0:
            suit = "h" if sides else "s"
        elif df == 0:
            suit = "s" if sides else "h"
        elif df * dr < 0:
            suit = "c" if sides else "d"
        else:
            suit = "d" if sides else "c"
        return card[1] == suit

    def act(self, piece: Piece, target: Piece, style: str) -> int:
        """Carry it out; how many cards the hit lets draw."""
        trumps = self.trumps(piece, target, style)
        accuracy, evasion = self.sheet(piece.kind)["accuracy"], self.sheet(target.kind)["evasion"]
        needed = 1 if evasion < accuracy else 2 if evasion <= accuracy + 1 else 3
        twice = 2 if trumps == 4 else 1
        if style != "advantage":
            if trumps >= needed:
                self.hurt(target, self.sheet(piece.kind)["damage"][STYLES.index(style)] * twice)
            return 0
        if piece.kind in self.custom:
            return self.custom_advantage(piece, target, trumps, needed)
        if piece.kind == "bishop":
            for other in self.group(piece, target):
                other.injury = max(0, other.injury - 3 * trumps * twice)
            return 0
        if trumps < needed:
            return 0
        if piece.kind == "queen":
            for other in self.group(piece, target):
                self.hurt(other, 3 * trumps * twice)
        elif piece.kind == "rook":
            self.hurt(target, 6 * twice, armour=False)
        else:
            friends = len(self.own(piece.seat))
            self.hurt(target, {"pawn": 8, "knight": 6 + friends, "king": 6}[piece.kind] * twice)
        return 2 if piece.kind == "king" else 0

    def custom_advantage(self, piece: Piece, target: Piece, trumps: int, needed: int) -> int:
        gift = self.advantage(piece.kind)
        if trumps < needed and not gift.get("always_hits"):
            return 0
        twice = 2 if trumps == 4 else 1
        damage = gift.get("base", 0) + gift.get("per_trump", 0) * trumps
        damage += gift.get("per_friend", 0) * len(self.own(piece.seat))
        for other in self.group(piece, target):
            if gift.get("target") == "own":
                other.injury = max(0, other.injury - gift.get("heal_per_trump", 0) * trumps * twice)
            else:
                self.hurt(other, damage * twice, armour=not gift.get("ignores_armour"))
        drawn: int = gift.get("draw_on_hit", 0)
        return drawn

    def hurt(self, piece: Piece, damage: int, *, armour: bool = True) -> None:
        sheet = self.sheet(piece.kind)
        piece.injury += max(0, damage - (sheet["armour"] if armour else 0))
        if piece.injury >= sheet["life"]:
            self.pieces.remove(piece)
