"""Tampering: every change to a good record is found, by the rules and by the stand-alone script."""

from __future__ import annotations

import ast
import copy
import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from regalia.fairness import check_chance
from regalia.fairness.derivation import sealed
from regalia.fairness.recompute import chance_fault_in
from regalia.games import catalogue
from regalia.kernel import record as records
from regalia.lab.verify import Fault, fault_in
from tests.fairness.dealt import plain, play

Document = dict[str, Any]
Edit = Callable[[Document], None]
SCRIPT = Path(check_chance.__file__)


@cache
def written(key: str) -> str:
    return json.dumps(plain(play(key)))


@cache
def royals() -> Document:
    document: Document = json.loads(written("royals"))
    return document


def by_rules(document: Document) -> Fault | None:
    return chance_fault_in(records.read(json.dumps(document)))


def by_script(document: Document, *noted: str) -> str:
    """What the script finds wrong; empty for nothing."""
    try:
        check_chance.check(document, *noted)
    except check_chance.Wrong as wrong:
        return str(wrong)
    return ""


@pytest.mark.parametrize("key", list(catalogue()))
def test_a_record_as_it_was_written_is_good(key: str) -> None:
    record = records.read(written(key))
    assert chance_fault_in(record) is None
    assert fault_in(record) is None
    assert by_script(json.loads(written(key))) == ""


def test_two_epochs_are_checked_each_by_its_own_numbers() -> None:
    document = plain(play("royals", (1, 3)))
    assert by_rules(document) is None
    assert by_script(document) == ""
    document["chance"]["epochs"] = [1]
    fault = by_rules(document)
    assert fault is not None
    assert fault.line is not None
    assert fault.line >= 3
    assert f"line {fault.line}" in by_script(document)


def chance_lines(document: Document) -> list[int]:
    return [number for number, line in enumerate(document["lines"], 1) if line.startswith("~")]


def other_card(document: Document) -> None:
    """Swap the last card of the fourth chance line with one of the same seat's next draw."""
    at = chance_lines(document)[3] - 1
    seen = set(document["lines"][at].split(" "))
    odds = next(text for line, text in reversed(document["chance"]["draws"]) if line == at + 1)
    card = next(word for word in (entry.partition("*")[0] for entry in odds.split(" ")) if word not in seen)
    document["lines"][at] = f"{document['lines'][at].rpartition(' ')[0]} {card}"


def other_order(document: Document) -> None:
    one, two = [number - 1 for number in chance_lines(document)[1:3]]
    lines = document["lines"]
    tail = lines[one].split(" ")[3:]
    lines[one] = " ".join([*lines[one].split(" ")[:3], *lines[two].split(" ")[3:]])
    lines[two] = " ".join([*lines[two].split(" ")[:3], *tail])


def drop_choice(document: Document) -> None:
    at = next(n for n, line in enumerate(document["lines"]) if line.startswith("0 "))
    del document["lines"][at]
    document["chance"]["lines"] -= 1


def drop_last(document: Document) -> None:
    document["lines"].pop()


def other_secret(document: Document) -> None:
    document["chance"]["secret"] = "5f" * 32


def other_secret_and_commitment(document: Document) -> None:
    document["chance"]["secret"] = "5f" * 32
    document["chance"]["commitment"] = sealed("5f" * 32)


def swap_parts(document: Document) -> None:
    shares = document["chance"]["shares"]
    shares[0]["part"], shares[1]["part"] = shares[1]["part"], shares[0]["part"]


def swap_shares(document: Document) -> None:
    document["chance"]["shares"].reverse()


def drop_part(document: Document) -> None:
    document["chance"]["shares"][1].pop("part")


def call_it_the_servers(document: Document) -> None:
    document["chance"]["shares"][1]["by"] = "house"


def other_table(document: Document) -> None:
    document["chance"]["table"] = "k7m2q8"


def drop_draws(document: Document) -> None:
    line = chance_lines(document)[2]
    document["chance"]["draws"] = [draw for draw in document["chance"]["draws"] if draw[0] != line]


def line_of_fault(document: Document) -> int:
    """The first line that has changed."""
    old = royals()["lines"]
    return next(n for n, (a, b) in enumerate(zip(old, document["lines"], strict=False), 1) if a != b)


