"""The options of Royal Battles: declared, checked, and made into what the rules read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regalia.games.royal_battles.notation import name_code
from regalia.games.royal_battles.rules import bags, terms
from regalia.games.royal_battles.rules.terms import Options
from regalia.games.royal_battles.units import Unit, all_units, checked_units
from regalia.kernel.errors import OptionError
from regalia.kernel.options import Option

ARMY = int(terms.ARMY)
SCENARIOS = {"hundred_years_war": ("NNNN", "RRRR"), "black_and_white_magic": ("BBBB", "QQQQ")}  # rule 44
ARMY_CHOICES = ("secret", "open", "draft", "random")
CHESS_SET = {"rook": 2, "knight": 2, "bishop": 2, "queen": 1, "king": 1}  # rule 45; other kinds are not limited
FIXED = {"army_white": 0, "army_black": 1}


def checked_army(value: Any) -> Any:
    """The option's value if it is empty or has four letters; ``native`` checks the letters."""
    if not isinstance(value, str) or len(value) not in (0, ARMY):
        raise OptionError(f"A fixed army is written as {ARMY} letters, like PNQK, or is empty; {value!r} is neither.")
    return value


OPTIONS = (
    Option(
        "scenario",
        "text",
        "none",
        "A scenario with two fixed armies.",
        values=("none", *SCENARIOS),
        labels=("free armies", "Hundred Years War: knights against rooks", "bishops against queens"),
    ),
    Option(
        "swap_sides",
        "bool",
        False,
        "Whether white and black exchange the armies of the scenario.",
        reading="ruling R44",
    ),
    Option(
        "army_choice",
        "text",
        "secret",
        "How armies are chosen.",
        values=ARMY_CHOICES,
        labels=("secretly, shown together", "openly, white first", "unit by unit in turns", "at random"),
        reading="ruling R5",
    ),
    Option("army_white", "data", "", "A fixed army for white: the letters of four units.", check=checked_army),
    Option("army_black", "data", "", "A fixed army for black: the letters of four units.", check=checked_army),
    Option(
        "unit_limit",
        "text",
        "none",
        "How many units of one kind an army may have.",
        values=("none", "chess_set"),
        labels=("no limit", "as many as a chess set has"),
    ),
    Option(
        "card_facing",
        "text",
        "heads",
        "Which edges of the cards face the players.",
        values=("heads", "sides"),
        labels=("the short ones", "the long ones"),
        reading="ruling R1",
    ),
    Option(
        "joker_colour",
        "text",
        "flip",
        "The colour of a Joker on the board.",
        values=("flip", "both"),
        labels=("the one its unit did not stand on", "both colours"),
        reading="ruling R15",
    ),
    Option(
        "may_pass",
        "bool",
        False,
        "Whether a player with a deck may decline to move.",
        reading="ruling R12",
    ),
    Option(
        "optional_draws",
        "bool",
        False,
        "Whether draws before the turn and for the Key Position may be declined.",
        reading="ruling R11",
    ),
    Option(
        "discard_timing",
        "text",
        "after_draw",
        "When the hand may be discarded.",
        values=("after_draw", "before_draw"),
        labels=("after the Key draw", "before the Key draw"),
        reading="ruling R35",
    ),
    Option(
        "idle_healing",
        "bool",
        True,
        "Whether healing may be used where it has no effect.",
        reading="ruling R27",
    ),
    Option(
        "empty_deck_initiative",
        "text",
        "keep_old",
        "What happens when an initiative card is due from an empty deck.",
        values=("keep_old", "end_battle"),
        labels=("the old card stays in force", "the battle ends"),
        reading="ruling R38",
    ),
    Option(
        "round_limit",
        "int",
        0,
        "The battle ends after this many rounds; 0: never.",
        low=0,
        high=1000,
        reading="ours",
    ),
    Option(
        "tie_break_life",
        "bool",
        False,
        "Whether Life left breaks a tie.",
        reading="ours",
    ),
    Option("units", "data", [], "Custom units, in addition to those of the rulebook.", check=checked_units),
)


def native(values: Mapping[str, Any]) -> Options:
    """The options as the rules read them; raises OptionError if they contradict each other."""
    units = all_units(values["units"])
    limited = values["unit_limit"] == "chess_set"
    limits = [CHESS_SET.get(unit.name, ARMY) if limited else ARMY for unit in units]
    return Options(
        sheets=[number for unit in units for number in unit.sheet()],
        names=[name_code(unit.name) for unit in units],
        words=[word for unit in units for word in unit.words()],
        limits=limits,
        armies=_armies(values, units, limits),
        army_choice=ARMY_CHOICES.index(values["army_choice"]),
        sides=values["card_facing"] == "sides",
        joker_both=values["joker_colour"] == "both",
        may_pass=values["may_pass"],
        optional_draws=values["optional_draws"],
        discard_first=values["discard_timing"] == "before_draw",
        idle_healing=values["idle_healing"],
        end_battle=values["empty_deck_initiative"] == "end_battle",
        round_limit=values["round_limit"],
        tie_break_life=values["tie_break_life"],
        deck=int(bags.FULL),
    )


def _armies(values: Mapping[str, Any], units: Sequence[Unit], limits: list[int]) -> list[int]:
    """The kinds of both armies, each sorted; -1 for units still to be chosen."""
    letters = [values[name] for name in FIXED]
    scenario = values["scenario"]
    if scenario != "none":
        for name in FIXED:
            if values[name]:
                raise OptionError(f"Option '{name}' cannot be set with a scenario, which has its own armies.")
        letters = [*SCENARIOS[scenario]]
        if values["swap_sides"]:
            letters.reverse()
        limits = [ARMY] * len(units)
    armies = []
    for name, army in zip(FIXED, letters, strict=True):
        armies += _kinds(name, army, units, limits) if army else [-1] * ARMY
    return armies


def _kinds(name: str, army: str, units: Sequence[Unit], limits: list[int]) -> list[int]:
    known = "".join(unit.letter for unit in units)
    for letter in army:
        if letter not in known:
            raise OptionError(f"Option '{name}' has the letter {letter!r}; units here are {', '.join(known)}.")
    kinds = sorted(known.index(letter) for letter in army)
    for kind, count in Counter(kinds).items():
        if count > limits[kind]:
            raise OptionError(f"Option '{name}' has {count} times {units[kind].name}; a chess set has {limits[kind]}.")
    return kinds
