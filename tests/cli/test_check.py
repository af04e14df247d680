"""``check`` and ``perft``."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from regalia.games import catalogue, find
from regalia.kernel import record
from regalia.kernel.match import Match
from tests.cli.conftest import Regalia
from tests.testing.mutants import MUTANTS


def test_laws_hold_and_are_told_in_one_line_each(regalia: Regalia) -> None:
    ended = regalia("check", "royals", "--games", "2", "--law", "2", "--law", "8")
    assert ended.code == 0
    told = ended.out.splitlines()
    assert [row.split()[:2] for row in told] == [[number, "ok"] for number in ("2", "3", "4", "8", "10")]
    assert "54 cards and pieces" in told[3]


def test_verdicts_as_json(regalia: Regalia) -> None:
    ended = regalia("check", "royals", "--games", "1", "--law", "1", "--options", '{"decks": 2}', "--json")
    assert json.loads(ended.out) == [
        {
            "law": 1,
            "promise": "The same seed gives the same record",
            "outcome": "ok",
            "text": "1 games played twice",
        }
    ]


@pytest.fixture
def losing() -> Iterator[str]:
    """A game in the catalogue that loses a card."""
    game = next(mutant.game for mutant in MUTANTS if mutant.name == "loses a card")
    catalogue()[game.key] = game
    yield game.key
    del catalogue()[game.key]


def test_a_broken_law_is_exit_code_1_with_a_record_to_replay(regalia: Regalia, losing: str) -> None:
    ended = regalia("check", losing, "--law", "8")
    assert ended.code == 1
    broken, told = ended.out.splitlines()[-2:]
    assert broken.split()[:2] == ["8", "broken"]
    assert Match.fold(find(losing), record.read(told)).lines[-1].endswith("shield")
    assert json.loads(regalia("check", losing, "--law", "8", "--json").out)[-1]["record"] == json.loads(told)


def test_what_cannot_be_checked_is_told_in_one_line(regalia: Regalia) -> None:
    for arguments, word in (
        (("nothing",), "no game 'nothing'"),
        (("royals", "--law", "21"), "no law 21"),
        (("royals", "--options", "{"), "cannot be read"),
        (("royals", "--options", '{"decks": 9}'), "decks"),
        (("royals", "--seats", "3"), "2 seats"),
    ):
        ended = regalia("check", *arguments)
        assert ended.code == 2
        assert word in ended.err
        assert ended.err.count("\n") == 1


def test_perft_counts(regalia: Regalia) -> None:
    ended = regalia("perft", "royals", "--depth", "2")
    total = int(ended.out.replace(",", ""))
    divided = regalia("perft", "royals", "--depth", "2", "--divide").out.splitlines()
    assert int(divided[-1].replace(",", "")) == total
    assert divided[0].split(maxsplit=1)[1] in ("0 end", "1 end")
    told = json.loads(regalia("perft", "royals", "--depth", "2", "--divide", "--json").out)
    assert (told["lines"], sum(told["divide"].values()), len(told["divide"])) == (total, total, len(divided) - 1)


def test_perft_refuses_what_cannot_be(regalia: Regalia) -> None:
    assert regalia("perft", "royals", "--depth", "0").code == 2
    assert regalia("perft", "royals", "--depth", "1", "--options", '{"decks": 9}').code == 2
