"""Positions of The Royal Ascension as text (``kernel/positions``).

The clauses; N is a seat, and whatever is usual is left out:

* players: ``landsN jiggy char`` territories, ``atN 8`` space or home, ``HN Qh 2h 7d`` the hidden hand of hearts and
  diamonds, ``WN Kc`` weapons, ``AN 3s`` alliances, ``knownN Qh`` hearts of the hand that all know, ``plagueN 1``
  markers, ``fellN 1`` by which elimination the player fell. ``heartsN 2`` and ``goldN 3`` count a hand that is not seen.
* cards: ``discard 9h 3d``, ``display 7c 5c``, ``basket 5c``. The piles are all other cards.
* time: ``step challenge`` what is due, ``round 3``, ``turn 1`` the place in the turn order, ``active``, ``seat`` who
  picks, is dealt, commits or rolls, ``chooser``. ``die``, ``due``, ``drawn``, ``suit``: the chance going on.
* setup: ``selection`` and ``turns`` are the two orders, ``standing``, ``rolled`` and ``rolling`` the order rolls,
  ``picks`` how many territories were picked.
* action card and shop: ``action Q``, ``event 5``, ``rewards 1``, ``stocking arrival``, ``owed 7``, ``limit 9``.
* battle: ``fighters 0 1`` (after ``|`` those of an earlier one), ``fighter`` whose turn among them, ``commitN bulben Qh
  Kc`` chosen in secret, ``shownN bulben Qh Kc`` shown, ``diceN 6 5 4 3``, ``penaltyN`` markers that counted,
  ``contenders``, ``winner``, ``all_in``, ``decree``, ``target``, ``allied``, ``losses``, ``lost 9h``, ``protected``.
* end: ``falls`` eliminations so far, ``reason throne``.
* knowledge (``rules/knowledge.py``): ``blocks d0:Kd+7d:1.0.2 h0:…`` each with its suit and serial, its cards, and how
  many of them each seat drew; ``doubts Kh.1.0.2`` card, seat, serial then, at most; ``sharesN 7d Qh+2h`` by block.
"""

from __future__ import annotations

from functools import partial

from regalia.games.royal_ascension.position_cards import (
    NONE,
    RANKS,
    SUITS,
    Cards,
    counted_pile,
    hidden_pile,
    options,
    pile_size,
)
from regalia.games.royal_ascension.position_knowledge import Blocks, Doubts, Shares
from regalia.games.royal_ascension.position_values import Dice, Fighters, Held, Lands, SeatSet, Sent
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.bags import NONE_YET
from regalia.games.royal_ascension.rules.terms import CLUBS, DIAMONDS, HEARTS, NOBODY, SPADES
from regalia.kernel.positions.clauses import Clause, Derived, Simple, hand, stock, table
from regalia.kernel.positions.facts import Facts, Layout, row
from regalia.kernel.positions.text import Positions
from regalia.kernel.positions.words import Flag, Number, Numbers, OneOf, Seat, Turn
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL

STEPS = (
    *("order", "pick", "deal", "stock", "roll", "move", "draw", "buy", "pay", "turn_up", "event", "take", "reward"),
    *("dare", "challenge", "answer", "commit", "show", "battle", "lose", "fall", "ended"),
)
CHANCE_STEPS = (
    *(terms.ORDERING, terms.DEALING, terms.STOCKING, terms.ROLLING, terms.DRAWING, terms.TURNING, terms.TESTING),
    *(terms.REWARDING, terms.FIGHTING, terms.LOSING),
)
STOCKINGS = ("first_turn", "arrival", "departure")
REASONS = (NONE, "throne", "round_limit")


# ---- what usually follows


def setting_up(facts: Facts) -> bool:
    step = facts.one("step")
    filling = step == terms.STOCKING and facts.one("stocking") == terms.FIRST_TURN
    return filling or step in (terms.ORDERING, terms.PICKING, terms.DEALING)


def selection(facts: Facts) -> list[int]:
    seats = range(options(facts).seats)
    return [0 for _ in seats] if facts.one("step") == terms.ORDERING else list(seats)


