"""The options of The Royal Ascension, and their form for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.royal_ascension import board, files
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.bags import FULL
from regalia.games.royal_ascension.rules.terms import Options
from regalia.kernel.options import Option

LONGEST_NAME = 30  # characters of a name that a board gives
ALLIANCE_USES = ("defend", "both", "draw")

OPTIONS = (
    Option(
        "ace_value",
        "int",
        1,
        "What an ace is worth.",
        low=1,
        high=14,
        among=(1, 14),
        reading="ruling 1",
    ),
    Option(
        "draft",
        "text",
        "straight",
        "The order in which players pick territories.",
        values=("straight", "snake"),
        labels=("the same order every lap", "every second lap in reverse"),
        reading="ruling 5",
    ),
    Option(
        "turn_order",
        "text",
        "clockwise",
        "The order of turns.",
        values=("clockwise", "selection"),
        labels=("clockwise from the highest roll", "the order of the picks"),
        reading="ruling 4",
    ),
    Option("start_gold", "int", 2, "Diamonds in each first hand.", low=0, high=6),
    Option("start_hearts", "int", 2, "Hearts in each first hand.", low=0, high=6),
    Option(
        "win_territories",
        "int",
        None,
        "Territories that win the throne; usually 7, or 10 with two players.",
        low=7,
        high=12,
        nullable=True,
        null="the usual number",
        reading="ours (other values)",
    ),
    Option(
        "board",
        "data",
        board.STANDARD,
        "The ring: the name of a shipped board, or a whole board file.",
        values=board.shipped(),
        check=files.checked,
        reading="ruling 9",
    ),
    Option(
        "shop_mode",
        "text",
        "display",
        "What the shops sell.",
        values=("display", "armory"),
        labels=("the clubs on display", "every club that nobody holds"),
        reading="ruling 17",
    ),
    Option(
        "shop_size",
        "int",
        4,
        "Clubs on display.",
        low=1,
        high=8,
        reading="ruling 17",
    ),
    Option(
        "npc_reward",
        "int",
        2,
        "Cards that a lucky event brings.",
        low=1,
        high=4,
        reading="ruling 38",
    ),
    Option(
        "alliance_use",
        "text",
        "defend",
        "When a Secret Alliance may be used.",
        values=ALLIANCE_USES,
        labels=("when attacked", "when attacked, or instead of attacking", "only on the turn it is drawn"),
        reading="ruling 32",
    ),
    Option(
        "alliance_redirect",
        "bool",
        False,
        "Whether the attacker chooses another target after an alliance.",
        reading="ruling 34",
    ),
    Option(
        "all_in_optional",
        "bool",
        False,
        "Whether All In may be declined.",
        reading="ruling 30",
    ),
    Option(
        "decree_extra_battle",
        "bool",
        False,
        "Whether a battle follows a Royal Decree.",
        reading="ruling 23",
    ),
    Option(
        "battle_rolls",
        "int",
        2,
        "How often the two dice are rolled in a battle.",
        low=1,
        high=3,
        reading="ruling 47",
    ),
    Option(
        "used_cards",
        "text",
        "kept",
        "What happens to cards used in a battle.",
        values=("kept", "spent"),
        labels=("they return to the hand", "they are discarded"),
        reading="ruling 49",
    ),
    Option(
        "casualties_from",
        "text",
        "hand",
        "Which cards can be lost after a battle.",
        values=("hand", "committed"),
        labels=("any in hand", "those used in the battle"),
        reading="ruling 50",
    ),
    Option(
        "loser_discards_heart",
        "bool",
        False,
        "Whether the loser of a duel loses a heart too.",
        reading="ruling 51",
    ),
    Option(
        "loser_may_initiate",
        "bool",
        False,
        "Whether the loser of the last battle may attack.",
        reading="ruling 42",
    ),
    Option(
        "max_rounds",
        "int",
        60,
        "The game ends after this many rounds.",
        low=1,
        high=1000,
        reading="ruling 59",
    ),
)


def native(values: Mapping[str, Any], seats: int) -> Options:
    """The complete, checked options as the rules read them."""
    ring = board.board_of(values["board"])
    throne = values["win_territories"]
    found = Options(
        seats=seats,
        ace_value=values["ace_value"],
        snake=values["draft"] == "snake",
        clockwise=values["turn_order"] == "clockwise",
        start_gold=values["start_gold"],
        start_hearts=values["start_hearts"],
        win_territories=throne if throne is not None else 10 if seats == 2 else 7,
        spaces=[terms.TYPES.index(space["type"]) for space in ring["spaces"]],
        gates=ring["gates"],
        armory=values["shop_mode"] == "armory",
        shop_size=values["shop_size"],
        npc_reward=values["npc_reward"],
        alliance_use=ALLIANCE_USES.index(values["alliance_use"]),
        alliance_redirect=values["alliance_redirect"],
        all_in_optional=values["all_in_optional"],
        decree_extra_battle=values["decree_extra_battle"],
        battle_rolls=values["battle_rolls"],
        spent=values["used_cards"] == "spent",
        committed=values["casualties_from"] == "committed",
        loser_discards_heart=values["loser_discards_heart"],
        loser_may_initiate=values["loser_may_initiate"],
        max_rounds=values["max_rounds"],
        decks=[int(FULL)] * 4,
    )
    found.space_names = [plain(space.get("name")) for space in ring["spaces"]]
    lands = ring.get("territories")
    found.land_names = [plain(lands.get(slug)) if isinstance(lands, dict) else "" for slug in terms.SLUGS]
    return found


def plain(name: Any) -> str:
    """A name that a board gives, without what would be read as a card or a player; empty if there is none."""
    if not isinstance(name, str):
        return ""
    return "".join(char for char in name if char.isprintable() and char not in "{}[]")[:LONGEST_NAME].strip()
