# native
"""The parts of a position: table, hands and stock. It decides no rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.rules.terms import DRAFT, NO_REASON, NOBODY, OFF_THE_TOP, STARTING, Options
from regalia.kernel.encoding import Encoding
from regalia.kernel.state import Part
from regalia.kernel.vecs import vec

# ---- Table.row: numbers by seat, by pile or by side, each at its place + the seat, pile or side

HAND: Final[i64] = 0  # size of the seat's hand
PILE: Final[i64] = 8  # size of the draw pile; while decks are built, of the seat's cards
DISCARD: Final[i64] = 16  # size of the discard pile
HITS: Final[i64] = 24  # that the side has taken
FIRST_HIT: Final[i64] = 32  # the turn in which the side first got through; 0: never
FELL: Final[i64] = 40  # the turn in which the side fell; 0: it is alive
SPECIAL: Final[i64] = 48  # 1: the seat, or its side, has used this turn's special
SERIAL: Final[i64] = 56  # the serial of the batch in the pile (``knowledge.py``)
ROW: Final[i64] = 64

# What a soldier does in the attack that is going on is Table.duty: the number of its group, 0 if it stays out of it.
DOOMED: Final[i64] = 1024  # added to the duty of a soldier that was struck and is still to fall
GROUP: Final[i64] = 1023  # mask: the group of a duty

# A group is a number: the attacked side in bits 0 to 2, bit 3 set once it is blocked, its soldiers counted from bit 4.
BLOCKED: Final[i64] = 8
ONE_SOLDIER: Final[i64] = 16


def group_side(group: i64) -> i64:
    """The side that the group attacks."""
    return group & 7


def group_size(group: i64) -> i64:
    """The number of soldiers that attack in the group."""
    return group >> 4 & 1023


# A soldier is a number: its owner in bits 0 to 2 (0 where the deck is shared), its card from bit 3. Sorted numbers are in
# soldier order (section 2.2).


def make_soldier(card: i64, owner: i64) -> i64:
    """A soldier of this card and owner."""
    return (card & 63) << 3 | owner & 7


def soldier_card(soldier: i64) -> i64:
    return soldier >> 3 & 63


def soldier_owner(soldier: i64) -> i64:
    return soldier & 7


class Fight(Part):
    """The fields of the attack or the ability that is going on."""

    def __init__(self) -> None:
        self.group: i64 = 0  # D1: the current group, 0 none; D2: the one asked about; D3: the one that fights
        self.last: i64 = -1  # D1, D2: the soldier that the seat added last to the group, -1 none
        self.opened: i64 = -1  # D1: the first soldier of the group that the seat opened last, -1 none
        self.alike: bool = False  # D1: that group and the one before are equal so far (order rule 3)
        self.aided: i64 = 0  # D1: the highest group that the seat has aided
        self.must_join: bool = False  # D1: directly after aid
        self.level: i64 = 0  # D3: the skill that strikes now
        self.answering: bool = False  # D3: the blockers strike; the attackers have
        self.need: i64 = 0  # D3, D5 to D7: soldiers still to choose
        self.mark: i64 = 0  # D3, D5 to D7: where in ``army`` the next one may be
        self.apart: i64 = -1  # the card whose ability takes effect, -1 none
        self.victim: i64 = 0  # D5, D7: the opponent that was named

    def copy_fight(self, new: Fight) -> None:
        new.group = self.group
        new.last = self.last
        new.opened = self.opened
        new.alike = self.alike
        new.aided = self.aided
        new.must_join = self.must_join
        new.level = self.level
        new.answering = self.answering
        new.need = self.need
        new.mark = self.mark
        new.apart = self.apart
        new.victim = self.victim

    def serialize(self, encoding: Encoding) -> None:
        self.group = encoding.number(self.group)
        self.last = encoding.number(self.last)
        self.opened = encoding.number(self.opened)
        self.alike = encoding.flag(self.alike)
        self.aided = encoding.number(self.aided)
        self.must_join = encoding.flag(self.must_join)
        self.level = encoding.number(self.level)
        self.answering = encoding.flag(self.answering)
        self.need = encoding.number(self.need)
        self.mark = encoding.number(self.mark)
        self.apart = encoding.number(self.apart)
        self.victim = encoding.number(self.victim)


class Table(Fight):
    """What everybody sees."""

    def __init__(
        self,
        army: vec[i64],
        duty: vec[i64],
        start: vec[i64],
        groups: vec[i64],
        discards: vec[i64],
        row: vec[i64],
        left: vec[i64],
        batches: vec[i64],
        doubts: vec[i64],
    ) -> None:
        super().__init__()
        self.army = army  # soldiers in play: seat after seat, each in soldier order
        self.duty = duty  # parallel to ``army``: what each soldier does in the attack
        self.start = start  # where each seat's soldiers begin in ``army``; at last, where they end
        self.groups = groups  # of the attack going on, from 1
        self.discards = discards  # a bag for each pile
        self.row = row
        self.left = left  # split: the cards not picked, as a bag
        self.batches = batches  # what reshuffles have shown about hidden cards (``knowledge.py``)
        self.doubts = doubts
        self.chooser: i64 = NOBODY
        self.step: i64 = STARTING
        self.turn: i64 = 0
        self.active: i64 = 0  # the side whose turn it is
        self.busy: bool = False  # this turn is not quiet
        self.quiet: i64 = 0  # quiet turns in a row
        self.time: bool = False  # time has been called
        self.reason: i64 = NO_REASON
        self.seat: i64 = 0  # the seat that draws, attacks, blocks, strikes, acts or builds
        self.owed: i64 = 0  # cards of the chance line still to come
        self.drawn: i64 = 0  # cards of the chance line dealt so far
        self.round: i64 = 0  # draft: round of packs
        self.pick: i64 = 0  # draft: which pick of the round; split: which pick
        self.count: i64 = 0  # number of groups in the attack

    def copy(self) -> Table:
        new = Table(
            self.army[:],
            self.duty[:],
            self.start[:],
            self.groups[:],
            self.discards[:],
            self.row[:],
            self.left[:],
            self.batches[:],
            self.doubts[:],
        )
        new.chooser = self.chooser
        new.step = self.step
        new.turn = self.turn
        new.active = self.active
        new.busy = self.busy
        new.quiet = self.quiet
        new.time = self.time
        new.reason = self.reason
        new.seat = self.seat
        new.owed = self.owed
        new.drawn = self.drawn
        new.round = self.round
        new.pick = self.pick
        new.count = self.count
        self.copy_fight(new)
        return new

    def serialize(self, encoding: Encoding) -> None:
        """Pass the part through the encoding; of vectors with room to spare, only what is in use."""
        self.start = encoding.numbers(self.start)
        soldiers = self.start[len(self.start) - 1]
        for i in range(soldiers):
            self.army[i] = encoding.number(self.army[i])
            self.duty[i] = encoding.number(self.duty[i])
        self.count = encoding.number(self.count)
        for group in range(1, self.count + 1):
            self.groups[group] = encoding.number(self.groups[group])
        self.discards = encoding.numbers(self.discards)
        self.row = encoding.numbers(self.row)
        self.left = encoding.numbers(self.left)
        self.batches = encoding.numbers(self.batches)
        self.doubts = encoding.numbers(self.doubts)
        self.chooser = encoding.number(self.chooser)
        self.step = encoding.number(self.step)
        self.turn = encoding.number(self.turn)
        self.active = encoding.number(self.active)
        self.busy = encoding.flag(self.busy)
        self.quiet = encoding.number(self.quiet)
        self.time = encoding.flag(self.time)
        self.reason = encoding.number(self.reason)
        self.seat = encoding.number(self.seat)
        self.owed = encoding.number(self.owed)
        self.drawn = encoding.number(self.drawn)
        self.round = encoding.number(self.round)
        self.pick = encoding.number(self.pick)
        super().serialize(encoding)


class Hand(Part):
    """What one seat sees: its sorted hand and, with own decks, its deck.

    The draw pile has no order, so a player who knows the deck knows what the pile holds: everything that is not
    elsewhere.
    """

    def __init__(
        self,
        cards: vec[i64],
        origins: vec[i64],
        labels: vec[i64],
        pile: vec[i64],
        cuts: vec[i64],
        packs: vec[i64],
    ) -> None:
        self.cards = cards
        self.origins = origins  # parallel to ``cards``: the batch of each; empty before any reshuffle
        self.labels = labels  # the true batches of the seat's cards among Table.doubts
        self.pile = pile  # own decks: the draw pile, as a bag; before the cuts are made, the pool
        self.cuts = cuts  # own decks: the cards cut, as a bag
        self.packs = packs  # draft: what was seen of each pack (``draft.py``)

    def copy(self) -> Hand:
        return Hand(self.cards[:], self.origins[:], self.labels[:], self.pile[:], self.cuts[:], self.packs[:])

    def serialize(self, encoding: Encoding) -> None:
        """Write the part."""
        self.cards = encoding.numbers(self.cards)
        self.origins = encoding.numbers(self.origins)
        self.labels = encoding.numbers(self.labels)
        self.pile = encoding.numbers(self.pile)
        self.cuts = encoding.numbers(self.cuts)
        self.packs = encoding.numbers(self.packs)


DOUBT: Final[i64] = 4  # numbers for each of Table.doubts, the seat first (``knowledge.py``)


def memory_size(options: Options) -> i64:
    """The size of a seat's part of ``Position.packs``: one place per round, pack and pick."""
    return options.rounds * options.seats * options.pack if options.format == DRAFT else 0


def pile_of(options: Options, seat: i64) -> i64:
    """The number of the draw and discard pile that the seat draws from."""
    return 0 if options.format == OFF_THE_TOP else seat


def fallen(table: Table, side: i64) -> bool:
    """Whether the side is out of the game."""
    return table.row[FELL + side] != 0
