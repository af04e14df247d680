# native
"""BattleRoyalLearning: a fixed vocabulary of actions by square, and views as numbers."""

from __future__ import annotations

from mypy_extensions import i32, i64

from regalia.games.battle_royal.rules.fields import CAPTURE, DONE, PLACE, TAKE, square_in, verb_of
from regalia.games.battle_royal.rules.ground import STRIDE
from regalia.games.battle_royal.rules.model import (
    EARLY,
    LAID,
    LOST,
    RESERVE,
    SHOWN,
    STANDING,
    UNSEEN,
    Hand,
    Table,
    in_set,
)
from regalia.games.battle_royal.rules.position import Position
from regalia.games.battle_royal.rules.terms import CARDS, ENDED, Options
from regalia.kernel.features import Layout, Row
from regalia.kernel.optional.learning import Learning
from regalia.kernel.state import State, View
from regalia.kernel.vecs import vec

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
        self.places: vec[i64] = vec[i64]([0] * (rows * STRIDE))  # of squares on a plane
        for square in range(rows * STRIDE):
            self.places[square] = square // STRIDE * columns + square % STRIDE
        self.pawns = layout.block("pawns", "pawns on the board: force, row, column", [forces, rows, columns])
        self.centre = layout.block("centre", "the centre of the capital: force, row, column", [forces, rows, columns])
        self.terrain = layout.block(
            "terrain",
            "open land, obstacles, strongholds, seas, riverbanks: which, row, column; lakes have none of these",
            [5, rows, columns],
        )
        self.fix_terrain(layout)
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

    def fix_terrain(self, layout: Layout) -> None:
        """Fix the terrain, which never changes."""
        ground = self.options.ground
        for which, rows in enumerate((ground.plain, ground.obstacle, ground.stronghold, ground.sea, ground.wet)):
            for y in range(ground.rows):
                for x in range(ground.columns):
                    if rows[y + 1] >> x & 1:
                        layout.fix(self.terrain, (i64(which) * ground.rows + y) * ground.columns + x)

    def action(self, state: State, move: i64) -> i64:
        return action(self.places, self.squares, move)

    def write_actions(self, state: State, moves: vec[i64], count: i64, out: vec[i32], first: i64) -> None:
        places, squares = self.places, self.squares
        for k in range(count):
            out[first + k] = i32(action(places, squares, moves[k]))

    def write_features(self, view: View, row: Row) -> None:
        table = view.table
        assert isinstance(table, Table)
        me = self.first_force(view.seat)
        for i in range(self.options.forces):
            force = (me + i) % self.options.forces
            early = table.row[EARLY + force]
            if early == UNSEEN and view.seat >= 0:
                hand = view.hands[view.seat]
                assert isinstance(hand, Hand)
                early = hand.early[force] or early
            self.put_force(table, force, i, early, row)
        self.put_flow(table, row)

    def write_row(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Position)
        table = state.table
        options = self.options
        me = self.first_force(seat)
        for i in range(options.forces):
            force = (me + i) % options.forces
            early = table.row[EARLY + force]
            if early == UNSEEN and options.seat_of[force] == seat:
                early = state.hands[force] or early
            self.put_force(table, force, i, early, row)
        self.put_flow(table, row)

    def first_force(self, seat: i64) -> i64:
        """The seat's first force in turn order."""
        force: i64 = 0
        while seat >= 0 and self.options.seat_of[force] != seat:
            force += 1
        return force

    def put_force(self, table: Table, force: i64, i: i64, early: i64, row: Row) -> None:
        """Put a force as force i, with its early card: its points, or that it is hidden."""
        self.put_board(table, force, i, row)
        self.put_numbers(table, force, i, row)
        if early:
            row.mark(self.early, i * (CARDS + 1) + (CARDS if early == UNSEEN else early - 1))

    def put_board(self, table: Table, force: i64, i: i64, row: Row) -> None:
        """Put the force's pawns and its centre as force i."""
        ground, pawns = self.options.ground, table.pawns
        first, columns = force * ground.height + 1, ground.columns
        for y in range(ground.rows):
            word = pawns[first + y]
            if word:
                row.put_bits(self.pawns, i * self.squares + y * columns, word, columns)
        row.mark(self.centre, i * self.squares + self.places[self.options.centres[force]])

    def put_numbers(self, table: Table, force: i64, i: i64, row: Row) -> None:
        row.put(self.counts, i * 3, table.row[RESERVE + force])
        row.put(self.counts, i * 3 + 1, table.row[STANDING + force])
        row.put(self.counts, i * 3 + 2, table.row[LOST + force])
        if in_set(table.left, force):
            row.mark(self.marks, i * 4)
        if in_set(table.taken, force):
            row.mark(self.marks, i * 4 + 1)
        if table.active == force:
            row.mark(self.marks, i * 4 + 2)
        if in_set(table.ties, force):
            row.mark(self.marks, i * 4 + 3)

    def put_flow(self, table: Table, row: Row) -> None:
        """Put the step, the points left, the pawn in hand, the pack, and the quiet turns."""
        options = self.options
        row.mark(self.decision, table.decision)
        if 0 <= table.points < CARDS:
            row.mark(self.points, table.points)
        if table.hand >= 0:
            row.mark(self.taken_up, self.places[table.hand])
        for card in range(CARDS):
            row.put(self.pack, card, options.pack[card] - table.row[SHOWN + card])
        row.put_all(self.laid, 0, table.row, LAID, options.seats)
        row.put(self.quiet, 0, table.quiet)


def most_alike(options: Options) -> i64:
    """The most cards of one kind in a pack."""
    most: i64 = 1
    for count in options.pack:
        if count > most:
            most = count
    return most


def action(places: vec[i64], squares: i64, move: i64) -> i64:
    """The number of a legal move in the vocabulary."""
    verb = verb_of(move)
    if verb == DONE:
        return 0
    place = 1 + places[square_in(move)]
    if verb in (PLACE, CAPTURE):
        return place
    return place + (squares if verb == TAKE else 2 * squares)
