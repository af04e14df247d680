# native: pictures
"""Picks and cuts as choices: how a card fits, and what it can do."""

from __future__ import annotations

from regalia.card_names import ONE_OF_SUIT, counted
from regalia.cards import SUITS
from regalia.games.battle.notation import CODEC
from regalia.games.battle.rules import cards, fields, terms
from regalia.games.battle.rules.fields import played_card
from regalia.games.battle.scene.building_tokens import BuildingTokens
from regalia.games.battle.scene.sight import DRAWN, FACES, JOKER, Sight, skill
from regalia.kernel.scene import Choice, Preview, Then
from regalia.kernel.state import VERB_MASK

RANK_WORDS = ("king", "queen", "jack", "ten", "nine", "eight", "seven", "six", "five", "four", "three", "two", "ace")
SUIT_WORDS = {suit: ONE_OF_SUIT[SUITS.index(suit)].removeprefix("a ") for suit in "cdhs"}
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def mine(sight: Sight) -> list[int]:
    """The cards that the viewer has so far."""
    return sight.picked(sight.me) if sight.step == terms.SPLITTING else sight.deck()


def building_choice(sight: Sight, tokens: BuildingTokens, move: int) -> Choice:
    card = played_card(move)
    line = CODEC.line(sight.seat, move)
    if move & VERB_MASK == fields.CUT:
        label, touch = f"Cut {DRAWN[card]}", (tokens.touch[card], "act:cut")
        return Choice(line=line, label=label, touch=touch, outcome=_among(card, sight.deck()))
    label, touch = f"Take {DRAWN[card]}", (tokens.touch[card], "act:take")
    return Choice(line=line, label=label, touch=touch, preview=_preview(sight, card))


def _preview(sight: Sight, card: int) -> Preview:
    """How the card fits the viewer's cards, what it can do, and what remains."""
    options = sight.options
    total, keep = int(options.pool), int(options.deck_size)
    after = f"After the last pick you cut {total} cards to {keep}." if keep < total else f"Your deck has {keep} cards."
    return Preview(
        title=f"If you take {DRAWN[card]}",
        what=_which(card, mine(sight)),
        then=(_power(sight, card), Then(icon="deck", text=after)),
    )


def _alike(card: int, found: list[int]) -> tuple[int, int]:
    """How many of the cards share its rank, and its suit."""
    suited = [other for other in found if other != JOKER]
    return sum(other // 4 == card // 4 for other in suited), sum(other % 4 == card % 4 for other in suited)


def _which(card: int, found: list[int]) -> str:
    """Which of its kind the card would be: ``Third three, seventh spade``."""
    if card == JOKER:
        return f"{_ordinal(found.count(JOKER) + 1)} joker".capitalize()
    rank, suit = _alike(card, found)
    words = f"{_ordinal(rank + 1)} {RANK_WORDS[card // 4]}, {_ordinal(suit + 1)} {SUIT_WORDS[FACES[card][1]]}"
    return words.capitalize()


def _among(card: int, found: list[int]) -> str:
    """How many of its kind there are: ``one of 3 threes and 7 spades``."""
    if card == JOKER:
        return f"one of {counted(found.count(JOKER), 'joker')}"
    rank, suit = _alike(card, found)
    word = RANK_WORDS[card // 4]
    many = counted(rank, word, "sixes" if word == "six" else f"{word}s")
    return f"one of {many} and {counted(suit, SUIT_WORDS[FACES[card][1]])}"


def _ordinal(number: int) -> str:
    if number <= len(ORDINALS):
        return ORDINALS[number - 1]
    ends = {1: "st", 2: "nd", 3: "rd"}
    return f"{number}{ends.get(number % 10, 'th') if number > 20 else 'th'}"


def _power(sight: Sight, card: int) -> Then:
    """What a card can do in the game."""
    if card == JOKER:
        return Then(icon="crown", text="Needs no suit: takes over one soldier of an opponent.")
    suit = ONE_OF_SUIT[SUITS.index(FACES[card][1])]
    rank = card // 4
    if rank == cards.THREE:
        return Then(icon="sword", text=f"Played with {suit} in play, it destroys any one soldier.")
    if rank == cards.TWO:
        chooser = "you choose" if sight.options.two_by_caster else "the opponent chooses"
        return Then(icon="sword", text=f"Played with {suit} in play, it destroys two soldiers: {chooser} which.")
    if rank == cards.ACE:
        return Then(icon="hand", text=f"Played with {suit} in play, it draws two cards.")
    if sight.is_court(card):
        return Then(icon="crown", text=f"Skill {skill(card)}, with {suit} in play; one court card or ability a turn.")
    return Then(icon="shield", text=f"Skill {skill(card)}, and free: any number of these a turn.")
