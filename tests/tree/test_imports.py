"""Imports point inwards only, and nothing outside a game's folder names that game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia import games, native
from regalia.kernel.errors import RegaliaError

PACKAGE = native.PACKAGE
PROJECT = PACKAGE.parents[1]
FILES = sorted(path for path in PACKAGE.rglob("*.py") if "_native" not in path.parts)

RULES = {"kernel", "cards", "card_fields", "card_names", "native"}
TABLES = ("presets", "house_rules")  # what a table can be set up with
INWARDS = {
    "__init__": {"native"},
    "native": set(),
    "kernel": {"kernel", "native"},
    "cards": {"kernel"},
    "card_names": {"cards"},
    "card_fields": {"cards", "kernel"},
    "games": RULES - {"native"},  # and the game's own folder
    "agents": RULES | {"agents"},
    "testing": RULES | {"agents", "games", "testing"},
    "lab": RULES | {"agents", "games", "lab"},
    "envs": RULES | {"agents", "games", "envs", "cli"},  # it draws tables as the terminal does
    "fairness": RULES | {"games", "lab", "fairness"},
    "events": {"kernel", "events"},
    "lessons": {"kernel", "lessons"},
    "presets": {"kernel"},
    "house_rules": {"kernel", "presets"},
    "puzzles": {"kernel", "agents", "puzzles"},
    "files": {"kernel", "games", "lab", "fairness", "events", "lessons", *TABLES, "files"},
    "server": RULES
    | {"agents", "games", "lab", "fairness", "events", "lessons", *TABLES, "puzzles", "files", "server"},
    "__main__": {"cli"},
    "cli": RULES
    | {
        "agents",
        "games",
        "lab",
        "fairness",
        "events",
        "lessons",
        *TABLES,
        "puzzles",
        "files",
        "server",
        "testing",
        "cli",
    },
}
"""Which parts of the package each part may import."""


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def part(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def game_of(path: Path) -> str:
    """The folder of the game that a file belongs to; empty outside."""
    places = path.relative_to(PACKAGE).parts
    return places[1] if places[0] == "games" and len(places) > 2 else ""


def imported(path: Path) -> Iterator[str]:
    """The modules of ours that a file imports, anywhere in it, without the package's own name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name(path)} imports relatively"
            found = [modules_of(node.module or "", alias.name) for alias in node.names]
        else:
            continue
        yield from (module.removeprefix("regalia.") for module in found if module.split(".")[0] == "regalia")


def modules_of(module: str, thing: str) -> str:
    """``from a.b import c`` imports the module a.b.c if there is one, else a.b."""
    whole = f"{module}.{thing}"
    place = PACKAGE.parent.joinpath(*whole.split("."))
    return whole if place.with_suffix(".py").is_file() or (place / "__init__.py").is_file() else module


@pytest.mark.parametrize("path", FILES, ids=name)
def test_imports_point_inwards(path: Path) -> None:
    allowed = INWARDS[part(path)]
    folder = game_of(path)
    for module in imported(path):
        if module == "regalia":
            continue
        outer, *inner = module.split(".")
        own_game = outer == "games" and folder and inner[:1] == [folder]
        assert outer in allowed or own_game, f"{name(path)} may not import {module}"


PLAY = [source for source in native.sources() if not native.draws(source)]


@pytest.mark.parametrize("path", PLAY, ids=name)
def test_what_play_is_made_of_is_compiled_altogether(path: Path) -> None:
    """A loop that calls interpreted code of ours is slow. Pictures, which make objects anyway, may."""
    marked = {native.module_name(source).removeprefix("regalia.") for source in PLAY}
    for module in imported(path):
        assert module in marked | {"kernel.vecs"}, f"{name(path)} is compiled and imports {module}, which is not"


ROOMS = {  # which rooms of its game each room may import; "" is the game's own folder
    "": {"", "rules", "belief", "scene", "bots", "checks", "map", "formats", "paper"},
    "rules": {"rules"},
    "belief": {"rules", "belief"},
    "scene": {"", "rules", "belief", "bots", "scene", "map"},
    "bots": {"rules", "belief", "bots"},
    "checks": {"", "rules", "checks"},
    "formats": {"", "rules", "formats"},  # files that people write: schemas and faults
    "paper": {"", "rules", "scene", "map", "paper"},
    "map": {"", "rules", "map"},  # of a game that is played on maps: its files, and what they mean for the rules
}
FRONT = {"rules.rules": {"belief"}}  # the one module that joins rules and belief
IN_ROOMS = [path for path in FILES if game_of(path) and (PACKAGE / "games" / game_of(path) / "rules").is_dir()]