@pytest.mark.parametrize(
    ("edit", "words", "told"),
    [
        (other_card, "give '~ draw", "secret and parts give"),
        (other_order, "give '~ draw", "secret and parts give"),
        (other_secret_and_commitment, "give '~", "secret and parts give"),
        (swap_shares, "give '~", "secret and parts give"),
        (drop_part, "give '~", "secret and parts give"),
        (other_table, "give '~", "secret and parts give"),
        (drop_last, "when it was sealed", "when it was sealed"),
        (other_secret, "committed to", "committed to"),
        (swap_parts, "seat 0 is not the one that was promised", "seat 0 is not the one that was promised"),
        (call_it_the_servers, "server's part of seat 1", "server's part of seat 1"),
    ],
)
def test_what_was_changed_is_found(edit: Edit, words: str, told: str) -> None:
    document = copy.deepcopy(royals())
    edit(document)
    fault = by_rules(document)
    assert fault is not None
    assert words in fault.reason
    script = by_script(document)
    assert told in script
    if "give" in told:
        if document["lines"] == royals()["lines"]:
            assert fault.line in (1, 2)  # the first is a coin, and may fall the same way
        else:
            assert fault.line == line_of_fault(document)
        assert f"line {fault.line}," in script


def test_a_dropped_choice_moves_all_later_draws() -> None:
    document = copy.deepcopy(royals())
    drop_choice(document)
    fault = by_rules(document)
    assert fault is not None
    assert fault.line is not None
    assert "line" in by_script(document)


def test_draws_that_are_left_out_or_stated_with_other_odds_are_found() -> None:
    document = copy.deepcopy(royals())
    drop_draws(document)
    fault = by_rules(document)
    assert fault is not None
    assert (fault.line, "odds" in fault.reason) == (chance_lines(document)[2], True)
    assert f"line {chance_lines(document)[2]}," in by_script(document)
    document = copy.deepcopy(royals())
    document["chance"]["outside"] = [chance_lines(document)[2]]
    drop_draws(document)
    assert by_script(document) == ""  # without the game, the script cannot know what is drawn there,
    fault = by_rules(document)
    assert fault is not None  # and the rules do
    assert "odds" in fault.reason


def test_odds_that_are_not_the_games_pass_the_script_and_not_the_rules() -> None:
    """The limit of a script without rules, stated in docs/reference/chance.md: wrong odds that fit the card."""
    document = copy.deepcopy(royals())
    line, _ = document["chance"]["draws"][-1]
    card = document["lines"][line - 1].rpartition(" ")[2]
    document["chance"]["draws"][-1] = [line, f"{card}*7"]
    assert by_script(document) == ""
    fault = by_rules(document)
    assert fault is not None
    assert (fault.line, "odds" in fault.reason) == (line, True)


def test_a_record_without_a_commitment_says_so() -> None:
    document = copy.deepcopy(royals())
    del document["chance"]
    fault = by_rules(document)
    assert fault == Fault("This record has no commitment: its cards cannot be checked.")
    assert "no commitment" in by_script(document)
    assert fault_in(records.read(json.dumps(document))) is None


@pytest.mark.parametrize(
    "value",
    [7, [], "x", {}, {"scheme": "regalia/chance/2"}, {**royals()["chance"], "scheme": "other"}],
)
def test_an_envelope_that_makes_no_sense_is_no_concern_of_other_readers(value: Any, tmp_path: Path) -> None:
    document = {**royals(), "chance": value}
    assert fault_in(records.read(json.dumps(document))) is None
    assert by_rules(document) is not None
    file = tmp_path / "record.json"
    file.write_text(json.dumps(document))
    done = subprocess.run([sys.executable, str(SCRIPT), str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert "BAD" in done.stdout


def test_the_commitment_that_was_noted_at_the_table_is_compared() -> None:
    document = copy.deepcopy(royals())
    assert by_script(document, document["chance"]["commitment"].upper()) == ""
    assert "not the one you noted" in by_script(document, sealed("5f" * 32))


def test_the_script_imports_nothing_of_ours_and_runs_alone(tmp_path: Path) -> None:
    tree = ast.parse(SCRIPT.read_text())
    named = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    named |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert named <= set(sys.stdlib_module_names)
    alone = tmp_path / "check_chance.py"
    alone.write_bytes(SCRIPT.read_bytes())
    games = tmp_path / "games.jsonl"
    bad = copy.deepcopy(royals())
    other_card(bad)
    games.write_text(f"{written('royals')}\n{json.dumps(bad)}\n")
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(alone), str(games)], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 1
    assert "record 1: royals" in done.stdout
    assert "record 2: royals" in done.stdout
    assert f"BAD: line {line_of_fault(bad)}," in done.stdout.partition("record 2")[2]


def test_verify_names_record_line_and_reason(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    bad = copy.deepcopy(royals())
    other_card(bad)
    games.write_text(f"{written('royals')}\n{json.dumps(bad)}\n")
    command = [sys.executable, "-c", "from regalia.cli import run; run()", "verify", str(games)]
    done = subprocess.run([*command, "--chance", "--json"], capture_output=True, text=True, check=False)
    (fault,) = json.loads(done.stdout)["files"][0]["faults"]
    assert (fault["record"], fault["line"]) == (2, line_of_fault(bad))
    assert fault["reason"].startswith("The secret and the players' parts give '~ draw")
    assert done.returncode == 1
