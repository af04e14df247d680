# native
"""Named numbers of Royal Battles, and the options as the rules read them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.rules.squares import DUEL_RANKS, FILES, RANKS, neighbours, positions
from regalia.kernel.terms import Terms
from regalia.kernel.vecs import vec

MOST_SEATS: Final[i64] = 5
NO_MASTER: Final[i64] = -1  # Options.master

# ---- modes (section 16)

DUEL: Final[i64] = 0
MELEE_MODE: Final[i64] = 1
MASTER: Final[i64] = 3

# ---- styles of an attack; each is also the class of the cards that are its Trumps (section 2.1)

EASY: Final[i64] = 0
OPTIMAL: Final[i64] = 1
RISKY: Final[i64] = 2
BY_ADVANTAGE: Final[i64] = 3  # Aces and Jokers
BY_BOSS: Final[i64] = 4  # the boss's Advantage: Royals too (rule 81)

# ---- steps: what is due, Table.step. From ROUND on, the rules go on by themselves

RECRUITING: Final[i64] = 0  # section 4.1
ARMY_DRAWING: Final[i64] = 1  # chance: a random army
ARMING: Final[i64] = 2  # secret armies are shown: a reveal
SETTING: Final[i64] = 3  # chance: starting cards
PLACING: Final[i64] = 4  # section 4.2
INITIATING: Final[i64] = 5  # chance: initiative cards
PRE_ASKING: Final[i64] = 6  # section 4.4: draw or decline
PRE_DRAWING: Final[i64] = 7  # chance
LOOKING: Final[i64] = 8  # whether any card can be played: a reveal
PLAYING: Final[i64] = 9  # section 4.5
MOVING: Final[i64] = 10  # section 4.6
ACTING: Final[i64] = 11  # section 4.7
HIT_DRAWING: Final[i64] = 12  # chance: the cards of a Strategy hit
KEY_ASKING: Final[i64] = 13  # section 4.8: draw or decline
KEY_DRAWING: Final[i64] = 14  # chance
DISCARDING: Final[i64] = 15  # keep or discard
SHOWING: Final[i64] = 16  # a discarded hand is turned face up: a reveal
ENDED: Final[i64] = 17
ROUND: Final[i64] = 18
TURN: Final[i64] = 19
MOVEMENT: Final[i64] = 20
POST_TURN: Final[i64] = 21
KEY_DUE: Final[i64] = 22
DISCARD_DUE: Final[i64] = 23
TURN_OVER: Final[i64] = 24
UNARMED: Final[i64] = 25  # armies are being completed
ARMED: Final[i64] = 26  # armies are complete

NOBODY: Final[i64] = -9  # Table.chooser until ``go_on`` finds who comes next

# ---- how armies are chosen

SECRET: Final[i64] = 0
OPEN: Final[i64] = 1
DRAFT: Final[i64] = 2
RANDOM: Final[i64] = 3

# ---- reasons of an end, in the order of GAME.reasons

ELIMINATION: Final[i64] = 0
CARDS: Final[i64] = 1
ROUND_LIMIT: Final[i64] = 2
BOSS_FALLEN: Final[i64] = 3
NO_REASON: Final[i64] = -1

# ---- a unit's sheet: Options.sheets[kind * SHEET + …]

REACH: Final[i64] = 0  # where its weapon reaches: MELEE or RANGED
LIFE: Final[i64] = 1
ACCURACY: Final[i64] = 2
EVASION: Final[i64] = 3
DAMAGE: Final[i64] = 4  # + style
ARMOUR: Final[i64] = 7
ADVANTAGE_REACH: Final[i64] = 8  # MELEE, RANGED or both
TARGETS_OWN: Final[i64] = 9
ALWAYS_HITS: Final[i64] = 10
BASE: Final[i64] = 11
PER_TRUMP: Final[i64] = 12
PER_FRIEND: Final[i64] = 13
HEAL_PER_TRUMP: Final[i64] = 14
IGNORES_ARMOUR: Final[i64] = 15
SPLASH: Final[i64] = 16
DRAW_ON_HIT: Final[i64] = 17
PUSH: Final[i64] = 18
EXTRA_TRUMP: Final[i64] = 19
RANGE: Final[i64] = 20
SELF_DAMAGE: Final[i64] = 21
SHEET: Final[i64] = 22

MELEE: Final[i64] = 1
RANGED: Final[i64] = 2


def needed(accuracy: i64, evasion: i64) -> i64:
    """Trumps needed to hit (section 5.4)."""
    if evasion < accuracy:
        return 1
    return 2 if evasion <= accuracy + 1 else 3


class Options(Terms):
    """The options of section 7 with what follows from them; ``options.py`` checks and makes them."""

    def __init__(
        self,
        mode: i64,
        sides: list[int],
        homes: list[int],
        most: list[int],
        sheets: list[int],
        names: list[int],
        words: list[str],
        kinds: i64,
        limits: list[int],
        armies: list[int],
        army_choice: i64,
        budgets: list[int],
        prices: list[int],
        long_sides: bool,
        joker_both: bool,
        may_pass: bool,
        optional_draws: bool,
        discard_first: bool,
        idle_healing: bool,
        end_battle: bool,
        round_limit: i64,
        tie_break_life: bool,
        wait_for_all: bool,
        setting: i64,
        deck: i64,
    ) -> None:
        super().__init__()
        self.mode = mode
        self.seats: i64 = len(sides)
        self.side: vec[i64] = vec[i64](sides[:])  # by seat
        self.master: i64 = self.seats - 1 if mode == MASTER else NO_MASTER  # the master's seat
        self.packs: i64 = self.seats - 1 if mode == MASTER else 1  # decks that the master has (rule 79)
        self.ranks: i64 = DUEL_RANKS if mode == DUEL else RANKS
        self.squares: i64 = FILES * self.ranks
        self.neighbour: vec[i64] = neighbours(self.ranks)
        self.homes: vec[i64] = vec[i64](homes[:])  # start squares: (seat * SLOTS + units) * SLOTS + n
        self.most: vec[i64] = vec[i64](most[:])  # units of a complete army, by seat
        self.slots: i64 = max(most)
        self.sheets: vec[i64] = vec[i64](sheets[:])
        self.names: vec[i64] = vec[i64](names[:])  # by kind, as moves have them
        self.limits: vec[i64] = vec[i64](limits[:])  # how often an army may have each kind
        self.words = words  # for the sheets that players read: ``units.WORDS`` of them by kind
        self.kinds: i64 = kinds  # to recruit; with a master each has a second sheet as the boss, ``kinds`` further on
        self.sheet_count: i64 = len(names)
        self.armies: vec[i64] = vec[i64](armies[:])  # SLOTS kinds for each seat, sorted; -1 where none is given
        self.army_choice = army_choice
        self.budgets: vec[i64] = vec[i64](budgets[:])  # points by seat; empty without points
        self.prices: vec[i64] = vec[i64](prices[:])  # by kind
        self.position: vec[i64] = positions(long_sides)  # by direction: the suit that makes it Key (section 2.2)
        self.joker_both = joker_both
        self.may_pass = may_pass
        self.optional_draws = optional_draws
        self.discard_first = discard_first
        self.idle_healing = idle_healing
        self.end_battle = end_battle
        self.round_limit = round_limit  # 0: none
        self.tie_break_life = tie_break_life
        self.wait_for_all = wait_for_all  # cards run out when all sides are exhausted, not one (rule 54)
        self.setting = setting  # of names and pictures (rule 86)
        self.deck = deck  # the cards of one deck, as a bag
        count = self.sheet_count
        self.needed: vec[i64] = vec[i64]([0] * (count * count))  # Trumps: attacker * sheet_count + target
        for attacker in range(count):
            for target in range(count):
                self.needed[attacker * count + target] = needed(
                    self.sheets[attacker * SHEET + ACCURACY], self.sheets[target * SHEET + EVASION]
                )
        self.ways: vec[i64] = fillings(self.limits, self.slots)
        self.counted: dict[int, int] = {}  # armies by what they begin with (``counts.py``)


def fillings(limits: vec[i64], most: i64) -> vec[i64]:
    """The number of groups of n units of this and later kinds.

    Stored at ``kind * (most + 1) + n``.
    """
    kinds = i64(len(limits))
    width = most + 1
    ways = vec[i64]([0] * ((kinds + 1) * width))
    ways[kinds * width] = 1
    kind = kinds - 1
    while kind >= 0:
        for n in range(width):
            for of_it in range(n + 1):
                if of_it <= limits[kind]:
                    ways[kind * width + n] += ways[(kind + 1) * width + n - of_it]
        kind -= 1
    return ways
