# native: pictures
"""Names as players read them: territories, characters, cards, action cards, spaces."""

from __future__ import annotations

from regalia.card_names import NAMES
from regalia.cards import CARD, token
from regalia.games.royal_ascension.rules import terms

LANDS = (  # in the order of terms.SLUGS
    "Jiggy Jungle",
    "Dragon Dominion",
    "Vapor Vale",
    "Flare Lands",
    "Lucio Land",
    "Snore Summit",
    "Bulben Crest",
    "Teal Shore",
    "Venom Valley",
    "Pika Hills",
    "Char Forest",
    "Mewtopia",
)
CHARACTERS = ("King Eadric the Wise", "Lady Seraphina Von Eldora", "Sir Thaddeus Blondewood", "Lysandra of Rukenvale")
PIECES = ("eadric", "seraphina", "thaddeus", "lysandra")
SUIT_LETTERS = "cdhs"
ACTIONS = {
    int(terms.PLAGUE): ("Plague", "−10 in the next battle that is fought"),
    int(terms.ALLIANCE): ("Secret Alliance", "kept until it is used to avoid a battle"),
    int(terms.EVENT): ("Event", "a die of 5 or 6 brings cards"),
    int(terms.ALL_IN): ("All In", "the winner takes every territory of the loser"),
    int(terms.DECREE): ("Royal Decree", "all fight at once"),
}
KEY = (
    "J: All In, the winner takes all",
    "Q K: Royal Decree, all fight",
    "3 to 6: Secret Alliance, kept",
    "7 to 10: Event, a die of 5 or 6 brings cards",
    "A 2: Plague, −10 in the next battle",
)
HIDDEN = {"?h": "hidden heart", "?d": "hidden diamond"}
SPACES = ("hearts", "diamonds", "spades", "shop")


def face(rank: int, suit: int) -> str:
    """A card as its token, ``Kh``."""
    return token(rank * 4 + suit)


def drawn(faces: list[str]) -> str:
    """Cards in running text."""
    return " ".join(f"[{one}]" for one in faces)


def spoken(face: str) -> str:
    """A card in words; ``?h`` is a hidden heart."""
    return HIDDEN.get(face) or NAMES[CARD[face]]


def to_the_throne(held: int, throne: int) -> str:
    """``4 of 7 territories``; with more than are needed, ``8 territories, 7 needed``."""
    return f"{held} of {throne} territories" if held <= throne else f"{held} territories, {throne} needed"
