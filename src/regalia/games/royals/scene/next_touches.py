# native: pictures
"""What to touch next on an own turn, said for everything that a player can touch first."""

from __future__ import annotations

from regalia.card_names import NAMES, ONE_OF_SUIT, RANK_NAMES, counted
from regalia.cards import JOKER
from regalia.games.royals.rules import model
from regalia.games.royals.rules.fields import royal_card
from regalia.games.royals.scene import blow as blows
from regalia.games.royals.scene.blow import Blow
from regalia.games.royals.scene.sight import Sight
from regalia.games.royals.scene.tokens import Tokens, them
from regalia.kernel.scene import Choice, NextTouch
from regalia.kernel.state import VERB_MASK

ACTS = ("act:discard", "act:bury", "act:wipe")
Verbs = dict[int, list[int]]  # the moves that a touch leaves, by verb


class NextTouches:
    """Collects which moves each touch leaves, and says the likeliest of them."""

    def __init__(self, sight: Sight, tokens: Tokens, moves: list[int], choices: tuple[Choice, ...]) -> None:
        self.sight = sight
        self.tokens = tokens
        self.opponent = f"{{{sight.theirs.seat}}}"
        self.singles: dict[str, Verbs] = {}
        self.aimed: dict[tuple[str, ...], list[Blow]] = {}  # the attacks that an attacker and its cards can make
        for move, choice in zip(moves, choices, strict=True):
            verb = move & VERB_MASK
            if len(choice.touch) > 1:
                for id in choice.touch if choice.touch[-1] not in ACTS else choice.touch[:-1]:
                    self.singles.setdefault(id, {}).setdefault(verb, []).append(move)
            if verb in (model.ARROW, model.ATTACK, model.JOKER_ATTACK):
                self.aimed.setdefault(choice.touch[:-1], []).append(blows.read(move, sight))

    def said(self) -> tuple[NextTouch, ...]:
        found = [NextTouch(touched=touched, say=self._aim(attacks)) for touched, attacks in self.aimed.items()]
        for id, verbs in self.singles.items():
            say = self._first(id, verbs)
            if say:
                found.append(NextTouch(touched=(id,), say=say))
        return tuple(found)

    # ---- an attacker and its cards: what they are aimed at

    def _aim(self, attacks: list[Blow]) -> str:
        blow = attacks[0]
        if blow.target == blows.DIRECT:
            points = counted(blow.damage, "point")
            return f"Touch {self.opponent} to hit for {points}." if blow.effect else f"Touch {self.opponent} to attack."
        victims = [attack.victim for attack in attacks if attack.victim >= 0]
        only = victims[0] if len(victims) == 1 else -1
        if blow.verb == blows.ARROW:
            arrows = counted(len(blow.cards), "arrow")
            royal, whom = (f"the {NAMES[only]}", f" {them(only)}") if only >= 0 else ("the royal", "")
            return f"Touch {royal} to shoot {arrows} at{whom}."
        if only >= 0:
            who = f"the {NAMES[only]} to attack {them(only)}"
        else:
            who = f"the royal that {f'your {NAMES[blow.royal]}' if blow.royal >= 0 else 'the joker'} attacks"
        wipes = any(attack.target == blows.WIPE and attack.effect for attack in attacks)
        return f"Touch {who}, or wipe all royals." if wipes and len(victims) > 1 else f"Touch {who}."

    # ---- one thing touched

    def _first(self, id: str, verbs: Verbs) -> str:
        for card, ids in self.tokens.hand.items():
            if id in ids:  # the second of two equal cards reads like the first one
                return self._held(card, verbs) if id == ids[0] else ""
        for royal in self.sight.mine.royals:
            if id == self.tokens.royals[self.sight.me][royal.slot]:
                return self._own(royal.card, verbs)
        if id in self.tokens.jokers:
            return "Touch the card that the joker doubles."
        if id == self.tokens.free_slot:
            return "Touch a jack, queen or king in your hand to recruit."
        if id == self.tokens.free_joker_place:
            return "Touch the joker in your hand to reveal it."
        return self._target(id, verbs)

    def _own(self, card: int, verbs: Verbs) -> str:
        if model.ATTACK in verbs:
            return f"Touch the card that your {NAMES[card]} attacks with."
        if model.REVIVE in verbs:
            return f"Touch {ONE_OF_SUIT[card % 4]} to revive your {NAMES[card]}, or bury {them(card)}."
        return f"Bury your {NAMES[card]} now to free the slot."

    def _held(self, card: int, verbs: Verbs) -> str:
        """The likeliest act with a card in hand; at most one alternative is named."""
        if model.RECRUIT in verbs:
            return f"Touch a slot to recruit the {RANK_NAMES[card // 4]}."
        if model.REVEAL in verbs:
            return "Touch the free place to reveal the joker."
        attacker = self._attacker(verbs)
        revived = self._revived(verbs)
        acts = [f"{attacker} to attack with the {NAMES[card]}"] if attacker else []
        if revived >= 0:
            acts.append(f"your {RANK_NAMES[revived // 4]} to revive {them(revived)}")
        if model.ARROW in verbs:
            acts.append("a second card for arrows" if acts else "a card of the same suit or value to shoot arrows")
        if acts:
            return f"Touch {', or '.join(acts[:2])}."
        name = "joker" if card == JOKER else NAMES[card]
        return f"Discard the {name}, or touch it again to keep it."

    def _attacker(self, verbs: Verbs) -> str:
        """Who can attack: ``your king``, ``a royal or the joker``; nothing if nobody can."""
        joker = "the joker" if model.JOKER_ATTACK in verbs else ""
        royals = {royal_card(move) for move in verbs.get(int(model.ATTACK), [])}
        if not royals:
            return joker
        royal = f"your {RANK_NAMES[min(royals) // 4]}" if len(royals) == 1 else "a royal"
        return f"{royal} or {joker}" if joker else royal

    def _revived(self, verbs: Verbs) -> int:
        moves = verbs.get(int(model.REVIVE))
        return royal_card(moves[0]) if moves else -1

    def _target(self, id: str, verbs: Verbs) -> str:
        """The opponent or one of their royals was touched first."""
        victim = next((royal.card for royal in self.sight.theirs.royals if self._is(id, royal.slot)), -1)
        who = f"the {NAMES[victim]}" if victim >= 0 else self.opponent
        if self._attacker(verbs):
            return f"Touch {self._attacker(verbs)} to attack {who}."
        return f"Touch two cards of one suit or one value to shoot at {who}."

    def _is(self, id: str, slot: int) -> bool:
        return id == self.tokens.royals[self.sight.theirs.seat][slot]
