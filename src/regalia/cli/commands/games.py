"""``regalia games``."""

from __future__ import annotations

from regalia.cli.arguments import AsJson


def main(as_json: AsJson = False) -> None:
    """List the games.

    [bold]Examples[/bold]
      regalia games
      regalia games --json
    """
    from rich.table import Table

    from regalia.agents import names
    from regalia.cli.draw.console import out, print_json
    from regalia.games import catalogue

    games = catalogue().values()
    if as_json:
        print_json(
            [
                {
                    "key": game.key,
                    "title": game.title,
                    "tagline": game.tagline,
                    "rules": game.version,
                    "stage": game.stage,
                    "minutes": game.minutes,
                    "players": {"least": game.least_seats, "most": game.most_seats, "usual": game.usual_seats},
                    "bots": names(),
                }
                for game in games
            ]
        )
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in ("key", "game", "players", "minutes", "stage", "in a sentence"):
        table.add_column(head, header_style="bold", no_wrap=head != "in a sentence")
    for game in games:
        table.add_row(
            f"[bold]{game.key}[/bold]",
            game.title,
            span(game.least_seats, game.most_seats),
            span(*game.minutes),
            game.stage,
            game.tagline,
        )
    out().print(table)


def span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"
