"""``regalia options``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from regalia.cli.arguments import AsJson, GameKey

if TYPE_CHECKING:
    from regalia.kernel.options import Option


def main(game: GameKey, as_json: AsJson = False) -> None:
    """List the options of a game: name, type, values, default, meaning.

    [bold]Examples[/bold]
      regalia options royals
      regalia options royals --json
      regalia play royals --options '{"decks": 2}'
    """
    from rich.markup import escape
    from rich.table import Table

    from regalia.cli.draw.console import out, print_json
    from regalia.games import find

    options = find(game).options
    if as_json:
        print_json([listed(option) for option in options])
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in ("option", "type", "values", "default", "meaning"):
        table.add_column(head, header_style="bold", no_wrap=head in ("option", "type"))
    for option in options:
        cells = (kind(option), option.allowed(), json.dumps(option.default), option.meaning)
        table.add_row(f"[bold]{option.name}[/bold]", *map(escape, cells))
    out().print(table)


def kind(option: Option) -> str:
    return f"{option.kind} or null" if option.nullable else option.kind


def listed(option: Option) -> dict[str, Any]:
    """An option for scripts. Its values are a list of texts, a range of integers, or null if the rules decide."""
    values: Any = {"int": {"low": option.low, "high": option.high}, "text": option.values, "bool": (False, True)}
    return {
        "name": option.name,
        "type": option.kind,
        "nullable": option.nullable,
        "values": values.get(option.kind),
        "default": option.default,
        "meaning": option.meaning,
    }
