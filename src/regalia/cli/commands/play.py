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
    lines: Annotated[
        bool, typer.Option("--lines", help="Print line by line and ask for numbers, in place of the full screen.")
    ] = False,
    pace: Annotated[
        float,
        typer.Option(
            "--pace", metavar="SECONDS", min=0, max=10, help="How long the full screen shows each step of the others."
        ),
    ] = 0.7,
) -> None:
    """Play a game in the terminal, against bots or against people at the same keyboard.

    In a terminal of 80 x 24 cells or more the table fills the screen: arrows choose a move, Enter plays it, the keys are at
    the foot. With --lines, in a pipe or in a smaller terminal you choose a move by its number, or type it as a line of the
    record; e ends the turn, ? explains. Several people take turns at the keyboard, and each sees only their own
    hand.

    [bold]Examples[/bold]
      regalia play royals
      regalia play royals --seats greedy,human --seed 7
      regalia play royals --seats human,human --options '{"decks": 2}'
      regalia play royals --seats human,knight
      regalia play battle --preset draft-night
      regalia play royal-battles --options mode=melee
      regalia play battle --seats human,monarch --heads 4
      regalia play royals --seats greedy,greedy --plain
      regalia play royals --lines
    """
    from regalia.cli.arguments import new_seed, seat_names
    from regalia.cli.arguments.table import at_table, suiting_players
    from regalia.cli.draw.console import can_draw, out
    from regalia.cli.screen.choice import wants_screen
    from regalia.cli.terminal.game import HUMAN, TerminalGame
    from regalia.cli.terminal.visit import sit_down
    from regalia.games import find

    plug = find(game)
    chosen, players = at_table(plug, preset, options, players)
    if players is None and (seats is None or "," not in seats):
        players = suiting_players(plug, chosen)
    others = max((players or plug.usual_seats) - 1, 1)
    names = seat_names(seats, players, plug, [HUMAN, *["greedy"] * others])
    console = out(plain=plain)
    plain = plain or not can_draw(console)
    full = not plain and not lines and wants_screen(console)
    while True:
        dealt = new_seed() if seed is None else seed
        if not full:
            sit_down(TerminalGame(plug, chosen, names, dealt, console, plain, heads))
            return
        from regalia.cli.screen.game import ScreenGame

        table = ScreenGame(plug, chosen, names, dealt, console, heads, pace)
        sit_down(table)
        if not table.again:
            return
        seed = None
