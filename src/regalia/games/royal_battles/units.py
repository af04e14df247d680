"""Units as data: records, their checks, and what the rules read (sections 7 and 14)."""

from __future__ import annotations

import importlib.resources
import string
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from regalia.games.royal_battles.formats import unit_file
from regalia.games.royal_battles.notation import LONGEST_NAME, code_name
from regalia.games.royal_battles.rules import terms
from regalia.games.royal_battles.rules.terms import Options
from regalia.games.royal_battles.settings import setting_name
from regalia.kernel.errors import OptionError

TYPES = {"melee": int(terms.MELEE), "ranged": int(terms.RANGED)}
POSITIONS = TYPES | {"any": TYPES["melee"] | TYPES["ranged"]}
TARGETS = ("enemy", "own")
SPLASHES = ("none", "same_colour")
WORDS = 4  # of a unit: its letter, and the names of its weapon, its armour and its Advantage

NUMBERS = {"life": (4, 14), "accuracy": (1, 6), "evasion": (1, 6), "armour": (0, 5)}
DAMAGE = (2, 10)
EFFECTS = {  # of an Advantage, with the most each may be
    "base": 12,
    "per_trump": 6,
    "per_friend": 4,
    "heal_per_trump": 6,
    "draw_on_hit": 4,
    "push": 2,
}
EXTRAS = {"extra_trump": (0, 2), "range": (1, 2), "self_damage": (0, 6)}  # what an Advantage may have beside
PRICE = (1, 1000)
BOSS = "boss"  # no unit has this name
MOST = 20  # units of one's own: the free letters


@dataclass(frozen=True, slots=True)
class Advantage:
    """An Advantage: its name and its parameters."""

    name: str
    position: str
    target: str = "enemy"
    always_hits: bool = False
    base: int = 0
    per_trump: int = 0
    per_friend: int = 0
    heal_per_trump: int = 0
    ignores_armour: bool = False
    splash: str = "none"
    draw_on_hit: int = 0
    push: int = 0
    extra_trump: int = 0
    range: int = 1
    self_damage: int = 0

    @property
    def own(self) -> bool:
        return self.target == "own"


@dataclass(frozen=True, slots=True)
class Unit:
    """A kind of unit: the sheet that players read."""

    name: str
    letter: str
    type: str
    life: int
    accuracy: int
    evasion: int
    damage: tuple[int, int, int]
    armour: int
    advantage: Advantage
    weapon: str
    armour_name: str
    title: str = ""  # what players read: the name of the setting
    price: int = 0  # of its record; 0: none
    boss: bool = False  # the master's (rule 81)

    def as_boss(self) -> Unit:
        """The unit as the master's boss: twice the Life, all else as for its kind."""
        return replace(self, life=2 * self.life, boss=True, title=f"boss {self.title}")

    def sheet(self) -> list[int]:
        """The numbers in the order in which ``terms`` names them."""
        gift = self.advantage
        return [
            TYPES[self.type],
            self.life,
            self.accuracy,
            self.evasion,
            *self.damage,
            self.armour,
            POSITIONS[gift.position],
            int(gift.own),
            int(gift.always_hits),
            gift.base,
            gift.per_trump,
            gift.per_friend,
            gift.heal_per_trump,
            int(gift.ignores_armour),
            int(gift.splash == "same_colour"),
            gift.draw_on_hit,
            gift.push,
            gift.extra_trump,
            gift.range,
            gift.self_damage,
        ]

    def words(self) -> list[str]:
        return [self.letter, self.weapon, self.armour_name, self.advantage.name]


def read_units(options: Options) -> tuple[Unit, ...]:
    """The units that the options were made of; with a master, then each of them as the boss."""
    return tuple([_read_unit(options, kind) for kind in range(options.sheet_count)])


def _read_unit(options: Options, kind: int) -> Unit:
    letter, weapon, armour_name, gift = options.words[kind * WORDS : kind * WORDS + WORDS]
    first = kind * int(terms.SHEET)
    reach, life, accuracy, evasion, easy, optimal, risky, armour, *rest = options.sheets[
        first : first + int(terms.SHEET)
    ]
    position, own, always, base, per_trump, per_friend, heal, ignores, splash, draw, push, extra, far, cost = rest
    name = code_name(options.names[kind % options.kinds])
    title = setting_name(options.setting, name)
    return Unit(
        name=name,
        title=f"boss {title}" if kind >= options.kinds else title,
        boss=kind >= options.kinds,
        letter=letter,
        type=_named(TYPES, reach),
        life=life,
        accuracy=accuracy,
        evasion=evasion,
        damage=(easy, optimal, risky),
        armour=armour,
        weapon=weapon,
        armour_name=armour_name,
        advantage=Advantage(
            name=gift,
            position=_named(POSITIONS, position),
            target=TARGETS[own],
            always_hits=bool(always),
            base=base,
            per_trump=per_trump,
            per_friend=per_friend,
            heal_per_trump=heal,
            ignores_armour=bool(ignores),
            splash=SPLASHES[splash],
            draw_on_hit=draw,
            push=push,
            extra_trump=extra,
            range=far,
            self_damage=cost,
        ),
    )


def _named(words: Mapping[str, int], number: int) -> str:
    return next(word for word, value in words.items() if value == number)


@cache
def rulebook() -> tuple[Unit, ...]:
    """The six units of the rulebook, in its order."""
    text = importlib.resources.files(__package__).joinpath("data/units.toml").read_text(encoding="utf-8")
    return tuple([unit(record) for record in tomllib.loads(text)["units"]])


