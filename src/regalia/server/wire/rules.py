"""The rules of a game on the wire: text, worked examples, terms with their pictures."""

from __future__ import annotations

from regalia.kernel.scene import Scene, Zone
from regalia.server.wire.base import Wire


class PartInfo(Wire, frozen=True):
    """A numbered part of a picture: the id of a zone, token or plate, and its name."""

    at: str
    text: str


class ExampleInfo(Wire, frozen=True):
    """A worked example of the rules: the table before, the table after, and what happened between."""

    title: str
    text: str
    before: Scene
    after: Scene | None = None
    told: tuple[str, ...] = ()
    marks: tuple[PartInfo, ...] = ()
    around: tuple[str, ...] = ()  # ids; the picture shows the part of the table around them
    ground: int | None = None  # the zone, by its number in the rules, that both scenes have first and are sent without


class TermInfo(Wire, frozen=True):
    """A term of a game: all its forms, one sentence, and the number of its rule."""

    term: str
    forms: tuple[str, ...]
    text: str
    rule: str


class PictureInfo(Wire, frozen=True):
    """The picture of a term: a scene, and the ids that it is cut out around. Without a scene: symbols, by their drawings."""

    scene: Scene | None = None
    symbols: tuple[str, ...] = ()
    around: tuple[str, ...] = ()
    names: tuple[str, ...] = ()  # of the players


class RulesInfo(Wire, frozen=True):
    """The rules of a game: the text, and its worked examples in the order of their blocks."""

    game: str
    title: str
    text: str
    names: tuple[str, ...]  # of the players in the examples
    examples: tuple[ExampleInfo, ...] = ()
    zones: tuple[Zone, ...] = ()  # large ones that never change, such as maps
