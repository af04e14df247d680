"""The printer of Battle Royal: maps on one and on four sheets, the pack, pawns and the price table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.battle_royal.map import chart
from regalia.games.battle_royal.map.maps import realm_of
from regalia.games.battle_royal.map.realm import MAJORS, MINORS, Realm
from regalia.games.battle_royal.options import ALLIED, LONG, PACK, SHORT
from regalia.games.battle_royal.paper.prices import price_table
from regalia.kernel.optional.printer import Order, PaperPart, Printer, table

FRAME, LETTERS, FONT = "#efe7d8", "#5a4f60", "Marcellus"
COLUMNS = ("", "empty", "over a river", "enemy", "over a river")
SHORT_COLUMNS = ("", "empty", "enemy")
RAMPARTS = {
    "after_leaving": "Your own empty ramparts cost 1 once you have left your centre.",
    "while_empty": "Your own empty ramparts cost 1 while your centre is empty.",
}
LANDING = {False: "Landing costs what the square costs.", True: "Landing on any empty square costs 1."}
DOUBLE = {"yellow_green": "Yellow and Green", "blue_red": "Blue and Red"}
SIGNS = {"white": "none", "black": "none", "yellow": "square", "blue": "bars", "green": "triangle", "red": "diamond"}


class BattleRoyalPrinter(Printer):
    package = "regalia.games.battle_royal"
    parts = (
        PaperPart(
            "map", "the map on one sheet, with prices", "One to look things up, or to play on with small counters."
        ),
        PaperPart(
            "table-map",
            "the map over four sheets, at table size",
            "One, on card or plain paper. Cut the inner edges and tape the sheets together at the back.",
        ),
        PaperPart("pack", "the pack of cards", "One, on card. Cut out the cards; sleeves hide what shows through."),
        PaperPart(
            "pawns",
            "pawn tokens",
            "One, on card. Cut the rows apart, then round the rings. They fit the map over four sheets.",
        ),
        PaperPart("prices", "two price tables on a sheet", "One sheet for two players. Cut it in two."),
    )

    def numbers(self, order: Order) -> Mapping[str, object]:
        options = order.options
        realm = realm_of(options["map"])
        return {
            "map": realm.title,
            "points": f"{0} to {len(PACK) - 1}",
            "pack": sum(PACK),
            "cards": pack_words(),
            "prices": table(SHORT_COLUMNS, short_prices(options["flat_landing"])),
            "river": river_price(options["flat_landing"]),
            "dearest": dearest(options["flat_landing"]),
            "quiet": options["quiet_rounds"],
            "quiet_end": "the side with more pawns wins"
            if options["quiet_result"] == "pawns"
            else "the game is a draw",
            "two": f"{names(realm, MAJORS)}, {pawns_of_two(options)} pawns each",
            "four": f"{names(realm, MINORS[::2])} against {names(realm, MINORS[1::2])}, {ALLIED} pawns each",
            "turns": ", ".join(owner.capitalize() for owner in MINORS),
            "double": DOUBLE[options["double_side"]],
            "ramparts": RAMPARTS[options["rampart_return"]],
            "landing": LANDING[options["flat_landing"]],
        }

    def needs(self, order: Order) -> str:
        return "Nothing. Chess pawns can stand in for the tokens of two players."

    def sheets(self, part: str, order: Order) -> Any:
        if part in ("map", "table-map"):
            return self._map(order)
        if part == "pack":
            cards = [points for points, count in enumerate(PACK) for _ in range(count)]
            return {"cards": sorted(cards, key=lambda points: (points == 0, points)), "words": pack_words()}
        if part == "pawns":
            two = pawns_of_two(order.options)
            counts = {**dict.fromkeys(MAJORS, two), **dict.fromkeys(MINORS, ALLIED)}
            forces = [
                {"owner": owner, "count": count, "colour": chart.FLAGS[owner], "sign": SIGNS[owner]}
                for owner, count in counts.items()
            ]
            return {"forces": forces, **size_of(realm_of(order.options["map"]))}
        told = {key: self.numbers(order)[key] for key in ("ramparts", "landing")}
        return {"columns": COLUMNS, "rows": price_table(order.options["flat_landing"]), **told}

    def _map(self, order: Order) -> dict[str, Any]:
        realm = realm_of(order.options["map"])
        flat = order.options["flat_landing"]
        return {
            "title": realm.title,
            "svg": chart.drawing(realm, frame=FRAME, letters=LETTERS, font=FONT),
            **size_of(realm),
            "prices": short_prices(flat),
            "river": river_price(flat),
            "dearest": dearest(flat),
            "points": len(PACK) - 1,
            **{key: self.numbers(order)[key] for key in ("two", "four")},
        }


def size_of(realm: Realm) -> dict[str, float]:
    """The size of a map and of the frame around it, in squares."""
    return {"columns": realm.columns, "rows": realm.rows, "frame": chart.MARGIN / chart.CELL}


def short_prices(flat_landing: bool) -> list[list[object]]:
    """The price of each kind of square, empty and held; a river costs more."""
    return [[row[0], row[1], row[3]] for row in price_table(flat_landing)]


def river_price(flat_landing: bool) -> int:
    """What a river adds."""
    first = price_table(flat_landing)[0]
    return _number(first[2]) - _number(first[1])


def dearest(flat_landing: bool) -> int:
    """The highest price, which no river exceeds."""
    return max(cell for row in price_table(flat_landing) for cell in row[1:] if isinstance(cell, int))


def _number(cell: object) -> int:
    assert isinstance(cell, int)
    return cell


def pawns_of_two(options: Mapping[str, Any]) -> int:
    return LONG if options["long_game"] else SHORT


def names(realm: Realm, owners: tuple[str, ...]) -> str:
    """``York (White) and Lancaster (Black)``."""
    return " and ".join(f"{realm.titles[realm.capital_of(owner).centre]} ({owner.capitalize()})" for owner in owners)


def pack_words() -> str:
    """``one Zero, three each of 1, 2, 3 and 4``."""
    zero, *rest = PACK
    count = {1: "one", 2: "two", 3: "three", 4: "four"}
    assert len(set(rest)) == 1
    points = [str(point) for point in range(1, len(PACK))]
    return f"{count[rest[0]]} each of {', '.join(points[:-1])} and {points[-1]}, and {count[zero]} Zero"
