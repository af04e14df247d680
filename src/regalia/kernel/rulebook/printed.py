"""What a printed picture shows of a scene: all of a still table, but of a played example only what matters to it."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.kernel.rulebook.pictures import Worked
from regalia.kernel.scene import Scene, Token, Zone

TWO = 2  # players, whose zones are always shown
CELLS = ("list", "map", "track")  # kinds of zones whose pieces stand on cells of a board


def printed_zones(scene: Scene, example: Worked) -> list[Zone]:
    """The zones of the scene that are printed, in order."""
    if example.after is None:
        return [zone for zone in scene.zones if tells(zone)]
    other = example.before if scene is example.after else example.after
    still = unchanged(scene, other)
    marked = {mark.at for mark in example.marks}
    left_out = bystanders(scene, still)
    met: set[int] = set()  # whose first row has been printed
    found: list[Zone] = []
    for zone in scene.zones:
        first = zone.owner is not None and zone.owner not in met
        keeps = zone.id not in still or len(scene.plates) <= TWO or first or zone.kind == "map"
        if zone.id in marked:
            found.append(zone)
        elif zone.owner in left_out or not tells(zone) or (zone.id in still and of_no_account(zone)):
            continue
        elif keeps:  # at a large table, what changes, the map and each player's first row
            found.append(zone)
            met |= set() if zone.owner is None else {zone.owner}
    return found


def bystanders(scene: Scene, still: set[str]) -> set[int]:
    """The players at a large table to whom nothing happens, where it happens to one of the others."""
    bottom = scene.plates[0].seat if scene.seat is None else scene.seat
    others = {plate.seat for plate in scene.plates if plate.seat != bottom}
    busy = {zone.owner for zone in scene.zones if zone.id not in still and zone.owner in others}
    return {seat for seat in others if seat not in busy} if busy and len(scene.plates) > TWO else set()


def of_no_account(zone: Zone) -> bool:
    """Whether a zone in which nothing changes can be left out: piles, tracks, hidden hands, what is for sale."""
    hidden = all(token.kind == "back" for token in zone.tokens)
    return hidden or zone.kind in ("pile", "track", "list") or (zone.kind == "row" and zone.owner is None)


def unchanged(scene: Scene, other: Scene) -> set[str]:
    """The ids of zones that hold the same cards in both scenes; of a track, with the same pieces on it."""
    faces = {zone.id: _faces(zone) for zone in other.zones}
    moved = _stood(scene) != _stood(other)
    return {
        zone.id
        for zone in scene.zones
        if (not moved if zone.kind == "track" else faces.get(zone.id, ()) == _faces(zone))
    }


def _stood(scene: Scene) -> dict[int, list[str]]:
    return {place: [token.face for token in tokens] for place, tokens in on_board(scene.zones).items()}


def _faces(zone: Zone) -> tuple[object, ...]:
    return tuple((token.id, token.kind, token.face, token.tilt, token.under) for token in zone.tokens)


def tells(zone: Zone) -> bool:
    """Whether a zone shows anything: units that stand on a board are drawn there."""
    if zone.kind == "list" and all(token.kind == "piece" and token.place is not None for token in zone.tokens):
        return False
    if zone.kind == "row" and zone.note and all(token.kind == "place" for token in zone.tokens):
        return False  # its note says that it is empty
    if zone.kind in ("map", "track") and not any(token.kind == "cell" for token in zone.tokens):
        return False  # what lies on the map is drawn there
    return bool(zone.tokens) or (zone.kind == "pile" and zone.count > 0)


def on_board(zones: Sequence[Zone]) -> dict[int, list[Token]]:
    """The pieces of all lists by the cell of the board that they stand on."""
    found: dict[int, list[Token]] = {}
    for zone in zones:
        for token in zone.tokens:
            if zone.kind in CELLS and token.kind == "piece" and token.place is not None:
                found.setdefault(token.place, []).append(token)
    return found


def prices_on(zones: Sequence[Zone]) -> dict[int, int]:
    """What the viewer would pay on the cells of a map where that is possible, in points."""
    return {
        token.place: token.points
        for zone in zones
        for token in zone.tokens
        if zone.kind == "map" and token.kind == "place" and "reach" in token.marks
        if token.place is not None and token.points is not None
    }


def cut_out(zone: Zone, around: Sequence[str]) -> tuple[int, list[Token]]:
    """The columns and tokens of a zone; of a map only the rectangle around these cells."""
    corners = [token.place for token in zone.tokens if token.id in around and token.place is not None]
    if zone.kind != "map" or not corners or not zone.columns:
        return zone.columns, list(zone.tokens)
    columns, rows = [place % zone.columns for place in corners], [place // zone.columns for place in corners]
    first, last = min(columns), max(columns)
    inside = [
        token
        for token in zone.tokens
        if token.place is not None
        and first <= token.place % zone.columns <= last
        and min(rows) <= token.place // zone.columns <= max(rows)
    ]
    return last - first + 1, inside
