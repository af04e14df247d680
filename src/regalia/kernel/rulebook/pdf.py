"""The rules of a game as a PDF, set by Typst; worked examples are drawn from their scenes."""

from __future__ import annotations

import importlib.resources
import json
import re
from typing import Any

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.rulebook.examples import examples
from regalia.kernel.rulebook.markdown import EXAMPLE, Block, blocks, spans
from regalia.kernel.rulebook.pictures import NAMES, Worked, worked
from regalia.kernel.rulebook.printed import cut_out, on_board, printed_zones
from regalia.kernel.scene import Scene, Token, Zone

PAPERS = {"a4": "a4", "letter": "us-letter"}
SEAT = re.compile(r"\{(\d)\}")


def rules_pdf(game: Game, text: str, paper: str = "a4") -> bytes:
    """The PDF of a rules text; raises RegaliaError without Typst."""
    try:
        import typst
    except ModuleNotFoundError:
        raise RegaliaError("A PDF needs the package 'typst': pip install 'regalia[print]'.") from None
    data = {"paper": PAPERS[paper], "title": game.title, "blocks": document(game, text)}
    template = importlib.resources.files(__package__).joinpath("data", "rulebook.typ").read_bytes()
    return bytes(typst.compile(template, sys_inputs={"data": json.dumps(data)}))


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
        "marks": [spans(_named(mark.text)) for mark in example.marks],
        "told": [spans(_named(line)) for line in example.told],
        "text": spans(_named(example.text)),
    }


def _scene(scene: Scene, example: Worked) -> dict[str, Any]:
    """The zones from top to bottom: the others', the shared ones, the viewer's."""
    numbers = {mark.at: number for number, mark in enumerate(example.marks, 1)}
    bottom = scene.plates[0].seat if scene.seat is None else scene.seat
    owners = [plate.seat for plate in scene.plates if plate.seat != bottom]
    return {
        "parts": [
            {"name": "" if owner is None else NAMES[owner], "zones": _zones(scene, owner, example, numbers)}
            for owner in (*owners, None, bottom)
        ]
    }


def _zones(scene: Scene, owner: int | None, example: Worked, numbers: dict[str, int]) -> list[dict[str, Any]]:
    """The zones of an owner that have something to show."""
    pieces = on_board(scene.zones)
    return [_zone(zone, example, pieces, numbers) for zone in printed_zones(scene, example) if zone.owner == owner]


def _zone(zone: Zone, example: Worked, pieces: dict[int, Token], numbers: dict[str, int]) -> dict[str, Any]:
    columns, tokens = cut_out(zone, example.around)
    return {
        "kind": zone.kind,
        "label": _named(zone.label),
        "columns": columns,
        "number": numbers.get(zone.id, 0),
        "count": zone.count,
        "tokens": [_token(token, pieces) for token in tokens],
    }


def _token(token: Token, on_board: dict[int, Token]) -> dict[str, Any]:
    unit = on_board.get(token.place) if token.place is not None and token.kind in ("card", "cell") else None
    return {
        "kind": token.kind,
        "face": token.face,
        "tilt": token.tilt,
        "under": token.under,
        "note": _named(token.note),
        "name": token.name,
        "badge": _named(token.badge.text) if token.badge else "",
        "unit": None if unit is None else {"face": unit.face, "side": "".join(unit.marks[:1]), "note": unit.note},
    }


def _named(text: str) -> str:
    """The text with the players' names."""
    return SEAT.sub(lambda seat: NAMES[int(seat[1])], text)
