"""What ships is good; a schema, a validator of JSON Schema and the reader give the same verdict on spoilt files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from regalia.files.event_kind import EventFile
from regalia.files.kinds import COMMON, all_kinds, faults_in, find_kind, kind_of
from regalia.files.reading import Unreadable, document, documents
from regalia.files.table_kinds import PositionFile
from regalia.games import find
from regalia.house_rules import Book
from regalia.kernel.errors import RegaliaError
from regalia.kernel.files.kind import FileKind
from regalia.kernel.files.schema import schema_faults
from regalia.kernel.record import Record
from regalia.lessons.lesson import Lesson
from regalia.presets import Shelf
from tests.files.samples import EXAMPLES, KINDS, sample, shipped, spoilt
from tests.tree.test_tools import tool

TOLD = ("format", "game")
LARGE = ("map", "lesson")  # their files have many places to spoil
STRUCTS: dict[str, type[msgspec.Struct]] = {
    "record": Record,
    "presets": Shelf,
    "lesson": Lesson,
    "house-rules": Book,
    "position": PositionFile,
    "event": EventFile,
}
by_name = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
by_size = pytest.mark.parametrize(
    "kind",
    [pytest.param(kind, marks=[pytest.mark.release] * (kind.name in LARGE)) for kind in KINDS],
    ids=lambda kind: kind.name,
)


def set_up(game: str, options: Mapping[str, Any]) -> None:
    find(game).set_up(options)


def reader(kind: FileKind) -> Callable[[Any], object]:
    """The reader that was there before the schema; it raises for a file that it refuses."""
    if kind.name in STRUCTS:
        return lambda data: msgspec.convert(data, STRUCTS[kind.name])
    game = next(
        game for game in map(find, ("royal-battles", "battle-royal", "royal-ascension")) if kind in game.file_kinds()
    )
    if kind.name == "unit":
        return lambda data: set_up(game.key, {"units": [{k: v for k, v in data.items() if k not in TOLD}]})
    option = kind.name if any(option.name == kind.name for option in game.options) else "units"
    return lambda data: set_up(game.key, {option: data["units"] if option == "units" else data})


def accepts(read: Callable[[Any], object], data: Any) -> bool:
    try:
        read(data)
    except (RegaliaError, msgspec.ValidationError, LookupError, TypeError):
        return False
    return True


@pytest.mark.parametrize(("kind", "path"), list(shipped()), ids=lambda one: one.name)
def test_what_ships_is_good(kind: FileKind, path: Path) -> None:
    found, faults = faults_in(document(path.read_bytes()))
    assert (found, faults) == (kind, [])


@pytest.mark.parametrize("path", sorted(EXAMPLES.iterdir()), ids=lambda path: path.name)
def test_every_example_is_good_and_sets_up_its_table(path: Path) -> None:
    data = document(path.read_bytes())
    kind, faults = faults_in(data)
    assert faults == []
    assert kind is not None
    jsonschema.Draft202012Validator(kind.schema).validate(data)
    if kind.options is not None and kind.name != "presets":
        find(data["game"]).set_up(kind.read(data), kind.players(data))


@by_name
def test_a_schema_is_one_and_lies_in_the_package(kind: FileKind) -> None:
    jsonschema.Draft202012Validator.check_schema(kind.schema)
    stored = [path for path in tool("schemas").schemas() if path.stem == kind.name]
    assert [path.is_file() for path in stored] == [True]


def test_the_stored_schemas_are_those_of_the_readers() -> None:
    for path, text in tool("schemas").schemas().items():
        assert path.read_text(encoding="utf-8") == text, f"{path} is out of date; run 'make types'"


@by_size
def test_our_words_and_a_validator_agree_on_spoilt_files(kind: FileKind) -> None:
    validator, schema = jsonschema.Draft202012Validator(kind.schema), kind.schema
    refused = 0
    for path, data in spoilt(kind):
        assert validator.is_valid(data) == (schema_faults(schema, data) == []), (path, data)
        refused += not validator.is_valid(data)
    assert refused > 20


@by_size
def test_what_the_schema_refuses_the_reader_refuses_and_what_is_faultless_it_reads(kind: FileKind) -> None:
    if kind.name in ("army", "scenario"):
        pytest.skip("its reader is the kind itself")
    read, schema = reader(kind), kind.schema
    for path, data in spoilt(kind):
        if path[0] in TOLD or (path == ("aura",) and kind.name == "units") or path == ("title",):
            continue  # the older reader is not given this
        if schema_faults(schema, data):
            assert not accepts(read, data), (path, data)
        elif not kind.faults(data):
            assert accepts(read, data), (path, data)


@by_size
def test_every_spoilt_file_is_told_and_none_breaks_the_check(kind: FileKind) -> None:
    for path, data in spoilt(kind):
        if schema_faults(kind.schema, data):
            assert faults_in(data)[1], (path, data)


@by_name
def test_a_file_with_another_format_is_recognised_by_its_fields_and_checked(kind: FileKind) -> None:
    data = {**sample(kind), "format": "regalia-dragon/1", "game": []}
    found, faults = faults_in(data)
    assert found == kind
    assert [fault.place for fault in faults if fault.place == "format"] == ["format"]
    assert ("game" in kind.schema["properties"]) == ("game" in [fault.place for fault in faults])


def test_kinds_have_names_and_formats_of_their_own() -> None:
    names = [kind.name for kind in all_kinds()]
    assert len(set(names)) == len(names)
    assert len({kind.family for kind in all_kinds()}) == len(names)
    assert find_kind("record") in COMMON
    with pytest.raises(RegaliaError, match="There is no kind of file 'dragon'"):
        find_kind("dragon")


@by_name
def test_a_file_without_a_format_is_recognised_and_told_so(kind: FileKind) -> None:
    data = {name: value for name, value in sample(kind).items() if name != "format"}
    found, faults = faults_in(data)
    assert (found, [fault.place for fault in faults]) == (kind, ["format"])
    assert kind.format in faults[0].reason


@pytest.mark.parametrize("data", [{}, {"format": "regalia-dragon/1"}, {"format": 7}, [1], "x", None])
def test_what_is_of_no_kind_has_one_fault(data: Any) -> None:
    assert kind_of(data) is None
    assert len(faults_in(data)[1]) == 1


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ('{"a": 1}', [{"a": 1}]),
        ("a = 1\n", [{"a": 1}]),
        ("[[units]]\na = 1\n", [{"units": [{"a": 1}]}]),
        ("[unit]\na = 1\n", [{"unit": {"a": 1}}]),
        ("[1, 2]", [[1, 2]]),
        ('{"a": 1}\n\n{"a": 2}\n', [{"a": 1}, {"a": 2}]),
        ("\ufeff# a comment\na = 1\n", [{"a": 1}]),
    ],
)
def test_json_and_toml_are_read_alike(text: str, wanted: list[Any]) -> None:
    assert documents(text.encode()) == wanted


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        (b"", "", "empty"),
        (b'{"a": 1,\n "b" 2}', "line 2, column 6", "not JSON"),
        (b'{"a": "NaN",\n "b": NaN}', "line 2, column 7", "NaN"),
        (b'{"a": 1, // one\n "b": 2}', "line 1, column 10", "no comments"),
        ('{"a": 1}'.encode("utf-16-le"), "byte 1", "UTF-8"),
        (b"a = 1\nb = \n", "line 2, column 5", "not TOML"),
        (b"\xff\xfe", "byte 0", "UTF-8"),
        (b'{"a":' * 100_000, "", "too deeply"),
    ],
)
def test_a_text_that_cannot_be_read_says_where(text: bytes, place: str, words: str) -> None:
    with pytest.raises(Unreadable) as raised:
        documents(text)
    assert raised.value.place == place
    assert words in raised.value.reason
