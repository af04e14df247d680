"""``regalia rules``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from regalia.cli.arguments import AsJson, GameKey
from regalia.kernel.errors import RegaliaError

if TYPE_CHECKING:
    from rich.console import Console

    from regalia.kernel.game import Game

WIDEST = 100


def main(
    game: GameKey,
    term: Annotated[str, typer.Option("--term", metavar="TERM", help="Explain only this term.")] = "",
    pdf: Annotated[
        Path | None, typer.Option("--pdf", metavar="FILE", help="Write the rules as a PDF, with the examples drawn.")
    ] = None,
    paper: Annotated[Literal["a4", "letter"], typer.Option("--paper", help="Paper size of the PDF.")] = "a4",
    as_json: AsJson = False,
) -> None:
    """Show the rules of a game with their worked examples. Prints plain Markdown if the output is piped.

    [bold]Examples[/bold]
      regalia rules royals
      regalia rules royals --term tribute
      regalia rules royals --pdf royals.pdf
      regalia rules royals | less
      regalia rules royals --json
    """
    from regalia.cli.draw.console import out, print_json
    from regalia.games import find, rules_text

    plug = find(game)
    text = rules_text(plug)
    console = out()
    if pdf is not None:
        from regalia.kernel.rulebook.pdf import rules_pdf

        pdf.write_bytes(rules_pdf(plug, text, paper))
        print(pdf)
    elif term:
        explain(console, plug, text, term)
    elif as_json:
        print_json({"game": plug.key, "title": plug.title, "rules": plug.version, "text": text})
    elif console.is_terminal:
        from regalia.cli.draw.rulebook import draw_rules

        draw_rules(console, plug, text, min(console.width, WIDEST))
    else:
        print(text, end="")


def explain(console: Console, game: Game, text: str, term: str) -> None:
    """Print a term's sentence and its rule; raises RegaliaError for a term that the glossary does not have."""
    from rich.markdown import Markdown

    from regalia.kernel.rulebook import glossary
    from regalia.kernel.rulebook.glossary import entry_for, paragraph

    entries = glossary(text)
    entry = entry_for(entries, term)
    if entry is None:
        known = ", ".join(one.term for one in entries)
        raise RegaliaError(f"{game.title} has no term '{term[:40]}'; there are: {known}.")
    found = f"**{entry.term}**: {entry.text}\n\n{paragraph(text, entry.rule)}".rstrip()
    if console.is_terminal:
        console.print(Markdown(found), width=min(console.width, WIDEST))
    else:
        print(found)
