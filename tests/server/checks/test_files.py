"""A file that says what it is becomes the options of a table; any other file is read as options."""

from __future__ import annotations

import msgspec

from regalia.server.checks.jobs import ReadFile, ReadOptions
from regalia.server.checks.worker import done
from regalia.server.wire.works import FileRead
from tests.files.samples import EXAMPLES, PACKAGE


def test_a_file_is_read_by_its_kind() -> None:
    units = done(ReadOptions((PACKAGE / "games" / "royal_battles" / "data" / "units.toml").read_text()))
    assert msgspec.json.decode(units.value) == {"units": []}
    board = done(ReadOptions((EXAMPLES / "thirteen.json").read_text()))
    assert msgspec.json.decode(board.value)["board"]["gates"] == [0, 6]
    assert msgspec.json.decode(done(ReadOptions('format = "sealed"')).value) == {"format": "sealed"}


def test_a_faulty_file_is_refused_with_its_place() -> None:
    text = (EXAMPLES / "falconer.json").read_text().replace('"life": 8', '"life": 17')
    assert "life: 17; Life is 4 to 14." in done(ReadOptions(text)).wrong


def test_a_text_that_cannot_be_read_is_told_in_plain_words() -> None:
    told = done(ReadOptions('{"decks": 2 "match_games": 1}')).wrong
    assert told == "line 1, column 13: This is not JSON: a comma is missing before this place."
    assert done(ReadOptions("[1, 2]")).wrong == "The file must hold a table of fields."


def read(text: str) -> FileRead:
    return msgspec.json.decode(done(ReadFile("royal-ascension", "board", text)).value, type=FileRead)


def test_an_editor_reads_json_and_toml_with_every_fault() -> None:
    ring = "\n".join(f'[[spaces]]\ntype = "{type}"' for type in ["hearts", "diamonds", "spades", "shop"] * 4)
    head = 'format = "regalia-board/1"\ngame = "royal-ascension"\n'
    good = read(f"{head}gates = [0, 8]\n{ring}\n")
    assert good.faults == ()
    assert good.content is not None
    assert good.content["gates"] == [0, 8]
    faults = read(f"{head}gates = [8, 99]\n{ring.replace('shop', 'lava')}\n").faults
    assert [fault.place for fault in faults][:2] == ["spaces[3].type", "spaces[7].type"]
    assert faults[-1].place == "gates[1]"
    assert faults[0].found == '"lava"'


def test_an_editor_is_told_what_else_a_file_is() -> None:
    assert read('{"format": 1') == FileRead(None, read('{"format": 1').faults)
    assert "ends too early" in read('{"format": 1').faults[0].reason
    unit = read((EXAMPLES / "falconer.json").read_text())
    assert unit.content is None
    assert [fault.reason for fault in unit.faults] == [
        "This file is a unit of Royal Battles, not a board of The Royal Ascension."
    ]
    assert [fault.place for fault in read("{}").faults] == ["format", "game", "spaces", "gates"]
