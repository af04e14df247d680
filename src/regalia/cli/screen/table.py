"""The picture of a scene for the left of the screen: opponents above, the board, the viewer below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from regalia.cli.draw.block import Block, beside, padded
from regalia.cli.draw.grid import is_board, list_lines
from regalia.cli.draw.names import only_dice
from regalia.cli.draw.pen import Pen
from regalia.cli.draw.table import gauge_line, told_by_plate_or_board, told_elsewhere
from regalia.cli.draw.track import is_track
from regalia.cli.draw.wrap import hung
from regalia.cli.screen.board import board_block
from regalia.cli.screen.cards import Lit, Size, token_block
from regalia.cli.screen.chart import chart_block
from regalia.cli.screen.look import DIM, GILT
from regalia.cli.screen.piles import in_force, pile_block
from regalia.cli.screen.plates import beside_hand, head_lines, seat_named, turns_line
from regalia.cli.screen.ring import INSIDE, ring_block
from regalia.kernel.scene import Scene, Zone

BOXED = ("fan", "row")
BESIDE = 14  # columns of the viewer's plate beside the hand


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large board and cards are drawn, and whether rows have labels and players plates."""

    board: Size
    cards: Size
    labels: bool = True
    heads: bool = True


TRIED = (
    Sizes(Size.LARGE, Size.LARGE),
    Sizes(Size.LARGE, Size.LARGE, labels=False),
    Sizes(Size.LARGE, Size.SMALL),
    Sizes(Size.LARGE, Size.SMALL, labels=False),
    Sizes(Size.LARGE, Size.LINE),
    Sizes(Size.SMALL, Size.SMALL),
    Sizes(Size.SMALL, Size.SMALL, labels=False),
    Sizes(Size.SMALL, Size.LINE),
    Sizes(Size.SMALL, Size.LINE, heads=False),
)


@dataclass(frozen=True, slots=True)
class Picture:
    """The table in lines: what stands above the prompt, and the viewer's own below it.

    ``fits``: all of it has room. ``whole``: and nobody's plate was left out for it.
    """

    above: Block
    below: Block
    fits: bool
    whole: bool


class Sketches:
    """A scene drawn in all sizes, each when it is first asked for. ``alone``: no panel shows the players."""

    def __init__(self, scene: Scene, pen: Pen, lit: Lit, wide: int, alone: bool = False) -> None:
        self.wide = wide
        self.drawings = [Drawing(scene, pen, lit, sizes, wide, alone) for sizes in TRIED]
        self.numbers = [line for fact in scene.numbers if fact.on for line in hung(pen.text(fact.text, GILT), wide)]
        self.made: dict[int, tuple[list[Block], Block]] = {}

    def made_in(self, nth: int) -> tuple[list[Block], Block]:
        if nth not in self.made:
            self.made[nth] = (self.drawings[nth].parts(), self.drawings[nth].below())
        return self.made[nth]

    def picture(self, high: int) -> Picture:
        """The largest picture that fits; the smallest where none does."""
        for nth in range(len(self.drawings)):
            parts, below = self.made_in(nth)
            room = high - sum(len(part) for part in parts) - len(below)
            widest = max((line.cell_len for part in (*parts, below) for line in part), default=0)
            fits = room >= 0 and widest <= self.wide
            if fits:
                break
        if self.numbers and room > len(self.numbers):
            parts = [*parts, self.numbers]
            room -= len(self.numbers)
        return Picture(spaced(parts, room), below, fits, fits and self.drawings[nth].sizes.heads)


def plates_aside(scene: Scene) -> bool:
    """Whether the players are told in a panel of their own: where a map or a ring fills the table, or they are many."""
    return len(scene.plates) > 2 or any(zone.kind in ("map", "track") for zone in scene.zones)


def spaced(parts: Sequence[Block], room: int) -> Block:
    """The parts below each other, with an empty line between them where there is room."""
    found = [part for part in parts if part]
    lines: Block = []
    for nth, part in enumerate(found):
        if nth and room > 0:
            lines.append(Text(""))
            room -= 1
        lines += part
    return lines


