"""Positions and views of Battle Royal as text.

For example ``white b8 c8 d8 +3, black p8 +14, active black, card 3``.
What a text does not say has its usual value: White (or Yellow) is in the middle of a turn with a 4, no card was shown
before, and every pawn that is not named is lost.

==============  ====================================================================================================
white, black,   the pawns of a force: its squares, and ``+`` its reserve
yellow, …
active          the force whose turn it is
step            what is due: ``draw``, ``act`` (the usual), ``put`` (usual with a pawn in hand), ``spare`` (usual with ties),
                ``show`` or ``over`` (usual with a reason)
card, points    the card of this turn, or ``none``; the points left of it, usually all
hand            the square of the pawn that was taken up, or ``none``
ties            the forces that have broken into equal groups, one of which is still to be spared
left            the forces whose centre has once been empty; usually those that do not hold it now
taken           the forces whose capitals are taken
struck          a pawn was captured or withdrawn in this turn
quiet, turns    quiet turns in a row; finished turns
early           cards for turns to come by force, ``white:3``; ``white:?`` where the viewer may not see it
drawer          the force that draws, or drew last; usually follows from the step
shown           the cards of this pack that all have seen
aside0, laid0   unseen cards of this pack that forces of seat 0 laid aside when they went out; how many there are
stale           ``shown``, ``aside0`` and ``laid0`` still tell of the pack before this one
stock, pack     the cards left in the pack; how many there are; usually all that is named nowhere else
reason, winner  why the game ended, and the winning side: 0 (White, Yellow, Green), 1 (Black, Blue, Red) or ``none``
==============  ====================================================================================================
"""

from __future__ import annotations

from regalia.games.battle_royal.map.realm import Realm
from regalia.games.battle_royal.options import owners_of
from regalia.games.battle_royal.position_clauses import CARD_NAMES, NOBODY, Early, Forces, Pawns, Square
from regalia.games.battle_royal.position_usual import (
    card,
    cards_left,
    chooser,
    drawer,
    laid,
    left,
    pack_size,
    points,
    step,
    winner,
)
from regalia.games.battle_royal.rules import model, terms
from regalia.games.battle_royal.rules.rules import BattleRoyalRules
from regalia.kernel.positions.clauses import Clause, Derived, Simple, hand, stock, table
from regalia.kernel.positions.facts import Layout, row
from regalia.kernel.positions.text import Positions
from regalia.kernel.positions.words import Bag, Flag, Number, OneOf
from regalia.kernel.rules import Rules

STEPS = ("draw", "act", "put", "spare", "show", "over")  # by Table.decision
REASONS = ("none", "capital", "pawns", "quiet")
SIDES = ("none", "0", "1")
NO_CARDS = [0] * int(terms.CARDS)


class BattleRoyalPositions(Positions):
    table = Layout(
        *(row("pawns"), row("row"), "chooser", "decision", "active", "drawer", "card", "points", "hand", "ties"),
        *("left", "taken", "struck", "quiet", "turns", "pack", "stale", "reason", "winner"),
    )
    hand = Layout(row("early"), row("aside"))
    stock = Layout(row("cards"))

    def clauses(self, rules: Rules) -> list[Clause]:
        assert isinstance(rules, BattleRoyalRules)
        return [*board_clauses(rules), *turn_clauses(rules), *card_clauses(rules)]


def board_clauses(rules: BattleRoyalRules) -> list[Clause]:
    owners = owners_of(rules.seats)
    return [
        *(Pawns(owner, force, rules.options) for force, owner in enumerate(owners)),
        Simple("active", table("active"), OneOf(owners), 0),
        Simple("left", table("left"), Forces(owners), left),
        Simple("taken", table("taken"), Forces(owners), 0),
        Simple("ties", table("ties"), Forces(owners), 0),
    ]


def turn_clauses(rules: BattleRoyalRules) -> list[Clause]:
    assert isinstance(rules.options.realm, Realm)
    return [
        Simple("hand", table("hand"), Square(rules.options.realm), NOBODY),
        Simple("reason", table("reason"), OneOf(REASONS, -1), -1),
        Simple("winner", table("winner"), OneOf(SIDES, -1), winner),
        Simple("step", table("decision"), OneOf(STEPS), step),
        Derived(table("chooser"), chooser),
        Simple("card", table("card"), OneOf(("none", *CARD_NAMES), -1), card),
        Simple("points", table("points"), Number(), points),
        Simple("struck", table("struck"), Flag(), 0),
        Simple("quiet", table("quiet"), Number(), 0),
        Simple("turns", table("turns"), Number(), 0),
    ]


def card_clauses(rules: BattleRoyalRules) -> list[Clause]:
    owners = owners_of(rules.seats)
    shown = table("row", int(model.SHOWN), int(terms.CARDS))
    clauses: list[Clause] = [
        Early(owners),
        Simple("drawer", table("drawer"), OneOf(owners), drawer),
        Simple("stale", table("stale"), Flag(), 0),
        Simple("shown", shown, Bag(CARD_NAMES), NO_CARDS),
    ]
    for seat in range(rules.seats):
        place = table("row", int(model.LAID) + seat)
        clauses += [
            Simple(f"aside{seat}", hand(seat, "aside"), Bag(CARD_NAMES), NO_CARDS),
            Simple(f"laid{seat}", place, Number(), lambda facts, seat=seat: laid(seat, facts)),
        ]
    return [
        *clauses,
        Simple("stock", stock("cards"), Bag(CARD_NAMES), cards_left),
        Simple("pack", table("pack"), Number(), pack_size),
    ]


POSITIONS = BattleRoyalPositions()
