"""The price table, asked from the rules on the standard map (section 5.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from regalia.games.battle_royal.map.maps import STANDARD, realm_of
from regalia.games.battle_royal.map.realm import OBSTACLES, OPEN, SEA, STRONGHOLDS, Realm
from regalia.games.battle_royal.options import OPTIONS, native
from regalia.games.battle_royal.positions import POSITIONS
from regalia.games.battle_royal.rules.rules import BattleRoyal, BattleRoyalRules
from regalia.games.battle_royal.scene.queries import price_to_put
from regalia.games.battle_royal.squares import name_of
from regalia.kernel.options import complete

GROUNDS = {  # a kind of square, by its terrain
    "open land, numbered": OPEN,
    "mountain, hill, forest, marsh, rampart": OBSTACLES,
    "town, centre of a capital": STRONGHOLDS,
}
NEVER = "–"


@cache
def price_table(flat_landing: bool) -> list[list[object]]:
    """The price of each kind of square, empty and held, without and with a river."""
    book = _Prices({"flat_landing": flat_landing})
    rows: list[list[object]] = [
        [name, *(book.land(chars, held, wet) for held in (False, True) for wet in (False, True))]
        for name, chars in GROUNDS.items()
    ]
    rows.append(["sea, beside a land pawn of yours", book.sea(False), NEVER, book.sea(True), NEVER])
    rows.append(["sea, beside a jetty of yours only", book.jetty(False), NEVER, book.jetty(True), NEVER])
    rows.append(["sea, another coast of the same sea", book.far_sea(), NEVER, NEVER, NEVER])
    return rows


class _Prices:
    """Asks for the price of squares in positions made for it."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.realm: Realm = realm_of(STANDARD)
        self.rules = BattleRoyalRules(native(complete(OPTIONS, options), 2))
        self.enemy = name_of(self.realm.capital_of("black").centre)

    def land(self, chars: str, held: bool, wet: bool) -> int:
        """The price of a square of this terrain from a pawn on its own or the other bank."""
        for square, near in self._pairs(chars):
            if self.realm.over_river(square, near) == wet:
                return self._price(square, near, held)
        raise AssertionError(f"the standard map has no such square: {chars} {wet}")

    def sea(self, held: bool) -> int:
        square, near = next(self._pairs(SEA))
        return self._price(square, near, held)

    def jetty(self, held: bool) -> int:
        """The price of a coast beside a jetty of yours, but not beside a land pawn of yours."""
        for jetty, near in self._pairs(SEA):
            for coast, _ in self._pairs(SEA):
                beside = coast in self.realm.around(jetty) and coast not in self.realm.around(near)
                price = self._price(coast, jetty, held, also=near) if beside else 0
                if price:
                    return price
        raise AssertionError("the standard map has no coast of two squares")

    def far_sea(self) -> int:
        """The price of a jetty that no pawn of yours stands beside."""
        for jetty, near in self._pairs(SEA):
            for coast, _ in self._pairs(SEA):
                apart = coast not in (*self.realm.around(near), *self.realm.around(jetty), jetty)
                price = self._price(coast, jetty, held=False, also=near) if apart else 0
                if price:
                    return price
        raise AssertionError("the standard map has no sea with two coasts")

    def _pairs(self, chars: str) -> Iterator[tuple[int, int]]:
        """Squares of this terrain, each with a land square that shares a side with it."""
        for square in self.realm.squares():
            if self.realm.at(square) in chars and self.realm.at(square) != "C":
                yield from ((square, near) for near in self.realm.beside(square) if self.realm.is_land(near))

    def _price(self, square: int, near: int, held: bool, also: int | None = None) -> int:
        own = " ".join(name_of(one) for one in sorted({near, near if also is None else also}))
        enemy = f"{self.enemy} {name_of(square)}" if held else self.enemy
        state = POSITIONS.read(self.rules, f"white {own} +3, black {enemy}, card 4")
        assert isinstance(state, BattleRoyal)
        return int(price_to_put(state, square))
