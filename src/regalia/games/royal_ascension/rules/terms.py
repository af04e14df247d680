# native
"""Constants of The Royal Ascension (territories, steps, reasons), and the options of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.kernel.terms import Terms
from regalia.kernel.vecs import vec

MOST_SEATS: Final[i64] = 4
TERRITORIES: Final[i64] = 12
RANKS: Final[i64] = 13
NOBODY: Final[i64] = -1
HOME: Final[i64] = -1  # the space of a token that has not left the green circle

SLUGS: Final = (
    "jiggy",
    "dragon",
    "vapor",
    "flare",
    "lucio",
    "snore",
    "bulben",
    "teal",
    "venom",
    "pika",
    "char",
    "mewtopia",
)
POINTS: Final[vec[i64]] = vec[i64]([13, 13, 13, 13, 15, 15, 15, 15, 15, 15, 18, 20])  # section 2.1

# ---- suits, as in regalia.cards

CLUBS: Final[i64] = 0
DIAMONDS: Final[i64] = 1
HEARTS: Final[i64] = 2
SPADES: Final[i64] = 3

# ---- types of spaces

TYPES: Final = ("hearts", "diamonds", "spades", "shop")
HEARTS_SPACE: Final[i64] = 0
DIAMONDS_SPACE: Final[i64] = 1
SPADES_SPACE: Final[i64] = 2
SHOP_SPACE: Final[i64] = 3

# ---- action cards, by the rank of the spade

PLAGUE: Final[i64] = 0
ALLIANCE: Final[i64] = 1
EVENT: Final[i64] = 2
ALL_IN: Final[i64] = 3
DECREE: Final[i64] = 4
ACTION: Final[vec[i64]] = vec[i64]([PLAGUE] * 2 + [ALLIANCE] * 4 + [EVENT] * 4 + [ALL_IN] + [DECREE] * 2)  # section 2.2
LUCKY: Final[i64] = 5  # an event die from here on brings cards
PLAGUE_COST: Final[i64] = 10  # of each marker, in strength
MOST_HEARTS: Final[i64] = 2  # used in a battle

# ---- what is due: Table.step

ORDERING: Final[i64] = 0  # chance: the order rolls
PICKING: Final[i64] = 1  # section 4.2
DEALING: Final[i64] = 2  # chance: the first cards
STOCKING: Final[i64] = 3  # chance: clubs for the display
ROLLING: Final[i64] = 4  # chance: the move die
MOVING: Final[i64] = 5  # section 4.3
DRAWING: Final[i64] = 6  # chance: the card of the space
BUYING: Final[i64] = 7  # section 4.4
PAYING: Final[i64] = 8
TURNING: Final[i64] = 9  # chance: the action card, section 4.5
TESTING: Final[i64] = 10  # chance: the event die
TAKING: Final[i64] = 11
REWARDING: Final[i64] = 12  # chance: a card of the event
DARING: Final[i64] = 13  # whether to go all in
CHALLENGING: Final[i64] = 14  # section 4.6
ANSWERING: Final[i64] = 15  # section 4.7
COMMITTING: Final[i64] = 16  # section 4.8
SHOWING: Final[i64] = 17  # a reveal: what the fighters have committed
FIGHTING: Final[i64] = 18  # chance: battle dice
LOSING: Final[i64] = 19  # chance: casualties
FALLING: Final[i64] = 20  # a reveal: the hands of eliminated players
ENDED: Final[i64] = 21

# ---- what the display is filled up for: Table.stocking

FIRST_TURN: Final[i64] = 0
ARRIVAL: Final[i64] = 1
DEPARTURE: Final[i64] = 2

# ---- option alliance_use

DEFEND: Final[i64] = 0
BOTH: Final[i64] = 1
AT_ONCE: Final[i64] = 2  # "draw": on the turn it is drawn

# ---- reasons of an end, in the order of GAME.reasons

THRONE: Final[i64] = 0
ROUND_LIMIT: Final[i64] = 1
NO_REASON: Final[i64] = -1


class Options(Terms):
    """The options of section 7 as the rules read them; made by ``options.py``."""

    def __init__(
        self,
        seats: i64,
        ace_value: i64,
        snake: bool,
        clockwise: bool,
        start_gold: i64,
        start_hearts: i64,
        win_territories: i64,
        spaces: list[int],
        gates: list[int],
        armory: bool,
        shop_size: i64,
        npc_reward: i64,
        alliance_use: i64,
        alliance_redirect: bool,
        all_in_optional: bool,
        decree_extra_battle: bool,
        battle_rolls: i64,
        spent: bool,
        committed: bool,
        loser_discards_heart: bool,
        loser_may_initiate: bool,
        max_rounds: i64,
        decks: list[int],
    ) -> None:
        super().__init__()
        self.seats = seats
        self.ace_value = ace_value
        self.snake = snake
        self.clockwise = clockwise
        self.start_gold = start_gold
        self.start_hearts = start_hearts
        self.win_territories = win_territories
        self.spaces: vec[i64] = vec[i64](spaces)  # their types, clockwise
        self.gates: vec[i64] = vec[i64](gates)
        self.space_names: list[str] = [""] * len(spaces)  # what the board calls them, where it does
        self.land_names: list[str] = [""] * int(TERRITORIES)
        self.armory = armory
        self.shop_size = shop_size
        self.npc_reward = npc_reward
        self.alliance_use = alliance_use
        self.alliance_redirect = alliance_redirect
        self.all_in_optional = all_in_optional
        self.decree_extra_battle = decree_extra_battle
        self.battle_dice: i64 = 2 * battle_rolls  # of each fighter
        self.spent = spent
        self.committed = committed
        self.loser_discards_heart = loser_discards_heart
        self.loser_may_initiate = loser_may_initiate
        self.max_rounds = max_rounds
        self.decks: vec[i64] = vec[i64](decks)  # all cards of each suit, as bags
        self.values: vec[i64] = vec[i64](
            [ace_value if rank == 0 else rank + 1 for rank in range(13)]
        )  # by rank (rule 1)
        above: i64 = 0 if ace_value == 1 else 1
        self.ascending: vec[i64] = vec[i64]([(rank + above) % 13 for rank in range(13)])  # ranks by value
