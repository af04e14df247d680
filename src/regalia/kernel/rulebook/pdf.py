"""The rules of a game as a PDF, set by Typst; worked examples are drawn from their scenes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.kernel.game import Game
from regalia.kernel.options import complete
from regalia.kernel.paper.press import PAPERS, pdf
from regalia.kernel.rulebook.examples import Example, examples
from regalia.kernel.rulebook.markdown import EXAMPLE, Block, blocks, spans
from regalia.kernel.rulebook.pictures import NAMES, Worked, worked
from regalia.kernel.rulebook.printed import on_board, prices_on, printed_zones, tells
from regalia.kernel.rulebook.scene_picture import Board, Drawing, named, owners, zone_data
from regalia.kernel.scene import Gauge, Plate, Scene

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
    drawn = iter([_example(worked(game, example), _board(game, example)) for example in examples(text)])
    return [next(drawn) if block["kind"] == EXAMPLE else block for block in blocks(text)]


def _board(game: Game, example: Example) -> Board | None:
    """What lies under the squares of an example of a game with maps."""
    atlas = game.atlas()
    if atlas is None:
        return None
    chosen = complete(game.options, example.options)[atlas.option]
    return Board(atlas.picture(atlas.maps()[chosen] if isinstance(chosen, str) else chosen), atlas.frame)


def _example(example: Worked, board: Board | None) -> Block:
    return {
        "kind": EXAMPLE,
        "title": example.title,
        "before": _scene(example.before, example, board),
        "after": None if example.after is None else _scene(example.after, example, board),
        "marks": [spans(named(mark.text, NAMES)) for mark in example.marks],
        "told": [spans(named(line, NAMES)) for line in example.told],
        "text": spans(named(example.text, NAMES)),
    }


def _scene(scene: Scene, example: Worked, board: Board | None) -> dict[str, Any]:
    """The zones from top to bottom; a marked plate stands above those of its player."""
    numbers = _numbers(scene, example)
    drawing = Drawing(NAMES, on_board(scene.zones), prices_on(scene.zones), numbers, example.around, board)
    printed = printed_zones(scene, example)
    plates: dict[int | None, Plate] = {plate.seat: plate for plate in scene.plates if plate.id in numbers}
    return {
        "parts": [
            {
                "plate": None if owner not in plates else _plate(plates[owner], scene.gauges, numbers),
                "zones": [zone_data(zone, drawing) for zone in printed if zone.owner == owner],
            }
            for owner in owners(scene)
        ]
    }


def _plate(plate: Plate, gauges: Sequence[Gauge], numbers: Mapping[str, int]) -> dict[str, Any]:
    """The public facts of a player and what is measured of them, in one line."""
    measured = [
        f"{one.label.lower()} {one.value}" + ("" if one.of is None else f" of {one.of}")
        for one in gauges
        if one.owner == plate.seat and one.label.lower() not in plate.note
    ]
    facts = ", ".join([named(plate.note, NAMES), *measured])
    return {"number": numbers[plate.id], "text": f"{NAMES[plate.seat]}: {facts}"}


def _numbers(scene: Scene, example: Worked) -> dict[str, int]:
    """The number of each mark by its id; that of units that stand on a board is theirs."""
    numbers = {mark.at: number for number, mark in enumerate(example.marks, 1)}
    marked = [zone for zone in scene.zones if zone.id in numbers and not tells(zone)]
    return numbers | {token.id: numbers[zone.id] for zone in marked for token in zone.tokens}
