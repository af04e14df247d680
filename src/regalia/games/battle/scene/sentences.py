# native: pictures
"""The sentences of refusals, each with the paragraph of the players' rules."""

from __future__ import annotations

from regalia.card_names import ONE_OF_SUIT
from regalia.cards import CARD as COMMON
from regalia.games.battle.notation import token
from regalia.games.battle.rules import fields, terms
from regalia.games.battle.scene.sight import CARD_NAMES, JOKER
from regalia.kernel.game import Reason

HIDDEN = Reason("'??' stands for a hidden card: name a card.", "2.4")
NOBODY_THERE = Reason("Nobody sits there: name a player of this table.", "2.1")
OWN_SIDE = Reason("That is your own side: you attack opponents.", "5.1")
FALLEN_SIDE = Reason("That castle has fallen already.", "5.6")
JOIN_FIRST = Reason("You came to this group's aid: now one of your soldiers must join it.", "10.3")
NO_GROUP_YET = Reason("There is no group to join yet: attack with a soldier first.", "5.1")
ONLY_AS_ONE = Reason("Only members of a team that shares its turn can aid each other's groups.", "10.3")
AID_BEFORE = Reason("Aid team-mates' groups before you open groups of your own.", "16.3")
SIDES_IN_ORDER = Reason("Name equal leaders in the order of the seats they attack: this seat comes earlier.", "16.3")
CHOICE_IN_ORDER = Reason("Name them strongest first, so that enough are left for those still to choose.", "16.2")
SPECIAL_USED = Reason("You may play one court card or one ability a turn, and have done so.", "7.2")
NOTHING_TO_DRAW = Reason("There is no card to draw, neither in the draw pile nor in the discard pile.", "7.4")
OWN_TEAM = Reason("An ability is aimed at an opponent, not at you or a team-mate.", "7.5")
NOTHING_TO_LOSE = Reason("That player has no soldier in play.", "7.5")
CUTS_IN_ORDER = Reason("Cuts go strongest first, so that enough cards are left for those still to make.", "16.2")
ATTACK_OVER = Reason("Your attack of this turn is over: play cards now, or end your turn.", "4.1")
ATTACK_FIRST = Reason("Cards are played in the main step, after the attack: finish the attack first.", "4.1")

NOW = {  # for a verb of another step
    terms.PICKING: Reason("Pick a card of the pack you hold.", "9.4"),
    terms.SPLITTING: Reason("Pick one of the open cards.", "9.5"),
    terms.CUTTING: Reason("Cut one of your cards.", "9.6"),
    terms.ATTACKING: Reason("Choose attackers, or finish the attack.", "5.1"),
    terms.BLOCKING: Reason("Choose a blocker for this group, or pass.", "5.4"),
    terms.STRIKING: Reason("Choose the enemy that falls to your strike.", "6.1"),
    terms.MAIN: Reason("This is your main step: play cards, use an ability, or end it.", "7.1"),
    terms.BY_TWO: Reason("Choose the soldiers that the two destroys.", "7.5"),
    terms.BY_THREE: Reason("Choose the soldier that the three destroys.", "7.6"),
    terms.BY_JOKER: Reason("Choose the soldier that changes sides.", "7.7"),
}
AIMED_ELSEWHERE = {
    terms.BY_TWO: Reason("The two was aimed at another player.", "7.5"),
    terms.BY_JOKER: Reason("The joker was aimed at another player.", "7.7"),
}


def no_such_team(teams: int) -> Reason:
    return Reason(f"A team is attacked as one here: name a team, 0 to {teams - 1}.", "10.3")


def needless_owner(card: str) -> Reason:
    return Reason(f"Name the {card} alone: a seat follows only soldiers from another player's deck.", "16.6")


def misplaced(step: int, verb: int) -> Reason:
    """The reason for a verb that belongs to another step."""
    if step == terms.MAIN and verb in (fields.ATTACK, fields.JOIN, fields.AID):
        return ATTACK_OVER
    if step == terms.ATTACKING and verb in (fields.PLAY, fields.USE, fields.END):
        return ATTACK_FIRST
    return NOW[step]


# ---- attack and block


def not_controlled(soldier: str) -> Reason:
    return Reason(f"You have no {soldier} in play.", "2.1")


def engaged(soldier: str, group: int) -> Reason:
    return Reason(f"Your {soldier} is in group {group} already.", "5.1")


def groups_in_order(before: str, soldier: str) -> Reason:
    return Reason(f"Name the leaders of groups strongest first: the {soldier} cannot follow the {before}.", "16.3")


def only_current(group: int) -> Reason:
    return Reason(f"Soldiers can join only group {group} now, the one you turned to last.", "16.3")


def members_in_order(before: str, soldier: str) -> Reason:
    return Reason(f"Soldiers join a group strongest first: the {soldier} cannot follow the {before}.", "16.3")


def like_groups(first: int, second: int) -> Reason:
    return Reason(f"Groups {first} and {second} began alike: the larger or stronger one must be group {first}.", "16.3")


def no_group(group: int, count: int) -> Reason:
    return Reason(f"There is no group {group}; {count} {'has' if count == 1 else 'have'} been opened.", "10.3")


def aid_upwards(group: int) -> Reason:
    return Reason(f"Aid groups in the order of their numbers: you have aided group {group} already.", "16.3")


def asked_about(group: int) -> Reason:
    return Reason(f"Group {group} comes first: block it or let it through.", "5.4")


def blockers_in_order(before: str, soldier: str) -> Reason:
    return Reason(f"Name the blockers of a group strongest first: the {soldier} cannot follow the {before}.", "16.2")


# ---- strikes and abilities


def not_there(soldier: str) -> Reason:
    return Reason(f"That player has no {soldier} in play.", "2.1")


def not_struck_at(soldier: str) -> Reason:
    return Reason(f"The {soldier} is not an enemy in this fight.", "6.1")


def falls_already(soldier: str) -> Reason:
    return Reason(f"The {soldier} falls already: choose another enemy.", "6.3")


# ---- cards


def not_held(card: int) -> Reason:
    return Reason("You do not hold a joker." if card == JOKER else f"You do not hold the {CARD_NAMES[card]}.", "2.4")


def suit_missing(card: int) -> Reason:
    suit = ONE_OF_SUIT[COMMON[token(card)] % 4]
    return Reason(f"It needs a soldier of its suit in front of you: {suit}.", "7.3")


def no_ability(card: int) -> Reason:
    return Reason(f"The {CARD_NAMES[card]} has no ability; aces, twos, threes and jokers have one.", "1.4")


def aimed_at_nobody(card: int) -> Reason:
    return Reason(f"The {CARD_NAMES[card]} is not aimed at a player: write 'use {token(card)}'.", "1.4")


def name_an_opponent(card: int) -> Reason:
    rule = "7.7" if card == JOKER else "7.5"
    return Reason(f"Name the opponent at whom you aim the {CARD_NAMES[card]}.", rule)


def not_offered(card: int) -> Reason:
    return Reason(f"There is no {CARD_NAMES[card]} to pick here.", "9.4")


def not_in_pool(card: int) -> Reason:
    return Reason(f"There is no {CARD_NAMES[card]} among the cards you can cut.", "9.6")
