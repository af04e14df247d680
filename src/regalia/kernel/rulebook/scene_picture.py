"""Scenes as data for Typst, and a scene as a PNG."""

from __future__ import annotations

import importlib.resources
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from regalia.kernel.errors import RegaliaError
from regalia.kernel.rulebook.printed import cut_out, on_board, tells
from regalia.kernel.scene import Scene, Token, Zone

SEAT = re.compile(r"\{(\d)\}")
CARD = re.compile(r"\[(\w\w)\]")
WIDTH, HEIGHT = 720, 540  # of a picture, in points
DOTS = 96.0  # an inch: 4 for 3 points


@dataclass(frozen=True, slots=True)
class Board:
    """What lies under the squares of a map: a picture, and the width of its frame in squares."""

    svg: str
    frame: float


@dataclass(frozen=True, slots=True)
class Drawing:
    """How the zones of one scene are drawn."""

    names: Sequence[str]
    pieces: Mapping[int, Sequence[Token]]  # by the cell that they stand on
    prices: Mapping[int, int] = field(default_factory=dict)  # of cells, in points
    numbers: Mapping[str, int] = field(default_factory=dict)  # of marked zones and tokens, by id
    around: Sequence[str] = ()  # cells; of a map only what lies around them is drawn
    board: Board | None = None


def scene_png(scene: Scene, title: str) -> bytes:
    """The scene as a PNG of fixed size; raises RegaliaError without Typst."""
    try:
        import typst
    except ModuleNotFoundError:
        raise RegaliaError("A picture needs the package 'typst': pip install 'regalia[envs]'.") from None
    names = [f"Seat {plate.seat}" for plate in scene.plates]
    data = {"width": WIDTH, "height": HEIGHT, "title": title, **picture(scene, names)}
    return bytes(typst.compile(template("picture.typ"), sys_inputs={"data": json.dumps(data)}, format="png", ppi=DOTS))


def template(name: str) -> bytes:
    """A Typst source that draws scenes."""
    folder = importlib.resources.files(__package__).joinpath("data")
    return folder.joinpath("scene.typ").read_bytes() + folder.joinpath(name).read_bytes()


def picture(scene: Scene, names: Sequence[str]) -> dict[str, Any]:
    """The scene as data: facts, prompt, and the zones of each player and of nobody."""
    plates = {plate.seat: plate for plate in scene.plates}
    drawing = Drawing(names, on_board(scene.zones))
    return {
        "facts": [plain(fact.text, names) for fact in scene.facts],
        "prompt": plain(scene.prompt.say, names),
        "parts": [
            {
                "name": "" if owner is None else names[owner],
                "note": "" if owner is None else plain(plates[owner].note, names),
                "moves": owner is not None and plates[owner].to_move,
                "zones": [zone_data(zone, drawing) for zone in scene.zones if zone.owner == owner and tells(zone)],
            }
            for owner in owners(scene)
        ],
    }


def owners(scene: Scene) -> list[int | None]:
    """Whose zones are drawn from top to bottom: the others', the shared ones, the viewer's."""
    bottom = scene.plates[0].seat if scene.seat is None else scene.seat
    return [*(plate.seat for plate in scene.plates if plate.seat != bottom), None, bottom]


def zone_data(zone: Zone, drawing: Drawing) -> dict[str, Any]:
    """A zone; of a map only what lies around the cells of the drawing, if there are any."""
    columns, tokens = cut_out(zone, drawing.around)
    return {
        "kind": zone.kind,
        "label": named(zone.label, drawing.names),
        "columns": columns,
        "number": drawing.numbers.get(zone.id, 0),
        "count": zone.count,
        "board": _board(zone, tokens, drawing.board),
        "tokens": [_token(token, drawing) for token in tokens],
    }


def _board(zone: Zone, tokens: Sequence[Token], board: Board | None) -> dict[str, Any] | None:
    """The picture under a map, and which of its squares is drawn first."""
    first = next((token.place for token in tokens if token.kind == "cell" and token.place is not None), None)
    if zone.kind != "map" or board is None or first is None:
        return None
    top, left = divmod(first, zone.columns)
    rows = sum(token.kind == "cell" for token in zone.tokens) // zone.columns
    return {
        "svg": board.svg,
        "frame": board.frame,
        "columns": zone.columns,
        "rows": rows,
        "left": left,
        "top": top,
    }


def _token(token: Token, drawing: Drawing) -> dict[str, Any]:
    stands = token.place is not None and token.kind in ("card", "cell")
    units = drawing.pieces.get(token.place, ()) if token.place is not None and stands else ()
    numbers = [drawing.numbers.get(one.id, 0) for one in (token, *units)]
    return {
        "id": token.id,
        "kind": token.kind,
        "face": token.face,
        "side": side_of(token),
        "tilt": token.tilt,
        "under": token.under,
        "note": named(token.note, drawing.names),
        "name": token.name,
        "badge": named(token.badge.text, drawing.names) if token.badge else "",
        "marks": token.marks,
        "number": max(numbers),
        "price": drawing.prices.get(token.place) if token.place is not None and token.kind == "cell" else None,
        "units": [_unit(unit, drawing.names) for unit in units],
    }


def _unit(unit: Token, names: Sequence[str]) -> dict[str, Any]:
    return {
        "face": unit.face,
        "side": side_of(unit),
        "note": unit.note,
        "name": named(unit.name, names),
    }


def side_of(piece: Token) -> str:
    """The colour of a piece: its first mark, which is something else where a game's pieces have no colours."""
    return "".join(piece.marks[:1])


def named(text: str, names: Sequence[str]) -> str:
    """The text with the players' names."""
    return SEAT.sub(lambda seat: names[int(seat[1])], text)


def plain(text: str, names: Sequence[str]) -> str:
    """The text with the players' names, and cards by their letters."""
    return CARD.sub(lambda card: card[1], named(text, names))