@pytest.mark.parametrize("path", IN_ROOMS, ids=name)
def test_rooms_of_a_game_look_one_way(path: Path) -> None:
    home = PACKAGE / "games" / game_of(path)
    places = path.relative_to(home).with_suffix("").parts
    room = places[0] if len(places) > 1 else ""
    allowed = ROOMS[room] | FRONT.get(".".join(places), set())
    for module in imported(path):
        inner = module.split(".")
        if inner[:2] == ["games", home.name]:
            there = inner[2] if len(inner) > 3 or (len(inner) == 3 and inner[2] in ROOMS) else ""
            assert there in allowed, f"{name(path)} may not import {module}"


@pytest.mark.parametrize("path", [path for path in FILES if path.name == "__init__.py"], ids=name)
def test_no_package_is_compiled_and_rooms_hold_nothing_themselves(path: Path) -> None:
    assert path not in native.sources()
    if game_of(path) and path.parent.parent.name != "games":
        assert len(ast.parse(path.read_text(encoding="utf-8")).body) == 1, f"{name(path)} holds more than a docstring"


def words(path: Path) -> Iterator[str]:
    """Identifiers, imports and texts of a source, without its docstrings and comments."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.alias):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def naming() -> re.Pattern[str]:
    """Finds the key or the folder of a game where it is no word of prose, and its title in any text."""
    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    keys = "|".join(sorted(folders | set(games.catalogue())))
    titles = "|".join(sorted(game.title for game in games.catalogue().values()))
    return re.compile(rf"(?<![a-z ])(?:{keys})(?![a-z ])|\b(?:{titles})\b")


@pytest.mark.parametrize("path", [path for path in FILES if not game_of(path)], ids=name)
def test_nothing_outside_its_folder_names_a_game(path: Path) -> None:
    for word in words(path):
        assert not naming().search(word), f"{name(path)} names a game: {word!r}"


def test_nothing_in_the_client_outside_its_folder_names_a_game() -> None:
    client = PROJECT / "web" / "src"
    sources = [
        path for path in client.rglob("*") if path.suffix in (".ts", ".tsx", ".css") and ".test." not in path.name
    ]
    outside = [path for path in sources if path.relative_to(client).parts[0] != "games" or path.parent.name == "games"]
    assert outside
    for path in outside:
        assert not naming().search(path.read_text(encoding="utf-8")), f"{path.relative_to(client)} names a game"


@pytest.mark.parametrize(
    "text", ["royals", "games.royals.rules", "royals_rules", "'/new/royals'", "Two armies: Royals."]
)
def test_a_named_game_would_be_found(text: str) -> None:
    assert naming().search(text)


def test_every_folder_with_a_game_is_found_and_drafts_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    finished = set(games.catalogue())
    monkeypatch.setenv(games.DRAFTS, "1")
    games.catalogue.cache_clear()
    try:
        found = games.catalogue()
        assert len(found) == len(folders)
        assert finished == {key for key, game in found.items() if game.stage != "draft"}
        for key, game in found.items():
            assert games.find(key) is game
            assert game.key == key
    finally:
        games.catalogue.cache_clear()


def test_a_game_is_added_by_adding_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sixth").mkdir()
    (tmp_path / "sixth" / "__init__.py").write_text("from tests.testing.bluff import Bluff\nGAME = Bluff()\n")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    games.catalogue.cache_clear()
    try:
        assert "bluff" in games.catalogue()
        assert list(games.catalogue().values()) == sorted(
            games.catalogue().values(), key=lambda game: (game.shelf, game.title)
        )
    finally:
        games.catalogue.cache_clear()


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(RegaliaError, match=r"There is no game 'chess'; there are: .*royals"):
        games.find("chess")


def test_a_draft_is_refused_with_the_way_to_use_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "seventh").mkdir()
    lines = ("from tests.testing.bluff import Bluff", "GAME = Bluff()", "GAME.key, GAME.stage = 'seventh', 'draft'")
    (tmp_path / "seventh" / "__init__.py").write_text("\n".join(lines))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    with pytest.raises(RegaliaError, match="'seventh' is a draft: set the environment variable REGALIA_DRAFTS to 1"):
        games.find("seventh")
