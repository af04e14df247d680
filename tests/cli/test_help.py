"""``regalia --help`` groups the commands by reader, and the examples of each command can be called so."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from typing import Any

import pytest
import typer
import typer.main

from regalia.cli import app
from regalia.cli.readers import LONGEST, READERS, line_of, reader_of
from tests.cli.conftest import Regalia

PROGRAM: Any = typer.main.get_command(app)


def commands(group: Any = PROGRAM) -> Iterator[Any]:
    """Every command of the program and of its groups."""
    for command in group.commands.values():
        yield from commands(command) if hasattr(command, "commands") else [command]


def examples() -> list[str]:
    return [line for command in commands() for line in re.findall(r"^ *regalia (.+)$", command.help, re.MULTILINE)]


def test_every_command_has_one_reader() -> None:
    listed = [name for lines in READERS.values() for name in lines]
    assert sorted(listed) == sorted(PROGRAM.commands)


@pytest.mark.parametrize("name", PROGRAM.commands)
def test_a_command_has_one_line_under_its_reader(name: str, regalia: Regalia) -> None:
    line = line_of(name)
    assert line is not None
    assert len(line) <= LONGEST
    panel = regalia("--help").out.partition(reader_of(name))[2].partition("╰")[0]
    assert re.search(rf"^│ {name} +{re.escape(line)} +│$", panel, re.MULTILINE)


@pytest.mark.parametrize("line", examples())
def test_an_example_can_be_called_so(line: str) -> None:
    command, name = PROGRAM, "regalia"
    words = shlex.split(line.partition(" | ")[0])
    while hasattr(command, "commands"):
        name, *words = words
        command = command.commands[name]
    command.make_context(name, words)
