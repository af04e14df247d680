"""Studies: one row a game, the same whatever plays them, and what each game declares."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from regalia.games import catalogue, find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.record import read
from regalia.lab import Study, restrict
from regalia.lab.executors.executor import Stopped, executor_for, in_order
from regalia.lab.executors.processes import MOST_LOSSES, Processes
from regalia.lab.simulate import Player
from regalia.lab.study.rows import options_digest

GAMES = sorted(catalogue())


@pytest.mark.parametrize("game", GAMES)
def test_a_study_has_a_row_for_each_game(game: str) -> None:
    study = Study(game, bots="random", seed=3)
    rows = study.play(20, choices=True)
    assert rows["number"].to_list() == list(range(1, 21))
    assert rows["bot_0"].unique().to_list() == ["random"]
    assert set(rows["reason"].unique()) <= set(find(game).reasons)
    assert rows["options"].unique().to_list() == [options_digest({})]
    seats = find(game).usual_seats
    assert rows["starter"].is_between(0, seats - 1).all()
    for row in rows.iter_rows(named=True):
        assert row["starter_result"] == row[f"result_{row['starter']}"]
        assert len(row["standing_0"]) == row["rounds"] <= row["turns"] <= row["decisions"]
        assert len(row["choice_legal"]) == row["decisions"]
        assert sum(row["choice_legal"]) / row["decisions"] == pytest.approx(row["legal_mean"])
        assert row["choice_legal"].count(1) / row["decisions"] == pytest.approx(row["forced"])
        assert sum(value for name, value in row.items() if name.startswith("uses_")) == row["decisions"]
        assert all(0 <= kind < len(study.statistics.kinds) for kind in row["choice_kind"])
    assert study.statistics.measure
    assert rows.select(pl.col("^standing_.*$").explode()).height > 20


@pytest.mark.parametrize("game", GAMES)
def test_rows_tell_what_the_records_tell(game: str) -> None:
    study = Study(game, bots="greedy", seed=5)
    rows = study.play(4)
    player = Player(study.run(1, 4, records=True))
    records = [read(line) for line in player.chunk(1, 4).text.splitlines()]
    for row, record in zip(rows.iter_rows(named=True), records, strict=True):
        assert [row[f"result_{seat}"] for seat in range(record.seats)] == record.result
        assert row["reason"] == record.reason
        assert row["decisions"] == sum(line[0] != "~" for line in record.lines)


def test_first_hands_and_starters_are_those_of_the_records() -> None:
    study = Study("royals", bots="greedy", seed=2)
    rows = study.play(10)
    player = Player(study.run(1, 10, records=True))
    for row in rows.iter_rows(named=True):
        lines = player.recorded(row["number"])[0].lines
        assert lines[0] == f"~ first {row['starter']}"
        hands = {line.split()[2]: line.split()[3:] for line in lines[1:3]}
        for seat in "01":
            assert row[f"first_joker_{seat}"] == hands[seat].count("Xx")
            assert row[f"first_K_{seat}"] == sum(card[0] == "K" for card in hands[seat])


def test_recruited_units_are_counted() -> None:
    rows = Study("royal-battles", {"army_white": "NNNN", "army_black": "PPRK"}, seed=1).play(3)
    assert rows["unit_N_0"].to_list() == [4.0] * 3
    assert "Knight in the army." in [column.meaning for column in Study("royal-battles").statistics.columns]
    assert [rows[f"unit_{letter}_1"][0] for letter in "PRKN"] == [2.0, 1.0, 1.0, 0.0]


def test_the_judge_gives_odds_at_the_start_of_each_round() -> None:
    rows = Study("royals", bots="greedy", seed=2).play(5, odds=True)
    assert rows["odds_0"].list.len().to_list() == rows["rounds"].to_list()
    assert rows["odds_0"].explode().is_between(0.0, 1.0).all()


def test_rows_are_the_same_in_any_number_of_processes_and_from_any_number_on() -> None:
    alone = Study("battle", bots="random", seed=9).play(300)
    with executor_for(None, 2) as executor:
        shared = Study("battle", bots="random", seed=9, executor=executor).play(300)
        later = Study("battle", bots="random", seed=9, executor=executor).play(100, first=201)
    assert_frame_equal(alone, shared)
    assert_frame_equal(alone[200:], later)


def test_a_restricted_bot_does_without_the_verb() -> None:
    rows = Study("royals", bots=(restrict("greedy", "recruit"), restrict("random", "recruit")), seed=1).play(20)
    assert rows["uses_recruit"].sum() == 0
    assert Study("royals", bots="greedy", seed=1).play(20)["uses_recruit"].sum() > 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess"}, "There is no game"),
        ({"options": {"deck": 1}}, "There is no option 'deck'"),
        ({"options": {"decks": 7}}, "cannot be 7"),
        ({"bots": ("greedy", "greedy", "greedy")}, "takes 2 seats"),
        ({"bots": ("greedy", "random"), "players": 4}, "takes 2 seats|2 bots for 4 seats"),
        ({"bots": "greedy without castle"}, "has no verb 'castle'"),
        ({"bots": "fool"}, "There is no bot 'fool'"),
    ],
)
def test_what_cannot_be_studied_is_refused_in_words(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(RegaliaError, match=words):
        Study(**{"game": "royals", **arguments})  # type: ignore[arg-type]


# ---- executors


@dataclass(frozen=True)
class Squares:
    """Squares numbers; kills its own process at 7, as long as the file does not say that it did."""

    mark: Path
    deaths: int

    def prepare(self, stopped: Stopped) -> Callable[[int], int]:
        def square(number: int) -> int:
            died = len(self.mark.read_text()) if self.mark.exists() else 0
            if number == 7 and died < self.deaths:
                self.mark.write_text("x" * (died + 1))
                os.kill(os.getpid(), signal.SIGKILL)
            return number * number

        return square


def test_the_work_of_a_killed_process_is_done_again(tmp_path: Path) -> None:
    job = Squares(tmp_path / "died", 1)
    with Processes(2) as executor:
        assert list(in_order(executor, job, range(40))) == [(n, n * n) for n in range(40)]
    assert (tmp_path / "died").read_text() == "x"


def test_work_that_kills_every_process_is_given_up_in_words(tmp_path: Path) -> None:
    with Processes(2) as executor, pytest.raises(RegaliaError, match=f"killed {MOST_LOSSES} times over"):
        list(executor.run(Squares(tmp_path / "died", 99), range(40)))


def test_an_unknown_place_is_refused_in_words() -> None:
    with pytest.raises(RegaliaError, match="cannot run on 'moon'"):
        executor_for("moon")
