# native: pictures
"""Sentences for reasons, each with the rule that it rests on."""

from __future__ import annotations

from regalia.card_names import NAMES
from regalia.games.royal_battles.notation import SQUARES
from regalia.games.royal_battles.rules import terms
from regalia.games.royal_battles.units import Unit
from regalia.kernel.game import Reason

BOSS_FIRST = Reason("Choose your boss first.", "13.6")
NO_MASTER = Reason("Only the game master has a boss.", "13.6")
ONE_BOSS = Reason("You have a boss already: recruit other units.", "13.6")
NO_POINTS = Reason("Armies here have a fixed number of units: recruit until yours is complete.", "4.1")
NO_UNIT_YET = Reason("Recruit at least one unit.", "12.2")
PARTNER = Reason("You cannot attack units of your own side.", "13.4")
OUT_OF_LINE = Reason("The target must stand in line, at most two squares away.", "11")
COVERED = Reason("A unit stands between.", "11")
NO_PASSING = Reason("You must move: one of your cards can be played.", "6.3")
NO_DECK_NO_PASSING = Reason("You must move: your deck is empty.", "6.3")
NOBODY_THERE = Reason("No unit stands there.", "7.1")
FRIEND = Reason("You cannot attack units of your own side.", "7.1")
ENEMY_HEALED = Reason("This Advantage works only on units of your own side.", "8")
OWN_STRUCK = Reason("This Advantage works only on enemies.", "8")
ITSELF = Reason("A unit cannot choose itself as its target.", "8.2")
IDLE = Reason("It would have no effect here, and this table does not allow that.", "8.2")
TOO_FAR = Reason("A unit reaches only its neighbouring squares.", "2.2")

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


def misplaced(step: int, verb: int) -> Reason:
    """The reason for a move that belongs to another step."""
    return Reason(f"{_NOW[step]}.", "5.2")


def no_kind(word: str, units: tuple[Unit, ...]) -> Reason:
    return Reason(f"There is no unit '{word}' here; there are {', '.join(unit.title for unit in units)}.", "3")


def limit_reached(unit: Unit) -> Reason:
    return Reason(f"Your army already has every {unit.title} of a chess set.", "11")


def nothing_left(unit: Unit) -> Reason:
    return Reason(f"You have no {unit.title} left to place.", "4.3")


def too_dear(unit: Unit, price: int, left: int) -> Reason:
    return Reason(f"The {unit.title} costs {price} points; you have {left} left.", "12.2")


def too_weak(unit: Unit) -> Reason:
    return Reason(f"{unit.advantage.name} costs the {unit.title} more Life than it can spare.", "11")


def off_board(square: int) -> Reason:
    return Reason(f"{SQUARES[square]} is not on this board.", "2.1")


def no_home(square: int) -> Reason:
    return Reason(f"{SQUARES[square]} is not one of your starting squares.", "2.1")


def taken(square: int) -> Reason:
    return Reason(f"A unit already stands on {SQUARES[square]}.", "6.2")


def not_held(card: int) -> Reason:
    return Reason(f"You have no {NAMES[card]} in your hand.", "6.1")


def all_on(card: int, colour: str) -> Reason:
    return Reason(f"The {NAMES[card]} is {colour}, and all your units stand on {colour}.", "6.1")


def other_card(card: int) -> Reason:
    return Reason(f"You move with the {NAMES[card]} this turn.", "6.4")


def not_own(square: int) -> Reason:
    return Reason(f"None of your units stands on {SQUARES[square]}.", "6.1")


def same_colour(unit: Unit, colour: str) -> Reason:
    return Reason(f"The {unit.title} stands on {colour}: only the other colour moves it.", "6.1")


def not_next(start: int, square: int) -> Reason:
    return Reason(f"{SQUARES[square]} is not next to {SQUARES[start]}.", "6.2")


def same_cover(square: int, colour: str) -> Reason:
    return Reason(f"The card on {SQUARES[square]} is {colour} too: a card covers only the other colour.", "6.2")


def out_of_position(unit: Unit) -> Reason:
    if unit.type == "melee":
        return Reason(f"The {unit.title} attacks only orthogonally: left, right, in front and behind.", "7.1")
    return Reason(f"The {unit.title} attacks only diagonally.", "7.1")


def advantage_position(unit: Unit) -> Reason:
    where = "diagonally" if unit.advantage.position == "ranged" else "orthogonally"
    return Reason(f"{unit.advantage.name} works only {where}.", "8")
