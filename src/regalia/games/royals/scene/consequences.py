# native: pictures
"""What follows from a choice, in words: who may answer, what a block costs, what would be lost."""

from __future__ import annotations

from regalia.card_names import NAMES
from regalia.cards import JOKER
from regalia.games.royals.scene import blow as blows
from regalia.games.royals.scene.blow import DRAWN, NO_ROYAL, Blow, drawn
from regalia.games.royals.scene.odds import Unseen, holds_ace, in_deals
from regalia.games.royals.scene.sight import Sight
from regalia.games.royals.scene.tokens import them
from regalia.kernel.scene import Then


def revival_left(sight: Sight) -> str:
    """The question before the turn ends while a fallen royal could still be revived."""
    for royal in sight.mine.fallen:
        for card in sight.hand:
            if card < JOKER and card % 4 == royal.card % 4:
                name = NAMES[royal.card]
                return (
                    f"The {name} could still be revived with {DRAWN[card]}. End the turn and bury {them(royal.card)}?"
                )
    return ""


def may_answer(sight: Sight, unseen: Unseen, verb: str) -> Then:
    """How likely it is that the opponent can answer with an ace."""
    who = f"{{{sight.theirs.seat}}}"
    if sight.theirs.cards == 0:
        return Then(icon="shield", text=f"{who} has no cards and cannot {verb}.")
    chance = holds_ace(sight, unseen.aces)
    if chance == 0.0:
        return Then(icon="shield", text=f"{who} cannot {verb}: every ace is accounted for.")
    return Then(icon="shield", text=f"{who} may {verb}, and holds an ace {in_deals(chance)}.")


def cost_of_block(blow: Blow, sight: Sight) -> str:
    """What the attacker loses if the attack is blocked (rules 27 to 29)."""
    lost = f"{drawn(blow.cards)} {'is' if len(blow.cards) == 1 else 'are'} lost"
    if blow.verb == blows.ARROW:
        return f"If blocked, {lost}."
    if blow.royal != NO_ROYAL:
        rests = "rests" if sight.options.blocked_royal_rests else "may attack again"
        after = f"{DRAWN[blow.royal]} {rests}"
    else:
        after = "the joker waits" if sight.options.blocked_joker_rests else "the joker stays ready"
    return f"If blocked, {lost} and {after}."
