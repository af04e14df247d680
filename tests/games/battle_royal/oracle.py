"""A second implementation, slow and plain, written from the specification alone: lines in, legal lines out.

It shares nothing with the package: squares are names, pawns are a dictionary, a map is the JSON object as it stands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

LETTERS = "abcdefghijklmnopqrstuvwxyz"
FULL_PACK = {0: 1, 1: 3, 2: 3, 3: 3, 4: 3}
OPEN, OBSTACLE, STRONGHOLD, SEA, LAKE = "open", "obstacle", "stronghold", "sea", "lake"
CLASSES = {
    **{".": OPEN, "t": STRONGHOLD, "c": STRONGHOLD, "C": STRONGHOLD, "~": SEA, "L": LAKE},
    **dict.fromkeys("^hfmr", OBSTACLE),
}


def xy(name: str) -> tuple[int, int]:
    return LETTERS.index(name[0]), int(name[1:]) - 1


def sq(x: int, y: int) -> str:
    return f"{LETTERS[x]}{y + 1}"


def board_order(name: str) -> tuple[int, int]:
    x, y = xy(name)
    return y, x


class Map:
    """Section 2.4."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.columns, self.rows = data["columns"], data["rows"]
        self.near: dict[str, list[str]] = {}
        self.char = {sq(x, y): data["terrain"][y][x] for y in range(self.rows) for x in range(self.columns)}
        self.kind = {name: CLASSES[char] for name, char in self.char.items()}
        self.sea = {name: sea["name"] for sea in data.get("seas", []) for name in sea["squares"]}
        self.capitals = {capital["owner"]: capital for capital in data["capitals"]}
        self.river = {frozenset(side.split("|")) for river in data.get("rivers", []) for side in river["sides"]}
        self.springs = []
        for river in data.get("rivers", []):
            if "spring" in river:
                spring = frozenset(river["spring"].split("|"))
                points = {point for side in river["sides"] for point in self.points(frozenset(side.split("|")))}
                begin = [point for point in self.points(spring) if point in points]
                self.springs.append((spring, begin[0]))
        self.wet_pairs = {frozenset((a, b)) for a in self.char for b in self.neighbours(a) if self._over_river(a, b)}

    def points(self, side: frozenset[str]) -> set[tuple[int, int]]:
        """The end points of a side: the corners that its two squares share."""
        a, b = side
        return self.corners(a) & self.corners(b)

    def corners(self, name: str) -> set[tuple[int, int]]:
        x, y = xy(name)
        return {(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)}

    def neighbours(self, name: str) -> list[str]:
        if name not in self.near:
            self.near[name] = self._neighbours(name)
        return self.near[name]

    def _neighbours(self, name: str) -> list[str]:
        x, y = xy(name)
        return [
            sq(x + dx, y + dy)
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
            if (dx or dy) and 0 <= x + dx < self.columns and 0 <= y + dy < self.rows
        ]

    def is_land(self, name: str) -> bool:
        return self.kind[name] not in (SEA, LAKE)

    def coastal(self, name: str) -> bool:
        return self.kind[name] == SEA and any(self.is_land(near) for near in self.neighbours(name))

    def diagonal(self, a: str, b: str) -> bool:
        return a[0] != b[0] and a[1:] != b[1:]

    def others(self, a: str, b: str) -> tuple[str, str]:
        """The other two squares at the corner where a and b touch."""
        return a[0] + b[1:], b[0] + a[1:]

    def over_river(self, a: str, b: str) -> bool:
        return frozenset((a, b)) in self.wet_pairs

    def _over_river(self, a: str, b: str) -> bool:
        if not self.is_land(a) or not self.is_land(b):
            return False
        if not self.diagonal(a, b):
            return frozenset((a, b)) in self.river
        p, q = self.others(a, b)
        (corner,) = self.corners(a) & self.corners(b)

        def wet(one: str, two: str) -> bool:
            side = frozenset((one, two))
            return side in self.river or (side, corner) in self.springs

        some = wet(a, p) or wet(p, b) or wet(a, q) or wet(q, b)
        dry_p = self.is_land(p) and not wet(a, p) and not wet(p, b)
        dry_q = self.is_land(q) and not wet(a, q) and not wet(q, b)
        return some and not dry_p and not dry_q


