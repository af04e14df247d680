"""Fixed armies and what armies may be: from scenarios, letters, limits and points (sections 3, 7, 15.3 and 16.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regalia.games.royal_battles.rules import model
from regalia.games.royal_battles.units import Unit
from regalia.kernel.errors import OptionError

SLOTS = int(model.SLOTS)
SCENARIOS = {"hundred_years_war": ("NNNN", "RRRR"), "black_and_white_magic": ("BBBB", "QQQQ")}  # rule 44
CHESS_SET = {"rook": 2, "knight": 2, "bishop": 2, "queen": 1, "king": 1}  # rule 45; other kinds are not limited
FIXED = {"army_white": 0, "army_black": 1}
SIZES = {"duel": 4, "melee": 3, "pairs": 3, "master": 3}  # units of an army without points; a master has
MASTERS = 4
POINT_SIZES = {"duel": 7, "melee": 4, "pairs": 4, "master": 3}  # start squares, so the most units that points buy
MASTERS_POINT_SIZE = 7
PLACES = {"duel": "in a duel", "melee": "in a melee", "pairs": "in pairs", "master": "against a game master"}
MASTERS_SHARE = (5, 3)  # of the points of a player


def checked_army(value: Any) -> Any:
    """The option's value if it is empty or has letters; ``Forces`` checks them."""
    if not isinstance(value, str):
        raise OptionError(f"A fixed army is written as its letters, like PNQK, or is empty; {value!r} is neither.")
    if len(value) >= SLOTS:
        raise OptionError(f"A fixed army has at most {SLOTS - 1} units; {value!r} has {len(value)}.")
    return value


def checked_armies(value: Any) -> Any:
    """The option ``armies``: a list of texts; ``Forces`` checks the rest."""
    if not isinstance(value, list):
        raise OptionError("Option 'armies' takes a list with a text for each seat, like ['PNQK', ''].")
    for army in value:
        checked_army(army)
    return value


class ArmyError(OptionError):
    """An army that its seat may not have; ``reason`` says why without naming the seat."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(f"The army of seat {seat}: {reason}")
        self.seat = seat
        self.reason = reason


def size_words(mode: str, *, master: bool, points: bool) -> str:
    """How many units an army has, as a part of a sentence: "4 units in a duel, 1 to 7 with points"."""
    size, most = (MASTERS, MASTERS_POINT_SIZE) if master else (SIZES[mode], POINT_SIZES[mode])
    where = "for the game master" if master else PLACES[mode]
    return f"1 to {most} units {where} with points" if points else f"{size} units {where}, 1 to {most} with points"


class Forces:
    """What the armies of a battle may be, and those that are given. Raises OptionError for what contradicts itself."""

    def __init__(self, values: Mapping[str, Any], seats: int, units: Sequence[Unit], prices: Sequence[int]) -> None:
        self.values = values
        self.units = units
        self.prices = prices
        self.master = seats - 1 if values["mode"] == "master" else -1
        points = values["points"]
        sizes, masters = (POINT_SIZES, MASTERS_POINT_SIZE) if points else (SIZES, MASTERS)
        self.most = [masters if seat == self.master else sizes[values["mode"]] for seat in range(seats)]
        share, of = MASTERS_SHARE
        self.budgets = (
            [share * points // of if seat == self.master else points for seat in range(seats)] if points else []
        )
        free = max(self.most)
        chess_set = values["unit_limit"] == "chess_set"
        self.limits = [CHESS_SET.get(unit.name, free) if chess_set else free for unit in units]
        self._can_be_paid()

    def _can_be_paid(self) -> None:
        """Points must pay for a first unit of every seat, and for a boss (section 15.3)."""
        cheapest = min(self.prices)
        for seat, points in enumerate(self.budgets):
            if seat == self.master and points < 2 * cheapest:
                raise OptionError(
                    f"Option 'points' is too low: the game master has {points} points, and no boss costs less than "
                    f"{2 * cheapest}."
                )
            if points < cheapest:
                raise OptionError(f"Option 'points' is too low: no unit costs less than {cheapest} points.")

    def kinds(self) -> list[int]:
        """The kinds of all given armies, SLOTS for each seat, sorted, a boss last; -1 for none."""
        found: list[int] = []
        for seat, (option, letters) in enumerate(self._letters()):
            army = self._army(seat, option, letters)
            found += army + [-1] * (SLOTS - len(army))
        return found

    def faults(self) -> list[ArmyError]:
        """Every given army that its seat may not have."""
        found = []
        for seat, (option, letters) in enumerate(self._letters()):
            try:
                self._army(seat, option, letters)
            except ArmyError as wrong:
                found.append(wrong)
        return found

    def _letters(self) -> list[tuple[str, str]]:
        """For each seat the option that gives its army, and the letters."""
        values, seats = self.values, len(self.most)
        scenario, armies = values["scenario"], values["armies"]
        given = [name for name in FIXED if values[name]]
        if values["mode"] != "duel" and (given or scenario != "none"):
            name = given[0] if given else "scenario"
            raise OptionError(f"Option '{name}' is for a duel only; in the mode {values['mode']} set 'armies'.")
        if scenario != "none":
            for name in (*given, *(["armies"] if armies else []), *(["points"] if values["points"] else [])):
                raise OptionError(f"Option '{name}' cannot be set with a scenario, which has its own armies.")
            texts = SCENARIOS[scenario][:: -1 if values["swap_sides"] else 1]
            return [("scenario", text) for text in texts]
        if armies:
            if given:
                raise OptionError(f"Option '{given[0]}' cannot be set together with 'armies', which gives all armies.")
            if len(armies) != seats:
                raise OptionError(f"Option 'armies' takes one text for each of the {seats} seats, not {len(armies)}.")
            return [("armies", army) for army in armies]
        return [(name, values[name]) for name in FIXED] if values["mode"] == "duel" else [("armies", "")] * seats

    def _army(self, seat: int, option: str, letters: str) -> list[int]:
        """The kinds of an army; none where it is still to be chosen."""
        if not letters:
            return []
        known = "".join(unit.letter for unit in self.units)
        for letter in letters:
            if letter not in known:
                raise ArmyError(seat, f"No unit has the letter {letter}; there are {' '.join(known)}.")
        most = self.most[seat]
        if len(letters) > most or (not self.budgets and len(letters) != most):
            size = size_words(self.values["mode"], master=seat == self.master, points=bool(self.budgets))
            units = "1 unit" if len(letters) == 1 else f"{len(letters)} units"
            raise ArmyError(seat, f"{letters} has {units}; an army has {size}.")
        kinds = [known.index(letter) for letter in letters]
        self._within(seat, option, kinds)
        if seat == self.master:  # the first letter is the boss
            return [*sorted(kinds[1:]), kinds[0] + len(self.units)]
        return sorted(kinds)

    def _within(self, seat: int, option: str, kinds: list[int]) -> None:
        if option != "scenario":
            for kind, count in Counter(kinds).items():
                if count > self.limits[kind]:
                    name, limit = self.units[kind].name, self.limits[kind]
                    raise ArmyError(seat, f"It has {count} times {name}; a chess set has {limit}.")
        if self.budgets:
            cost = sum(self.prices[kind] for kind in kinds)
            cost += self.prices[kinds[0]] if seat == self.master else 0
            if (over := cost - self.budgets[seat]) > 0:
                raise ArmyError(seat, f"It costs {cost} points of {self.budgets[seat]}: {over} too many.")
