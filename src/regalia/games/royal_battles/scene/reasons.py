"""Reasons: why a move is not legal, and the default move.

Conditions are checked in the order in which a player would think of them. A view is all that is needed.
"""

from __future__ import annotations

from regalia.games.royal_battles.notation import CODEC, code_name
from regalia.games.royal_battles.rules import fields, squares, terms
from regalia.games.royal_battles.rules.bags import COLOUR
from regalia.games.royal_battles.rules.model import Table
from regalia.games.royal_battles.rules.movement import differ
from regalia.games.royal_battles.scene import sentences as say
from regalia.games.royal_battles.scene.sight import COLOURS, Piece, Sight, colour_of
from regalia.games.royal_battles.units import POSITIONS, TYPES
from regalia.kernel.game import Reason
from regalia.kernel.rules import Rules, moves_seen
from regalia.kernel.scene.reasons import Check, Reasons
from regalia.kernel.state import View

FITTING = {  # the verbs of each step in which a seat chooses
    terms.RECRUITING: (fields.RECRUIT, fields.BOSS, fields.DONE),
    terms.PLACING: (fields.PLACE,),
    terms.PRE_ASKING: (fields.DRAW, fields.DECLINE),
    terms.PLAYING: (fields.PLAY, fields.PASS),
    terms.MOVING: (fields.MOVE,),
    terms.ACTING: (fields.ATTACK, fields.ADVANTAGE, fields.HOLD),
    terms.KEY_ASKING: (fields.DRAW, fields.DECLINE),
    terms.DISCARDING: (fields.KEEP, fields.DISCARD),
}


def why(view: View, rules: Rules, move: int) -> Reason:
    """Why the viewer may not play a well-written move now."""
    return REASONS.why(Sight(view, rules), move)


def default(view: View, rules: Rules) -> int:
    """The default move: first recruit, placing or card; stay; hold; draw; keep; pass where allowed."""
    assert isinstance(view.table, Table)
    moves = moves_seen(rules, view)
    step = view.table.step
    if step == terms.MOVING:
        return next(move for move in moves if fields.move_start(move) == fields.move_square(move))
    if step == terms.ACTING or (step == terms.PLAYING and moves[-1] == fields.PASS):
        return moves[-1]
    return moves[0]


# ---- one check a verb: the first condition that fails, or None


def _recruit(sight: Sight, move: int) -> Reason | None:
    if sight.seat == sight.options.master and not sight.recruits(sight.seat):
        return say.BOSS_FIRST
    return _fits(sight, move, 1)


def _boss(sight: Sight, move: int) -> Reason | None:
    if sight.seat != sight.options.master:
        return say.NO_MASTER
    return say.ONE_BOSS if sight.recruits(sight.seat) else _fits(sight, move, 2)


def _done(sight: Sight, move: int) -> Reason | None:
    if not sight.prices:
        return say.NO_POINTS
    return None if sight.recruits(sight.seat) else say.NO_UNIT_YET


def _fits(sight: Sight, move: int, times: int) -> Reason | None:
    """Why the army may not have this unit, which costs a multiple of its price (a boss twice)."""
    unit = sight.unit_named(fields.unit_name(move))
    if unit is None:
        return say.no_kind(code_name(fields.unit_name(move)), sight.kinds)
    kind = sight.kinds.index(unit)
    mine = [one.name for one in sight.recruits(sight.seat) if one is not None]
    if mine.count(unit.name) >= sight.options.limits[kind]:
        return say.limit_reached(unit)
    if sight.prices and times * sight.prices[kind] > sight.points_left:
        return say.too_dear(unit, times * sight.prices[kind], sight.points_left)
    return None


def _place(sight: Sight, move: int) -> Reason | None:
    name = fields.unit_name(move)
    unit = sight.unit_to_place(name)
    if unit is None:
        return say.no_kind(code_name(name), sight.kinds)
    if unit not in sight.unplaced(sight.seat):
        return say.nothing_left(unit)
    square = fields.place_square(move)
    if square not in sight.homes(sight.seat):
        return say.no_home(square)
    return say.taken(square) if sight.piece_at(square) is not None else None


