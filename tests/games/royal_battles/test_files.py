"""Unit, army and scenario files: what their kinds accept is what the options accept (sections 14 to 16)."""

from __future__ import annotations

import copy
import importlib.resources
import tomllib
from typing import Any

import pytest

from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.units import unit
from regalia.kernel.errors import OptionError, RegaliaError
from regalia.kernel.files.kind import FileKind

KINDS: dict[str, FileKind] = {kind.name: kind for kind in GAME.file_kinds()}
FALCONER: dict[str, Any] = {
    "name": "falconer",
    "letter": "F",
    "type": "ranged",
    "life": 8,
    "accuracy": 4,
    "evasion": 3,
    "damage": [3, 4, 6],
    "armour": 1,
    "advantage": {"name": "Stoop", "position": "any", "base": 4, "range": 2, "self_damage": 1},
}
UNIT = {"format": "regalia-unit/1", "game": "royal-battles", **FALCONER}
SCENARIO: dict[str, Any] = {
    "format": "regalia-scenario/1",
    "game": "royal-battles",
    "name": "the-hunt",
    "title": "The Hunt",
    "says": "Four falconers hunt four knights.",
    "players": 2,
    "armies": ["FFFF", "NNNN"],
    "names": ["The Hunters", "The Outlaws"],
    "options": {"setting": "gothic"},
    "units": [FALCONER],
}
ARMY = {"format": "regalia-army/1", "game": "royal-battles", "title": "Mine", "army": "PNQK", "points": 425}


def faults(kind: str, data: Any) -> list[str]:
    return [str(fault) for fault in KINDS[kind].faults(data)]


