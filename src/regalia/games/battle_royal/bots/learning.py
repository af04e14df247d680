# native
"""BattleRoyalLearning: a fixed vocabulary of actions by square, and views as numbers."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.belief.guess import unshown
from regalia.games.battle_royal.rules.fields import CAPTURE, DONE, PLACE, TAKE, square_in, verb_of
from regalia.games.battle_royal.rules.ground import STRIDE
from regalia.games.battle_royal.rules.model import EARLY, LAID, LOST, RESERVE, STANDING, UNSEEN, Hand, Table, in_set
from regalia.games.battle_royal.rules.terms import CARDS, ENDED, Options
from regalia.kernel.features import Layout, Row
from regalia.kernel.optional.learning import Learning
from regalia.kernel.state import State, View

# ---- the vocabulary: ``done``, then by square: put a pawn there (place or capture), take it up, spare its group


class BattleRoyalLearning(Learning):
    """Forces are told from the viewer's first one in turn order. A spectator looks from force 0."""

    def __init__(self, options: Options) -> None:
        ground = options.ground
        rows, columns = ground.rows, ground.columns
        layout = Layout()
        super().__init__(1 + 3 * columns * rows, layout)
        self.options = options
        forces = options.forces
        self.squares: i64 = rows * columns
        self.pawns = layout.block("pawns", "pawns on the board: force, row, column", [forces, rows, columns])
        self.centre = layout.block("centre", "the centre of the capital: force, row, column", [forces, rows, columns])
        self.terrain = layout.block(
            "terrain",
            "open land, obstacles, strongholds, seas, riverbanks: which, row, column; lakes have none of these",
            [5, rows, columns],
        )
        self.taken_up = layout.block("taken_up", "the pawn that was taken up: row, column", [rows, columns])
        self.counts = layout.block(
            "counts",
            "pawns in reserve, on the board, lost, in tens: force, which",
            [forces, 3],
            options.pawns,
            unit=10,
        )
        self.marks = layout.block(
            "marks", "centre once left, capital taken, acts now, tied for a spared group: force, mark", [forces, 4]
        )
        self.early = layout.block("early", "the early card, 0 to 4 points or hidden: force, card", [forces, CARDS + 1])
        self.decision = layout.block("decision", "what is due: draw, act, put, spare, show, ended", [ENDED + 1])
        self.points = layout.block("points", "points left, 0 to 4", [CARDS])
        most = most_alike(options)
        self.pack = layout.block(
            "pack", "cards of the pack that not all have seen, in thirds, by card", [CARDS], most, unit=3
        )
        self.laid = layout.block("laid", "unseen cards laid aside, by seat", [options.seats], options.pack_size)
        self.quiet = layout.block(
            "quiet", "quiet turns in a row, as a share of the limit", [1], options.quiet_limit, unit=options.quiet_limit
        )

    def action(self, state: State, move: i64) -> i64:
        return action(self.options, move)

    def write_features(self, view: View, row: Row) -> None:
        table = view.table
        assert isinstance(table, Table)
        options = self.options
        me: i64 = 0
        while view.seat >= 0 and options.seat_of[me] != view.seat:
            me += 1
        for i in range(options.forces):
            force = (me + i) % options.forces
            self.put_board(table, force, i, row)
            self.put_numbers(table, force, i, row)
            self.put_early(view, table, force, i, row)
        self.put_terrain(row)
        self.put_flow(table, row)

    def put_board(self, table: Table, force: i64, i: i64, row: Row) -> None:
        """Put the force's pawns and its centre as force i."""
        ground = self.options.ground
        for y in range(ground.rows):
            word = table.pawns[force * ground.height + y + 1]
            if word:
                row.put_bits(self.pawns, i * self.squares + y * ground.columns, word, ground.columns)
        row.mark(self.centre, i * self.squares + self.place(self.options.centres[force]))

    def place(self, square: i64) -> i64:
        """The place of a square on its plane."""
        return square // STRIDE * self.options.ground.columns + square % STRIDE

    def put_numbers(self, table: Table, force: i64, i: i64, row: Row) -> None:
        row.put(self.counts, i * 3, table.row[RESERVE + force])
        row.put(self.counts, i * 3 + 1, table.row[STANDING + force])
        row.put(self.counts, i * 3 + 2, table.row[LOST + force])
        row.put(self.marks, i * 4, i64(in_set(table.left, force)))
        row.put(self.marks, i * 4 + 1, i64(in_set(table.taken, force)))
        row.put(self.marks, i * 4 + 2, i64(table.active == force))
        row.put(self.marks, i * 4 + 3, i64(in_set(table.ties, force)))

    def put_early(self, view: View, table: Table, force: i64, i: i64, row: Row) -> None:
        """Put the early card: its points, or that it is hidden."""
        early = table.row[EARLY + force]
        if early == UNSEEN and view.seat >= 0:
            hand = view.hands[view.seat]
            assert isinstance(hand, Hand)
            if hand.early[force]:
                early = hand.early[force]
        if early:
            row.mark(self.early, i * (CARDS + 1) + (CARDS if early == UNSEEN else early - 1))

    def put_terrain(self, row: Row) -> None:
        ground = self.options.ground
        columns = ground.columns
        for y in range(ground.rows):
            at = y * columns
            row.put_bits(self.terrain, at, ground.plain[y + 1], columns)
            row.put_bits(self.terrain, at + self.squares, ground.obstacle[y + 1], columns)
            row.put_bits(self.terrain, at + 2 * self.squares, ground.stronghold[y + 1], columns)
            row.put_bits(self.terrain, at + 3 * self.squares, ground.sea[y + 1], columns)
            row.put_bits(self.terrain, at + 4 * self.squares, ground.wet[y + 1], columns)

    def put_flow(self, table: Table, row: Row) -> None:
        """Put the step, the points left, the pawn in hand, the pack, and the quiet turns."""
        options = self.options
        row.mark(self.decision, table.decision)
        if 0 <= table.points < CARDS:
            row.mark(self.points, table.points)
        if table.hand >= 0:
            row.mark(self.taken_up, self.place(table.hand))
        row.put_all(self.pack, 0, unshown(table, options), 0, CARDS)
        row.put_all(self.laid, 0, table.row, LAID, options.seats)
        row.put(self.quiet, 0, table.quiet)


def most_alike(options: Options) -> i64:
    """The most cards of one kind in a pack."""
    most: i64 = 1
    for count in options.pack:
        if count > most:
            most = count
    return most


def action(options: Options, move: i64) -> i64:
    """The number of a legal move in the vocabulary."""
    verb = verb_of(move)
    if verb == DONE:
        return 0
    square = square_in(move)
    squares = options.ground.columns * options.ground.rows
    place = 1 + square // STRIDE * options.ground.columns + square % STRIDE
    if verb in (PLACE, CAPTURE):
        return place
    return place + (squares if verb == TAKE else 2 * squares)
