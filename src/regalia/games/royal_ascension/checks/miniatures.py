"""Games with so few cards that a viewer's possible worlds can be enumerated (law 19)."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.bags import ONE
from regalia.games.royal_ascension.rules.rules import Ascension, AscensionRules
from regalia.games.royal_ascension.rules.setup import own
from regalia.games.royal_ascension.rules.shop import fill_display
from regalia.games.royal_ascension.rules.terms import Options

RANKS = "A23456789TJQK"
SPACES = {"h": terms.HEARTS_SPACE, "d": terms.DIAMONDS_SPACE, "s": terms.SPADES_SPACE, "$": terms.SHOP_SPACE}


@dataclass(frozen=True, slots=True)
class Miniature:
    """A small game: its cards, territories and unusual options; play begins with the first roll."""

    hearts: str
    diamonds: str
    ring: str
    clubs: str = "2"
    spades: str = "7A3Q"
    lands: tuple[str, ...] = ("jiggy dragon", "vapor flare")
    used: str = "kept"
    committed: bool = False
    alliance_use: int = int(terms.DEFEND)

    def rules(self) -> AscensionRules:
        return AscensionRules(
            Options(
                seats=len(self.lands),
                ace_value=1,
                snake=False,
                clockwise=True,
                start_gold=0,
                start_hearts=0,
                win_territories=12,
                spaces=[int(SPACES[kind]) for kind in self.ring],
                gates=[0],
                armory=False,
                shop_size=1,
                npc_reward=2,
                alliance_use=self.alliance_use,
                alliance_redirect=False,
                all_in_optional=False,
                decree_extra_battle=False,
                battle_rolls=1,
                spent=self.used == "spent",
                committed=self.committed,
                loser_discards_heart=True,
                loser_may_initiate=True,
                max_rounds=60,
                decks=[bag(self.clubs), bag(self.diamonds), bag(self.hearts), bag(self.spades)],
            )
        )

    def first(self, rules: AscensionRules) -> Ascension:
        """The position after setup: seat 0 begins, seats take turns in their order."""
        state = rules.start()
        for seat, slugs in enumerate(self.lands):
            state.table.row[m.TURNS + seat] = seat
            for slug in slugs.split():
                own(state.table, seat, terms.SLUGS.index(slug))
        fill_display(state, terms.FIRST_TURN)
        return state


def bag(ranks: str) -> int:
    return sum(int(ONE[RANKS.index(rank)]) for rank in ranks)


MINIATURES = (
    Miniature("22K", "3", "hhhshhhshhhsh"),  # hearts shown, lost, shuffled in again: doubts
    Miniature("2259", "33", "hshhshhshhhsh", lands=("jiggy", "vapor", "teal")),
    Miniature("229", "3", "hshhshhshhhsh", used="spent"),
    Miniature("25K", "3", "hshhshhshhhsh", committed=True, spades="Q"),
    Miniature("2", "33457", "d$dd$dd$dd$dd", clubs="24579", lands=("jiggy", "vapor")),  # baskets and payments
    Miniature("2", "3345", "d$dd$dd$dd$dd", clubs="2457", lands=("jiggy", "vapor", "teal")),
    Miniature("2K", "23", "hsdhsdhsd$hsd", spades="J7", lands=("jiggy dragon", "vapor", "teal")),  # eliminations
)


def miniatures() -> list[tuple[AscensionRules, Ascension]]:
    return [(rules, miniature.first(rules)) for miniature in MINIATURES for rules in (miniature.rules(),)]
