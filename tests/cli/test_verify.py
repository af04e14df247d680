"""``verify``: good records are good, and whatever is wrong is told with its place."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Regalia

Edit = Callable[[dict[str, Any]], None]


def first(games: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(games.read_text().splitlines()[0])
    return record


def test_good_records(games: Path, regalia: Regalia) -> None:
    ended = regalia("verify", games)
    assert (ended.code, ended.out, ended.err) == (0, "3 records, all good.\n", "")


def test_records_from_elsewhere_need_neither_rules_nor_reason(games: Path, regalia: Regalia, tmp_path: Path) -> None:
    record = first(games)
    for name in ("rules", "reason", "result"):
        del record[name]
        (tmp_path / "one.json").write_text(json.dumps(record, indent=4))
        assert regalia("verify", tmp_path / "one.json").code == 0
    record |= {"rules": None, "result": None, "reason": None, "more": {"anything": 1}}
    record["lines"] = record["lines"][:20]
    assert regalia("verify", "-", typed=json.dumps(record)).code == 0
    assert regalia("verify", "-", typed="\ufeff\n" + json.dumps(record, indent=1)).code == 0


def test_a_record_of_an_earlier_version_may_list_fewer_choices(regalia: Regalia) -> None:
    """Version 2 of Royal Battles lets recruits come in any order; version 1 listed only the later kinds."""
    lists = [[f"0 recruit {kind}" for kind in ("knight", "bishop", "queen", "king")]]
    record: dict[str, Any] = {"format": "regalia/1", "game": "royal-battles", "seats": 2, "options": {}, "rules": 1}
    record |= {"lines": ["0 recruit queen"], "legal": lists}
    assert regalia("verify", "-", typed=json.dumps(record)).code == 0
    assert "'0 recruit pawn' is missing, '0 recruit rook' is missing." in verified(record | {"rules": 2}, regalia)
    lists[0].remove("0 recruit queen")
    assert "'0 recruit queen' is missing." in verified(record, regalia)
    lists[0] += ["0 recruit queen", "0 done"]
    assert "'0 done' is too much." in verified(record, regalia)


def test_legal_lists_are_checked_as_sets(regalia: Regalia, tmp_path: Path) -> None:
    path = tmp_path / "legal.jsonl"
    regalia("simulate", "royals", "--games", "2", "--seed", "3", "--out", path, "--legal")
    assert regalia("verify", path).code == 0
    record = first(path)
    number = next(number for number, legal in enumerate(record["legal"]) if legal is not None and len(legal) > 3)
    legal: list[str] = record["legal"][number]
    where = f"-, record 1, line {number + 1}, '{record['lines'][number]}'"
    legal.reverse()
    assert regalia("verify", "-", typed=json.dumps(record)).code == 0
    gone = legal.pop()
    assert f"{where}: 'legal' is not the list of legal lines: '{gone}' is missing." in verified(record, regalia)
    legal.append("0 dance")
    assert f"'{gone}' is missing, '0 dance' is too much." in verified(record, regalia)
    record["legal"][number] = None
    assert "'legal' is null where a seat chooses" in verified(record, regalia)
    record["legal"][0] = ["0 end"]
    assert "line 1, '~ first" in verified(record, regalia)
    record["legal"].pop()
    assert f"'legal' has {len(record['lines']) - 1} entries, but there are {len(record['lines'])}" in verified(
        record, regalia
    )


def verified(record: dict[str, Any], regalia: Regalia) -> str:
    ended = regalia("verify", "-", typed=json.dumps(record))
    assert ended.code == 1
    return ended.out


def replace_line(number: int, line: str) -> Edit:
    def edit(record: dict[str, Any]) -> None:
        record["lines"][number - 1] = line

    return edit


def update(**fields: Any) -> Edit:
    return lambda record: record.update(fields)


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (replace_line(1, "~ first 2"), "record 2, line 1, '~ first 2': "),
        (replace_line(2, "~ draw 0 Kh"), "record 2, line 2, '~ draw 0 Kh': "),
        (replace_line(4, "0 dance"), "record 2, line 4, '0 dance': There is no verb 'dance'"),
        (replace_line(4, "7 end"), "record 2, line 4, '7 end': There is no seat 7"),
        (replace_line(4, ""), "record 2, line 4, '': A line begins with a seat"),
        (replace_line(4, "0 end\u001b[2J"), "record 2, line 4, '0 end\\x1b[2J': "),
        (lambda record: record["lines"].append("0 end"), "': The game is over."),
        (lambda record: record["lines"].pop(), "but after its last line the game is not over."),
        (update(result=[0.25, 0.75]), "record 2: The record gives the result 0.25, 0.75; it is"),
        (update(result=[1.0]), "record 2: The record gives the result 1; it is"),
        (update(reason="idle"), "record 2: The record ends by 'idle'; it is 'last_round'."),
        (update(reason="boredom", result=None), "The record ends by 'boredom'; it is 'last_round'."),
        (update(format="regalia/9"), "Format 'regalia/9' is unknown"),
        (update(game="chess"), "record 2: There is no game 'chess'"),
        (update(rules=99), "record 2: This record was made under version 99 of the rules"),
        (update(options={"deck": 1}), "record 2: There is no option 'deck'"),
        (update(options={"decks": "one"}), "record 2: Option 'decks' cannot be 'one'"),
        (update(options=None), "record 2: This is not a record"),
        (update(seats=5), "record 2: Royals takes 2 seats, not 5."),
        (update(seats=10**30), "record 2: Royals takes 2 seats, not 1"),
        (update(lines="0 end"), "record 2: This is not a record"),
        (update(lines=[1]), "record 2: This is not a record"),
        (update(result=["1"]), "record 2: This is not a record"),
    ],
)
def test_one_bad_record_among_good_ones(edit: Edit, words: str, games: Path, regalia: Regalia) -> None:
    lines = games.read_text().splitlines()
    record = json.loads(lines[1])
    edit(record)
    games.write_text("\n".join([lines[0], json.dumps(record), lines[2]]))
    ended = regalia("verify", games)
    assert ended.code == 1
    assert words in ended.out
    assert ended.out.endswith("3 records, 1 bad.\n")
    assert ended.out.count("\n") == 2
    assert ended.err == ""


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ": The file holds no record."),
        (b"\n \n\n", ": The file holds no record."),
        (b"\x00\xff\xfe\x80" * 50, ", record 1: This is not JSON"),
        (b"{", ", record 1: This is not JSON: Input data was truncated."),
        (b"[]", ", record 1: This is not a record"),
        (b"null\n12\n", ", record 2: This is not a record"),
        (b'{"options":' * 50_000, ", record 1: This is not a record: it is nested too deeply."),
        ('{"format": "ä'.encode("latin-1"), ", record 1: This is not JSON"),
        ('{"format": "regalia/1"}'.encode("utf-16"), ", record 1: This is not JSON"),
    ],
)
@pytest.mark.parametrize("suffix", [".jsonl", ".json"])
def test_what_is_no_record(content: bytes, words: str, suffix: str, regalia: Regalia, tmp_path: Path) -> None:
    path = tmp_path / f"bad{suffix}"
    path.write_bytes(content)
    ended = regalia("verify", path)
    assert ended.code == 1
    assert f"{path}{words}" in ended.out


def test_a_truncated_file_has_a_bad_last_record(games: Path, regalia: Regalia) -> None:
    games.write_bytes(games.read_bytes()[:-100])
    ended = regalia("verify", games)
    assert ended.code == 1
    assert ", record 3: This is not JSON: Input data was truncated." in ended.out
    assert ended.out.endswith("3 records, 1 bad.\n")


@pytest.mark.parametrize("name", ["games.jsonl", "games.txt", "-"])
def test_a_broken_first_line_does_not_swallow_the_others(name: str, games: Path, regalia: Regalia) -> None:
    path = games.with_name(name)
    content = games.read_bytes()[40:]
    path.write_bytes(content)
    ended = regalia("verify", name if name == "-" else path, typed=content)
    assert ended.code == 1
    assert ", record 1: This is not JSON" in ended.out
    assert ended.out.endswith("3 records, 1 bad.\n")


def test_a_document_cut_short_is_one_bad_record(games: Path, regalia: Regalia, tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    text = json.dumps(first(games), indent=2)
    path.write_text(text[: len(text) // 2])
    ended = regalia("verify", path)
    assert (ended.code, ended.out) == (
        1,
        f"{path}, record 1: This is not JSON: Input data was truncated.\n1 record, 1 bad.\n",
    )


def test_files_that_cannot_be_read_do_not_hide_the_others(games: Path, regalia: Regalia, tmp_path: Path) -> None:
    ended = regalia("verify", tmp_path / "no.jsonl", tmp_path, games)
    assert ended.code == 1
    assert f"{tmp_path / 'no.jsonl'}: It cannot be read: No such file or directory." in ended.out
    assert f"{tmp_path}: It cannot be read: Is a directory." in ended.out
    assert ended.out.endswith("3 records, 2 bad.\n")


def test_json_report(games: Path, regalia: Regalia, tmp_path: Path) -> None:
    bad = first(games)
    bad["lines"][3] = "0 dance"
    (tmp_path / "bad.json").write_text(json.dumps(bad))
    ended = regalia("verify", games, tmp_path / "bad.json", "--json")
    assert ended.code == 1
    found = json.loads(ended.out)
    assert (found["records"], found["bad"]) == (4, 1)
    assert found["files"][0] == {"file": str(games), "records": 3, "bad": 0, "faults": []}
    fault = found["files"][1]["faults"][0]
    assert (fault["record"], fault["line"], fault["text"]) == (1, 4, "0 dance")
    assert fault["reason"].startswith("There is no verb 'dance'")
    assert json.loads(regalia("verify", games, "--json").out)["bad"] == 0


@pytest.mark.release
def test_any_damage_is_told_and_never_a_traceback(games: Path, regalia: Regalia, tmp_path: Path) -> None:
    """Bytes changed, left out or put in anywhere."""
    whole = games.read_bytes()
    chance = random.Random(1)
    for number in range(60):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(damaged))
            damaged[at : at + chance.randint(0, 3)] = chance.randbytes(chance.randint(0, 3))
        path = tmp_path / f"damaged{number % 2}.{'jsonl' if number % 3 else 'json'}"
        path.write_bytes(damaged)
        ended = regalia("verify", path)
        assert (ended.code == 0) == ended.out.endswith("all good.\n")
        assert ended.code in (0, 1)
        assert regalia("show", path, "--at", "3").code in (0, 2)
