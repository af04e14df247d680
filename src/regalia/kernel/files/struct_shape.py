"""The JSON Schema of a file whose reader is a msgspec Struct: made from the Struct itself."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.kernel.files.schema import DEFINITIONS
from regalia.kernel.files.shapes import Shape


def struct_shape(struct: type[msgspec.Struct], title: str, **fields: Shape) -> Shape:
    """The schema of a Struct under a title; ``fields`` say more about some of its fields.

    Docstrings and the names of inner Structs are for programmers, so they are left out.
    """
    made = _plain(msgspec.json.schema(struct))
    definitions: dict[str, Any] = made["$defs"]
    root: Shape = definitions.pop(made["$ref"].removeprefix(DEFINITIONS))
    for inner in definitions.values():
        del inner["title"]
    root["title"] = title
    root["properties"] = {name: {**shape, **fields.get(name, {})} for name, shape in root["properties"].items()}
    return {**root, "$defs": definitions} if definitions else root


def _plain(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _plain(value) for key, value in part.items() if key != "description" or not isinstance(value, str)}
    return [_plain(value) for value in part] if isinstance(part, list) else part
