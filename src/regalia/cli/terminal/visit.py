"""A visit to a table in the terminal: until the game is over, the person leaves, or nothing more is typed."""

from __future__ import annotations

import typer

from regalia.cli.terminal.game import TerminalGame
from regalia.cli.terminal.keyboard import Closed
from regalia.cli.terminal.turn import Left

INTERRUPTED = 130


def sit_down(table: TerminalGame) -> None:
    """Play to the end. Raises typer.Exit after Ctrl-C."""
    try:
        table.run()
    except Left:
        table.console.print("You have left the table.")
    except Closed:
        table.console.print("\nNothing more was typed: the game ends here.")
    except KeyboardInterrupt:
        table.console.print("\nInterrupted: the game ends here.")
        raise typer.Exit(INTERRUPTED) from None
    finally:
        table.close()
