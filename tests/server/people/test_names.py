"""Names that people give themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.kernel.errors import RegaliaError
from regalia.server.names import clean
from tests.server.harness import make_services, running

pytestmark = pytest.mark.anyio


NAMES = [
    ("  Mira   of\tthe hills ", "Mira of the hills"),
    ("Mi\u202era\u200b\x00", "Mira"),
    ("e\u0301" + "\u0301" * 50, "é\u0301\u0301"),
    ("<b>Mira</b>", "<b>Mira</b>"),
    ("王様", "王様"),
]


@pytest.mark.parametrize(("given_name", "kept"), NAMES)
def test_names_are_cleaned(given_name: str, kept: str) -> None:
    assert clean(given_name, 24) == kept


@pytest.mark.parametrize("bad", ["", "   ", "\u200b", "\u0301", "x" * 25, "x" * 1_000_000, "\ud800"])
async def test_names_that_are_refused(tmp_path: Path, bad: str) -> None:
    with pytest.raises(RegaliaError):
        clean(bad, 24)
    async with running(make_services(tmp_path)) as door:
        mira = await door.person("Mira")
        text = '{"name": "' + bad.encode("unicode_escape").decode().replace("\\x", "\\u00") + '"}'
        assert (await mira.http.put("/api/me", content=text)).status_code in (400, 413, 422)
        assert (await mira.get("/api/me")).json() == {"name": "Mira"}