def turn_order(facts: Facts) -> list[int]:
    seats = int(options(facts).seats)
    chosen = facts.table["row"][m.SELECTION : m.SELECTION + seats]
    if facts.one("step") == terms.ORDERING:
        return [0] * seats
    return [(chosen[0] + place) % seats for place in range(seats)] if options(facts).clockwise else chosen


def standing(facts: Facts) -> list[int]:
    chosen = facts.table["row"][m.SELECTION : m.SELECTION + options(facts).seats]
    return [
        0 if facts.one("step") == terms.ORDERING else chosen.index(seat) if seat in chosen else 0
        for seat in range(len(chosen))
    ]


def active(facts: Facts) -> int:
    place = facts.one("place")
    return facts.table["row"][m.TURNS + place] if facts.one("round") and place < options(facts).seats else 0


def acting(facts: Facts) -> int:
    """The seat that commits or rolls in a battle, else the active one."""
    if facts.one("step") in (terms.COMMITTING, terms.FIGHTING) and facts.one("turn_of") < terms.MOST_SEATS:
        return facts.table["row"][m.FIGHTER + facts.one("turn_of")]
    return facts.one("active")


def chooser(facts: Facts) -> int:
    step = facts.one("step")
    if step in CHANCE_STEPS:
        return int(CHANCE)
    if step in (terms.SHOWING, terms.FALLING):
        return int(REVEAL)
    if step == terms.ENDED:
        return int(OVER)
    return facts.one({terms.PICKING: "seat", terms.COMMITTING: "seat", terms.ANSWERING: "target"}.get(step, "active"))


class AscensionPositions(Positions):
    table = Layout(
        *(row(name) for name in ("row", "owner", "bags", "blocks", "doubts")),
        *("chooser", "step", "round", "place", "active", "seat", "rolling", "pick", "die", "suit", "due", "drawn"),
        *("rewards", "stocking", "owed", "limit", "action", "event", "all_in", "decree", "allied", "target"),
        *("fighters", "turn_of", "contenders", "winner", "loss", "lost", "protected", "falls", "reason"),
    )
    hand = Layout(row("cards"), row("shares"))
    stock = Layout(row("piles"))

    def clauses(self, rules: Rules) -> list[Clause]:
        seats = int(rules.seats)
        return [*flow(seats), *players(seats), *battle(seats), *whose(seats), *cards(seats)]


def flow(seats: int) -> list[Clause]:
    """The step, the round and the orders of setup."""
    return [
        Simple("step", table("step"), OneOf(STEPS), int(terms.ROLLING)),
        Simple("stocking", table("stocking"), OneOf(STOCKINGS), int(terms.FIRST_TURN)),
        Simple("round", table("round"), Number(), lambda facts: int(not setting_up(facts))),
        Simple("turn", table("place"), Number(), 0),
        Simple("selection", table("row", int(m.SELECTION), seats), Numbers(seats), selection),
        Simple("turns", table("row", int(m.TURNS), seats), Numbers(seats), turn_order),
        Simple("standing", table("row", int(m.STANDING), seats), Numbers(seats), standing),
        Simple("rolled", table("row", int(m.TOTAL), seats), Numbers(seats), [0] * seats),
        Simple("rolling", table("rolling"), SeatSet(seats), 0),
        Simple("die", table("die"), Number(), 0),
        Simple("due", table("due"), Number(), 0),
        Simple("drawn", table("drawn"), Number(), 0),
        Simple("suit", table("suit"), OneOf(SUITS), int(HEARTS)),
        Simple("action", table("action"), OneOf((NONE, *RANKS), -1), int(NOBODY)),
        Simple("event", table("event"), Number(), 0),
        Simple("rewards", table("rewards"), Number(), 0),
        Simple("owed", table("owed"), Number(), 0),
        Simple("limit", table("limit"), Number(), int(NONE_YET)),
    ]


