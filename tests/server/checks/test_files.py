"""A file that says what it is becomes the options of a table; any other file is read as options."""

from __future__ import annotations

import msgspec

from regalia.server.checks.jobs import ReadOptions
from regalia.server.checks.worker import done
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
