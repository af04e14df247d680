"""The battery: all laws on one game."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from regalia import native
from regalia.kernel.game import Game
from regalia.testing import form_laws, knowledge_laws, outside_laws, play_laws, stored_laws
from regalia.testing.law import Broken, Law, NotHere, Verdict
from regalia.testing.trial import Trial

_ALL = (*play_laws.LAWS, *knowledge_laws.LAWS, *form_laws.LAWS, *outside_laws.LAWS, *stored_laws.LAWS)
LAWS: dict[int, Law] = {law.number: law for law in sorted(_ALL, key=lambda law: law.number)}


def in_order(numbers: Collection[int] = tuple(LAWS)) -> list[Law]:
    """These laws and those they rest on, which come first."""
    ordered: dict[int, Law] = {}

    def add(law: Law) -> None:
        for number in law.needs:
            add(LAWS[number])
        ordered.setdefault(law.number, law)

    for number in sorted(numbers):
        add(LAWS[number])
    return list(ordered.values())


def check(
    trial: Trial, only: Collection[int] = (), watch: Callable[[Law, float], None] = lambda law, done: None
) -> Iterator[Verdict]:
    """Yield the verdict on each law, or on some and those they depend on."""
    found: dict[int, Verdict] = {}
    for law in in_order(only or LAWS):
        trial.watch = lambda done, law=law: watch(law, done)  # type: ignore[misc]
        found[law.number] = judge(law, trial, found)
        yield found[law.number]


def judge(law: Law, trial: Trial, found: dict[int, Verdict]) -> Verdict:
    failing = [number for number in law.needs if number in found and found[number].outcome in ("broken", "skipped")]
    if failing:
        return Verdict(law.number, law.promise, "skipped", f"law {failing[0]} must hold first")
    trial.cursor = None
    try:
        return Verdict(law.number, law.promise, "ok", law.check(trial))
    except NotHere as why:
        return Verdict(law.number, law.promise, "not here", str(why))
    except Broken as wrong:
        return Verdict(law.number, law.promise, "broken", str(wrong), trial.record())
    except Exception as wrong:  # a game that cannot even answer
        return Verdict(law.number, law.promise, "broken", f"{type(wrong).__name__}: {wrong}", trial.record())


def holds(verdicts: Collection[Verdict]) -> bool:
    return all(verdict.outcome in ("ok", "not here") for verdict in verdicts)


def data_folder(game: Game) -> Path:
    """Where a game keeps what is stored for the laws: ``data/`` in its own folder."""
    return Path(inspect.getfile(type(game))).parent / "data"


def folder_of_tests(game: Game) -> Path:
    """Where its tests lie in the project; absent where only the package is installed."""
    return native.PACKAGE.parents[1] / "tests" / "games" / data_folder(game).parent.name
