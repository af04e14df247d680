"""Faults against a schema: each with its place, what was found and what is wanted; the same verdict as a validator's."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest

from regalia.kernel.files import shapes
from regalia.kernel.files.fault import Fault, written
from regalia.kernel.files.kind import FileKind
from regalia.kernel.files.schema import DIALECT, schema_faults

UNIT = shapes.table(
    "Unit",
    {
        "life": shapes.number("Life", 4, 14),
        "type": shapes.word("Type", ("melee", "ranged")),
        "name": shapes.pattern("Name", "^[a-z]{1,10}$", "A name is 1 to 10 letters a to z."),
        "always_hits": shapes.flag("Always hits"),
        "weapon": shapes.text("Weapon", 24),
        "limit": {"title": "Limit", "anyOf": [{"type": "integer", "minimum": 1, "maximum": 9}, {"type": "null"}]},
    },
    ("life", "name"),
)
FILE = {
    "$schema": DIALECT,
    **shapes.table(
        "Units",
        {**shapes.told("regalia-try/2", "try"), "units": shapes.many("Units", {"$ref": "#/$defs/Unit"}, 1, 3)},
        ("format", "units"),
    ),
    "$defs": {"Unit": UNIT},
}
GOOD: dict[str, Any] = {
    "format": "regalia-try/2",
    "game": "try",
    "units": [{"life": 8, "name": "pawn"}, {"life": 4, "name": "a", "type": "melee", "limit": None}],
}


def changed(**fields: Any) -> dict[str, Any]:
    """The good file with some fields of its second unit changed."""
    return {**GOOD, "units": [GOOD["units"][0], {**GOOD["units"][1], **fields}]}


BAD = [
    (changed(life=17), "units[1].life: 17; Life is 4 to 14."),
    (changed(life=True), "units[1].life: true; Life is a whole number, 4 to 14."),
    (changed(life="8"), 'units[1].life: "8"; Life is a whole number, 4 to 14.'),
    (changed(type="air"), 'units[1].type: "air"; Type is melee or ranged.'),
    (changed(name="Pawn"), 'units[1].name: "Pawn"; A name is 1 to 10 letters a to z.'),
    (changed(always_hits=1), "units[1].always_hits: 1; Always hits must be true or false."),
    (changed(weapon=""), 'units[1].weapon: ""; Weapon is a text of 1 to 24 characters.'),
    (changed(limit=10), "units[1].limit: 10; Limit is 1 to 9 or null."),
    (changed(lief=8), "units[1].lief: unknown field; Did you mean 'life'?"),
    (changed(colour=8), "units[1].colour: unknown field; There are life, type, name, always_hits, weapon and limit."),
    ({**GOOD, "units": []}, "units: Units must be a list of 1 to 3 entries. There are none."),
    ({**GOOD, "units": [GOOD["units"][0]] * 4}, "units: Units must be a list of 1 to 3 entries. There are 4."),
    ({**GOOD, "units": {}}, "units: {}; Units must be a list of 1 to 3 entries."),
    ({**GOOD, "units": [{"name": "a"}]}, "units[0].life: missing; Life is 4 to 14."),
    ({**GOOD, "game": "chess"}, 'game: "chess"; Game is "try".'),
]


def test_a_good_file_has_no_faults() -> None:
    assert schema_faults(FILE, GOOD) == []
    jsonschema.Draft202012Validator.check_schema(FILE)
    jsonschema.Draft202012Validator(FILE).validate(GOOD)


@pytest.mark.parametrize(("data", "words"), BAD)
def test_a_fault_says_where_and_what(data: Any, words: str) -> None:
    assert [str(fault) for fault in schema_faults(FILE, data)] == [words]
    assert not jsonschema.Draft202012Validator(FILE).is_valid(data)


def test_every_fault_is_named_in_the_order_of_the_file() -> None:
    data = {"format": "regalia-try/2", "units": [{"life": 3, "name": "a"}, 5, {"life": 15}]}
    assert [fault.place for fault in schema_faults(FILE, data)] == [
        "units[0].life",
        "units[1]",
        "units[2].life",
        "units[2].name",
    ]


def test_the_end_of_a_pattern_is_the_end_of_the_text() -> None:
    assert schema_faults(FILE, changed(name="pawn\n"))


def test_a_keyword_that_is_not_supported_is_refused() -> None:
    with pytest.raises(ValueError, match="multipleOf"):
        schema_faults({"type": "integer", "multipleOf": 2}, 3)


def test_a_list_may_forbid_repetition() -> None:
    shape = {"type": "array", "title": "Gates", "items": {"type": "integer"}, "uniqueItems": True}
    assert [str(fault) for fault in schema_faults(shape, [1, 2, 1])] == ["[2]: 1; Gates has this twice."]
    assert schema_faults(shape, [1, True]) != []  # true is not a whole number


def test_long_values_are_cut() -> None:
    assert len(written("x" * 500)) == 60


# ---- kinds


def kind(check: Any = lambda data: []) -> FileKind:
    return FileKind("try", "try", "regalia-try/2", lambda: FILE, check)


def test_a_file_from_a_newer_regalia_is_said_to_be_so_with_what_is_new() -> None:
    data = {**changed(aura=1), "format": "regalia-try/3"}
    newer, unknown = kind().faults(data)
    assert newer.place == "format"
    assert "newer Regalia" in newer.reason
    assert unknown.place == "units[1].aura"
    assert "newer" not in str(kind().faults({**GOOD, "format": "regalia-try/1"})[0])


def test_meaning_is_checked_only_where_the_shape_is_right() -> None:
    asked: list[Any] = []

    def check(data: Any) -> list[Fault]:
        asked.append(data)
        return [Fault("units", "There are too few.")]

    assert [fault.place for fault in kind(check).faults(changed(life=1))] == ["units[1].life"]
    assert asked == []
    assert [str(fault) for fault in kind(check).faults(GOOD)] == ["units: There are too few."]


def test_a_file_must_hold_fields() -> None:
    assert "not a try" in str(kind().faults([1])[0])
