"""A second implementation of Royal Battles, written from the specification alone.

It shares nothing with the engine and is as slow as it likes: cards are their tokens, squares their names, and after every
line the game is where a generator waits for the next one.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

KINDS = ["pawn", "rook", "knight", "bishop", "queen", "king"]
LETTERS = dict(zip("PRNBQK", KINDS, strict=True))
FILES = "abcdefg"
RANKS = "1234567"
ROWS = {1: "d", 2: "ce", 3: "bdf", 4: "aceg", 5: "acdeg", 6: "abcefg", 7: "abcdefg"}
CORNERS = {1: ["b2"], 2: ["a2", "b1"], 3: ["a2", "b1", "b2"], 4: ["a1", "a2", "b1", "b2"]}
MIDDLES = {1: ["d6"], 2: ["c6", "e6"], 3: ["c6", "d6", "e6"], 4: ["c6", "d6", "d7", "e6"]}
AGAINST_MASTER = {
    2: [["c2", "a2", "b1"], ["e2", "g2", "f1"]],
    3: [["b2", "a2", "b1"], ["c2", "e2", "d1"], ["f2", "g2", "f1"]],
    4: [["a2", "a1", "b1"], ["c2", "b2", "c1"], ["e2", "f2", "e1"], ["g2", "g1", "f1"]],
}
PRICES = {"pawn": 105, "rook": 80, "knight": 125, "bishop": 95, "queen": 90, "king": 105}
FORMULA = {  # section 15.2
    **{"constant": -675, "ranged": -35, "life": 45, "accuracy": 50, "evasion": 95, "armour": 120},
    **{"easy": 35, "optimal": 30, "risky": 20, "life_armour": 0, "life_evasion": 0, "accuracy_damage": 0},
    **{"any_position": 40, "base": 10, "per_trump": 65, "per_friend": 40, "heal_per_trump": 20, "draw_on_hit": 55},
    **{"always_hits": 25, "ignores_armour": 45, "splash": 65, "push": 30, "extra_trump": 90, "range": 60},
    "self_damage": -20,
}
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
    boss: bool = False


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


def mirror(square: str, *, files: bool, ranks: bool) -> str:
    file = FILES[6 - FILES.index(square[0])] if files else square[0]
    return file + (RANKS[6 - RANKS.index(square[1])] if ranks else square[1])


def reach(one: str, other: str) -> str:
    return "melee" if 0 in steps(one, other) else "ranged"


def formula(unit: dict[str, Any], worth: dict[str, int]) -> int:
    """The price of section 15.2."""
    gift, (easy, optimal, risky) = unit["advantage"], unit["damage"]
    tenths: int = worth["constant"] + worth["easy"] * easy + worth["optimal"] * optimal + worth["risky"] * risky
    tenths += sum(worth[name] * unit[name] for name in ("life", "accuracy", "evasion", "armour"))
    tenths += worth["life_armour"] * unit["life"] * unit["armour"]
    tenths += worth["life_evasion"] * unit["life"] * unit["evasion"]
    tenths += worth["accuracy_damage"] * unit["accuracy"] * (easy + optimal + risky)
    tenths += worth["ranged"] if unit["type"] == "ranged" else 0
    tenths += worth["any_position"] if gift["position"] == "any" else 0
    tenths += worth["splash"] if gift.get("splash") == "same_colour" else 0
    tenths += worth["range"] if gift.get("range") == 2 else 0
    for name in ("base", "per_trump", "per_friend", "heal_per_trump", "draw_on_hit", "push", "extra_trump"):
        tenths += worth[name] * int(gift.get(name, 0))
    tenths += worth["self_damage"] * int(gift.get("self_damage", 0))
    tenths += sum(worth[name] for name in ("always_hits", "ignores_armour") if gift.get(name))
    return min(1000, max(5, 5 * ((tenths + 25) // 50)))


class Oracle:
    """A game from its options; ``wait`` is what is due, None at the end."""

    def __init__(self, options: dict[str, Any], seats: int = 2) -> None:
        self.o = options
        self.mode = options.get("mode", "duel")
        self.seats = range(seats)
        self.master = seats - 1 if self.mode == "master" else None
        self.custom = {unit["name"]: unit for unit in options.get("units", [])}
        self.kinds = KINDS + list(self.custom)
        self.letters = LETTERS | {unit["letter"]: unit["name"] for unit in self.custom.values()}
        self.sides = [Side() for _ in self.seats]
        if self.master is not None:
            self.sides[self.master].deck *= seats - 1
        self.pieces: list[Piece] = []
        self.stacks: dict[str, list[str]] = {}
        self.order: list[int] = list(self.seats)
        self.rounds = 0
        self.reason: str | None = None
        self.winners: set[int] = set()  # sides
        self.talk = self.game()
        self.wait: Ask | Chance | None = next(self.talk)

    def send(self, line: str) -> None:
        try:
            self.wait = self.talk.send(line)
        except StopIteration:
            self.wait = None

    def result(self) -> list[float]:
        return [1.0 / len(self.winners) if self.side(seat) in self.winners else 0.0 for seat in self.seats]

    def get(self, name: str, default: Any = False) -> Any:
        return self.o.get(name, default)

    # ---- sides and squares

    def side(self, seat: int) -> int:
        if self.mode == "pairs":
            return seat % 2
        return int(seat == self.master) if self.mode == "master" else seat

    def foes(self, seat: int, other: int) -> bool:
        return self.side(seat) != self.side(other)

    def alive(self, seat: int) -> bool:
        return bool(self.own(seat))

    def living_sides(self) -> set[int]:
        return {self.side(piece.seat) for piece in self.pieces}

    def board(self) -> list[str]:
        ranks = RANKS[:5] if self.mode == "duel" else RANKS
        return [file + rank for rank in ranks for file in FILES]

    def around(self, square: str) -> list[str]:
        return [other for other in self.board() if max(map(abs, steps(square, other))) == 1]

    def homes(self, seat: int, units: int) -> list[str]:
        if self.mode == "duel":
            return [file + "15"[seat] for file in ROWS[units]]
        if self.mode == "master":
            if seat == self.master:
                return [file + "6" for file in ROWS[units]]
            return sorted(AGAINST_MASTER[len(self.seats) - 1][seat][:units])
        if len(self.seats) == 3:
            found = MIDDLES[units] if seat == 2 else [mirror(s, files=seat == 1, ranks=False) for s in CORNERS[units]]
        else:
            found = [mirror(s, files=seat in (1, 2), ranks=seat in (1, 3)) for s in CORNERS[units]]
        return sorted(found)

    # ---- sheets

    def sheet(self, kind: str) -> dict[str, Any]:
        return self.custom[kind] if kind in self.custom else STANDARD[kind]

    # ---- the game

    def life(self, piece: Piece) -> int:
        return int(self.sheet(piece.kind)["life"]) * (2 if piece.boss else 1)

    def price(self, kind: str) -> int:
        given = self.get("prices", {})
        if kind in given or kind in PRICES:
            return int(given[kind] if kind in given else PRICES[kind])
        unit = self.custom[kind]
        return int(unit["price"]) if "price" in unit else formula(unit, {**FORMULA, **self.get("unit_price", {})})

    # ---- the game

    def game(self) -> Talk:
        armies = yield from self.armies()
        for seat in self.seats:
            side = self.sides[seat]
            good = [card for card in side.deck if card[0] not in "AX"]
            homes = self.homes(seat, len(armies[seat]))
            line = yield Chance("setup", seat, len(homes), [good])
            for card, square in zip(line.split()[3:], homes, strict=True):
                side.deck.remove(card)
                self.stacks[square] = [card]
        yield from self.placing(armies)
        while not self.reason:
            yield from self.round()

    def limit(self, kind: str) -> int:
        return LIMITS.get(kind, 99) if self.get("unit_limit", "none") == "chess_set" else 99

    def most(self, seat: int) -> int:
        """The units of a complete army."""
        if seat == self.master:
            return 7 if self.get("points", 0) else 4
        if self.get("points", 0):
            return {"duel": 7, "melee": 4, "pairs": 4, "master": 3}[self.mode]
        return 4 if self.mode == "duel" else 3

    def budget(self, seat: int) -> int:
        points = int(self.get("points", 0))
        return 5 * points // 3 if seat == self.master else points

    def can_add(self, seat: int, army: list[str]) -> list[str]:
        """The kinds of which the army, a boss first, may have one more."""
        good = [kind for kind in self.kinds if army.count(kind) < self.limit(kind)]
        if not self.get("points", 0):
            return good
        spent = sum(map(self.price, army)) + (self.price(army[0]) if seat == self.master and army else 0)
        times = 2 if seat == self.master and not army else 1
        return [kind for kind in good if times * self.price(kind) <= self.budget(seat) - spent]

    def armies(self) -> Generator[Ask | Chance, str, list[list[str]]]:
        texts = [self.get("army_white", ""), self.get("army_black", "")]
        if self.get("armies", []):
            texts = self.get("armies")
        elif self.mode != "duel":
            texts = [""] * len(self.seats)
        scenario = self.get("scenario", "none")
        if scenario != "none":
            texts = list(SCENARIOS[scenario])
            if self.get("swap_sides"):
                texts.reverse()
        armies = [[self.letters[letter] for letter in text] for text in texts]
        open_seats = [seat for seat in self.seats if not armies[seat]]
        how = self.get("army_choice", "secret")
        while open_seats:
            seat = min(open_seats, key=lambda s: len(armies[s])) if how == "draft" else open_seats[0]
            mine = armies[seat]
            if how == "random":
                line = yield Chance("army", seat, -1, [])
                yield from self.random_army(seat, mine, line.split()[3:])
                open_seats.remove(seat)
                continue
            verb = "boss" if seat == self.master and not mine else "recruit"
            lines = [f"{seat} {verb} {kind}" for kind in self.can_add(seat, mine)]
            line = yield Ask(seat, [*lines, *([f"{seat} done"] if self.get("points", 0) and mine else [])])
            if line == f"{seat} done":
                open_seats.remove(seat)
                continue
            mine.append(line.split()[2])
            if len(mine) == self.most(seat):
                open_seats.remove(seat)
        return armies

    def random_army(self, seat: int, mine: list[str], drawn: list[str]) -> Talk:
        others = drawn[1:] if seat == self.master else drawn
        assert others == sorted(others, key=self.kinds.index)
        for kind in drawn:
            assert len(mine) < self.most(seat)
            assert kind in self.can_add(seat, mine)
            mine.append(kind)
        full = self.get("points", 0) and not self.can_add(seat, mine)
        assert full or len(mine) == self.most(seat)
        yield from ()

    def placing(self, armies: list[list[str]]) -> Talk:
        left = [list(army) for army in armies]
        if self.master is not None:
            left[self.master] = [f"boss {left[self.master][0]}", *left[self.master][1:]]
        sizes = [len(army) for army in armies]
        seat = len(self.seats) - 1
        self.place_equals(left, sizes)
        while any(left):
            seat = next(s for n in self.seats if left[s := (seat + 1 + n) % len(self.seats)])
            free = self.free_homes(seat, sizes[seat])
            kinds = {kind.split()[0] if kind.startswith("boss") else kind for kind in left[seat]}
            line = yield Ask(seat, [f"{seat} place {kind} {home}" for kind in kinds for home in free])
            _, _, kind, square = line.split()
            meant = next(one for one in left[seat] if one == kind or (kind == "boss" and one.startswith("boss")))
            self.put(seat, meant, square)
            left[seat].remove(meant)
            self.place_equals(left, sizes)

    def put(self, seat: int, kind: str, square: str) -> None:
        self.pieces.append(Piece(seat, kind.removeprefix("boss "), square, boss=kind.startswith("boss ")))

    def free_homes(self, seat: int, units: int) -> list[str]:
        return [home for home in self.homes(seat, units) if self.piece(home) is None]

    def place_equals(self, left: list[list[str]], sizes: list[int]) -> None:
        for seat in self.seats:
            if left[seat] and len(set(left[seat])) == 1:
                for home in self.free_homes(seat, sizes[seat]):
                    self.put(seat, left[seat][0], home)
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
        living = [seat for seat in self.seats if self.alive(seat)]
        if self.out_of_cards() or (ends and any(not self.sides[s].deck for s in living if s != self.master)):
            return self.end("cards")
        self.rounds += 1
        drawing = living
        while True:
            due = [self.sides[s].deck if s in drawing and self.sides[s].deck else ["-"] for s in self.seats]
            line = yield Chance("initiative", None, len(self.seats), due)
            for side, card, cards in zip(self.sides, line.split()[2:], due, strict=True):
                assert card in cards
                if card != "-":
                    side.deck.remove(card)
                    side.pile.append(card)
            players = [seat for seat in living if seat != self.master]
            top = {seat: self.sides[seat].pile[-1] for seat in players}
            groups = [[s for s in players if top[s] == card] for card in dict.fromkeys(top.values())]
            groups = [group for group in groups if len(group) > 1]
            able = [group for group in groups if any(self.sides[s].deck for s in group)]
            tied = groups if self.mode != "duel" else able
            if ends and any(not self.sides[s].deck for group in tied for s in group):
                return self.end("cards")
            if not able:
                break
            drawing = [seat for group in able for seat in group]
        before = self.order
        players.sort(key=before.index)
        players.sort(key=lambda seat: self.strength(top[seat]), reverse=True)
        self.order = players
        if self.master is not None:
            self.order = [seat for player in players for seat in (player, self.master)]
        lapsed = False
        for seat in self.order:
            if not (lapsed and seat == self.master):
                lapsed = not self.alive(seat)
                if not lapsed:
                    yield from self.turn(seat)
            if self.reason:
                return None
        return None

    def out_of_cards(self) -> bool:
        spent = {side: self.spent(side) for side in self.living_sides()}
        if self.mode == "master":
            return spent[0]
        how = self.get("exhaustion", "auto")
        if how == "auto":
            how = "one" if self.mode == "duel" else "both"
        return any(spent.values()) if how == "one" else all(spent.values())

    def spent(self, side: int) -> bool:
        return all(self.exhausted(seat) for seat in self.seats if self.alive(seat) and self.side(seat) == side)

    def strength(self, card: str) -> tuple[int, int]:
        return (99, 0) if card == "Xx" else (STRENGTH.index(card[0]), "cdhs".index(card[1]))

    def playable(self, seat: int) -> list[str]:
        """Different cards of the hand that have a legal move."""
        return [card for card in ORDER if card in self.sides[seat].hand and self.moves(seat, card)]

    def exhausted(self, seat: int) -> bool:
        return not self.sides[seat].deck and not self.playable(seat)

    def end(self, reason: str) -> None:
        self.reason = reason
        if self.mode == "master":
            self.winners = {1}
            return
        left = self.living_sides()
        units = {side: sum(self.side(p.seat) == side for p in self.pieces) for side in left}
        left = {side for side in left if units[side] == max(units.values())}
        fresh = {side for side in left if not self.spent(side)}
        left = fresh or left
        if self.get("tie_break_life"):
            life = {s: sum(self.life(p) - p.injury for p in self.pieces if self.side(p.seat) == s) for s in left}
            left = {side for side in left if life[side] == max(life.values())}
        self.winners = left

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
            return self.end("cards") if self.out_of_cards() else None
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
            for square in self.around(piece.square):
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
        had_boss = any(one.boss for one in self.pieces)
        drawn, pushed = self.act(piece, target, words[3] if words[1] == "attack" else "advantage")
        if had_boss and not any(one.boss for one in self.pieces):
            self.reason, self.winners = "boss", {0}
            return False
        if self.living_sides() == {self.side(seat)}:
            self.reason, self.winners = "elimination", {self.side(seat)}
            return False
        self.push(piece, target, pushed)
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
        for other in self.pieces:
            if other is piece:
                continue
            df, dr = steps(piece.square, other.square)
            far = max(abs(df), abs(dr))
            kind = reach(piece.square, other.square)
            foe = self.foes(piece.seat, other.seat)
            if far == 1 and foe and kind == self.sheet(piece.kind)["type"]:
                lines += [f"{piece.seat} attack {other.square} {style}" for style in STYLES]
            straight = 0 in (df, dr) or abs(df) == abs(dr)
            if not straight or far > gift.get("range", 1) or gift["position"] not in ("any", kind):
                continue
            if far == 2:
                between = FILES[FILES.index(piece.square[0]) + df // 2] + RANKS[RANKS.index(piece.square[1]) + dr // 2]
                if self.piece(between) is not None:
                    continue
            friendly = gift.get("target", "enemy") == "own"
            able = self.life(piece) - piece.injury > gift.get("self_damage", 0)
            useful = self.get("idle_healing", True) or not self.idle(piece, other)
            if friendly != foe and able and useful:
                lines.append(f"{piece.seat} advantage {other.square}")
        return lines

    def idle(self, piece: Piece, target: Piece) -> bool:
        """Whether this is a healing that would heal nobody."""
        gift = self.advantage(piece.kind)
        if gift.get("target") != "own" or (piece.kind in self.custom and not gift.get("heal_per_trump")):
            return False
        trumps = self.trumps(piece, target, "advantage")
        misses = piece.kind in self.custom and not gift.get("always_hits") and trumps < self.needed(piece, target)
        return trumps == 0 or misses or not any(p.injury for p in self.group(piece, target))

    def needed(self, piece: Piece, target: Piece) -> int:
        accuracy, evasion = self.sheet(piece.kind)["accuracy"], self.sheet(target.kind)["evasion"]
        return 1 if evasion < accuracy else 2 if evasion <= accuracy + 1 else 3

    def trumps(self, piece: Piece, target: Piece, style: str) -> int:
        other = target.seat
        if not self.foes(piece.seat, other):
            other = next(s for s in [*self.order, *self.seats] if self.alive(s) and self.foes(piece.seat, s))
        cards = [self.sides[piece.seat].pile[-1], self.sides[other].pile[-1]]
        cards += [self.stacks[piece.square][-1], self.stacks[target.square][-1]]
        classes = [style, "risky"] if piece.boss and style == "advantage" else [style]
        count = sum(card_class(card) in classes for card in cards)
        extra = self.advantage(piece.kind).get("extra_trump", 0) if style == "advantage" else 0
        return min(4, count + extra)

    def push(self, piece: Piece, target: Piece, squares: int) -> None:
        for _ in range(squares if target in self.pieces else 0):
            df, dr = steps(piece.square, target.square)
            file = FILES.index(target.square[0]) + (df > 0) - (df < 0)
            rank = RANKS.index(target.square[1]) + (dr > 0) - (dr < 0)
            if not (0 <= file < 7 and 0 <= rank < 7):
                return
            square = FILES[file] + RANKS[rank]
            if square not in self.stacks or self.piece(square) is not None:
                return
            target.square = square

    def group(self, piece: Piece, target: Piece) -> list[Piece]:
        """All units of the target's side on the target's colour, where the Advantage takes them."""
        splashes = piece.kind in ("bishop", "queen")
        if piece.kind in self.custom:
            splashes = self.advantage(piece.kind).get("splash") == "same_colour"
        if not splashes:
            return [target]
        its = colour(self.stacks[target.square][-1])
        mates = [other for other in self.pieces if not self.foes(other.seat, target.seat)]
        return [other for other in mates if same(its, colour(self.stacks[other.square][-1]))]

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

    def act(self, piece: Piece, target: Piece, style: str) -> tuple[int, int]:
        """Carry it out; how many cards the hit lets draw, and how far it pushes."""
        trumps, needed = self.trumps(piece, target, style), self.needed(piece, target)
        twice = 2 if trumps == 4 else 1
        if style != "advantage":
            if trumps >= needed:
                self.hurt(target, self.sheet(piece.kind)["damage"][STYLES.index(style)] * twice)
            return 0, 0
        if piece.kind in self.custom:
            return self.custom_advantage(piece, target, trumps, needed)
        if piece.kind == "bishop":
            for other in self.group(piece, target):
                other.injury = max(0, other.injury - 3 * trumps * twice)
            return 0, 0
        if trumps < needed:
            return 0, 0
        if piece.kind == "queen":
            for other in self.group(piece, target):
                self.hurt(other, 3 * trumps * twice)
        elif piece.kind == "rook":
            self.hurt(target, 6 * twice, armour=False)
        else:
            friends = min(4, len(self.own(piece.seat)))
            self.hurt(target, {"pawn": 8, "knight": 6 + friends, "king": 6}[piece.kind] * twice)
        return (2 if piece.kind == "king" else 0), 0

    def custom_advantage(self, piece: Piece, target: Piece, trumps: int, needed: int) -> tuple[int, int]:
        gift = self.advantage(piece.kind)
        hits = trumps >= needed or gift.get("always_hits", False)
        twice = 2 if trumps == 4 else 1
        damage = gift.get("base", 0) + gift.get("per_trump", 0) * trumps
        damage += gift.get("per_friend", 0) * min(4, len(self.own(piece.seat)))
        for other in self.group(piece, target) if hits else []:
            if gift.get("target") == "own":
                other.injury = max(0, other.injury - gift.get("heal_per_trump", 0) * trumps * twice)
            else:
                self.hurt(other, damage * twice, armour=not gift.get("ignores_armour"))
        piece.injury += gift.get("self_damage", 0)
        return (gift.get("draw_on_hit", 0), gift.get("push", 0)) if hits else (0, 0)

    def hurt(self, piece: Piece, damage: int, *, armour: bool = True) -> None:
        sheet = self.sheet(piece.kind)
        piece.injury += max(0, damage - (sheet["armour"] if armour else 0))
        if piece.injury >= self.life(piece):
            self.pieces.remove(piece)
