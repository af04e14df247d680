"""``regalia perft``."""

from __future__ import annotations

from typing import Annotated

import typer

from regalia.cli.arguments import AsJson, GameKey, OptionsJson, Players


def main(
    game: GameKey,
    depth: Annotated[int, typer.Option("--depth", metavar="N", min=1, max=20, help="Number of choices per sequence.")],
    options: OptionsJson = "{}",
    players: Players = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help="Seed for cards and dice.")] = 1,
    divide: Annotated[bool, typer.Option("--divide", help="Count separately for each first move.")] = False,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of N choices from the start. Programs with equal counts agree on the rules.

    Only choices count. The seed determines the cards and dice between them, the same in all sequences.

    [bold]Examples[/bold]
      regalia perft royals --depth 3
      regalia perft royals --depth 2 --divide --options '{"reshuffle_limit": 0}'
    """
    from regalia.cli.arguments.table import game_options
    from regalia.cli.draw.console import err, out, print_json
    from regalia.games import find
    from regalia.testing.perft import divide as divided
    from regalia.testing.perft import settle

    plug = find(game)
    rules, header = plug.set_up(game_options(plug, options), players)
    state = rules.start()
    settle(state, seed, 0)
    with err().status(f"counting {depth} choices deep …"):
        parts = {plug.codec.line(state.turn(), move): lines for move, lines in divided(rules, state, depth, seed)}
    total = sum(parts.values())
    if as_json:
        found = {
            "game": plug.key,
            "options": header,
            "seats": rules.seats,
            "seed": seed,
            "depth": depth,
            "lines": total,
        }
        print_json(found | {"divide": parts} if divide else found)
        return
    console = out()
    for line, lines in parts.items() if divide else ():
        console.print(f"{lines:>12,}  {line}", markup=False)
    console.print(f"{total:>12,}" if divide else f"{total:,}")
