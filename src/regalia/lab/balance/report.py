"""``regalia.lab.report``: a balance report from Python."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from regalia.lab.balance.link import SERVER
from regalia.lab.balance.make import SECONDS, Asked, make
from regalia.lab.balance.model import Report
from regalia.lab.balance.page import Page
from regalia.lab.executors.executor import Executor, Stopped, never
from regalia.lab.whole_file import check_place, write_whole


def report(
    game: str,
    options: Mapping[str, Any] | None = None,
    players: int | None = None,
    seed: int = 1,
    *,
    seconds: float = SECONDS,
    out: Path | str | None = None,
    server: str = SERVER,
    executor: Executor | None = None,
    stopped: Stopped = never,
) -> Report:
    """Play a game with a ladder of bots and report its balance: verdicts, figures with ranges, records of examples.

    seconds: how long to play. out: a file for the page, which shows example games at ``server``. Raises RegaliaError.
    """
    if out is not None:
        check_place(Path(out))
    found = make(Asked(game, options or {}, players, seed, seconds), executor, stopped=stopped)
    if out is not None:
        write_whole(Path(out), Page(found, server).html().encode())
    return found
