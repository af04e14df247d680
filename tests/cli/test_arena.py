"""``arena``: the ladder as a table, as JSON and as a picture; stopping and going on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Regalia

SHORT = ("--options", '{"turn_limit": 10}', "--seed", "4")


def test_the_ladder_as_a_table(regalia: Regalia) -> None:
    ended = regalia("arena", "royals", "--bots", "random,verb,driven", "--games", "4", "--jobs", "1", *SHORT)
    assert ended.code == 0
    assert "Royals, 12 games, 2 seats, seed 4, turn_limit = 10" in ended.out
    assert "ms per move" in ended.out
    assert "share against" in ended.out


def test_json_is_a_list_of_bots(regalia: Regalia, tmp_path: Path) -> None:
    plot = tmp_path / "ladder.svg"
    arguments = ("--bots", "random,greedy", "--games", "6", "--json", "--plot", plot, *SHORT)
    found = json.loads(regalia("arena", "royals", *arguments).out)
    assert sorted(row["bot"] for row in found) == ["greedy", "random"]
    for row in found:
        assert {"bot", "games", "share", "low", "high", "rating", "ms_per_move"} <= set(row)
        assert row["games"] == 6
        assert row["low"] <= row["share"] <= row["high"]
    assert found[0]["rating"] >= found[1]["rating"]
    assert plot.read_text().startswith("<svg")


def test_the_same_command_goes_on_where_it_stopped(regalia: Regalia, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arguments = (
        "arena",
        "royals",
        "--bots",
        "random,greedy",
        "--options",
        '{"turn_limit": 10}',
        "--json",
        "--out",
        out,
    )
    first = json.loads(regalia(*arguments, "--games", "2").out)
    kept = out.read_bytes()
    assert kept.count(b"\n") == 3
    more = json.loads(regalia(*arguments, "--games", "6").out)  # the seed is that of the file
    assert out.read_bytes().startswith(kept)
    assert out.read_bytes().count(b"\n") == 7
    assert (first[0]["games"], more[0]["games"]) == (2, 6)
    whole = regalia(*arguments, "--games", "6")
    assert json.loads(whole.out) == more
    assert out.read_bytes().count(b"\n") == 7


@pytest.mark.release
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_what_was_played_and_leaves_a_file_to_go_on_from(
    jobs: str, program: Callable[..., subprocess.Popen[str]], tmp_path: Path, regalia: Regalia
) -> None:
    out = tmp_path / "games.jsonl"
    arguments = ("arena", "royals", "--bots", "random,verb", "--json", "--out", out, *SHORT)
    process = program(*arguments, "--games", "20000", "--jobs", jobs)
    while not out.exists() or out.read_bytes().count(b"\n") < 4:
        assert process.poll() is None, process.communicate()
    os.killpg(process.pid, signal.SIGINT)
    told, err = process.communicate()
    assert (process.returncode, err) == (130, "")
    games = out.read_bytes().count(b"\n") - 1
    assert {row["games"] for row in json.loads(told)} == {games}
    again = json.loads(regalia(*arguments, "--games", str(games + 4)).out)
    assert {row["games"] for row in again} == {games + 4 + games % 2}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "greedy"], "at least two bots"),
        (["--bots", "greedy,greedy"], "listed twice"),
        (["--bots", "greedy,human"], "There is no bot 'human'"),
        (["--bots", "greedy,greedy:5"], "takes no budget"),
        (["--bots", "greedy,knight@0"], "whole number of milliseconds"),
        (["--bots", "greedy,random", "--players", "3"], "Royals takes 2 seats, not 3"),
        (["--bots", "greedy,random", "--options", '{"decks": 3}'], "Option 'decks' cannot be 3"),
        (["--bots", "greedy,random", "--out", "/nosuch/folder/x"], "There is no folder /nosuch/folder; make it first"),
        (["--bots", "greedy,random", "--plot", "/nosuch/folder/x"], "There is no folder /nosuch/folder; make it first"),
        (["--bots", "greedy,random", "--plot", "x.png"], "name a file that ends in .svg, unlike x.png"),
        (["--bots", "greedy,random", "--out", "/etc/hostname"], "not a tournament file"),
    ],
)
def test_what_is_refused(arguments: list[str], words: str, regalia: Regalia) -> None:
    ended = regalia("arena", "royals", "--games", "2", *arguments)
    assert ended.code == 2
    assert words in ended.err
    assert ended.err.count("\n") == 1
