# native
"""Hints for bots (section 13): the value of a move by the position after it.

Reads nothing but what lies open on the table.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.bots.approach import CALM
from regalia.games.battle_royal.bots.forecast import UNSURE, Forecast, forecast_of
from regalia.games.battle_royal.bots.threats import best_of
from regalia.games.battle_royal.bots.ways import Ways
from regalia.games.battle_royal.bots.worth import PAWN, POINT, WON, assess, outcome, weigh
from regalia.games.battle_royal.rules.fields import CAPTURE, DONE, PLACE, TAKE, make_on_square, square_in, verb_of
from regalia.games.battle_royal.rules.ground import SQUARES, bit_of, row_of
from regalia.games.battle_royal.rules.least import FARTHEST
from regalia.games.battle_royal.rules.model import LOST, STANDING
from regalia.games.battle_royal.rules.position import Position, pool_of
from regalia.games.battle_royal.rules.terms import ENDED
from regalia.kernel.vecs import vec


def hint(position: Position, move: i64) -> float:
    """The value of the position after a move and of the remaining points.

    Most moves change one pawn of the force, and only the effect of that is computed; the others are played on a copy.
    """
    verb = verb_of(move)
    if verb == TAKE:
        return hint_to_take(position, forecast_of(position), square_in(move))
    if verb in (PLACE, CAPTURE):
        forecast = forecast_of(position)
        if not forecast.priced:
            forecast.price_placements(position)
        if verb == CAPTURE:
            return hint_to_capture(position, forecast, move)
        way = forecast.ways.points_from(square_in(move))
        if forecast.plain and way > 0:
            return hint_to_place(position, forecast, move, way)
        if forecast.lone and not position.options.while_empty:
            return hint_to_land(position, forecast, move)
    if verb == DONE and position.table.quiet + 1 < position.options.quiet_limit:
        return hint_to_end(position, forecast_of(position))
    return hint_by_playing(position, move)


def hint_by_playing(position: Position, move: i64, nearest: i64 = FARTHEST, is_sure: bool = False) -> float:
    """The value after a move that is played on a copy; its way costs at most ``nearest``, or just that if sure."""
    force = position.table.active
    after = played(position, move)
    return assess(after, force, nearest, is_sure, False) + left_over(position, after)


def played(position: Position, move: i64) -> Position:
    after = position.clone()
    assert isinstance(after, Position)
    after.play(move)
    return after


def left_over(position: Position, after: Position) -> float:
    """The value of the points that are left in the same turn."""
    same_turn = after.table.active == position.table.active and after.table.turns == position.table.turns
    return POINT * float(after.table.points) if same_turn else 0.0


def hint_to_capture(position: Position, forecast: Forecast, move: i64) -> float:
    """The value after a capture, by playing it on a copy.

    The way to a centre cannot get longer, as the enemy only loses pawns.
    """
    after = played(position, move)
    nearest = FARTHEST
    if not forecast.lone and not position.options.while_empty:
        nearest = min(forecast.nearest, forecast.ways.points_from(square_in(move)))
    for foe in forecast.foes:
        if after.table.row[STANDING + foe.force] == 0:
            nearest = FARTHEST  # its centre is not a target any more
    is_sure = nearest < FARTHEST and not opens_ways(position, after, square_in(move))
    worth = assess(after, forecast.force, nearest, is_sure, forecast.approach.coming == CALM)
    return worth + left_over(position, after)


def opens_ways(position: Position, after: Position, square: i64) -> bool:
    """Whether a capture may open ways besides the one from its square.

    With a single pawn, bars may fall beside that square. The step that they barred is no better than one from the square
    itself, unless water makes a difference.
    """
    options = position.options
    ground = options.ground
    fallen: i64 = 0
    for force in range(options.forces):
        fallen += after.table.row[LOST + force] - position.table.row[LOST + force]
    row = row_of(square)
    bit = bit_of(square)
    water = ground.sea[row] & bit | (ground.wet[row - 1] | ground.wet[row] | ground.wet[row + 1]) & (
        bit << 1 | bit | bit >> 1
    )
    return fallen > 1 or options.flat_landing or water != 0


def hint_to_take(position: Position, forecast: Forecast, square: i64) -> float:
    """The board without that pawn, which still counts."""
    table = position.table
    force = table.active
    points = table.points
    if table.row[STANDING + force] == 1:
        return hint_to_step(position, square)
    row = row_of(square)
    bit = bit_of(square)
    table.pawns[forecast.own + row] ^= bit
    coming = forecast.approach.coming_now(position, row, bit)
    danger = forecast.danger.with_change(position, row, bit, False)
    pool = pool_of(position, force)
    chance = best_of(forecast.captures.from_fewer(position, pool, row), forecast.odds, points)
    nearest = forecast.ways.nearest(pool)
    if position.options.while_empty and square == forecast.centre:
        nearest = Ways(position, force, True).nearest(pool)
    table.pawns[forecast.own + row] ^= bit
    worth = weigh(position, forecast.odds, forecast.lead - 1, nearest, coming, danger, chance, points, table.quiet)
    return worth + PAWN + POINT * float(points)


def hint_to_step(position: Position, square: i64) -> float:
    """The best step of the last pawn, which must step from its own square (rule 30)."""
    after = played(position, make_on_square(TAKE, square))
    steps = vec[i64]([0] * SQUARES)
    best = -WON
    for i in range(after.moves(steps)):
        best = max(best, hint(after, steps[i]))
    return best


def hint_to_land(position: Position, forecast: Forecast, move: i64) -> float:
    """The value after a step of the last pawn: its way is the one from that square."""
    square = square_in(move)
    pool = vec[i64]([0] * forecast.height)
    pool[row_of(square)] = bit_of(square)
    nearest = forecast.ways.nearest(pool)
    if nearest == 0:
        return hint_by_playing(position, move)
    return hint_by_playing(position, move, nearest, not position.options.pincer)


def hint_to_place(position: Position, forecast: Forecast, move: i64, way: i64) -> float:
    """The base with one more pawn, which has this way. Where it is unsure whether the turn goes on, a copy is asked."""
    points = forecast.points_after(position, square_in(move))
    if points == UNSURE:
        after = played(position, move)
        if after.table.decision == ENDED:
            return outcome(after, forecast.force)
        same_turn = after.table.turns == position.table.turns
        points = after.table.points if same_turn else i64(0)
    return hint_with_pawn(position, forecast, square_in(move), way, points)


def hint_with_pawn(position: Position, forecast: Forecast, square: i64, way: i64, points: i64) -> float:
    """The base with one more pawn, which has this way, and these points left; without points the turn is over."""
    table = position.table
    row = row_of(square)
    bit = bit_of(square)
    forecast.lift(position)
    table.pawns[forecast.own + row] ^= bit
    coming = forecast.approach.coming_now(position, row, bit)
    danger = forecast.danger.with_change(position, row, bit, True)
    table.pawns[forecast.own + row] ^= bit
    forecast.lift(position)
    chance = forecast.chance_from(position, row, bit, points)
    nearest = min(forecast.nearest, way)
    quiet = table.quiet
    if points == 0:
        quiet = i64(0) if table.struck else quiet + 1
    worth = weigh(position, forecast.odds, forecast.lead, nearest, coming, danger, chance, points, quiet)
    return worth + POINT * float(points)


def hint_to_end(position: Position, forecast: Forecast) -> float:
    """The present board without the points left."""
    table = position.table
    coming = forecast.approach.coming
    danger = forecast.danger.with_change(position, 0, 0, False)
    quiet = i64(0) if table.struck else table.quiet + 1
    return weigh(position, forecast.odds, forecast.lead, forecast.nearest, coming, danger, forecast.chance[0], 0, quiet)
