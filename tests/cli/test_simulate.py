"""``simulate``: report, records, and what it refuses."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from regalia.cli.draw.summary import histogram
from regalia.lab.summary import Bar, Spread
from tests.cli.conftest import Regalia


def test_the_report_is_the_same_whatever_the_jobs(regalia: Regalia, tmp_path: Path) -> None:
    first = regalia("simulate", "royals", "--games", "50", "--seed", "7", "--seats", "random,verb")
    assert first.code == 0
    assert "Royals, 50 games, seed 7" in first.out
    assert "decisions per game" in first.out
    assert "next to the starter" in first.out
    assert "legal moves per decision: mean" in first.out
    assert "the Last Round is played" in first.out
    arguments = ("simulate", "royals", "--games", "50", "--seed", "7", "--seats", "random,verb")
    again = regalia(*arguments, "--jobs", "2", "--out", tmp_path / "two.jsonl")
    assert again.out == first.out
    assert regalia(*arguments, "--out", tmp_path / "one.jsonl").out == first.out
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


def test_bars_of_counted_things_name_their_last_value() -> None:
    bars = tuple(Bar(low, low + 5, 3) for low in (10.0, 15.0))
    found = Spread(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, bars)
    assert [row.split(" █")[0] for row in histogram(found).splitlines()] == ["10 to 14", "15 to 19"]
    assert histogram(found, counted=False).startswith("10 to 15 ")
    single = msgspec.structs.replace(found, bars=(Bar(16.0, 17.0, 2),))
    assert histogram(single).startswith("16 █")


def test_json_has_everything_the_table_has(regalia: Regalia) -> None:
    arguments = ("--games", "40", "--seed", "7", "--options", '{"decks": 2, "refill": "end"}', "--json")
    found = json.loads(regalia("simulate", "royals", *arguments).out)
    assert (found["game"], found["games"], found["asked"], found["seed"]) == ("royals", 40, 40, 7)
    assert found["options"] == {"decks": 2}
    assert sum(bar["games"] for bar in found["decisions"]["bars"]) == 40
    assert found["minutes"]["low"] <= found["minutes"]["median"] <= found["minutes"]["high"]
    assert sum(place["wins"] for place in found["starters"]) == sum(seat["wins"] for seat in found["seats"])
    assert found["starters"][0]["wins"] == found["starters"][1]["losses"]
    assert [seat["agent"] for seat in found["seats"]] == ["random", "random"]
    assert sum(seat["wins"] for seat in found["seats"]) + found["seats"][0]["ties"] == 40
    assert sum(row["games"] for row in found["reasons"]) == 40
    for row in found["reasons"]:
        assert 0 <= row["share"]["low"] <= row["share"]["share"] <= row["share"]["high"] <= 1


def test_a_seed_is_chosen_and_told(regalia: Regalia) -> None:
    seeds = {json.loads(regalia("simulate", "royals", "--games", "1", "--json").out)["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_records_to_standard_output_leave_the_report_elsewhere(regalia: Regalia) -> None:
    ended = regalia("simulate", "royals", "--games", "3", "--seed", "1", "--out", "-")
    assert [json.loads(line)["game"] for line in ended.out.splitlines()] == ["royals"] * 3
    assert "Royals, 3 games, seed 1" in ended.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "random,nobody"], "There is no bot 'nobody'"),
        (["--seats", "human,random"], "There is no bot 'human'"),
        (["--seats", "random,,random"], "empty place"),
        (["--seats", ""], "empty place"),
        (["--seats", "random,random,random"], "Royals takes 2 seats, not 3"),
        (["--players", "3"], "Royals takes 2 seats, not 3"),
        (["--players", "-3"], "Royals takes 2 seats, not 0"),
        (["--players", "3", "--seats", "random,random"], "--seats names 2 seats, but --players says 3"),
        (["--options", "{"], "--options cannot be read"),
        (["--options", "[1]"], "--options must hold a JSON object"),
        (["--options", '{"deck": 1}'], "There is no option 'deck'"),
        (["--options", '{"decks": 3}'], "Option 'decks' cannot be 3: it takes 1 to 2"),
        (["--options", '{"decks": true}'], "Option 'decks' cannot be True"),
        (["--options", '{"decks": NaN}'], "it has no NaN. Write a number."),
        (["--options", '{"a":' * 100_000], "--options cannot be read"),
        (["--legal"], "--legal adds to the records that --out writes"),
        (["--out", "/nosuch/folder/x.jsonl"], "There is no folder /nosuch/folder; make it first"),
        (["--out", "/"], "/ is a folder; name a file in it"),
        (["--out", "/dev/full"], "No space left on device"),
    ],
)
def test_what_is_refused(arguments: list[str], words: str, regalia: Regalia) -> None:
    ended = regalia("simulate", "royals", "--games", "2", *arguments)
    assert ended.code == 2
    assert words in ended.err
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_what_was_played(
    jobs: str, program: Callable[..., subprocess.Popen[str]], tmp_path: Path, regalia: Regalia
) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ("simulate", "royals", "--seed", "5", "--json")
    process = program(*arguments, "--games", "100000000", "--jobs", jobs, "--out", path)
    part = path.with_name(f".{path.name}.part")
    while not (part.exists() and part.stat().st_size):
        assert process.poll() is None, process.communicate()
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    found = json.loads(out)
    assert (process.returncode, err, found["asked"]) == (130, "", 100000000)
    assert path.read_bytes().count(b"\n") == found["games"] > 0
    again = json.loads(regalia(*arguments, "--games", str(found["games"])).out)
    assert again | {"asked": 100000000} == found


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="reads the process table")
def test_workers_end_with_a_program_that_is_killed(
    program: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    process = program("simulate", "royals", "--games", "100000000", "--jobs", "2", "--out", path)
    part = path.with_name(f".{path.name}.part")
    while not (part.exists() and part.stat().st_size):
        assert process.poll() is None, process.communicate()
    workers = of_session(process.pid) - {process.pid}
    assert len(workers) >= 2
    process.kill()
    process.communicate()
    until = time.monotonic() + 60
    while of_session(process.pid) and time.monotonic() < until:
        time.sleep(0.1)
    assert not of_session(process.pid)


def of_session(session: int) -> set[int]:
    """The processes of a session that still run."""
    found = set()
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            state, _, _, belongs, *_ = (entry / "stat").read_text().rpartition(")")[2].split()
            if int(belongs) == session and state != "Z":
                found.add(int(entry.name))
    return found


# ---- until, rows, continue


def test_until_stops_when_the_interval_is_narrow_enough(regalia: Regalia) -> None:
    arguments = ("simulate", "royals", "--seats", "random", "--seed", "3", "--until", "0.09")
    found = json.loads(regalia(*arguments, "--json").out)
    known = found["until"]
    assert known["reached"]
    assert known["games"] == found["games"] == found["asked"]
    assert known["share"]["high"] - known["share"]["low"] <= 0.18
    assert known["share"]["share"] == pytest.approx(found["starters"][0]["result"]["share"])
    assert "This 95 % range is valid whenever you stop" in regalia(*arguments).out


def test_rows_are_written_one_a_game(regalia: Regalia, tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    arguments = ("simulate", "royals", "--games", "12", "--seed", "4", "--json")
    found = json.loads(regalia(*arguments, "--rows", tmp_path / "games.parquet").out)
    rows = polars.read_parquet(tmp_path / "games.parquet")
    assert rows["number"].to_list() == list(range(1, 13))
    assert rows["decisions"].mean() == pytest.approx(found["decisions"]["mean"])
    assert rows["minutes"].max() == pytest.approx(found["minutes"]["max"])
    assert rows["starter_result"].mean() == pytest.approx(found["starters"][0]["result"]["share"])
    regalia(*arguments, "--rows", tmp_path / "games.csv")
    text = polars.read_csv(tmp_path / "games.csv")
    assert text["result_0"].to_list() == rows["result_0"].to_list()
    assert [len(str(line).split()) for line in text["standing_0"]] == rows["rounds"].to_list()


def interrupted(process: subprocess.Popen[str], path: Path) -> dict[str, object]:
    """Stop a run once its file is there; what it reports."""
    while not path.exists():
        assert process.poll() is None, process.communicate()
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, err) == (130, "")
    found: dict[str, object] = json.loads(out)
    return found


def test_a_stopped_run_goes_on_and_ends_as_if_it_had_not_stopped(
    program: Callable[..., subprocess.Popen[str]], tmp_path: Path, regalia: Regalia
) -> None:
    kept, rows = tmp_path / "kept.json", tmp_path / "games.parquet"
    arguments = ("simulate", "royals", "--seed", "5", "--json")
    first = interrupted(program(*arguments, "--games", "100000000", "--continue", kept, "--rows", rows), kept)
    played = first["games"]
    assert isinstance(played, int)
    assert played > 0
    more = str(played + 40)
    on = json.loads(regalia("simulate", "royals", "--games", more, "--continue", kept, "--rows", rows, "--json").out)
    assert on == json.loads(regalia(*arguments, "--games", more, "--rows", tmp_path / "whole.parquet").out)
    assert rows.read_bytes() == (tmp_path / "whole.parquet").read_bytes()
    other = regalia(*arguments, "--games", more, "--seats", "greedy", "--continue", kept)
    assert other.code == 2
    assert 'holds another run, with bots ["random","random"] instead of ["greedy","greedy"]' in other.err


def test_a_stopped_run_with_until_goes_on_with_the_same_looks(
    program: Callable[..., subprocess.Popen[str]], tmp_path: Path, regalia: Regalia
) -> None:
    kept = tmp_path / "kept.json"
    arguments = ("simulate", "royals", "--seed", "5", "--json", "--until", "0.08")
    interrupted(program(*arguments, "--continue", kept), kept)
    on = json.loads(regalia(*arguments, "--continue", kept).out)
    assert on == json.loads(regalia(*arguments).out)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--until", "0.00001"], "±0.00001 cannot be asked for: 0.0005 to 0.25 can be reached"),
        (["--until", "0.9"], "±0.9 cannot be asked for"),
        (["--until", "0.002", "--games", "600"], "and --games allows 600. Allow more, or ask for ±"),
        (["--until", "0.01", "--games", "100"], "and --games allows 100. Allow more, or ask for ±"),
        (["--rows", "games.txt"], "a .parquet or a .csv file; 'games.txt' is neither"),
        (["--rows", "/nosuch/games.parquet"], "There is no folder /nosuch; make it first"),
        (["--on", "moon"], "The lab cannot run on 'moon'"),
        (["--continue", "/"], "/ is a folder; name a file in it"),
        (["--continue", "/nosuch/kept.json"], "There is no folder /nosuch"),
        (["--continue", "kept.json", "--out", "games.jsonl"], "--continue keeps counts and rows, not records"),
        (["--seats", "greedy without castle"], "has no verb 'castle'"),
    ],
)
def test_what_the_lab_refuses(
    arguments: list[str], words: str, regalia: Regalia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = regalia(
        "simulate", "royals", "--seed", "1", *([] if "--games" in arguments else ["--games", "3"]), *arguments
    )
    assert (ended.code, ended.out, ended.err.count("\n")) == (2, "", 1)
    assert words in ended.err
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_gets_a_sentence_and_leaves_what_was_there(
    regalia: Regalia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("polars")
    rows = tmp_path / "games.parquet"
    rows.write_bytes(b"earlier rows")

    def full(path: Path, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    monkeypatch.setattr(Path, "write_bytes", full)
    ended = regalia("simulate", "royals", "--games", "3", "--rows", rows)
    assert ended.code == 2
    assert "games.parquet cannot be written: No space left on device. Nothing was changed" in ended.err
    assert rows.read_bytes() == b"earlier rows"
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