def _play(sight: Sight, move: int) -> Reason | None:
    card = fields.played_card(move)
    if card not in sight.hand:
        return say.not_held(card)
    return say.all_on(card, colour_of(card)) if sight.one_colour(sight.seat) == COLOUR[card] else None


def _pass(sight: Sight, move: int) -> Reason | None:
    if not sight.options.may_pass:
        return say.NO_PASSING
    return None if sight.deck(sight.seat) else say.NO_DECK_NO_PASSING


def _move(sight: Sight, move: int) -> Reason | None:
    card, start, square = fields.played_card(move), fields.move_start(move), fields.move_square(move)
    due = sight.movement_card()
    if due is not None and card != due:
        return say.other_card(due)
    piece = sight.piece_at(start)
    if piece is None or piece.seat != sight.seat:
        return say.not_own(start)
    colour = sight.stacks[start].colour
    if not differ(COLOUR[card], colour):
        return say.same_colour(piece.unit, COLOURS[colour])
    return None if square == start else _cover(sight, card, start, square)


def _cover(sight: Sight, card: int, start: int, square: int) -> Reason | None:
    if squares.DIRECTION[start * int(squares.SQUARES) + square] < 0:
        return say.not_next(start, square)
    if square >= sight.options.squares:
        return say.off_board(square)
    if sight.piece_at(square) is not None:
        return say.taken(square)
    stack = sight.stacks.get(square)
    if stack is not None and not differ(COLOUR[card], stack.colour):
        return say.same_cover(square, COLOURS[stack.colour])
    return None


def _attack(sight: Sight, move: int) -> Reason | None:
    return target_reason(sight, fields.target_square(move), advantage=False)


def _advantage(sight: Sight, move: int) -> Reason | None:
    return target_reason(sight, fields.target_square(move), advantage=True)


def target_reason(sight: Sight, square: int, *, advantage: bool) -> Reason | None:
    """Why the unit that has moved cannot act on that square."""
    piece = sight.piece(int(sight.table.mover))
    target = sight.piece_at(square)
    if target is None:
        return say.NOBODY_THERE
    if target == piece:
        return say.ITSELF
    return _aimed(sight, piece, target, advantage)


def _aimed(sight: Sight, piece: Piece, target: Piece, advantage: bool) -> Reason | None:
    friends = sight.friendly(target.seat, piece.seat)
    own = advantage and piece.unit.advantage.own
    if friends and not own:
        if not advantage and target.seat != piece.seat:
            return say.PARTNER
        return say.OWN_STRUCK if advantage else say.FRIEND
    if own and not friends:
        return say.ENEMY_HEALED
    at = piece.square * int(squares.SQUARES) + target.square
    far = advantage and piece.unit.advantage.range > 1
    way = (squares.LINE if far else squares.DIRECTION)[at]
    if way < 0:
        return say.OUT_OF_LINE if far else say.TOO_FAR
    reach = POSITIONS[piece.unit.advantage.position] if advantage else TYPES[piece.unit.type]
    if not reach & squares.REACHED[way]:
        return say.advantage_position(piece.unit) if advantage else say.out_of_position(piece.unit)
    if squares.DISTANCE[at] > 1 and sight.piece_at(between(piece.square, target.square)) is not None:
        return say.COVERED
    if advantage and piece.life <= piece.unit.advantage.self_damage:
        return say.too_weak(piece.unit)
    return say.IDLE if own else None


def between(square: int, other: int) -> int:
    """The square in the middle of two that lie two steps apart in line."""
    return (square + other) // 2


CHECKS: dict[int, Check[Sight]] = {
    fields.RECRUIT: _recruit,
    fields.BOSS: _boss,
    fields.DONE: _done,
    fields.PLACE: _place,
    fields.PLAY: _play,
    fields.PASS: _pass,
    fields.MOVE: _move,
    fields.ATTACK: _attack,
    fields.ADVANTAGE: _advantage,
}
REASONS = Reasons(CODEC, FITTING, say.misplaced, CHECKS, turn_rule="5.2", play_rule="5.2")
