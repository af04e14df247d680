"""``regalia play``."""

from __future__ import annotations

from typing import Annotated

import typer

from regalia.cli.arguments import GameKey, OptionsJson, Players, PresetName, Seed


def main(
    game: GameKey,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="WHO",
            help="Players by seat: human or a bot (random, verb, driven, greedy, page, squire, knight, monarch; knight:400 "
            "sets iterations, monarch@1000 milliseconds). A single name takes all seats.",
        ),
    ] = None,
    preset: PresetName = None,
    options: OptionsJson = "{}",
    seed: Seed = None,
    players: Players = None,
    heads: Annotated[
        int,
        typer.Option("--heads", metavar="N", min=1, max=64, help="Number of processes for a monarch's search."),
    ] = 1,
    plain: Annotated[
        bool, typer.Option("--plain", help="Words only: no colours, no boxes. For screen readers.")
    ] = False,
) -> None:
    """Play a game in the terminal, against bots or against people at the same keyboard.

    Choose a move by its number, or type it as a line of the record; e ends the turn, ? explains. Several people pass the
    keyboard on, and each sees only their own hand.

    [bold]Examples[/bold]
      regalia play royals
      regalia play royals --seats greedy,human --seed 7
      regalia play royals --seats human,human --options '{"decks": 2}'
      regalia play royals --seats human,knight
      regalia play battle --preset draft-night
      regalia play battle --seats human,monarch --heads 4
      regalia play royals --seats greedy,greedy --plain
    """
    from regalia.cli.arguments import new_seed, seat_names
    from regalia.cli.arguments.table import at_table
    from regalia.cli.draw.console import can_draw, out
    from regalia.cli.terminal.game import HUMAN, TerminalGame
    from regalia.cli.terminal.visit import sit_down
    from regalia.games import find

    plug = find(game)
    chosen, players = at_table(plug, preset, options, players)
    others = max((players or plug.usual_seats) - 1, 1)
    names = seat_names(seats, players, plug, [HUMAN, *["greedy"] * others])
    console = out(plain=plain)
    plain = plain or not can_draw(console)
    table = TerminalGame(plug, chosen, names, new_seed() if seed is None else seed, console, plain, heads)
    sit_down(table)
