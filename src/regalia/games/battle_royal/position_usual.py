"""Usual values of a position of Battle Royal: what follows from the clauses before."""

from __future__ import annotations

from collections.abc import Iterable

from regalia.games.battle_royal.position_clauses import NOBODY, UNSEEN, options_of, squares_of
from regalia.games.battle_royal.rules import model, terms
from regalia.games.battle_royal.rules.terms import Options
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.facts import Facts
from regalia.kernel.state import CHANCE, OVER, REVEAL

IN_TURN = (int(terms.ACTING), int(terms.PUTTING), int(terms.SPARING))


def step(facts: Facts) -> int:
    if facts.one("reason") != terms.NO_REASON:
        return int(terms.ENDED)
    if facts.one("ties"):
        return int(terms.SPARING)
    return int(terms.ACTING if facts.one("hand") == NOBODY else terms.PUTTING)


def chooser(facts: Facts) -> int:
    marks = {int(terms.DRAWING): CHANCE, int(terms.SHOWING): REVEAL, int(terms.ENDED): OVER}
    return int(marks.get(facts.one("decision"), options_of(facts).seat_of[facts.one("active")]))


def card(facts: Facts) -> int:
    return int(terms.CARDS) - 1 if facts.one("decision") in IN_TURN else NOBODY


def points(facts: Facts) -> int:
    return facts.one("card") if facts.one("decision") in IN_TURN else 0


def left(facts: Facts) -> int:
    """The forces that do not hold their centre."""
    options = options_of(facts)
    height = int(options.ground.height)
    away = [f for f in range(options.forces) if int(options.centres[f]) not in squares_of(facts, f, height)]
    return sum(int(model.set_of(force)) for force in away)


def drawer(facts: Facts) -> int:
    active = facts.one("active")
    options = options_of(facts)
    own_draw = facts.one("decision") == terms.DRAWING and facts.one("card") == NOBODY
    if options.early_card == terms.OFF or (own_draw and not facts.table["row"][model.EARLY + active]):
        return active
    standing = facts.table["row"][model.STANDING : model.STANDING + options.forces]
    after = [(active + i) % options.forces for i in range(1, options.forces + 1)]
    return next((force for force in after if standing[force]), active)


def winner(facts: Facts) -> int:
    """The side of the force to act, after a capital or the last pawn fell.

    The winner of a quiet game must be said.
    """
    taken = facts.one("reason") in (terms.CAPITAL, terms.PAWNS)
    return facts.one("active") % 2 if taken else NOBODY


def laid(seat: int, facts: Facts) -> int:
    sheet = facts.hands[seat]
    return 0 if sheet is None else sum(sheet["aside"])


def cards_left(facts: Facts) -> list[int]:
    """The cards of a full pack that are not named.

    Of a new pack, only the next force's early card can be.
    """
    options = options_of(facts)
    found = list(options.pack)
    stale = facts.one("stale")
    if not stale:
        for number, count in enumerate(facts.table["row"][model.SHOWN : model.SHOWN + terms.CARDS]):
            found[number] -= count
    for seat, sheet in enumerate(facts.hands):
        for number, count in enumerate(sheet["aside"] if sheet is not None and not stale else []):
            found[number] -= count
        for force in forces_of(options, seat):
            early = sheet["early"][force] if sheet is not None else 0
            if early and not (stale and force == facts.one("active")):
                found[early - 1] -= 1
    if min(found) < 0:
        raise NotationError(f"The card {found.index(min(found))} is named more often than the pack has it.")
    return found


def forces_of(options: Options, seat: int) -> Iterable[int]:
    return (force for force in range(options.forces) if options.seat_of[force] == seat)


def pack_size(facts: Facts) -> int:
    """How many cards are left, in a view by the cards that lie elsewhere."""
    if facts.stock is not None:
        return sum(facts.stock["cards"])
    options = options_of(facts)
    count = sum(cards_left(facts))
    for seat, sheet in enumerate(facts.hands):
        if sheet is None:
            early = [facts.table["row"][model.EARLY + force] for force in forces_of(options, seat)]
            count -= early.count(UNSEEN)
            count -= 0 if facts.one("stale") else facts.table["row"][model.LAID + seat]
    return count