def all_units(records: Sequence[Mapping[str, Any]]) -> tuple[Unit, ...]:
    """The rulebook's units, then those of the records in a fixed order; raises OptionError."""
    units = list(rulebook())
    for record in records:
        new = unit(record)
        for known in units:
            if new.letter == known.letter:
                raise OptionError(f"Unit '{new.name}' has the letter {new.letter}, which is the {known.name}'s.")
            if new.name == known.name:
                raise OptionError(f"There is a unit '{new.name}' already; give the new one another name.")
        units.append(new)
    return tuple(units)


def checked_units(value: Any) -> Any:
    """The option ``units``: a list of records, complete or with defaults left out."""
    if not isinstance(value, list):
        raise OptionError("Option 'units' takes a list of units; the rules, section 11, show how to write one.")
    if len(value) > MOST:
        raise OptionError(
            f"Option 'units' takes at most {MOST} units, one for each free letter; there are {len(value)}."
        )
    all_units(value)
    return value


# ---- one record


def unit(record: Any) -> Unit:
    """The unit of a record; raises OptionError with the unit, the field and its range."""
    if not isinstance(record, Mapping):
        raise OptionError(f"A unit is a table of fields, not {record!r}.")
    who = _name(record)
    unit_file.known_only(
        record, who, ("name", "letter", "type", *NUMBERS, "damage", "advantage", "weapon", "armour_name", "price")
    )
    numbers = {name: unit_file.number(record, who, name, low, high) for name, (low, high) in NUMBERS.items()}
    price = unit_file.number(record, who, "price", *PRICE) if "price" in record else 0
    made = Unit(
        price=price,
        name=record["name"],
        title=record["name"],
        letter=_letter(record, who),
        type=unit_file.word(record, who, "type", tuple(TYPES)),
        damage=_damage(record, who),
        advantage=_advantage(record, who),
        weapon=unit_file.text(record, who, "weapon", "Weapon"),
        armour_name=unit_file.text(record, who, "armour_name", "Armour"),
        life=numbers["life"],
        accuracy=numbers["accuracy"],
        evasion=numbers["evasion"],
        armour=numbers["armour"],
    )
    cost = made.advantage.self_damage
    if cost >= made.life:
        raise OptionError(f"{who}: self_damage {cost} would remove the unit itself; its life is {made.life}.")
    return made


def _advantage(record: Mapping[str, Any], who: str) -> Advantage:
    given = record.get("advantage")
    if not isinstance(given, Mapping):
        raise OptionError(f"{who} needs an advantage: a table with at least its position.")
    whose = f"The advantage of {who[0].lower()}{who[1:]}"
    words = ("name", "position", "target", "splash", "always_hits", "ignores_armour")
    unit_file.known_only(given, whose, (*words, *EFFECTS, *EXTRAS))
    gift = Advantage(
        name=unit_file.text(given, whose, "name", "Advantage"),
        position=unit_file.word(given, whose, "position", tuple(POSITIONS)),
        target=unit_file.word(given, whose, "target", TARGETS, "enemy"),
        splash=unit_file.word(given, whose, "splash", SPLASHES, "none"),
        always_hits=unit_file.flag(given, whose, "always_hits"),
        ignores_armour=unit_file.flag(given, whose, "ignores_armour"),
        **{name: unit_file.number(given, whose, name, 0, most, 0) for name, most in EFFECTS.items()},
        **{name: unit_file.number(given, whose, name, low, high, low) for name, (low, high) in EXTRAS.items()},
    )
    harms = gift.base or gift.per_trump or gift.per_friend
    if gift.own and harms:
        raise OptionError(
            f"{whose} targets own units: it may heal, draw and push, but not have base, per_trump or per_friend."
        )
    if not gift.own and gift.heal_per_trump:
        raise OptionError(f"{whose} targets enemies, so it cannot heal; set its target to 'own'.")
    if not (harms or gift.heal_per_trump or gift.draw_on_hit or gift.push):
        raise OptionError(f"{whose} does nothing: give it one of {', '.join(EFFECTS)}.")
    return gift


def _name(record: Mapping[str, Any]) -> str:
    name = record.get("name")
    good = isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and all(c in string.ascii_lowercase for c in name)
    if not good:
        raise OptionError(f"A unit's name has 1 to {LONGEST_NAME} letters a to z, unlike {name!r}.")
    if name == BOSS:
        raise OptionError("No unit is called 'boss': this is the word for the game master's first unit.")
    return f"Unit '{name}'"


def _letter(record: Mapping[str, Any], who: str) -> str:
    letter = record.get("letter")
    if not isinstance(letter, str) or len(letter) != 1 or letter not in string.ascii_uppercase:
        raise OptionError(f"{who} needs a letter from A to Z, not {letter!r}.")
    return letter


def _damage(record: Mapping[str, Any], who: str) -> tuple[int, int, int]:
    value = record.get("damage")
    low, high = DAMAGE
    good = (
        isinstance(value, list | tuple)
        and len(value) == 3
        and all(isinstance(number, int) and not isinstance(number, bool) for number in value)
        and low <= value[0] <= value[1] <= value[2] <= high
    )
    if not good or value is None:
        raise OptionError(
            f"{who}: damage takes three whole numbers from {low} to {high}, Easy, Optimal and Risky, none less than the "
            f"one before; not {value!r}."
        )
    return value[0], value[1], value[2]
