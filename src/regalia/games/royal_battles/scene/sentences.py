# native: pictures
"""Sentences for reasons, each with the rule that it rests on."""

from __future__ import annotations

from regalia.cards import token
from regalia.games.royal_battles.notation import SQUARES
from regalia.games.royal_battles.rules import terms
from regalia.games.royal_battles.units import Unit
from regalia.kernel.game import Reason

NOT_YOURS = Reason("It is not your choice now.", "4")
IN_ORDER = Reason("Units are recruited in canonical order, and an army of four must still be possible.", "4.1")
NO_PASSING = Reason("You may not decline to move: a card of yours can be played.", "rule 12")
NO_DECK_NO_PASSING = Reason("Without a deck you may not decline to move.", "4.5")
NOBODY_THERE = Reason("No unit stands there.", "5.3")
FRIEND = Reason("Own units are never attacked.", "rule 21")
ENEMY_HEALED = Reason("This Advantage is for own units.", "5.5")
OWN_STRUCK = Reason("This Advantage is against enemies.", "5.5")
ITSELF = Reason("A unit cannot choose itself as its target.", "rule 28")
IDLE = Reason("It would do nothing here, and that is not allowed in this game.", "rule 27")
TOO_FAR = Reason("Nothing reaches farther than the squares next to the unit.", "5.3")

_NOW = {
    int(terms.RECRUITING): "Recruit a unit",
    int(terms.PLACING): "Place a unit on a starting card",
    int(terms.PRE_ASKING): "Draw a card, or decline",
    int(terms.PLAYING): "Choose the card to move with",
    int(terms.MOVING): "Move a unit with the card you play",
    int(terms.ACTING): "Choose a target and a style, or hold",
    int(terms.KEY_ASKING): "Draw for the Key Position, or decline",
    int(terms.DISCARDING): "Keep your hand, or discard it",
}


def misplaced(step: int) -> Reason:
    """The reason for a move that belongs to another step."""
    return Reason(f"{_NOW[step]}.", "4")


def no_kind(word: str, units: tuple[Unit, ...]) -> Reason:
    return Reason(f"There is no unit '{word}' here; there are {', '.join(unit.name for unit in units)}.", "2.3")


def limit_reached(unit: Unit) -> Reason:
    return Reason(f"A chess set has no more {unit.name}s for your army.", "rule 45")


def nothing_left(unit: Unit) -> Reason:
    return Reason(f"You have no {unit.name} left to place.", "4.2")


def no_home(square: int) -> Reason:
    return Reason(f"{SQUARES[square]} is none of your starting squares.", "2.2")


def taken(square: int) -> Reason:
    return Reason(f"A unit stands on {SQUARES[square]} already.", "rule 17")


def not_held(card: int) -> Reason:
    return Reason(f"You have no {token(card)} in your hand.", "4.5")


def all_on(card: int, colour: str) -> Reason:
    return Reason(f"{token(card)} is {colour}, and all your units stand on {colour}.", "5.1")


def other_card(card: int) -> Reason:
    return Reason(f"The card to move with is {token(card)}.", "4.6")


def not_own(square: int) -> Reason:
    return Reason(f"None of your units stands on {SQUARES[square]}.", "5.1")


def same_colour(unit: Unit, colour: str) -> Reason:
    return Reason(f"The {unit.name} stands on {colour}: only the other colour moves it.", "5.1")


def not_next(start: int, square: int) -> Reason:
    return Reason(f"{SQUARES[square]} is not next to {SQUARES[start]}.", "5.1")


def same_cover(square: int, colour: str) -> Reason:
    return Reason(f"The card on {SQUARES[square]} is {colour} too: a card covers only the other colour.", "5.1")


def out_of_position(unit: Unit) -> Reason:
    if unit.type == "melee":
        return Reason(f"The {unit.name} fights hand to hand: left, right, before and behind only.", "5.3")
    return Reason(f"The {unit.name} shoots diagonally only.", "5.3")


def advantage_position(unit: Unit) -> Reason:
    where = "diagonally" if unit.advantage.position == "ranged" else "left, right, before and behind"
    return Reason(f"{unit.advantage.name} works {where} only.", "5.5")
