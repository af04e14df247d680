# native: pictures
"""Prompts: what the viewer should do now, or what is awaited."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.royal_battles.notation import SQUARES
from regalia.games.royal_battles.rules import bags, model, terms
from regalia.games.royal_battles.scene.sight import DRAWN, Sight, drawn
from regalia.kernel.scene import Prompt
from regalia.kernel.scene.toolkit import ended, step_prompt

ENDINGS = (  # in the order of GAME.reasons
    "The enemy has no unit left.",
    "The cards have run out.",
    "The round limit was reached.",
)
CHANCE_SAYS = {
    terms.ARMY_DRAWING: "Armies are drawn at random.",
    terms.ARMING: "The armies are shown.",
    terms.SETTING: "Starting cards are laid.",
    terms.INITIATING: "Initiative cards are turned up.",
    terms.SHOWING: "The hand is discarded.",
}
DOING = {  # what the seat that must choose does, as others read it
    terms.RECRUITING: "recruits a unit",
    terms.PLACING: "places a unit",
    terms.PRE_ASKING: "may draw a card",
    terms.PLAYING: "chooses a card",
    terms.MOVING: "moves a unit",
    terms.ACTING: "chooses a target",
    terms.KEY_ASKING: "may draw for the Key Position",
    terms.DISCARDING: "keeps or discards the hand",
}


def prompt(sight: Sight) -> Prompt:
    if sight.over:
        return _over(sight)
    return step_prompt(sight, CHANCE_SAYS.get(sight.step, "Cards are drawn."), DOING, SAYS)


def _recruiting(sight: Sight) -> tuple[str, str]:
    left = int(terms.ARMY) - len(sight.recruits(sight.seat))
    small = (
        "Your choice stays secret until both armies are complete." if sight.options.army_choice == terms.SECRET else ""
    )
    if sight.options.army_choice != terms.DRAFT:
        small += " Units are recruited in the order of the list."
    return f"Recruit a unit: {left} to go.", small.strip()


def _placing(sight: Sight) -> tuple[str, str]:
    return "Place a unit on one of your starting cards.", "Touch the unit, then a card."


def _before(sight: Sight) -> tuple[str, str]:
    return "Your hand is empty: draw a card?", ""


def _playing(sight: Sight) -> tuple[str, str]:
    colour = sight.one_colour(sight.seat)
    small = "It must differ in colour from the card its unit stands on."
    if colour:
        own, other = ("red", "black") if colour == bags.RED else ("black", "red")
        small = f"All your units stand on {own}: play a {other} card."
    return "Choose the card to move with.", small


def _moving(sight: Sight) -> tuple[str, str]:
    card = sight.movement_card()
    return (
        f"Move a unit with {DRAWN[card]}." if card is not None else "Move a unit.",
        "Touch the unit, then a square; or let it stay and cover its own card.",
    )


def _acting(sight: Sight) -> tuple[str, str]:
    piece = sight.piece(int(sight.table.mover))
    return f"Choose a target and a style for the {piece.unit.name} on {SQUARES[piece.square]}.", _near(sight)


def _near(sight: Sight) -> str:
    piece = sight.piece(int(sight.table.mover))
    reach = "orthogonally" if piece.unit.type == "melee" else "diagonally"
    return f"{piece.unit.weapon} reaches {reach}. Aces and Jokers are Trumps for {piece.unit.advantage.name}."


def _key(sight: Sight) -> tuple[str, str]:
    cards = min(2, sight.deck(sight.seat))
    return f"Key Position: draw {counted(cards, 'card')}?", ""


def _discarding(sight: Sight) -> tuple[str, str]:
    stuck = sight.table.mover < 0 and sight.table.row[model.PROVEN + sight.seat]
    small = "You could not move: all your units stand on the colour of your hand." if stuck else ""
    return f"Keep {drawn(sight.hand)}, or discard?", small


SAYS = {
    terms.RECRUITING: _recruiting,
    terms.PLACING: _placing,
    terms.PRE_ASKING: _before,
    terms.PLAYING: _playing,
    terms.MOVING: _moving,
    terms.ACTING: _acting,
    terms.KEY_ASKING: _key,
    terms.DISCARDING: _discarding,
}


def _over(sight: Sight) -> Prompt:
    winner = sight.table.winner
    say = "A tie." if winner == model.TIE else "You have won." if winner == sight.seat else f"{{{winner}}} has won."
    return ended(say, f"{ENDINGS[sight.table.reason]} {units_left(sight)}")


def units_left(sight: Sight) -> str:
    """The number of units left on both sides."""
    left = [len(sight.standing(seat)) for seat in range(2)]
    return f"Units left: {left[0]} and {left[1]}."
