"""A map that breaks one of V1 to V10 is refused with the rule and the reason."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from regalia.games.battle_royal import GAME
from regalia.games.battle_royal.files import FILE_KINDS
from regalia.games.battle_royal.map.chart import CELL
from regalia.games.battle_royal.map.maps import shipped, shipped_data
from regalia.games.battle_royal.map.rules import faults
from regalia.kernel.errors import OptionError
from tests.games.battle_royal.mixes import standard

Data = dict[str, Any]


def paint(data: Data, name: str, char: str) -> None:
    """Change the terrain of one square; drop the numbers and the symmetry."""
    x, y = ord(name[0]) - ord("a"), int(name[1:]) - 1
    row = data["terrain"][y]
    data["terrain"][y] = row[:x] + char + row[x + 1 :]
    data.pop("numbers", None)
    data["symmetry"] = "none"


def capital(data: Data, owner: str) -> Data:
    found: Data = next(item for item in data["capitals"] if item["owner"] == owner)
    return found


def paint_all(data: Data, names: str, char: str, sea: str = "", symmetry: str = "none") -> None:
    for name in names.split():
        paint(data, name, char)
        if sea:
            data["seas"][0]["squares"].append(name)
    data["symmetry"] = symmetry


def sea_at(data: Data, name: str) -> None:
    paint(data, name, "~")
    data["seas"].append({"name": name, "squares": [name]})


def swap(data: Data, one: str, other: str) -> None:
    a, b = capital(data, one), capital(data, other)
    a["centre"], b["centre"] = b["centre"], a["centre"]


BROKEN: list[tuple[str, Callable[[Data], Any]]] = [
    ("V1: 'format'", lambda data: data.update(format="battle-royal-map/2")),
    ("V1: 'columns'", lambda data: data.update(columns=27)),
    ("V1: 'rows'", lambda data: data.update(rows=True)),
    ("V1: 'terrain' has 14 rows", lambda data: data["terrain"].pop()),
    ("V1: row 3 of 'terrain' has 18", lambda data: data["terrain"].__setitem__(2, data["terrain"][2] + ".")),
    ("V1: row 1 of 'terrain' has 'x'", lambda data: paint(data, "a1", "x")),
    ("'terrain' must be a list of texts", lambda data: data.update(terrain="...")),
    ("'capitals' is missing", lambda data: data.pop("capitals")),
    ("'towns' must be a list of objects", lambda data: data.update(towns=None)),
    ("V2: a1 has '-'", lambda data: data["numbers"].__setitem__(0, "- " + data["numbers"][0].split(None, 1)[1])),
    ("V2: the open squares", lambda data: data["numbers"].__setitem__(0, data["numbers"][0].replace(" 2 ", " 3 "))),
    ("V3: there must be one white", lambda data: data["capitals"].pop(0)),
    ("V3: the white capital must be of the kind", lambda data: capital(data, "white").update(kind="minor")),
    ("V3: the white and the black centre", lambda data: capital(data, "white").update(centre="b7")),
    ("V3: 'ramparts' of the white", lambda data: capital(data, "white").update(ramparts=["b7", "a8", "c8"])),
    ("V3: b7 beside the centre", lambda data: paint(data, "b7", ".")),
    ("V3: d8: ramparts stand round", lambda data: paint(data, "d8", "r")),
    ("V3: a7 ('rear'", lambda data: paint(data, "a7", "f")),
    ("V3: c9 ('hills'", lambda data: paint(data, "c9", "f")),
    ("V3: 'rear' of the white capital, which faces west", lambda data: capital(data, "white").update(facing="west")),
    ("V3: the white capital must face", lambda data: capital(data, "white").update(facing="up")),
    ("V4: the four minor capitals", lambda data: paint(data, "b2", ".")),
    ("V4: the yellow capital must be nearer", lambda data: swap(data, "yellow", "red")),
    ("V5: l3: every t square", lambda data: data["towns"].pop(0)),
    ("V5: a1: 'towns' may name", lambda data: data["towns"].append({"square": "a1", "name": "Nowhere"})),
    ("V5: 2 towns are named 'Stoke'", lambda data: data["towns"][0].update(name="Stoke")),
    ("V6: e1: every sea square", lambda data: data["seas"][0]["squares"].remove("e1")),
    ("V6: d2: not a sea square", lambda data: data["seas"][0]["squares"].append("d2")),
    ("V6: e1: listed more than once", lambda data: data["seas"][1]["squares"].append("e1")),
    ("V6: 2 seas are named", lambda data: data["seas"][1].update(name="The Irish Sea")),
    ("V6: 'The Irish Sea' must be in one piece", lambda data: paint_all(data, "a1", "~", "The Irish Sea")),
    ("V6: 'd2' and 'The Irish Sea' share", lambda data: sea_at(data, "d2")),
    ("V7: h8 beside the lake", lambda data: paint(data, "h8", ".")),
    ("V7: i7: every lake square", lambda data: data["lakes"][0]["squares"].remove("i7")),
    ("V7: h2 and i3 touch only at a corner", lambda data: paint_all(data, "h2 i3", ".")),
    ("V8: the side e5|f5 is listed 2 times", lambda data: data["rivers"][1]["sides"].append("f5|e5")),
    ("V8: the side c7|c8 must lie", lambda data: data["rivers"][0]["sides"].append("c7|c8")),
    ("V8: river 1: the squares of 'a1|c1'", lambda data: data["rivers"][0]["sides"].append("a1|c1")),
    ("V8: river 1: 'e5' is not a side", lambda data: data["rivers"][0]["sides"].append("e5")),
    ("V8: river 1 has no side", lambda data: data["rivers"][0].update(sides=[])),
    ("V8: the sides of river 1 must be connected", lambda data: data["rivers"][0]["sides"].append("a4|a5")),
    ("V8: the spring e4|f4 is a river side", lambda data: data["rivers"][0].update(spring="e4|f4")),
    ("V8: the spring a4|a5 must touch", lambda data: data["rivers"][0].update(spring="a4|a5")),
    ("V8: the mouth of river 1", lambda data: data["rivers"][0].update(mouth="Lethe")),
    ("V8: river 1 ends at no sea", lambda data: data["rivers"][0].update(mouth="")),
    ("V8: river 1 does not reach", lambda data: data["rivers"][0].update(mouth="The Narrow Sea")),
    ("V9: all land", lambda data: paint_all(data, "a2 b2 b1", "~")),
    ("V10: the half turn maps c5", lambda data: paint_all(data, "c5", "f", symmetry="rotate-180")),
    ("V10: of ", lambda data: data["rivers"].pop(1)),
    ("V10: 'symmetry' must be", lambda data: data.update(symmetry="mirror")),
]


@pytest.mark.parametrize(("reason", "spoil"), BROKEN, ids=[reason for reason, _ in BROKEN])
def test_a_map_that_fails_is_refused_with_its_reason(reason: str, spoil: Callable[[Data], Any]) -> None:
    data = standard()
    spoil(data)
    told = [f"{fault.rule}: {fault.reason}".removeprefix(": ").lower() for fault in faults(data)]
    assert any(text.startswith(reason.lower()) for text in told), told
    with pytest.raises(OptionError):
        GAME.set_up({"map": data})


def test_a_fault_has_its_field_and_its_squares() -> None:
    data = standard()
    paint(data, "h8", ".")
    found = next(fault for fault in faults(data) if fault.rule == "V7")
    assert (found.place, found.reason) == ("lakes", "h8 beside the lake square i8 must be lake, mountain or hill.")
    assert found.spots == ("h8", "i8")
    data = standard()
    data["capitals"].pop(0)
    assert [str(fault) for fault in faults(data)] == ["capitals: V3: There must be one white capital, not 0."]


@pytest.mark.parametrize("name", shipped())
def test_shipped_maps_pass(name: str) -> None:
    data = shipped_data(name)
    assert faults(data) == []
    assert data["id"] == name
    assert GAME.set_up({"map": name}, 4)[1] == ({} if name == "roses" else {"map": name})


def test_the_shipped_maps_are_a_small_one_and_a_large_one_beside_the_standard() -> None:
    sizes = {name: shipped_data(name)["columns"] * shipped_data(name)["rows"] for name in shipped()}
    assert sizes["fords"] < sizes["roses"] < sizes["marches"]


def test_errors_in_what_is_picture_only_stop_no_game() -> None:
    data = standard()
    data.update(title=7, features={"a": 1}, frontier="x", legend=None, unknown=[1])
    data["rivers"][0].update(bridges=5, name=None, delta="z")
    data["capitals"][0]["name"] = 3
    assert faults(data) == []
    assert GAME.atlas().picture(data).startswith("<svg")


def test_a_whole_map_travels_in_the_record() -> None:
    data = standard()
    options = GAME.set_up({"map": data})[1]
    assert json.loads(json.dumps(options)) == {"map": data}


@pytest.mark.parametrize("value", ["atlantis", 7, None, [], {}])
def test_what_is_no_map_is_refused(value: object) -> None:
    with pytest.raises(OptionError):
        GAME.set_up({"map": value})


@pytest.mark.parametrize("name", shipped())
def test_the_picture_has_every_name(name: str) -> None:
    data = dict(shipped_data(name))
    picture = GAME.atlas().picture(data)
    for item in (*data["towns"], *data["seas"], *data["capitals"]):
        assert item["name"].replace("'", "&#x27;") in picture


@pytest.mark.parametrize("name", shipped())
def test_the_name_of_a_sea_fits_between_its_shores(name: str) -> None:
    """Letters of our fonts are at most 0.6 of their size wide on average."""
    data = shipped_data(name)
    picture = GAME.atlas().picture(dict(data))
    for sea in data["seas"]:
        found = re.search(rf'font-size="([\d.]+)" letter-spacing="([\d.]+)"[^>]*>{sea["name"]}<', picture)
        assert found is not None
        size, gap = map(float, found.groups())
        rows = Counter(square[1:] for square in sea["squares"])
        assert len(sea["name"]) * (0.56 * size + gap) <= CELL * max(rows.values())


def test_the_name_of_a_town_is_two_squares_wide_at_most() -> None:
    data = standard()
    data["towns"][0]["name"] = long = "Newcastle-under-Lyme Old Town"
    picture = GAME.atlas().picture(data)
    sizes = {
        name: re.search(rf'font-size="([\d.]+)"[^>]*>{name}<', picture) for name in (long, data["towns"][2]["name"])
    }
    long_size, usual = (float(found[1]) for found in sizes.values() if found is not None)
    assert usual == 10
    assert 0.5 * long_size * len(long) <= 2 * CELL


def test_squares_are_named_on_all_four_sides() -> None:
    picture = GAME.atlas().picture(standard())
    assert [picture.count(f">{name}</text>") for name in ("a", "q")] == [2, 2]
    assert len(re.findall(r'font-size="13"[^>]*>15<', picture)) == 2


MAP = FILE_KINDS[0]


def test_faults_of_meaning_are_named_beside_faults_of_form() -> None:
    data = standard()
    paint(data, "h8", ".")  # V7
    data["towns"].append({"square": "a1", "name": "Nowhere"})  # V5
    data["seas"][0]["squares"].append("q99")
    data["symmetry"] = "mirror"
    found = [(fault.place, fault.rule) for fault in MAP.faults(data)]
    assert found == [
        ("symmetry", ""),
        ("seas[0].squares[22]", ""),
        ("towns", "V5"),
        ("lakes", "V7"),
    ]


def test_every_part_that_cannot_be_read_is_named() -> None:
    data = standard()
    data["towns"][0]["square"] = "z26"
    data["towns"][1]["square"] = "z25"
    data["rivers"][0]["sides"] += ["a1|c1", "b1|d1"]
    capital(data, "white")["ramparts"][0] = "z9"
    paint(data, "h8", ".")
    found = [(fault.place, fault.rule, fault.reason) for fault in MAP.faults(data)]
    assert [(place, rule) for place, rule, _ in found] == [
        ("capitals", "V3"),
        ("towns", "V5"),
        ("towns", "V5"),
        ("rivers", "V8"),
        ("rivers", "V8"),
        ("lakes", "V7"),
    ]
    assert found[1][2] == "Town 'Hexham': 'z26' is not a square of this board."


def test_a_map_of_a_wrong_size_is_measured_as_it_is_drawn() -> None:
    data = standard()
    paint(data, "h8", ".")
    data["columns"] = 99
    assert [(fault.place, fault.rule) for fault in MAP.faults(data)] == [("columns", ""), ("lakes", "V7")]
    data["terrain"] = 7
    assert [fault.place for fault in MAP.faults(data)] == ["columns", "terrain"]
