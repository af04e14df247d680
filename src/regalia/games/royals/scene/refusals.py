# native: pictures
"""Things that look possible and are not, each with its reason: shown when they are touched, and locked in the list."""

from __future__ import annotations

from regalia.cards import JOKER
from regalia.games.royals.rules import model
from regalia.games.royals.scene import sentences as say
from regalia.games.royals.scene.blow import DRAWN
from regalia.games.royals.scene.reasons import full
from regalia.games.royals.scene.sight import DIAGONAL, UPRIGHT, Royal, Sight, is_ace, is_jack, is_number, is_royal
from regalia.games.royals.scene.tokens import Tokens
from regalia.kernel.game import Reason
from regalia.kernel.scene import Refusal
from regalia.kernel.scene.toolkit import refusal


def refusals(sight: Sight, tokens: Tokens) -> tuple[Refusal, ...]:
    """For the seat to choose."""
    if sight.step == model.MAIN:
        return tuple(_Main(sight, tokens).found)
    if sight.step in (model.BLOCKING, model.COUNTERING):
        return tuple(_not_aces(sight, tokens))
    if sight.step == model.JACKRIFICING:
        return tuple(_not_jacks(sight, tokens))
    return ()


class _Main:
    """The refusals of a main decision: only what a player is likely to try."""

    def __init__(self, sight: Sight, tokens: Tokens) -> None:
        self.sight = sight
        self.tokens = tokens
        self.armed = any(is_number(card) for card in sight.hand)
        self.found: list[Refusal] = []
        self._player()
        for royal in sight.mine.royals:
            self._attacker(royal)
        self._jokers()
        self._recruits()
        for royal in sight.theirs.fallen:
            self._add(tokens.royals[sight.theirs.seat][royal.slot], say.target_fallen(royal.card))

    def _add(self, touch: str, reason: Reason, label: str = "") -> None:
        self.found.append(refusal(touch, reason, label))

    def _player(self) -> None:
        theirs = self.sight.theirs
        if theirs.standing and self.armed:
            self._add(f"plate{theirs.seat}", say.guarded(theirs), f"Hit {{{theirs.seat}}} directly")

    def _attacker(self, royal: Royal) -> None:
        id = self.tokens.royals[self.sight.me][royal.slot]
        name = DRAWN[royal.card]
        if royal.position == DIAGONAL:
            self._add(id, say.RESTS, f"Attack with {name}")
        elif royal.position == UPRIGHT:
            if self.sight.cold_war:
                self._add(id, say.COLD_WAR, f"Attack with {name}")
            elif not self.armed:
                self._add(id, say.NO_NUMBER, f"Attack with {name}")
        elif not any(card < JOKER and card % 4 == royal.card % 4 for card in self.sight.hand):
            self._add(id, say.tribute(royal.card), f"Revive {name}")

    def _jokers(self) -> None:
        mine, ids = self.sight.mine, self.tokens.jokers
        for number, id in enumerate(ids):
            if number >= mine.ready:
                self._add(id, say.JOKER_WAITS, "Attack with the joker")
            elif self.sight.cold_war:
                self._add(id, say.COLD_WAR, "Attack with the joker")
            elif not self.armed:
                self._add(id, say.NO_NUMBER, "Attack with the joker")
        if len(ids) == model.MOST_JOKERS and JOKER in self.sight.hand:
            self._add(self.tokens.hand[JOKER][0], say.THIRD_JOKER, "Reveal the joker")

    def _recruits(self) -> None:
        wrong = full(self.sight.mine)
        if wrong is None:
            return
        for card, ids in self.tokens.hand.items():
            if is_royal(card):
                self._add(ids[0], wrong, f"Recruit {DRAWN[card]}")


def _not_aces(sight: Sight, tokens: Tokens) -> list[Refusal]:
    reason = say.ACES_BLOCK if sight.step == model.BLOCKING else say.ACES_COUNTER
    return [refusal(id, reason) for card, ids in tokens.hand.items() if not is_ace(card) for id in ids]


def _not_jacks(sight: Sight, tokens: Tokens) -> list[Refusal]:
    assert tokens.blow is not None
    found = []
    for royal in sight.mine.standing:
        id = tokens.royals[sight.me][royal.slot]
        if not is_jack(royal.card):
            found.append(refusal(id, say.JACKS_ONLY))
        elif royal.slot == tokens.blow.victim_slot:
            found.append(refusal(id, say.ITSELF))
    return found