def players(seats: int) -> list[Clause]:
    """What lies open before each player."""
    clauses: list[Clause] = []
    for seat in range(seats):
        clauses += [
            Lands(seat),
            Simple(f"at{seat}", table("row", int(m.SPACE) + seat), Seat(1000, "home"), int(terms.HOME)),
            Cards(f"W{seat}", {"c": table("row", int(m.WEAPONS) + seat)}),
            Cards(f"A{seat}", {"s": table("row", int(m.ALLIANCES) + seat)}),
            Cards(f"known{seat}", {"h": table("row", int(m.KNOWN) + seat)}),
            Simple(f"plague{seat}", table("row", int(m.MARKERS) + seat), Number(), 0),
            Simple(f"fell{seat}", table("row", int(m.FELL) + seat), Number(), 0),
        ]
    picked = Simple("picks", table("pick"), Number(), lambda facts: sum(owner >= 0 for owner in facts.table["owner"]))
    fallen = slice(int(m.FELL), int(m.FELL + terms.MOST_SEATS))
    return [*clauses, picked, Simple("falls", table("falls"), Number(), lambda facts: max(facts.table["row"][fallen]))]


def battle(seats: int) -> list[Clause]:
    """The battle going on, or the last one."""
    clauses: list[Clause] = [
        Fighters(),
        Simple("fighter", table("turn_of"), Number(), 0),
        Simple("contenders", table("contenders"), SeatSet(seats), 0),
        Simple("winner", table("winner"), Seat(seats), int(NOBODY)),
        Simple("all_in", table("all_in"), Flag(), 0),
        Simple("decree", table("decree"), Flag(), 0),
        Simple("target", table("target"), Seat(seats), int(NOBODY)),
        Simple("allied", table("allied"), SeatSet(seats), 0),
        Simple("losses", table("loss"), Number(), 0),
        Cards("lost", {"h": table("lost")}),
        Simple("protected", table("protected"), Seat(seats), int(NOBODY)),
        Simple("reason", table("reason"), OneOf(REASONS, -1), int(terms.NO_REASON)),
    ]
    for seat in range(seats):
        shown = [table("row", int(place) + seat) for place in (m.SENT, m.HEARTS_USED, m.CLUBS_USED)]
        chosen = [hand(seat, "cards", int(place)) for place in (m.FIELDED, m.HEARTS_OUT, m.CLUBS_OUT)]
        clauses += [
            Sent(f"shown{seat}", *shown),
            Sent(f"commit{seat}", *chosen),
            Simple(f"dice{seat}", table("row", int(m.DICE) + seat), Dice(), 0),
            Simple(f"penalty{seat}", table("row", int(m.PENALTY) + seat), Number(), 0),
        ]
    return clauses


def whose(seats: int) -> list[Clause]:
    """Whose turn it is, and who must choose."""
    return [
        Simple("active", table("active"), Seat(seats), active),
        Simple("seat", table("seat"), Seat(seats), acting),
        Simple("chooser", table("chooser"), Turn(seats), chooser),
    ]


def cards(seats: int) -> list[Clause]:
    """Hands, the shop and the piles, and what all know of them."""
    clauses: list[Clause] = [
        Cards("discard", {suit: table("bags", int(m.DISCARD) + i) for i, suit in enumerate(SUITS)}),
        Cards("display", {"c": table("bags", int(m.DISPLAY))}),
        Cards("basket", {"c": table("bags", int(m.BASKET))}),
    ]
    for seat in range(seats):
        clauses += [
            Cards(
                f"H{seat}", {suit: hand(seat, "cards", int(at)) for suit, at in (("h", m.HEARTS_IN), ("d", m.GOLD_IN))}
            ),
            *(Held(name, seat, int(place), int(at)) for name, place, at in HELD),
        ]
    for suit in (CLUBS, SPADES):
        place = table("bags", int(m.COUNTED + suit))
        clauses.append(Derived(place, partial(counted_pile, int(suit))))
    for suit in (DIAMONDS, HEARTS):
        pile = stock("piles", int(suit) - 1)
        clauses.append(Derived(pile, partial(hidden_pile, int(suit))))
    for suit in range(4):
        left = table("bags", int(m.LEFT) + suit)
        clauses.append(Derived(left, partial(pile_size, suit)))
    return [*clauses, Blocks(), Doubts(), *(Shares(seat) for seat in range(seats))]


HELD = (("hearts", m.HEARTS_HELD, m.HEARTS_IN), ("gold", m.GOLD_HELD, m.GOLD_IN))


POSITIONS = AscensionPositions()
