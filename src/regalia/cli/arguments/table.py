"""The options of a table as they are typed: pairs, JSON, a file of options, or any file that sets up a table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.kernel.errors import OptionError

if TYPE_CHECKING:
    from regalia.kernel.files.kind import FileKind
    from regalia.kernel.game import Game

FILES = (".json", ".toml")


def game_options(game: Game, text: str, flag: str = "--options") -> dict[str, Any]:
    """The options written on the command line, after a flag, or in the file they name."""
    return typed(game, text, flag)[0]


def at_table(game: Game, preset: str | None, options: str, players: int | None) -> tuple[dict[str, Any], int | None]:
    """The options and the number of players: those of the preset, and what the command line says otherwise."""
    wanted, of_file = typed(game, options)
    players = of_file if players is None else players
    if preset is None:
        return brought(game, wanted), players
    base, usual, needs = preset_of(game, preset)
    if needs and needs not in wanted:
        raise OptionError(f"Preset '{preset}' needs a {needs} of yours: add it to --options.")
    return brought(game, {**base, **wanted}), usual if players is None else players


def brought(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options, with those that they bring in a new table's form: points bring the prices that the lab fitted."""
    from regalia.house_rules import rule_of

    found = dict(options)
    for option in game.options:
        rule = rule_of(game, option.name)
        if rule is not None and options.get(option.name, option.default) != option.default:
            found = {**rule.brings, **found}
    return found


def suiting_players(game: Game, options: Mapping[str, Any]) -> int | None:
    """The usual number of players, or the least that these options take; None if they take none."""
    counts = range(game.least_seats, game.most_seats + 1)
    for count in sorted(counts, key=lambda number: (number != game.usual_seats, number)):
        try:
            game.set_up(options, count)
        except OptionError:
            continue
        return count
    return None


def typed(game: Game, text: str, flag: str = "--options") -> tuple[dict[str, Any], int | None]:
    """The options, and the number of players where a file says it. Raises OptionError."""
    text = text.strip()
    if text.startswith("["):
        raise OptionError(f"{flag} must hold a JSON object, like '{{\"name\": 3}}'.")
    if text.startswith("{"):
        found = read(text.encode(), flag)
        return {name: from_file(game, name, value) for name, value in found.items()}, None
    if text.endswith(FILES) and ("=" not in text or Path(text).is_file()):
        return of_file(game, text)
    if "=" not in text:
        return shipped_table(game, text, flag)
    pairs = [pair.partition("=") for pair in text.split(",")]
    return {name.strip(): from_file(game, name.strip(), option_value(value.strip())) for name, _, value in pairs}, None


def option_value(text: str) -> Any:
    """A value as typed: JSON where it is JSON (6, true, null), otherwise the text itself."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def shipped_table(game: Game, text: str, flag: str) -> tuple[dict[str, Any], int | None]:
    """The options and players of what ships under a name and sets up a table. Raises OptionError."""
    from regalia.files.shipped import nothing_named

    found = shipped_tables(game, text)
    if not found:
        takes = f"{flag} takes NAME=VALUE,…, JSON like '{{\"name\": 3}}', a file, or the name of something that ships"
        raise OptionError(f"{takes}. {nothing_named(text, game)}")
    return found[0]


def shipped_tables(game: Game, text: str) -> list[tuple[dict[str, Any], int | None]]:
    """The tables of what ships under a name, such as a map or a scenario; the options have names where they take them."""
    from regalia.files.shipped import named

    values = {option.name: option.values for option in game.options}
    return [
        (
            {kind.name: one.name} if one.name in values.get(kind.name, ()) else kind.read(one.data),
            kind.players(one.data),
        )
        for one in named(text, game)
        if (kind := one.kind).options is not None
    ]


def from_file(game: Game, name: str, value: Any) -> Any:
    """An option's value; what a file holds, or what ships, where the value names it and the option takes more than words."""
    from regalia.files.shipped import nothing_named

    option = next((one for one in game.options if one.name == name and one.kind == "data"), None)
    if option is None or not isinstance(value, str) or value in option.values:
        return value
    if not value.endswith(FILES):
        ships = [options[name] for options, _ in shipped_tables(game, value) if name in options]
        if not ships and any(kind.name == name for kind in game.file_kinds()) and not option.values:
            raise nothing_named(value, game)
        return ships[0] if ships else value
    content = document_of(value)
    kind = kind_for(game, content, value)
    found = kind.read(content) if kind is not None else content
    if isinstance(found, Mapping) and name in found:
        return found[name]
    if kind is not None:
        raise OptionError(f"{value} is {kind.a_title}, which is not what option '{name}' takes.")
    return found


def of_file(game: Game, path: str) -> tuple[dict[str, Any], int | None]:
    """The options and players of a file: one that says what it is, or plain options."""
    content = document_of(path)
    kind = kind_for(game, content, path)
    if kind is not None:
        return kind.read(content), kind.players(content)
    if not isinstance(content, dict):
        raise OptionError(f"{path} must hold a table of options, like '{{\"name\": 3}}'.")
    return {name: from_file(game, name, value) for name, value in content.items()}, None


def preset_of(game: Game, text: str) -> tuple[dict[str, Any], int | None, str]:
    """The options and players of a preset, and what else it needs; by its name, or in a file."""
    from regalia.presets import find_preset, presets, scenarios

    path, _, name = text.rpartition(":") if text.rpartition(":")[0].endswith(FILES) else (text, "", "")
    if not path.endswith(FILES):
        if text not in scenarios(game) | presets(game) and (tables := shipped_tables(game, text)):
            return *tables[0], ""
        found = find_preset(game, text)
        return dict(found.options), found.players, found.needs
    content = document_of(path)
    kind = kind_for(game, content, path)
    if kind is None:
        raise OptionError(f"{path} does not say what it is: 'regalia check-file {path}' names what it lacks.")
    if not name:
        return kind.read(content), kind.players(content), ""
    kept = [one for one in content.get("preset", ()) if one.get("name") == name]
    if not kept:
        there = ", ".join(str(one.get("name")) for one in content.get("preset", ())) or "none"
        raise OptionError(f"{path} has no preset '{name}'. Its presets: {there}.")
    content = {**content, "preset": kept}
    return kind.read(content), kind.players(content), str(kept[0].get("needs", ""))


def document_of(path: str) -> Any:
    """What a file holds; raises OptionError."""
    try:
        content = Path(path).read_bytes()
    except OSError:
        raise OptionError(f"There is no text file '{path}'. Check its name and folder.") from None
    return read(content, path)


def read(content: bytes, where: str) -> Any:
    """What a text holds, JSON or TOML; raises OptionError naming where it came from."""
    from regalia.files.reading import Unreadable, document

    try:
        return document(content)
    except Unreadable as wrong:
        raise OptionError(f"{where} cannot be read: {wrong}") from None


def kind_for(game: Game, content: Any, path: str) -> FileKind | None:
    """The kind that a file says it is; None where it says nothing. Raises OptionError for one of another game."""
    from regalia.files.kinds import COMMON, kind_of
    from regalia.kernel.files.kind import version_of

    if version_of(content) is None:
        return None
    kind = kind_of(content)
    if kind is None:
        raise OptionError(f"{path} has the format {content['format']!r}, which this Regalia does not know.")
    given = content.get("game", game.key)
    if given != game.key or kind not in (*game.file_kinds(), *COMMON):
        raise OptionError(f"{path} is {kind.a_title}, which {game.title} does not use.")
    return kind
