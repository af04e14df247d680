# native: pictures
"""An attack told to a person: who strikes whom with what, the sum, and what comes of it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from regalia.card_names import NAMES, RANK_NAMES, counted
from regalia.cards import token
from regalia.games.royals.rules import combat, model
from regalia.games.royals.rules.fields import (
    ref_card,
    ref_slot,
    royal_card,
    royal_slot,
)
from regalia.games.royals.scene.sight import RANK, VALUE, Sight, unpack
from regalia.kernel.scene import Badge, Term
from regalia.kernel.state import VERB_MASK

ARROW, ATTACK = int(model.ARROW), int(model.ATTACK)
DIRECT, WIPE = int(model.DIRECT), int(model.WIPE)
NO_ROYAL = -1

DRAWN = tuple(f"[{token(card)}]" for card in range(53))  # a card in running text

FALLS = Badge(text="falls", kind="bad", icon="fall")
ALL_FALL = Badge(text="all fall", kind="bad", icon="fall")
NO_EFFECT = Badge(text="no effect", kind="none")
DIVIDED, TIMES, PLUS, EQUALS = (Term(text=sign) for sign in "÷×+=")
REACHES, MISSES = Term(text="≥"), Term(text="<")


class Blow(NamedTuple):
    """An attack, read from the move that declares it."""

    verb: int
    royal: int  # card of the attacking royal, or NO_ROYAL
    slot: int  # of the attacking royal
    cards: tuple[int, ...]
    target: int  # DIRECT, WIPE, or the reference of a royal
    damage: int
    effect: bool

    @property
    def victim(self) -> int:
        """Card of the royal that is the target, or NO_ROYAL."""
        return ref_card(self.target) if self.target > WIPE else NO_ROYAL

    @property
    def victim_slot(self) -> int:
        return ref_slot(self.target) + 1


def read(move: int, sight: Sight) -> Blow:
    verb = move & VERB_MASK
    royal, slot = (royal_card(move), royal_slot(move) + 1) if verb == ATTACK else (NO_ROYAL, 0)
    return Blow(
        verb,
        royal,
        slot,
        unpack(combat.cards_of(move)),
        combat.target_of(move),
        combat.damage(move),
        combat.has_effect(move, sight.table, sight.options),
    )


def drawn(cards: tuple[int, ...]) -> str:
    return " ".join([DRAWN[card] for card in cards])


def weapon(blow: Blow) -> str:
    """``[Kh] with [9c]``, ``joker with [9c]``, ``arrows [7c] [7d]``."""
    if blow.verb == ARROW:
        return f"arrows {drawn(blow.cards)}"
    return f"{DRAWN[blow.royal] if blow.royal >= 0 else 'joker'} with {DRAWN[blow.cards[0]]}"


def deed(blow: Blow, sight: Sight) -> str:
    """What the attacker does, without its subject: ``shoots [7c] [7d] at your [Qs]``."""
    if blow.verb == ARROW:
        return f"shoots {drawn(blow.cards)} at {aim(blow, sight)}"
    return f"attacks {aim(blow, sight)} with {_both(blow)}"


def order(blow: Blow, sight: Sight) -> str:
    """The same as a request: ``Attack [Qs] with [Kh] and [9c]``, ``Hit {1} with [Kh] and [9c]``."""
    if blow.verb == ARROW:
        return f"Shoot {drawn(blow.cards)} at {aim(blow, sight)}"
    if blow.target == WIPE:
        return f"Wipe The Floor with {_both(blow)}"
    return f"{'Hit' if blow.target == DIRECT else 'Attack'} {aim(blow, sight)} with {_both(blow)}"


def _both(blow: Blow) -> str:
    return f"{DRAWN[blow.royal] if blow.royal >= 0 else 'the joker'} and {DRAWN[blow.cards[0]]}"


def aim(blow: Blow, sight: Sight) -> str:
    """Whom it is on, as the viewer says it: ``you``, ``{1}``, ``your [Qs]``, ``[Qs]``."""
    defender = 1 - sight.table.active
    yours = defender == sight.seat
    if blow.target == DIRECT:
        return "you" if yours else f"{{{defender}}}"
    if blow.target == WIPE:
        return "all your royals" if yours else "all royals"
    return f"your {DRAWN[blow.victim]}" if yours else DRAWN[blow.victim]


def victims(blow: Blow, sight: Sight) -> str:
    """Whom it is on, in words: ``you``, ``your queen of spades``, ``{1}'s queen of spades``, ``all your royals``."""
    defender = 1 - sight.table.active
    yours = defender == sight.seat
    if blow.target == DIRECT:
        return "you" if yours else f"{{{defender}}}"
    whose = "your" if yours else f"{{{defender}}}'s"
    return f"all {whose} royals" if blow.target == WIPE else f"{whose} {NAMES[blow.victim]}"


