"""``games``, ``rules``, ``options`` and ``presets``; and what holds for every command."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from regalia import __version__
from regalia.cli import app
from regalia.cli.draw.rulebook import draw_rules
from regalia.games import catalogue, find, rules_text
from regalia.kernel.rulebook import examples
from regalia.kernel.rulebook.pdf import document
from tests.cli.conftest import Regalia

COMMANDS = [
    *(command.name for command in app.registered_commands),
    *(
        f"{group.name} {command.name}"
        for group in app.registered_groups
        for command in (group.typer_instance.registered_commands if group.typer_instance else ())
    ),
]


def test_games_lists_what_was_found(regalia: Regalia) -> None:
    ended = regalia("games")
    assert ended.code == 0
    assert "royals" in ended.out
    assert "Royals" in ended.out
    listed = json.loads(regalia("games", "--json").out)
    royals = next(game for game in listed if game["key"] == "royals")
    assert royals["players"] == {"least": 2, "most": 2, "usual": 2}
    assert royals["bots"] == ["random", "verb", "driven", "greedy", "page", "squire", "knight", "monarch"]


def test_presets_are_listed_and_played(regalia: Regalia) -> None:
    assert "draft-night" in regalia("presets", "battle").out
    assert "numbers" in regalia("presets", "royal-battles").out
    listed = json.loads(regalia("presets", "battle", "--json").out)
    assert {preset["name"]: preset["players"] for preset in listed}["draft-night"] == 4
    ended = regalia("simulate", "battle", "--preset", "teams", "--games", "3", "--seed", "1", "--json")
    assert len(json.loads(ended.out)["seats"]) == 4
    changed = ("--preset", "teams", "--options", '{"hits_to_lose": 2}', "--games", "1", "--seed", "1", "--json")
    assert json.loads(regalia("simulate", "battle", *changed).out)["options"]["hits_to_lose"] == 2
    unknown = regalia("play", "battle", "--preset", "chess")
    assert (unknown.code, "Its presets: quick-duel" in unknown.err) == (2, True)


def test_rules_are_markdown_when_piped(regalia: Regalia) -> None:
    assert regalia("rules", "royals").out == rules_text(find("royals"))
    assert json.loads(regalia("rules", "royals", "--json").out)["text"] == rules_text(find("royals"))


def test_rules_draw_their_examples_in_a_terminal() -> None:
    printed = io.StringIO()
    game = find("royals")
    draw_rules(Console(file=printed, force_terminal=True, width=100), game, rules_text(game), 100)
    shown = printed.getvalue()
    assert "title:" not in shown
    assert "position:" not in shown
    for example in examples(rules_text(game)):
        assert example.title in shown
    assert "Ada" in shown
    assert "2 ÷ 2 = 1 ≥ 1, he falls" in shown


def test_a_term_is_explained_with_its_rule(regalia: Regalia) -> None:
    ended = regalia("rules", "royals", "--term", "Tributes")
    assert ended.code == 0
    assert ended.out.startswith("**tribute**: ")
    assert "**7.1 Revive.**" in ended.out
    unknown = regalia("rules", "royals", "--term", "castle")
    assert unknown.code != 0
    assert "no term 'castle'" in unknown.err


def test_options_tell_name_type_values_default_and_meaning(regalia: Regalia) -> None:
    ended = regalia("options", "royals")
    assert ended.code == 0
    for option in find("royals").options:
        assert option.name in ended.out
    listed = {option["name"]: option for option in json.loads(regalia("options", "royals", "--json").out)}
    assert listed["decks"] == {
        "name": "decks",
        "type": "int",
        "nullable": False,
        "values": {"low": 1, "high": 2},
        "default": 1,
        "meaning": next(option.meaning for option in find("royals").options if option.name == "decks"),
    }
    assert listed["reshuffle_limit"]["nullable"]
    assert listed["refill"]["values"] == ["end", "start"]
    assert listed["futile_attacks"]["values"] == [False, True]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_examples(command: str, regalia: Regalia) -> None:
    ended = regalia(*command.split(), "--help")
    assert ended.code == 0
    assert "Examples" in ended.out
    assert f"regalia {command}" in ended.out.partition("Examples")[2]


@pytest.mark.parametrize("command", ["rules", "options", "play", "simulate"])
def test_an_unknown_game_is_told_in_one_line(command: str, regalia: Regalia) -> None:
    ended = regalia(command, "chess")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == f"There is no game 'chess'; there are: {', '.join(catalogue())}.\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["nosuch"],
        ["games", "royals"],
        ["rules"],
        ["options", "royals", "--jason"],
        ["play"],
        ["play", "royals", "--seed", "-1"],
        ["play", "royals", "--seed", "x"],
        ["play", "royals", "--seed", str(2**63)],
        ["simulate", "royals", "--games", "0"],
        ["simulate", "royals", "--games", "1.5"],
        ["simulate", "royals", "--jobs", "0"],
        ["verify"],
        ["show"],
        ["show", "x.json", "--game", "0"],
        ["show", "x.json", "--at", "-1"],
    ],
)
def test_wrong_usage_is_exit_code_2(arguments: list[str], regalia: Regalia) -> None:
    ended = regalia(*arguments)
    assert (ended.code, ended.out) == (2, "")
    assert "Error" in ended.err


def test_the_program_tells_its_version_and_runs_as_a_module(regalia: Regalia) -> None:
    told = f"regalia {__version__}\n"
    assert regalia("--version").out == told
    module = subprocess.run([sys.executable, "-m", "regalia", "--version"], capture_output=True, text=True, check=True)
    assert module.stdout == told


@pytest.mark.parametrize("key", catalogue())
def test_rules_are_printed_with_their_examples(regalia: Regalia, tmp_path: Path, key: str) -> None:
    file = tmp_path / "rules.pdf"
    ended = regalia("rules", key, "--pdf", str(file), "--paper", "letter")
    assert ended.code == 0
    assert file.read_bytes().startswith(b"%PDF")
    game = find(key)
    blocks = document(game, rules_text(game))
    drawn = [block for block in blocks if block["kind"] == "example"]
    assert [block["title"] for block in drawn] == [example.title for example in examples(rules_text(game))]
    assert all(any(part["zones"] for part in block["before"]["parts"]) for block in drawn)
