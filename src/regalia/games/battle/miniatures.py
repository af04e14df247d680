"""Games with a handful of cards, from which the worlds that a viewer must hold possible can be enumerated (law 19)."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.games.battle import terms
from regalia.games.battle.notation import CARD
from regalia.games.battle.rules import Battle, BattleRules
from regalia.games.battle.terms import Options, bag


@dataclass(frozen=True, slots=True)
class Miniature:
    """One deck's cards, and what else is not as usual."""

    cards: str
    format: int = int(terms.OFF_THE_TOP)
    seats: int = 2
    hand_size: int = 1
    deck_size: int = 0
    pack: int = 2
    rounds: int = 1
    build_only: bool = False
    as_one: bool = False
    open_hands: bool = False

    def rules(self) -> BattleRules:
        deck = [0] * len(CARD)
        for card in self.cards.split():
            deck[CARD[card]] += 1
        return BattleRules(
            Options(
                seats=self.seats,
                sides=2 if self.as_one else self.seats,
                camps=2 if self.as_one else self.seats,
                format=self.format,
                deck=bag(deck),
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
                given=[],
                build_only=self.build_only,
                turn_limit=50,
                stall_limit=3,
                clock=False,
                next_hit=False,
            )
        )


MINIATURES = (
    Miniature("5c 3c 3c 3c Ac"),  # one shared pile, shuffled in again and again
    Miniature("3c 3c 3c 5c 5c 5c Ac", hand_size=3),  # with equal cards in several lots: doubts
    Miniature("3c 3c 5c", seats=3, hand_size=2),
    Miniature("5c 3d", seats=4, as_one=True, open_hands=True),
    Miniature("5c 3c Ac 3c 3c 5c", int(terms.CONSTRUCTED), deck_size=4, hand_size=2),
    Miniature("3c 3c 5c", int(terms.SEALED), deck_size=3, hand_size=2),
    Miniature("3c 3c 5c 5h", int(terms.DRAFT), deck_size=2, pack=4, build_only=True),
    Miniature("3c 5c 3c", int(terms.DRAFT), seats=3, deck_size=2, pack=3),
    Miniature("3c 3c 3c 5c 5c 5c Ac Ac", int(terms.SPLIT), deck_size=4, hand_size=2),
)


def miniatures() -> list[tuple[BattleRules, Battle]]:
    return [(rules, rules.start()) for rules in (miniature.rules() for miniature in MINIATURES)]
