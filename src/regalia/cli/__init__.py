"""The command line: one module per command, named like the command, with one function ``main``.

``commands`` holds those that stand alone; a group of commands is a package of its own.
"""

from __future__ import annotations

import errno
import importlib
import inspect
import io
import pkgutil
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from regalia import __version__
from regalia.cli.lab.stop import INTERRUPTED
from regalia.cli.readers import READERS, line_of, reader_of
from regalia.kernel.errors import RegaliaError

HELP = "Regalia: tabletop battle games at the terminal, in the browser and in the lab. 'regalia COMMAND --help' has examples."

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode="rich", help=HELP)

GROUPS = {
    "admin": "Commands for a server's operators, even while it runs: players, tables, the message of the day, the log."
    " 'regalia admin COMMAND --help' has examples.",
    "puzzles": "Positions with one right answer: solve them, list them, make new ones."
    " 'regalia puzzles COMMAND --help' has examples.",
}


def _commands(package: str) -> dict[str, Callable[..., None]]:
    """The commands of a package by name: the function ``main`` of each module."""
    modules = pkgutil.iter_modules(importlib.import_module(package).__path__)
    names = [entry.name for entry in modules if not entry.ispkg]
    return {name.replace("_", "-"): importlib.import_module(f"{package}.{name}").main for name in names}


def _place(name: str) -> int:
    """Where a command stands in the help; a new one that no reader has yet comes last."""
    order = [command for commands in READERS.values() for command in commands]
    return order.index(name) if name in order else len(order)


def _help_of(main: Callable[..., None]) -> str:
    """A command's docstring with each paragraph on one line, so that it fits any terminal; examples keep their lines."""
    paragraphs = inspect.cleandoc(main.__doc__ or "").split("\n\n")
    return "\n\n".join(one if "\n " in one else one.replace("\n", " ") for one in paragraphs)


_alone = _commands(f"{__name__}.commands")
for _name in sorted(_alone, key=_place):
    _main = _alone[_name]
    _panel = reader_of(_name) or None
    app.command(_name, help=_help_of(_main), short_help=line_of(_name), rich_help_panel=_panel)(_main)
for _name, _help in GROUPS.items():
    _group = typer.Typer(no_args_is_help=True, rich_markup_mode="rich", help=_help)
    for _command, _main in _commands(f"{__name__}.{_name}").items():
        _group.command(_command, help=_help_of(_main))(_main)
    app.add_typer(_group, name=_name, short_help=line_of(_name), rich_help_panel=reader_of(_name) or None)


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"regalia {__version__}")
        raise typer.Exit


@app.callback()
def _program(
    _version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_tell_version, help="Print the version and stop.")
    ] = False,
) -> None:
    pass


def run() -> None:
    """Run the program ``regalia``. A user's mistake gets one line and exit code 2, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # do not fail on a suit that the terminal cannot show
    try:
        app()
    except RegaliaError as wrong:
        _fail(str(wrong))
    except OSError as wrong:
        way_out = " Make room, or choose another place." if wrong.errno in FULL else ""
        _fail(f"{wrong.filename or 'The output'}: {wrong.strerror}.{way_out}")
    except KeyboardInterrupt:  # before the command began, or a second Ctrl-C
        sys.exit(INTERRUPTED)


def _fail(text: str) -> None:
    from regalia.cli.draw.console import harmless

    typer.secho(harmless(text), fg="red", err=True)
    sys.exit(2)