class Drawing:
    """One scene in given sizes."""

    def __init__(self, scene: Scene, pen: Pen, lit: Lit, sizes: Sizes, wide: int, alone: bool) -> None:
        self.scene = scene
        self.pen = pen
        self.lit = lit
        self.sizes = sizes
        self.wide = wide
        self.bottom = scene.seat if scene.seat is not None else scene.plates[0].seat
        self.heads = sizes.heads and (alone or not plates_aside(scene))

    def parts(self) -> list[Block]:
        """The opponents, the shared zones, and the viewer's zones except the hand."""
        seats = [plate.seat for plate in self.scene.plates]
        at = seats.index(self.bottom)
        parts = [list(self.player(seat)) for seat in (*seats[at + 1 :], *seats[:at])]
        if not self.heads and all(len(part) <= 1 for part in parts):
            parts = [[line for part in parts for line in part]]
        parts.append(list(self.shared()))
        parts.append(list(self.zones(self.of(self.bottom, "row", "grid", "list"))))
        return parts

    def of(self, owner: int | None, *kinds: str) -> list[Zone]:
        return [zone for zone in self.scene.zones if zone.owner == owner and zone.kind in kinds]

    def below(self) -> Block:
        """The viewer's plate and hand, and the cards in force."""
        beside_it = self.sizes.cards == Size.LARGE
        room = self.wide - BESIDE - 1 if beside_it else self.wide
        hands = list(self.zones(self.of(self.bottom, "fan"), room))
        force = self.in_force()
        if not beside_it or not hands:
            head = self.head(self.bottom) if self.heads else []
            return [*head, *beside([block for block in (hands, *force) if block], room, gap=3)]
        return beside([beside_hand(self.scene, self.pen, BESIDE), beside([hands, *force], room, gap=2)], self.wide)

    def in_force(self) -> list[Block]:
        """The cards that rule the round, the viewer's first."""
        found = [zone for zone in self.scene.zones if zone.tokens and "front" in zone.tokens[0].marks]
        if not self.sizes.heads:
            found = [zone for zone in found if zone.owner == self.bottom]
        found.sort(key=lambda zone: zone.owner != self.bottom)
        return [in_force(zone, self.pen, self.sizes.cards) for zone in found]

    def head(self, seat: int) -> Iterator[Text]:
        return head_lines(self.scene, seat, self.pen, self.wide)

    def player(self, seat: int) -> Iterator[Text]:
        """An opponent: plate, and the zones in which something can be seen."""
        rows = [zone for zone in self.of(seat, *BOXED) if any(token.kind != "back" for token in zone.tokens)]
        drawn = list(self.zones([*rows, *(self.of(seat, "list") if self.sizes.heads else [])]))
        if self.heads:
            yield from self.head(seat)
        yield from drawn

    def shared(self) -> Iterator[Text]:
        """The board, map or ring with the zones that belong to nobody."""
        rows = self.of(None, *BOXED)
        piles = [pile_block(zone, self.pen) for zone in self.of(None, "pile") if zone.count]
        gauges = [[gauge_line(gauge, self.pen)] for gauge in self.scene.gauges if gauge.owner is None]
        ring = next((zone for zone in self.scene.zones if is_track(zone)), None)
        if ring is not None:
            inside = [*self.zones(rows, INSIDE), *beside([*piles, *gauges], INSIDE, gap=2)]
            yield from ring_block(ring, self.scene.zones, inside, self.pen, self.lit, self.sizes.board)
            return
        for zone in self.scene.zones:
            if is_board(zone):
                yield from board_block(zone, self.scene.zones, self.lit, self.sizes.board, self.wide)
            elif zone.kind == "map" and zone.columns:
                yield from chart_block(zone, self.scene.zones, self.lit, self.sizes.board)
                return
        yield from self.zones([*rows, *self.of(None, "list", "grid")])
        yield from beside([*piles, *gauges], self.wide, gap=3)

    def zones(self, zones: Sequence[Zone], wide: int = 0) -> Iterator[Text]:
        """Rows of tokens side by side, then lists."""
        wide = wide or self.wide
        found = [zone for zone in zones if not told_elsewhere(zone, self.scene) and not is_board(zone)]
        boxed = [self.boxes(zone, wide) for zone in found if zone.kind in BOXED]
        yield from beside([block for block in boxed if block], wide, gap=1)
        for zone in found:
            if zone.kind in ("list", "grid") and zone.tokens and not told_by_plate_or_board(zone, self.scene):
                turns = all(seat_named(token) is not None for token in zone.tokens)
                told = [turns_line(zone, self.scene, self.pen)] if turns else list_lines(zone, self.pen, sheets=False)
                for line in told:
                    yield from hung(line, wide)

    def boxes(self, zone: Zone, wide: int) -> Block:
        """A row of tokens; its label stands below, or in front of a single line."""
        if not zone.tokens:
            return []
        title = self.pen.text(f"{zone.label}: {zone.note}" if zone.note else zone.label, DIM)
        lit = self.lit.touched & {token.id for token in zone.tokens}
        if all(token.kind == "place" for token in zone.tokens) and zone.note and not lit:
            return [title] if self.sizes.labels else []
        if only_dice(zone) or self.sizes.cards == Size.LINE:
            chips = [token_block(token, self.pen, self.lit, Size.LINE) for token in zone.tokens]
            title.append(":")
            return beside([[title], beside(chips, wide - title.cell_len - 2, gap=0)], wide)
        drawn = beside([token_block(token, self.pen, self.lit, self.sizes.cards) for token in zone.tokens], wide, gap=0)
        return padded([*drawn, title]) if self.sizes.labels else drawn
