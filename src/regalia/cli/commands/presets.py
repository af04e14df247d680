"""``regalia presets``."""

from __future__ import annotations

from regalia.cli.arguments import AsJson, GameKey


def main(game: GameKey, as_json: AsJson = False) -> None:
    """List a game's presets: ready-made tables with their players and options.

    [bold]Examples[/bold]
      regalia presets battle
      regalia presets battle --json
      regalia play battle --preset draft-night
    """
    import msgspec
    from rich.markup import escape
    from rich.table import Table

    from regalia.cli.draw.console import out, print_json
    from regalia.cli.draw.options import options_in_words
    from regalia.games import find
    from regalia.presets import presets

    found = presets(find(game))
    if as_json:
        print_json([msgspec.to_builtins(preset) for preset in found.values()])
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in ("preset", "players", "what it is", "options"):
        table.add_column(head, header_style="bold", no_wrap=head == "preset")
    for preset in found.values():
        options = options_in_words(preset.options, brief=True)
        table.add_row(f"[bold]{preset.name}[/bold]", str(preset.players), escape(preset.says), escape(options))
    out().print(table)
