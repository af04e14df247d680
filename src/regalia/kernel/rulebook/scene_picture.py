"""Scenes as data for Typst, and a scene as a PNG."""

from __future__ import annotations

import importlib.resources
import json
import re
from collections.abc import Sequence
from typing import Any

from regalia.kernel.errors import RegaliaError
from regalia.kernel.rulebook.printed import cut_out, on_board, tells
from regalia.kernel.scene import Scene, Token, Zone

SEAT = re.compile(r"\{(\d)\}")
CARD = re.compile(r"\[(\w\w)\]")
WIDTH, HEIGHT = 720, 540  # of a picture, in points
DOTS = 96.0  # an inch: 4 for 3 points


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
    pieces = on_board(scene.zones)
    return {
        "facts": [plain(fact.text, names) for fact in scene.facts],
        "prompt": plain(scene.prompt.say, names),
        "parts": [
            {
                "name": "" if owner is None else names[owner],
                "note": "" if owner is None else plain(plates[owner].note, names),
                "moves": owner is not None and plates[owner].to_move,
                "zones": [
                    zone_data(zone, names, pieces) for zone in scene.zones if zone.owner == owner and tells(zone)
                ],
            }
            for owner in owners(scene)
        ],
    }


def owners(scene: Scene) -> list[int | None]:
    """Whose zones are drawn from top to bottom: the others', the shared ones, the viewer's."""
    bottom = scene.plates[0].seat if scene.seat is None else scene.seat
    return [*(plate.seat for plate in scene.plates if plate.seat != bottom), None, bottom]


def zone_data(
    zone: Zone, names: Sequence[str], pieces: dict[int, Token], around: Sequence[str] = (), number: int = 0
) -> dict[str, Any]:
    """A zone; of a map only what lies around these cells, if there are any."""
    columns, tokens = cut_out(zone, around)
    return {
        "kind": zone.kind,
        "label": named(zone.label, names),
        "columns": columns,
        "number": number,
        "count": zone.count,
        "tokens": [_token(token, pieces, names) for token in tokens],
    }


def _token(token: Token, on_board: dict[int, Token], names: Sequence[str]) -> dict[str, Any]:
    unit = on_board.get(token.place) if token.place is not None and token.kind in ("card", "cell") else None
    return {
        "kind": token.kind,
        "face": token.face,
        "side": side_of(token),
        "tilt": token.tilt,
        "under": token.under,
        "note": named(token.note, names),
        "name": token.name,
        "badge": named(token.badge.text, names) if token.badge else "",
        "unit": None if unit is None else {"face": unit.face, "side": side_of(unit), "note": unit.note},
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
