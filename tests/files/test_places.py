"""Faults of tables and records stand at the field that is wrong; ignored fields are notes."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.files.kinds import faults_in, find_kind
from regalia.files.reading import document
from tests.files.samples import KINDS, sample, shipped


def told(kind: str, **changes: Any) -> list[str]:
    return [str(fault) for fault in faults_in({**sample(find_kind(kind)), **changes})[1]]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"seats": 5}, "seats: 5; Royals takes 2 seats."),
        ({"options": {"decks": 9}}, "options.decks: 9; Decks must be 1 to 2."),
        ({"options": {"decks": "two"}}, 'options.decks: "two"; Decks must be a whole number, 1 to 2.'),
        ({"rules": 99}, "rules: This record was made under version 99 of the rules; this program has 1."),
        ({"result": [1.0, 0.0]}, "result: The record gives the result"),
        ({"reason": "idle"}, "reason: The record ends by"),
    ],
)
def test_a_fault_in_the_header_of_a_record_has_its_place(changes: dict[str, Any], fault: str) -> None:
    (found,) = told("record", **changes)
    assert found.startswith(fault)


def test_seats_of_positions_and_players_of_presets_have_their_places() -> None:
    assert told("position", seats=0) == ["seats: 0; Royals takes 2 seats."]
    presets = sample(find_kind("presets"))["preset"]
    assert told("presets", preset=[{**presets[0], "players": 9}]) == ["preset[0].players: 9; Royals takes 2 seats."]


def test_presets_are_checked_beside_a_fault_of_form() -> None:
    first, second = sample(find_kind("presets"))["preset"]
    del first["title"]
    found = told("presets", preset=[first, {**second, "options": {"decks": 9}}])
    assert found == ["preset[0].title: missing; Title is a text.", "preset[1].options.decks: 9; Decks must be 1 to 2."]


def test_a_number_in_quotes_is_told_to_be_one() -> None:
    assert told("unit", life="8") == ['life: "8"; Life is a whole number, 4 to 14.']
    assert told("unit", life=17) == ["life: 17; Life is 4 to 14."]


def test_a_mistyped_field_that_is_ignored_is_noted() -> None:
    board = {**sample(find_kind("board")), "teritories": {}, "territories": {"mewtopa": "The High City"}}
    assert faults_in(board)[1] == []
    assert [str(note) for note in find_kind("board").notes(board)] == [
        "teritories: This field is unknown and is ignored. Did you mean 'territories'?",
        "territories.mewtopa: This field is unknown and is ignored. Did you mean 'mewtopia'?",
    ]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_what_ships_has_no_field_that_is_ignored(kind: Any) -> None:
    files = [document(path.read_bytes()) for one, path in shipped() if one is kind]
    assert [kind.notes(data) for data in files] == [[] for _ in files]


def test_options_that_a_house_rule_brings_have_their_places() -> None:
    rule = {"option": "decks", "label": "Decks", "says": "", "brings": {"castles": 2, "decks": 9}}
    found = told("house-rules", game="royals", group=[{"title": "Cards", "rule": [rule]}])
    assert "group[0].rule[0].brings.decks: 9; Decks must be 1 to 2." in found
    assert any(fault.startswith("group[0].rule[0].brings.castles") for fault in found)


def test_points_of_a_territory_are_noted_to_be_the_rulebooks() -> None:
    board = {
        **sample(find_kind("board")),
        "territories": {"mewtopia": 25, "char": {"points": 18}, "jiggy": "The Grove"},
    }
    assert faults_in(board)[1] == []
    reason = "This is not a name, so it is ignored. A territory's points are the rulebook's on every board."
    assert [str(note) for note in find_kind("board").notes(board)] == [
        f"territories.mewtopia: 25; {reason}",
        f'territories.char: {{"points": 18}}; {reason}',
    ]


def test_lines_are_read_by_seats_that_the_game_has() -> None:
    faults = told("record", seats=-1, lines=["~ draw 0 Kh", "3 end"])
    assert faults == ["seats: -1; Royals takes 2 seats.", 'lines[1]: "3 end"; There is no seat 3; seats are 0 to 1.']
    assert told("lesson", seats=-1) == ["seats: -1; Battle Royal takes 2 to 4 seats."]


def test_options_of_a_preset_without_players_are_checked() -> None:
    preset = {"name": "one", "title": "One", "says": "", "options": {"decks": 9}}
    assert told("presets", preset=[preset]) == [
        "preset[0].players: missing; Players must be a whole number.",
        "preset[0].options.decks: 9; Decks must be 1 to 2.",
    ]


def test_house_rules_are_checked_beside_a_fault_of_form() -> None:
    rule = {"option": "decks", "label": "Decks", "says": ""}
    rules = [
        {"option": "decks", "label": 7, "says": ""},
        {**rule, "option": "dragons"},
        {**rule, "brings": {"decks": 9}},
    ]
    found = told("house-rules", game="royals", group=[{"title": "Cards", "rule": rules}])
    assert [fault.partition(":")[0] for fault in found] == [
        "group[0].rule[0].label",
        "group[0].rule[1].option",
        "group[0].rule[2].brings.decks",
    ]


def test_a_list_in_place_of_a_word_is_shown() -> None:
    assert told("unit", type=[]) == ["type: []; Type is melee or ranged."]


def test_entries_of_events_are_not_called_by_names_of_programmers() -> None:
    assert "players[0]: 7; Each entry of players must be a table of fields." in told("event", players=[7])


def test_an_unknown_game_is_told_beside_a_fault_of_form() -> None:
    found = told("position", game="chess", position=7)
    assert [fault.partition(":")[0] for fault in found] == ["position", "game"]
