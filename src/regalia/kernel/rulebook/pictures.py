"""Worked examples as pictures: scenes made from the position by the game's own scene code."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.rulebook.examples import Example, Mark
from regalia.kernel.scene import Scene, Sentence
from regalia.kernel.state import SPECTATOR

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo")
"""The players of every example, by seat."""


@dataclass(frozen=True, slots=True)
class Worked:
    """An example played through: the picture before and after, and what the engine says about it."""

    title: str
    text: str
    before: Scene
    after: Scene | None  # None: nothing is played
    told: tuple[str, ...]  # what happens, in the sentences of the log
    marks: tuple[Mark, ...]
    around: tuple[str, ...]  # ids; empty: the whole table is shown


def worked(game: Game, example: Example) -> Worked:
    """The example played through; raises RegaliaError where it cannot be."""
    try:
        return _worked(game, example)
    except RegaliaError as wrong:
        raise RegaliaError(f"Example '{example.title}': {wrong}") from None


def _worked(game: Game, example: Example) -> Worked:
    rules, _ = game.set_up(example.options, example.seats)
    state = game.positions().read(rules, example.position)
    match = Match.at(game, state, example.options, example.seats)
    seat = SPECTATOR if example.seat is None else example.seat
    before = game.scene(match.view(seat), match.rules)
    told: list[str] = []
    for line in example.lines:
        view = match.view(SPECTATOR)
        entry = match.play(line)
        after = match.view(SPECTATOR)
        told += [
            said(sentence)
            for sentence in game.tell(view, entry.seen(SPECTATOR) or "", after, match.rules)
            if not sentence.heading
        ]
    last = still(game.scene(match.view(seat), match.rules)) if example.lines else None
    return Worked(example.title, example.text, still(before), last, tuple(told), example.marks, example.around)


def said(sentence: Sentence) -> str:
    """A sentence of the log with its subject, where it begins with a verb."""
    if sentence.seat is None or not sentence.text[:1].islower():
        return sentence.text
    return f"{{{sentence.seat}}} {sentence.text}"


def still(scene: Scene) -> Scene:
    """The scene as a picture: nothing can be chosen in it."""
    return msgspec.structs.replace(
        scene, choices=(), refusals=(), acts=(), next_touches=(), planning=None, numbers=(), focus=None
    )
