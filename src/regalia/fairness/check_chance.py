#!/usr/bin/env python3
"""Check the cards and dice of a Regalia record, using only Python's standard library.

    python check_chance.py RECORD.json [COMMITMENT]

If you give the commitment that you noted at the table, it is compared too. Exit code 0: all good; 1: not.

Checked: the secret matches the SHA-256 shown before the first card; every part is the one its seat promised, and a bot's
part follows from the secret; every drawn number follows from secret, parts, epoch, line and item; and with the odds in
the record that number gives the card or die in the line.

Not checked: that the odds are the game's, and that the moves are legal. That needs the rules:
`regalia verify --chance RECORD.json`.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

SCHEME = "regalia/chance/1"


class Wrong(Exception):
    pass


def sha256(value: str) -> str:
    return hashlib.sha256(bytes.fromhex(value)).hexdigest()


def mac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def number(seed: bytes, epoch: int, line: int, item: int, n: int) -> int:
    """A number from 0 to n - 1, all equally likely.

    Six bytes of a digest, rejected beyond the last multiple of n.
    """
    for attempt in range(1000):
        word = int.from_bytes(mac(seed, f"{epoch} {line} {item} {attempt}")[:6], "big")
        if word < 2**48 - 2**48 % n:
            return word % n
    raise Wrong("no number was found")


def outcome(odds: list[tuple[str, int]], chosen: int) -> str:
    """The outcome that a number falls on.

    'Ac Ad*2 Kh' is Ac for 0, Ad for 1 and 2, Kh for 3.
    """
    for word, weight in odds:
        chosen -= weight
        if chosen < 0:
            return word
    raise Wrong("the number is not among the odds")


def weighed(text: str) -> list[tuple[str, int]]:
    odds = []
    for entry in text.split(" "):
        word, star, weight = entry.partition("*")
        odds.append((word, int(weight) if star else 1))
    if not all(weight > 0 for _, weight in odds):
        raise Wrong("odds must be positive")
    return odds


def seed_of(chance: dict[str, Any], seats: int) -> bytes:
    """Check the promises, and return the seed that follows."""
    secret, table, shares = chance["secret"], chance["table"], chance["shares"]
    if chance["scheme"] != SCHEME:
        raise Wrong(f"scheme {chance['scheme']!r} is unknown")
    if sha256(secret) != chance["commitment"]:
        raise Wrong("the secret is not the one that the server committed to")
    if len(shares) != seats:
        raise Wrong("there must be one part for each seat")
    for seat, share in enumerate(shares):
        part, promise = share.get("part", ""), share.get("promise", "")
        if share["by"] == "house" and part != mac(bytes.fromhex(secret), f"{SCHEME} house {table} {seat}").hex():
            raise Wrong(f"the server's part of seat {seat} does not follow from the secret")
        if part and sha256(part) != promise:
            raise Wrong(f"the part of seat {seat} is not the one that was promised")
        said = (
            "the server's"
            if share["by"] == "house"
            else "given"
            if part
            else "promised, not given"
            if promise
            else "none"
        )
        print(f"  seat {seat}: {said}")
    parts = [share.get("part", "") for share in shares]
    return mac(bytes.fromhex(secret), "\n".join([f"{SCHEME} seed {table}", *parts]))


def check(record: dict[str, Any], noted: str = "") -> int:
    """The number of draws checked; raises Wrong."""
    chance, lines = record.get("chance"), record["lines"]
    if chance is None:
        raise Wrong("it has no commitment: its cards cannot be checked")
    print(f"  commitment {chance['commitment']}")
    if noted and noted.lower() != chance["commitment"]:
        raise Wrong(f"the commitment is not the one you noted, {noted}")
    seed = seed_of(chance, record["seats"])
    if len(lines) != chance["lines"]:
        raise Wrong(f"it has {len(lines)} lines; when it was sealed it had {chance['lines']}")
    drawn: dict[int, list[str]] = {}
    for line, text in chance["draws"]:
        epoch = max(k for k, first in enumerate(chance["epochs"]) if first <= line)
        odds = weighed(text)
        words = drawn.setdefault(line, [])
        words.append(outcome(odds, number(seed, epoch, line, len(words) + 1, sum(weight for _, weight in odds))))
    for line, text in enumerate(lines, 1):
        words = drawn.pop(line, [])
        if text.startswith("~") == (not words) and line not in chance.get("outside", []):
            raise Wrong(f"line {line}, {text!r}: the list of draws does not match it")
        if words and sorted(text.split(" ")[-len(words) :]) != sorted(words):
            raise Wrong(f"line {line}, {text!r}: secret and parts give {' '.join(words)}")
    if drawn:
        raise Wrong(f"there are draws for line {min(drawn)}, which does not exist")
    return len(chance["draws"])


def main(path: str, noted: str = "") -> int:
    bad = 0
    text = Path(path).read_text(encoding="utf-8")
    try:
        records = [json.loads(text)]
    except ValueError:  # one record per line
        records = [json.loads(line) for line in text.splitlines() if line.strip()]
    for count, record in enumerate(records, 1):
        print(f"record {count}: {record.get('game')}")
        try:
            print(f"  good: {check(record, noted)} draws follow from the secret and the parts")
        except Wrong as wrong:
            bad += 1
            print(f"  BAD: {wrong}")
        except (KeyError, TypeError, ValueError, AttributeError, ZeroDivisionError) as wrong:
            bad += 1
            print(f"  BAD: its chance data cannot be read ({type(wrong).__name__}: {wrong})")
    return 1 if bad else 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
