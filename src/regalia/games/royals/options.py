"""The options of Royals: declared, checked, and made into what the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.royals.rules.model import Options
from regalia.kernel.options import Option
from regalia.kernel.state import CHANCE

OPTIONS = (
    Option("decks", "int", 1, "How many decks of 52 cards are shuffled together.", low=1, high=2),
    Option(
        "jokers_per_deck",
        "int",
        2,
        "Jokers in each deck.",
        low=0,
        high=3,
        reading="ruling 4",
    ),
    Option(
        "first_player",
        "text",
        "random",
        "Who begins the first game, and the game after a tie. Otherwise the loser begins.",
        values=("random", "seat0", "seat1"),
        labels=("by lot", "the first seat", "the second seat"),
    ),
    Option("match_games", "int", 1, "Games in a match; more wins decide it.", low=1, high=99),
    Option(
        "reshuffle_limit",
        "int",
        3,
        "The deck after this many reshuffles is the last one; without a limit only a call ends the game.",
        low=0,
        high=20,
        nullable=True,
        null="no limit",
    ),
    Option(
        "refill",
        "text",
        "end",
        "When hands are drawn up to five cards.",
        values=("end", "start"),
        labels=("at the end of your turn, and topped up before it", "only before your turn"),
        reading="ruling 1",
    ),
    Option(
        "wipe_rule",
        "text",
        "ranks_cover_card",
        "When Wipe The Floor works.",
        values=("ranks_cover_card", "card_covers_ranks"),
        labels=("the Ranks together reach the card", "the card reaches the Ranks together"),
        reading="ruling 23",
    ),
    Option(
        "blocked_attacker",
        "text",
        "royal_rests",
        "What a blocked attacker may still do this turn.",
        values=("royal_rests", "rests", "may_retry"),
        labels=("a royal rests, a joker may try again", "both rest", "both may try again"),
        reading="rulings 28 and 29",
    ),
    Option(
        "futile_attacks",
        "bool",
        True,
        "Whether an attack that cannot have an effect may be declared.",
        reading="ruling 12",
    ),
    Option(
        "idle_limit",
        "int",
        4,
        "The game ends after this many quiet turns in a row.",
        low=2,
        high=20,
        reading="ruling 48",
    ),
    Option(
        "turn_limit",
        "int",
        1000,
        "The game ends after this many turns.",
        low=2,
        high=100000,
        reading="ours",
    ),
)

NO_LIMIT = -1


def native(values: Mapping[str, Any]) -> Options:
    """The complete, checked options as the rules read them."""
    limit = values["reshuffle_limit"]
    blocked = values["blocked_attacker"]
    return Options(
        decks=values["decks"],
        jokers=values["decks"] * values["jokers_per_deck"],
        first_player={"random": CHANCE, "seat0": 0, "seat1": 1}[values["first_player"]],
        match_games=values["match_games"],
        reshuffle_limit=NO_LIMIT if limit is None else limit,
        refill_at_end=values["refill"] == "end",
        ranks_cover_card=values["wipe_rule"] == "ranks_cover_card",
        blocked_royal_rests=blocked != "may_retry",
        blocked_joker_rests=blocked == "rests",
        futile_attacks=values["futile_attacks"],
        idle_limit=values["idle_limit"],
        turn_limit=values["turn_limit"],
    )
