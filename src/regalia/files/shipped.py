"""What ships with the games: files by their names, and the entries of those that hold several."""

from __future__ import annotations

import difflib
import importlib.resources
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from regalia.files.kinds import COMMON, all_kinds
from regalia.files.reading import document
from regalia.games import catalogue
from regalia.kernel.errors import RegaliaError
from regalia.kernel.files.kind import FileKind
from regalia.kernel.files.schema import listed
from regalia.kernel.game import Game

ENTRIES = {"units": ("units", "unit"), "presets": ("preset", "presets")}  # by kind: its list, and the kind of an entry


@dataclass(frozen=True, slots=True)
class Shipped:
    """A file that ships with a game, or one entry of it as a file of its own."""

    game: Game
    kind: FileKind
    name: str
    data: Mapping[str, Any]

    @property
    def whole_name(self) -> str:
        """The name with its game: ``royals/first``."""
        return f"{self.game.key}/{self.name}"


@cache
def shipped(game: Game) -> tuple[Shipped, ...]:
    """Everything that ships with a game and is of a kind that people write."""
    folder = Path(str(importlib.resources.files(type(game).__module__)))
    found: list[Shipped] = []
    for kind in (*game.file_kinds(), *COMMON):
        for pattern in kind.shipped:
            for path in sorted(folder.glob(pattern)):
                data = document(path.read_bytes())
                found.append(Shipped(game, kind, _name(game, kind, path, data), data))
                found += _entries(found[-1])
    return tuple(found)


def _name(game: Game, kind: FileKind, path: Path, data: Mapping[str, Any]) -> str:
    """The file's name; a map or a board has the name that its game gives it."""
    atlas = game.atlas()
    named = atlas.maps() if atlas is not None and atlas.option == kind.name else {}
    return next((name for name, one in named.items() if one == data), path.stem)


def _entries(whole: Shipped) -> Iterator[Shipped]:
    """The single presets and units of a file."""
    field, inner = ENTRIES.get(whole.kind.name, ("", ""))
    kind = next((kind for kind in all_kinds() if kind.name == inner), whole.kind)
    for entry in whole.data[field] if field else ():
        told: dict[str, Any] = {"format": kind.format, "game": whole.game.key}
        data = {**told, field: [entry]} if kind is whole.kind else {**told, **entry}
        yield Shipped(whole.game, kind, entry["name"], data)


def named(text: str, game: Game | None = None) -> list[Shipped]:
    """What ships under a name, alone or after its game's: ``first``, ``royals/first``. Empty if nothing does."""
    key, _, name = text.rpartition("/")
    games = [one for one in catalogue().values() if key in ("", one.key) and game in (None, one)]
    return [one for game in games for one in shipped(game) if one.name == name]


def nothing_named(text: str, game: Game | None = None) -> RegaliaError:
    """The error for a text that is neither a file nor the name of something that ships."""
    games = [*catalogue().values()] if game is None else [game]
    names = [name for one in games for thing in shipped(one) for name in (thing.name, thing.whole_name)]
    close = list(dict.fromkeys(difflib.get_close_matches(text, names, 3)))
    hint = f" Did you mean {listed(close, 'or')}?" if close else ""
    ships = "ships" if game is None else f"ships with {game.title}"
    return RegaliaError(f"There is no file '{text}', and nothing that {ships} is called that.{hint}")
