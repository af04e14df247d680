# native: pictures
"""The sentences of all refusals, each with its paragraph of ``rules.md``."""

from __future__ import annotations

from regalia.card_names import listed
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.scene.names import spoken
from regalia.kernel.game import Reason

NO_BATTLE_OF_YOURS = Reason("You cannot attack yourself.", "8.1")
HEARTS_FIRST = Reason("Choose hearts before weapons; you have already chosen a weapon.", "17.1")
TWO_HEARTS = Reason("You may use at most two hearts in a battle.", "9.1")
ONLY_DEFENDS = Reason("Use a Secret Alliance when you are attacked, not instead of your own attack.", "7.3")
NOBODY_THERE = Reason("Nobody sits there: name a player of this table.", "8.1")
NO_ALLIANCE = Reason("You have no Secret Alliance.", "7.3")
FIELD_FIRST = Reason("Send a territory first, then choose cards.", "9.1")
FIELDED = Reason("You have sent a territory. Now choose cards, or commit.", "9.1")

_NOW = {
    int(terms.PICKING): Reason("Pick a free territory.", "4.2"),
    int(terms.MOVING): Reason("Choose a space to walk to.", "3.2"),
    int(terms.BUYING): Reason("Choose weapons for the basket, or leave.", "6.2"),
    int(terms.PAYING): Reason("Pay for the basket with diamonds.", "6.3"),
    int(terms.TAKING): Reason("Take a heart or gold.", "7.4"),
    int(terms.DARING): Reason("Say whether you go all in.", "7.1"),
    int(terms.CHALLENGING): Reason("Choose whom to attack.", "8.1"),
    int(terms.ANSWERING): Reason("Fight, or use an alliance.", "7.3"),
    int(terms.COMMITTING): Reason("Commit a territory and cards to the battle.", "9.1"),
}


def misplaced(step: int, verb: int) -> Reason:
    """A line of another decision."""
    return _NOW[step]


def taken(land: str, owner: int) -> Reason:
    return Reason(f"{land} already belongs to {{{owner}}}.", "4.2")


def out_of_reach(space: int, die: int, ends: list[int]) -> Reason:
    reach = listed([str(end) for end in sorted(ends)], "or")
    return Reason(f"With a {die} you cannot reach space {space}; you can walk to {reach}.", "3.2")


def no_space(space: int, count: int) -> Reason:
    return Reason(f"There is no space {space}; spaces are 0 to {count - 1}.", "3.1")


def not_for_sale(face: str) -> Reason:
    return Reason(f"There is no {spoken(face)} for sale.", "6.1")


def too_dear(face: str, total: int, purse: int) -> Reason:
    return Reason(f"With the {spoken(face)} the basket would cost {total}; you have {purse} gold.", "6.2")


def basket_in_order(face: str) -> Reason:
    return Reason(
        f"Weapons go into the basket from high to low: the {spoken(face)} would be higher than the one before.", "17.2"
    )


def not_held(face: str) -> Reason:
    return Reason(f"You have no {spoken(face)} left.", "2.4")


def wrong_suit(face: str, wanted: str) -> Reason:
    return Reason(f"The {spoken(face)} cannot be used for this: {wanted}.", "2.2")


def payment_in_order(face: str) -> Reason:
    return Reason(f"Diamonds are paid from high to low: the {spoken(face)} is higher than the one before.", "17.2")


def too_little(face: str, owed: int) -> Reason:
    return Reason(f"The {spoken(face)} with all your lower diamonds does not cover the {owed} gold still owed.", "17.2")


def out(seat: int) -> Reason:
    return Reason(f"{{{seat}}} is out of the game.", "9.8")


def is_protected(seat: int) -> Reason:
    return Reason(f"{{{seat}}} lost the last battle and is protected until the next one.", "8.2")


def has_allied(seat: int) -> Reason:
    return Reason(f"{{{seat}}} has used an alliance against you this turn.", "8.4")


def not_owned(land: str) -> Reason:
    return Reason(f"{land} is not yours.", "9.1")


def cards_in_order(face: str) -> Reason:
    return Reason(
        f"Cards of a suit are chosen from high to low: the {spoken(face)} is higher than the one before.", "17.1"
    )
