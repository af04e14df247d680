"""The options of Royal Battles: declared, checked, and made into what the rules read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from regalia.games.royal_battles.armies import SCENARIOS, Forces, checked_armies, checked_army
from regalia.games.royal_battles.notation import name_code
from regalia.games.royal_battles.prices import FITTED, checked_coefficients, checked_prices, prices
from regalia.games.royal_battles.rules import bags
from regalia.games.royal_battles.rules.terms import Options
from regalia.games.royal_battles.settings import SETTINGS
from regalia.games.royal_battles.start_squares import start_squares
from regalia.games.royal_battles.units import all_units, checked_units
from regalia.kernel.errors import OptionError
from regalia.kernel.options import Option

ARMY_CHOICES = ("secret", "open", "draft", "random")
MODES = ("duel", "melee", "pairs", "master")
SEATS = {"duel": (2,), "melee": (3, 4), "pairs": (4,), "master": (3, 4, 5)}
SIDES: dict[str, Callable[[int, int], int]] = {  # of a seat (rule 78)
    "duel": lambda seat, seats: seat,
    "melee": lambda seat, seats: seat,
    "pairs": lambda seat, seats: seat % 2,
    "master": lambda seat, seats: int(seat == seats - 1),
}
MOST_POINTS = 5000


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
    Option(
        "army_white",
        "data",
        "",
        "A fixed army for white: the letters of its units.",
        reading="ours",
        check=checked_army,
    ),
    Option(
        "army_black",
        "data",
        "",
        "A fixed army for black: the letters of its units.",
        reading="ours",
        check=checked_army,
    ),
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
    Option(
        "exhaustion",
        "text",
        "auto",
        "Whose lack of cards ends the battle.",
        values=("auto", "one", "both"),
        labels=("as usual in the mode", "one side's", "all sides'"),
        reading="ruling R54",
    ),
    Option(
        "points",
        "int",
        0,
        "The points that each army may cost; 0: armies without points.",
        low=0,
        high=MOST_POINTS,
    ),
    Option("prices", "data", {}, "Prices of single units, in points.", values=(FITTED,), check=checked_prices),
    Option(
        "unit_price",
        "data",
        {},
        "Numbers of the formula that prices units.",
        values=(FITTED,),
        check=checked_coefficients,
    ),
    Option(
        "mode",
        "text",
        "duel",
        "Who fights against whom.",
        values=MODES,
        labels=("two players", "three or four, each alone", "two against two", "players against a game master"),
    ),
    Option(
        "armies",
        "data",
        [],
        "Fixed armies: a text of letters for each seat.",
        reading="ours",
        check=checked_armies,
    ),
    Option(
        "setting",
        "text",
        "chess",
        "Names and pictures of the units.",
        values=tuple(SETTINGS),
        labels=("chess", "fantasy", "galaxies", "espionage", "gothic", "heroics"),
    ),
)


def forces(values: Mapping[str, Any], seats: int) -> Forces:
    """What the armies of a table may be; raises OptionError if its options contradict each other."""
    mode = values["mode"]
    if seats not in SEATS[mode]:
        allowed = " or ".join([", ".join(map(str, SEATS[mode][:-1])), str(SEATS[mode][-1])]).removeprefix(" or ")
        raise OptionError(f"The mode {mode} takes {allowed} seats, not {seats}.")
    units = all_units(values["units"])
    return Forces(values, seats, units, prices(units, values["prices"], values["unit_price"]))


def native(values: Mapping[str, Any], seats: int) -> Options:
    """The options as the rules read them; raises OptionError if they contradict each other."""
    mode = values["mode"]
    given = forces(values, seats)
    units = given.units
    sheets = [*units, *([unit.as_boss() for unit in units] if mode == "master" else [])]
    return Options(
        mode=MODES.index(mode),
        sides=[SIDES[mode](seat, seats) for seat in range(seats)],
        homes=start_squares(mode, seats),
        most=given.most,
        sheets=[number for unit in sheets for number in unit.sheet()],
        names=[name_code("boss" if unit.boss else unit.name) for unit in sheets],
        words=[word for unit in sheets for word in unit.words()],
        kinds=len(units),
        limits=given.limits,
        armies=given.kinds(),
        army_choice=ARMY_CHOICES.index(values["army_choice"]),
        budgets=given.budgets,
        prices=list(given.prices) if values["points"] else [0] * len(units),
        long_sides=values["card_facing"] == "sides",
        joker_both=values["joker_colour"] == "both",
        may_pass=values["may_pass"],
        optional_draws=values["optional_draws"],
        discard_first=values["discard_timing"] == "before_draw",
        idle_healing=values["idle_healing"],
        end_battle=values["empty_deck_initiative"] == "end_battle",
        round_limit=values["round_limit"],
        tie_break_life=values["tie_break_life"],
        wait_for_all=values["exhaustion"] == "both" or (values["exhaustion"] == "auto" and mode != "duel"),
        setting=list(SETTINGS).index(values["setting"]),
        deck=int(bags.FULL),
    )