def means(blow: Blow) -> str:
    """What it is done with, in words: `` with 2 arrows``, `` with the king``, `` with a joker``."""
    if blow.verb == ARROW:
        return f" with {len(blow.cards)} arrows"
    return f" with the {RANK_NAMES[blow.royal // 4]}" if blow.royal >= 0 else " with a joker"


def verdict(blow: Blow) -> Badge:
    if not blow.effect:
        return NO_EFFECT
    if blow.target == DIRECT:
        return points(blow.damage)
    return ALL_FALL if blow.target == WIPE else FALLS


@cache
def points(number: int) -> Badge:
    return Badge(text=counted(number, "point"), kind="gold", icon="sword")


# ---- sums


def reckon(blow: Blow, sight: Sight) -> tuple[Term, ...]:
    """The attack as a sum: ``2 ÷ 1 = 2 ≥ 2``."""
    if blow.target == WIPE:
        royals = tuple(sorted(royal.card // 4 for royal in sight.sides[1 - sight.table.active].standing))
        return _wipe_sum(royals, VALUE[blow.cards[0]], sight.options.ranks_cover_card)
    against = blow.victim // 4 if blow.victim >= 0 else NO_ROYAL
    if blow.verb == ARROW:
        return _arrow_sum(len(blow.cards), against)
    if blow.verb == ATTACK:
        return _royal_sum(blow.royal // 4, VALUE[blow.cards[0]], against)
    return _joker_sum(VALUE[blow.cards[0]], against)


def in_words(terms: tuple[Term, ...]) -> str:
    """A sum without the names below its numbers: ``9 ÷ 2 = 4 ≥ 2``."""
    return " ".join([term.text for term in terms])


@cache
def _royal_sum(attacker: int, value: int, victim: int) -> tuple[Term, ...]:
    by = RANK[attacker * 4]
    damage = value // by
    return (
        Term(text=str(value), label="card"),
        DIVIDED,
        Term(text=str(by), label=RANK_NAMES[attacker]),
        EQUALS,
        Term(text=str(damage), label="damage"),
        *_against(damage, victim),
    )


@cache
def _joker_sum(value: int, victim: int) -> tuple[Term, ...]:
    return (
        Term(text="2", label="joker"),
        TIMES,
        Term(text=str(value), label="card"),
        EQUALS,
        Term(text=str(2 * value), label="damage"),
        *_against(2 * value, victim),
    )


@cache
def _arrow_sum(arrows: int, victim: int) -> tuple[Term, ...]:
    return Term(text=str(arrows), label="arrows"), *_against(arrows, victim)


@cache
def _wipe_sum(royals: tuple[int, ...], value: int, ranks_cover_card: bool) -> tuple[Term, ...]:
    terms: list[Term] = []
    for royal in royals:
        terms += [Term(text=str(RANK[royal * 4]), label=RANK_NAMES[royal]), PLUS]
    ranks = sum(RANK[royal * 4] for royal in royals)
    terms[-1] = EQUALS
    total = Term(text=str(ranks), label="Ranks")
    if len(royals) == 1:
        terms, total = [], terms[0]
    card = Term(text=str(value), label="card")
    if ranks_cover_card:
        return *terms, total, REACHES if ranks >= value else MISSES, card
    return *terms, total, Term(text="≤") if ranks <= value else Term(text=">"), card


def _against(damage: int, victim: int) -> tuple[Term, ...]:
    if victim < 0:
        return ()
    need = RANK[victim * 4]
    return REACHES if damage >= need else MISSES, Term(text=str(need), label=RANK_NAMES[victim])