def with_fields(record: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A record with some fields changed, those of its Advantage by ``advantage__name``."""
    made = copy.deepcopy(record)
    for name, value in fields.items():
        where, _, inner = name.partition("__")
        if inner:
            made[where][inner] = value
        else:
            made[where] = value
    return made


BAD_UNITS = [
    ({"life": 17}, "life: 17; Life is 4 to 14."),
    ({"damage": [5, 4, 6]}, "damage[0]: 5; Easy may not be above Optimal, which is 4."),
    ({"damage": [3, 4]}, "damage: Damage is three whole numbers from 2 to 10: Easy, Optimal and Risky. There are 2."),
    ({"letter": "K"}, 'letter: "K"; The letter K is the king\'s. Free: A C D E F G H I J L M O S T U V W X Y Z.'),
    ({"letter": "KK"}, 'letter: "KK"; A letter is one of A to Z.'),
    ({"name": "boss"}, 'name: "boss"; A name is 1 to 10 letters a to z, not boss.'),
    ({"name": "queen"}, 'name: "queen"; There is already a unit called queen: rename this one.'),
    ({"weapon": "a{0}"}, 'weapon: "a{0}"; Weapon is a text of 1 to 24 plain characters, without {.'),
    (
        {"advantage__heal_per_trump": 2},
        "advantage.heal_per_trump: 2; A unit that heals must have its own side as target.",
    ),
    ({"advantage__target": "own"}, "advantage.base: 4; An Advantage for its own side does no damage."),
    (
        {"life": 4, "advantage__self_damage": 4},
        "advantage.self_damage: 4; This would remove the unit itself: its Life is 4.",
    ),
    ({"advantage__range": 0}, "advantage.range: 0; Range is 1 to 2."),
    ({"advantage__position": "up"}, 'advantage.position: "up"; Position is melee, ranged or any.'),
]


@pytest.mark.parametrize(("fields", "words"), BAD_UNITS)
def test_a_faulty_unit_is_refused_in_words_and_by_the_option(fields: dict[str, Any], words: str) -> None:
    assert faults("unit", with_fields(UNIT, **fields)) == [words]
    with pytest.raises(OptionError):
        GAME.set_up({"units": [with_fields(FALCONER, **fields)]})


def test_a_good_unit_sets_up_a_table() -> None:
    assert faults("unit", UNIT) == []
    assert KINDS["unit"].read(UNIT) == {"units": [FALCONER]}
    GAME.set_up(KINDS["unit"].read(UNIT))


def test_the_shipped_units_are_a_file_that_adds_nothing() -> None:
    text = importlib.resources.files("regalia.games.royal_battles").joinpath("data", "units.toml").read_text("utf-8")
    data = tomllib.loads(text)
    assert faults("units", data) == []
    assert KINDS["units"].read(data) == {"units": []}
    data["units"].append(FALCONER)
    assert KINDS["units"].read(data) == {"units": [FALCONER]}


def test_units_of_one_file_differ() -> None:
    data = {"format": "regalia-units/1", "game": "royal-battles", "units": [FALCONER, FALCONER]}
    assert [fault.place for fault in KINDS["units"].faults(data)] == ["units[1].name", "units[1].letter"]


def test_an_army_says_what_it_costs_too_much() -> None:
    assert faults("army", ARMY) == []
    GAME.set_up(KINDS["army"].read(ARMY))
    assert faults("army", {**ARMY, "points": 420}) == ['army: "PNQK"; 5 points too many: remove a unit.']
    assert faults("army", {**ARMY, "army": "PNQF"}) == [
        'army: "PNQF"; No unit has the letter F; there are P R N B Q K.'
    ]


@pytest.mark.parametrize("army", ["P", "PN", "PNQKR", "PNQKRBP"])
def test_an_army_without_points_must_fit_a_mode(army: str) -> None:
    free = {**ARMY, "points": 0, "army": army}
    assert faults("army", free) == [
        f'army: "{army}"; An army of {len(army)} fits no mode: without points it has 4 units in a duel and 3 in a '
        "melee. Change its units, or give it points."
    ]
    assert faults("army", {**free, "points": 2000}) == []


def test_an_army_of_three_sets_up_a_melee() -> None:
    three = {**ARMY, "points": 0, "army": "PNQ"}
    assert faults("army", three) == []
    assert KINDS["army"].players(three) == 3
    assert KINDS["army"].read(three) == {"mode": "melee", "armies": ["PNQ", "", ""]}
    GAME.set_up(KINDS["army"].read(three), 3)


@pytest.mark.parametrize(
    ("options", "seats", "words"),
    [
        ({"mode": "melee", "armies": ["PNQK", "", ""]}, 3, "seat 0: PNQK has 4 units; an army has 3 units in a melee"),
        ({"mode": "pairs", "armies": ["", "", "", "PN"]}, 4, "seat 3: PN has 2 units; an army has 3 units in pairs"),
        (
            {"mode": "master", "armies": ["", "", "PNQ"]},
            3,
            "seat 2: PNQ has 3 units; an army has 4 units for the game master, 1 to 7 with points",
        ),
        (
            {"mode": "master", "points": 900, "armies": ["PPPP", "", ""]},
            3,
            "seat 0: PPPP has 4 units; an army has 1 to 3 units against a game master with points",
        ),
    ],
)
def test_a_table_says_which_army_does_not_fit_its_mode(options: dict[str, Any], seats: int, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        GAME.set_up(options, seats)


def test_a_scenario_brings_its_units_armies_and_options() -> None:
    assert faults("scenario", SCENARIO) == []
    options = KINDS["scenario"].read(SCENARIO)
    assert options == {"setting": "gothic", "units": [FALCONER], "armies": ["FFFF", "NNNN"]}
    GAME.set_up(options, SCENARIO["players"])


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"players": 3}, "armies: 2 entries; This scenario has 3 players, so it needs 3."),
        ({"armies": ["FFFF", "NNN"]}, "armies[1]: NNN has 3 units; an army has 4 units in a duel, 1 to 7 with points."),
        ({"armies": ["FFFZ", "NNNN"]}, 'armies[0]: "FFFZ"; No unit has the letter Z; there are P R N B Q K F.'),
        ({"options": {"setting": "moon"}}, 'options.setting: "moon"; Setting is chess, fantasy,'),
        ({"options": {"armies": []}}, "options.armies: unknown field"),
        ({"options": {"points": 50}}, "options: "),
        ({"units__aura": 1}, "units[0].aura: unknown field"),
    ],
)
def test_a_faulty_scenario_names_its_place(fields: dict[str, Any], words: str) -> None:
    if "units__aura" in fields:
        fields = {"units": [{**FALCONER, "aura": 1}]}
    assert faults("scenario", {**SCENARIO, **fields})[0].startswith(words)


@pytest.mark.parametrize("name", ["life", "accuracy", "evasion", "armour", "price"])
def test_the_schema_has_the_readers_bounds(name: str) -> None:
    for value in range(-2, 20):
        record = {**FALCONER, name: value}
        try:
            unit(record)
            good = True
        except OptionError:
            good = False
        assert (faults("unit", {**UNIT, name: value}) == []) == good


def test_a_file_with_faults_sets_up_nothing() -> None:
    with pytest.raises(RegaliaError, match="life: 17; Life is 4 to 14"):
        KINDS["unit"].read({**UNIT, "life": 17})


def test_faults_of_meaning_are_named_beside_faults_of_form() -> None:
    spoilt = with_fields(UNIT, life=17, letter="P", damage=[6, 5, 4])
    found = [fault.place for fault in KINDS["unit"].faults(spoilt)]
    assert found == ["life", "letter", "damage[0]", "damage[1]"]
    listed = {
        "format": "regalia-units/1",
        "game": "royal-battles",
        "units": [record_without(spoilt), {"name": "ox"}, 7],
    }
    places = [fault.place for fault in KINDS["units"].faults(listed)]
    assert {"units[0].life", "units[0].letter", "units[0].damage[1]", "units[1].letter", "units[2]"} <= {*places}
    assert len(places) == len({*places})


def test_an_army_with_faults_of_form_names_its_strange_letters_too() -> None:
    spoilt = {**ARMY, "army": "XPY", "points": 9000, "title": "", "units": [{**FALCONER, "life": 17}]}
    assert [fault.place for fault in KINDS["army"].faults(spoilt)] == [
        *("title", "points", "units[0].life", "army", "army")
    ]
    spoilt["units"] = [{**FALCONER, "letter": "K"}]
    assert [fault.place for fault in KINDS["army"].faults(spoilt)] == [
        *("title", "points", "units[0].letter", "army", "army")
    ]
    spoilt["units"] = [FALCONER]
    assert [fault.place for fault in KINDS["army"].faults(spoilt)] == ["title", "points", "army", "army"]
    assert faults("army", {**ARMY, "army": "NNNN", "points": 300, "title": ""})[1:] == [
        'army: "NNNN"; 220 points too many: remove a unit.'
    ]


def test_a_scenario_names_every_army_that_does_not_fit() -> None:
    spoilt = {**SCENARIO, "armies": ["FFF", "N"]}
    assert [fault.place for fault in KINDS["scenario"].faults(spoilt)] == ["armies[0]", "armies[1]"]
    assert "N has 1 unit; an army has 4 units" in faults("scenario", spoilt)[1]
    costly = {**SCENARIO, "armies": ["NNNN", "KKKK"], "options": {"points": 300, "unit_limit": "chess_set"}}
    assert faults("scenario", costly) == [
        "armies[0]: It has 4 times knight; a chess set has 2.",
        "armies[1]: It has 4 times king; a chess set has 1.",
    ]


def test_a_scenario_with_faults_of_form_names_its_other_faults_too() -> None:
    spoilt = {**SCENARIO, "title": "", "players": 3, "armies": ["FFFZ", "NNNN"], "names": ["One"]}
    assert [fault.place for fault in KINDS["scenario"].faults(spoilt)] == ["title", "names", "armies[0]"]
    spoilt = {**SCENARIO, "title": "", "players": 3, "units": [{**FALCONER, "letter": "K"}]}
    found = [fault.place for fault in KINDS["scenario"].faults(spoilt)]
    assert found == ["title", "armies", "names", "units[0].letter", "armies[0]"]


def record_without(data: dict[str, Any]) -> dict[str, Any]:
    """A unit file's record, without what the file says about itself."""
    return {name: value for name, value in data.items() if name not in ("format", "game")}
