"""Good files of every kind, and ways to spoil them."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import regalia
from regalia.files.kinds import COMMON, all_kinds
from regalia.files.reading import document
from regalia.games import catalogue
from regalia.kernel.files.kind import FileKind

PACKAGE = Path(regalia.__file__).parent
EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "reference" / "formats" / "examples"
OTHERS: tuple[Any, ...] = (None, True, -1, 1000, "", "x" * 300, [], {}, [None], {"x": 1})


def shipped() -> Iterator[tuple[FileKind, Path]]:
    """Every file in the games' folders that a kind claims."""
    for game in catalogue().values():
        folder = PACKAGE.parent.joinpath(*type(game).__module__.split("."))
        for kind in (*game.file_kinds(), *COMMON):
            for pattern in kind.shipped:
                yield from ((kind, path) for path in sorted(folder.glob(pattern)))


def sample(kind: FileKind) -> Any:
    """A small good file of the kind: an example of its page, or one that ships."""
    for path in sorted(EXAMPLES.iterdir()):
        data = document(path.read_bytes())
        if data["format"] == kind.format:
            return data
    files = [path for one, path in shipped() if one is kind]
    return document(min(files, key=lambda path: path.stat().st_size).read_bytes())


def spoilt(kind: FileKind) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """A good file of the kind with one thing changed: another value, a field left out, a field too many; and where that is.

    Of a list only the first and the last entry are changed: the others are like them.
    """
    data = sample(kind)
    known = [path for path in paths(data) if path[0] in kind.schema["properties"]]
    for path in known:
        for other in OTHERS:
            yield path, changed(data, path, other)
        if isinstance(path[-1], str):
            yield path, changed(data, path, None, drop=True)
    for path in [(), *known]:
        if isinstance(at(data, path), dict):
            yield (*path, "aura"), changed(data, (*path, "aura"), 1)


def paths(data: Any, head: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inner: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = [(number, data[number]) for number in sorted({0, len(data) - 1}) if data]
    for key, value in inner:
        yield (*head, key)
        yield from paths(value, (*head, key))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def changed(data: Any, path: tuple[Any, ...], value: Any, *, drop: bool = False) -> Any:
    made = copy.deepcopy(data)
    holder = at(made, path[:-1])
    if drop:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    return made


KINDS = all_kinds()
