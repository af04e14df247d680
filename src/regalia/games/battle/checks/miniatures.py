"""Games with a handful of cards, whose possible worlds can be enumerated (law 19)."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.games.battle.notation import CARD
from regalia.games.battle.rules import terms
from regalia.games.battle.rules.rules import BattleRules
from regalia.games.battle.rules.state import Battle
from regalia.games.battle.rules.terms import Options


@dataclass(frozen=True, slots=True)
class Miniature:
    """The cards of one deck, and the options that differ from the usual ones."""

    cards: str
    format: int = int(terms.OFF_THE_TOP)
    seats: int = 2
    hand_size: int = 1
    deck_size: int = 0
    pack: int = 2
    rounds: int = 1
    build_only: bool = False
    given: bool = False  # everybody has all these cards as a given deck
    camps: int = 0  # 0: as many as seats
    as_one: bool = False
    open_hands: bool = False

    def rules(self) -> BattleRules:
        deck = [0] * len(CARD)
        numbers = [CARD[card] for card in self.cards.split()]
        for number in numbers:
            deck[number] += 1
        camps = self.camps or self.seats
        return BattleRules(
            Options(
                seats=self.seats,
                sides=camps if self.as_one else self.seats,
                camps=camps,
                format=self.format,
                deck=deck,
                pack=self.pack,
                rounds=self.rounds,
                hand_size=self.hand_size,
                hits_to_lose=9,
                first_side=0,
                first_draw=True,
                open_hands=self.open_hands,
                shared_special=False,
                two_by_caster=False,
                joker_by_caster=False,
                deck_size=self.deck_size,
                given=[numbers] * self.seats if self.given else [],
                build_only=self.build_only,
                turn_limit=50,
                stall_limit=3,
                clock=False,
                next_hit=False,
            )
        )


MINIATURES = (
    Miniature("5c 3c 3c 3c Ac"),  # one shared pile, reshuffled often
    Miniature("3c 3c 3c 5c 5c 5c Ac", hand_size=3),  # doubts: equal cards in several batches
    Miniature("3c 3c 5c", seats=3, hand_size=2),
    Miniature("5c 3d", seats=4, camps=2, as_one=True, open_hands=True),
    Miniature("5c 3c Xx", seats=4, camps=2, open_hands=True),
    Miniature("5c 3c Ac 3c 3c 5c", int(terms.CONSTRUCTED), deck_size=4, hand_size=2),
    Miniature("5c 3c Ac 5h", int(terms.CONSTRUCTED), deck_size=4, hand_size=2, given=True),
    Miniature("3c 3c 5c", int(terms.SEALED), deck_size=3, hand_size=2),
    Miniature("3c Xx", int(terms.SEALED), seats=3, deck_size=1),
    Miniature("3c 3c 5c 5h", int(terms.DRAFT), deck_size=2, pack=4, build_only=True),
    Miniature("3c 5c 3c", int(terms.DRAFT), seats=3, deck_size=2, pack=3),
    Miniature("3c 5c 3c 5h", int(terms.DRAFT), deck_size=3, rounds=2),
    Miniature("3c 5c", int(terms.DRAFT), seats=4, camps=2, as_one=True, open_hands=True, deck_size=2),
    Miniature("3c 3c 3c 5c 5c 5c Ac Ac", int(terms.SPLIT), deck_size=4, hand_size=2),
    Miniature("3c 3c 5c Ac Xx", int(terms.SPLIT), seats=3, deck_size=3, hand_size=2),
)


def miniatures() -> list[tuple[BattleRules, Battle]]:
    return [(rules, rules.start()) for rules in (miniature.rules() for miniature in MINIATURES)]
