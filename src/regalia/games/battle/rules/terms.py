# native
"""Names for the numbers of Battle: formats, steps, reasons; and the options."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.rules.cards import KINDS, size_of
from regalia.kernel.terms import Terms
from regalia.kernel.vecs import vec

MOST_SEATS: Final[i64] = 8
PACK: Final[i64] = 15  # cards in a pack of a draft
ROUNDS: Final[i64] = 3  # of a draft

# ---- formats

OFF_THE_TOP: Final[i64] = 0
CONSTRUCTED: Final[i64] = 1
SEALED: Final[i64] = 2
DRAFT: Final[i64] = 3
SPLIT: Final[i64] = 4

# ---- steps: what is going on, Table.step

POOLING: Final[i64] = 0  # chance deals a pool (sealed)
PACKING: Final[i64] = 1  # chance deals a pack (draft)
PICKING: Final[i64] = 2  # B1
PASSING: Final[i64] = 3  # packs are passed on: a reveal
SPLITTING: Final[i64] = 4  # B2
CUTTING: Final[i64] = 5  # B3
STARTING: Final[i64] = 6  # chance: which side is first
DEALING: Final[i64] = 7  # chance: the first hands
DRAWING: Final[i64] = 8  # the draw step
ATTACKING: Final[i64] = 9  # D1
BLOCKING: Final[i64] = 10  # D2
FALLING: Final[i64] = 11  # sides fall, their hands are shown: a reveal
STRIKING: Final[i64] = 12  # D3
MAIN: Final[i64] = 13  # D4
BY_ACE: Final[i64] = 14  # chance: the cards an ace draws
BY_TWO: Final[i64] = 15  # D5
BY_THREE: Final[i64] = 16  # D6
BY_JOKER: Final[i64] = 17  # D7
ENDED: Final[i64] = 18
TURN_OVER: Final[i64] = 19  # between two turns; no state waits in it

NOBODY: Final[i64] = -9  # Table.chooser until it is known who chooses next

# ---- reasons of an end, in the order of GAME.reasons

LAST_STANDING: Final[i64] = 0
TURN_LIMIT: Final[i64] = 1
TIME_CALLED: Final[i64] = 2
STALL: Final[i64] = 3
BUILT: Final[i64] = 4
NO_REASON: Final[i64] = -1


class Options(Terms):
    """The options of section 7.1 and what follows from them.

    ``options.py`` checks and makes them. Seats, sides and camps (section 2.2) sit in the same order round the table:
    side = seat % sides, camp = seat % camps.
    """

    def __init__(
        self,
        seats: i64,
        sides: i64,
        camps: i64,
        format: i64,
        deck: list[int],
        pack: i64,
        rounds: i64,
        hand_size: i64,
        hits_to_lose: i64,
        first_side: i64,
        first_draw: bool,
        open_hands: bool,
        shared_special: bool,
        two_by_caster: bool,
        joker_by_caster: bool,
        deck_size: i64,
        given: list[list[int] | None],
        build_only: bool,
        turn_limit: i64,
        stall_limit: i64,
        clock: bool,
        next_hit: bool,
    ) -> None:
        super().__init__()
        self.seats = seats
        self.sides = sides
        self.camps = camps
        self.format = format
        self.deck: vec[i64] = vec[i64](deck)  # one full deck, as a bag
        self.pack = pack
        self.rounds = rounds
        self.hand_size = hand_size
        self.hits_to_lose = hits_to_lose
        self.first_side = first_side  # or CHANCE
        self.first_draw = first_draw  # whether turn 1 has a draw step
        self.open_hands = open_hands
        self.shared_special = shared_special and sides < seats
        self.two_by_caster = two_by_caster
        self.joker_by_caster = joker_by_caster
        self.deck_size = deck_size
        self.build_only = build_only
        self.last_turn: i64 = turn_limit * sides
        self.stall_limit = stall_limit
        self.clock = clock
        self.next_hit = next_hit
        self.side_of: vec[i64] = vec[i64]([seat % sides for seat in range(seats)])  # by seat
        self.camp_of: vec[i64] = vec[i64]([seat % camps for seat in range(seats)])  # by seat, or by side
        self.own_decks: bool = format != OFF_THE_TOP
        self.piles: i64 = seats if self.own_decks else 1
        self.decks: i64 = seats if format in (CONSTRUCTED, SEALED, DRAFT) else (seats + 1) // 2
        self.full: i64 = size_of(self.deck, 0)
        self.pool: i64 = pack * rounds if format == DRAFT else deck_size if format == SPLIT else self.full
        self.cards: i64 = seats * deck_size if self.own_decks else self.decks * self.full  # most cards in play
        self.width: i64 = deck_size if self.own_decks else self.cards  # most cards in a hand
        self.were_given: bool = len(given) > 0
        self.given: vec[i64] = bags_of(given)
        self.all_known: bool = None not in given  # False if the options hide a seat's given deck


def bags_of(decks: list[list[int] | None]) -> vec[i64]:
    """A bag for each seat's deck; an empty one for a deck that is hidden."""
    bags = vec[i64]([0] * (i64(len(decks)) * KINDS))
    for seat in range(len(decks)):
        for card in decks[seat] or []:
            bags[i64(seat) * KINDS + card] += 1
    return bags
