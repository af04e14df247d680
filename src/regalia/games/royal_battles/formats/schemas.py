"""The JSON Schemas of unit, army and scenario files, made of the bounds that the readers use."""

from __future__ import annotations

from typing import Any

from regalia.games.royal_battles.armies import SLOTS
from regalia.games.royal_battles.formats.unit_file import LONGEST_TEXT
from regalia.games.royal_battles.notation import LONGEST_NAME
from regalia.games.royal_battles.options import MOST_POINTS, OPTIONS
from regalia.games.royal_battles.units import (
    BOSS,
    DAMAGE,
    EFFECTS,
    EXTRAS,
    MOST,
    NUMBERS,
    POSITIONS,
    PRICE,
    SPLASHES,
    TARGETS,
    TYPES,
)
from regalia.kernel.files import shapes
from regalia.kernel.files.shapes import Shape

GAME = "royal-battles"
UNIT = "regalia-unit/1"
UNITS = "regalia-units/1"
ARMY = "regalia-army/1"
SCENARIO = "regalia-scenario/1"
LONGEST_TITLE = 60
LONGEST_SENTENCE = 200
OWN = ("units", "armies", "army_white", "army_black", "scenario", "swap_sides")  # what a scenario says elsewhere

PLAIN = rf"^[^\u0000-\u001f\u007f-\u009f{{]{{1,{LONGEST_TEXT}}}$"


def plain(title: str) -> Shape:
    """A text as cards and logs show it."""
    return shapes.pattern(title, PLAIN, f"{title} is a text of 1 to {LONGEST_TEXT} plain characters, without {{.")


def advantage() -> Shape:
    fields: dict[str, Any] = {
        "name": plain("The Advantage's name"),
        "position": shapes.word("Position", POSITIONS),
        "target": shapes.word("Target", TARGETS),
        "splash": shapes.word("Splash", SPLASHES),
        "always_hits": shapes.flag("Always hits"),
        "ignores_armour": shapes.flag("Ignores armour"),
        **{name: shapes.number(titled(name), 0, most) for name, most in EFFECTS.items()},
        **{name: shapes.number(titled(name), low, high) for name, (low, high) in EXTRAS.items()},
    }
    return shapes.table("Advantage", fields, ("position",))


def unit_fields() -> dict[str, Shape]:
    """The fields of a unit's record (section 14.1)."""
    low, high = DAMAGE
    damage = f"Damage is three whole numbers from {low} to {high}: Easy, Optimal and Risky."
    return {
        "name": shapes.pattern(
            "Name",
            rf"^(?!{BOSS}$)[a-z]{{1,{LONGEST_NAME}}}$",
            f"A name is 1 to {LONGEST_NAME} letters a to z, not boss.",
        ),
        "letter": shapes.pattern("Letter", "^[A-Z]$", "A letter is one of A to Z."),
        "type": shapes.word("Type", TYPES),
        **{name: shapes.number(titled(name), low, high) for name, (low, high) in NUMBERS.items()},
        "damage": shapes.many("Damage", {"type": "integer", "minimum": low, "maximum": high}, 3, 3, damage),
        "advantage": advantage(),
        "weapon": plain("Weapon"),
        "armour_name": plain("The armour's name"),
        "price": shapes.number("Price", *PRICE),
    }


def unit() -> Shape:
    required = ("name", "letter", "type", *NUMBERS, "damage", "advantage")
    return shapes.table("Unit", unit_fields(), required)


def unit_list() -> Shape:
    return shapes.many("Units", unit(), 0, MOST)


def unit_file() -> Shape:
    one = unit()
    fields = {**shapes.told(UNIT, GAME), **one["properties"]}
    return shapes.table("Unit", fields, ("format", "game", *one["required"]))


def units_file() -> Shape:
    fields = {**shapes.told(UNITS, GAME), "title": title("Title"), "units": unit_list()}
    return shapes.table("Units", fields, ("format", "game", "units"))


def letters(least: int) -> Shape:
    expression = f"^[A-Z]{{{least},{SLOTS - 1}}}$"
    return shapes.pattern("Army", expression, f"An army is written as the letters of {least} to {SLOTS - 1} units.")


def army_file() -> Shape:
    fields = {
        **shapes.told(ARMY, GAME),
        "title": title("Title"),
        "army": letters(1),
        "points": shapes.number("Points", 0, MOST_POINTS),
        "units": unit_list(),
    }
    return shapes.table("Army", fields, ("format", "game", "title", "army"))


def scenario_file() -> Shape:
    name = "A scenario's name for commands is 1 to 40 characters a to z, 0 to 9 and -."
    options = shapes.options_shape([option for option in OPTIONS if option.name not in OWN])
    fields = {
        **shapes.told(SCENARIO, GAME),
        "name": shapes.pattern("Name", "^[a-z0-9-]{1,40}$", name),
        "title": title("Title"),
        "says": shapes.text("The sentence about it", LONGEST_SENTENCE),
        "players": shapes.number("Players", 2, 5),
        "armies": shapes.many("Armies", letters(0), 2, 5, "Armies is a list with the letters of each seat's army."),
        "names": shapes.many("Names", plain("A side's name"), 2, 5, "Names is a list with a name for each seat."),
        "options": options,
        "units": unit_list(),
    }
    return shapes.table("Scenario", fields, ("format", "game", "name", "title", "says", "players", "armies"))


def title(words: str) -> Shape:
    return shapes.text(words, LONGEST_TITLE)


def titled(name: str) -> str:
    """A field's name as players read it."""
    return name.replace("_", " ").capitalize()
