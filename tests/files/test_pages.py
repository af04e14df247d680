"""The pages of the formats: every field of a schema with its bounds, and every example as its file has it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from regalia.kernel.files.kind import FileKind
from tests.files.samples import EXAMPLES, KINDS

FOLDER = EXAMPLES.parent
PAGES = {
    "unit": "units",
    "units": "units",
    "army": "armies",
    "scenario": "scenarios",
    "map": "maps",
    "board": "boards",
    "presets": "presets",
    "record": "records",
    "position": "positions",
    "lesson": "lessons",
    "house-rules": "house-rules",
    "event": "events",
}
OTHER_PAGE = {"army": ("units",), "scenario": ("units", "options")}  # fields that another page lists


def fields(schema: Mapping[str, Any], root: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every field of a schema and of the tables in it."""
    if "$ref" in schema:
        schema = root["$defs"][schema["$ref"].rpartition("/")[2]]
    for name, inner in schema.get("properties", {}).items():
        yield name, inner
        yield from fields(inner, root)
    for inner in (schema.get("items"), *schema.get("anyOf", ())):
        if isinstance(inner, Mapping):
            yield from fields(inner, root)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_page_names_every_field_with_its_bounds(kind: FileKind) -> None:
    page = (FOLDER / f"{PAGES[kind.name]}.md").read_text(encoding="utf-8")
    shape = dict(kind.schema)
    elsewhere = OTHER_PAGE.get(kind.name, ())
    shape["properties"] = {name: {} if name in elsewhere else one for name, one in shape["properties"].items()}
    rows = [line for line in page.splitlines() if line.startswith("|")]
    assert f"`{kind.format}`" in page
    for name, field in fields(shape, kind.schema):
        named = [row for row in rows if f"`{name}`" in row]
        assert named, f"{kind.name}: the page does not name {name}"
        if "minimum" in field and "maximum" in field:
            bounds = f"{field['minimum']} to {field['maximum']}"
            assert any(bounds in row for row in named), f"{kind.name}: {name} is {bounds}"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_first_page_lists_every_kind(kind: FileKind) -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert f"`{kind.format}`" in page
    assert f"({PAGES[kind.name]}.md)" in page


@pytest.mark.parametrize("path", sorted(EXAMPLES.iterdir()), ids=lambda path: path.name)
def test_an_example_stands_on_a_page_as_in_its_file(path: Any) -> None:
    pages = [page.read_text(encoding="utf-8") for page in FOLDER.glob("*.md")]
    (shown,) = [page for page in pages if f"formats/examples/{path.name}`" in page]
    blocks = re.findall(r"```\w+\n(.*?)```", shown, re.DOTALL)
    assert path.read_text(encoding="utf-8") in blocks
