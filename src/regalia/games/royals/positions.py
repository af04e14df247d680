"""Positions and views of Royals as text, in the notation of section 11: ``H0 9c 2c, H1 3s, F0 Kh^ - Qs_+7h, J0 rw``.

What is not said has its usual value: the main decision of seat 0 in turn 10, both have had royals, and all cards that are
not named are in the deck. Where a deck is given, these lie among seat 1's tributes instead.

======================  ==========================================================================================
H0, F0, J0              hand; three slots, each ``-`` or a royal (^ upright, / diagonal, _ sideways) with ``+card`` for
                        each card under it; jokers (r ready, w waiting)
arrows0, tributes0      cards in a score pile
used0, buried0          number cards that lie with a used joker; royals with their cards (``Jd+5c+4d``)
known0                  cards of the hand that the opponent knows since a reshuffle
deck, discard           cards, or ``empty``
had                     seats that have had a royal: ``01``, ``0``, ``1`` or ``none``
active, turn, quiet     a seat; counters
busy                    something was done in this turn
reshuffles, called      a counter; the last reshuffle was called
final                   1 or 2: this is that final turn of the Last Round
last_round              the Last Round has begun: usual where ``final`` is said
games, wins, last       finished games of the match; their tally, ``0-1``; the score of the last one
decision                what is due: main, block, counter, jackrifice, call, draw, first or end
chooser                 a seat, ``chance`` or ``over``; usually follows from the decision
declared                the attack that is being answered, as in a record: ``attack Kh1 9c Qs2``
drawer, refill          whose refill it is; what it is part of: first_hand, second_hand, top_up or end_of_turn
due, drawn              cards of the draw still to come, and those already drawn
reason                  why the last finished game ended
size0                   size of a hand that the viewer does not see
deck_size               cards in the deck, where the other clauses do not tell
points0                 points by royals, jokers, arrows and tributes, where the piles do not tell
used_jokers             jokers out of play, where the piles do not tell
swapped                 cards of which the two copies went out of play in another order than their piles are listed here
held, shares            what reshuffles have told everybody about the hands: cards with their block (``Kh.0``); how many
                        cards of each block are seat 0's
======================  ==========================================================================================
"""

from __future__ import annotations

from regalia.cards import JOKER, KINDS
from regalia.games.royals.position_clauses import (
    Buried,
    Declared,
    Field,
    Jokers,
    Pile,
    Rest,
    Swapped,
    Tally,
)
from regalia.games.royals.position_knowledge import Held, Known
from regalia.games.royals.position_places import (
    NUMBER_CARDS,
    SEATS,
    TOKENS,
)
from regalia.games.royals.position_usual import chooser, deck_size, hand_size, other_cards_left, points, used_jokers
from regalia.games.royals.rules import model
from regalia.games.royals.rules.model import CARDS, SIDE
from regalia.kernel.positions.clauses import Clause, Derived, Simple, hand, stock, table
from regalia.kernel.positions.facts import Layout, row
from regalia.kernel.positions.text import Positions
from regalia.kernel.positions.words import Bag, Flag, Items, Number, Numbers, OneOf, Seat, Turn
from regalia.kernel.rules import Rules

DECISIONS = ("main", "block", "counter", "jackrifice", "call", "draw", "first", "end")
REFILLS = ("first_hand", "second_hand", "top_up", "end_of_turn")
REASONS = ("none", "last_round", "exhausted", "idle", "turn_limit")


class RoyalsPositions(Positions):
    table = Layout(
        row("sides"),
        row("discard"),
        row("scored"),
        row("held"),
        *("chooser", "decision", "active", "turns", "quiet", "busy", "had_royals", "deck", "discarded", "reshuffles"),
        *(
            "called",
            "last_round",
            "finals",
            "drawer",
            "refill",
            "due",
            "drawn",
            "attack",
            "held_count",
            "games",
            "reason",
        ),
    )
    hand = Layout(row("cards"), "known", row("theirs"))
    stock = Layout(row("cards"))

    def clauses(self, rules: Rules) -> list[Clause]:
        return [*match_clauses(), *turn_clauses(), *hand_clauses(), *open_clauses(), *last_clauses()]


