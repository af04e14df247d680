"""The printer of Royal Battles: record forms, unit cards, tokens, aids, army lists and settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from regalia.games.royal_battles.armies import (
    MASTERS,
    MASTERS_POINT_SIZE,
    MASTERS_SHARE,
    POINT_SIZES,
    SCENARIOS,
    SIZES,
)
from regalia.games.royal_battles.paper.advantage import advantage_text
from regalia.games.royal_battles.paper.aids import needed, positions, trumps
from regalia.games.royal_battles.paper.beginning import seats, words
from regalia.games.royal_battles.paper.named import named_units
from regalia.games.royal_battles.paper.scenarios import scenarios
from regalia.games.royal_battles.prices import fitted_coefficients, fitted_table, prices
from regalia.games.royal_battles.scene.sight import TINCTURES
from regalia.games.royal_battles.settings import KINDS, SETTINGS
from regalia.games.royal_battles.units import Unit
from regalia.kernel.errors import RegaliaError
from regalia.kernel.optional.printer import Order, PaperPart, Printer, table

MODES = {"duel": "two players", "melee": "a melee", "pairs": "two pairs", "master": "players and a game master"}
JOKERS = {
    "flip": "A Joker has both colours, and then the one that the unit's card did not have.",
    "both": "A Joker has both colours, also on the board.",
}
TRUMPS = {False: "aces and Jokers", True: "aces, Jokers, kings, queens and jacks"}  # of an Advantage; of a boss
SUIT_WORDS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
MOST = 7  # units of an army
ON_FORM = 4


class RoyalBattlesPrinter(Printer):
    package = "regalia.games.royal_battles"
    parts = (
        PaperPart("forms", "army record forms, blank or with --armies"),
        PaperPart("units", "unit cards"),
        PaperPart("tokens", "tokens of all units"),
        PaperPart("aids", "Trump and Diagonal aids, two on a sheet"),
        PaperPart("armies", "an army list with prices"),
        PaperPart("settings", "the names of the units in all settings", usual=False),
    )

    def numbers(self, order: Order) -> Mapping[str, object]:
        facts = positions(order.options, order.seats)
        units = named_units(order.options)
        return {
            "trumps": table(
                ["style", "Trumps"], [[row["style"], f"{row['class']}: {row['ranks']}"] for row in trumps()]
            ),
            "keys": "\n".join(f"- **{row['name'].capitalize()}:** {SUIT_WORDS[row['suit']]}" for row in facts["names"]),
            "units": table(
                ["unit", "Life", "Acc.", "Eva.", "E/O/R", "Arm."],
                [
                    [
                        unit.title.capitalize(),
                        unit.life,
                        unit.accuracy,
                        unit.evasion,
                        damage(unit),
                        unit.armour,
                    ]
                    for unit in units
                ],
            ),
            "melee": listed([unit.title for unit in units if unit.type == "melee"]),
            "ranged": listed([unit.title for unit in units if unit.type == "ranged"]),
            "advantages": "\n".join(f"- **{unit.advantage.name}:** {advantage_text(unit)}" for unit in units),
            "draw": facts["draw"],
            "mode": MODES[order.options["mode"]],
            "joker": JOKERS[order.options["joker_colour"]],
            **words(order),
        }

    def sheets(self, part: str, order: Order) -> Any:
        if part == "forms":
            return self._forms(order)
        if part == "units":
            bosses = (
                [unit.as_boss() for unit in named_units(order.options)] if order.options["mode"] == "master" else []
            )
            return [sheet(unit, price) for unit, price in priced(order.options)] + [sheet(boss, 0) for boss in bosses]
        if part == "tokens":
            return {
                "units": [sheet(unit, 0) for unit in named_units(order.options)],
                "each": ON_FORM,
                "sides": sides(order),
            }
        if part == "aids":
            four = words(order)["four_cards"]
            return {"trumps": trumps(), "four": four, "needed": needed(), **positions(order.options, order.seats)}
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
        units = named_units(order.options)
        armies = [chosen(units, letters) for letters in order.filled or given(order.options)]
        if len(armies) > max(2, order.seats) or any(not 1 <= len(army) <= MOST for army in armies):
            raise RegaliaError(f"Give armies of 1 to {MOST} letters, at most one for each seat, like PNQK,PRBK.")
        names = seats(order)
        return {
            "armies": [{"name": names[n], "units": [sheet(unit, 0) for unit in army]} for n, army in enumerate(armies)],
            "columns": ON_FORM,
            "key": positions(order.options, order.seats),
            "trumps": trumps(),
            "four": words(order)["four_cards"],
        }

    def _armies(self, order: Order) -> dict[str, Any]:
        return {
            "units": [sheet(unit, price) for unit, price in priced(order.options)],
            "limits": limits(order.options),
            "scenarios": scenarios(order.options),
        }


def sides(order: Order) -> list[dict[str, str]]:
    """The seats with their colours, for tokens."""
    tinctures = TINCTURES[order.options["mode"]]
    called = seats(order)
    return [
        {"name": name, "tincture": "black" if name == "Game master" else tinctures[seat]}
        for seat, name in enumerate(called)
    ]


def limits(options: Mapping[str, Any]) -> str:
    """How large an army may be, for the head of the army list."""
    mode, points = options["mode"], options["points"]
    share, of = MASTERS_SHARE
    if not points:
        master = f"; the game master {MASTERS}, one of them the boss" if mode == "master" else ""
        return f"{SIZES[mode]} units each{master}; with points at most {POINT_SIZES[mode]}"
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


def given(options: Mapping[str, Any]) -> list[str]:
    """The fixed armies of the options, as letters."""
    if options["scenario"] != "none":
        return [*SCENARIOS[options["scenario"]][:: -1 if options["swap_sides"] else 1]]
    fixed = options["armies"] or [options["army_white"], options["army_black"]]
    return [army for army in fixed if army]


def chosen(units: Sequence[Unit], letters: str) -> list[Unit]:
    """The units of an army written as letters; raises RegaliaError for an unknown letter."""
    by_letter = {unit.letter: unit for unit in units}
    for letter in letters:
        if letter not in by_letter:
            raise RegaliaError(f"No unit has the letter {letter!r}; there are: {', '.join(by_letter)}.")
    return [by_letter[letter] for letter in letters]


def sheet(unit: Unit, price: int) -> dict[str, Any]:
    """A unit's sheet as data; a price of 0 is not shown."""
    facts = asdict(unit)
    facts["title"] = unit.title.title()
    facts["price"] = price
    facts["advantage"] = {"name": unit.advantage.name, "text": advantage_text(unit), "trumps": TRUMPS[unit.boss]}
    return facts


def damage(unit: Unit) -> str:
    return "/".join(map(str, unit.damage))
