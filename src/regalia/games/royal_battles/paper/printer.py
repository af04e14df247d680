"""The printer of Royal Battles: record forms, unit cards, tokens, aids, army lists and settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.games.royal_battles.armies import MASTERS, MASTERS_POINT_SIZE, MASTERS_SHARE, POINT_SIZES, SIZES
from regalia.games.royal_battles.paper.advantage import advantage_text
from regalia.games.royal_battles.paper.aids import needed, positions, trumps
from regalia.games.royal_battles.paper.armies import forms, tokens
from regalia.games.royal_battles.paper.beginning import seats, words
from regalia.games.royal_battles.paper.named import named_units
from regalia.games.royal_battles.paper.scenarios import scenarios
from regalia.games.royal_battles.paper.sheet import sheet
from regalia.games.royal_battles.prices import fitted_coefficients, fitted_table, prices
from regalia.games.royal_battles.settings import KINDS, SETTINGS
from regalia.games.royal_battles.units import Unit
from regalia.kernel.optional.printer import Order, PaperPart, Printer, table

MODES = {"duel": "two players", "melee": "a melee", "pairs": "two pairs", "master": "players and a game master"}
JOKERS = {
    "flip": "A Joker has both colours, and then the one that the unit's card did not have.",
    "both": "A Joker has both colours, also on the board.",
}
SUIT_WORDS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
ON_FORM = 4  # units side by side
ON_TABLE = 12  # units of the quick reference
ON_REFERENCE = 1500  # characters of all Advantages; more would not fit, and stand on the unit cards


class RoyalBattlesPrinter(Printer):
    package = "regalia.games.royal_battles"
    has_forms = True
    parts = (
        PaperPart(
            "forms",
            "army record forms, blank or with the armies that are set",
            "One for each army; cross out the boxes in pencil.",
        ),
        PaperPart("units", "unit cards", "One set, on card, to look things up. Cut out the cards."),
        PaperPart("tokens", "tokens of every seat", "One set, on card. Cut the rows apart, then round the rings."),
        PaperPart("aids", "Trump and Diagonal aids, two on a sheet", "One sheet for two players. Cut it in two."),
        PaperPart("armies", "an army list with prices", "One for each table that plays for points."),
        PaperPart("settings", "the names of the units in all settings", "One, to choose a setting from.", usual=False),
    )

    def numbers(self, order: Order) -> Mapping[str, object]:
        facts = positions(order.options, order.seats)
        units = named_units(order.options)
        return {
            "trumps": table(
                ["style", "Trumps"], [[row["style"], f"{row['class']}: {row['ranks']}"] for row in trumps()]
            ),
            "keys": "\n".join(f"- **{row['name'].capitalize()}:** {SUIT_WORDS[row['suit']]}" for row in facts["names"]),
            "units": numbers_of(units),
            "melee": listed([unit.title for unit in units if unit.type == "melee"]),
            "ranged": listed([unit.title for unit in units if unit.type == "ranged"]),
            "advantages": advantages(units),
            "draw": facts["draw"],
            "mode": MODES[order.options["mode"]],
            "joker": JOKERS[order.options["joker_colour"]],
            **words(order),
        }

    def needs(self, order: Order) -> str:
        duel, master = order.options["mode"] == "duel", order.options["mode"] == "master"
        ranks = "five" if duel else "seven"
        packs = "each player, and the game master one for each of them" if master else "each player"
        return (
            f"A pack of 52 cards with two jokers for {packs}, with different backs. Room for seven by {ranks} cards, "
            "which are the board."
        )

    def sheets(self, part: str, order: Order) -> Any:
        if part == "forms":
            return self._forms(order)
        if part == "units":
            bosses = (
                [unit.as_boss() for unit in named_units(order.options)] if order.options["mode"] == "master" else []
            )
            return [sheet(unit, price) for unit, price in priced(order.options)] + [sheet(boss, 0) for boss in bosses]
        if part == "tokens":
            return {"sides": tokens(order)}
        if part == "aids":
            four = words(order)["four_cards"]
            boss = order.options["mode"] == "master"
            aids = {"trumps": trumps(), "four": four, "needed": needed(), "boss": boss}
            return {**aids, **positions(order.options, order.seats)}
        if part == "armies":
            return self._armies(order)
        return {
            "kinds": KINDS,
            "settings": [{"name": name.capitalize(), "names": names} for name, names in SETTINGS.items()],
            "chosen": list(SETTINGS).index(order.options["setting"]),
        }

    def files(self) -> Mapping[str, bytes]:
        return {**super().files(), "men.svg": self._file("data/men.svg")}

    def _forms(self, order: Order) -> dict[str, Any]:
        return {
            "armies": forms(order),
            "columns": ON_FORM,
            "key": positions(order.options, order.seats),
            "trumps": trumps(),
            "four": words(order)["four_cards"],
        }

    def _armies(self, order: Order) -> dict[str, Any]:
        return {
            "units": [sheet(unit, price) for unit, price in priced(order.options)],
            "limits": limits(order.options),
            "seats": seats(order),
            "scenarios": scenarios(order.options),
        }


def numbers_of(units: Sequence[Unit]) -> str:
    """The numbers of all units, as a table."""
    if len(units) > ON_TABLE:
        return "Each unit's card has its numbers."
    head = ["unit", "Life", "Acc.", "Eva.", "E/O/R", "Arm."]
    return table(
        head,
        [[unit.title.title(), unit.life, unit.accuracy, unit.evasion, damage(unit), unit.armour] for unit in units],
    )


def advantages(units: Sequence[Unit]) -> str:
    """What every Advantage does, as a list."""
    told = "\n".join(f"- **{unit.advantage.name}:** {advantage_text(unit)}" for unit in units)
    return told if len(told) <= ON_REFERENCE else "- Each unit's card tells what its Advantage does."


def limits(options: Mapping[str, Any]) -> str:
    """How large an army may be, for the head of the army list."""
    mode, points = options["mode"], options["points"]
    share, of = MASTERS_SHARE
    if not points:
        master = f"; the game master {MASTERS}, one of them the boss" if mode == "master" else ""
        master_with_points = f", the game master {MASTERS_POINT_SIZE}" if mode == "master" else ""
        return f"{SIZES[mode]} units each{master}; with points at most {POINT_SIZES[mode]}{master_with_points}"
    his = f"{share * points // of} points and at most {MASTERS_POINT_SIZE}; the boss costs double"
    master = f"; the game master {his}" if mode == "master" else ""
    return f"{points} points and at most {POINT_SIZES[mode]} units each{master}"


def listed(names: Sequence[str]) -> str:
    """``pawn, knight and king``."""
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def priced(options: Mapping[str, Any]) -> list[tuple[Unit, int]]:
    """The units with their prices; without points or lists of its own, a game has those of the workshop."""
    units = named_units(options)
    table, formula = options["prices"], options["unit_price"]
    if not (options["points"] or table or formula):
        table, formula = fitted_table(), fitted_coefficients()
    return [*zip(units, prices(units, table, formula), strict=True)]


def damage(unit: Unit) -> str:
    return "/".join(map(str, unit.damage))