def match_clauses() -> list[Clause]:
    return [
        Simple("games", table("games"), Number(), 0),
        Tally("wins", int(model.WINS)),
        Tally("last", int(model.LAST_SCORE)),
        Simple("reason", table("reason"), OneOf(REASONS, -1), -1),
    ]


def turn_clauses() -> list[Clause]:
    return [
        Simple("active", table("active"), Seat(2), 0),
        Simple("turn", table("turns"), Number(), 10),
        Simple("quiet", table("quiet"), Number(), 0),
        Simple("busy", table("busy"), Flag(), 0),
        Simple("had", table("had_royals"), OneOf(("none", "0", "1", "01")), 3),
        Simple("reshuffles", table("reshuffles"), Number(), 0),
        Simple("final", table("finals"), Number(), 0),
        Simple("last_round", table("last_round"), Flag(), lambda facts: int(facts.one("finals") > 0)),
        Simple("called", table("called"), Flag(), lambda facts: facts.one("last_round")),
        Simple("decision", table("decision"), OneOf(DECISIONS), int(model.MAIN)),
        Simple("chooser", table("chooser"), Turn(2), chooser),
        Simple("declared", table("attack"), Declared(), 0),
        Simple("drawer", table("drawer"), Seat(2), lambda facts: facts.one("active")),
        Simple("refill", table("refill"), OneOf(REFILLS), int(model.TOP_UP)),
        Simple("due", table("due"), Number(), 0),
        Simple("drawn", table("drawn"), Number(), 0),
    ]


def hand_clauses() -> list[Clause]:
    clauses: list[Clause] = []
    for seat in SEATS:
        size = table("sides", seat * int(SIDE) + int(CARDS))
        clauses += [
            Simple(f"H{seat}", hand(seat, "cards"), Items(TOKENS, int(model.HAND_SIZE), in_order=False), []),
            Simple(f"size{seat}", size, Number(), lambda facts, seat=seat: hand_size(seat, facts)),
        ]
    return [*clauses, Known(0), Known(1)]


def open_clauses() -> list[Clause]:
    """What lies on the table. Tributes come before buried royals, so that a buried copy keeps its number."""
    clauses: list[Clause] = [each(seat) for seat in SEATS for each in (Field, Jokers)]
    for name, pile, names in (
        ("tributes", model.TRIBUTE_PILE, TOKENS[:JOKER]),
        ("arrows", model.ARROW_PILE, NUMBER_CARDS),
        ("used", model.JOKER_PILE, NUMBER_CARDS),
    ):
        clauses += [Pile(name, seat, int(pile), names) for seat in SEATS]
    return [
        *clauses,
        *(Buried(seat) for seat in SEATS),
        Swapped(),
        Simple("used_jokers", table("scored", int(JOKER)), Number(), used_jokers),
        Simple("discard", table("discard"), Bag(TOKENS), [0] * int(KINDS)),
        Derived(table("discarded"), lambda facts: sum(facts.table["discard"])),
    ]


def last_clauses() -> list[Clause]:
    """What usually follows from everything else."""
    clauses: list[Clause] = [
        Simple("deck", stock("cards"), Bag(TOKENS), other_cards_left),
        Rest(),
        Simple("deck_size", table("deck"), Number(), deck_size),
        Held(),
        Simple("shares", table("held", int(model.SHARE), int(model.SHARE)), Numbers(), [0] * int(model.SHARE)),
    ]
    for seat in SEATS:
        place = table("sides", seat * int(SIDE) + int(model.BY_ROYALS), 4)
        clauses.append(Simple(f"points{seat}", place, Numbers(4), lambda facts, seat=seat: points(seat, facts)))
    return clauses


POSITIONS = RoyalsPositions()
