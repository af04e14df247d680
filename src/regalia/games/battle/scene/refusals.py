# native: pictures
"""Refusals for things that look possible: shown when touched, and locked in lists."""

from __future__ import annotations

from regalia.games.battle.rules import fields, terms
from regalia.games.battle.rules.army import written
from regalia.games.battle.rules.fields import make_attack, make_block, make_choice, make_cut, make_join, make_play
from regalia.games.battle.scene.reasons import REASONS
from regalia.games.battle.scene.sentences import engaged
from regalia.games.battle.scene.sight import CARD_NAMES, DRAWN, Sight
from regalia.games.battle.scene.tokens import Tokens
from regalia.kernel.scene import Choice, Refusal
from regalia.kernel.scene.toolkit import Attempt, refusal, refused, touched


def refusals(sight: Sight, tokens: Tokens, choices: tuple[Choice, ...]) -> tuple[Refusal, ...]:
    """Refusals for the viewer's cards and soldiers that no choice touches.

    Each gives the reason for the move that a player would mean by touching it.
    """
    taken = touched(choices)
    main = sight.step == terms.MAIN
    hand = [Attempt(id, make_play(card), f"Play {DRAWN[card]}" if main else "") for card, id in tokens.hand.items()]
    found = refused(sight, hand, taken, REASONS.why)
    for soldier, id in tokens.soldiers.items():
        if soldier.seat != sight.seat or id in taken:
            continue
        if soldier.group and sight.step in (terms.ATTACKING, terms.BLOCKING):
            found.append(refusal(id, engaged(CARD_NAMES[soldier.card], soldier.group)))
        else:
            name = written(sight.options, soldier.seat, soldier.number)
            found.append(refusal(id, REASONS.why(sight, _meant(sight, name))))
    return tuple(found)


def locked_cards(sight: Sight, cards: dict[int, str], choices: tuple[Choice, ...]) -> tuple[Refusal, ...]:
    """Refusals for the cards that cannot be cut next, by the id that touches them."""
    cuts = [Attempt(id, make_cut(card)) for card, id in cards.items()]
    return tuple(refused(sight, cuts, touched(choices), REASONS.why))


def _meant(sight: Sight, name: int) -> int:
    """The move that a player means by touching a soldier of their own."""
    if sight.step == terms.BLOCKING:
        return make_block(name, sight.table.group)
    if sight.step == terms.STRIKING:
        return make_choice(fields.STRIKE, sight.seat, name)
    if sight.step in (terms.BY_TWO, terms.BY_THREE):
        return make_choice(fields.DESTROY, sight.seat, name)
    if sight.step == terms.BY_JOKER:
        return make_choice(fields.TAKE, sight.seat, name)
    if sight.table.must_join:
        return make_join(name, sight.table.group)
    own = sight.camp(sight.seat)
    sides = range(sight.options.sides)
    rival = next(side for side in sides if sight.camp_of_side(side) != own and not sight.fallen(side))
    return make_attack(name, rival)
