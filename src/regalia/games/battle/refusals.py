# native: pictures
"""Things that look possible and are not, each with its reason: shown when they are touched, and locked in the list."""

from __future__ import annotations

from regalia.games.battle import fields, reasons, terms
from regalia.games.battle.army import written
from regalia.games.battle.fields import make_attack, make_block, make_choice, make_cut, make_join, make_play
from regalia.games.battle.sentences import engaged
from regalia.games.battle.survey import CARD_NAMES, DRAWN, Survey
from regalia.games.battle.tokens import Tokens
from regalia.kernel.game import Reason
from regalia.kernel.scene import Choice, Refusal


def refusals(survey: Survey, tokens: Tokens, choices: tuple[Choice, ...]) -> tuple[Refusal, ...]:
    """For the seat to choose: its own cards and soldiers that no choice touches, with the reason of the move that a
    player would mean by touching them."""
    touched = {id for choice in choices for id in choice.touch}
    found = []
    for card, id in tokens.hand.items():
        if id not in touched:
            label = f"Play {DRAWN[card]}" if survey.step == terms.MAIN else ""
            found.append(_refusal(survey, id, make_play(card), label))
    for soldier, id in tokens.soldiers.items():
        if soldier.seat != survey.seat or id in touched:
            continue
        if soldier.group and survey.step in (terms.ATTACKING, terms.BLOCKING):
            found.append(_shown(id, engaged(CARD_NAMES[soldier.card], soldier.group)))
        else:
            name = written(survey.options, soldier.seat, soldier.number)
            found.append(_refusal(survey, id, _meant(survey, name)))
    return tuple(found)


def locked_cards(survey: Survey, cards: dict[int, str], choices: tuple[Choice, ...]) -> tuple[Refusal, ...]:
    """For the seat that cuts: cards, by what they are touched by, that cannot be cut next."""
    touched = {id for choice in choices for id in choice.touch}
    return tuple([_refusal(survey, id, make_cut(card)) for card, id in cards.items() if id not in touched])


def _meant(survey: Survey, name: int) -> int:
    """What somebody means who touches an own soldier."""
    if survey.step == terms.BLOCKING:
        return make_block(name, survey.table.group)
    if survey.step == terms.STRIKING:
        return make_choice(fields.STRIKE, survey.seat, name)
    if survey.step in (terms.BY_TWO, terms.BY_THREE):
        return make_choice(fields.DESTROY, survey.seat, name)
    if survey.step == terms.BY_JOKER:
        return make_choice(fields.TAKE, survey.seat, name)
    if survey.table.must_join:
        return make_join(name, survey.table.group)
    own = survey.camp(survey.seat)
    sides = range(survey.options.sides)
    rival = next(side for side in sides if survey.camp_of_side(side) != own and not survey.fallen(side))
    return make_attack(name, rival)


def _refusal(survey: Survey, touch: str, move: int, label: str = "") -> Refusal:
    return _shown(touch, reasons.why(survey.view, survey.rules, move), label)


def _shown(touch: str, reason: Reason, label: str = "") -> Refusal:
    return Refusal(touch=touch, text=reason.text, label=label, rule=reason.rule)
