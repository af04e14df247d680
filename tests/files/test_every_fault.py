"""One spoilt file of every kind, with faults in several places: each is named with its place."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from regalia.files.checking import check_content, check_data
from regalia.files.kinds import find_kind
from regalia.files.reading import document
from regalia.files.shipped import named
from tests.files.samples import EXAMPLES, KINDS


def example(name: str) -> Any:
    return document((EXAMPLES / name).read_bytes())


def ships(name: str) -> Any:
    """A copy of what ships under a name."""
    return copy.deepcopy(dict(named(name)[0].data))


def lesson() -> Any:
    data = ships("royals/wipe")
    data["seat"] = 0
    data["lines"][18] = "0 joker 5d wise"
    data["lines"][21] = "7 pass"
    data["beats"][0]["steps"][0]["instead"] = {"fly": "No."}
    data["beats"][2]["steps"][0]["line"] = "1 end"
    data["beats"][2]["steps"][1]["line"] = "0 attack Qd2 2c direct"
    return data


def record(**changes: Any) -> Any:
    data = {**example("opening.json"), "result": [1], "reason": "boredom", **changes}
    data["lines"] = ["~ draw 0 Kh 7c 7d As 4s", "~ draw 1 Qc 6c 6h 3c 8s", "0 fly Kh", "0 end", "5 pass", "~ draw 0 1x"]
    return data


SPOILT: dict[str, tuple[Callable[[], Any], list[str]]] = {
    "unit": (
        lambda: {**example("falconer.json"), "life": 17, "letter": "K", "damage": [9, 4, 6], "aura": 1},
        ["life", "aura", "letter", "damage[0]"],
    ),
    "units": (
        lambda: {**example("hunters.toml"), "units": [{**example("hunters.toml")["units"][0], "life": 1}, {}, 7]},
        ["units[0].life", "units[1].name", "units[1].damage", "units[2]"],
    ),
    "army": (lambda: {**example("five-hundred.json"), "title": "", "army": "NNXY"}, ["title", "army", "army"]),
    "scenario": (
        lambda: {**example("hunt.toml"), "title": "", "armies": ["FFNZ", "PPPY"], "names": ["One"]},
        ["title", "names", "armies[0]", "armies[1]"],
    ),
    "map": (
        lambda: {**ships("fords"), "towns": [], "symmetry": "mirror", "rows": 99},
        ["symmetry", "rows", "towns"],
    ),
    "board": (
        lambda: {**example("thirteen.json"), "gates": [6, 0, 99], "game": "royals"},
        ["game", "gates[1]", "gates[2]"],
    ),
    "presets": (
        lambda: {
            **example("evenings.toml"),
            "game": "royal-battles",
            "preset": [
                {
                    "name": "one",
                    "title": "One",
                    "says": "",
                    "players": 2,
                    "options": {"scenario": "hundred_years_war", "points": 300, "army_white": "PPPP", "prices": 3},
                },
                {"name": "one", "title": "Two", "says": "", "players": 9, "needs": "map"},
            ],
        },
        [
            *("preset[0].options.prices", "preset[0].options.army_white", "preset[0].options.points"),
            *("preset[1].name", "preset[1].needs", "preset[1].players"),
        ],
    ),
    "record": (record, ["lines[2]", "lines[4]", "lines[5]", "result", "reason"]),
    "position": (
        lambda: {**example("open-flank.toml"), "position": "H0 9c 2x, dragon 3, turn twelve, H0 3c"},
        ["position"] * 4,
    ),
    "lesson": (
        lesson,
        [
            *("lines[18]", "lines[21]", "beats[0].steps[0].instead", "beats[2].steps[0].line"),
            "beats[2].steps[1].line",
        ],
    ),
    "house-rules": (
        lambda: {
            "format": "regalia-house-rules/1",
            "game": "royals",
            "standard": "",
            "group": [
                {"title": "", "rule": [{"option": name, "label": "", "says": ""} for name in ("dragon", "decks") * 2]}
            ],
        },
        ["group[0].rule[0].option", "group[0].rule[2].option", "group[0].rule[3].option"],
    ),
    "event": (
        lambda: {**example("spring-cup.json"), "phase": "late", "game": "chess", "least": "two"},
        ["phase", "game", "least"],
    ),
}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_fault_of_a_spoilt_file_is_named_with_its_place(kind: Any) -> None:
    spoil, wanted = SPOILT[kind.name]
    found = check_data(spoil())
    assert found.kind == kind
    assert len(wanted) >= 3
    places = [fault.place for fault in found.faults]
    assert sorted(set(wanted) - set(places)) == []
    assert all(places.count(place) >= wanted.count(place) for place in wanted)
    assert all(fault.reason[-1] in ".?" for fault in found.faults)


def test_a_note_says_which_lines_could_not_be_judged() -> None:
    words = "Only their form was checked, because what is legal there depends on lines[2]."
    assert [str(note) for note in check_data(record()).notes] == [f"lines[3] to lines[5]: {words}"]
    (note,) = check_data(record(options={"decks": 9})).notes
    assert "because the fault in options.decks keeps them from being played" in str(note)
    assert check_data(example("opening.json")).notes == ()


def test_a_record_with_faults_of_form_is_played_all_the_same() -> None:
    found = {fault.place: fault.reason for fault in check_data(record(rules="one", seats="two")).faults}
    assert {"rules", "seats", "lines[2]", "lines[5]", "reason"} <= found.keys()
    spoilt = example("opening.json")
    spoilt["lines"][3] = 7
    assert [fault.place for fault in check_data(spoilt).faults] == ["lines[3]"]
    assert [fault.place for fault in check_data({**example("opening.json"), "result": "won"}).faults] == ["result"]


def test_a_list_of_legal_lines_has_its_own_place() -> None:
    data = example("opening.json")
    legal = [None, None, ["0 end"], ["0 end"], ["1 block As"], None]
    assert {fault.place for fault in check_data({**data, "legal": legal}).faults} == {
        *("legal[2]", "legal[3]", "legal[4]", "legal[5]")
    }
    assert [fault.place for fault in check_data({**data, "legal": []}).faults] == ["legal"]


def test_what_a_record_says_about_its_chance_is_checked() -> None:
    (fault,) = check_data({**example("opening.json"), "chance": {"scheme": "dice"}}).faults
    assert (fault.place, "not valid" in fault.reason) == ("chance", True)


def test_each_line_of_a_file_is_checked_and_keeps_its_number() -> None:
    text = b'{"format": "regalia-dragon/1"}\n\n{oops\n' + (EXAMPLES / "opening.json").read_bytes().replace(b"\n", b"")
    found = check_content(text)
    assert [one.line for one in found] == [1, 3, 4]
    assert [len(one.faults) for one in found] == [1, 1, 0]
    assert found[1].faults[0].place == "column 2"
    broken_first = check_content(b'{oops\n{"format": "regalia-dragon/1"}\n')
    assert [one.line for one in broken_first] == [1, 2]


def test_a_map_inside_a_preset_has_all_its_faults() -> None:
    preset = {
        "name": "one",
        "title": "One",
        "says": "",
        "players": 2,
        "options": {"map": {**ships("fords"), "towns": []}},
    }
    found = find_kind("presets").faults({"format": "regalia-presets/1", "game": "battle-royal", "preset": [preset]})
    assert {fault.place for fault in found} == {"preset[0].options.map.towns"}
