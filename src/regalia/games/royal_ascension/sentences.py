"""Every reason that The Royal Ascension gives, in the words a player reads, with the rule each rests on."""

from __future__ import annotations

from regalia.games.royal_ascension import names, terms
from regalia.kernel.game import Reason

NOT_YOURS = Reason("It is not your choice now.", "4")
NO_BATTLE_OF_YOURS = Reason("You cannot attack yourself.", "4.6")
HEARTS_FIRST = Reason("Hearts are chosen before weapons; a weapon has been chosen.", "4.8")
TWO_HEARTS = Reason("At most two hearts fight in a battle.", "2.2")
ONLY_DEFENDS = Reason("A Secret Alliance is used when you are attacked, not in place of your own battle.", "rule 32")
NO_ALLIANCE = Reason("You have no Secret Alliance.", "5.4")
FIELD_FIRST = Reason("Send a territory first, then choose cards.", "4.8")
FIELDED = Reason("Your territory is chosen; now cards, or done.", "4.8")

_NOW = {
    int(terms.PICKING): "Pick a free territory",
    int(terms.MOVING): "Choose the space you walk to",
    int(terms.BUYING): "Choose weapons for the basket, or be done",
    int(terms.PAYING): "Pay for the basket with diamonds",
    int(terms.TAKING): "Take a heart or gold",
    int(terms.DARING): "Say whether you go all in",
    int(terms.CHALLENGING): "Choose whom to attack",
    int(terms.ANSWERING): "Fight, or use an alliance",
    int(terms.COMMITTING): "Commit a territory and cards to the battle",
}


def misplaced(step: int) -> Reason:
    """A line of another decision."""
    return Reason(f"{_NOW[step]}.", "4")


def taken(land: int, owner: int) -> Reason:
    return Reason(f"{names.LANDS[land]} belongs to seat {owner} already.", "4.2")


def out_of_reach(space: int, die: int, ends: list[int]) -> Reason:
    reach = " and ".join(map(str, sorted(ends)))
    return Reason(f"With a {die} you cannot come to space {space}; you can walk to {reach}.", "rule 11")


def no_space(space: int, count: int) -> Reason:
    return Reason(f"There is no space {space}; spaces are 0 to {count - 1}.", "2.4")


def not_for_sale(face: str) -> Reason:
    return Reason(f"There is no {face} for sale.", "4.4")


def too_dear(face: str, total: int, purse: int) -> Reason:
    return Reason(f"With {face} the basket would cost {total}; you have {purse} gold.", "4.4")


def basket_in_order(face: str) -> Reason:
    return Reason(f"Weapons go into the basket from high to low: {face} would be higher than the one before.", "4.4")


def not_held(face: str) -> Reason:
    return Reason(f"You have no {face} left in your hand.", "4")


def wrong_suit(face: str, wanted: str) -> Reason:
    return Reason(f"{face} cannot be used for this: {wanted}.", "2.2")


def payment_in_order(face: str) -> Reason:
    return Reason(f"Diamonds are paid from high to low: {face} is higher than the one before.", "4.4")


def too_little(face: str, owed: int) -> Reason:
    return Reason(f"{face} with all your lower diamonds does not cover the {owed} gold still owed.", "4.4")


def no_seat(seat: int, seats: int) -> Reason:
    return Reason(f"There is no seat {seat}; seats are 0 to {seats - 1}.", "4.6")


def out(seat: int) -> Reason:
    return Reason(f"Seat {seat} is out of the game.", "5.2")


def is_protected(seat: int) -> Reason:
    return Reason(f"Seat {seat} lost the last battle and is protected until the next one.", "rule 41")


def has_allied(seat: int) -> Reason:
    return Reason(f"Seat {seat} has used an alliance against you this turn.", "rule 34")


def not_owned(land: int) -> Reason:
    return Reason(f"{names.LANDS[land]} is not yours.", "4.8")


def cards_in_order(face: str) -> Reason:
    return Reason(f"Cards of a suit are chosen from high to low: {face} is higher than the one before.", "4.8")
