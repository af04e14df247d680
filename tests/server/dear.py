"""The dearest inputs that fit into the limits, and what each step of the event loop costs."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from regalia.games.battle_royal import GAME as BATTLE_ROYAL
from regalia.games.battle_royal.squares import name_of, square_at
from regalia.games.royals import GAME as ROYALS
from regalia.kernel import record as records
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from regalia.server.limits import Limits

BODY = Limits().body
WIDE = 26  # squares: the largest map


def _fitting(unit: str, before: str = "", after: str = "") -> bytes:
    """As much of the same text as a body may hold."""
    return (before + unit * ((BODY - len(before) - len(after)) // len(unit.encode())) + after).encode()


DOTTED = _fitting("a.", after="a=1")
TOMLS = [
    DOTTED,
    _fitting("[a.a.a.a.a.a.a.a]\n"),
    _fitting(".a.b.c.d.e.f=1\n"),
    _fitting("a=1\n"),
    b"\n".join(b"k%d=1" % number for number in range(2000)),
    _fitting("[", "a="),
    _fitting("{a=", "a="),
    _fitting("\\u00e9", 'a="', '"'),
    _fitting("9", "a="),
    _fitting("a=[[1,2],[3,4]]#\n"),
    _fitting('"'),
    _fitting("'''"),
]
JSONS = [
    _fitting("[", '{"a":'),
    _fitting('{"a":', ""),
    _fitting("9", '{"a":', "}"),
    _fitting("1,", '{"a":[', "1]}"),
    _fitting("\\ud800", '{"name":"', '"}'),
    _fitting("ﷺ", '{"name":"', '"}'),
    _fitting("e\u0301", '{"name":"', '","password":"x"}'),
    json.dumps({f"k{number}": number for number in range(1000)}).encode(),
]


def wide_map() -> dict[str, Any]:
    """A map of the largest size with a river along every side: it has faults, and takes long to check."""
    drawn = json.loads(json.dumps(next(iter(BATTLE_ROYAL.atlas().maps().values()))))
    squares = [(x, y) for y in range(WIDE) for x in range(WIDE)]
    beside = [((x, y), (x + dx, y + dy)) for x, y in squares for dx, dy in ((1, 0), (0, 1))]
    sides = ["|".join(name_of(square_at(*at)) for at in pair) for pair in beside if max(*pair[1]) < WIDE]
    drawn |= {"columns": WIDE, "rows": WIDE, "terrain": ["." * WIDE] * WIDE, "seas": [], "lakes": [], "towns": []}
    drawn["rivers"] = [{"sides": sides, "mouth": "The Dead Sea"}]
    drawn.pop("numbers", None)
    assert len(msgspec.json.encode(drawn)) < BODY
    return dict(drawn)


def own_map() -> dict[str, Any]:
    """A valid map that is not one of the shipped."""
    return {**next(iter(BATTLE_ROYAL.atlas().maps().values())), "title": "Mine"}


def long_record(seed: int = 1) -> bytes:
    """The record of a whole game of Royals."""
    match, rng = Match(ROYALS, {"match_games": 3}), FastRng(seed)
    while not match.over:
        if match.turn == CHANCE:
            match.deal(rng)
        else:
            moves = match.moves()
            match.play_move(moves[int(rng.below(len(moves)))])
    return records.write(match.record())


class Held:
    """The dearest step of the event loop: its processor seconds, and what ran."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.what = ""


@asynccontextmanager
async def measured(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Held]:
    """Measure every step of the event loop in processor time, which a busy machine does not change."""
    held = Held()
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        begun = time.thread_time()
        run(handle)
        spent = time.thread_time() - begun
        if spent > held.seconds:
            held.seconds, held.what = spent, repr(handle)

    gc.disable()  # a collection is no part of the request during which it happens
    with monkeypatch.context() as patched:
        patched.setattr(asyncio.Handle, "_run", timed)
        await asyncio.sleep(0)  # the caller's own steps count from here
        try:
            yield held
            await asyncio.sleep(0)
        finally:
            gc.enable()
