# native
"""BattleRoyalLearning: a fixed vocabulary of actions by square, and views as numbers."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.belief.guess import unshown
from regalia.games.battle_royal.rules.fields import CAPTURE, DONE, PLACE, TAKE, square_in, verb_of
from regalia.games.battle_royal.rules.ground import STRIDE
from regalia.games.battle_royal.rules.model import EARLY, LAID, LOST, RESERVE, STANDING, UNSEEN, Hand, Table, in_set
from regalia.games.battle_royal.rules.terms import CARDS, ENDED, Options
from regalia.kernel.learning import Learning
from regalia.kernel.state import State, View

# ---- the vocabulary: ``done``, then by square: put a pawn there (place or capture), take it up, spare its group


class BattleRoyalLearning(Learning):
    def __init__(self, options: Options) -> None:
        super().__init__(1 + 3 * options.ground.columns * options.ground.rows)
        self.options = options

    def action(self, state: State, move: i64) -> i64:
        return action(self.options, move)

    def features(self, view: View) -> list[float]:
        return features(view, self.options)


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


# ---- a view as numbers: forces from the viewer's first one in turn order; a spectator looks from force 0


def features(view: View, options: Options) -> list[float]:
    table = view.table
    assert isinstance(table, Table)
    me: i64 = 0
    while view.seat >= 0 and options.seat_of[me] != view.seat:
        me += 1
    row: list[float] = []
    for i in range(options.forces):
        force = (me + i) % options.forces
        add_board(row, table, options, force)
        add_numbers(row, table, options, force)
        add_early(row, view, table, force)
    add_terrain(row, options)
    add_flow(row, table, options)
    return row


def add_board(row: list[float], table: Table, options: Options, force: i64) -> None:
    """Its pawns and its centre, square by square."""
    ground = options.ground
    for y in range(ground.rows):
        word = table.pawns[force * ground.height + y + 1]
        for x in range(ground.columns):
            row.append(float(word >> x & 1))
    for y in range(ground.rows):
        for x in range(ground.columns):
            row.append(1.0 if options.centres[force] == y * STRIDE + x else 0.0)


def add_numbers(row: list[float], table: Table, options: Options, force: i64) -> None:
    row.append(float(table.row[RESERVE + force]) / 10.0)
    row.append(float(table.row[STANDING + force]) / 10.0)
    row.append(float(table.row[LOST + force]) / 10.0)
    row.append(1.0 if in_set(table.left, force) else 0.0)
    row.append(1.0 if in_set(table.taken, force) else 0.0)
    row.append(1.0 if table.active == force else 0.0)
    row.append(1.0 if in_set(table.ties, force) else 0.0)


def add_early(row: list[float], view: View, table: Table, force: i64) -> None:
    """The early card: one number for each card, and one for a hidden card."""
    early = table.row[EARLY + force]
    if early == UNSEEN and view.seat >= 0:
        hand = view.hands[view.seat]
        assert isinstance(hand, Hand)
        if hand.early[force]:
            early = hand.early[force]
    for card in range(CARDS):
        row.append(1.0 if early == card + 1 else 0.0)
    row.append(1.0 if early == UNSEEN else 0.0)


def add_terrain(row: list[float], options: Options) -> None:
    """Open land, obstacles, strongholds, seas and riverbanks, square by square. Lakes have none of these."""
    ground = options.ground
    for board in (ground.plain, ground.obstacle, ground.stronghold, ground.sea, ground.wet):
        for y in range(ground.rows):
            for x in range(ground.columns):
                row.append(float(board[y + 1] >> x & 1))


def add_flow(row: list[float], table: Table, options: Options) -> None:
    """The step, the points left, the pawn in hand, the pack, and the quiet turns."""
    ground = options.ground
    for decision in range(ENDED + 1):
        row.append(1.0 if table.decision == decision else 0.0)
    for points in range(CARDS):
        row.append(1.0 if table.points == points else 0.0)
    for y in range(ground.rows):
        for x in range(ground.columns):
            row.append(1.0 if table.hand == y * STRIDE + x else 0.0)
    left = unshown(table, options)
    for card in range(CARDS):
        row.append(float(left[card]) / 3.0)
    for seat in range(options.seats):
        row.append(float(table.row[LAID + seat]))
    row.append(float(table.quiet) / float(options.quiet_limit))
