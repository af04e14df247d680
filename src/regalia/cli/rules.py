"""``regalia rules``."""

from __future__ import annotations

from regalia.cli.arguments import AsJson, GameKey


def main(game: GameKey, as_json: AsJson = False) -> None:
    """Read the rules of a game; the Markdown itself when the output is piped.

    [bold]Examples[/bold]
      regalia rules royals
      regalia rules royals | less
      regalia rules royals --json
    """
    from regalia.cli.draw.console import out, print_json
    from regalia.games import find, rules_text

    plug = find(game)
    text = rules_text(plug)
    console = out()
    if as_json:
        print_json({"game": plug.key, "title": plug.title, "rules": plug.version, "text": text})
    elif console.is_terminal:
        from rich.markdown import Markdown

        console.print(Markdown(text), width=min(console.width, 100))
    else:
        print(text, end="")
