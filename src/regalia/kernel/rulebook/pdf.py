"""The rules of a game as a PDF, set by Typst; worked examples are drawn from their scenes."""

from __future__ import annotations

from typing import Any

from regalia.kernel.game import Game
from regalia.kernel.paper.press import PAPERS, pdf
from regalia.kernel.rulebook.examples import examples
from regalia.kernel.rulebook.markdown import EXAMPLE, Block, blocks, spans
from regalia.kernel.rulebook.pictures import NAMES, Worked, worked
from regalia.kernel.rulebook.printed import on_board, printed_zones
from regalia.kernel.rulebook.scene_picture import named, owners, zone_data
from regalia.kernel.scene import Scene

MAIN = """
#import "rulebook.typ": rulebook
#let data = json("data.json")
#set document(title: data.title + ": rules", author: "Regalia")
#rulebook(data)
"""


def rules_pdf(game: Game, text: str, paper: str = "a4") -> bytes:
    """The PDF of a rules text; raises RegaliaError without Typst."""
    page = {"paper": PAPERS[paper], "title": game.title, "edition": edition(game)}
    return pdf(MAIN, {**page, "blocks": document(game, text)})


def edition(game: Game) -> str:
    """The game and the version of its rules, for the foot of every page: ``Royals, rules version 1``."""
    return f"{game.title}, rules version {game.version}"


def document(game: Game, text: str) -> list[Block]:
    """The blocks of the rules, with every example drawn."""
    drawn = iter([worked(game, example) for example in examples(text)])
    return [_example(next(drawn)) if block["kind"] == EXAMPLE else block for block in blocks(text)]


def _example(example: Worked) -> Block:
    return {
        "kind": EXAMPLE,
        "title": example.title,
        "before": _scene(example.before, example),
        "after": None if example.after is None else _scene(example.after, example),
        "marks": [spans(named(mark.text, NAMES)) for mark in example.marks],
        "told": [spans(named(line, NAMES)) for line in example.told],
        "text": spans(named(example.text, NAMES)),
    }


def _scene(scene: Scene, example: Worked) -> dict[str, Any]:
    """The zones from top to bottom."""
    numbers = {mark.at: number for number, mark in enumerate(example.marks, 1)}
    return {
        "parts": [
            {"name": "" if owner is None else NAMES[owner], "zones": _zones(scene, owner, example, numbers)}
            for owner in owners(scene)
        ]
    }


def _zones(scene: Scene, owner: int | None, example: Worked, numbers: dict[str, int]) -> list[dict[str, Any]]:
    """The zones of an owner that have something to show."""
    pieces = on_board(scene.zones)
    return [
        zone_data(zone, NAMES, pieces, example.around, numbers.get(zone.id, 0))
        for zone in printed_zones(scene, example)
        if zone.owner == owner
    ]