@dataclass
class Force:
    number: int
    owner: str
    seat: int
    centre: str
    ramparts: tuple[str, ...]
    reserve: int
    left: bool = False
    taken: bool = False
    early: int | None = None
    lost: int = 0


class Oracle:
    def __init__(self, seats: int, options: dict[str, Any], standard: dict[str, Any]) -> None:
        self.options = options
        given = options.get("map", "roses")
        self.map = Map(standard if given == "roses" else given)
        if seats == 2:
            owners, seat_of = ["white", "black"], [0, 1]
        else:
            owners = ["yellow", "blue", "green", "red"]
            seat_of = [0, 1, 2, 3]
            if seats == 3:
                seat_of = [0, 1, 0, 2] if options.get("double_side", "yellow_green") == "yellow_green" else [0, 1, 2, 1]
        pawns = (24 if options.get("long_game") else 15) if seats == 2 else 12
        self.seats = seats
        self.forces = []
        for number, owner in enumerate(owners):
            capital = self.map.capitals[owner]
            ramparts = tuple(capital["ramparts"]) if seats == 2 else ()
            self.forces.append(Force(number, owner, seat_of[number], capital["centre"], ramparts, pawns - 1))
        self.pawn: dict[str, int] = {force.centre: force.number for force in self.forces}
        self.pack = dict(FULL_PACK)
        self.quiet = self.turns = self.points = 0
        self.struck = False
        self.active = 0
        self.hand: str | None = None
        self.reason: str | None = None
        self.winner: int | None = None
        self.ties: list[int] = []
        self.legal: list[str] = []
        self.draws: list[int] = []
        self.card: int | None = None
        self.begin_turn()

    # ---- reading

    def early(self) -> bool:
        return bool(self.options.get("early_card", "off") != "off")

    def of(self, force: int) -> set[str]:
        return {name for name, owner in self.pawn.items() if owner == force}

    def enemy(self, a: int, b: int) -> bool:
        return a % 2 != b % 2

    def is_out(self, force: int) -> bool:
        return not self.of(force)

    def next_force(self) -> int:
        number = self.active
        while True:
            number = (number + 1) % len(self.forces)
            if not self.is_out(number):
                return number

    def barred(self, force: int, a: str, b: str) -> bool:
        if not self.map.diagonal(a, b):
            return False
        p, q = self.map.others(a, b)
        return p in self.pawn and q in self.pawn and self.pawn[p] == self.pawn[q] and self.enemy(force, self.pawn[p])

    def cost(self, force: int, target: str, support: set[str]) -> int | None:
        kind = self.map.kind[target]
        holder = self.pawn.get(target)
        if target == self.hand:
            holder = None
        near = [name for name in self.map.neighbours(target) if name in support]
        touching = {name for name in near if not self.barred(force, name, target)}
        if kind == LAKE or (holder is not None and not self.enemy(force, holder)):
            return None
        if kind == SEA and holder is not None:
            return 3 if touching else None
        if kind == SEA:
            if any(self.map.is_land(name) for name in touching):
                return 2
            same = any(self.map.sea.get(name) == self.map.sea[target] for name in support)
            return 3 if self.map.coastal(target) and same else None
        if not touching:
            return None
        river = int(all(self.map.over_river(name, target) for name in touching))
        if holder is not None:
            return min(4, {OPEN: 2, OBSTACLE: 3, STRONGHOLD: 4}[kind] + river)
        if self.options.get("flat_landing") and any(self.map.kind[name] == SEA for name in touching):
            return 1
        price = 2 if kind == OBSTACLE else 1
        if target in self.forces[force].ramparts and self.returning(force):
            price = 1
        return price + river

    def returning(self, force: int) -> bool:
        if self.options.get("rampart_return", "after_leaving") == "while_empty":
            return self.pawn.get(self.forces[force].centre) != force
        return self.forces[force].left

    def contact(self, force: int, a: str, b: str) -> bool:
        if a in self.map.sea and self.map.sea[a] == self.map.sea.get(b):
            return True
        if b not in self.map.neighbours(a):
            return False
        return not (self.options.get("pincer") and self.barred(force, a, b))

    def groups(self, force: int, pawns: set[str]) -> list[set[str]]:
        left, found = set(pawns), []
        while left:
            group = {left.pop()}
            while True:
                more = {b for b in left if any(self.contact(force, a, b) for a in group)}
                if not more:
                    break
                group |= more
                left -= more
            found.append(group)
        return found

    def targets(self, support: set[str]) -> dict[str, int]:
        found = {}
        possible = {near for name in support for near in self.map.neighbours(name)}
        if any(name in self.map.sea for name in support):
            possible |= set(self.map.sea)
        for name in possible:
            if name == self.hand:
                continue
            price = self.cost(self.active, name, support)
            if price is not None and price <= self.points:
                found[name] = price
        return found

    def put_targets(self, start: str) -> dict[str, int]:
        """Section 5.4: where the pawn on ``start`` may go; none if it is not available."""
        mine = self.of(self.active)
        rest = mine - {start}
        hand, self.hand = self.hand, start
        if not rest:
            found = self.targets({start})
        elif self.options.get("sidestep"):
            found = {name: price for name, price in self.targets(rest).items() if self.whole_with(rest, name)}
        else:
            found = self.targets(rest) if len(self.groups(self.active, rest)) == 1 else {}
        self.hand = hand
        return found

    def whole_with(self, rest: set[str], name: str) -> bool:
        before = dict(self.pawn)
        self.pawn.pop(self.hand or "")
        self.pawn[name] = self.active
        whole = len(self.groups(self.active, rest | {name})) == 1
        self.pawn = before
        return whole

    # ---- the turn

    def begin_turn(self) -> None:
        force = self.forces[self.active]
        self.card = None
        if self.early() and force.early is not None:
            self.draws = [self.next_force()]
        elif self.early():
            self.draws = [self.active, self.next_force()]
        else:
            self.draws = [self.active]
        self.legal = []

    def possible_cards(self) -> dict[int, int]:
        left = {card: count for card, count in self.pack.items() if count}
        return left or dict(FULL_PACK)

    def send(self, line: str) -> None:
        words = line.split()
        if words[0] == "~":
            self.draw(int(words[3]))
        elif words[1] == "done":
            self.end_turn()
        elif words[1] == "take":
            self.hand = words[2]
            self.offer_put()
        elif words[1] == "spare":
            self.spare(words[2])
        else:
            self.put(words[2])

    def draw(self, card: int) -> None:
        if not any(self.pack.values()):
            self.pack = dict(FULL_PACK)
        assert self.pack[card] > 0
        self.pack[card] -= 1
        drawer = self.draws.pop(0)
        if drawer == self.active:
            self.card = card
        else:
            self.forces[drawer].early = card
        if self.draws:
            return
        if self.card is None:
            self.card = self.forces[self.active].early
            self.forces[self.active].early = None
        assert self.card is not None
        self.points = self.card
        self.struck = False
        self.offer()

    def offer(self) -> None:
        force = self.forces[self.active]
        verbs: list[str] = []
        if force.reserve:
            for name in self.targets(self.of(self.active)):
                verbs.append(f"{'capture' if name in self.pawn else 'place'} {name}")
        else:
            verbs += [f"take {name}" for name in self.of(self.active) if self.put_targets(name)]
        if not verbs:
            self.end_turn()
            return
        self.legal = sorted(f"{force.seat} {verb}" for verb in [*verbs, "done"])

    def offer_put(self) -> None:
        assert self.hand is not None
        seat = self.forces[self.active].seat
        names = self.put_targets(self.hand)
        self.legal = sorted(f"{seat} {'capture' if name in self.pawn else 'place'} {name}" for name in names)

    def put(self, name: str) -> None:
        if self.hand is not None:
            price = self.put_targets(self.hand)[name]
            del self.pawn[self.hand]
            self.hand = None
        else:
            price = self.targets(self.of(self.active))[name]
            self.forces[self.active].reserve -= 1
        self.points -= price
        if name in self.pawn:
            self.forces[self.pawn[name]].lost += 1
            self.struck = True
        self.pawn[name] = self.active
        for force in self.forces:
            if force.centre == name and self.enemy(force.number, self.active) and not force.taken:
                force.taken = True
                self.remove(force, self.of(force.number), True)
                if not any(self.of(other.number) for other in self.forces if other.number % 2 == force.number % 2):
                    self.finish("capital", self.active % 2)
                    return
        self.ties = []
        for step in range(1, len(self.forces)):
            force = self.forces[(self.active + step) % len(self.forces)]
            groups = self.groups(force.number, self.of(force.number))
            if not self.enemy(force.number, self.active) or len(groups) < 2:
                continue
            largest = self.largest(force)
            if len(largest) == 1:
                self.remove(force, self.of(force.number) - largest[0], force.centre not in largest[0])
            else:
                self.ties.append(force.number)
        self.settle()

    def largest(self, force: Force) -> list[set[str]]:
        groups = self.groups(force.number, self.of(force.number))
        sizes = [len(group) + (force.reserve if force.centre in group else 0) for group in groups]
        return [group for group, size in zip(groups, sizes, strict=True) if size == max(sizes)]

    def remove(self, force: Force, pawns: set[str], with_reserve: bool) -> None:
        for name in pawns:
            del self.pawn[name]
        force.lost += len(pawns)
        if with_reserve:
            force.lost += force.reserve
            force.reserve = 0
        if pawns:
            self.struck = True

    def settle(self) -> None:
        if self.ties:
            seat = self.forces[self.active].seat
            firsts = [min(group, key=board_order) for group in self.largest(self.forces[self.ties[0]])]
            self.legal = sorted(f"{seat} spare {name}" for name in firsts)
            return
        for force in self.forces:
            if self.pawn.get(force.centre) != force.number:
                force.left = True
            if self.is_out(force.number):
                force.early = None
        for side in (0, 1):
            if not any(self.of(force.number) for force in self.forces if force.number % 2 == side):
                self.finish("pawns", 1 - side)
                return
        self.offer()

    def spare(self, name: str) -> None:
        force = self.forces[self.ties.pop(0)]
        group = next(group for group in self.largest(force) if name in group)
        self.remove(force, self.of(force.number) - group, force.centre not in group)
        self.settle()

    def end_turn(self) -> None:
        self.turns += 1
        self.quiet = 0 if self.struck else self.quiet + 1
        self.points = 0
        if self.quiet >= self.options.get("quiet_rounds", 26) * len(self.forces):
            winner = None
            if self.options.get("quiet_result", "pawns") == "pawns":
                sides = [0, 0]
                for force in self.forces:
                    sides[force.number % 2] += len(self.of(force.number)) + force.reserve
                winner = None if sides[0] == sides[1] else sides.index(max(sides))
            self.finish("quiet", winner)
            return
        self.active = self.next_force()
        self.begin_turn()

    def finish(self, reason: str, winner: int | None) -> None:
        self.reason, self.winner = reason, winner
        self.legal, self.draws = [], []

    def result(self) -> list[float]:
        if self.winner is None:
            return [0.5] * self.seats
        won = {force.seat for force in self.forces if force.number % 2 == self.winner}
        return [1.0 if seat in won else 0.0 for seat in range(self.seats)]
