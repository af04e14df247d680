# native: pictures
"""Refusals: things that look possible and are not, each with its reason."""

from __future__ import annotations

from regalia.games.royal_battles.notation import name_code
from regalia.games.royal_battles.rules import fields, squares, terms
from regalia.games.royal_battles.rules.bags import COLOUR
from regalia.games.royal_battles.rules.movement import differ
from regalia.games.royal_battles.scene.reasons import REASONS, target_reason
from regalia.games.royal_battles.scene.sentences import same_cover
from regalia.games.royal_battles.scene.sight import COLOURS, Sight
from regalia.games.royal_battles.scene.tokens import Tokens
from regalia.kernel.scene import Choice, Refusal
from regalia.kernel.scene.toolkit import Attempt, refusal, refused, touched


def refusals(sight: Sight, tokens: Tokens, choices: tuple[Choice, ...]) -> tuple[Refusal, ...]:
    """Everything that no choice touches, with the reason for the move it suggests."""
    taken = touched(choices)
    if sight.step == terms.RECRUITING:
        first = sight.seat == sight.options.master and not sight.recruits(sight.seat)
        make = fields.make_boss if first else fields.make_recruit
        recruits = [Attempt(id, make(name_code(kind))) for kind, id in tokens.kinds.items()]
        return tuple(refused(sight, recruits, taken, REASONS.why))
    if sight.step == terms.PLAYING:
        plays = [Attempt(id, fields.make_play(card)) for card, id in tokens.hand.items()]
        return tuple(refused(sight, plays, taken, REASONS.why))
    if sight.step == terms.MOVING:
        still = refused(sight, _units(sight, tokens), taken, REASONS.why)
        return tuple(still + _barred_squares(sight, tokens, taken))
    return tuple(_targets(sight, tokens, taken)) if sight.step == terms.ACTING else ()


def _units(sight: Sight, tokens: Tokens) -> list[Attempt]:
    """The player's units, each to be moved with the card that is due."""
    card = sight.movement_card()
    if card is None:
        return []
    return [
        Attempt(tokens.square[piece.square], fields.make_move(card, piece.square, piece.square))
        for piece in sight.standing(sight.seat)
    ]


def _barred_squares(sight: Sight, tokens: Tokens, taken: set[str]) -> list[Refusal]:
    """Vacant cards next to the player's units that cannot be covered."""
    card = sight.movement_card()
    near = {
        sight.options.neighbour[piece.square * int(squares.DIRECTIONS) + way]
        for piece in sight.standing(sight.seat)
        for way in range(int(squares.DIRECTIONS))
    }
    found = []
    for square, stack in sight.stacks.items():
        id = tokens.square[square]
        vacant = sight.piece_at(square) is None
        if (
            card is not None
            and square in near
            and vacant
            and id not in taken
            and not differ(COLOUR[card], stack.colour)
        ):
            found.append(refusal(id, same_cover(square, COLOURS[stack.colour])))
    return found


def _targets(sight: Sight, tokens: Tokens, taken: set[str]) -> list[Refusal]:
    """Neighbouring enemies that the unit cannot act on."""
    mover = sight.piece(int(sight.table.mover))
    found = []
    for enemy in sight.enemies(sight.seat):
        id = tokens.square[enemy.square]
        near = squares.DIRECTION[mover.square * int(squares.SQUARES) + enemy.square] >= 0
        if near and id not in taken:
            reason = target_reason(sight, enemy.square, advantage=False)
            assert reason is not None
            found.append(refusal(id, reason, f"Attack {sight.whose(enemy)} {enemy.called}"))
    return found
