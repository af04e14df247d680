"""Laws that rest on stored files and on the project's tests: where those are not, the law says so."""

from __future__ import annotations

from pathlib import Path

from regalia.kernel.errors import RegaliaError
from regalia.testing import citations, compiled, endings, perft_file, playthrough
from regalia.testing.law import Broken, Law, NotHere
from regalia.testing.trial import Trial


def stored(trial: Trial, name: str) -> Path:
    trial.cursor = None
    if trial.data is None:
        raise NotHere("no data folder was given")
    path = trial.data / name
    if not path.exists():
        raise Broken(f"The game has no {trial.data.name}/{name}; 'regalia check {trial.game.key} --write' makes it.")
    return path


def perft_as_stored(trial: Trial) -> str:
    """Law 14."""
    try:
        positions, nodes = perft_file.compare(trial.game, stored(trial, perft_file.NAME))
    except RegaliaError as wrong:
        raise Broken(str(wrong)) from None
    return f"{positions} positions, {nodes} lines of play"


def playthroughs_as_stored(trial: Trial) -> str:
    """Law 15."""
    paths = sorted(stored(trial, playthrough.FOLDER).glob("*.txt"))
    if not paths:
        raise Broken("There is no playthrough in the folder.")
    steps = 0
    for number, path in enumerate(paths):
        trial.watch(number / len(paths))
        try:
            steps += playthrough.compare(trial.game, path)
        except RegaliaError as wrong:
            raise Broken(str(wrong)) from None
    return f"{len(paths)} games, {steps} steps"


def rulings_are_tested(trial: Trial) -> str:
    """Law 16."""
    trial.cursor = None
    if trial.tests is None or not trial.tests.is_dir():
        raise NotHere("the tests of this game are not in this place")
    cited = citations.cited(trial.tests)
    missing = citations.missing(trial.game, cited)
    if missing:
        raise Broken(f"No test cites {', '.join(missing)}.")
    return f"{trial.game.rulings} rulings and {trial.game.vectors} vectors"


def endings_are_stored(trial: Trial) -> str:
    """Law 17."""
    try:
        return f"{endings.compare(trial.game, stored(trial, endings.FOLDER))} reasons"
    except RegaliaError as wrong:
        raise Broken(str(wrong)) from None


def compiled_as_interpreted(trial: Trial) -> str:
    """Law 18."""
    trial.cursor = None
    try:
        return compiled.compare(trial.game, trial.seed)
    except compiled.NothingCompiled as why:
        raise NotHere(str(why)) from None
    except RegaliaError as wrong:
        raise Broken(str(wrong)) from None


LAWS = (
    Law(14, "Perft counts and the order of moves are as stored", perft_as_stored, needs=(3,)),
    Law(15, "Playthroughs are as stored", playthroughs_as_stored, needs=(3, 10)),
    Law(16, "Every ruling and every vector of the specification is cited by a test", rulings_are_tested),
    Law(17, "Every reason to end has a stored finished game", endings_are_stored),
    Law(18, "Compiled and interpreted code give identical records", compiled_as_interpreted, needs=(1,)),
)
