"""Playthroughs: whole games as text, with every view at every step, so that a change of the rules shows as a diff.

A step has its line, whose turn it is then, all legal lines in order, the log, and what has changed in what each viewer
sees. The spectator's picture comes first; of each seat follows what differs from it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.match import Entry, Match
from regalia.kernel.record import FORMAT, Record
from regalia.kernel.record import read as read_record
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Sentence
from regalia.kernel.state import CHANCE, OVER, SPECTATOR, View
from regalia.testing import endings
from regalia.testing.mixes import table
from regalia.testing.scene_text import scene_lines, sentence_text
from regalia.testing.trial import record_of, seat_name, walk

FOLDER = "playthroughs"
GAMES = 3  # at least
TRIED = 40  # games, of which the one is taken that has about as many lines as this:
WANTED = 50
MOST = 150  # lines; a longer game is not stored
STEP = "> "
HEAD = """\
# {title}, rules version {version}. Written by 'regalia check {key} --write'.
# What differs here after a change is what players will find different: in the rules, or in what they are shown."""

Picture = dict[str, str]


def playthrough(game: Game, record: Record) -> str:
    """The text of a recorded game."""
    return "\n".join([*_told(game, record), ""])


def _told(game: Game, record: Record) -> Iterator[str]:
    match = Match(game, record.options, record.seats)
    yield from HEAD.format(title=game.title, version=game.version, key=game.key).split("\n")
    yield f"options {json.dumps(record.options)}"
    yield f"seats {match.seats}"
    known: dict[int, Picture] = {}
    yield from position(match, known)
    for number, line in enumerate(record.lines, 1):
        before = [match.view(viewer) for viewer in range(SPECTATOR, match.seats)]
        entry = match.play(line)
        yield ""
        yield f"# {number}"
        yield f"{STEP}{line}"
        yield from news(match, entry, before)
        yield from position(match, known)


def news(match: Match, entry: Entry, before: list[View]) -> Iterator[str]:
    """What each viewer is shown and told of a line.

    Lines equal to the line itself and logs equal to the spectator's are left out.
    """
    public: list[Sentence] = []
    for viewer in range(SPECTATOR, match.seats):
        shown = entry.seen(viewer)
        if shown != entry.line:
            yield f"{seat_name(viewer)} is shown {shown or 'nothing'}"
        log = match.game.tell(before[viewer + 1], shown or "", match.view(viewer), match.rules)
        if viewer == SPECTATOR or log != public:
            for sentence in log:
                yield f"{seat_name(viewer)} reads {sentence_text(sentence)}"
        if viewer == SPECTATOR:
            public = log


def position(match: Match, known: dict[int, Picture]) -> Iterator[str]:
    """Whose turn, the legal lines, and what has changed to be seen."""
    turn = match.turn
    if turn == OVER:
        yield f"over: {match.reason()}, {' '.join(map(str, match.result() or ()))}"
    else:
        yield f"turn {'chance' if turn == CHANCE else turn}"
    for line in match.legal():
        yield f"  {line}"
    public: Picture = {}
    for viewer in range(SPECTATOR, match.seats):
        picture = scene_lines(match.game.scene(match.view(viewer), match.rules))
        own = {name: text for name, text in picture.items() if public.get(name) != text}
        if viewer == SPECTATOR:
            public = picture
        yield from changes(seat_name(viewer), known.get(viewer, {}), own)
        known[viewer] = own


def changes(who: str, old: Picture, new: Picture) -> Iterator[str]:
    for name, text in new.items():
        if old.get(name) != text and (text or name in old):
            yield f"{who} sees {name}: {text or '(gone)'}"
    for name in old:
        if name not in new:
            yield f"{who} sees {name}: (as all do)"


def read(game: Game, path: Path) -> Record:
    """The record that a playthrough tells."""
    rows = path.read_text(encoding="utf-8").split("\n")
    return Record(
        format=FORMAT,
        game=game.key,
        options=json.loads(rows[2].removeprefix("options ")),
        seats=int(rows[3].removeprefix("seats ")),
        lines=[row.removeprefix(STEP) for row in rows if row.startswith(STEP)],
    )


def compare(game: Game, path: Path) -> int:
    """Steps of the stored game, told again; raises RegaliaError with the first row that differs."""
    record = read(game, path)
    stored = path.read_text(encoding="utf-8").split("\n")
    for row, (now, old) in enumerate(zip_longest([*_told(game, record), ""], stored, fillvalue="(nothing)"), 1):
        if now != old:
            raise RegaliaError(f"{path.name}, row {row}: '{now}' where '{old}' is stored.")
    return len(record.lines)


def write(game: Game, folder: Path, seed: int) -> None:
    """Short games by different bots, and the stored games for the ways to end.

    They use the default options, each kind of table that the game names, and mixed options.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    games = max(GAMES, 1 + len(game.tables()))
    for number in range(games):
        bot = ("random", "verb", "greedy")[number % 3]
        tried = [candidate(game, number, bot, seed + k) for k in range(TRIED)]
        played = min(tried, key=lambda record: abs(len(record.lines) - WANTED))
        if len(played.lines) <= MOST:
            name = f"{number + 1:0{len(str(games))}}-{bot}.txt"
            (folder / name).write_text(playthrough(game, played), encoding="utf-8")
    for path in sorted((folder.parent / endings.FOLDER).glob("*.json")):
        ended = read_record(path.read_bytes())
        (folder / f"ends-{path.stem}.txt").write_text(playthrough(game, ended), encoding="utf-8")


def candidate(game: Game, number: int, bot: str, seed: int) -> Record:
    rng = FastRng(seed, number)
    seats, options = table(game, number, rng)
    return record_of(game, walk(game, options, seats, bot, rng))
