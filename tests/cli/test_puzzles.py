"""``puzzles``: made, listed, shown, rated and solved in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from regalia.games import find
from regalia.puzzles.attempt import own_lines
from regalia.puzzles.puzzle import LEVELS
from regalia.puzzles.shelf import puzzles, read
from tests.cli.conftest import Regalia


def first_of(key: str) -> str:
    return next(iter(puzzles(find(key))))


@pytest.mark.parametrize("key", ["royals", "battle"])
def test_a_puzzle_is_missed_and_then_solved(regalia: Regalia, key: str) -> None:
    puzzle = puzzles(find(key))[first_of(key)]
    wrong = next(iter(puzzle.root.wrong))
    ended = regalia("puzzles", "play", key, puzzle.name, "--plain", typed="\n".join([wrong, *own_lines(puzzle), ""]))
    assert ended.code == 0
    assert "Not yet." in ended.out
    assert ended.out.rstrip().rpartition("\n")[2].startswith("Solved.")


def test_the_answer_is_told_when_it_is_asked_for(regalia: Regalia) -> None:
    ended = regalia("puzzles", "play", "royals", "--plain", typed="save x.json\nanswer\n")
    assert ended.code == 0
    assert "A puzzle has no record to save." in ended.out
    assert "The answer:" in ended.out


def test_the_list_tells_question_and_shares(regalia: Regalia) -> None:
    listed = json.loads(regalia("puzzles", "list", "royals", "--json").out)
    assert [one["name"] for one in listed] == list(puzzles(find("royals")))
    assert all(set(one["solved"]) == set(LEVELS) for one in listed)
    assert "{" not in "".join(one["ask"] for one in listed)
    assert listed[0]["name"] in regalia("puzzles", "list", "royals").out


def test_a_puzzle_is_shown_with_and_without_its_answer(regalia: Regalia) -> None:
    name = first_of("royals")
    puzzle = puzzles(find("royals"))[name]
    shown = json.loads(regalia("puzzles", "show", "royals", name, "--json").out)
    assert "answer" not in shown
    told = json.loads(regalia("puzzles", "show", "royals", name, "--answer", "--json").out)
    assert told["answer"] == own_lines(puzzle)
    assert told["why"]
    assert regalia("puzzles", "show", "royals", "--plain").code == 0
    refused = regalia("puzzles", "show", "royals", "nothing")
    assert refused.code == 2
    assert "has no puzzle 'nothing'" in refused.err


def test_too_few_puzzles_are_a_failure_that_still_writes_them(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    ended = regalia("puzzles", "make", "royals", "--minutes", "0.01", "--seed", "1", "--out", str(file), "--json")
    assert ended.code == 1
    assert json.loads(ended.out)["puzzles"] == len(read(file.read_bytes())) < 40


def test_an_unknown_goal_is_refused_with_the_known_ones(regalia: Regalia) -> None:
    refused = regalia("puzzles", "make", "battle", "--goals", "mate")
    assert refused.code == 2
    assert "castle, defence, hits, block" in refused.err


def test_rating_keeps_the_puzzles(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    one = puzzles(find("royals"))[first_of("royals")]
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(one, solved={})) + b"\n")
    ended = regalia("puzzles", "rate", "royals", "--file", str(file), "--json")
    assert ended.code == 0
    assert read(file.read_bytes())[0].solved.keys() == set(LEVELS)
    assert json.loads(ended.out)["puzzles"] == 1
